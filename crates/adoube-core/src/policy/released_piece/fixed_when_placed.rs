//! A unit set down on a square where it can legally go is fixed there, the hand still on it or not.
//!
//! **Seen in:** Russian translation of the 2009 text, Article 4.6.
//!
//! **Does not cover:** a unit held above a square.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{PolicySpec, ReleasedPiece};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "fixed-when-placed",
    topics: &[Topic::ReleasedPiece],
    sentence: "A unit set down on a square where it can legally go is fixed there, the hand still on it or not.",
    params: &[],
    build: |_, _| Built::ReleasedPiece(Arc::new(FixedWhenPlaced)),
};

#[derive(Debug)]
struct FixedWhenPlaced;

impl ReleasedPiece for FixedWhenPlaced {
    fn fixes(&self, _: Placed) -> bool {
        true
    }
}
