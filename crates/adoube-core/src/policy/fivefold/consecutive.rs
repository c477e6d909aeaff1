//! A position that stands five times in a row, at every second move of each side, draws the game.
//!
//! **Seen in:** FIDE 2014, Article 9.6.a.
//!
//! **Does not cover:** wider gaps between the times.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Fivefold, Occurrences, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "consecutive",
    topics: &[Topic::Fivefold],
    sentence: "A position that stands five times in a row, at every second move of each side, draws the game.",
    params: &[ParamSpec {
        name: "between",
        kind: ParamKind::Word(&["any-moves", "same-moves"]),
        flag: false,
        sentence: "Which moves may lie between: any, or the same ones of each side every time.",
    }],
    build: |_, params| {
        let same_moves = params.is("between", "same-moves");
        CompetitionBuilt::Fivefold(Arc::new(Consecutive { same_moves })).into()
    },
};

#[derive(Debug)]
struct Consecutive {
    same_moves: bool,
}

impl Fivefold for Consecutive {
    fn ends(&self, occurrences: Occurrences) -> bool {
        occurrences.five_in_a_row && (occurrences.by_same_moves || !self.same_moves)
    }
}
