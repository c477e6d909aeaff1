//! Whether a side can mate by any series of legal moves, both sides helping.

mod guide;
mod pattern;
mod reach;
mod search;

use std::cell::RefCell;

use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Square, uci::UciMove};

use super::ending::has_unpromoted_pawn;
use super::{Board, Position};
use guide::{Guide, Plan};
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

/// How many positions each way of looking (a plan and a corner) may look at, round by round, until the bound is used up.
const SHARES: [usize; 5] = [200, 1_000, 5_000, 30_000, MATE_BOUND];

/// How many answers are remembered before all are forgotten.
const REMEMBERED: usize = 4_096;

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// Whether `winner` can mate from this position by any series of legal moves, the other side helping.
///
/// [`Mate::Possible`] and [`Mate::Impossible`] are exact; with a pawn left on the last rank what is not possible stays
/// undecided. Cheap for ordinary positions (well under a millisecond), up to
/// a quarter of a second where the bound is reached.
///
/// Many books rule on one incident, and many incidents of a search come to the same position: answers are remembered.
#[expect(clippy::disallowed_types, reason = "answers are looked up, never listed")]
pub fn mate_possible(position: &Position, winner: Color) -> Mate {
    use std::collections::HashMap;
    thread_local!(static KNOWN: RefCell<HashMap<(Chess, Color), Mate>> = RefCell::new(HashMap::new()));
    KNOWN.with_borrow_mut(|known| {
        let asked = (position.chess.clone(), winner);
        if let Some(mate) = known.get(&asked) {
            return *mate;
        }
        let mate = match decide(&position.chess, winner, MATE_BOUND).0 {
            // What an unpromoted pawn becomes is open; bare of all else the winner mates with nothing.
            Mate::Impossible if has_unpromoted_pawn(position.chess.board()) && !is_bare(&position.chess, winner) => {
                Mate::Undecided { bound: MATE_BOUND }
            }
            mate => mate,
        };
        if known.len() == REMEMBERED {
            known.clear();
        }
        known.insert(asked, mate);
        mate
    })
}

/// Legal moves in UCI, of both sides in turn, that end in a mate by `winner`: what [`Mate::Possible`] rests on. Not the
/// shortest ones. `None` when no mate is possible or none was found.
pub fn helpmate(position: &Position, winner: Color) -> Option<Vec<String>> {
    let (mate, line) = decide(&position.chess, winner, MATE_BOUND);
    let told = line.iter().map(|m| UciMove::from_move(*m, position.mode).to_string());
    (mate == Mate::Possible).then(|| told.collect())
}

/// The same with a bound of one's own, and the line that ends in mate.
pub(super) fn decide(chess: &Chess, winner: Color, bound: usize) -> (Mate, Vec<Move>) {
    let without = |mate| (mate, Vec::new());
    if chess.has_insufficient_material(winner) {
        return without(Mate::Impossible);
    }
    // Where pawns are shut the bodies on the board often tell at once; elsewhere a mate is found sooner.
    let shut = is_shut(chess.board());
    if shut && is_ruled_out(chess, winner) {
        return without(Mate::Impossible);
    }
    let plans = Plan::fitting(chess, winner);
    let mut spent = 0;
    for (round, share) in SHARES.into_iter().enumerate() {
        if round == 1 && !shut && is_ruled_out(chess, winner) {
            return without(Mate::Impossible);
        }
        for plan in plans.iter().copied() {
            for corner in nearest_first(chess, winner) {
                let share = share.min(bound - spent);
                match search(chess, &Guide { winner, corner, plan }, share) {
                    Found::Mate(line) => return (Mate::Possible, line),
                    Found::Never => return without(Mate::Impossible),
                    Found::Unknown => spent += share,
                }
                if spent >= bound {
                    return without(Mate::Undecided { bound });
                }
            }
        }
    }
    without(Mate::Undecided { bound })
}

fn is_bare(chess: &Chess, side: Color) -> bool {
    chess.board().by_color(side).count() < 2
}

/// Whether what the units can ever reach rules a mate out.
fn is_ruled_out(chess: &Chess, winner: Color) -> bool {
    let reach = Reach::of(chess.board(), chess.castles().castling_rights(), chess.maybe_ep_square());
    reach.is_some_and(|reach| !mate_fits(&reach, winner))
}

/// Whether there are pawns and none of them can be pushed.
pub(super) fn is_shut(board: &Board) -> bool {
    let (white, black) = (board.pawns() & board.white(), board.pawns() & board.black());
    let ahead = (white.0 << 8) | (black.0 >> 8);
    board.pawns().any() && Bitboard(ahead & !board.occupied().0).is_empty()
}

fn nearest_first(chess: &Chess, winner: Color) -> [Square; 4] {
    let mut corners = CORNERS;
    if let Some(king) = chess.board().king_of(!winner) {
        corners.sort_by_key(|corner| king.distance(*corner));
    }
    corners
}
