//! Nothing lets others speak of a game; the arbiter acts on what he sees himself.
//!
//! **Seen in:** FIDE 1997 to 2005, Article 13.7.
//!
//! **Does not cover:** claims of the players.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{OutsideWord, Outsiders, PolicySpec, Teller};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "not-provided",
    topics: &[Topic::Outsiders],
    sentence: "Nothing lets others speak of a game; the arbiter acts on what he sees himself.",
    params: &[],
    build: |_, _| CompetitionBuilt::Outsiders(Arc::new(NotProvided)).into(),
};

#[derive(Debug)]
struct NotProvided;

impl Outsiders for NotProvided {
    fn hears(&self, _: Teller) -> OutsideWord {
        OutsideWord::NotProvided
    }
}
