//! A defective clock is replaced and the arbiter sets the times; a wrong setting is treated by analogy.
//!
//! **Seen in:** FIDE 1997 to 2005, Articles 6.10 and 6.11.
//!
//! **Does not cover:** what the times should be, which the arbiter judges.

use std::sync::Arc;

use super::late::{LATE, Late};
use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClockFault, ClockRemedy, ClockSetting, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "replace-and-set",
    topics: &[Topic::ClockSetting],
    sentence: "A defective clock is replaced and the arbiter sets the times; a wrong setting is treated by analogy.",
    params: LATE,
    build: |_, params| CompetitionBuilt::ClockSetting(Arc::new(ReplaceAndSet(Late::of(params)))).into(),
};

#[derive(Debug)]
struct ReplaceAndSet(Late);

impl ClockSetting for ReplaceAndSet {
    fn remedy(&self, fault: ClockFault, moves: [u32; 2]) -> ClockRemedy {
        match fault {
            ClockFault::Defect => ClockRemedy::Replaced,
            ClockFault::WrongSetting => self.0.remedy(moves).unwrap_or(ClockRemedy::ByAnalogy),
            ClockFault::Neighbour => ClockRemedy::ByAnalogy,
        }
    }
}
