//! What an amendment changes, for people and programs: words against rulings, drafts, changes for wanted rulings.

mod case;
mod changes;
mod changes_json;
mod claim;
mod draft;
mod entry;
mod impact;
mod impact_json;
mod seek;
mod study;

pub use changes::{changes, changes_markdown};
pub use changes_json::changes_json;
pub use claim::{claim, claim_json};
pub use draft::new_draft;
pub use impact::{impact, impact_document};
pub use impact_json::impact_json;
pub use seek::{seek, seek_json};
pub use study::study;

use adoube_amend::Searched;

use crate::found::grouped;
use crate::messages::Messages;

/// How much was searched, in words.
pub(crate) fn searched(searched: Searched, messages: &Messages) -> String {
    if searched.positions == 0 {
        return messages.with("amend-searched-here", &[("incidents", searched.incidents.into())]);
    }
    let sequences = grouped(messages.lang(), searched.sequences);
    let args = [
        ("incidents", searched.incidents.into()),
        ("positions", searched.positions.into()),
        ("depth", searched.depth.into()),
        ("sequences", (&sequences).into()),
    ];
    messages.with("amend-searched", &args)
}
