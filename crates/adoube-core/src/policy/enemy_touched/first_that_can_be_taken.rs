//! The first touched enemy unit that can be taken must be taken.
//!
//! **Seen in:** all FIDE editions, Article 4.3(b), 4.3.2 from 2017; 4.3(a) in 1997.
//!
//! **Does not cover:** with which own unit: the player may choose.

use std::sync::Arc;

use crate::policy::{Bind, EnemyTouched, PolicySpec, Touched, View};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "first-that-can-be-taken",
    topics: &[Topic::EnemyTouched],
    sentence: "The first touched enemy unit that can be taken must be taken.",
    params: &[],
    build: |_, _| Built::EnemyTouched(Arc::new(FirstThatCanBeTaken)),
};

#[derive(Debug)]
struct FirstThatCanBeTaken;

impl EnemyTouched for FirstThatCanBeTaken {
    fn forgets(&self) -> bool {
        true
    }

    fn bind(&self, view: View<'_>, units: &[Touched]) -> Bind {
        view.first_that_can(units)
    }
}
