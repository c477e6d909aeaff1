//! The opponent wins, but the game is drawn when he cannot mate by any series of legal moves.
//!
//! **Seen in:** FIDE 2023, Article 5.1.2.
//!
//! **Does not cover:** both sides resigning at once.

use std::sync::Arc;

use crate::board::Color;
use crate::policy::{PolicySpec, Resignation};
use crate::rulebook::Built;
use crate::ruling::GameResult;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "draw-if-mate-impossible",
    topics: &[Topic::Resignation],
    sentence: "The opponent wins, but the game is drawn when he cannot mate by any series of legal moves.",
    params: &[],
    build: |_, _| Built::Resignation(Arc::new(DrawIfMateImpossible)),
};

#[derive(Debug)]
struct DrawIfMateImpossible;

impl Resignation for DrawIfMateImpossible {
    fn result(&self, resigner: Color, can_mate: &dyn Fn(Color) -> bool) -> GameResult {
        if can_mate(!resigner) { GameResult::win(!resigner) } else { GameResult::Draw }
    }
}
