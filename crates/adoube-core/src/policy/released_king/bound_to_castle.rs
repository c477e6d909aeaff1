//! After letting go of the king on its castling square the player must castle on that side, when legal.
//!
//! **Seen in:** FIDE 2005 on, Articles 4.6(b), 4.7.b and 4.7.2; in 1997 and 2001 by the release clause.
//!
//! **Does not cover:** a king let go on the next square: an ordinary king move.

use std::sync::Arc;

use crate::policy::{PolicySpec, ReleasedKing};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "bound-to-castle",
    topics: &[Topic::ReleasedKing],
    sentence: "After letting go of the king on its castling square the player must castle on that side, when legal.",
    params: &[],
    build: |_, _| Built::ReleasedKing(Arc::new(BoundToCastle)),
};

#[derive(Debug)]
struct BoundToCastle;

impl ReleasedKing for BoundToCastle {
    fn binds_to_castle(&self) -> bool {
        true
    }
}
