//! The enemy unit must be taken with the own one; if that is illegal, the player chooses a move of the first own or a capture of the first enemy unit that can be played.
//!
//! **Seen in:** Russian orders of 2010 and 2014, Articles 4.3в and 4.3.3.
//!
//! **Does not cover:** which of the two came first: it does not matter there.

use std::sync::Arc;

use super::pair::Pair;
use crate::policy::{Bind, BothColours, ParamKind, ParamSpec, PolicySpec, Touched, View};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "pair-then-choice",
    topics: &[Topic::BothColours],
    sentence: "The enemy unit must be taken with the own one; if that is illegal, the player chooses a move of the first own or a capture of the first enemy unit that can be played.",
    params: &[ParamSpec {
        name: "pair",
        kind: ParamKind::Word(Pair::WORDS),
        flag: false,
        sentence: "Which pair must be played: `both-duties` the one that meets both single-colour duties, `any-pair` any \
                   touched pair, `first-with-first` the first of each colour, `first-that-can` the first pair that can.",
    }],
    build: |_, params| Built::BothColours(Arc::new(PairThenChoice { pair: Pair::of(params) })),
};

#[derive(Debug)]
struct PairThenChoice {
    pair: Pair,
}

impl BothColours for PairThenChoice {
    fn forgets(&self) -> bool {
        true
    }

    fn bind(&self, view: View<'_>, own: (&[Touched], Bind), enemy: (&[Touched], Bind)) -> Bind {
        match self.pair.moves(view, own, enemy) {
            Bind::Nothing => {
                let moves = view.first_that_can(own.0).moves().or(view.first_that_can(enemy.0).moves());
                if moves.is_empty() { Bind::Nothing } else { Bind::To(moves) }
            }
            pair => pair,
        }
    }
}
