//! The arbiter sets the times by his best judgement.
//!
//! **Seen in:** every edition, Articles 6.13, 6.14 and 7.1.
//!
//! **Does not cover:** times that a penalty adds or takes.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClockTimes, GainedIncrement, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "best-judgement",
    topics: &[Topic::ClockTimes],
    sentence: "The arbiter sets the times by his best judgement.",
    params: &[ParamSpec {
        name: "increment",
        kind: ParamKind::Word(&["withdrawn", "open"]),
        flag: false,
        sentence: "What becomes of an increment gained by the irregularity: practice takes it off again, or nothing can be said.",
    }],
    build: |_, params| {
        let open = params.is("increment", "open");
        CompetitionBuilt::ClockTimes(Arc::new(BestJudgement { open })).into()
    },
};

#[derive(Debug)]
struct BestJudgement {
    open: bool,
}

impl ClockTimes for BestJudgement {
    fn increment(&self) -> GainedIncrement {
        if self.open { GainedIncrement::Open } else { GainedIncrement::Withdrawn }
    }
}
