//! An illegal move is put right and costs nothing.
//!
//! **Seen in:** FIDE 1997 in rapid, where no clause speaks of it.
//!
//! **Does not cover:** the list of penalties, which stays open to the arbiter.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{IllegalFact, IllegalPenalty, Penalty, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "none",
    topics: &[Topic::IllegalPenalty],
    sentence: "An illegal move is put right and costs nothing.",
    params: &[],
    build: |_, _| CompetitionBuilt::IllegalPenalty(Arc::new(NoPenalty)).into(),
};

#[derive(Debug)]
struct NoPenalty;

impl IllegalPenalty for NoPenalty {
    fn penalty(&self, _: IllegalFact<'_>) -> Penalty {
        Penalty::Nothing
    }

    fn limit(&self) -> Option<u32> {
        None
    }
}
