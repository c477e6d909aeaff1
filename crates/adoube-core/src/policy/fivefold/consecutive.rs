//! A position that stands five times in a row, at every second move of each side, draws the game.
//!
//! **Seen in:** FIDE 2014, Article 9.6.a.
//!
//! **Does not cover:** wider gaps between the times.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Fivefold, Occurrences, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "consecutive",
    topics: &[Topic::Fivefold],
    sentence: "A position that stands five times in a row, at every second move of each side, draws the game.",
    params: &[],
    build: |_, _| CompetitionBuilt::Fivefold(Arc::new(Consecutive)).into(),
};

#[derive(Debug)]
struct Consecutive;

impl Fivefold for Consecutive {
    fn ends(&self, occurrences: Occurrences) -> bool {
        occurrences.five_in_a_row
    }
}
