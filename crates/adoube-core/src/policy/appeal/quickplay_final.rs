//! A ruling on a claim in a quickplay finish is final; others may be appealed.
//!
//! **Seen in:** FIDE 2001 to 2009, Articles 10.2(d) and 12.10.
//!
//! **Does not cover:** how an appeal ends.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Appeal, AppealAnswer, Appealed, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "quickplay-final",
    topics: &[Topic::Appeal],
    sentence: "A ruling on a claim in a quickplay finish is final; others may be appealed.",
    params: &[],
    build: |_, _| CompetitionBuilt::Appeal(Arc::new(QuickplayFinal)).into(),
};

#[derive(Debug)]
struct QuickplayFinal;

impl Appeal for QuickplayFinal {
    fn hears(&self, against: Appealed, _: bool) -> AppealAnswer {
        match against {
            Appealed::Quickplay => AppealAnswer::Final,
            Appealed::Result | Appealed::Claim | Appealed::Sanction => AppealAnswer::Open,
        }
    }
}
