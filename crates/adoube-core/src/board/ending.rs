//! Ends of the game that the board itself brings about.

use shakmaty::{Bitboard, Chess, Color, Move, Position as _, attacks};

use super::Board;
use super::mate::{Mate, decide, is_shut};

/// How a move ended the game by itself (Article 5; who mates is the side that moved).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The other side is in check and has no legal move.
    Mate,
    /// The other side is not in check and has no legal move.
    Stalemate,
    /// No series of legal moves mates either king.
    Dead,
}

/// How many positions the search for a dead position looks at, for either side, where no pawn can be pushed.
///
/// Material that can never mate is decided exactly and at once, and so is what blocked units can never do. What remains
/// is searched as [`mate_possible`](super::mate_possible) does: with this bound where no pawn can be pushed; elsewhere
/// with [`LINES_BOUND`], and only as long as neither the position nor the next one offers more than [`WIDTH_BOUND`] moves
/// (forced lines). Past a bound the game goes on.
pub const DEPTH_BOUND: usize = 4_000;

/// How many positions of forced lines are looked at.
pub const LINES_BOUND: usize = 64;

/// How many legal moves a position may offer for a search for a dead position to begin where a pawn can be pushed.
pub const WIDTH_BOUND: usize = 4;

pub(super) fn end_of(chess: &Chess) -> Option<End> {
    if goes_on(chess.board(), chess.turn()) {
        return None;
    }
    let moves = chess.legal_moves();
    if moves.is_empty() {
        return Some(if chess.is_check() { End::Mate } else { End::Stalemate });
    }
    if has_unpromoted_pawn(chess.board()) {
        return None;
    }
    let possible = Color::ALL.map(|side| !chess.has_insufficient_material(side));
    if possible == [false; 2] {
        return Some(End::Dead);
    }
    // Whether a search could come to an end is seen before it is begun.
    let leads_on = |m: &Move| {
        let mut next = chess.clone();
        next.play_unchecked(*m);
        !is_settled(&next, possible) && has_many_replies(next.board(), next.turn())
    };
    let shut = is_shut(chess.board());
    if !shut && (moves.len() > WIDTH_BOUND || moves.iter().any(leads_on)) {
        return None;
    }
    let bound = if shut { DEPTH_BOUND } else { LINES_BOUND };
    let never = |side| decide(chess, side, bound).0 == Mate::Impossible;
    Color::ALL.into_iter().all(never).then_some(End::Dead)
}

/// Whether a pawn stands on the last rank: it is still to become a piece, and no series of moves tells what can come.
pub(super) fn has_unpromoted_pawn(board: &Board) -> bool {
    (board.pawns() & Bitboard::BACKRANKS).any()
}

/// Whether it is seen without listing moves that the game goes on, `side` being to move: nearly every move leaves plenty
/// of replies and of material. `false` says nothing.
pub(super) fn goes_on(board: &Board, side: Color) -> bool {
    let material = (board.rooks_and_queens() | board.pawns()).any();
    material && has_many_replies(board, side) && !is_shut(board)
}

/// Whether none of the sides marked, White's mark first, has what it takes to mate.
fn is_settled(chess: &Chess, sides: [bool; 2]) -> bool {
    Color::ALL.into_iter().all(|side| !sides[usize::from(side.is_black())] || chess.has_insufficient_material(side))
}

/// Whether there are surely more than [`WIDTH_BOUND`] legal moves: counts those of units that no pin holds, the king's and
/// pawns' captures left out. `false` says nothing.
fn has_many_replies(board: &Board, side: Color) -> bool {
    let Some(king) = board.king_of(side) else {
        return false;
    };
    let occupied = board.occupied();
    if board.attacks_to(king, !side, occupied).any() {
        return false;
    }
    let us = board.by_color(side);
    let lines = (attacks::rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens())
        | (attacks::bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens());
    let pinned = (lines & board.by_color(!side))
        .into_iter()
        .map(|sniper| attacks::between(king, sniper) & occupied)
        .filter(|between| between.count() == 1)
        .fold(Bitboard::EMPTY, |all, between| all | between);
    let free = us & !pinned;
    let pushed = if side == Color::White { (free & board.pawns()).0 << 8 } else { (free & board.pawns()).0 >> 8 };
    let mut count = (Bitboard(pushed) & !occupied).count();
    for square in free & !board.pawns() & !board.kings() {
        if count > WIDTH_BOUND {
            return true;
        }
        if let Some(piece) = board.piece_at(square) {
            count += (attacks::attacks(square, piece, occupied) & !us).count();
        }
    }
    count > WIDTH_BOUND
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Position, mate_possible};

    fn mates(fen: &str, side: Color) -> bool {
        mate_possible(&Position::from_fen(fen, false).unwrap(), side) == Mate::Possible
    }

    #[test]
    fn many_replies_are_claimed_only_where_there_are_many() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
            "4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1",
            "4k3/8/8/8/7b/8/5Q2/4K3 w - - 0 1",
            "7k/8/8/8/8/2q5/8/K7 w - - 0 1",
            "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
        ] {
            let mut position = Position::from_fen(fen, false).unwrap();
            for step in 0..40 {
                let moves = position.chess.legal_moves();
                assert!(
                    !has_many_replies(position.board(), position.turn()) || moves.len() > WIDTH_BOUND,
                    "{}",
                    position.fen()
                );
                let Some(m) = moves.get(step * 7 % moves.len().max(1)) else { break };
                position.chess.play_unchecked(*m);
            }
        }
        assert!(has_many_replies(Chess::new().board(), Color::White));
    }

    #[test]
    fn lone_pieces_article_5_2_2() {
        assert!(!mates("4k3/8/8/8/8/8/8/4K2B w - - 0 1", Color::White));
        assert!(!mates("8/6k1/3b4/8/2R5/5K2/8/8 w - - 0 1", Color::Black));
        assert!(mates("8/6k1/3b4/8/2R5/5K2/8/8 w - - 0 1", Color::White));
        assert!(mates("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", Color::White));
    }

    #[test]
    fn forced_exchange_leaves_no_mate_article_5_1_2() {
        // The only line is Qxc3, Qxc3, Bxc3 mate.
        assert!(!mates("1r4bk/7p/8/8/1qP5/2b5/P1PQ4/K3B3 w - - 0 1", Color::Black));
    }

    #[test]
    fn blocked_pawns_article_5_2_2() {
        let open = Position::from_fen("4k3/8/8/p1p5/P1P5/8/8/4K3 w - - 0 1", false).unwrap();
        assert_eq!(end_of(&open.chess), None, "the kings get round the pawns");
        let closed = Position::from_fen("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", false).unwrap();
        assert_eq!(end_of(&closed.chess), Some(End::Dead));
    }
}
