//! What it costs to read the shipped data and a stream of incidents.

use std::hint::black_box;
use std::path::PathBuf;

use adoube_catalog::{Library, incidents, read_editions, read_scenarios, read_sources};
use adoube_core::policy::Registry;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

fn load(c: &mut Criterion) {
    let folder = |name: &str| [PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)];
    let read = |name: &str| read_sources(&folder(name), &mut std::io::empty()).0;
    let (editions, scenarios) = (read("editions"), read("scenarios"));
    let mut group = c.benchmark_group("shipped data");
    group.sample_size(20);
    group.bench_function("thirteen editions", |b| {
        b.iter(|| black_box(read_editions(editions.clone(), &[], &Registry::builtin())));
    });
    group.throughput(Throughput::Elements(scenarios.len() as u64));
    group.bench_function("all scenarios", |b| {
        b.iter(|| black_box(read_scenarios(scenarios.clone(), &Library::shipped().editions)));
    });
    group.finish();
}

fn stream(c: &mut Criterion) {
    let mut group = c.benchmark_group("JSON Lines");
    for count in [250, 500, 1_000] {
        let lines: String = (0..count)
            .map(|i| {
                let fen = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1";
                format!("{{\"id\":\"i{i}\",\"position\":{{\"fen\":\"{fen}\"}},\"events\":[{{\"touch\":\"f3\"}},{{\"touch\":\"c5\"}}]}}\n")
            })
            .collect();
        group.throughput(Throughput::Elements(count));
        group.bench_with_input(BenchmarkId::from_parameter(count), &lines, |b, lines| {
            b.iter(|| incidents(lines.as_bytes(), &Library::shipped().editions).filter(Result::is_ok).count());
        });
    }
    group.finish();
}

criterion_group!(benches, load, stream);
criterion_main!(benches);
