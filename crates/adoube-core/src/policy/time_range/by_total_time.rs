//! The minutes for the whole game decide, those gained in sixty moves counted or not.
//!
//! **Seen in:** every edition, first clause of the appendices on rapid and blitz.
//!
//! **Does not cover:** delays, which no edition counts.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Pace, ParamKind, ParamSpec, PolicySpec, Rate, TimeRange};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "by-total-time",
    topics: &[Topic::TimeRange],
    sentence: "The minutes for the whole game decide, those gained in sixty moves counted or not.",
    params: &[
        ParamSpec {
            name: "blitz",
            kind: ParamKind::Word(&["up-to-ten", "under-fifteen"]),
            flag: false,
            sentence: "What is blitz: ten minutes or less, or less than fifteen.",
        },
        ParamSpec {
            name: "rapid",
            kind: ParamKind::Word(&["under-sixty", "up-to-sixty"]),
            flag: false,
            sentence: "What is rapid: less than sixty minutes, or sixty too.",
        },
        ParamSpec {
            name: "increment",
            kind: ParamKind::Word(&["counted", "ignored"]),
            flag: false,
            sentence: "Whether the time gained in sixty moves counts.",
        },
        ParamSpec {
            name: "supervised-branch",
            kind: ParamKind::Flag,
            flag: true,
            sentence: "Whether games with enough arbiters have rules of their own.",
        },
    ],
    build: |_, params| {
        CompetitionBuilt::TimeRange(Arc::new(ByTotalTime {
            blitz_under_fifteen: params.is("blitz", "under-fifteen"),
            rapid_up_to_sixty: params.is("rapid", "up-to-sixty"),
            increment_counted: !params.is("increment", "ignored"),
            supervised_branch: params.flag("supervised-branch", true),
        }))
        .into()
    },
};

#[derive(Debug)]
struct ByTotalTime {
    blitz_under_fifteen: bool,
    rapid_up_to_sixty: bool,
    increment_counted: bool,
    supervised_branch: bool,
}

impl TimeRange for ByTotalTime {
    fn pace(&self, rate: Rate) -> Pace {
        // Sixty moves of so many seconds are as many minutes.
        let gained = if self.increment_counted { rate.increment } else { 0 };
        let total = rate.minutes.saturating_add(gained);
        let is_blitz = if self.blitz_under_fifteen { total < 15 } else { total <= 10 };
        let is_rapid = if self.rapid_up_to_sixty { total <= 60 } else { total < 60 };
        match (is_blitz, is_rapid) {
            (true, _) => Pace::Blitz,
            (false, true) => Pace::Rapid,
            (false, false) => Pace::Standard,
        }
    }

    fn has_supervised_branch(&self) -> bool {
        self.supervised_branch
    }
}
