//! Where each unit could ever get to: an upper bound, found without playing a move.
//!
//! A unit that can neither move nor be taken stays on its square for ever and blocks it. Starting from "nobody ever
//! leaves", squares are opened as long as some unit can come to them over squares that are not blocked for ever; what is
//! found then is more than any series of legal moves can do, because checks, pins and the order of moves are left out.

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks};

/// A unit and what may become of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit {
    pub(super) piece: Piece,
    home: Square,
    /// Squares on which it may stand, its own among them.
    pub(super) reach: Bitboard,
    /// Squares that it may come to by a move that takes.
    takes_on: Bitboard,
    taken: bool,
}

impl Unit {
    /// Whether it stands on its square for ever.
    pub(super) fn is_fixed(&self) -> bool {
        !self.taken && self.reach.count() == 1
    }
}

/// The units of a position with what may become of them.
#[derive(Debug)]
pub(super) struct Reach {
    pub(super) units: Vec<Unit>,
}

impl Reach {
    /// None when a pawn may be promoted or a king may castle: then next to everything could happen.
    ///
    /// `ep` is the square on which a pawn may be taken in passing right now.
    pub(super) fn of(board: &Board, castling: Bitboard, ep: Option<Square>) -> Option<Reach> {
        if castling.any() {
            return None;
        }
        let units = board
            .clone()
            .into_iter()
            .map(|(home, piece)| Unit { piece, home, reach: home.into(), takes_on: Bitboard::EMPTY, taken: false })
            .collect();
        let mut reach = Reach { units };
        while reach.widen(ep)? {}
        Some(reach)
    }

    /// Squares occupied for ever, by any unit.
    pub(super) fn fixed(&self) -> Bitboard {
        self.units.iter().filter(|u| u.is_fixed()).map(|u| u.home).collect()
    }

    /// Where units of that colour may stand, the king left out.
    pub(super) fn stands(&self, color: Color) -> Bitboard {
        let units = self.units.iter().filter(|u| u.piece.color == color && u.piece.role != Role::King);
        units.fold(Bitboard::EMPTY, |all, unit| all | unit.reach)
    }

    /// Opens what the present state allows; whether anything changed. None when a pawn comes to the last rank.
    fn widen(&mut self, ep: Option<Square>) -> Option<bool> {
        let fixed = self.fixed();
        let kings: Bitboard = self.units.iter().filter(|u| u.piece.role == Role::King).map(|u| u.home).collect();
        let mut changed = false;
        for index in 0..self.units.len() {
            let unit = *self.units.get(index)?;
            let enemy = !unit.piece.color;
            let (reach, takes_on) = if unit.piece.role == Role::Pawn {
                let prey = self.stands(enemy) | ep.map_or(Bitboard::EMPTY, Bitboard::from);
                pawn(&unit, fixed, prey)
            } else {
                let own: Bitboard = self.units.iter().filter(|u| u.piece.color != enemy).map(|u| u.home).collect();
                let mut closed = fixed & (own | kings);
                if unit.piece.role == Role::King {
                    closed |= self.guarded_for_ever(enemy, fixed);
                }
                let goes = unit
                    .reach
                    .into_iter()
                    .fold(Bitboard::EMPTY, |all, from| all | attacks::attacks(from, unit.piece, fixed));
                (unit.reach | (goes & !closed), goes & !closed)
            };
            if unit.piece.role == Role::Pawn && (reach & !Bitboard::from(unit.home) & Bitboard::BACKRANKS).any() {
                return None;
            }
            if reach != unit.reach || takes_on != unit.takes_on {
                changed = true;
                if let Some(unit) = self.units.get_mut(index) {
                    (unit.reach, unit.takes_on) = (reach, takes_on);
                }
            }
        }
        for color in Color::ALL {
            let takes_on = self
                .units
                .iter()
                .filter(|u| u.piece.color != color)
                .fold(Bitboard::EMPTY, |all, unit| all | unit.takes_on);
            for unit in self.units.iter_mut().filter(|u| u.piece.color == color && u.piece.role != Role::King) {
                // A pawn taken in passing does not stand where it is taken.
                let passing = unit.piece.role == Role::Pawn
                    && ep.is_some_and(|sq| takes_on.contains(sq) && unit.home.distance(sq) == 1);
                if !unit.taken && (passing || (unit.reach & takes_on).any()) {
                    unit.taken = true;
                    changed = true;
                }
            }
        }
        Some(changed)
    }

    /// Squares that fixed units of that side attack whatever else happens.
    fn guarded_for_ever(&self, side: Color, fixed: Bitboard) -> Bitboard {
        // A line may be closed by any unit that could come into it; the next square never can.
        let somebody = self.units.iter().fold(fixed, |all, unit| all | unit.reach);
        let guards = self.units.iter().filter(|u| u.piece.color == side && u.is_fixed());
        guards.fold(Bitboard::EMPTY, |all, unit| all | attacks::attacks(unit.home, unit.piece, somebody))
    }
}

fn pawn(unit: &Unit, fixed: Bitboard, prey: Bitboard) -> (Bitboard, Bitboard) {
    let color = unit.piece.color;
    let forward = if color.is_white() { 8 } else { -8 };
    let open = |sq: &Square| !fixed.contains(*sq);
    let start = if color.is_white() { Bitboard(0xffff) } else { Bitboard(0xffff << 48) };
    let mut reach = unit.reach;
    let mut takes_on = Bitboard::EMPTY;
    for from in unit.reach {
        if let Some(one) = from.offset(forward).filter(open) {
            reach.add(one);
            if start.contains(from)
                && let Some(two) = one.offset(forward).filter(open)
            {
                reach.add(two);
            }
        }
        takes_on |= attacks::pawn_attacks(color, from) & prey;
    }
    (reach | takes_on, takes_on)
}
