//! What one incident costs under all editions, as a multiple of one bare legal-move generation of the same positions.
//!
//! Both sides are timed in turns within each round, so that a busy machine slows them alike; printed is the median over
//! the rounds, with the quartiles. Times that are taken minutes apart do not make a ratio.

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

fn main() {
    // `cargo test --benches` runs every bench once.
    let rounds = if std::env::args().any(|a| a == "--test") { 1 } else { ROUNDS };
    println!("{POSITIONS} positions, {rounds} rounds; multiples of one bare legal-move generation");
    println!("{:<48} {:>6} {:>6} {:>6}", "", "25 %", "median", "75 %");
    measure("touches", touches, rounds);
    measure("any events", events, rounds);
}

fn measure(kind: &str, make: fn(&mut Random, &Position) -> Vec<Event>, rounds: usize) {
    let mut random = Random(2026);
    let mut cases = Vec::new();
    while cases.len() < POSITIONS {
        let position = position(&mut random);
        let events = make(&mut random, &position);
        if Incident::new(start(&position), &events).is_ok() {
            cases.push((position, events));
        }
    }
    let read =
        |p: &Position| p.fen().parse::<Fen>().expect("fen").into_position(CastlingMode::Standard).expect("chess");
    let bare: Vec<Chess> = cases.iter().map(|(p, _)| read(p)).collect();
    let fresh = |(p, e): &(Position, Vec<Event>)| Incident::new(start(p), e).expect("checked above");
    let kept: Vec<Incident> = cases.iter().map(fresh).collect();
    let panel = Panel::new(Library::shipped().editions.clone());
    let cite = |incident: &Incident| {
        let judged = panel.judge(incident);
        for (index, edition) in panel.editions().iter().enumerate() {
            for topic in judged.ruling(index).into_iter().flat_map(|r| r.cites.iter()) {
                black_box(edition.book.article(topic));
            }
        }
    };
    let works: [(&str, &dyn Fn()); 5] = [
        ("the incident folded", &|| cases.iter().for_each(|c| drop(black_box(fresh(c))))),
        ("from a position", &|| cases.iter().for_each(|c| drop(black_box(panel.judge(&fresh(c)))))),
        ("from a position, with citations", &|| cases.iter().for_each(|c| cite(&fresh(c)))),
        ("summaries kept", &|| kept.iter().for_each(|i| drop(black_box(panel.judge(i))))),
        ("every reading too, summaries kept", &|| kept.iter().for_each(|i| drop(black_box(panel.rule(i))))),
    ];
    let mut ratios = vec![Vec::with_capacity(rounds); works.len()];
    for _ in 0..rounds {
        let floor = time(&|| bare.iter().for_each(|p| drop(black_box(black_box(p).legal_moves()))));
        for (list, (_, work)) in ratios.iter_mut().zip(&works) {
            list.push(time(work) / floor);
        }
    }
    for (mut list, (name, _)) in ratios.into_iter().zip(works) {
        list.sort_by(f64::total_cmp);
        let at = |quarter: usize| list[quarter * (list.len() - 1) / 4];
        println!("{:<48} {:>6.2} {:>6.2} {:>6.2}", format!("{kind}, {name}"), at(1), at(2), at(3));
    }
    let asked: usize = kept.iter().map(|i| panel.judge(i).classes()).sum();
    println!("{:<48} {:>13.2}", format!("{kind}, editions asked an incident"), asked as f64 / POSITIONS as f64);
}

/// Seconds that the work takes.
fn time(work: &dyn Fn()) -> f64 {
    let begin = Instant::now();
    work();
    begin.elapsed().as_secs_f64()
}
