//! Whoever touched king and rook must castle on that side when it is legal.
//!
//! **Seen in:** all editions, Article 4.4(a), 4.4.1 from 2017.
//!
//! **Does not cover:** the rook touched before the king.

use std::sync::Arc;

use crate::board::{Castling, MoveSet};
use crate::policy::{KingThenRook, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "must-castle",
    topics: &[Topic::KingThenRook],
    sentence: "Whoever touched king and rook must castle on that side when it is legal.",
    params: &[],
    build: |_, _| Built::KingThenRook(Arc::new(MustCastle)),
};

#[derive(Debug)]
struct MustCastle;

impl KingThenRook for MustCastle {
    fn binds(&self, castling: Castling) -> MoveSet {
        MoveSet::only(castling.id)
    }
}
