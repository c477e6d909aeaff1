//! Positions, legal moves and the ends of a game.
//!
//! **Invariant:** this is the only module that names shakmaty. Everything else asks for squares, moves by number
//! ([`MoveId`]) and sets of moves ([`MoveSet`]).

mod ending;
mod force;
mod history;
mod mate;
mod moveset;
mod position;
mod scene;

pub use ending::{DEPTH_BOUND, End, LINES_BOUND, WIDTH_BOUND};
pub use force::has_mating_force;
pub use history::{History, Sameness};
pub use mate::{MATE_BOUND, Mate, helpmate, mate_possible};
pub use moveset::{MoveId, MoveSet};
pub use position::{Position, PositionFault, parse_role, parse_square};
pub use scene::{Castling, Scene, castling_squares};
pub use shakmaty::{Bitboard as Squares, Color, File, Piece, Role, Square};

/// The rank on which pawns are promoted: White's, Black's.
pub const LAST_RANKS: (shakmaty::Rank, shakmaty::Rank) = (shakmaty::Rank::Eighth, shakmaty::Rank::First);

/// The squares of a board with what stands on each; no rule is checked.
pub type Board = shakmaty::Board;

/// The unit on that square. Counts rather than branches: which unit stands somewhere is hard to foresee.
pub(crate) fn unit_at(board: &Board, square: Square) -> Option<Piece> {
    let bit = |set: Squares| usize::from(set.contains(square));
    let role = bit(board.pawns())
        + 2 * bit(board.knights())
        + 3 * bit(board.bishops())
        + 4 * bit(board.rooks())
        + 5 * bit(board.queens())
        + 6 * bit(board.kings());
    let role = Role::ALL.get(role.wrapping_sub(1)).copied()?;
    Some(Piece { color: Color::from_white(board.white().contains(square)), role })
}
