//! The position ends the game at once, even when the move broke Article 4.
//!
//! **Seen in:** FIDE 1997 to 2009, Articles 5.1 and 5.2.
//!
//! **Does not cover:** illegal moves: they are never made.

use std::sync::Arc;

use crate::policy::{Ending, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "ends-at-once",
    topics: &[Topic::Mate, Topic::Stalemate, Topic::DeadPosition],
    sentence: "The position ends the game at once, even when the move broke Article 4.",
    params: &[],
    build: |topic, _| match topic {
        Topic::Mate => Built::Mate(Arc::new(EndsAtOnce)),
        Topic::Stalemate => Built::Stalemate(Arc::new(EndsAtOnce)),
        _ => Built::DeadPosition(Arc::new(EndsAtOnce)),
    },
};

#[derive(Debug)]
struct EndsAtOnce;

impl Ending for EndsAtOnce {
    fn ends(&self, _: bool) -> bool {
        true
    }
}
