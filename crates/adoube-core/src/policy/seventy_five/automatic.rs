//! Seventy-five moves of each side without a capture or a move of a pawn draw the game.
//!
//! **Seen in:** FIDE 2014 on, Articles 9.6.b and 9.6.2.
//!
//! **Does not cover:** a mate by the last of them: it comes first.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{PolicySpec, SeventyFive};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "automatic",
    topics: &[Topic::SeventyFive],
    sentence: "Seventy-five moves of each side without a capture or a move of a pawn draw the game.",
    params: &[],
    build: |_, _| CompetitionBuilt::SeventyFive(Arc::new(Automatic)).into(),
};

#[derive(Debug)]
struct Automatic;

impl SeventyFive for Automatic {
    fn ends(&self, moves: [u32; 2]) -> bool {
        moves.into_iter().all(|moves| moves >= 75)
    }
}
