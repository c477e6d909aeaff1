//! Many editions against many incidents.
//!
//! A [`Panel`] rules one incident under all its editions and their readings, asking each distinct combination of
//! policies once. A [`Matrix`] holds the rows that every view is rendered from.

mod cause;
mod expect;
mod flips;
mod matrix;
mod panel;
mod told;

pub use cause::{Cause, cause};
pub use expect::{Mismatch, Tally, check};
pub use flips::{Flip, Moved, flips, lines, moved, origin};
pub use matrix::{Matrix, MatrixRow};
pub use panel::{EditionRuling, Judgement, Outcome, Panel, Row};
pub use told::{Told, ToldClaim, ToldCompetition, ground};
