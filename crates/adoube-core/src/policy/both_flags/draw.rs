//! The game is drawn, whatever the period.
//!
//! **Seen in:** FIDE 1997 to 2009 in rapid and blitz, B8, B9 and A.4.d.
//!
//! **Does not cover:** flags whose order the clock itself shows.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{BothDown, BothFlags, FlagsDown, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "draw",
    topics: &[Topic::BothFlags],
    sentence: "The game is drawn, whatever the period.",
    params: &[],
    build: |_, _| CompetitionBuilt::BothFlags(Arc::new(Draw)).into(),
};

#[derive(Debug)]
struct Draw;

impl BothFlags for Draw {
    fn outcome(&self, _: FlagsDown) -> BothDown {
        BothDown::Draw
    }
}
