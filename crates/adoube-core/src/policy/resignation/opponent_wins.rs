//! The opponent of the player who resigns wins.
//!
//! **Seen in:** FIDE 1997 to 2018, Article 5.1(b), 5.1.2.
//!
//! **Does not cover:** both sides resigning at once.

use std::sync::Arc;

use crate::board::Color;
use crate::policy::{PolicySpec, Resignation};
use crate::rulebook::Built;
use crate::ruling::GameResult;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "opponent-wins",
    topics: &[Topic::Resignation],
    sentence: "The opponent of the player who resigns wins.",
    params: &[],
    build: |_, _| Built::Resignation(Arc::new(OpponentWins)),
};

#[derive(Debug)]
struct OpponentWins;

impl Resignation for OpponentWins {
    fn result(&self, resigner: Color, _: &dyn Fn(Color) -> bool) -> GameResult {
        GameResult::win(!resigner)
    }
}
