//! Moves told in one word, and what events of the competition rules do on the board.

use super::competition::{Matter, Written};
use super::fold::Fold;
use super::table::Placing;
use super::{Act, Fault, Placed, Unit, What};
use crate::board::{Color, Piece, Role, Square, castling_squares};

impl Fold<'_> {
    /// Everything that belongs to a move, legal or not: the rook of a castling, the pawn taken in passing, the new piece.
    pub(super) fn play(&mut self, by: Color, mv: Written) -> Result<(), Fault> {
        let Written { from, to, promotion } = mv;
        let piece = self.unit_at(from).ok_or(Fault::NoUnit { square: from })?;
        if let Some(rook) = self.castles_with(piece, from, to) {
            let (king_to, rook_to) = castling_squares(from, rook);
            self.place(by, Unit::Of(from), king_to, Placed::Released, false)?;
            return self.place(by, Unit::Of(rook), rook_to, Placed::Released, false);
        }
        let passes = piece.role == Role::Pawn && from.file() != to.file() && self.unit_at(to).is_none();
        let pawn = Square::from_coords(to.file(), from.rank());
        self.place(by, Unit::Of(from), to, Placed::Released, false)?;
        if passes && self.unit_at(pawn) == Some(Role::Pawn.of(!piece.color)) {
            self.remove(by, pawn, false)?;
        }
        match promotion {
            Some(role) => self.place(by, Unit::New(role), to, Placed::Released, false),
            None => Ok(()),
        }
    }

    /// The rook of a castling, legal or not, that a move of the king means.
    fn castles_with(&self, piece: Piece, from: Square, to: Square) -> Option<Square> {
        let rook = Role::Rook.of(piece.color);
        if piece.role != Role::King || from.rank() != to.rank() {
            return None;
        }
        if self.unit_at(to) == Some(rook) {
            return Some(to);
        }
        let far = from.file().distance(to.file()) == 2 && !self.turn.scene.is_chess960();
        let corner = if to > from { crate::board::File::H } else { crate::board::File::A };
        let corner = Square::from_coords(corner, from.rank());
        (far && self.unit_at(corner) == Some(rook)).then_some(corner)
    }

    /// What an event of the competition rules does to units and contacts.
    pub(super) fn matter(&mut self, by: Color, matter: &Matter) -> Result<(), Fault> {
        match matter {
            Matter::Pass(_) => self.hands.passed = true,
            Matter::TakeKing => {
                let king = self.turn.scene.position().board().king_of(!by).ok_or(Fault::NoKing)?;
                self.remove(by, king, false)?;
            }
            Matter::Lift(square) => {
                self.hands.rank = self.hands.rank.saturating_add(1);
                self.contact(by, *square, None, false, false)?;
            }
            Matter::Feel(square) | Matter::Restore(square) | Matter::Displace { unit: square, .. } => {
                self.unit_at(*square).ok_or(Fault::NoUnit { square: *square })?;
            }
            Matter::Knock(squares) => {
                for square in squares {
                    self.unit_at(*square).ok_or(Fault::NoUnit { square: *square })?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// A new unit of the other side's colour is set down: it is there, and no promotion.
    pub(super) fn set_wrong_colour(&mut self, by: Color, act: &Act) {
        if let Act::Put { unit: Unit::New(role), at, .. } | Act::Release { unit: Unit::New(role), at, .. } = *act {
            self.put(Placing::New(role, !by, at));
            self.push(by, false, true, What::Nothing);
        }
    }
}

/// Whether the act names units by their squares.
pub(super) fn names_units(act: &Act) -> bool {
    match act {
        Act::Touch { .. } | Act::Put { .. } | Act::Release { .. } | Act::Remove { .. } | Act::Play(_) => true,
        Act::Competition(matter) => matches!(
            **matter,
            Matter::TakeKing
                | Matter::Lift(_)
                | Matter::Feel(_)
                | Matter::Restore(_)
                | Matter::Displace { .. }
                | Matter::Knock(_)
        ),
        _ => false,
    }
}
