//! Law texts of the reader's own: what was read, concordances of two editions, redlines of two texts.

mod concord;
mod concord_data;
mod escape;
mod imported;
mod redline;
mod redline_html;
mod tree;

use adoube_core::edition::Edition;
use adoube_text::{LawText, Side};

use crate::messages::Messages;

pub(crate) use escape::{escape, plain_table, table};
pub(crate) use redline::marked_runs;

pub use concord::{Tables, concordance, concordance_markdown};
pub use concord_data::{concordance_csv, concordance_json, concordance_yaml};
pub use imported::{report, texts, texts_json, texts_markdown};
pub use redline::{redline, redline_markdown};
pub use redline_html::redline_html;
pub use tree::{tree, tree_json, tree_markdown};

/// An imported text and what is known of it.
#[derive(Clone, Copy, Debug)]
pub struct Imported<'a> {
    /// Its edition.
    pub edition: &'a Edition,
    /// The text, read.
    pub text: &'a LawText,
    /// The name of the file that it was imported from.
    pub file: &'a str,
    /// Its digest.
    pub digest: &'a str,
}

/// The titles of both sides and their ids, in one line.
pub(crate) fn pair(from: &Side, to: &Side, messages: &Messages) -> String {
    let lang = messages.lang();
    let titled = |side: &Side| format!("{} ({})", lang.pick(&side.title), side.edition);
    messages.with("law-pair", &[("from", (&titled(from)).into()), ("to", (&titled(to)).into())])
}
