//! A pawn let go on the last rank may not go to another square; only its promotion there is left.
//!
//! **Seen in:** all editions, Article 4.6(c) in 2005 and 2009, else the release clause.
//!
//! **Does not cover:** the choice of the piece, which is still open.

use std::sync::Arc;

use crate::policy::{PolicySpec, ReleasedPawn};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "bound-to-square",
    topics: &[Topic::ReleasedPawn],
    sentence: "A pawn let go on the last rank may not go to another square; only its promotion there is left.",
    params: &[],
    build: |_, _| Built::ReleasedPawn(Arc::new(BoundToSquare)),
};

#[derive(Debug)]
struct BoundToSquare;

impl ReleasedPawn for BoundToSquare {
    fn binds_to_square(&self) -> bool {
        true
    }
}
