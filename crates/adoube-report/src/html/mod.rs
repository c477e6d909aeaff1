//! One page for a matrix: no network, readable without scripts, on paper and in the dark.

mod handout;
mod page;
mod words;

use adoube_compare::Matrix;
use askama::Template as _;

use crate::messages::Messages;

/// What a page says beside the matrix.
#[derive(Clone, Debug, Default)]
pub struct PageView {
    /// Also the incidents on which all editions agree.
    pub all: bool,
    /// The command line that made the page, for the footer.
    pub command: String,
    /// Digest of the data, for the footer.
    pub digest: String,
    /// Files that lie beside the page.
    pub links: Vec<Link>,
    /// Where the pages of single incidents lie, each under its id and `.html`: the beginning of their address. Empty:
    /// nowhere.
    pub handouts: String,
}

/// A file beside a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Its address, relative to the page.
    pub href: String,
    /// What it is.
    pub words: String,
}

/// The whole page.
///
/// # Errors
/// Never in practice: writing to a string does not fail.
pub fn page(messages: &Messages, matrix: &Matrix, view: &PageView) -> Result<String, askama::Error> {
    page::Page::new(messages, matrix, view).render()
}

/// The first incident of the matrix on one page to print: boards, events, outcomes, and what the articles say. Empty when
/// the matrix is.
///
/// # Errors
/// Never in practice: writing to a string does not fail.
pub fn handout(messages: &Messages, matrix: &Matrix, digest: &str) -> Result<String, askama::Error> {
    handout::Handout::new(messages, matrix, digest).map_or(Ok(String::new()), |handout| handout.render())
}
