//! An illegal move gives the other side time; at a set number the game is lost.
//!
//! **Seen in:** every edition, Articles 10.3 (1997), 7.4(b), 7.5.b and 7.5.5.
//!
//! **Does not cover:** time taken from the offender, which the setting of the clocks tells.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{IllegalFact, IllegalPenalty, ParamKind, ParamSpec, Penalty, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "time-then-loss",
    topics: &[Topic::IllegalPenalty],
    sentence: "An illegal move gives the other side time; at a set number the game is lost.",
    params: &[
        ParamSpec {
            name: "seconds",
            kind: ParamKind::Number { least: 1, most: 3600, usual: 120 },
            flag: false,
            sentence: "Seconds for the other side.",
        },
        ParamSpec {
            name: "loses-at",
            kind: ParamKind::Number { least: 2, most: 9, usual: 2 },
            flag: false,
            sentence: "At which one the game is lost.",
        },
        ParamSpec {
            name: "no-mate",
            kind: ParamKind::Word(&["draw", "open", "half"]),
            flag: false,
            sentence: "What if the other side cannot mate: a draw, a win on which the text is silent, or half a point for that side.",
        },
        ParamSpec {
            name: "only-in-quickplay-finish",
            kind: ParamKind::Flag,
            flag: false,
            sentence: "Whether it is so only in a quickplay finish.",
        },
    ],
    build: |_, params| {
        let no_mate = if params.is("no-mate", "open") {
            Penalty::LossOpen
        } else if params.is("no-mate", "half") {
            Penalty::LossAndHalf
        } else {
            Penalty::Draw
        };
        CompetitionBuilt::IllegalPenalty(Arc::new(TimeThenLoss {
            seconds: params.number("seconds", 120),
            loses_at: params.number("loses-at", 2),
            no_mate,
            only_in_quickplay_finish: params.flag("only-in-quickplay-finish", false),
        }))
        .into()
    },
};

#[derive(Debug)]
struct TimeThenLoss {
    seconds: u32,
    loses_at: u32,
    no_mate: Penalty,
    only_in_quickplay_finish: bool,
}

impl IllegalPenalty for TimeThenLoss {
    fn penalty(&self, fact: IllegalFact<'_>) -> Penalty {
        if self.only_in_quickplay_finish && !fact.quickplay_finish {
            Penalty::Nothing
        } else if fact.number < self.loses_at {
            Penalty::Time(self.seconds)
        } else if (fact.chances.can_mate)(fact.offender.other()) {
            Penalty::Loss
        } else {
            self.no_mate
        }
    }

    fn limit(&self) -> Option<u32> {
        Some(self.loses_at)
    }
}
