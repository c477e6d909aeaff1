//! Nothing of the kind can be asked for.
//!
//! **Seen in:** FIDE 1997 to 2009, Article 10.2, and in blitz, G.3 and Guidelines III.
//!
//! **Does not cover:** the claim of a draw.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Admission, Extra, ExtraTime, FiveSeconds, PolicySpec, QuickplayClaim};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "not-given",
    topics: &[Topic::FiveSeconds],
    sentence: "Nothing of the kind can be asked for.",
    params: &[],
    build: |_, _| CompetitionBuilt::FiveSeconds(Arc::new(NotGiven)).into(),
};

#[derive(Debug)]
struct NotGiven;

impl FiveSeconds for NotGiven {
    fn admits(&self, _: QuickplayClaim) -> Admission {
        Admission::NoRight
    }

    fn grants(&self) -> ExtraTime {
        ExtraTime { adds: Extra::Increment, bonus: 0 }
    }
}
