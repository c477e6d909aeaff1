//! Castling is barred on either side.
//!
//! **Seen in:** Russian translation of the 2009 text, Article 4.4b.
//!
//! **Does not cover:** for how long: the article does not say; this move is ruled on.

use std::sync::Arc;

use crate::board::{Castling, Scene};
use crate::policy::{PolicySpec, RookFirst, RookThenKing};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "both-sides-barred",
    topics: &[Topic::RookThenKing],
    sentence: "Castling is barred on either side.",
    params: &[],
    build: |_, _| Built::RookThenKing(Arc::new(BothSidesBarred)),
};

#[derive(Debug)]
struct BothSidesBarred;

impl RookThenKing for BothSidesBarred {
    fn answer(&self, _: Option<Castling>, scene: &Scene) -> RookFirst {
        RookFirst::Bars(scene.castling_moves())
    }
}
