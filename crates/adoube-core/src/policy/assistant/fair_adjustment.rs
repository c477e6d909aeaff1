//! The arbiter adjusts the clock of a player with an assistant in a fair way.
//!
//! **Seen in:** FIDE 2005 and 2009, Article 8.1.
//!
//! **Does not cover:** how much time that is.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Assistant, AssistantCost, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "fair-adjustment",
    topics: &[Topic::Assistant],
    sentence: "The arbiter adjusts the clock of a player with an assistant in a fair way.",
    params: &[],
    build: |_, _| CompetitionBuilt::Assistant(Arc::new(FairAdjustment)).into(),
};

#[derive(Debug)]
struct FairAdjustment;

impl Assistant for FairAdjustment {
    fn cost(&self, _: bool) -> AssistantCost {
        AssistantCost::FairAdjustment
    }
}
