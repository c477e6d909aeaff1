//! The enemy unit must be taken with the own one; if that is illegal, with another own unit, and failing that the own touch decides.
//!
//! **Seen in:** Russian translation of the 2009 text, Article 4.3c.
//!
//! **Does not cover:** an enemy unit that nothing can take: there the own duty is the default.

use std::sync::Arc;

use super::pair::Pair;
use crate::policy::{Bind, BothColours, ParamKind, ParamSpec, PolicySpec, Touched, View};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "pair-then-other-captor",
    topics: &[Topic::BothColours],
    sentence: "The enemy unit must be taken with the own one; if that is illegal, with another own unit, and failing that the own touch decides.",
    params: &[ParamSpec {
        name: "pair",
        kind: ParamKind::Word(Pair::WORDS),
        flag: false,
        sentence: "Which pair must be played: `both-duties` the one that meets both single-colour duties, `any-pair` any \
                   touched pair, `first-with-first` the first of each colour, `first-that-can` the first pair that can.",
    }],
    build: |_, params| Built::BothColours(Arc::new(PairThenOtherCaptor { pair: Pair::of(params) })),
};

#[derive(Debug)]
struct PairThenOtherCaptor {
    pair: Pair,
}

impl BothColours for PairThenOtherCaptor {
    fn forgets(&self) -> bool {
        true
    }

    fn bind(&self, view: View<'_>, own: (&[Touched], Bind), enemy: (&[Touched], Bind)) -> Bind {
        match self.pair.moves(view, own, enemy) {
            Bind::Nothing => match view.first_only(enemy.0) {
                Bind::Nothing | Bind::Hole => own.1.silently(),
                capture => capture,
            },
            pair => pair,
        }
    }
}
