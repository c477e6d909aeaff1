//! No clause speaks of appeals.
//!
//! **Seen in:** FIDE 1997.
//!
//! **Does not cover:** how an appeal ends.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Appeal, AppealAnswer, Appealed, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "not-named",
    topics: &[Topic::Appeal],
    sentence: "No clause speaks of appeals.",
    params: &[],
    build: |_, _| CompetitionBuilt::Appeal(Arc::new(NotNamed)).into(),
};

#[derive(Debug)]
struct NotNamed;

impl Appeal for NotNamed {
    fn hears(&self, _: Appealed, _: bool, signed: bool) -> AppealAnswer {
        if signed { AppealAnswer::TooLate } else { AppealAnswer::NotNamed }
    }
}
