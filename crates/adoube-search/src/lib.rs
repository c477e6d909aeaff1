//! Where editions part, searched for.
//!
//! The domain is finite and written down: positions, an alphabet of events, a length ([`Domain`]). [`Search`] walks the
//! tree of event sequences with one [`adoube_core::incident::Line`] that grows and shrinks, lets one book speak for all
//! that answer alike, and counts each way in which the books part ([`Parting`]). [`classes`] asks why they part and makes
//! the smallest witness of each class. No solver, no input or output, no clock; the same domain gives the same answer
//! on any number of threads.

mod alphabet;
mod cover;
mod equivalent;
mod found;
mod intern;
mod mutants;
mod roles;
mod search;
mod stand;
mod straw;
mod summary;
mod tally;
mod touches;
mod touching;
mod trial;
mod walk;
mod witness;

pub use alphabet::Kind;
pub use cover::{Cover, NODES, Proof, Step, cover};
pub use equivalent::equivalent;
pub use mutants::{Mutant, mutants};
pub use search::{Domain, Ground, Progress, Run, Sample, Search, Unsearchable};
pub use straw::STRAW;
pub use tally::{Count, Parting, Place, Tally};
pub use trial::{CERTAINTY, Fate, Look, Trial, Tried};
pub use witness::{Class, Witness, class_of, classes};
