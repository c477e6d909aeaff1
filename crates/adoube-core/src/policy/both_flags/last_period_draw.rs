//! In the last period the game is drawn, in an earlier one it goes on.
//!
//! **Seen in:** FIDE 1997 to 2014, Articles 10.3, 10.4, 6.12 and 6.11.
//!
//! **Does not cover:** flags whose order the clock itself shows.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{BothDown, BothFlags, FlagsDown, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "last-period-draw",
    topics: &[Topic::BothFlags],
    sentence: "In the last period the game is drawn, in an earlier one it goes on.",
    params: &[],
    build: |_, _| CompetitionBuilt::BothFlags(Arc::new(LastPeriodDraw)).into(),
};

#[derive(Debug)]
struct LastPeriodDraw;

impl BothFlags for LastPeriodDraw {
    fn outcome(&self, flags: FlagsDown) -> BothDown {
        match (flags.order_known, flags.last_period) {
            (true, _) => BothDown::FirstCounts,
            (false, true) => BothDown::Draw,
            (false, false) => BothDown::PlayOn,
        }
    }
}
