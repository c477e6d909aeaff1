//! Editions as the command line and the keys of `expect` name them.

use std::sync::Arc;

use adoube_core::edition::Edition;

use crate::Diagnostic;

/// The editions that a selection names, in the order of mention, each once: ids, ranges `a..b` within one authority by
/// date in force, the words `all`, `fide`, `ru` (any authority in lower case), parted by commas.
///
/// # Errors
/// One diagnostic for each word that names nothing, with its place in the selection.
pub fn select(selection: &str, editions: &[Arc<Edition>]) -> Result<Vec<Arc<Edition>>, Vec<Diagnostic>> {
    let _ = (selection, editions);
    Ok(Vec::new())
}

/// The edition of an authority (`FIDE` when none is named) in force on a day (`YYYY-MM-DD`). Drafts never are. Where
/// several are, originals and orders go before translations, and the latest before the others.
///
/// # Errors
/// When the day is no date, the authority is unknown, or none was in force.
pub fn on(date: &str, authority: Option<&str>, editions: &[Arc<Edition>]) -> Result<Arc<Edition>, Box<Diagnostic>> {
    let _ = (date, authority, editions);
    Err(Box::new(Diagnostic {
        severity: crate::Severity::Error,
        id: "diag-none-in-force",
        args: Vec::new(),
        file: String::new(),
        span: None,
        source: Arc::from(""),
        first_line: 1,
        nearest: None,
    }))
}
