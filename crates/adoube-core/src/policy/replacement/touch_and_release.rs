//! The move that replaces an illegal one is bound by touched units and by units let go where they can go.
//!
//! **Seen in:** FIDE 2009 on, Articles 7.4a and 7.5.
//!
//! **Does not cover:** units let go where they cannot go.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{PolicySpec, Replacement};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "touch-and-release",
    topics: &[Topic::Replacement],
    sentence: "The move that replaces an illegal one is bound by touched units and by units let go where they can go.",
    params: &[],
    build: |_, _| CompetitionBuilt::Replacement(Arc::new(TouchAndRelease)).into(),
};

#[derive(Debug)]
struct TouchAndRelease;

impl Replacement for TouchAndRelease {
    fn release_binds(&self) -> bool {
        true
    }
}
