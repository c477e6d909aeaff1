//! Whoever sees a fault may tell the arbiter, and nobody else.
//!
//! **Seen in:** FIDE 2009 on, Articles 13.7 and 12.7.
//!
//! **Does not cover:** claims of the players.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{OutsideWord, Outsiders, PolicySpec, Teller};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "arbiter-only",
    topics: &[Topic::Outsiders],
    sentence: "Whoever sees a fault may tell the arbiter, and nobody else.",
    params: &[],
    build: |_, _| CompetitionBuilt::Outsiders(Arc::new(ArbiterOnly)).into(),
};

#[derive(Debug)]
struct ArbiterOnly;

impl Outsiders for ArbiterOnly {
    fn hears(&self, _: Teller) -> OutsideWord {
        OutsideWord::Heard
    }
}
