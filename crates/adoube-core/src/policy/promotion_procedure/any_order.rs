//! Taking the pawn off and setting the new unit down may come in any order; the pawn need not reach the square.
//!
//! **Seen in:** FIDE 2014 on, Article 4.6.
//!
//! **Does not cover:** an enemy unit on the square, which must be taken.

use std::sync::Arc;

use crate::policy::{PolicySpec, PromotionProcedure};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "any-order",
    topics: &[Topic::PromotionProcedure],
    sentence: "Taking the pawn off and setting the new unit down may come in any order; the pawn need not reach the square.",
    params: &[],
    build: |_, _| Built::PromotionProcedure(Arc::new(AnyOrder)),
};

#[derive(Debug)]
struct AnyOrder;

impl PromotionProcedure for AnyOrder {
    fn is_proper(&self, _: bool) -> bool {
        true
    }
}
