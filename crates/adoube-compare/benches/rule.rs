//! What telling a ruling costs, and growth with incidents and editions; `cost.rs` measures the rulings themselves.

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

fn told(c: &mut Criterion) {
    let mut group = c.benchmark_group("told in words for one edition");
    group.throughput(Throughput::Elements(POSITIONS as u64));
    let panel = Panel::new(Library::shipped().editions.clone());
    for (kind, cases) in [("touches", cases(touches)), ("any events", cases(events))] {
        let incidents: Vec<Incident> =
            cases.iter().map(|(p, e)| Incident::new(start(p), e).expect("checked above")).collect();
        group.bench_function(BenchmarkId::from_parameter(kind), |b| {
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

criterion_group!(benches, told, growth);
criterion_main!(benches);
