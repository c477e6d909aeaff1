//! A defective clock is replaced; a wrong setting is corrected at once.
//!
//! **Seen in:** FIDE 2009 on, Articles 6.10b and 6.10.2.
//!
//! **Does not cover:** what the times should be, which the arbiter judges.

use std::sync::Arc;

use super::late::{LATE, Late};
use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClockFault, ClockRemedy, ClockSetting, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "replace-and-correct",
    topics: &[Topic::ClockSetting],
    sentence: "A defective clock is replaced; a wrong setting is corrected at once.",
    params: LATE,
    build: |_, params| CompetitionBuilt::ClockSetting(Arc::new(ReplaceAndCorrect(Late::of(params)))).into(),
};

#[derive(Debug)]
struct ReplaceAndCorrect(Late);

impl ClockSetting for ReplaceAndCorrect {
    fn remedy(&self, fault: ClockFault, moves: [u32; 2]) -> ClockRemedy {
        match fault {
            ClockFault::Defect => ClockRemedy::Replaced,
            ClockFault::WrongSetting => self.0.remedy(moves).unwrap_or(ClockRemedy::Corrected),
            ClockFault::Neighbour => ClockRemedy::ByAnalogy,
        }
    }
}
