//! What rulings cost, as multiples of one bare legal-move generation of the same positions.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;

use adoube_catalog::Library;
use adoube_compare::{Panel, Told};
use adoube_core::board::Position;
use adoube_core::incident::{Event, Incident};
use adoube_core::scenario::Certainty;
use common::{Random, events, position, start, touches};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

const POSITIONS: usize = 256;

fn cases(make: fn(&mut Random, &Position) -> Vec<Event>) -> Vec<(Position, Vec<Event>)> {
    let mut random = Random(2026);
    let mut list = Vec::new();
    while list.len() < POSITIONS {
        let position = position(&mut random);
        let events = make(&mut random, &position);
        if Incident::new(start(&position), &events).is_ok() {
            list.push((position, events));
        }
    }
    list
}

fn rulings(c: &mut Criterion) {
    let mut group = c.benchmark_group("one incident");
    group.throughput(Throughput::Elements(POSITIONS as u64));
    let library = Library::shipped();
    for (kind, cases) in [("touches", cases(touches)), ("any events", cases(events))] {
        let bare: Vec<Chess> = cases
            .iter()
            .map(|(p, _)| p.fen().parse::<Fen>().expect("fen").into_position(CastlingMode::Standard).expect("chess"))
            .collect();
        group.bench_function(BenchmarkId::new("bare legal moves", kind), |b| {
            b.iter(|| bare.iter().map(|p| black_box(p).legal_moves().len()).sum::<usize>());
        });
        let panel = Panel::new(library.editions.clone());
        group.bench_function(BenchmarkId::new("thirteen editions from a position", kind), |b| {
            b.iter(|| {
                for (position, events) in &cases {
                    let incident = Incident::new(start(position), events).expect("checked above");
                    black_box(panel.judge(&incident));
                }
            });
        });
        let incidents: Vec<Incident> =
            cases.iter().map(|(p, e)| Incident::new(start(p), e).expect("checked above")).collect();
        group.bench_function(BenchmarkId::new("thirteen editions, summaries kept", kind), |b| {
            b.iter(|| {
                for incident in &incidents {
                    black_box(panel.judge(incident));
                }
            });
        });
        group.bench_function(BenchmarkId::new("with every reading, outcomes grouped", kind), |b| {
            b.iter(|| {
                for incident in &incidents {
                    black_box(panel.rule(incident));
                }
            });
        });
        group.bench_function(BenchmarkId::new("with citations told", kind), |b| {
            b.iter(|| {
                for incident in &incidents {
                    let judged = panel.judge(incident);
                    for (index, edition) in panel.editions().iter().enumerate() {
                        for topic in judged.ruling(index).into_iter().flat_map(|r| r.cites.iter()) {
                            black_box(edition.book.article(topic));
                        }
                    }
                }
            });
        });
        group.bench_function(BenchmarkId::new("told in words for one edition", kind), |b| {
            b.iter(|| {
                for incident in &incidents {
                    let row = panel.rule(incident);
                    let book = &panel.editions()[0].book;
                    black_box(Told::new(incident, row.ruling(0), book, Certainty::Express));
                }
            });
        });
    }
    group.finish();
}

fn growth(c: &mut Criterion) {
    let library = Library::shipped();
    let cases = cases(events);
    let mut group = c.benchmark_group("growth with editions");
    for count in [1, 4, 8, 13] {
        let panel = Panel::new(library.editions.iter().take(count).cloned().collect());
        let incidents: Vec<Incident> =
            cases.iter().map(|(p, e)| Incident::new(start(p), e).expect("checked above")).collect();
        group.bench_function(BenchmarkId::from_parameter(count), |b| {
            b.iter(|| {
                for incident in &incidents {
                    black_box(panel.rule(incident));
                }
            });
        });
    }
    group.finish();
    let mut group = c.benchmark_group("growth with incidents");
    for count in [125, 250, 500, 1_000] {
        let panel = Panel::new(library.editions.clone());
        group.throughput(Throughput::Elements(count as u64));
        group.bench_function(BenchmarkId::from_parameter(count), |b| {
            b.iter(|| {
                for (position, events) in cases.iter().cycle().take(count) {
                    let incident = Incident::new(start(position), events).expect("checked above");
                    black_box(panel.rule(&incident));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, rulings, growth);
criterion_main!(benches);
