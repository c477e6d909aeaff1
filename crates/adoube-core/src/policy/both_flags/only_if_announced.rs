//! Where the guidelines were announced, the last period is drawn and an earlier one goes on; otherwise no rule covers it.
//!
//! **Seen in:** FIDE 2017 on, Guidelines III.3.1.
//!
//! **Does not cover:** flags whose order the clock itself shows.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{BothDown, BothFlags, FlagsDown, Pace, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "only-if-announced",
    topics: &[Topic::BothFlags],
    sentence: "Where the guidelines were announced, the last period is drawn and an earlier one goes on; otherwise no rule covers it.",
    params: &[],
    build: |_, _| CompetitionBuilt::BothFlags(Arc::new(OnlyIfAnnounced)).into(),
};

#[derive(Debug)]
struct OnlyIfAnnounced;

impl BothFlags for OnlyIfAnnounced {
    fn outcome(&self, flags: FlagsDown) -> BothDown {
        if flags.order_known {
            return BothDown::FirstCounts;
        }
        match (flags.announced && !flags.increment && flags.pace != Pace::Blitz, flags.last_period) {
            (false, _) => BothDown::NoRule,
            (true, true) => BothDown::Draw,
            (true, false) => BothDown::PlayOn,
        }
    }
}
