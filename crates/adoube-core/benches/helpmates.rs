//! Whether a side can mate at all, on every class of up to two units beside the kings, either side as winner: held against
//! tables made backwards from every mate. Of each class up to 500 positions from which mate can come and 5,000 from
//! which it cannot are compared, evenly spread, with both colours.
//!
//! `cargo bench -p adoube-core --bench helpmates [-- KINGS AND UNITS]`, such as `KNkb`, White's in capitals.

#![expect(clippy::unwrap_used, reason = "what is held wrong fails loudly")]

#[path = "../tests/support"]
mod support {
    pub(crate) mod agree;
    pub(crate) mod retro;
}

use std::time::Instant;

use adoube_core::board::{Color, Role};
use support::agree::compare;
use support::retro::{Class, Tables, classes, solve, table};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    // `cargo test --benches` runs this without the word.
    if !args.iter().any(|arg| arg == "--bench") {
        return;
    }
    let wanted: Vec<&String> = args.iter().filter(|arg| !arg.starts_with('-')).collect();
    let mut tables = Tables::new();
    let (mut all, mut possible, mut compared) = (0, 0, 0);
    println!("{:6} {:>11} {:>11} {:>9} {:>9}", "class", "positions", "mate", "none", "compared");
    // Pawns last: their tables rest on those of all promotions.
    let mut all_classes = classes(2);
    all_classes.sort_by_key(|class| (class.len(), class.iter().filter(|(_, role)| *role == Role::Pawn).count()));
    for class in all_classes {
        let name = name(&class);
        if !wanted.is_empty() && !wanted.iter().any(|wanted| **wanted == name) {
            continue;
        }
        let begun = Instant::now();
        solve(&class, &mut tables);
        let count = compare(&class, table(&class, &tables), 500, 5_000);
        println!(
            "{name:6} {:>11} {:>11} {:>9} {:>9}  {:.1} s",
            count.positions,
            count.possible,
            count.positions - count.possible,
            count.compared,
            begun.elapsed().as_secs_f64()
        );
        all += count.positions;
        possible += count.possible;
        compared += count.compared;
    }
    println!("{:6} {all:>11} {possible:>11} {:>9} {compared:>9}", "all", all - possible);
}

fn name(class: &Class) -> String {
    let letters = |color: Color| class.iter().filter(move |kind| kind.0 == color).map(|(_, role)| role.char());
    let white: String = letters(Color::White).map(|c| c.to_ascii_uppercase()).collect();
    format!("K{white}k{}", letters(Color::Black).collect::<String>())
}
