//! An illegal move is put right whenever it is found during the game.
//!
//! **Seen in:** every edition in standard play, Articles 7.4 and 7.5.
//!
//! **Does not cover:** a game that is over.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{IllegalMove, ParamKind, ParamSpec, PolicySpec, Reply, Window};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "during-the-game",
    topics: &[Topic::IllegalMove],
    sentence: "An illegal move is put right whenever it is found during the game.",
    params: &[ParamSpec {
        name: "trigger",
        kind: ParamKind::Word(&["completed", "made"]),
        flag: false,
        sentence: "When an illegal move is one: once it is completed, or once it stands on the board.",
    }],
    build: |_, params| {
        let when_made = params.is("trigger", "made");
        CompetitionBuilt::IllegalMove(Arc::new(DuringTheGame { when_made })).into()
    },
};

#[derive(Debug)]
struct DuringTheGame {
    when_made: bool,
}

impl IllegalMove for DuringTheGame {
    fn window(&self, reply: Reply) -> Window {
        if reply.completed || self.when_made { Window::Open } else { Window::NotYet }
    }
}
