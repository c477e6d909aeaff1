//! Which own and which enemy unit form the pair that must be played.

use crate::board::MoveSet;
use crate::policy::{Bind, Params, Touched, View};

/// The word behind the parameter `pair`.
#[derive(Debug)]
pub(super) enum Pair {
    BothDuties,
    Any,
    FirstWithFirst,
    FirstThatCan,
}

impl Pair {
    pub(super) const WORDS: &[&str] = &["both-duties", "any-pair", "first-with-first", "first-that-can"];

    pub(super) fn of(params: &Params) -> Pair {
        if params.is("pair", "any-pair") {
            Pair::Any
        } else if params.is("pair", "first-with-first") {
            Pair::FirstWithFirst
        } else if params.is("pair", "first-that-can") {
            Pair::FirstThatCan
        } else {
            Pair::BothDuties
        }
    }

    /// The captures that the pair asks for; [`Bind::Nothing`] when they are illegal.
    pub(super) fn moves(&self, view: View<'_>, own: (&[Touched], Bind), enemy: (&[Touched], Bind)) -> Bind {
        let bind = |moves: MoveSet| if moves.is_empty() { Bind::Nothing } else { Bind::To(moves) };
        let capture = |o: &Touched, e: &Touched| view.plays(*o).and(e.plays);
        match self {
            Pair::BothDuties => {
                let moves = own.1.moves().and(enemy.1.moves());
                // A choice among units touched at once is the default even within the pair, when it is left open.
                match (own.1, enemy.1) {
                    (Bind::Silently(_), _) | (_, Bind::Silently(_)) => bind(moves).silently(),
                    _ => bind(moves),
                }
            }
            Pair::Any => {
                let all = own.0.iter().flat_map(|o| enemy.0.iter().map(move |e| (o, e)));
                bind(all.fold(MoveSet::EMPTY, |set, (o, e)| set.or(capture(o, e))))
            }
            Pair::FirstWithFirst => {
                let first = |units: &[Touched]| units.iter().take_while(|u| u.rank == units[0].rank).count();
                let (o, e) = (&own.0[..first(own.0)], &enemy.0[..first(enemy.0)]);
                let all = o.iter().flat_map(|o| e.iter().map(move |e| (o, e)));
                let moves = all.fold(MoveSet::EMPTY, |set, (o, e)| set.or(capture(o, e)));
                if o.len() + e.len() > 2 { bind(moves).silently() } else { bind(moves) }
            }
            Pair::FirstThatCan => {
                let all = own.0.iter().flat_map(|o| enemy.0.iter().map(move |e| (o, e)));
                all.map(|(o, e)| capture(o, e)).find(|m| !m.is_empty()).map_or(Bind::Nothing, Bind::To)
            }
        }
    }
}
