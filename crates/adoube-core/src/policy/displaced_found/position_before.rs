//! The position before the units were displaced is set up again, else the last one known, and the game goes on from it.
//!
//! **Seen in:** every edition, Articles 7.4, 7.5 and 7.6.
//!
//! **Does not cover:** what the player who displaced them has to expect.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{DisplacedFound, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "position-before",
    topics: &[Topic::DisplacedFound],
    sentence: "The position before the units were displaced is set up again, else the last one known, and the game goes on from it.",
    params: &[],
    build: |_, _| CompetitionBuilt::DisplacedFound(Arc::new(PositionBefore)).into(),
};

#[derive(Debug)]
struct PositionBefore;

impl DisplacedFound for PositionBefore {
    fn goes_back(&self) -> bool {
        true
    }
}
