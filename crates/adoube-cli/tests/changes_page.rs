//! The page of changes is fresh. `ADOUBE_WRITE=1 cargo test -p adoube-cli --test changes_page` writes it.

#![expect(clippy::expect_used, reason = "a test may panic")]

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use adoube_amend::{Bounds, Verdict, changes};
use adoube_catalog::{Library, shipped_positions};
use adoube_core::edition::{Edition, EditionKind};
use adoube_report::amend::changes_markdown;
use adoube_report::messages::{Lang, Messages};
use adoube_search::{Domain, Ground, Kind};
use adoube_text::{Concordance, Corrections, side};

/// What `adoube changes` looks at unless told otherwise.
fn bounds() -> Bounds {
    let grounds = shipped_positions().iter().filter(|p| !p.is_bench);
    let domain = Domain {
        grounds: grounds.map(|p| Ground { id: p.id.clone(), position: p.position.clone() }).collect(),
        kinds: Kind::ALL.iter().copied().filter(|kind| kind.is_usual()).collect(),
        depth: 2,
        folded: true,
        sample: None,
    };
    Bounds { scenarios: Library::shipped().scenarios.clone(), domain, jobs: 2 }
}

/// Neighbouring originals, and translations with what they render.
fn pairs() -> Vec<(Arc<Edition>, Arc<Edition>)> {
    let all = &Library::shipped().editions;
    let originals: Vec<&Arc<Edition>> = all.iter().filter(|e| e.kind == EditionKind::Original).collect();
    let mut pairs: Vec<_> = originals.windows(2).map(|pair| (Arc::clone(pair[0]), Arc::clone(pair[1]))).collect();
    for edition in all {
        let rendered = edition.translates.as_deref().and_then(|id| all.iter().find(|e| e.id == id));
        pairs.extend(rendered.map(|rendered| (Arc::clone(rendered), Arc::clone(edition))));
    }
    pairs
}

fn page() -> String {
    let messages = Messages::new(Lang::En);
    let mut page = String::from(
        "# What changed: words against rulings\n\n\
         This page is made from the shipped editions by `adoube changes`; a test keeps it fresh.\n\
         It goes through all neighbouring FIDE editions, then through each Russian text against its original.\n\
         [amendments.md](amendments.md) tells how to read it.\n\n",
    );
    let (mut tables, mut overview) = (String::new(), Vec::new());
    for (from, to) in pairs() {
        let concordance = Concordance::new(side(&from, None), side(&to, None), &Corrections::default());
        let found = changes(&from, &to, &concordance, &bounds()).expect("few books");
        let counts: Vec<String> = Verdict::ALL.iter().map(|verdict| found.count(*verdict).to_string()).collect();
        overview.push(format!("| {} | {} | {} |", from.id, to.id, counts.join(" | ")));
        let table = changes_markdown(&found, false, &messages);
        let _ = write!(tables, "\n## {} → {}\n\n{}\n", from.id, to.id, table.trim_end());
    }
    page.push_str("| From | To | Words and rulings | Words only | Rulings only | Neither |\n");
    page.push_str("| --- | --- | ---: | ---: | ---: | ---: |\n");
    let _ = writeln!(page, "{}", overview.join("\n"));
    page + &tables
}

#[test]
fn the_page_of_changes_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/changes.md");
    let wanted = page();
    if std::env::var_os("ADOUBE_WRITE").is_some() {
        std::fs::write(&path, &wanted).expect("docs/changes.md can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "docs/changes.md is stale: ADOUBE_WRITE=1 cargo test -p adoube-cli --test changes_page");
    assert!(pairs().len() >= 12);
}
