//! What a search found: the domain, the classes of divergence with their witnesses, in every format.

mod domain;
mod json;
mod markdown;
mod model;
mod scenario;
pub mod state;
mod terminal;
mod voices;

pub use domain::number as grouped;
pub use json::{FORMAT, json};
pub use markdown::markdown;
pub use model::{Findings, Found, FoundOutcome, FoundRow, told_witness};
pub use scenario::{scenarios, witnesses};
pub use terminal::terminal;
pub use voices::Voices;

use adoube_core::topic::Topic;

/// What of the findings is shown, and how.
#[derive(Clone, Debug)]
pub struct FoundView {
    /// Whether each witness is shown on a board, with its events one by one.
    pub long: bool,
    /// Columns of the terminal.
    pub width: usize,
    /// Whether weight and colour may be used.
    pub colour: bool,
    /// Only the classes that this topic decides.
    pub topic: Option<Topic>,
    /// Classes that are left out, by their groups of books and their topics.
    pub without: Vec<(Vec<Vec<usize>>, Vec<Topic>)>,
}
