//! Whether a change may be called editorial.

use crate::changes::{Change, Changes};
use crate::effect::{Found, Searched};

/// What is to be said of the claim that a change is editorial.
#[derive(Clone, Debug)]
pub enum Claim<'c> {
    /// No ruling changes: the articles answer by the same policies, or no incident of the domain tells them apart.
    Proved {
        /// The largest search that found nothing; `None` when the answers are the same and none was needed.
        searched: Option<Searched>,
    },
    /// Rulings change.
    Refuted {
        /// The articles by which they change, the plainest witness first.
        by: Vec<&'c Change>,
    },
    /// The model rules on none of the articles.
    Outside,
}

/// Judges the claim for all articles that are shown.
pub fn claim(changes: &Changes) -> Claim<'_> {
    let mut by: Vec<&Change> = changes.rows.iter().filter(|row| row.effect.is_some()).collect();
    if !by.is_empty() {
        let size = |row: &&Change| row.effect.found().and_then(Found::plainest).map(|s| s.events.len());
        by.sort_by_key(size);
        return Claim::Refuted { by };
    }
    if changes.rows.iter().all(Change::is_outside) {
        return Claim::Outside;
    }
    let searches = changes.rows.iter().filter_map(|row| row.effect.searched());
    Claim::Proved { searched: searches.max_by_key(|searched| searched.sequences) }
}
