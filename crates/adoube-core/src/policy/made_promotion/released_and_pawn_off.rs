//! A promotion is made when the new unit is let go and the pawn off the board.
//!
//! **Seen in:** all FIDE editions, Articles 4.6(c) and 4.7.3.
//!
//! **Does not cover:** in which order the two are done.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{MadePromotion, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "released-and-pawn-off",
    topics: &[Topic::MadePromotion],
    sentence: "A promotion is made when the new unit is let go and the pawn off the board.",
    params: &[],
    build: |_, _| Built::MadePromotion(Arc::new(ReleasedAndPawnOff)),
};

#[derive(Debug)]
struct ReleasedAndPawnOff;

impl MadePromotion for ReleasedAndPawnOff {
    fn is_made(&self, placed: Placed, pawn_off: bool) -> bool {
        placed == Placed::Released && pawn_off
    }
}
