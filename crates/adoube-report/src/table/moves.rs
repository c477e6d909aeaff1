//! A set of permitted moves in few words.

use adoube_core::board::{MoveId, MoveSet, Scene, Square, parse_square};
use adoube_core::topic::Topic;

use crate::messages::{Lang, Messages};
use crate::notation::{role_key, san};
use crate::story::is_due;

use super::sorted;

/// More moves than this are not listed one by one.
const MOST_LISTED: usize = 3;

/// Tells the moves of one scene.
pub(super) struct Teller<'a> {
    pub(super) scene: &'a Scene,
    pub(super) messages: &'a Messages,
}

/// What touched units ask for: that a unit moves, or that one is taken.
#[derive(Clone, Copy)]
enum Part {
    Moves(Square, MoveSet),
    Taken(Square, MoveSet),
}

impl Part {
    fn moves(self) -> MoveSet {
        match self {
            Part::Moves(_, moves) | Part::Taken(_, moves) => moves,
        }
    }
}

impl Teller<'_> {
    /// What the player may choose from.
    pub(super) fn choice(&self, set: MoveSet, ground: Option<Topic>, silent: bool) -> String {
        let all = self.scene.all();
        if set.is_empty() {
            return self.messages.get("table-moves-none");
        }
        if set == all && all.len() > 1 && !is_due(self.scene, set, ground, silent) {
            return self.messages.get("table-moves-any");
        }
        if let Some(only) = only(set) {
            let key = if self.scene.is_castling(only) { "table-moves-castle" } else { "table-moves-only" };
            return self.messages.with(key, &[("move", (&self.san(only)).into())]);
        }
        if set == self.scene.castling_moves() {
            return self.messages.get("table-moves-castle-either");
        }
        self.promotion(set)
            .or_else(|| self.parts(set, ground == Some(Topic::EnemyTouched)))
            .or_else(|| self.unit_less_some(set))
            .or_else(|| (set.len() <= MOST_LISTED).then(|| self.alternatives(set)))
            .or_else(|| self.all_but(set))
            .unwrap_or_else(|| self.messages.with("table-moves-count", &[("count", set.len().into())]))
    }

    /// The one move of the set, when there is no more and it is no castling.
    pub(super) fn only(&self, set: MoveSet) -> Option<String> {
        only(set).filter(|id| !self.scene.is_castling(*id)).map(|id| self.san(id))
    }

    /// The move in the notation of the language.
    pub(super) fn san(&self, id: MoveId) -> String {
        san(self.lang(), self.scene, id)
    }

    /// The moves, joined by commas; many are cut short.
    pub(super) fn some(&self, set: MoveSet) -> String {
        let list = sorted(self.lang(), self.scene, set);
        match list.get(MOST_LISTED..) {
            Some([_, ..]) => format!("{}…", list[..MOST_LISTED].join(", ")),
            _ => list.join(", "),
        }
    }

    fn lang(&self) -> Lang {
        self.messages.lang()
    }

    /// The unit of that square, in a grammatical case.
    fn unit(&self, case: &str, square: Square) -> String {
        let role = self.scene.position().board().role_at(square).map_or("", role_key);
        let square = square.to_string();
        self.messages.with(&format!("table-unit-{case}"), &[("role", role.into()), ("square", (&square).into())])
    }

    /// Moves joined by "or".
    fn alternatives(&self, set: MoveSet) -> String {
        let list = sorted(self.lang(), self.scene, set);
        let list = self.join(&list);
        self.messages.with("table-moves-list", &[("moves", (&list).into())])
    }

    fn join(&self, parts: &[String]) -> String {
        match parts {
            [first @ .., last] if !first.is_empty() => {
                let first = first.join(", ");
                self.messages.with("table-or", &[("first", (&first).into()), ("last", last.into())])
            }
            _ => parts.concat(),
        }
    }

    /// Every promotion of one pawn on one square.
    fn promotion(&self, set: MoveSet) -> Option<String> {
        let some = set.iter().next()?;
        let from = self.scene.start_of(some)?;
        let uci = self.scene.uci(some);
        let to = parse_square(uci.get(2..4)?)?;
        (self.scene.promotions(from, to) == set)
            .then(|| self.messages.with("table-moves-promote", &[("square", (&to.to_string()).into())]))
    }

    /// The set as all moves of up to three units and captures of others; what touches of enemy units ask for, as captures.
    fn parts(&self, set: MoveSet, captures_first: bool) -> Option<String> {
        let mut origins: Vec<Square> = set.iter().filter_map(|id| self.scene.start_of(id)).collect();
        origins.sort_unstable();
        origins.dedup();
        let mut victims: Vec<Square> = set.iter().filter_map(|id| self.scene.taken_by(id)).collect();
        victims.sort_unstable();
        victims.dedup();
        let within = |moves: MoveSet| moves.without(set).is_empty();
        let movers: Vec<Part> = origins
            .into_iter()
            .map(|square| Part::Moves(square, self.scene.moves_of(square)))
            .filter(|p| within(p.moves()))
            .collect();
        let taken: Vec<Part> = victims
            .into_iter()
            .map(|square| Part::Taken(square, self.scene.captures_of(square)))
            .filter(|p| within(p.moves()))
            .collect();
        let cover = |parts: &[Part]| parts.iter().fold(MoveSet::EMPTY, |all, p| all.or(p.moves()));
        let taken_alone = cover(&taken) == set && taken.len() < MOST_LISTED;
        let chosen = if captures_first && taken_alone {
            taken
        } else if cover(&movers) == set && movers.len() <= MOST_LISTED {
            movers
        } else if taken_alone {
            taken
        } else {
            // Captures by units that must move anyway need no words of their own.
            let by_movers = cover(&movers);
            let rest: Vec<Part> = taken.into_iter().filter(|p| !p.moves().without(by_movers).is_empty()).collect();
            let mixed: Vec<Part> = movers.into_iter().chain(rest).collect();
            (cover(&mixed) == set && mixed.len() <= MOST_LISTED).then_some(mixed)?
        };
        Some(self.told(&chosen, set))
    }

    fn told(&self, parts: &[Part], set: MoveSet) -> String {
        let moving: Vec<Square> =
            parts.iter().filter_map(|p| if let Part::Moves(s, _) = p { Some(*s) } else { None }).collect();
        let taken: Vec<Square> =
            parts.iter().filter_map(|p| if let Part::Taken(s, _) = p { Some(*s) } else { None }).collect();
        let names = |case: &str, squares: &[Square]| {
            self.join(&squares.iter().map(|s| self.unit(case, *s)).collect::<Vec<_>>())
        };
        match (moving.as_slice(), taken.as_slice()) {
            ([one], []) => {
                let castles = !set.and(self.scene.castling_moves()).is_empty();
                let key = if castles { "table-moves-unit-or-castle" } else { "table-moves-unit" };
                self.units(key, &names("nom", &[*one]), &names("ins", &[*one]), "")
            }
            (units, []) => self.units("table-moves-unit", &names("nom", units), &names("ins", units), ""),
            ([], units) => self.units("table-moves-take", "", "", &names("acc", units)),
            (movers, units) => self.units(
                "table-moves-unit-or-take",
                &names("acc", movers),
                &names("ins", movers),
                &names("acc", units),
            ),
        }
    }

    fn units(&self, key: &str, unit: &str, with: &str, taken: &str) -> String {
        self.messages.with(key, &[("unit", unit.into()), ("with", with.into()), ("taken", taken.into())])
    }

    /// All moves of one unit but one or two: what a barred castling leaves of the king's.
    fn unit_less_some(&self, set: MoveSet) -> Option<String> {
        let square = self.scene.start_of(set.iter().next()?)?;
        let moves = self.scene.moves_of(square);
        let lacks = moves.without(set);
        if !set.without(moves).is_empty() || lacks.len() > 2 || (set.len() <= 2 && !self.only_castling(lacks)) {
            return None;
        }
        let (unit, with) = (self.unit("nom", square), self.unit("ins", square));
        let lacks = sorted(self.lang(), self.scene, lacks).join(", ");
        let args = [("unit", (&unit).into()), ("with", (&with).into()), ("moves", (&lacks).into())];
        Some(self.messages.with("table-moves-unit-but", &args))
    }

    /// Every legal move but one or two, or but those of one unit.
    fn all_but(&self, set: MoveSet) -> Option<String> {
        let lacks = self.scene.all().without(set);
        if lacks.len() > 2 {
            return None;
        }
        let lacks = sorted(self.lang(), self.scene, lacks).join(", ");
        Some(self.messages.with("table-moves-any-but", &[("moves", (&lacks).into())]))
    }

    fn only_castling(&self, set: MoveSet) -> bool {
        !set.is_empty() && set.without(self.scene.castling_moves()).is_empty()
    }
}

/// The move of a set of one.
fn only(set: MoveSet) -> Option<MoveId> {
    let mut moves = set.iter();
    moves.next().filter(|_| moves.next().is_none())
}
