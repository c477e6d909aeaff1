//! It never ends the game by itself.
//!
//! **Seen in:** FIDE 1997 to 2009, Articles 9.2 and 9.3: a draw must be claimed.
//!
//! **Does not cover:** claims of a draw, which have topics of their own.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Fivefold, Occurrences, PolicySpec, SeventyFive};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "never",
    topics: &[Topic::Fivefold, Topic::SeventyFive],
    sentence: "It never ends the game by itself.",
    params: &[],
    build: |topic, _| match topic {
        Topic::Fivefold => CompetitionBuilt::Fivefold(Arc::new(Never)).into(),
        _ => CompetitionBuilt::SeventyFive(Arc::new(Never)).into(),
    },
};

#[derive(Debug)]
struct Never;

impl Fivefold for Never {
    fn ends(&self, _: Occurrences) -> bool {
        false
    }
}

impl SeventyFive for Never {
    fn ends(&self, _: [u32; 2]) -> bool {
        false
    }
}
