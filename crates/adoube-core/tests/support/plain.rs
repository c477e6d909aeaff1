//! Every position that can be reached, one after the other, until there is a mate or nothing new.

use std::collections::{BTreeSet, VecDeque};

use adoube_core::board::Color;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, fen::Fen, uci::UciMove};

/// Whether `winner` mates somewhere; `None` after `bound` positions.
pub(crate) fn can_mate(fen: &str, winner: Color, bound: usize) -> Option<bool> {
    let root = read(fen);
    let name = |chess: &Chess| Fen::from_position(chess, EnPassantMode::Legal).to_string();
    let short = |chess: &Chess| name(chess).split(' ').take(4).collect::<Vec<_>>().join(" ");
    let mut seen = BTreeSet::from([short(&root)]);
    let mut queue = VecDeque::from([root]);
    while let Some(chess) = queue.pop_front() {
        if chess.is_checkmate() && chess.turn() != winner {
            return Some(true);
        }
        for m in chess.legal_moves() {
            let next = chess.clone().play(m).unwrap();
            if seen.insert(short(&next)) {
                queue.push_back(next);
            }
        }
        if seen.len() > bound {
            return None;
        }
    }
    Some(false)
}

/// Plays the moves and sees whether they end in a mate by `winner`.
pub(crate) fn ends_in_mate(fen: &str, line: &[String], winner: Color) -> bool {
    let mut chess = read(fen);
    for text in line {
        let m = text.parse::<UciMove>().unwrap().to_move(&chess).unwrap();
        chess = chess.play(m).unwrap();
    }
    chess.is_checkmate() && chess.turn() != winner
}

fn read(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}
