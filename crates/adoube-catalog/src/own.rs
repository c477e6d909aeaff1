//! What an edition decides itself, and what that leaves of the edition that it builds on.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_core::branch::Branches;
use adoube_core::facet::Facet;
use adoube_core::topic::{Topic, TopicSet};

use crate::provision::{Clause, Pick};

/// What an edition's own provisions decide, without a branch and for some.
pub(crate) struct Own {
    topics: TopicSet,
    branches: BTreeMap<Topic, Branches>,
}

impl Own {
    pub(crate) fn of(clauses: &[Clause]) -> Own {
        let mut own = Own { topics: TopicSet::EMPTY, branches: BTreeMap::new() };
        for pick in clauses.iter().flat_map(Clause::picks) {
            if pick.branches.is_all() {
                own.topics.insert(pick.topic);
            } else {
                let before = own.branches.entry(pick.topic).or_insert(Branches::NONE);
                *before = pick.branches.iter().fold(*before, Branches::with);
            }
        }
        own
    }

    /// Takes over from an inherited choice; tells whether anything is left of it.
    pub(crate) fn leaves(&self, pick: &mut Pick) -> bool {
        if pick.branches.is_all() {
            return !self.topics.contains(pick.topic);
        }
        let taken = self.branches.get(&pick.topic).copied().unwrap_or(Branches::NONE);
        pick.branches = pick.branches.without(taken);
        !pick.branches.is_empty()
    }
}

/// The articles to cite for sides of a question: the inherited ones first, so that an edition's own are preferred.
pub(crate) fn cited_for(clauses: &[Clause]) -> Vec<(Facet, Arc<str>)> {
    let of = |clause: &Clause| {
        let article: Arc<str> = Arc::from(clause.article.as_str());
        clause.cited_for.clone().into_iter().map(move |facet| (facet, Arc::clone(&article)))
    };
    let (inherited, own): (Vec<_>, Vec<_>) = clauses.iter().partition(|clause| clause.inherited_from.is_some());
    inherited.into_iter().chain(own).flat_map(of).collect()
}
