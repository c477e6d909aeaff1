//! What amendments change, over the shipped editions and incidents.

#![expect(clippy::expect_used, reason = "a test may panic")]

mod articles;
mod drafts;
mod support;
