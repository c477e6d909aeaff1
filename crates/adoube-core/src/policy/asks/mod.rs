//! What policies on the competition rules are asked: one small trait a topic, with its facts and its answers.
//!
//! Facts are plain data that no edition interprets; what must be looked up only when it matters comes as a function.
//! Times are in seconds unless a name says minutes.

mod clock;
mod conduct;
mod draws;
mod faults;
mod flags;
mod menu;
mod penalty;
mod record;
mod start;

pub use clock::*;
pub use conduct::*;
pub use draws::*;
pub use faults::*;
pub use flags::*;
pub use menu::*;
pub use penalty::*;
pub use record::*;
pub use start::*;
