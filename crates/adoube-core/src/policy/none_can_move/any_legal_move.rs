//! When no touched unit can move or be taken, any legal move may be played.
//!
//! **Seen in:** all editions, Article 4.5.
//!
//! **Does not cover:** a castling that is barred for this move stays barred.

use std::sync::Arc;

use crate::board::MoveSet;
use crate::policy::{NoneCanMove, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "any-legal-move",
    topics: &[Topic::NoneCanMove],
    sentence: "When no touched unit can move or be taken, any legal move may be played.",
    params: &[],
    build: |_, _| Built::NoneCanMove(Arc::new(AnyLegalMove)),
};

#[derive(Debug)]
struct AnyLegalMove;

impl NoneCanMove for AnyLegalMove {
    fn binds(&self, allowed: MoveSet) -> MoveSet {
        allowed
    }
}
