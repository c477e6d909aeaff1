//! Published positions, most of them blocked, whose answer is known.

use adoube_core::board::{Color, Mate, Position, helpmate, mate_possible};

#[test]
fn published_positions_articles_5_2_2_and_6_9() {
    let mut compared = 0;
    for line in include_str!("published.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [fen, white, black, source] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("four columns: {line}")
        };
        assert!(!source.is_empty(), "{line}");
        let position = Position::from_fen(&format!("{fen} 0 1"), false).unwrap();
        for (winner, told) in [(Color::White, white), (Color::Black, black)] {
            let expected = match told {
                "yes" => Mate::Possible,
                "no" => Mate::Impossible,
                "-" => continue,
                _ => panic!("{line}"),
            };
            assert_eq!(mate_possible(&position, winner), expected, "{winner:?}, {source}: {fen}");
            assert_eq!(helpmate(&position, winner).is_some(), expected == Mate::Possible, "{fen}");
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}
