//! What an amendment changes.
//!
//! [`changes`] puts the words of two editions against their rulings, article by article, and [`claim`] judges whether that
//! may be called editorial. [`impact`] holds a draft against what its author intends. [`seek`] looks for the smallest
//! changes of an edition that give wanted rulings. They look at incidents that are there and search a domain that the
//! caller names; no input or output, no clock.

mod changes;
mod claim;
mod effect;
mod impact;
mod seek;
mod wanted;

pub use changes::{Change, Changes, Outside, Said, Verdict, changes};
pub use claim::{Claim, claim};
pub use effect::{Bounds, Context, Effect, Found, NewChoice, Searched, effects, scenario};
pub use impact::{Fate, Impact, Moved, Reached, impact};
pub use seek::{Amendment, Limits, Sought, seek};
pub use wanted::{Wanted, Wish};
