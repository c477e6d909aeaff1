//! Law texts: read into trees of articles, brought together with those of other editions, compared word by word; and
//! tables spliced into documents.
//!
//! A text of the reader's own becomes a [`LawText`] ([`read`]) of which no byte is lost.

mod lines;
mod number;
mod opening;
mod reader;
mod signs;
mod split;
mod tree;
mod words;

pub use lines::Form;
pub use number::{Key, Part};
pub use reader::read;
pub use signs::Noise;
pub use tree::{Clause, Heading, LawText, Piece, Place};
pub use words::is_cyrillic;
