//! Law texts: read into trees of articles, brought together with those of other editions, compared word by word; and
//! tables spliced into documents.
//!
//! A text of the reader's own becomes a [`LawText`] ([`read`]) of which no byte is lost.

mod concord;
mod lines;
mod number;
mod opening;
mod patch;
mod reader;
mod redline;
mod signs;
mod splice;
mod split;
mod tree;
mod words;

pub use concord::{Article, Concordance, Corrections, Grounds, Group, Link, Relation, Row, Side, corrections, side};
pub use lines::Form;
pub use number::{Key, Part};
pub use patch::patch;
pub use reader::read;
pub use redline::{Body, Change, Passage, Redline, Run, compare, redline};
pub use signs::Noise;
pub use splice::{BadMarker, Mistake, Slot, slots, splice};
pub use tree::{Clause, Heading, LawText, Piece, Place};
pub use words::is_cyrillic;
