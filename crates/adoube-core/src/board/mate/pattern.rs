//! Whether any mate fits what the units can ever reach.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use super::reach::{Reach, Unit};

/// Whether a mate by `winner` can be set up with each unit on a square that it may reach; `true` may be wrong, `false`
/// never is.
///
/// A mate needs a unit that gives check, and about the king each square blocked by one of his own units or guarded: by
/// the unit that gives check from where it stands, by the other king from where he stands, by the others from anywhere.
pub(super) fn mate_fits(reach: &Reach, winner: Color) -> bool {
    let king = |color: Color| {
        let mut kings = reach.units.iter().filter(|u| u.piece.role == Role::King && u.piece.color == color);
        kings.next().map_or(Bitboard::EMPTY, |u| u.reach)
    };
    let (ours, theirs) = (king(winner), king(!winner));
    let kings = ours | theirs;
    // Kings do not block lines: the mated one is looked through, the other could step aside.
    let blocks: Bitboard = reach.fixed() & !kings;
    let attackers: Vec<&Unit> =
        reach.units.iter().filter(|u| u.piece.color == winner && u.piece.role != Role::King).collect();
    let guarded: Vec<Bitboard> = attackers
        .iter()
        .map(|unit| {
            unit.reach.into_iter().fold(Bitboard::EMPTY, |all, from| all | attacks::attacks(from, unit.piece, blocks))
        })
        .collect();
    let own_units = reach.stands(!winner);
    theirs.into_iter().any(|victim| {
        let about = attacks::king_attacks(victim);
        let places = ours & !about & !Bitboard::from(victim);
        attackers.iter().enumerate().any(|(index, unit)| {
            if !guarded.get(index).is_some_and(|squares| squares.contains(victim)) {
                return false;
            }
            let others = guarded.iter().enumerate().filter(|(other, _)| *other != index);
            let others = others.fold(Bitboard::EMPTY, |all, (_, squares)| all | *squares);
            unit.reach.into_iter().any(|from| {
                let hits = attacks::attacks(from, unit.piece, blocks);
                if !hits.contains(victim) {
                    return false;
                }
                let held = others | hits | (own_units & !Bitboard::from(from));
                can_stand_about(about & !held, places & !Bitboard::from(from))
            })
        })
    })
}

/// Whether a king on one of `places` guards all of `squares`.
fn can_stand_about(squares: Bitboard, places: Bitboard) -> bool {
    squares.into_iter().fold(places, |left, sq: Square| left & attacks::king_attacks(sq)).any()
}
