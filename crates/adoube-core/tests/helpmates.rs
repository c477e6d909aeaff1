//! Whether a side can mate at all. Classes of one unit are held against tables made backwards from every mate; the bench
//! `helpmates` does the same with two units, of which positions drawn by lot stand here.

#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod support;

use adoube_core::board::{Board, Color, Mate, Position, Role, Square, Squares, helpmate, mate_possible};
use support::agree::compare;
use support::plain::{can_mate, ends_in_mate};
use support::retro::{Class, Tables, classes, solve, table};

#[test]
fn every_class_of_one_unit_article_5_2_2() {
    let mut tables = Tables::new();
    for class in classes(1) {
        solve(&class, &mut tables);
        let count = compare(&class, table(&class, &tables), 100, 100);
        assert!(count.compared > 80 && count.positions > count.possible, "{class:?} {count:?}");
        let strong = class
            .first()
            .is_some_and(|(color, role)| color.is_white() && matches!(role, Role::Pawn | Role::Rook | Role::Queen));
        assert_eq!(count.possible > 0, strong, "{class:?}");
    }
}

#[test]
fn positions_of_every_class_of_two_units_article_5_2_2() {
    let mut lot = Lot(20_260_101);
    let (mut possible, mut impossible) = (0, 0);
    for class in classes(2).into_iter().filter(|class| class.len() == 2) {
        for _ in 0..4 {
            let position = lot.position(&class);
            let fen = position.fen();
            for winner in Color::ALL {
                match mate_possible(&position, winner) {
                    Mate::Possible => {
                        possible += 1;
                        let line = helpmate(&position, winner).unwrap();
                        assert!(ends_in_mate(&fen, &line, winner), "{fen} {winner:?} {line:?}");
                    }
                    Mate::Impossible => {
                        impossible += 1;
                        match can_mate(&fen, winner, 2_000) {
                            Some(found) => assert!(!found, "{fen} {winner:?}"),
                            // Too many positions to see: such a side has no unit, or a piece that the bench has shown
                            // never to mate in its class.
                            None => assert!(is_weak(&class, winner), "{fen} {winner:?}"),
                        }
                    }
                    Mate::Undecided { bound } => panic!("undecided after {bound}: {fen} {winner:?}"),
                }
            }
        }
    }
    assert!(possible > 200 && impossible > 100, "{possible} {impossible}");
}

fn is_weak(class: &Class, winner: Color) -> bool {
    let mut own = class.iter().filter(|(color, _)| *color == winner).map(|(_, role)| role);
    let other = class.iter().find(|(color, _)| *color != winner).map(|(_, role)| role);
    match (own.next(), own.next()) {
        (None, _) => true,
        (Some(Role::Knight), None) => other == Some(&Role::Queen),
        (Some(Role::Bishop), None) => matches!(other, Some(Role::Queen | Role::Rook | Role::Bishop)),
        (Some(Role::Bishop), Some(Role::Bishop)) => true,
        _ => false,
    }
}

/// Numbers that look random and are the same each time.
struct Lot(u64);

impl Lot {
    fn draw(&mut self, below: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % below
    }

    fn position(&mut self, class: &Class) -> Position {
        loop {
            let mut board = Board::empty();
            let kings = [(Color::White, Role::King), (Color::Black, Role::King)];
            for (color, role) in kings.iter().chain(class) {
                board.set_piece_at(Square::new(self.draw(64) as u32), role.of(*color));
            }
            let turn = Color::from_white(self.draw(2) == 0);
            let attacked = |king| board.attacks_to(king, turn, board.occupied()).any();
            if board.occupied().count() < 4
                || (board.pawns() & Squares::BACKRANKS).any()
                || board.king_of(!turn).is_none_or(attacked)
            {
                continue;
            }
            if let Ok(position) = Position::from_board(&board, turn, Squares::EMPTY, None, false) {
                return position;
            }
        }
    }
}
