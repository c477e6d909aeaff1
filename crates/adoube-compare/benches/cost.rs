//! What one incident costs under all editions, as a multiple of one bare legal-move generation of the same position.
//!
//! Each position is timed by itself, and the works take turns round after round, so that a busy machine slows them alike.
//! A position's figure is the median over the rounds. Printed are the quartiles over the positions, and the sum over all
//! of them, in which long incidents weigh more. Times that are taken minutes apart do not make a ratio.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "a bench may panic and prints its figures")]

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;
use std::time::Instant;

use adoube_catalog::Library;
use adoube_compare::Panel;
use adoube_core::board::Position;
use adoube_core::incident::{Event, Incident};
use common::{Random, events, position, start, touches};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

const POSITIONS: usize = 256;
const ROUNDS: usize = 400;

struct Case {
    position: Position,
    bare: Chess,
    events: Vec<Event>,
    kept: Incident,
}

impl Case {
    fn fresh(&self) -> Incident {
        Incident::new(start(&self.position), &self.events).expect("checked when made")
    }
}

/// What is timed: its name, and how it is done once.
type Work<'a> = (&'a str, &'a dyn Fn(&Case));

fn main() {
    // `cargo test --benches` runs every bench once.
    let rounds = if std::env::args().any(|a| a == "--test") { 1 } else { ROUNDS };
    println!("{POSITIONS} positions, {rounds} rounds; multiples of one bare legal-move generation");
    println!("{:<48} {:>6} {:>6} {:>6} {:>7}", "", "25 %", "median", "75 %", "summed");
    measure("touches", touches, rounds);
    measure("any events", events, rounds);
}

fn measure(kind: &str, make: fn(&mut Random, &Position) -> Vec<Event>, rounds: usize) {
    let cases = cases(make);
    let panel = Panel::new(Library::shipped().editions.clone());
    let cite = |incident: &Incident| {
        let judged = panel.judge(incident);
        for (index, edition) in panel.editions().iter().enumerate() {
            for topic in judged.ruling(index).into_iter().flat_map(|r| r.cites.iter()) {
                black_box(edition.book.article(topic));
            }
        }
    };
    let works: [Work<'_>; 6] = [
        ("bare legal-move generation", &|c| drop(black_box(black_box(&c.bare).legal_moves()))),
        ("the incident folded", &|c| drop(black_box(c.fresh()))),
        ("from a position", &|c| drop(black_box(panel.judge(&c.fresh())))),
        ("from a position, with citations", &|c| cite(&c.fresh())),
        ("summaries kept", &|c| drop(black_box(panel.judge(&c.kept)))),
        ("every reading too, summaries kept", &|c| drop(black_box(panel.rule(&c.kept)))),
    ];
    let mut seconds = vec![vec![Vec::with_capacity(rounds); works.len()]; cases.len()];
    let mut idle = Vec::new();
    for _ in 0..rounds {
        idle.push(time(|| ()));
        for (place, (_, work)) in works.iter().enumerate() {
            for (case, lists) in cases.iter().zip(&mut seconds) {
                lists[place].push(time(|| work(case)));
            }
        }
    }
    let idle = median(&mut idle);
    let costs: Vec<Vec<f64>> =
        seconds.iter_mut().map(|lists| lists.iter_mut().map(|list| median(list) - idle).collect()).collect();
    for (place, (name, _)) in works.iter().enumerate().skip(1) {
        let mut ratios: Vec<f64> = costs.iter().map(|c| c[place] / c[0]).collect();
        ratios.sort_by(f64::total_cmp);
        let at = |quarter: usize| ratios[quarter * (ratios.len() - 1) / 4];
        let sum = |place: usize| costs.iter().map(|c| c[place]).sum::<f64>();
        let row = format!("{kind}, {name}");
        println!("{row:<48} {:>6.2} {:>6.2} {:>6.2} {:>7.2}", at(1), at(2), at(3), sum(place) / sum(0));
    }
    let asked: usize = cases.iter().map(|c| panel.judge(&c.kept).classes()).sum();
    println!("{:<48} {:>13.2}", format!("{kind}, hearings an incident"), asked as f64 / cases.len() as f64);
}

fn cases(make: fn(&mut Random, &Position) -> Vec<Event>) -> Vec<Case> {
    let mut random = Random(2026);
    let mut cases = Vec::new();
    while cases.len() < POSITIONS {
        let position = position(&mut random);
        let events = make(&mut random, &position);
        if let Ok(kept) = Incident::new(start(&position), &events) {
            let fen: Fen = position.fen().parse().expect("fen");
            let bare = fen.into_position(CastlingMode::Standard).expect("chess");
            cases.push(Case { position, bare, events, kept });
        }
    }
    cases
}

fn time(work: impl Fn()) -> f64 {
    let begin = Instant::now();
    work();
    begin.elapsed().as_secs_f64()
}

fn median(list: &mut [f64]) -> f64 {
    list.sort_by(f64::total_cmp);
    list[list.len() / 2]
}
