//! Where quickplay finishes were announced, the player on move with less than two minutes may ask for it.
//!
//! **Seen in:** FIDE 2014, Article G.4, and from 2017 on Guidelines III.4.
//!
//! **Does not cover:** the claim of a draw instead.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Admission, Extra, ExtraTime, FiveSeconds, ParamKind, ParamSpec, PolicySpec, QuickplayClaim};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "may-be-asked",
    topics: &[Topic::FiveSeconds],
    sentence: "Where quickplay finishes were announced, the player on move with less than two minutes may ask for it.",
    params: &[
        ParamSpec {
            name: "adds",
            kind: ParamKind::Word(&["delay-or-increment", "increment"]),
            flag: false,
            sentence: "How the seconds are added: as delay or increment, or as increment alone.",
        },
        ParamSpec {
            name: "bonus",
            kind: ParamKind::Number { least: 1, most: 600, usual: 120 },
            flag: false,
            sentence: "Seconds that the other side gets when it is granted.",
        },
    ],
    build: |_, params| {
        let adds = if params.is("adds", "increment") { Extra::Increment } else { Extra::DelayOrIncrement };
        let bonus = params.number("bonus", 120);
        CompetitionBuilt::FiveSeconds(Arc::new(MayBeAsked(ExtraTime { adds, bonus }))).into()
    },
};

/// Seconds below which it may be asked for.
const SHORT: u32 = 120;

#[derive(Debug)]
struct MayBeAsked(ExtraTime);

impl FiveSeconds for MayBeAsked {
    fn admits(&self, request: QuickplayClaim) -> Admission {
        if !request.announced || request.increment {
            Admission::NoRight
        } else if request.flag_down {
            Admission::FlagDown
        } else if !request.on_move {
            Admission::NotOnMove
        } else if request.left.is_some_and(|left| left >= SHORT) {
            Admission::TimeLeft
        } else {
            Admission::Heard
        }
    }

    fn grants(&self) -> ExtraTime {
        self.0
    }
}
