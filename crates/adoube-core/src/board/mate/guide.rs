//! How far a position looks from a mate; steers the search, decides nothing.

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Role, Square, attacks};

/// How a mate is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// The loser's units are taken off, the kings come together.
    Strip,
    /// The winner's king stays where he is; the loser's units shut in their own king.
    Direct,
    /// The kings come together, and the loser's units shut in their own king.
    Smother,
}

impl Plan {
    /// The plans worth trying, the likeliest first.
    pub(super) fn fitting(chess: &Chess, winner: Color) -> &'static [Plan] {
        let board = chess.board();
        let ours = board.by_color(winner) & !board.kings();
        let is_lone_minor = ours.count() == 1 && (ours & (board.knights() | board.bishops())).any();
        // A lone minor piece mates only where the loser's own units shut him in.
        if is_lone_minor { &[Plan::Smother] } else { &[Plan::Strip, Plan::Direct, Plan::Smother] }
    }
}

/// A way of looking for mates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guide {
    /// Who mates.
    pub(super) winner: Color,
    /// Where the other king is led.
    pub(super) corner: Square,
    /// How.
    pub(super) plan: Plan,
}

impl Guide {
    /// A number that is smaller the nearer the position looks to a mate.
    pub(super) fn distance(&self, chess: &Chess) -> u32 {
        let board = chess.board();
        let (Some(king), Some(victim)) = (board.king_of(self.winner), board.king_of(!self.winner)) else {
            return u32::MAX;
        };
        let theirs = board.by_color(!self.winner);
        let ours = board.by_color(self.winner);
        let mut distance = 0;
        if !self.can_mate(board) {
            distance += 100 + 12 * self.way_to_promotion(board);
        }
        distance += 4 * victim.distance(self.corner);
        if self.plan != Plan::Direct {
            distance += 3 * king.distance(victim).max(2);
        }
        if self.plan == Plan::Strip {
            distance += 4 * theirs.count() as u32;
        } else {
            let blocks = theirs & !board.kings();
            distance += blocks.into_iter().map(|unit| unit.distance(victim)).min().unwrap_or(0);
        }
        let heavy = ours & board.rooks_and_queens();
        let minors = ours & (board.knights() | board.bishops());
        // One heavy piece at hand is enough; minor pieces have to come together.
        distance += if heavy.any() {
            (heavy | minors).into_iter().map(|unit| unit.distance(victim)).min().unwrap_or(0)
        } else {
            minors.into_iter().map(|unit| unit.distance(victim)).sum()
        };
        let occupied = board.occupied() ^ Bitboard::from(victim);
        let flights = attacks::king_attacks(victim)
            .into_iter()
            .filter(|sq| !theirs.contains(*sq) && board.attacks_to(*sq, self.winner, occupied).is_empty())
            .count();
        distance + 4 * flights as u32
    }

    /// Whether the pieces that the winner has make mates easy to find.
    fn can_mate(&self, board: &Board) -> bool {
        let ours = board.by_color(self.winner);
        let minors = ours & (board.knights() | board.bishops());
        (ours & board.rooks_and_queens()).any() || minors.count() > 1 || (self.plan != Plan::Strip && minors.any())
    }

    /// Steps of the most advanced pawn to the last rank; a unit in the way counts too.
    fn way_to_promotion(&self, board: &Board) -> u32 {
        let pawns = board.by_piece(Role::Pawn.of(self.winner));
        let occupied = board.occupied();
        pawns
            .into_iter()
            .map(|pawn| {
                let rank = u32::from(pawn.rank());
                let (steps, ahead) =
                    if self.winner.is_white() { (7 - rank, pawn.offset(8)) } else { (rank, pawn.offset(-8)) };
                steps + 2 * u32::from(ahead.is_some_and(|sq| occupied.contains(sq)))
            })
            .min()
            .unwrap_or(8)
    }
}
