//! A position that can be played, also one that no legal game reaches.

use std::fmt;

use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, Move, Piece, Position as _, PositionError, PositionErrorKinds,
    Role, Setup, Square, fen::Fen, san::San, uci::UciMove,
};

use super::Board;

/// A position with the side to move; legal moves can be asked for.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) chess: Chess,
    pub(super) mode: CastlingMode,
    /// Whether the side to move could take the king: hands left it so.
    pub(super) king_en_prise: bool,
}

/// Why a text or a board gives no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The text is no FEN; says which field is wrong.
    NotFen(&'static str),
    /// One side has no king, or more than one.
    Kings,
    /// A pawn stands on the first or the last rank.
    PawnOnBackRank,
    /// The king of the side that is not to move stands in check.
    OppositeCheck,
    /// The board is empty.
    Empty,
    /// The text names no move that is legal here.
    NoSuchMove,
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PositionFault::NotFen(part) => return write!(f, "not a FEN: {part}"),
            PositionFault::Kings => "each side needs exactly one king",
            PositionFault::PawnOnBackRank => "a pawn stands on the first or the last rank",
            PositionFault::OppositeCheck => "the king of the side that is not to move stands in check",
            PositionFault::Empty => "the board is empty",
            PositionFault::NoSuchMove => "no such legal move in this position",
        })
    }
}

impl Position {
    /// The initial position of a game.
    pub fn initial() -> Position {
        Position { chess: Chess::new(), mode: CastlingMode::Standard, king_en_prise: false }
    }

    /// Reads a FEN. `chess960` reads castling rights and castling moves the Chess960 way.
    ///
    /// # Errors
    /// When the text is no FEN or the position cannot be played: see [`PositionFault`].
    pub fn from_fen(text: &str, chess960: bool) -> Result<Position, PositionFault> {
        use shakmaty::fen::ParseFenError as E;
        let fen: Fen = text.trim().parse().map_err(|e| {
            PositionFault::NotFen(match e {
                E::InvalidFen => "it has too many fields or none",
                E::InvalidBoard => "the squares (first field) do not make 8 ranks of 8",
                E::InvalidPocket => "pockets belong to another game",
                E::InvalidTurn => "the side to move (second field) is `w` or `b`",
                E::InvalidCastling => "castling rights (third field) are like `KQkq` or `-`",
                E::InvalidEpSquare => "the en passant square (fourth field) is like `e3` or `-`",
                E::InvalidHalfmoveClock => "the halfmove clock (fifth field) is a number",
                E::InvalidFullmoves => "the number of the move (sixth field) is a number",
                _ => "it cannot be read",
            })
        })?;
        let mode = CastlingMode::from_chess960(chess960);
        settle(fen.into_position(mode)).map(|chess| Position { chess, mode, king_en_prise: false }).map_err(fault)
    }

    /// A position from the units as they stand, `turn` to move. Also takes boards that no legal game reaches: a pawn
    /// left on the last rank, the king of the other side in check.
    ///
    /// # Errors
    /// When a king is missing or doubled.
    pub fn from_board(
        board: &Board,
        turn: Color,
        rights: Bitboard,
        ep: Option<Square>,
        chess960: bool,
    ) -> Result<Position, PositionFault> {
        let mode = CastlingMode::from_chess960(chess960);
        let mut setup = Setup::empty();
        setup.board = board.clone();
        setup.turn = turn;
        setup.castling_rights = rights;
        setup.ep_square = ep;
        let stray = board.pawns() & Bitboard::BACKRANKS;
        let first = settle(setup.clone().position(mode));
        let chess = match first {
            Ok(chess) => chess,
            Err(kinds) if kinds.intersects(PositionErrorKinds::MISSING_KING | PositionErrorKinds::TOO_MANY_KINGS) => {
                return Err(PositionFault::Kings);
            }
            Err(_) => unusual(setup, stray, mode)?,
        };
        let king_en_prise =
            board.king_of(!turn).is_some_and(|king| board.attacks_to(king, turn, board.occupied()).any());
        Ok(Position { chess, mode, king_en_prise })
    }

    /// Plays a move written in SAN or UCI.
    ///
    /// # Errors
    /// When the text names no legal move.
    pub fn play_text(&mut self, text: &str) -> Result<(), PositionFault> {
        let found = match text.parse::<UciMove>() {
            Ok(uci) => uci.to_move(&self.chess).ok(),
            Err(_) => text.parse::<San>().ok().and_then(|san| san.to_move(&self.chess).ok()),
        };
        let legal = found.filter(|m| self.chess.is_legal(*m)).ok_or(PositionFault::NoSuchMove)?;
        self.chess.play_unchecked(legal);
        self.king_en_prise = false;
        Ok(())
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    /// The units on their squares.
    pub fn board(&self) -> &Board {
        self.chess.board()
    }

    /// Whether castling is written and made the Chess960 way.
    pub fn is_chess960(&self) -> bool {
        self.mode.is_chess960()
    }

    /// Whether this is a position in which games begin; in Chess960 any of its arrays.
    pub fn is_initial(&self) -> bool {
        let board = self.board();
        if !self.is_chess960() {
            // Told apart at a glance nearly always.
            return board.white() == Bitboard(0xffff) && self.chess == Chess::new();
        }
        let array = board.by_color(Color::White) == Bitboard(0xffff)
            && board.by_color(Color::Black) == Bitboard(0xffff << 48)
            && board.pawns() == Bitboard(0x00ff_0000_0000_ff00);
        array && self.turn() == Color::White && self.move_number() <= 1
    }

    /// The rooks with which castling has not been lost.
    pub fn castling_rights(&self) -> Bitboard {
        self.chess.castles().castling_rights()
    }

    /// The square behind a pawn that has just gone two squares.
    pub fn ep_square(&self) -> Option<Square> {
        self.chess.maybe_ep_square()
    }

    /// Number of the full move, as in a FEN.
    pub fn move_number(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// The position as a FEN.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.chess, EnPassantMode::Legal).to_string()
    }

    /// The four first fields of the FEN: units, side to move, castling, en passant.
    pub fn fen_start(&self) -> String {
        let fen = self.fen();
        fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
    }
}

/// Lets pass what a real game may not reach but hands can set up.
fn settle(read: Result<Chess, PositionError<Chess>>) -> Result<Chess, PositionErrorKinds> {
    read.or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|e| e.kinds())
}

fn fault(kinds: PositionErrorKinds) -> PositionFault {
    if kinds.contains(PositionErrorKinds::EMPTY_BOARD) {
        PositionFault::Empty
    } else if kinds.intersects(PositionErrorKinds::MISSING_KING | PositionErrorKinds::TOO_MANY_KINGS) {
        PositionFault::Kings
    } else if kinds.contains(PositionErrorKinds::PAWNS_ON_BACKRANK) {
        PositionFault::PawnOnBackRank
    } else {
        PositionFault::OppositeCheck
    }
}

/// Builds what the strict constructor refuses, by playing onto a position that it takes: pawns on a last rank are
/// dropped in, a king that could be taken is left so by passing the turn, and where both kings stand in check what
/// gives check to the one is dropped in.
fn unusual(mut setup: Setup, stray: Bitboard, mode: CastlingMode) -> Result<Chess, PositionFault> {
    let turn = setup.turn;
    let mut dropped: Vec<(Square, Piece)> = take_off(&mut setup, stray);
    let other = |setup: &Setup| {
        let mut other = setup.clone();
        (other.turn, other.ep_square) = (!turn, None);
        other
    };
    let mut chess = match settle(setup.clone().position(mode)).or_else(|_| settle(other(&setup).position(mode))) {
        Ok(chess) => chess,
        Err(kinds) => {
            let king = setup.board.king_of(!turn).ok_or_else(|| fault(kinds))?;
            let checkers = setup.board.attacks_to(king, turn, setup.board.occupied());
            dropped.extend(take_off(&mut setup, checkers));
            settle(setup.clone().position(mode)).or_else(|_| settle(other(&setup).position(mode))).map_err(fault)?
        }
    };
    for (to, piece) in dropped {
        if chess.turn() != piece.color {
            pass(&mut chess);
        }
        chess.play_unchecked(Move::Put { role: piece.role, to });
    }
    if chess.turn() != turn {
        pass(&mut chess);
    }
    Ok(chess)
}

/// Takes the units of those squares off.
fn take_off(setup: &mut Setup, squares: Bitboard) -> Vec<(Square, Piece)> {
    squares.into_iter().filter_map(|square| setup.board.remove_piece_at(square).map(|piece| (square, piece))).collect()
}

/// Hands the turn over: a unit is "moved" to its own square, by choice one that cannot cost a castling right.
fn pass(chess: &mut Chess) {
    let ours = chess.us();
    let harmless = ours & !chess.board().kings() & !chess.castles().castling_rights();
    if let Some(sq) = harmless.first().or(ours.first())
        && let Some(role) = chess.board().role_at(sq)
    {
        chess.play_unchecked(Move::Normal { role, from: sq, capture: None, to: sq, promotion: None });
    }
}

/// Reads a square such as `e4`.
pub fn parse_square(text: &str) -> Option<Square> {
    text.parse().ok()
}

/// Reads the name of a promotion piece or of any unit: `queen`, `rook`, `bishop`, `knight`, `pawn`, `king`.
pub fn parse_role(text: &str) -> Option<Role> {
    Some(match text {
        "queen" => Role::Queen,
        "rook" => Role::Rook,
        "bishop" => Role::Bishop,
        "knight" => Role::Knight,
        "pawn" => Role::Pawn,
        "king" => Role::King,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pawn_left_on_the_last_rank_and_a_king_left_in_check_can_be_played() {
        let board = Board::from_ascii_board_fen(b"P3k3/8/8/8/8/8/4r3/4K3").unwrap();
        let position = Position::from_board(&board, Color::Black, Bitboard::EMPTY, None, false).unwrap();
        assert_eq!(position.turn(), Color::Black);
        assert_eq!(position.board(), &board);
        let lost = Board::from_ascii_board_fen(b"4k3/8/8/8/8/8/8/4K3").unwrap();
        assert!(Position::from_board(&lost, Color::White, Bitboard::EMPTY, None, false).is_ok());
        let none = Board::from_ascii_board_fen(b"8/8/8/8/8/8/8/4K3").unwrap();
        assert_eq!(
            Position::from_board(&none, Color::White, Bitboard::EMPTY, None, false).unwrap_err(),
            PositionFault::Kings
        );
    }

    #[test]
    fn both_kings_may_stand_in_check() {
        let board = Board::from_ascii_board_fen(b"4k3/8/8/4r3/8/4R3/8/4K3").unwrap();
        let both = Board::from_ascii_board_fen(b"3k4/8/3R4/8/8/4r3/8/4K3").unwrap();
        for board in [board, both] {
            for turn in Color::ALL {
                let position = Position::from_board(&board, turn, Bitboard::EMPTY, None, false).unwrap();
                assert_eq!((position.turn(), position.board()), (turn, &board));
                let scene = crate::board::Scene::new(position);
                let king = board.king_of(!turn).unwrap();
                assert!(scene.all().iter().all(|id| scene.goal_of(id) != Some(king)));
            }
        }
    }

    #[test]
    fn a_king_left_in_check_is_not_taken() {
        let board = Board::from_ascii_board_fen(b"4k3/8/7p/8/8/8/4R3/4K3").unwrap();
        let position = Position::from_board(&board, Color::White, Bitboard::EMPTY, None, false).unwrap();
        let scene = crate::board::Scene::new(position);
        assert!(scene.all().iter().all(|id| !scene.uci(id).ends_with("e8")));
        for id in scene.all().iter() {
            assert!(!scene.san(id).is_empty());
            let _ = scene.end_after(id);
        }
    }

    #[test]
    fn bad_fens_name_their_fault() {
        assert!(matches!(Position::from_fen("hello", false), Err(PositionFault::NotFen(_))));
        assert_eq!(Position::from_fen("4k3/8/8/8/8/8/8/8 w - - 0 1", false).unwrap_err(), PositionFault::Kings);
        assert_eq!(
            Position::from_fen("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", false).unwrap_err(),
            PositionFault::PawnOnBackRank
        );
        assert_eq!(
            Position::from_fen("4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1", false).unwrap_err(),
            PositionFault::OppositeCheck
        );
    }
}
