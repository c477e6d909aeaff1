//! The game is lost only to a side with force to mate; otherwise it is drawn.
//!
//! **Seen in:** FIDE 1997 in blitz, C4.
//!
//! **Does not cover:** what the other units would allow: only the winner's own force counts.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{FlagFact, FlagFall, PolicySpec};
use crate::ruling::GameResult;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "loss-if-mating-force",
    topics: &[Topic::FlagFall],
    sentence: "The game is lost only to a side with force to mate; otherwise it is drawn.",
    params: &[],
    build: |_, _| CompetitionBuilt::FlagFall(Arc::new(LossIfMatingForce)).into(),
};

#[derive(Debug)]
struct LossIfMatingForce;

impl FlagFall for LossIfMatingForce {
    fn result(&self, fact: FlagFact<'_>) -> GameResult {
        let winner = fact.flagged.other();
        if (fact.chances.has_force)(winner) { GameResult::win(winner) } else { GameResult::Draw }
    }
}
