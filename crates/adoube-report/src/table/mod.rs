//! The comparison as a table: one model, and one file for each format that it is rendered in.
//!
//! People's formats ([`terminal`], [`markdown`]) show divergent incidents unless all are asked for and say how many they
//! leave out. Formats for programs ([`csv`], [`json`], [`jsonl`]) hold every incident.

mod court;
mod csv;
mod docx;
mod editions;
mod json;
pub mod jsonl;
mod long;
mod markdown;
mod model;
mod moves;
mod shared;
mod terminal;
mod words;
mod xlsx;

pub(crate) use court::{competition_json, sanctions_json, score_text};
pub use csv::{Separator, csv};
pub(crate) use csv::{harmless, written_csv};
pub use docx::docx;
pub use editions::Column;
pub(crate) use editions::Columns;
pub(crate) use editions::authority;
pub use json::{FORMAT, json};
pub(crate) use json::{certainty, result, side, status, verdict};
pub use markdown::markdown;
pub(crate) use markdown::written;
pub use model::{Group, Table, TableCell, TableOutcome, TableRow, letter, mark};
pub(crate) use model::{spanned, theme, theme_with_word};
pub use terminal::terminal;
pub(crate) use terminal::{class_grid, drawn};
pub(crate) use words::{apart, outcomes};
pub use xlsx::xlsx;

/// What of the matrix is shown, and how.
#[derive(Clone, Debug)]
pub struct View {
    /// Whether incidents on which all editions agree are shown too.
    pub all: bool,
    /// Whether each outcome is told at length under the table.
    pub long: bool,
    /// Whether neighbouring editions that rule alike stand together.
    pub merge: bool,
    /// Whether incidents are parted by theme, each theme under a heading of its own.
    pub themes: bool,
    /// The command line that the footer repeats; empty: not shown.
    pub command: String,
    /// The digest of the data that the footer names; empty: not shown.
    pub digest: String,
    /// Columns of the terminal. Less than 60 is taken as 60.
    pub width: usize,
    /// What stands between values of [`csv`](csv()).
    pub separator: Separator,
    /// Whether weight and colour may be used; everything that they say stands there in words too.
    pub colour: bool,
}

impl Default for View {
    fn default() -> View {
        View {
            all: false,
            long: false,
            merge: true,
            themes: true,
            command: String::new(),
            digest: String::new(),
            width: 100,
            separator: Separator::default(),
            colour: false,
        }
    }
}

/// The moves in the notation of the language, sorted as text.
fn sorted(
    lang: crate::messages::Lang,
    scene: &adoube_core::board::Scene,
    moves: adoube_core::board::MoveSet,
) -> Vec<String> {
    let mut list = crate::notation::san_list(lang, scene, moves);
    list.sort_unstable();
    list
}

/// Rows cut into runs of one theme, or left together.
fn themes(rows: &[TableRow], apart: bool) -> Vec<&[TableRow]> {
    if rows.is_empty() {
        Vec::new()
    } else if apart {
        rows.chunk_by(|a, b| a.theme == b.theme).collect()
    } else {
        vec![rows]
    }
}
