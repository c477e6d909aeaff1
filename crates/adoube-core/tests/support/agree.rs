//! The answers of the code under test held against a table.

use adoube_core::board::{Board, Color, Mate, Position, Squares, mate_possible};

use super::retro::{Class, Placed, Table};

/// How many positions there are, from how many White can mate, and how many were compared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Count {
    pub(crate) positions: usize,
    pub(crate) possible: usize,
    pub(crate) compared: usize,
}

/// Compares at most about `most` positions from which White can mate and `most_dead` from which he cannot, evenly spread;
/// each with the colours changed as well.
pub(crate) fn compare(class: &Class, table: &Table, most: usize, most_dead: usize) -> Count {
    let positions = table.positions().count();
    let possible = table.positions().filter(|placed| table.is_won(*placed)).count();
    let step = |all: usize, most: usize| all.div_ceil(most).max(1);
    let (step, dead_step) = (step(possible, most), step(positions - possible, most_dead));
    let mut count = Count { positions, possible, compared: 0 };
    let (mut won, mut dead) = (0, 0);
    for placed in table.positions() {
        let is_won = table.is_won(placed);
        let (number, step) = if is_won { (&mut won, step) } else { (&mut dead, dead_step) };
        *number += 1;
        if !usize::is_multiple_of(*number - 1, step) {
            continue;
        }
        count.compared += 1;
        let expected = if is_won { Mate::Possible } else { Mate::Impossible };
        for winner in Color::ALL {
            let position = position(table, placed, winner);
            assert_eq!(mate_possible(&position, winner), expected, "{class:?} {} {winner:?}", position.fen());
        }
    }
    count
}

/// The position; with the colours changed when Black is to be the winner.
pub(crate) fn position(table: &Table, placed: Placed, winner: Color) -> Position {
    let mut board = Board::empty();
    for (piece, square) in table.units(placed) {
        if winner.is_white() {
            board.set_piece_at(square, piece);
        } else {
            board.set_piece_at(square.flip_vertical(), piece.role.of(!piece.color));
        }
    }
    let turn = if winner.is_white() { placed.turn } else { !placed.turn };
    Position::from_board(&board, turn, Squares::EMPTY, None, false).unwrap()
}
