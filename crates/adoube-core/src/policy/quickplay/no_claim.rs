//! There is no such claim.
//!
//! **Seen in:** every edition in blitz, C4, C5, B.3 and Guidelines III.
//!
//! **Does not cover:** claims by repetition or by moves.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Admission, PolicySpec, Quickplay, QuickplayClaim, QuickplayFinding, QuickplayRuling};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "no-claim",
    topics: &[Topic::Quickplay],
    sentence: "There is no such claim.",
    params: &[],
    build: |_, _| CompetitionBuilt::Quickplay(Arc::new(NoClaim)).into(),
};

#[derive(Debug)]
struct NoClaim;

impl Quickplay for NoClaim {
    fn admits(&self, _: QuickplayClaim) -> Admission {
        Admission::NoRight
    }

    fn rules(&self, _: QuickplayFinding) -> QuickplayRuling {
        QuickplayRuling::Rejected { seconds: 0 }
    }

    fn may_decide_late(&self, _: bool) -> bool {
        false
    }
}
