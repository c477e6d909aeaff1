//! Castling with that rook is barred for this move, and the clause on own units decides.
//!
//! **Seen in:** all FIDE editions, Article 4.4(b), 4.4.2 from 2017.
//!
//! **Does not cover:** the other side, which stays open.

use std::sync::Arc;

use crate::board::{Castling, MoveSet, Scene};
use crate::policy::{PolicySpec, RookFirst, RookThenKing};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "that-side-barred",
    topics: &[Topic::RookThenKing],
    sentence: "Castling with that rook is barred for this move, and the clause on own units decides.",
    params: &[],
    build: |_, _| Built::RookThenKing(Arc::new(ThatSideBarred)),
};

#[derive(Debug)]
struct ThatSideBarred;

impl RookThenKing for ThatSideBarred {
    fn answer(&self, castling: Option<Castling>, _: &Scene) -> RookFirst {
        RookFirst::Bars(castling.map_or(MoveSet::EMPTY, |c| MoveSet::only(c.id)))
    }
}
