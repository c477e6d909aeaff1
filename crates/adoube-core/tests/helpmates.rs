//! Whether a side can mate at all, held against tables made backwards from every mate. The bench `helpmates` does the same
//! with every class of two units.

mod support;

use adoube_core::board::{Color, Role};
use support::agree::compare;
use support::retro::{Tables, classes, solve, table};

#[test]
fn every_class_of_one_unit_article_5_2_2() {
    let mut tables = Tables::new();
    for class in classes(1) {
        solve(&class, &mut tables);
        let count = compare(&class, table(&class, &tables), 101, 11);
        assert!(count.compared > 100, "{class:?} {count:?}");
    }
}

#[test]
fn knight_against_bishop_article_5_2_2() {
    let mut tables = Tables::new();
    let class = vec![(Color::White, Role::Knight), (Color::Black, Role::Bishop)];
    solve(&class, &mut tables);
    let count = compare(&class, table(&class, &tables), 20_011, 101);
    assert!(count.possible * 10 > count.positions * 9 && count.possible < count.positions, "{count:?}");
}
