//! A unit let go on a square where it can legally go cannot go elsewhere on this move.
//!
//! **Seen in:** all FIDE editions, Articles 4.7 (1997, 2001, from 2014) and 4.6 (2005, 2009).
//!
//! **Does not cover:** a unit let go where it cannot legally go.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{PolicySpec, ReleasedPiece};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "fixed-when-released",
    topics: &[Topic::ReleasedPiece],
    sentence: "A unit let go on a square where it can legally go cannot go elsewhere on this move.",
    params: &[],
    build: |_, _| Built::ReleasedPiece(Arc::new(FixedWhenReleased)),
};

#[derive(Debug)]
struct FixedWhenReleased;

impl ReleasedPiece for FixedWhenReleased {
    fn fixes(&self, placed: Placed) -> bool {
        placed == Placed::Released
    }
}
