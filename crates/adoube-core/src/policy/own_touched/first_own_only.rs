//! Only the very first touched own unit counts; when it cannot move, no duty passes to the next.
//!
//! **Seen in:** Russian texts of 2005, 2009 and 2014, Article 4.3.
//!
//! **Does not cover:** what then may be played: any legal move is the default.

use std::sync::Arc;

use crate::policy::{Bind, OwnTouched, PolicySpec, Touched, View};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "first-own-only",
    topics: &[Topic::OwnTouched],
    sentence: "Only the very first touched own unit counts; when it cannot move, no duty passes to the next.",
    params: &[],
    build: |_, _| Built::OwnTouched(Arc::new(FirstOwnOnly)),
};

#[derive(Debug)]
struct FirstOwnOnly;

impl OwnTouched for FirstOwnOnly {
    fn forgets(&self) -> bool {
        true
    }

    fn bind(&self, view: View<'_>, units: &[Touched]) -> Bind {
        view.first_only(units)
    }
}
