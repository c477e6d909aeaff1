//! A move is completed by pressing the clock, by ending the game, or by the player's next move.
//!
//! **Seen in:** FIDE 2014 on, Articles 6.2.a and 6.2.1.
//!
//! **Does not cover:** an illegal move that nobody pressed after.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{CompletedBy, MoveCompleted, PolicySpec, Progress};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "by-press-or-next-move",
    topics: &[Topic::MoveCompleted],
    sentence: "A move is completed by pressing the clock, by ending the game, or by the player's next move.",
    params: &[],
    build: |_, _| CompetitionBuilt::MoveCompleted(Arc::new(ByPressOrNextMove)).into(),
};

#[derive(Debug)]
struct ByPressOrNextMove;

impl MoveCompleted for ByPressOrNextMove {
    fn by(&self, progress: Progress) -> Option<CompletedBy> {
        if progress.ended_game {
            Some(CompletedBy::GameEnd)
        } else if progress.pressed {
            Some(CompletedBy::Press)
        } else {
            progress.next_move_made.then_some(CompletedBy::NextMove)
        }
    }
}
