//! The player has the move once the opponent's move is completed, that is, the clock pressed.
//!
//! **Seen in:** FIDE 1997 and 2001, Article 1.1.
//!
//! **Does not cover:** a move that ends the game: nobody has the move after it.

use std::sync::Arc;

use crate::policy::{HasTheMove, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "after-opponent-completed",
    topics: &[Topic::HasTheMove],
    sentence: "The player has the move once the opponent's move is completed, that is, the clock pressed.",
    params: &[],
    build: |_, _| Built::HasTheMove(Arc::new(AfterOpponentCompleted)),
};

#[derive(Debug)]
struct AfterOpponentCompleted;

impl HasTheMove for AfterOpponentCompleted {
    fn has(&self, _: bool, opponent_completed: bool) -> bool {
        opponent_completed
    }
}
