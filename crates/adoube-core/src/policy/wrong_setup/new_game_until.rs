//! A new game is played until each player has completed so many moves; from then on the game goes on.
//!
//! **Seen in:** every edition in rapid and blitz, B4, A.4.a, A.4.1 and A.5.1.
//!
//! **Does not cover:** a game that is over.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ParamKind, ParamSpec, PolicySpec, SetupFault, SetupRemedy, WrongSetup};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "new-game-until",
    topics: &[Topic::WrongSetup],
    sentence: "A new game is played until each player has completed so many moves; from then on the game goes on.",
    params: &[
        ParamSpec {
            name: "moves",
            kind: ParamKind::Number { least: 1, most: 40, usual: 10 },
            flag: false,
            sentence: "Moves of each player after which the game goes on.",
        },
        ParamSpec {
            name: "castling",
            kind: ParamKind::Word(&["kept", "lost-with-king-and-queen", "lost-with-king", "lost-with-king-or-rook"]),
            flag: false,
            sentence: "Who may not castle: nobody, a king that stood in the queen's place, any king that stood wrong, or a rook too.",
        },
    ],
    build: |_, params| {
        let rook_bars = params.is("castling", "lost-with-king-or-rook");
        CompetitionBuilt::WrongSetup(Arc::new(NewGameUntil {
            moves: params.number("moves", 10),
            king_bars: rook_bars || params.is("castling", "lost-with-king"),
            king_and_queen_bar: params.is("castling", "lost-with-king-and-queen"),
            rook_bars,
        }))
        .into()
    },
};

#[derive(Debug)]
struct NewGameUntil {
    moves: u32,
    king_and_queen_bar: bool,
    king_bars: bool,
    rook_bars: bool,
}

impl WrongSetup for NewGameUntil {
    fn remedy(&self, fault: SetupFault) -> SetupRemedy {
        let [white, black] = fault.moves;
        if white.min(black) < self.moves {
            return SetupRemedy::NewGame;
        }
        let castling_lost = (self.king_and_queen_bar && fault.king_and_queen)
            || (self.king_bars && fault.king_misplaced)
            || (self.rook_bars && fault.rook_misplaced);
        SetupRemedy::PlayOn { castling_lost }
    }
}
