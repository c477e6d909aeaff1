//! Pressing without a move is punished like an illegal move.
//!
//! **Seen in:** FIDE 2017, Article 7.8.1; 2018 on, 7.5.3.
//!
//! **Does not cover:** a press that makes the other side put units right, where an edition allows it.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, Family, Offence, Offending, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "illegal-move",
    topics: &[Topic::EmptyPress],
    sentence: "Pressing without a move is punished like an illegal move.",
    params: &[],
    build: |_, _| CompetitionBuilt::EmptyPress(Arc::new(IllegalMove)).into(),
};

#[derive(Debug)]
struct IllegalMove;

impl Offending for IllegalMove {
    fn offence(&self, _: Conduct) -> Offence {
        Offence::Illegal(Family::EmptyPress)
    }
}
