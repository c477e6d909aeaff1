//! Whether a side can mate by any series of legal moves, both sides helping.

mod guide;
mod pattern;
mod reach;
mod search;

use shakmaty::{Chess, Color, Position as _, Square};

use super::Position;
use guide::Guide;
use pattern::mate_fits;
use reach::Reach;
use search::{Found, search};

/// Whether a mate can come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mate {
    /// A line of legal moves ends in mate.
    Possible,
    /// No line does.
    Impossible,
    /// No line was found among the first `bound` positions, and nothing rules one out.
    Undecided {
        /// How many positions were looked at, at most.
        bound: usize,
    },
}

impl Mate {
    /// Whether mate has to be reckoned with: everything but [`Mate::Impossible`].
    pub fn may_come(self) -> bool {
        self != Mate::Impossible
    }
}

/// How many positions are looked at before a question stays undecided.
pub const MATE_BOUND: usize = 200_000;

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// Whether `winner` can mate from this position by any series of legal moves, the other side helping.
///
/// [`Mate::Possible`] and [`Mate::Impossible`] are exact. Cheap for ordinary positions (well under a millisecond), up to
/// a quarter of a second where the bound is reached.
pub fn mate_possible(position: &Position, winner: Color) -> Mate {
    decide(&position.chess, winner, MATE_BOUND)
}

pub(super) fn decide(chess: &Chess, winner: Color, bound: usize) -> Mate {
    if chess.has_insufficient_material(winner) {
        return Mate::Impossible;
    }
    let mut spent = 0;
    for share in [300, 3_000, 30_000, 300_000] {
        if share == 3_000 {
            let reach = Reach::of(chess.board(), chess.castles().castling_rights(), chess.maybe_ep_square());
            if reach.is_some_and(|reach| !mate_fits(&reach, winner)) {
                return Mate::Impossible;
            }
        }
        for strips in [true, false] {
            for corner in nearest_first(chess, winner) {
                let share = share.min(bound.saturating_sub(spent));
                match search(chess, &Guide { winner, corner, strips }, share) {
                    Found::Mate => return Mate::Possible,
                    Found::Never => return Mate::Impossible,
                    Found::Unknown => spent += share,
                }
                if spent >= bound {
                    return Mate::Undecided { bound };
                }
            }
        }
    }
    Mate::Undecided { bound }
}

fn nearest_first(chess: &Chess, winner: Color) -> [Square; 4] {
    let mut corners = CORNERS;
    if let Some(king) = chess.board().king_of(!winner) {
        corners.sort_by_key(|corner| king.distance(*corner));
    }
    corners
}
