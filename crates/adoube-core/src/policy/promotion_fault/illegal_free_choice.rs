//! It is an illegal move; taken back, the player may choose the piece as far as nothing else binds.
//!
//! **Seen in:** FIDE 1997 to 2009, Articles 7.4 and 7.4(a).
//!
//! **Does not cover:** the square of a pawn that was let go: the topic `replacement` tells.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{PolicySpec, PromotionFault, PromotionRemedy, UnfinishedPromotion};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "illegal-free-choice",
    topics: &[Topic::PromotionFault],
    sentence: "It is an illegal move; taken back, the player may choose the piece as far as nothing else binds.",
    params: &[],
    build: |_, _| CompetitionBuilt::PromotionFault(Arc::new(IllegalFreeChoice)).into(),
};

#[derive(Debug)]
struct IllegalFreeChoice;

impl PromotionFault for IllegalFreeChoice {
    fn remedy(&self, _: UnfinishedPromotion) -> PromotionRemedy {
        PromotionRemedy::FreeChoice
    }
}
