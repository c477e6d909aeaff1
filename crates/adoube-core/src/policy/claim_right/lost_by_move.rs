//! The right to claim on this move is lost by making the move.
//!
//! **Seen in:** FIDE 1997 to 2005, Article 9.4.
//!
//! **Does not cover:** later moves, on which the right comes back.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClaimLost, ClaimRight, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "lost-by-move",
    topics: &[Topic::ClaimRight],
    sentence: "The right to claim on this move is lost by making the move.",
    params: &[],
    build: |_, _| CompetitionBuilt::ClaimRight(Arc::new(LostByMove)).into(),
};

#[derive(Debug)]
struct LostByMove;

impl ClaimRight for LostByMove {
    fn lost(&self, _: bool, made: bool) -> Option<ClaimLost> {
        made.then_some(ClaimLost::ByMove)
    }
}
