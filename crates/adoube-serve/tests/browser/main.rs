//! The page in a real browser: Debian's Chromium, driven without a window.
//!
//! Without a browser the tests say that they were skipped; where `CI` is set, that is a failure.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod acts;
mod address;
mod axe;
mod conditions;
mod driver;
mod files;
mod keyboard;
mod keys;
mod language;
mod paper;
mod speed;
mod views;
