//! The move that replaces an illegal one is bound by touched units alone.
//!
//! **Seen in:** FIDE 1997 to 2005, Articles 7.4 and 7.4(a).
//!
//! **Does not cover:** units let go: they bind nobody here.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{PolicySpec, Replacement};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "touch-only",
    topics: &[Topic::Replacement],
    sentence: "The move that replaces an illegal one is bound by touched units alone.",
    params: &[],
    build: |_, _| CompetitionBuilt::Replacement(Arc::new(TouchOnly)).into(),
};

#[derive(Debug)]
struct TouchOnly;

impl Replacement for TouchOnly {
    fn release_binds(&self) -> bool {
        false
    }
}
