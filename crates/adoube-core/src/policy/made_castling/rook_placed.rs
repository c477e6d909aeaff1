//! Castling is made when the rook is set down on the square that the king crossed, in hand or not.
//!
//! **Seen in:** Russian translation of the 2005 text, Article 4.6(b).
//!
//! **Does not cover:** what binds after the king was let go.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{MadeCastling, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "rook-placed",
    topics: &[Topic::MadeCastling],
    sentence: "Castling is made when the rook is set down on the square that the king crossed, in hand or not.",
    params: &[],
    build: |_, _| Built::MadeCastling(Arc::new(RookPlaced)),
};

#[derive(Debug)]
struct RookPlaced;

impl MadeCastling for RookPlaced {
    fn is_made(&self, _: Placed) -> bool {
        true
    }
}
