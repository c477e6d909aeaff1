//! An illegal move loses the game, or draws it when the other side cannot mate.
//!
//! **Seen in:** FIDE 2014 and 2017 in rapid and blitz, A.4.b and A.4.2.
//!
//! **Does not cover:** illegal moves found after the reply.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{IllegalFact, IllegalPenalty, Penalty, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "loss-at-once",
    topics: &[Topic::IllegalPenalty],
    sentence: "An illegal move loses the game, or draws it when the other side cannot mate.",
    params: &[],
    build: |_, _| CompetitionBuilt::IllegalPenalty(Arc::new(LossAtOnce)).into(),
};

#[derive(Debug)]
struct LossAtOnce;

impl IllegalPenalty for LossAtOnce {
    fn penalty(&self, fact: IllegalFact<'_>) -> Penalty {
        if (fact.chances.can_mate)(fact.offender.other()) { Penalty::Loss } else { Penalty::Draw }
    }

    fn limit(&self) -> Option<u32> {
        Some(1)
    }
}
