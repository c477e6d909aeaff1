//! Time is taken off at the start of the game.
//!
//! **Seen in:** FIDE 1997 and 2001, Article 8.1.
//!
//! **Does not cover:** how much time that is.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Assistant, AssistantCost, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "time-off-at-start",
    topics: &[Topic::Assistant],
    sentence: "Time is taken off at the start of the game.",
    params: &[],
    build: |_, _| CompetitionBuilt::Assistant(Arc::new(TimeOffAtStart)).into(),
};

#[derive(Debug)]
struct TimeOffAtStart;

impl Assistant for TimeOffAtStart {
    fn cost(&self, _: bool) -> AssistantCost {
        AssistantCost::TimeOff
    }
}
