//! A move is completed by pressing the clock, or by ending the game.
//!
//! **Seen in:** FIDE 1997 to 2009, Articles 6.7(a) and 6.8(a).
//!
//! **Does not cover:** a player who replies before the press: the move stays uncompleted.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{CompletedBy, MoveCompleted, PolicySpec, Progress};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "by-press",
    topics: &[Topic::MoveCompleted],
    sentence: "A move is completed by pressing the clock, or by ending the game.",
    params: &[],
    build: |_, _| CompetitionBuilt::MoveCompleted(Arc::new(ByPress)).into(),
};

#[derive(Debug)]
struct ByPress;

impl MoveCompleted for ByPress {
    fn by(&self, progress: Progress) -> Option<CompletedBy> {
        if progress.ended_game { Some(CompletedBy::GameEnd) } else { progress.pressed.then_some(CompletedBy::Press) }
    }
}
