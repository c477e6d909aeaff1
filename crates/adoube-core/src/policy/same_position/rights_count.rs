//! Positions are the same when units, side on move, castling rights and captures in passing are.
//!
//! **Seen in:** every edition, Article 9.2.
//!
//! **Does not cover:** units that changed places with others of their kind: those are the same.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Likeness, PolicySpec, SamePosition};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "rights-count",
    topics: &[Topic::SamePosition],
    sentence: "Positions are the same when units, side on move, castling rights and captures in passing are.",
    params: &[],
    build: |_, _| CompetitionBuilt::SamePosition(Arc::new(RightsCount)).into(),
};

#[derive(Debug)]
struct RightsCount;

impl SamePosition for RightsCount {
    fn is_same(&self, likeness: Likeness) -> bool {
        likeness.placement && likeness.turn && likeness.rights && likeness.en_passant
    }
}
