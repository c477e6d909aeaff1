//! A position that stands for the fifth time draws the game, whatever came between.
//!
//! **Seen in:** FIDE 2017 on, Article 9.6.1.
//!
//! **Does not cover:** a mate by the same move: it comes first.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Fivefold, Occurrences, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "any-spacing",
    topics: &[Topic::Fivefold],
    sentence: "A position that stands for the fifth time draws the game, whatever came between.",
    params: &[],
    build: |_, _| CompetitionBuilt::Fivefold(Arc::new(AnySpacing)).into(),
};

#[derive(Debug)]
struct AnySpacing;

impl Fivefold for AnySpacing {
    fn ends(&self, occurrences: Occurrences) -> bool {
        occurrences.count >= 5
    }
}
