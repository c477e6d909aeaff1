//! The choice is final when the new unit is let go.
//!
//! **Seen in:** FIDE 1997 and 2001, by the release clause 4.7.
//!
//! **Does not cover:** a unit that only touched the square.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{PolicySpec, PromotionChoice};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "fixed-on-release",
    topics: &[Topic::PromotionChoice],
    sentence: "The choice is final when the new unit is let go.",
    params: &[],
    build: |_, _| Built::PromotionChoice(Arc::new(FixedOnRelease)),
};

#[derive(Debug)]
struct FixedOnRelease;

impl PromotionChoice for FixedOnRelease {
    fn is_final(&self, placed: Placed) -> bool {
        placed == Placed::Released
    }

    fn ground(&self) -> Topic {
        Topic::ReleasedPiece
    }
}
