//! The game is lost, or drawn when the other side cannot mate by any series of legal moves.
//!
//! **Seen in:** every edition, Article 6.9 or 6.10.
//!
//! **Does not cover:** a game that ended before the flag was noticed.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{FlagFact, FlagFall, ParamKind, ParamSpec, PolicySpec};
use crate::ruling::GameResult;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "loss-unless-mate-impossible",
    topics: &[Topic::FlagFall],
    sentence: "The game is lost, or drawn when the other side cannot mate by any series of legal moves.",
    params: &[ParamSpec {
        name: "after-automatic",
        kind: ParamKind::Word(&["drawn", "letter"]),
        flag: false,
        sentence: "What of a draw by repetition or moves that nobody noticed before: it stands, or the letter gives the loss.",
    }],
    build: |_, params| {
        let by_letter = params.is("after-automatic", "letter");
        CompetitionBuilt::FlagFall(Arc::new(LossUnlessMateImpossible { by_letter })).into()
    },
};

#[derive(Debug)]
struct LossUnlessMateImpossible {
    by_letter: bool,
}

impl FlagFall for LossUnlessMateImpossible {
    fn result(&self, fact: FlagFact<'_>) -> GameResult {
        let winner = fact.flagged.other();
        let drawn = fact.drawn_before && !self.by_letter;
        if !drawn && (fact.chances.can_mate)(winner) { GameResult::win(winner) } else { GameResult::Draw }
    }
}
