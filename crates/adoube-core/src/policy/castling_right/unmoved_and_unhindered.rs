//! Castling is legal with king and rook unmoved, nothing between, and no attacked square for the king.
//!
//! **Seen in:** all editions, Article 3.8 (3.5 in 1997).
//!
//! **Does not cover:** how castling is carried out by hand.

use std::sync::Arc;

use crate::board::{MoveSet, Scene};
use crate::policy::{CastlingRight, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "unmoved-and-unhindered",
    topics: &[Topic::CastlingRight],
    sentence: "Castling is legal with king and rook unmoved, nothing between, and no attacked square for the king.",
    params: &[],
    build: |_, _| Built::CastlingRight(Arc::new(UnmovedAndUnhindered)),
};

#[derive(Debug)]
struct UnmovedAndUnhindered;

impl CastlingRight for UnmovedAndUnhindered {
    fn castlings(&self, scene: &Scene) -> MoveSet {
        scene.castling_moves()
    }
}
