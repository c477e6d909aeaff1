//! An assistant costs a player with a disability nothing; for others the arbiter adjusts the clock.
//!
//! **Seen in:** FIDE 2014 on, Articles 8.1.e and 8.1.6.
//!
//! **Does not cover:** how much time that is.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Assistant, AssistantCost, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "none-if-disabled",
    topics: &[Topic::Assistant],
    sentence: "An assistant costs a player with a disability nothing; for others the arbiter adjusts the clock.",
    params: &[],
    build: |_, _| CompetitionBuilt::Assistant(Arc::new(NoneIfDisabled)).into(),
};

#[derive(Debug)]
struct NoneIfDisabled;

impl Assistant for NoneIfDisabled {
    fn cost(&self, disabled: bool) -> AssistantCost {
        if disabled { AssistantCost::Nothing } else { AssistantCost::FairAdjustment }
    }
}
