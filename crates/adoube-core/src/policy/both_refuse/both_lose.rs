//! Both of them lose the game.
//!
//! **Seen in:** every edition, Articles 12.8, 12.9 and 11.8.
//!
//! **Does not cover:** other offences of both players.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{BothRefuse, PolicySpec, Score};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "both-lose",
    topics: &[Topic::BothRefuse],
    sentence: "Both of them lose the game.",
    params: &[],
    build: |_, _| CompetitionBuilt::BothRefuse(Arc::new(BothLose)).into(),
};

#[derive(Debug)]
struct BothLose;

impl BothRefuse for BothLose {
    fn scores(&self) -> Score {
        Score::Nothing
    }
}
