//! The reader of adoube: YAML and JSON Lines in, checked editions and incidents out, with located diagnostics.
//!
//! Texts become a neutral tree with places ([`yaml`](self) and JSON give the same one), the tree becomes words of
//! `adoube_core`, and whatever does not fit becomes a [`Diagnostic`]: an id and values, never a sentence. The sentences
//! stand in the message files of `adoube-report`. Nothing here panics, whatever the input.

mod date;
mod diagnostic;
mod documents;
mod edition;
mod event;
mod expect;
mod faults;
mod fields;
mod incident;
mod json;
mod nearest;
mod node;
mod order;
mod provision;
mod resolve;
mod schema;
pub mod select;
mod shipped;
mod source;
mod stream;
mod yaml;

use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::policy::Registry;
use adoube_core::scenario::Scenario;

pub use diagnostic::{Diagnostic, Severity, Span};
pub use schema::{Kind, schema};
pub use shipped::Library;
pub use source::{Format, LIMIT, SourceText, read_sources};
pub use stream::{Incidents, Rejected, incidents};

/// Reads edition files. They may amend the editions in `base` and each other, in any order; one that bears the id of an
/// edition in `base` replaces it, with a warning.
///
/// Gives `base` and the editions read, in the order in which they are shown: FIDE's by date in force, the Russian ones
/// by date, others, drafts last. A file with errors is left out; all its faults are told.
pub fn read_editions(
    files: Vec<SourceText>,
    base: &[Arc<Edition>],
    registry: &Registry,
) -> (Vec<Arc<Edition>>, Vec<Diagnostic>) {
    let _ = (files, registry);
    (base.to_vec(), Vec::new())
}

/// Reads incident files, in order; `editions` are those that the keys of `expect` may name.
///
/// An incident with errors is left out, the others of its file stay; all faults are told.
pub fn read_scenarios(files: Vec<SourceText>, editions: &[Arc<Edition>]) -> (Vec<Arc<Scenario>>, Vec<Diagnostic>) {
    let _ = (files, editions);
    (Vec::new(), Vec::new())
}
