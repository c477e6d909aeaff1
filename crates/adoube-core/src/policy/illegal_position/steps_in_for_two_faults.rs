//! The arbiter steps in when both kings are in check or a promotion is unfinished; otherwise only when asked.
//!
//! **Seen in:** FIDE 2005 and 2009 in rapid, B6 and A.4.c; 2009 in blitz, B.3.c.
//!
//! **Does not cover:** what it costs the offender, which no clause says.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{FoundPosition, IllegalPosition, PolicySpec, PositionFound, PositionRemedy};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "steps-in-for-two-faults",
    topics: &[Topic::IllegalPosition],
    sentence: "The arbiter steps in when both kings are in check or a promotion is unfinished; otherwise only when asked.",
    params: &[],
    build: |_, _| CompetitionBuilt::IllegalPosition(Arc::new(StepsInForTwoFaults)).into(),
};

#[derive(Debug)]
struct StepsInForTwoFaults;

impl IllegalPosition for StepsInForTwoFaults {
    fn remedy(&self, found: PositionFound) -> PositionRemedy {
        match (found.what, found.asked) {
            (FoundPosition::BothKingsInCheck | FoundPosition::PawnOnLastRank, _) => PositionRemedy::StepsIn,
            (FoundPosition::Other, true) => PositionRemedy::Restores,
            (FoundPosition::Other, false) => PositionRemedy::Nothing,
        }
    }
}
