//! The king must make another move, other castling included; if it has none, any legal move may be played.
//!
//! **Seen in:** all editions, Article 4.4(c), 4.4.3 from 2017.
//!
//! **Does not cover:** the touches without the wish to castle.

use std::sync::Arc;

use crate::board::MoveSet;
use crate::policy::{CastlingImpossible, CastlingOrder, ParamKind, ParamSpec, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "king-move-else-any",
    topics: &[Topic::CastlingImpossible],
    sentence: "The king must make another move, other castling included; if it has none, any legal move may be played.",
    params: &[ParamSpec {
        name: "opens",
        kind: ParamKind::Word(&["king", "king-then-rook"]),
        flag: false,
        sentence: "Which contact opens the clause: the king alone, or only king and rook.",
    }],
    build: |_, params| {
        Built::CastlingImpossible(Arc::new(KingMoveElseAny { king_alone: !params.is("opens", "king-then-rook") }))
    },
};

#[derive(Debug)]
struct KingMoveElseAny {
    king_alone: bool,
}

impl CastlingImpossible for KingMoveElseAny {
    fn opens(&self, order: CastlingOrder) -> bool {
        match order {
            CastlingOrder::KingThenRook => true,
            CastlingOrder::KingAlone => self.king_alone,
        }
    }

    fn binds(&self, king_moves: MoveSet) -> MoveSet {
        king_moves
    }
}
