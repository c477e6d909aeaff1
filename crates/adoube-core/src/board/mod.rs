//! Positions, legal moves and the ends of a game.
//!
//! **Invariant:** this is the only module that names shakmaty. Everything else asks for squares, moves by number
//! ([`MoveId`]) and sets of moves ([`MoveSet`]).

mod ending;
mod moveset;
mod position;
mod scene;

pub use ending::{DEPTH_BOUND, End, LINES_BOUND, WIDTH_BOUND, can_mate};
pub use moveset::{MoveId, MoveSet};
pub use position::{Position, PositionFault, parse_role, parse_square};
pub use scene::{Castling, Scene};
pub use shakmaty::{Bitboard as Squares, Color, Piece, Role, Square};

/// The rank on which pawns are promoted: White's, Black's.
pub(crate) const LAST_RANKS: (shakmaty::Rank, shakmaty::Rank) = (shakmaty::Rank::Eighth, shakmaty::Rank::First);

/// The squares of a board with what stands on each; no rule is checked.
pub type Board = shakmaty::Board;
