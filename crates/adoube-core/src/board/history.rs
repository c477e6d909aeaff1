//! Positions that a game has had, told apart as Articles 9.2 and 9.6 do, and moves without a pawn move or capture.

use shakmaty::{Chess, Position as _};

use super::Position;

/// When two positions are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sameness {
    /// Units, side to move, castling rights and what may be taken in passing.
    Rights,
    /// Units, side to move and what may be played at once: a right to castle later makes no difference.
    Moves,
}

/// A position as it is compared. Units of one kind and colour are alike, and a capture in passing counts where it is
/// legal, not where a pawn has only gone two squares.
#[derive(Clone, Debug)]
struct Key(Chess);

impl Key {
    fn is_same(&self, other: &Key, sameness: Sameness) -> bool {
        match sameness {
            Sameness::Rights => self.0 == other.0,
            Sameness::Moves => {
                let (one, two) = (&self.0, &other.0);
                if one.board() != two.board() || one.turn() != two.turn() {
                    return false;
                }
                let (mut one, two) = (one.legal_moves(), two.legal_moves());
                one.len() == two.len() && {
                    one.retain(|m| !two.contains(m));
                    one.is_empty()
                }
            }
        }
    }
}

/// What a game has gone through, up to the position on the board.
#[derive(Clone, Debug)]
pub struct History {
    /// Oldest first; the last is the one on the board.
    keys: Vec<Key>,
    quiet: u32,
}

impl History {
    /// Begins with that position. Its half-move clock says how long nothing was taken and no pawn was moved.
    pub fn begin(position: &Position) -> History {
        History { keys: vec![Key(position.chess.clone())], quiet: position.chess.halfmoves() }
    }

    /// The game went on to that position by one move.
    pub fn go_on(&mut self, after: &Position) {
        // The clock of a position is reset by the move that led to it.
        self.quiet = if after.chess.halfmoves() == 0 { 0 } else { self.quiet + 1 };
        self.keys.push(Key(after.chess.clone()));
    }

    /// The same game with so many moves of either side, since the last pawn move or capture, told by a witness.
    #[must_use]
    pub fn with_quiet_halfmoves(mut self, quiet: u32) -> History {
        self.quiet = quiet;
        self
    }

    /// How many moves of single sides were played since the last capture or pawn move. Fifty by each (Article 9.3) are
    /// 100, seventy-five by each (9.6.2) 150.
    pub fn quiet_halfmoves(&self) -> u32 {
        self.quiet
    }

    /// Whether that is the position on the board, rights left out.
    pub fn stands_at(&self, position: &Position) -> bool {
        self.keys.last().is_some_and(|key| key.0.board() == position.board() && key.0.turn() == position.turn())
    }

    /// How often the position on the board has stood, this time included.
    pub fn occurrences(&self, sameness: Sameness) -> usize {
        let last = self.keys.last();
        self.keys.iter().filter(|key| last.is_some_and(|last| key.is_same(last, sameness))).count()
    }

    /// Whether the position on the board has stood five times with one move and reply between, then another, as
    /// Article 9.6.1 of 2014 has it: every second move of each side.
    pub fn is_five_alternate(&self, sameness: Sameness) -> bool {
        let Some(last) = self.keys.last() else {
            return false;
        };
        let times = self.keys.iter().rev().step_by(4).take_while(|key| key.is_same(last, sameness));
        times.take(5).count() == 5
    }

    /// Whether it has done so by the same moves of each side every time.
    pub fn is_five_by_same_moves(&self, sameness: Sameness) -> bool {
        // Four rounds of two moves each, and the position before them.
        let Some(rounds) = self.keys.len().checked_sub(17).and_then(|from| self.keys.get(from..)) else {
            return false;
        };
        rounds.iter().zip(rounds.iter().skip(4)).all(|(before, now)| now.is_same(before, sameness))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(fen: &str, moves: &str) -> History {
        let mut position = Position::from_fen(fen, false).unwrap();
        let mut history = History::begin(&position);
        for m in moves.split_whitespace() {
            position.play_text(m).unwrap();
            history.go_on(&position);
        }
        history
    }

    fn rights(fen: &str, moves: &str) -> usize {
        played(fen, moves).occurrences(Sameness::Rights)
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const KNIGHTS: &str = "Nf3 Nf6 Ng1 Ng8 ";

    #[test]
    fn third_time_at_any_distance_article_9_2() {
        assert_eq!(rights(START, &KNIGHTS.repeat(2)), 3);
        assert_eq!(rights(START, &format!("{KNIGHTS} Nc3 Nc6 Nb5 Nb8 Nc3 Nc6 Nb1 Nb8")), 3);
    }

    #[test]
    fn a_lost_right_to_castle_parts_positions_article_9_2_3() {
        let free = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        let walk = "Ke2 Kd8 Ke1 Ke8 Ke2 Kd8 Ke1 Ke8";
        let history = played(free, walk);
        assert_eq!(history.occurrences(Sameness::Rights), 2, "the first one could still be castled from");
        assert_eq!(history.occurrences(Sameness::Moves), 2, "and castling was legal there");
    }

    #[test]
    fn a_right_that_cannot_be_used_now_counts_in_one_sense_only_article_9_2() {
        // The bishop on a6 keeps White from castling whenever the position comes up.
        let fen = "4k3/8/b7/8/8/8/8/4K2R w K - 0 1";
        let history = played(fen, "Rg1 Kd8 Rh1 Ke8");
        assert_eq!(history.occurrences(Sameness::Rights), 1);
        assert_eq!(history.occurrences(Sameness::Moves), 2);
    }

    #[test]
    fn a_rook_taken_at_home_takes_the_right_along_article_9_2_3() {
        let fen = "r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1";
        let mut taken = Position::from_fen(fen, false).unwrap();
        taken.play_text("Rxa8+").unwrap();
        let without = Position::from_fen("R3k3/8/8/8/8/8/8/4K2R b K - 0 1", false).unwrap();
        assert!(Key(taken.chess).is_same(&Key(without.chess), Sameness::Rights));
    }

    #[test]
    fn a_legal_capture_in_passing_parts_positions_article_9_2_3() {
        let fen = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
        assert_eq!(rights(fen, "e4 Kd8 Kd1 Ke8 Ke1"), 1, "the pawn could be taken the first time");
        assert_eq!(rights(fen, "e4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1"), 2);
    }

    #[test]
    fn a_pinned_pawn_takes_nothing_in_passing_article_9_2_3() {
        // The pawn on d4 would lay its king open to the bishop.
        let pinned = "8/6k1/8/8/3p4/8/1B2P3/4K3 w - - 0 1";
        assert_eq!(rights(pinned, "e4 Kh7 Kd1 Kg7 Ke1"), 2);
        // No pawn stands beside it at all.
        let alone = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        assert_eq!(rights(alone, "e4 Kd8 Kd1 Ke8 Ke1"), 2);
    }

    #[test]
    fn knights_that_changed_places_make_the_same_position_article_9_2() {
        let fen = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
        let changed = "Nc3 Kd8 Nf3 Ke8 Ne2 Kd8 Nd2 Ke8 Ng1 Kd8 Nb1 Ke8";
        assert_eq!(rights(fen, changed), 2);
    }

    #[test]
    fn the_side_to_move_parts_positions_article_9_2() {
        let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        // White loses a move.
        assert_eq!(rights(fen, "Kd2 Kd8 Ke2 Ke8 Ke1"), 1);
    }

    #[test]
    fn fifty_moves_by_each_article_9_3() {
        let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 98 80";
        let history = played(fen, "Ra2 Kd8");
        assert_eq!(history.quiet_halfmoves(), 100);
        assert_eq!(played(fen, "Ra2").quiet_halfmoves(), 99);
        assert_eq!(played(fen, "Ra2 Kd8").with_quiet_halfmoves(40).quiet_halfmoves(), 40);
    }

    #[test]
    fn a_pawn_move_or_a_capture_begins_the_count_again_article_9_3() {
        let fen = "4k3/p7/8/8/8/8/8/R3K3 w - - 98 80";
        assert_eq!(played(fen, "Kd1 a6").quiet_halfmoves(), 0);
        assert_eq!(played(fen, "Rxa7 Kd8").quiet_halfmoves(), 1);
        // A right to castle that is lost does not.
        let castles = "4k3/8/8/8/8/8/8/R3K3 w Q - 98 80";
        assert_eq!(played(castles, "O-O-O").quiet_halfmoves(), 99);
    }

    #[test]
    fn five_times_in_alternate_moves_article_9_6_1_of_2014() {
        let even = played(START, &KNIGHTS.repeat(4));
        assert!(even.is_five_alternate(Sameness::Rights) && even.is_five_by_same_moves(Sameness::Rights));
        assert_eq!(even.occurrences(Sameness::Rights), 5);
        assert!(!played(START, &KNIGHTS.repeat(3)).is_five_alternate(Sameness::Rights));
        let gap = format!("{KNIGHTS}{KNIGHTS} Nf3 Nf6 Nd4 Nd5 Nf3 Nf6 Ng1 Ng8 {KNIGHTS}");
        let gapped = played(START, &gap);
        assert_eq!(gapped.occurrences(Sameness::Rights), 5, "any spacing, 9.6.1 from 2017 on");
        assert!(!gapped.is_five_alternate(Sameness::Rights));
        let other = played(START, &format!("{KNIGHTS} Nc3 Nc6 Nb1 Nb8 {KNIGHTS}{KNIGHTS}"));
        assert!(other.is_five_alternate(Sameness::Rights) && !other.is_five_by_same_moves(Sameness::Rights));
    }

    #[test]
    fn seventy_five_moves_by_each_article_9_6_2() {
        let history = played("4k3/8/8/8/8/8/8/R3K3 w - - 149 90", "Ra2");
        assert_eq!(history.quiet_halfmoves(), 150);
    }
}
