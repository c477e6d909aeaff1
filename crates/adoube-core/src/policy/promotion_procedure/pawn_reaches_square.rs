//! The pawn must be set down on the square of promotion before it is exchanged.
//!
//! **Seen in:** FIDE 1997 to 2009, Articles 3.4(e) and 3.7(e).
//!
//! **Does not cover:** the penalty, which belongs to Article 7.

use std::sync::Arc;

use crate::policy::{PolicySpec, PromotionProcedure};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "pawn-reaches-square",
    topics: &[Topic::PromotionProcedure],
    sentence: "The pawn must be set down on the square of promotion before it is exchanged.",
    params: &[],
    build: |_, _| Built::PromotionProcedure(Arc::new(PawnReachesSquare)),
};

#[derive(Debug)]
struct PawnReachesSquare;

impl PromotionProcedure for PawnReachesSquare {
    fn is_proper(&self, pawn_stood: bool) -> bool {
        pawn_stood
    }
}
