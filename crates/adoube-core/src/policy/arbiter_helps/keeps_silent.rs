//! He tells a player neither that a move was made nor that a clock was not pressed.
//!
//! **Seen in:** every edition, Articles 13.6 and 12.6.
//!
//! **Does not cover:** faults that he has to act on.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ArbiterHelps, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "keeps-silent",
    topics: &[Topic::ArbiterHelps],
    sentence: "He tells a player neither that a move was made nor that a clock was not pressed.",
    params: &[],
    build: |_, _| CompetitionBuilt::ArbiterHelps(Arc::new(KeepsSilent)).into(),
};

#[derive(Debug)]
struct KeepsSilent;

impl ArbiterHelps for KeepsSilent {
    fn may(&self) -> bool {
        false
    }
}
