//! Illegal moves, moves with two hands and presses without a move are counted apart.
//!
//! **Seen in:** FIDE 2017 by the letter, Articles 7.5.3, 7.7.2 and 7.8.2.
//!
//! **Does not cover:** faults that were left standing.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{BothGuilty, Earlier, Family, IllegalCount, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "each-kind",
    topics: &[Topic::IllegalCount],
    sentence: "Illegal moves, moves with two hands and presses without a move are counted apart.",
    params: &[ParamSpec {
        name: "both-guilty",
        kind: ParamKind::Word(&["first", "each"]),
        flag: false,
        sentence: "What counts when both players are guilty: the first fault, or each.",
    }],
    build: |_, params| {
        let both = if params.is("both-guilty", "each") { BothGuilty::Each } else { BothGuilty::First };
        CompetitionBuilt::IllegalCount(Arc::new(EachKind { both })).into()
    },
};

#[derive(Debug)]
struct EachKind {
    both: BothGuilty,
}

impl IllegalCount for EachKind {
    fn number(&self, earlier: Earlier, family: Family) -> u32 {
        let earlier = match family {
            Family::Moves => earlier.illegal_moves,
            Family::TwoHands => earlier.two_hands,
            Family::EmptyPress => earlier.empty_presses,
        };
        earlier.saturating_add(1)
    }

    fn both_guilty(&self) -> BothGuilty {
        self.both
    }
}
