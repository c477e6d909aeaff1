//! A defective clock is replaced and the arbiter sets the times; a wrong setting is treated by analogy.
//!
//! **Seen in:** FIDE 1997 to 2005, Articles 6.10 and 6.11.
//!
//! **Does not cover:** what the times should be, which the arbiter judges.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClockFault, ClockRemedy, ClockSetting, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "replace-and-set",
    topics: &[Topic::ClockSetting],
    sentence: "A defective clock is replaced and the arbiter sets the times; a wrong setting is treated by analogy.",
    params: &[],
    build: |_, _| CompetitionBuilt::ClockSetting(Arc::new(ReplaceAndSet)).into(),
};

#[derive(Debug)]
struct ReplaceAndSet;

impl ClockSetting for ReplaceAndSet {
    fn remedy(&self, fault: ClockFault) -> ClockRemedy {
        match fault {
            ClockFault::Defect => ClockRemedy::Replaced,
            ClockFault::WrongSetting => ClockRemedy::ByAnalogy,
            ClockFault::Neighbour => ClockRemedy::ByAnalogy,
        }
    }
}
