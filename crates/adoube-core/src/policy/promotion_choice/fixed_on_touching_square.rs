//! The choice is final when the new unit touches the square of promotion.
//!
//! **Seen in:** FIDE 2005 on, Article 4.4(d), 4.4.4 from 2017.
//!
//! **Does not cover:** a unit fetched or held in the air: that binds nothing.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{PolicySpec, PromotionChoice};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "fixed-on-touching-square",
    topics: &[Topic::PromotionChoice],
    sentence: "The choice is final when the new unit touches the square of promotion.",
    params: &[],
    build: |_, _| Built::PromotionChoice(Arc::new(FixedOnTouchingSquare)),
};

#[derive(Debug)]
struct FixedOnTouchingSquare;

impl PromotionChoice for FixedOnTouchingSquare {
    fn is_final(&self, _: Placed) -> bool {
        true
    }

    fn ground(&self) -> Topic {
        Topic::PromotionChoice
    }
}
