//! What a node of the search costs, as a multiple of one bare legal-move generation, and how the search grows.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "a bench may panic and prints its figures")]

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use adoube_catalog::Library;
use adoube_core::board::Position;
use adoube_core::rulebook::RuleBook;
use adoube_search::{Domain, Ground, Kind, Progress, Run, Search};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

const MIDDLEGAME: &str = "r3k2r/pppq1ppp/3pbn2/2bNp3/2BnP3/3PBN2/PPPQ1PPP/R3K2R w KQkq - 0 1";
const KINDS: &[Kind] = &[Kind::Touch, Kind::Adjust, Kind::InHand, Kind::Press, Kind::Opponent, Kind::Claim];

fn search(fen: &str, kinds: &[Kind], depth: usize, folded: bool, books: &[RuleBook]) -> Search {
    let position = Position::from_fen(fen, false).expect("the position can be played");
    let grounds = vec![Ground { id: "bench".into(), position }];
    Search::new(Domain { grounds, kinds: kinds.to_vec(), depth, folded, sample: None }, books).expect("few books")
}

/// The small positions that come with adoube.
fn shipped() -> Vec<Ground> {
    let text = include_str!("../../../scenarios/positions/shipped.epd");
    let ground = |line: &str| {
        let fen: Vec<&str> = line.split_whitespace().take(4).collect();
        let position =
            Position::from_fen(&fen.join(" "), line.contains("chess960")).expect("shipped positions are read");
        Ground { id: line.split('"').nth(1).unwrap_or_default().to_owned(), position }
    };
    let small = |line: &&str| !line.is_empty() && !line.starts_with('#') && !line.contains("c2 \"bench");
    text.lines().filter(small).map(ground).collect()
}

fn run(search: &Search) -> Progress {
    let stop = AtomicBool::new(false);
    search.run(Progress::default(), Run { jobs: 1, shard: (1, 1), stop: &stop, tell: &|_, _, _| () })
}

/// The middle one of several timings, in seconds.
fn time(rounds: usize, work: impl Fn()) -> f64 {
    let mut list: Vec<f64> = (0..rounds)
        .map(|_| {
            let begin = Instant::now();
            work();
            begin.elapsed().as_secs_f64()
        })
        .collect();
    list.sort_by(f64::total_cmp);
    list[list.len() / 2]
}

fn main() {
    let quick = std::env::args().any(|a| a == "--test");
    let books: Vec<RuleBook> = Library::shipped().editions.iter().map(|e| e.book.clone()).collect();
    let bare: Chess = MIDDLEGAME.parse::<Fen>().expect("fen").into_position(CastlingMode::Standard).expect("chess");
    let rounds = if quick { 1 } else { 9 };
    let generation = time(rounds, || (0..10_000).for_each(|_| drop(black_box(black_box(&bare).legal_moves())))) / 1e4;
    println!("one bare legal-move generation: {:.0} ns", generation * 1e9);
    for (depth, folded) in [(1, false), (2, false), (2, true), (3, false), (3, true), (4, true)] {
        if quick && depth > 2 {
            continue;
        }
        let search = search(MIDDLEGAME, KINDS, depth, folded, &books);
        let tally = run(&search).tally;
        let seconds = time(if depth > 3 { 3 } else { rounds }, || drop(black_box(run(&search))));
        println!(
            "length {depth}, {}: {} sequences, {} ruled, {} divergent, {} partings, {:.2} ms, {:.0} ns = {:.2} generations a node",
            if folded { "folded" } else { "unfolded" },
            tally.sequences,
            tally.nodes,
            tally.divergent,
            tally.partings.len(),
            seconds * 1e3,
            seconds / tally.nodes as f64 * 1e9,
            seconds / tally.nodes as f64 / generation,
        );
    }
    let shipped = shipped();
    for depth in if quick { vec![1] } else { vec![2, 3] } {
        for folded in [true, false] {
            // Unfolded to length 3 the sequences are the same, and many more have to be ruled.
            if depth == 3 && !folded {
                continue;
            }
            let kinds: Vec<Kind> = Kind::ALL.iter().copied().filter(|kind| kind.is_usual()).collect();
            let domain = Domain { grounds: shipped.clone(), kinds, depth, folded, sample: None };
            let search = Search::new(domain, &books).expect("few books");
            let begin = Instant::now();
            let tally = run(&search).tally;
            let seconds = begin.elapsed().as_secs_f64();
            println!(
                "all shipped positions, every kind, length {depth}, {}: {} sequences, {} ruled, {} partings, {seconds:.2} s",
                if folded { "folded" } else { "unfolded" },
                tally.sequences,
                tally.nodes,
                tally.partings.len(),
            );
        }
    }
    for count in [1, 2, 3, 6, 12, 13] {
        let search = search(MIDDLEGAME, KINDS, if quick { 2 } else { 3 }, true, &books[..count]);
        let seconds = time(rounds, || drop(black_box(run(&search))));
        println!("{count} editions: {:.2} ms", seconds * 1e3);
    }
}
