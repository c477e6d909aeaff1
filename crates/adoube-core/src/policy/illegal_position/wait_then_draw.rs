//! With both kings in check, or a pawn on the last rank, the arbiter waits for the next move; if the board is still wrong, it is a draw.
//!
//! **Seen in:** FIDE 2014 on in rapid and blitz, A.4.d, A.4.4 and A.5.4.
//!
//! **Does not cover:** other illegal positions, in which nothing is done.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{
    FoundPosition, IllegalPosition, ParamKind, ParamSpec, PolicySpec, PositionFound, PositionRemedy, StillThere,
};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "wait-then-draw",
    topics: &[Topic::IllegalPosition],
    sentence: "With both kings in check, or a pawn on the last rank, the arbiter waits for the next move; if the board is still wrong, it is a draw.",
    params: &[ParamSpec {
        name: "still",
        kind: ParamKind::Word(&["any", "same"]),
        flag: false,
        sentence: "What must still stand there: any illegal position, or the same fault.",
    }],
    build: |_, params| {
        let same = params.is("still", "same");
        CompetitionBuilt::IllegalPosition(Arc::new(WaitThenDraw { same })).into()
    },
};

#[derive(Debug)]
struct WaitThenDraw {
    same: bool,
}

impl IllegalPosition for WaitThenDraw {
    fn remedy(&self, found: PositionFound) -> PositionRemedy {
        if found.what == FoundPosition::Other {
            return PositionRemedy::Nothing;
        }
        match found.after_next_move {
            None => PositionRemedy::Waits,
            Some(StillThere::Same) => PositionRemedy::Draw,
            Some(StillThere::Another) if !self.same => PositionRemedy::Draw,
            Some(StillThere::Another | StillThere::Nothing) => PositionRemedy::Nothing,
        }
    }
}
