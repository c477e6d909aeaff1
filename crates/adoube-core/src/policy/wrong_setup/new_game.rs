//! The game is cancelled and a new one played, however late that is found.
//!
//! **Seen in:** every edition in standard play, Articles 7.1(a), 7.2.a and 7.2.1.
//!
//! **Does not cover:** a game that is over.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{PolicySpec, SetupFault, SetupRemedy, WrongSetup};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "new-game",
    topics: &[Topic::WrongSetup],
    sentence: "The game is cancelled and a new one played, however late that is found.",
    params: &[],
    build: |_, _| CompetitionBuilt::WrongSetup(Arc::new(NewGame)).into(),
};

#[derive(Debug)]
struct NewGame;

impl WrongSetup for NewGame {
    fn remedy(&self, _: SetupFault) -> SetupRemedy {
        SetupRemedy::NewGame
    }
}
