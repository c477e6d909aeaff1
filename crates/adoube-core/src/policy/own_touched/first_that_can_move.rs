//! The first touched own unit that can move must move.
//!
//! **Seen in:** all FIDE editions, Article 4.3(a), 4.3.1 from 2017.
//!
//! **Does not cover:** which of several units touched at once: the player may choose.

use std::sync::Arc;

use crate::policy::{Bind, OwnTouched, PolicySpec, Touched, View};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "first-that-can-move",
    topics: &[Topic::OwnTouched],
    sentence: "The first touched own unit that can move must move.",
    params: &[],
    build: |_, _| Built::OwnTouched(Arc::new(FirstThatCanMove)),
};

#[derive(Debug)]
struct FirstThatCanMove;

impl OwnTouched for FirstThatCanMove {
    fn forgets(&self) -> bool {
        true
    }

    fn bind(&self, view: View<'_>, units: &[Touched]) -> Bind {
        view.first_that_can(units)
    }
}
