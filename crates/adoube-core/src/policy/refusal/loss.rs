//! Persistent refusal to obey loses the game, and the arbiter decides the other side's score.
//!
//! **Seen in:** every edition, Articles 12.7, 12.8 and 11.7.
//!
//! **Does not cover:** a first refusal: that is for the list of penalties.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Offence, PolicySpec, Refusal, Refusing, Score};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "loss",
    topics: &[Topic::Refusal],
    sentence: "Persistent refusal to obey loses the game, and the arbiter decides the other side's score.",
    params: &[],
    build: |_, _| CompetitionBuilt::Refusal(Arc::new(Loss)).into(),
};

#[derive(Debug)]
struct Loss;

impl Refusal for Loss {
    fn offence(&self, refusing: Refusing) -> Offence {
        // Once is not persistent, whatever the player was warned for before.
        if refusing.nth < 2 { Offence::MayList } else { Offence::Loss(Score::Arbiter) }
    }
}
