//! Fifty moves of each side without a capture or a move of a pawn suffice.
//!
//! **Seen in:** every edition, Article 9.3.
//!
//! **Does not cover:** seventy-five moves, which some editions draw by themselves.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{FiftyMoves, ParamKind, ParamSpec, PolicySpec, QuietMoves};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "fifty-each",
    topics: &[Topic::FiftyMoves],
    sentence: "Fifty moves of each side without a capture or a move of a pawn suffice.",
    params: &[ParamSpec {
        name: "counted",
        kind: ParamKind::Word(&["completed", "made"]),
        flag: false,
        sentence: "Which moves count: completed ones, or those made.",
    }],
    build: |_, params| {
        let made = params.is("counted", "made");
        CompetitionBuilt::FiftyMoves(Arc::new(FiftyEach { made })).into()
    },
};

#[derive(Debug)]
struct FiftyEach {
    made: bool,
}

impl FiftyMoves for FiftyEach {
    fn suffice(&self, moves: QuietMoves) -> bool {
        let counted = if self.made { moves.made } else { moves.completed };
        counted.into_iter().all(|moves| moves >= 50)
    }
}
