//! Only the very first touched enemy unit counts; when it cannot be taken, no duty passes to the next.
//!
//! **Seen in:** Russian order of 2014, Article 4.3.2.
//!
//! **Does not cover:** what then may be played: any legal move is the default.

use std::sync::Arc;

use crate::policy::{Bind, EnemyTouched, PolicySpec, Touched, View};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "first-enemy-only",
    topics: &[Topic::EnemyTouched],
    sentence: "Only the very first touched enemy unit counts; when it cannot be taken, no duty passes to the next.",
    params: &[],
    build: |_, _| Built::EnemyTouched(Arc::new(FirstEnemyOnly)),
};

#[derive(Debug)]
struct FirstEnemyOnly;

impl EnemyTouched for FirstEnemyOnly {
    fn forgets(&self) -> bool {
        true
    }

    fn bind(&self, view: View<'_>, units: &[Touched]) -> Bind {
        view.first_only(units)
    }
}
