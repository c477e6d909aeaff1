//! Letting go of the king on its castling square is no legal move by itself and does not bind beyond the touch.
//!
//! **Seen in:** reading of Article 4.7 of 1997 and 2001.
//!
//! **Does not cover:** the touch itself: the king must still move.

use std::sync::Arc;

use crate::policy::{PolicySpec, ReleasedKing};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "free-until-castled",
    topics: &[Topic::ReleasedKing],
    sentence: "Letting go of the king on its castling square is no legal move by itself and does not bind beyond the touch.",
    params: &[],
    build: |_, _| Built::ReleasedKing(Arc::new(FreeUntilCastled)),
};

#[derive(Debug)]
struct FreeUntilCastled;

impl ReleasedKing for FreeUntilCastled {
    fn binds_to_castle(&self) -> bool {
        false
    }
}
