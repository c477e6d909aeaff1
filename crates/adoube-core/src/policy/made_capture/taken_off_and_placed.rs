//! A capture is made when the taken unit is off the board and the capturing one set down, in hand or not.
//!
//! **Seen in:** Russian translation of the 2005 text, Article 4.6(a).
//!
//! **Does not cover:** captures in passing, where the own unit does not stand on the vacated square.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{MadeCapture, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "taken-off-and-placed",
    topics: &[Topic::MadeCapture],
    sentence: "A capture is made when the taken unit is off the board and the capturing one set down, in hand or not.",
    params: &[],
    build: |_, _| Built::MadeCapture(Arc::new(TakenOffAndPlaced)),
};

#[derive(Debug)]
struct TakenOffAndPlaced;

impl MadeCapture for TakenOffAndPlaced {
    fn is_made(&self, placed: Placed, in_passing: bool) -> bool {
        placed == Placed::Released || !in_passing
    }
}
