//! Whether any mate fits what the units can ever reach.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use super::reach::{Reach, Unit};

/// How many ways of covering squares are tried before a mate is taken to fit.
const TRIES: u32 = 20_000;

/// Whether a mate by `winner` can be set up with each unit on a square that it may reach; `true` may be wrong, `false`
/// never is.
///
/// A mate needs a unit that gives check, and about the king each square blocked by one of his own units or guarded by
/// another; no unit does two things from two squares. How the check could be met otherwise is not asked.
pub(super) fn mate_fits(reach: &Reach, winner: Color) -> bool {
    let king = |color: Color| {
        let mut kings = reach.units.iter().filter(|u| u.piece.role == Role::King && u.piece.color == color);
        kings.next().map_or(Bitboard::EMPTY, |u| u.reach)
    };
    let (ours, theirs) = (king(winner), king(!winner));
    let of = |color: Color| -> Vec<&Unit> {
        reach.units.iter().filter(|u| u.piece.color == color && u.piece.role != Role::King).collect()
    };
    let (attackers, blockers) = (of(winner), of(!winner));
    // Kings do not block lines: the mated one is looked through, the other could step aside.
    let walls = reach.fixed() & !(ours | theirs);
    let mut tries = TRIES;
    theirs.into_iter().any(|victim| {
        let about = attacks::king_attacks(victim);
        attackers.iter().enumerate().any(|(index, unit)| {
            unit.reach.into_iter().any(|from| {
                let hits = attacks::attacks(from, unit.piece, walls);
                if from == victim || !hits.contains(victim) {
                    return false;
                }
                let mut setting = Setting {
                    attackers: &attackers,
                    blockers: &blockers,
                    attacking: 1 << index,
                    blocking: 0,
                    king: None,
                    king_places: ours & !about & !Bitboard::from(victim),
                    walls,
                    taken: Bitboard::from(from) | Bitboard::from(victim),
                    tries: &mut tries,
                };
                setting.covers(about & !hits)
            })
        })
    })
}

/// Units placed about a king, as far as the setting goes.
struct Setting<'a> {
    attackers: &'a [&'a Unit],
    blockers: &'a [&'a Unit],
    /// Which of them stand somewhere already, a bit a unit.
    attacking: u64,
    blocking: u64,
    /// Where the mating king stands.
    king: Option<Square>,
    king_places: Bitboard,
    /// Squares occupied for ever.
    walls: Bitboard,
    /// Squares occupied in this setting.
    taken: Bitboard,
    tries: &'a mut u32,
}

impl Setting<'_> {
    /// Whether the units not yet placed can guard or block all of `squares`, and the king has a place.
    fn covers(&mut self, squares: Bitboard) -> bool {
        *self.tries = self.tries.saturating_sub(1);
        if *self.tries == 0 {
            return true;
        }
        let Some(square) = squares.first() else {
            return self.king.is_some() || (self.king_places & !self.taken).any();
        };
        self.with_attacker(square, squares) || self.with_king(square, squares) || self.with_blocker(square, squares)
    }

    fn with_attacker(&mut self, square: Square, squares: Bitboard) -> bool {
        for (index, unit) in self.attackers.iter().enumerate().take(64) {
            if self.attacking & (1 << index) != 0 {
                continue;
            }
            for from in unit.reach & !self.taken {
                let hits = attacks::attacks(from, unit.piece, self.walls);
                if !hits.contains(square) {
                    continue;
                }
                let (attacking, taken) = (self.attacking, self.taken);
                self.attacking |= 1 << index;
                self.taken.add(from);
                let found = self.covers(squares & !hits);
                (self.attacking, self.taken) = (attacking, taken);
                if found {
                    return true;
                }
            }
        }
        false
    }

    fn with_king(&mut self, square: Square, squares: Bitboard) -> bool {
        if self.king.is_some() {
            return false;
        }
        for from in self.king_places & attacks::king_attacks(square) & !self.taken {
            self.king = Some(from);
            self.taken.add(from);
            let found = self.covers(squares & !attacks::king_attacks(from));
            self.taken.discard(from);
            self.king = None;
            if found {
                return true;
            }
        }
        false
    }

    fn with_blocker(&mut self, square: Square, squares: Bitboard) -> bool {
        if self.taken.contains(square) {
            return false;
        }
        for (index, unit) in self.blockers.iter().enumerate().take(64) {
            if self.blocking & (1 << index) != 0 || !unit.reach.contains(square) {
                continue;
            }
            self.blocking |= 1 << index;
            self.taken.add(square);
            let found = self.covers(squares & !Bitboard::from(square));
            self.taken.discard(square);
            self.blocking &= !(1 << index);
            if found {
                return true;
            }
        }
        false
    }
}
