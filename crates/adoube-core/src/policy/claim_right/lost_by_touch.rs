//! The right to claim on this move is lost by touching a unit.
//!
//! **Seen in:** FIDE 2009 on, Article 9.4.
//!
//! **Does not cover:** later moves, on which the right comes back.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClaimLost, ClaimRight, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "lost-by-touch",
    topics: &[Topic::ClaimRight],
    sentence: "The right to claim on this move is lost by touching a unit.",
    params: &[],
    build: |_, _| CompetitionBuilt::ClaimRight(Arc::new(LostByTouch)).into(),
};

#[derive(Debug)]
struct LostByTouch;

impl ClaimRight for LostByTouch {
    fn lost(&self, touched: bool, made: bool) -> Option<ClaimLost> {
        if touched { Some(ClaimLost::ByTouch) } else { made.then_some(ClaimLost::ByMove) }
    }
}
