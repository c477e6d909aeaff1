//! The reader of adoube: YAML and JSON Lines in, checked editions and incidents out, with located diagnostics.
//!
//! Texts become a neutral tree with places, the tree becomes words of
//! `adoube_core`, and whatever does not fit becomes a [`Diagnostic`]: an id and values, never a sentence. The sentences
//! stand in the message files of `adoube-report`. Nothing here panics, whatever the input.

mod concordance;
mod conditions;
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
mod kinds;
mod matter;
mod nearest;
mod node;
mod order;
mod own;
mod positions;
mod provision;
mod read;
mod resolve;
mod ruled;
mod schema;
pub mod select;
mod shipped;
mod source;
mod stream;
mod wish;
mod yaml;

pub use concordance::{End, FixedLinks, read_concordance};
pub use diagnostic::{Diagnostic, Severity, Span};
pub use positions::{NamedPosition, read_positions, select_positions, shipped_positions};
pub use read::{as_json, check_intentions, read_editions, read_scenarios};
pub use schema::{Kind, schema};
pub use shipped::{Library, digest};
pub use source::{Format, LIMIT, SourceText, read_sources};
pub use stream::{Incidents, Rejected, incidents};
pub use wish::{WantedRuling, read_wanted};
