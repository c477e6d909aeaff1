//! What an amendment changes.
//!
//! [`changes`] puts the words of two editions against their rulings, article by article, and [`claim`] judges whether that
//! may be called editorial. Both rest on the search of a domain that the caller names; no input or output, no clock.

mod changes;
mod claim;
mod effect;

pub use changes::{Change, Changes, Outside, Said, Verdict, changes};
pub use claim::{Claim, claim};
pub use effect::{Bounds, Context, Effect, Found, NewChoice, Searched, effects, scenario};
