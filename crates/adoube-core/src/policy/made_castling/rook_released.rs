//! Castling is made when the rook is let go on the square that the king crossed.
//!
//! **Seen in:** all editions, Articles 4.6(b) and 4.7.2.
//!
//! **Does not cover:** what binds after the king was let go.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{MadeCastling, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "rook-released",
    topics: &[Topic::MadeCastling],
    sentence: "Castling is made when the rook is let go on the square that the king crossed.",
    params: &[],
    build: |_, _| Built::MadeCastling(Arc::new(RookReleased)),
};

#[derive(Debug)]
struct RookReleased;

impl MadeCastling for RookReleased {
    fn is_made(&self, placed: Placed) -> bool {
        placed == Placed::Released
    }
}
