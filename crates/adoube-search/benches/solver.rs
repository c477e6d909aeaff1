//! The task that `clingo/compare.py` gives to an answer-set solver: how often do two readings of Article 4.3.3 part on all
//! sequences of exactly n touches? The counts must be equal; `clingo/README.md` names them.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "a bench may panic and prints its figures")]

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use adoube_catalog::Library;
use adoube_core::board::Position;
use adoube_core::policy::{ParamKind, ParamValue, Params, Registry};
use adoube_core::rulebook::RuleBook;
use adoube_core::topic::Topic;
use adoube_search::{Domain, Ground, Kind, Progress, Run, Search};

const POSITION: &str = "r3k2r/pppq1ppp/3pbn2/2bNp3/2BnP3/3PBN2/PPPQ1PPP/R3K2R w - - 0 1";

/// Readings, and the divergent sequences of 3, 4, 5 and 6 touches.
const TASKS: &[([&str; 2], [u64; 4])] = &[
    (["first-that-can", "any-pair"], [18, 2_316, 183_810, 11_551_380]),
    (["both-duties", "any-pair"], [189, 19_706, 1_301_383, 69_558_050]),
    (["first-with-first", "first-that-can"], [342, 30_372, 1_804_187, 89_526_655]),
];

fn reading(pair: &str) -> RuleBook {
    let edition = Library::shipped().editions.iter().find(|e| e.id == "fide-2017").expect("shipped");
    let spec = Registry::builtin().find(Topic::BothColours, "pair-then-earlier").expect("a policy");
    let param =
        spec.params.iter().find(|p| p.name == "pair" && matches!(p.kind, ParamKind::Word(_))).expect("it has one");
    let mut params = Params::default();
    params.set(param, ParamValue::Word(pair.to_owned())).expect("a word of the parameter");
    let (built, choice) = spec.choose(Topic::BothColours, &params);
    edition.book.clone().with(built, choice)
}

/// Divergent sequences of up to that many touches.
fn divergent(depth: usize, books: &[RuleBook]) -> (u64, u64) {
    let position = Position::from_fen(POSITION, false).expect("it can be played");
    let grounds = vec![Ground { id: "bench-middlegame-no-castling".into(), position }];
    let domain = Domain { grounds, kinds: vec![Kind::Touch], depth, folded: true, sample: None };
    let search = Search::new(domain, books).expect("two books");
    let stop = AtomicBool::new(false);
    let run = Run { jobs: 1, shard: (1, 1), stop: &stop, tell: &|_, _, _| () };
    let tally = search.run(Progress::default(), run).tally;
    (tally.divergent, tally.nodes)
}

fn main() {
    let longest = if std::env::args().any(|a| a == "--test") { 4 } else { 6 };
    println!("{:<34} {:>2} {:>12} {:>12} {:>10}", "readings", "n", "divergent", "ruled", "seconds");
    for (pair, expected) in TASKS {
        let books = pair.map(reading);
        let mut shorter = divergent(2, &books).0;
        for (n, expected) in (3..=longest).zip(expected) {
            // As many runs as the script of the solver makes.
            let rounds = if n < 5 { 7 } else { 3 };
            let mut seconds: Vec<f64> = (0..rounds)
                .map(|_| {
                    let begin = Instant::now();
                    black_box(divergent(n, &books));
                    begin.elapsed().as_secs_f64()
                })
                .collect();
            seconds.sort_by(f64::total_cmp);
            let ((all, nodes), seconds) = (divergent(n, &books), seconds[rounds / 2]);
            println!("{:<34} {n:>2} {:>12} {nodes:>12} {seconds:>10.5}", pair.join(", "), all - shorter);
            assert_eq!(all - shorter, *expected, "{pair:?}, n = {n}");
            shorter = all;
        }
    }
}
