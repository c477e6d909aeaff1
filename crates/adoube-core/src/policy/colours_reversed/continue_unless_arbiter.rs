//! The game goes on, unless the arbiter rules otherwise.
//!
//! **Seen in:** FIDE 1997 to 2014, Articles 7.2 and 7.3.
//!
//! **Does not cover:** a game that is over: its result stands.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ColoursFault, ColoursRemedy, ColoursReversed, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "continue-unless-arbiter",
    topics: &[Topic::ColoursReversed],
    sentence: "The game goes on, unless the arbiter rules otherwise.",
    params: &[],
    build: |_, _| CompetitionBuilt::ColoursReversed(Arc::new(ContinueUnlessArbiter)).into(),
};

#[derive(Debug)]
struct ContinueUnlessArbiter;

impl ColoursReversed for ContinueUnlessArbiter {
    fn remedy(&self, fault: ColoursFault) -> ColoursRemedy {
        if fault.ended { ColoursRemedy::Stands } else { ColoursRemedy::PlayOn { excusable: true } }
    }
}
