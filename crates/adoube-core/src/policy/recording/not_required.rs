//! The player need not write the moves.
//!
//! **Seen in:** every edition in rapid and blitz, B3 and A.2.
//!
//! **Does not cover:** claims that rest on a scoresheet.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{PolicySpec, Recording, Sheet, SheetDuty};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "not-required",
    topics: &[Topic::Recording],
    sentence: "The player need not write the moves.",
    params: &[],
    build: |_, _| CompetitionBuilt::Recording(Arc::new(NotRequired)).into(),
};

#[derive(Debug)]
struct NotRequired;

impl Recording for NotRequired {
    fn duty(&self, _: Sheet) -> SheetDuty {
        SheetDuty::Waived
    }
}
