//! The answers of the code under test held against a table.

use adoube_core::board::{Board, Color, Mate, Position, Squares, mate_possible};

use super::retro::{Class, Placed, Table};

/// How many positions were compared.
#[derive(Debug, Default)]
pub(crate) struct Count {
    pub(crate) positions: usize,
    pub(crate) possible: usize,
    pub(crate) compared: usize,
}

/// Compares every `step`th position from which White can mate and every `dead_step`th from which he cannot; each with the
/// colours changed as well.
pub(crate) fn compare(class: &Class, table: &Table, step: usize, dead_step: usize) -> Count {
    let mut count = Count::default();
    let mut dead = 0;
    for placed in table.positions() {
        count.positions += 1;
        let won = table.is_won(placed);
        count.possible += usize::from(won);
        dead += usize::from(!won);
        if if won { !count.possible.is_multiple_of(step) } else { !dead.is_multiple_of(dead_step) } {
            continue;
        }
        count.compared += 1;
        let expected = if won { Mate::Possible } else { Mate::Impossible };
        for winner in Color::ALL {
            let position = position(table, placed, winner);
            assert_eq!(mate_possible(&position, winner), expected, "{class:?} {} {winner:?}", position.fen());
        }
    }
    count
}

/// The position; with the colours changed when Black is to be the winner.
fn position(table: &Table, placed: Placed, winner: Color) -> Position {
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
