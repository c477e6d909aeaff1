//! What it is to set a unit down: a plain move, a step of castling or of promotion, or nothing.

use super::fold::{Fold, Taking, Waiting};
use super::table::Placing;
use super::{Capture, Fault, Meaning, Placed, What};
use crate::board::{Castling, Color, LAST_RANKS, MoveId, MoveSet, Role, Square, Squares};

impl Fold<'_> {
    /// What it is to set an own unit down on another square, before it is done.
    pub(super) fn classify(&mut self, origin: Square, role: Role, at: Square, placed: Placed) -> What {
        let side = self.turn.scene.turn();
        self.hands.taking = None;
        match role {
            Role::King if self.is_castling_square(origin, at) => {
                let castling = self.castling_towards(at);
                self.hands.king_castled_on = Some(at);
                return match castling {
                    // Chess960: the rook stands on its square already, so the king alone completes castling.
                    Some(c) if c.rook == c.rook_to => What::Rook { placed, castling: c.id },
                    other => What::King { placed, castling: other.map(|c| c.id) },
                };
            }
            Role::Rook => {
                if let Some(c) = self.turn.scene.castling_with(origin)
                    && c.rook_to == at
                    && self.king_stands_castled(c)
                {
                    return What::Rook { placed, castling: c.id };
                }
            }
            Role::Pawn if at.rank() == side.fold_wb(LAST_RANKS.0, LAST_RANKS.1) => {
                self.hands.pawn_stood_on.add(at);
                let moves = self.turn.scene.promotions(origin, at);
                if !moves.is_empty() {
                    return What::Pawn { placed, moves };
                }
            }
            _ => {}
        }
        let alone =
            !self.hands.table.displaced(self.turn.scene.position().board(), side, self.hands.put_back.with(origin));
        let mv = self.turn.scene.plain_move(origin, at).filter(|_| alone);
        let capture = mv.map_or(Capture::None, |mv| self.capture(mv, placed));
        What::Place { placed, mv, capture }
    }

    pub(super) fn capture(&mut self, mv: MoveId, placed: Placed) -> Capture {
        let Some(enemy) = self.turn.scene.taken_by(mv) else {
            return Capture::None;
        };
        let in_passing = self.turn.scene.taken_in_passing(mv).is_some();
        if self.hands.table.place_of(enemy).is_none() || (placed == Placed::Released && !in_passing) {
            return Capture::Done;
        }
        self.hands.taking = Some(Taking { mv, enemy, placed, in_passing });
        if in_passing { Capture::InPassing } else { Capture::Standing }
    }

    /// The legal castling that takes the king to that square, or in Chess960 over the rook on it.
    fn castling_towards(&self, at: Square) -> Option<Castling> {
        let scene = &self.turn.scene;
        scene.castlings().find(|c| c.king_to == at).or_else(|| scene.castlings().find(|c| c.rook == at))
    }

    /// Chess960: a rook that castling leaves where it is, let go there after the king, completes castling.
    pub(super) fn rook_stays(&mut self, by: Color, origin: Square, placed: Placed) -> What {
        let castling = self.turn.scene.castling_with(origin).filter(|c| c.rook_to == origin);
        match castling {
            Some(c) if by == self.turn.scene.turn() && self.king_stands_castled(c) => {
                What::Rook { placed, castling: c.id }
            }
            _ => What::Nothing,
        }
    }

    /// Whether a king set down there has begun to castle: two squares from home, or in Chess960 on the castling file or
    /// on an own rook. Where an ordinary king move leads there as well, only a shown wish to castle tells.
    fn is_castling_square(&mut self, origin: Square, at: Square) -> bool {
        let scene = &self.turn.scene;
        let side = scene.turn();
        let home = scene.position().board().king_of(side);
        if origin.rank() != at.rank()
            || home != Some(origin)
            || origin.rank() != side.fold_wb(LAST_RANKS.1, LAST_RANKS.0)
        {
            return false;
        }
        if !scene.is_chess960() {
            return origin.file().char() == 'e' && matches!(at.file().char(), 'c' | 'g');
        }
        let castles = scene.castlings().any(|c| c.king_to == at || c.rook == at);
        castles && (scene.plain_move(origin, at).is_none() || self.wishes_to_castle(side))
    }

    /// Whether a contact of this turn showed the wish to castle: said so, or king and rook both touched.
    fn wishes_to_castle(&self, side: Color) -> bool {
        let own = || self.turn.contacts.iter().filter(|c| c.by == side && c.own && !c.accidental);
        own().any(|c| c.meaning == Meaning::Castle) || {
            let touched = |role| own().any(|c| c.role == role);
            touched(Role::King) && touched(Role::Rook)
        }
    }

    /// Whether the king stands where that castling takes it, all else being at home. A king that castling leaves where
    /// it is counts once it was touched; one moved on and put back by a complaint counts where it stood before.
    fn king_stands_castled(&mut self, castling: Castling) -> bool {
        let Some(king) = self.turn.scene.king() else {
            return false;
        };
        let side = self.turn.scene.turn();
        if self.hands.table.displaced(
            self.turn.scene.position().board(),
            side,
            self.hands.put_back.with(king).with(castling.rook),
        ) {
            return false;
        }
        let stands = if self.hands.put_back.contains(king) {
            self.hands.king_castled_on
        } else {
            self.hands.table.place_of(king)
        };
        if castling.king_to == king {
            return stands == Some(king) && self.touched(side, king);
        }
        stands == Some(castling.king_to) || (self.turn.scene.is_chess960() && stands == Some(castling.rook))
    }

    pub(super) fn place_new(
        &mut self,
        by: Color,
        role: Role,
        at: Square,
        placed: Placed,
    ) -> Result<(What, bool), Fault> {
        if matches!(role, Role::King | Role::Pawn) {
            return Err(Fault::NewPiece { role });
        }
        self.hands.announced[usize::from(by.is_black())] = None;
        let moved = self.hands.table.new_unit() != Some((role, at));
        if by != self.turn.scene.turn() || at.rank() != by.fold_wb(LAST_RANKS.0, LAST_RANKS.1) {
            self.put(Placing::New(role, by, at));
            return Ok((What::Nothing, moved));
        }
        let mut pawns = self.promoted_pawns(by, at);
        if let Some(pawn) = pawns.single_square()
            && self.hands.table.displaced(self.turn.scene.position().board(), by, self.hands.put_back.with(pawn))
        {
            pawns = Squares::EMPTY;
        }
        let of = |pawn| self.turn.scene.promotion(pawn, at, role);
        let moves = pawns.into_iter().filter_map(of).fold(MoveSet::EMPTY, |set, id| set.or(MoveSet::only(id)));
        let mv = pawns.single_square().and_then(of);
        self.touch_and_take(by, at, placed)?;
        let pawn_stood = self.hands.pawn_stood_on.contains(at);
        let place = pawns.single_square().map(|pawn| (pawn, self.hands.table.place_of(pawn)));
        let pawn_off = match place {
            Some((_, None)) => true,
            Some((_, Some(square))) => square == at && placed == Placed::Released,
            None => false,
        };
        if let Some((pawn, _)) = place.filter(|_| pawn_off) {
            self.put(Placing::Unit(pawn, None));
        }
        let waits = placed == Placed::Released && !pawn_off && !moves.is_empty();
        self.hands.waiting = waits.then_some(Waiting { role, at, pawn_stood });
        self.put(Placing::New(role, by, at));
        Ok((What::NewUnit { placed, role, moves, mv, pawn_off, pawn_stood }, moved))
    }

    /// Which pawn a new unit on `at` replaces: the one standing there, else the one taken off, else the one touched,
    /// else any that can be promoted there.
    fn promoted_pawns(&mut self, by: Color, at: Square) -> Squares {
        let scene = &self.turn.scene;
        let own_pawn = |sq: &Square| scene.position().board().piece_at(*sq) == Some(Role::Pawn.of(by));
        if let Some(standing) = self.hands.table.standing_on(scene.position().board(), at).find(own_pawn) {
            return Squares::from_square(standing);
        }
        if let Some(off) = self.hands.pawns_off.last() {
            return Squares::from_square(*off);
        }
        let can = scene.pawns_promoting_on(at);
        let touched = self.turn.contacts.iter().filter(|c| c.by == by && !c.accidental).map(|c| c.square);
        touched.into_iter().find(|sq| can.contains(*sq)).map_or(can, Squares::from_square)
    }
}
