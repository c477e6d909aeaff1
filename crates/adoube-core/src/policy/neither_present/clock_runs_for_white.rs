//! White's clock runs from the start of the game, whoever is there.
//!
//! **Seen in:** FIDE 1997, Article 6.5.
//!
//! **Does not cover:** a player who comes too late to play at all.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{NeitherPresent, PolicySpec, WhoWaits};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "clock-runs-for-white",
    topics: &[Topic::NeitherPresent],
    sentence: "White's clock runs from the start of the game, whoever is there.",
    params: &[],
    build: |_, _| CompetitionBuilt::NeitherPresent(Arc::new(ClockRunsForWhite)).into(),
};

#[derive(Debug)]
struct ClockRunsForWhite;

impl NeitherPresent for ClockRunsForWhite {
    fn who_waits(&self, _: Option<u32>) -> WhoWaits {
        WhoWaits::ClockRuns
    }
}
