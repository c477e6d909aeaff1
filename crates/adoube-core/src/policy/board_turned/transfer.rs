//! The position is moved to a board that lies right, and the game goes on.
//!
//! **Seen in:** every edition, Articles 7.1(b), 7.2.b and 7.2.2.
//!
//! **Does not cover:** other faults at the start, which have clauses of their own.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{BoardFault, BoardRemedy, BoardTurned, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "transfer",
    topics: &[Topic::BoardTurned],
    sentence: "The position is moved to a board that lies right, and the game goes on.",
    params: &[
        ParamSpec {
            name: "only-error",
            kind: ParamKind::Flag,
            flag: false,
            sentence: "Whether that must be the only error.",
        },
        ParamSpec {
            name: "until",
            kind: ParamKind::Number { least: 0, most: 40, usual: 0 },
            flag: false,
            sentence: "Moves of each player after which nothing is done; 0: never.",
        },
    ],
    build: |_, params| {
        let (only_error, until) = (params.flag("only-error", false), params.number("until", 0));
        CompetitionBuilt::BoardTurned(Arc::new(Transfer { only_error, until })).into()
    },
};

#[derive(Debug)]
struct Transfer {
    only_error: bool,
    until: u32,
}

impl BoardTurned for Transfer {
    fn remedy(&self, fault: BoardFault) -> BoardRemedy {
        let [white, black] = fault.moves;
        if self.only_error && fault.other_faults {
            BoardRemedy::NotCovered
        } else if self.until > 0 && white.min(black) >= self.until {
            BoardRemedy::PlayOn
        } else {
            BoardRemedy::Transfer
        }
    }
}
