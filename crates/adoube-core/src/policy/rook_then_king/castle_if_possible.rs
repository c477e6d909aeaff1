//! The order matters only when castling is impossible; else the player must castle.
//!
//! **Seen in:** Russian translation of the 2005 text, Article 4.4(b).
//!
//! **Does not cover:** nothing beyond the two touches.

use std::sync::Arc;

use crate::board::{Castling, MoveSet, Scene};
use crate::policy::{PolicySpec, RookFirst, RookThenKing};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "castle-if-possible",
    topics: &[Topic::RookThenKing],
    sentence: "The order matters only when castling is impossible; else the player must castle.",
    params: &[],
    build: |_, _| Built::RookThenKing(Arc::new(CastleIfPossible)),
};

#[derive(Debug)]
struct CastleIfPossible;

impl RookThenKing for CastleIfPossible {
    fn answer(&self, castling: Option<Castling>, _: &Scene) -> RookFirst {
        castling.map_or(RookFirst::Bars(MoveSet::EMPTY), |c| RookFirst::Castle(c.id))
    }
}
