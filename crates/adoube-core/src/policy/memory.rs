//! Which touched units a policy may still look at, however the touching goes on.
//!
//! Most units that hands touch soon matter to nobody. A search that knows which do can treat lines of touches alike that
//! differ in the rest; [`OwnTouched::forgets`](super::OwnTouched::forgets) and its like say whether a policy allows that.

use crate::board::{MoveSet, Role, Scene, Square, Squares};
use crate::policy::Touched;

/// What is remembered of units touched one after the other.
///
/// Of each colour: the first one; the first that can be played otherwise than by castling; all that can take or be taken;
/// the king and the rooks of the side to move, when castling is legal. Of their order: that within a colour, and of which
/// colour the first that can be played was touched earlier; when the king or a rook is among them, the order of all. Where
/// units are touched at once, everything is remembered.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    captures: MoveSet,
    castlings: MoveSet,
    castling_units: Squares,
}

impl Memory {
    /// Of touches in that position.
    pub fn of(scene: &Scene) -> Memory {
        let (board, side) = (scene.position().board(), scene.turn());
        let captures = board.by_color(!side).into_iter().fold(MoveSet::EMPTY, |set, to| set.or(scene.captures_of(to)));
        let castles = |square: &Square| matches!(board.role_at(*square), Some(Role::King | Role::Rook));
        let mut castling_units = Squares::EMPTY;
        if !scene.castling_moves().is_empty() {
            castling_units.extend(board.by_color(side).into_iter().filter(castles));
        }
        Memory { captures, castlings: scene.castling_moves(), castling_units }
    }

    /// Whether the touched unit is remembered; `earlier`: those of its colour touched before it.
    pub fn keeps(&self, earlier: &[Touched], unit: Touched) -> bool {
        earlier.is_empty()
            || !unit.plays.and(self.captures).is_empty()
            || self.castles(unit.square)
            || self.can_play(unit) && !earlier.iter().any(|one| self.can_play(*one))
    }

    /// Whether the unit can be played otherwise than by castling.
    pub fn can_play(&self, unit: Touched) -> bool {
        !unit.plays.without(self.castlings).is_empty()
    }

    /// Whether it is the king or a rook of the side to move, and castling is legal.
    pub fn castles(&self, square: Square) -> bool {
        self.castling_units.contains(square)
    }
}
