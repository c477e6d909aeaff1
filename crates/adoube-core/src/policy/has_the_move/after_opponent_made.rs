//! The player has the move once the opponent's move is made.
//!
//! **Seen in:** FIDE 2005 on, Article 1.1 (1.3 from 2017).
//!
//! **Does not cover:** whether the clock was pressed.

use std::sync::Arc;

use crate::policy::{HasTheMove, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "after-opponent-made",
    topics: &[Topic::HasTheMove],
    sentence: "The player has the move once the opponent's move is made.",
    params: &[],
    build: |_, _| Built::HasTheMove(Arc::new(AfterOpponentMade)),
};

#[derive(Debug)]
struct AfterOpponentMade;

impl HasTheMove for AfterOpponentMade {
    fn has(&self, opponent_made: bool, _: bool) -> bool {
        opponent_made
    }
}
