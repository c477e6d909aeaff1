//! When the game is over its result stands, whatever is found.
//!
//! **Seen in:** every edition, by Article 7 on faults found during the game, and 8.7.
//!
//! **Does not cover:** devices, where some editions punish the player all the same.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{AfterTheGame, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "result-stands",
    topics: &[Topic::AfterTheGame],
    sentence: "When the game is over its result stands, whatever is found.",
    params: &[],
    build: |_, _| CompetitionBuilt::AfterTheGame(Arc::new(ResultStands)).into(),
};

#[derive(Debug)]
struct ResultStands;

impl AfterTheGame for ResultStands {
    fn result_stands(&self, _: bool) -> bool {
        true
    }
}
