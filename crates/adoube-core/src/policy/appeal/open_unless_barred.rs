//! Any ruling may be appealed, unless the rules of the event bar it, with a signed scoresheet too.
//!
//! **Seen in:** FIDE 2014 on, Article 11.10.
//!
//! **Does not cover:** how an appeal ends.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Appeal, AppealAnswer, Appealed, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "open-unless-barred",
    topics: &[Topic::Appeal],
    sentence: "Any ruling may be appealed, unless the rules of the event bar it, with a signed scoresheet too.",
    params: &[],
    build: |_, _| CompetitionBuilt::Appeal(Arc::new(OpenUnlessBarred)).into(),
};

#[derive(Debug)]
struct OpenUnlessBarred;

impl Appeal for OpenUnlessBarred {
    fn hears(&self, _: Appealed, barred: bool, _: bool) -> AppealAnswer {
        if barred { AppealAnswer::Final } else { AppealAnswer::Open }
    }
}
