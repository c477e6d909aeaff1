//! Force enough to mate a bare king, as the rules of blitz of 1997 mean it (C4 there).

use shakmaty::{Bitboard, Color};

use super::Position;

/// Whether that side owns what mates a bare king: a pawn, a rook, a queen, bishops on squares of both colours, a bishop
/// and a knight, or three knights. What the other side owns does not matter.
pub fn has_mating_force(position: &Position, side: Color) -> bool {
    let board = position.board();
    let own = board.by_color(side);
    let bishops = own & board.bishops();
    let knights = own & board.knights();
    (own & (board.pawns() | board.rooks_and_queens())).any()
        || ((bishops & Bitboard::LIGHT_SQUARES).any() && (bishops & Bitboard::DARK_SQUARES).any())
        || (bishops.any() && knights.any())
        || knights.count() > 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn force_that_mates_a_bare_king_1997_c4() {
        let has = |units: &str| {
            let fen = format!("4k3/8/8/8/8/8/8/K{units} w - - 0 1");
            has_mating_force(&Position::from_fen(&fen, false).unwrap(), Color::White)
        };
        for enough in ["Q6", "R6", "BB5", "BN5", "NNN4"] {
            assert!(has(enough), "{enough}");
        }
        for short in ["7", "B6", "N6", "NN5", "B1B4"] {
            assert!(!has(short), "{short}");
        }
        let pawn = Position::from_fen("4k3/8/8/8/8/8/P7/K7 w - - 0 1", false).unwrap();
        assert!(has_mating_force(&pawn, Color::White));
        assert!(!has_mating_force(&pawn, Color::Black));
    }

    #[test]
    fn the_other_side_does_not_matter_1997_c4() {
        let position = Position::from_fen("4k1n1/8/8/8/8/8/8/KR6 w - - 0 1", false).unwrap();
        assert!(has_mating_force(&position, Color::White));
        assert!(!has_mating_force(&position, Color::Black));
    }
}
