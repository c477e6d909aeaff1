//! Which touched units a policy may still look at, however the touching goes on.
//!
//! Most units that hands touch soon matter to nobody. A search that knows which do can treat lines of touches alike that
//! differ in the rest; [`OwnTouched::forgets`](super::OwnTouched::forgets) and its like say whether a policy allows that.

use crate::board::{Role, Scene, Square, Squares};
use crate::policy::Touched;

/// What is remembered of units touched one after the other.
///
/// Of each colour: the first one; the first that can be played otherwise than by castling; all that can take or be taken;
/// the king and the rooks of the side to move, when castling is legal. Of their order: that within a colour, and of which
/// colour the first that can be played was touched earlier; when the king or a rook is among them, the order of all. Where
/// units are touched at once, everything is remembered.
///
/// What can take or be taken matters through a capture of one touched unit by another alone: as long as there is none, it
/// is remembered for what may be touched later.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// The units of the side to move, and of the other.
    units: [Squares; 2],
    /// Units that can be played otherwise than by castling.
    playable: Squares,
    /// The king, and the rooks, when castling is legal.
    king: Squares,
    rooks: Squares,
    /// For each square what its unit can take or be taken by.
    partners: [Squares; 64],
    /// Units that can take or be taken.
    partnered: Squares,
}

impl Memory {
    /// Of touches in that position.
    pub fn of(scene: &Scene) -> Memory {
        let (board, side) = (scene.position().board(), scene.turn());
        let castlings = scene.castling_moves();
        let castling = |role: Role| if castlings.is_empty() { Squares::EMPTY } else { board.by_piece(role.of(side)) };
        let mut memory = Memory {
            units: [board.by_color(side), board.by_color(!side)],
            playable: Squares::EMPTY,
            king: castling(Role::King),
            rooks: castling(Role::Rook),
            partners: [Squares::EMPTY; 64],
            partnered: Squares::EMPTY,
        };
        let starts = scene.all().without(castlings).iter().filter_map(|id| scene.start_of(id));
        memory.playable.extend(starts);
        for taken in memory.units[1].into_iter().filter(|square| scene.can_be_taken(*square)) {
            memory.playable.add(taken);
            for taker in scene.captures_of(taken).iter().filter_map(|id| scene.start_of(id)) {
                memory.partners[usize::from(taken)].add(taker);
                memory.partners[usize::from(taker)].add(taken);
                memory.partnered |= Squares::from(taken) | Squares::from(taker);
            }
        }
        memory
    }

    /// Units that are remembered when they are touched next; `own` and `enemy`: what has been touched of each colour.
    pub fn takes_in(&self, own: &[Touched], enemy: &[Touched]) -> Squares {
        self.partnered | self.matters_always(own, enemy)
    }

    /// Units among them that may also change at once what is left, as the others do only together with later ones.
    pub fn tells(&self, own: &[Touched], enemy: &[Touched]) -> Squares {
        self.partners_of(own) | self.partners_of(enemy) | self.matters_always(own, enemy)
    }

    /// The touched units that what is left goes by, after one more that tells; `told_by`: those before it, `touched`: all
    /// before it. The others matter only together with later ones.
    pub fn told_with(&self, told_by: Squares, touched: Squares, next: Square) -> Squares {
        (told_by | touched & self.partners[usize::from(next)]).with(next)
    }

    /// Whether the king and a rook are among the touched units, and castling is legal.
    pub fn asks_of_castling(&self, touched: Squares) -> bool {
        !touched.is_disjoint(self.king) && !touched.is_disjoint(self.rooks)
    }

    /// Whether the unit can be played otherwise than by castling.
    pub fn can_play(&self, unit: Touched) -> bool {
        self.playable.contains(unit.square)
    }

    /// Whether the king or a rook of the side to move is among the units, and castling is legal.
    pub fn castles(&self, units: Squares) -> bool {
        !units.is_disjoint(self.king | self.rooks)
    }

    /// What can take these units or be taken by them.
    fn partners_of(&self, units: &[Touched]) -> Squares {
        units.iter().fold(Squares::EMPTY, |all, unit| all | self.partners[usize::from(unit.square)])
    }

    /// Units that matter when they are touched next, whether or not they can take or be taken.
    fn matters_always(&self, own: &[Touched], enemy: &[Touched]) -> Squares {
        let firsts = |touched: &[Touched], units: Squares| match touched {
            [] => units,
            _ if touched.iter().any(|unit| self.can_play(*unit)) => Squares::EMPTY,
            _ => units & self.playable,
        };
        self.king | self.rooks | firsts(own, self.units[0]) | firsts(enemy, self.units[1])
    }
}
