//! The enemy unit must be taken with the own one; if that is illegal, the earlier touch that can be played decides.
//!
//! **Seen in:** all FIDE editions, Article 4.3(c), 4.3.3 from 2017; 4.3(b) in 1997.
//!
//! **Does not cover:** units of one colour only.

use std::sync::Arc;

use super::pair::Pair;
use crate::policy::{Bind, BothColours, ParamKind, ParamSpec, PolicySpec, Touched, View};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "pair-then-earlier",
    topics: &[Topic::BothColours],
    sentence: "The enemy unit must be taken with the own one; if that is illegal, the earlier touch that can be played decides.",
    params: &[ParamSpec {
        name: "pair",
        kind: ParamKind::Word(Pair::WORDS),
        flag: false,
        sentence: "Which pair must be played: `both-duties` the one that meets both single-colour duties, `any-pair` any \
                   touched pair, `first-with-first` the first of each colour, `first-that-can` the first pair that can.",
    }],
    build: |_, params| Built::BothColours(Arc::new(PairThenEarlier { pair: Pair::of(params) })),
};

#[derive(Debug)]
struct PairThenEarlier {
    pair: Pair,
}

impl BothColours for PairThenEarlier {
    fn forgets(&self) -> bool {
        true
    }

    fn bind(&self, view: View<'_>, own: (&[Touched], Bind), enemy: (&[Touched], Bind)) -> Bind {
        match self.pair.moves(view, own, enemy) {
            Bind::Nothing => view.first_of_both(own.0, enemy.0),
            pair => pair,
        }
    }
}
