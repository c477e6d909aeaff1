//! A new game is played while fewer than ten moves have been made; from then on the game goes on.
//!
//! **Seen in:** FIDE 2017 on, Article 7.3.
//!
//! **Does not cover:** a game that is over: its result stands.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ColoursFault, ColoursRemedy, ColoursReversed, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "new-game-below-ten",
    topics: &[Topic::ColoursReversed],
    sentence: "A new game is played while fewer than ten moves have been made; from then on the game goes on.",
    params: &[ParamSpec {
        name: "ten",
        kind: ParamKind::Word(&["both", "either"]),
        flag: false,
        sentence: "Who must have made ten moves for the game to go on: both players, or one of them.",
    }],
    build: |_, params| {
        let either = params.is("ten", "either");
        CompetitionBuilt::ColoursReversed(Arc::new(NewGameBelowTen { either })).into()
    },
};

#[derive(Debug)]
struct NewGameBelowTen {
    either: bool,
}

impl ColoursReversed for NewGameBelowTen {
    fn remedy(&self, fault: ColoursFault) -> ColoursRemedy {
        let [white, black] = fault.moves;
        let made = if self.either { white.max(black) } else { white.min(black) };
        match (fault.ended, made < 10) {
            (true, _) => ColoursRemedy::Stands,
            (false, true) => ColoursRemedy::NewGame,
            (false, false) => ColoursRemedy::PlayOn { excusable: false },
        }
    }
}
