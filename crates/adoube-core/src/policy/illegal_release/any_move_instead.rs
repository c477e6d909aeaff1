//! After an illegal release any legal move may be played instead.
//!
//! **Seen in:** reading of Article 4.6 of 2009, which points to 4.5.
//!
//! **Does not cover:** touches made after the illegal release: they bind anew.

use std::sync::Arc;

use crate::policy::{IllegalRelease, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "any-move-instead",
    topics: &[Topic::IllegalRelease],
    sentence: "After an illegal release any legal move may be played instead.",
    params: &[],
    build: |_, _| Built::IllegalRelease(Arc::new(AnyMoveInstead)),
};

#[derive(Debug)]
struct AnyMoveInstead;

impl IllegalRelease for AnyMoveInstead {
    fn frees(&self) -> bool {
        true
    }
}
