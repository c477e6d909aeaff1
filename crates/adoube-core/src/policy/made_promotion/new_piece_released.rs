//! A promotion is made when the new unit is let go, the pawn on the board or not.
//!
//! **Seen in:** Russian order of 2014, Article 4.7.3.
//!
//! **Does not cover:** when the pawn must be taken off.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{MadePromotion, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "new-piece-released",
    topics: &[Topic::MadePromotion],
    sentence: "A promotion is made when the new unit is let go, the pawn on the board or not.",
    params: &[],
    build: |_, _| Built::MadePromotion(Arc::new(NewPieceReleased)),
};

#[derive(Debug)]
struct NewPieceReleased;

impl MadePromotion for NewPieceReleased {
    fn is_made(&self, placed: Placed, _: bool) -> bool {
        placed == Placed::Released
    }
}
