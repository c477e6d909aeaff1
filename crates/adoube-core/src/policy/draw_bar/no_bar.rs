//! The Laws give the event no ground to bar draws.
//!
//! **Seen in:** FIDE 1997 to 2005, Article 9.1.
//!
//! **Does not cover:** draws that are claimed.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Barred, DrawBar, DrawRule, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "no-bar",
    topics: &[Topic::DrawBar],
    sentence: "The Laws give the event no ground to bar draws.",
    params: &[],
    build: |_, _| CompetitionBuilt::DrawBar(Arc::new(NoBar)).into(),
};

#[derive(Debug)]
struct NoBar;

impl DrawBar for NoBar {
    fn barred(&self, _: DrawRule, _: u32) -> Barred {
        Barred::Nothing
    }
}
