//! Positions are the same when units, side on move and its legal moves are; a right that cannot be used makes no difference.
//!
//! **Seen in:** readings of FIDE 1997 to 2005 and of 2014, Article 9.2.
//!
//! **Does not cover:** rights that come back to life later.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Likeness, PolicySpec, SamePosition};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "moves-count",
    topics: &[Topic::SamePosition],
    sentence: "Positions are the same when units, side on move and its legal moves are; a right that cannot be used makes no difference.",
    params: &[],
    build: |_, _| CompetitionBuilt::SamePosition(Arc::new(MovesCount)).into(),
};

#[derive(Debug)]
struct MovesCount;

impl SamePosition for MovesCount {
    fn is_same(&self, likeness: Likeness) -> bool {
        likeness.placement && likeness.turn && likeness.moves
    }
}
