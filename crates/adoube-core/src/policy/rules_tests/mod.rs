//! What the policies on the competition rules answer, article by article.

mod board;
mod book;
mod clock;
mod conduct;
mod draws;

use crate::board::Color;
use crate::policy::{Chances, Registry};
use crate::rulebook::{Built, Choice};
use crate::topic::Topic;

/// A policy by topic, name and parameters as a choice tells them.
macro_rules! policy {
    ($topic:ident, $name:literal $(, $parameter:literal)*) => {
        match crate::policy::rules_tests::built(crate::topic::Topic::$topic, $name, &[$($parameter),*]) {
            crate::rulebook::Built::Competition(crate::competition_book::CompetitionBuilt::$topic(policy)) => policy,
            other => panic!("{other:?}"),
        }
    };
}
pub(super) use policy;

fn choice(name: &str, parameters: &[&str]) -> Choice {
    Choice { policy: name.to_owned(), parameters: parameters.iter().map(|p| (*p).to_owned()).collect() }
}

fn built(topic: Topic, name: &str, parameters: &[&str]) -> Built {
    let spec = Registry::builtin().find(topic, name).unwrap();
    let params = spec.params_of(&choice(name, parameters)).unwrap();
    spec.choose(topic, &params).0
}

/// Both sides can mate, or neither can.
const ALL: Chances<'static> = Chances { can_mate: &|_| true, has_force: &|_| true };
const NONE: Chances<'static> = Chances { can_mate: &|_| false, has_force: &|_| false };
/// Black, with a knight, can still mate, but has no force to.
const KNIGHT: Chances<'static> = Chances { can_mate: &|side| side == Color::Black, has_force: &|_| false };
