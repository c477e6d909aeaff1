//! What the tests share.

use std::sync::Arc;

use adoube_amend::{Bounds, Changes, changes};
use adoube_catalog::{Library, SourceText, read_editions, shipped_positions};
use adoube_core::edition::Edition;
use adoube_core::policy::Registry;
use adoube_search::{Domain, Ground, Kind};
use adoube_text::{Concordance, Corrections, side};

pub(crate) fn edition(id: &str) -> Arc<Edition> {
    Arc::clone(Library::shipped().editions.iter().find(|e| e.id == id).expect("shipped"))
}

/// The default domain of the commands.
pub(crate) fn bounds() -> Bounds {
    let grounds = shipped_positions().iter().filter(|p| !p.is_bench);
    let ground = |p: &adoube_catalog::NamedPosition| Ground { id: p.id.clone(), position: p.position.clone() };
    let domain = Domain {
        grounds: grounds.map(ground).collect(),
        kinds: Kind::ALL.iter().copied().filter(|kind| kind.is_usual()).collect(),
        depth: 2,
        folded: true,
        sample: None,
    };
    Bounds { scenarios: Library::shipped().scenarios.clone(), domain, jobs: 2 }
}

pub(crate) fn compared(from: &Arc<Edition>, to: &Arc<Edition>) -> Changes {
    let concordance = Concordance::new(side(from, None), side(to, None), &Corrections::default());
    changes(from, to, &concordance, &bounds()).expect("few books")
}

/// An edition read from this text.
pub(crate) fn draft(text: &str) -> Arc<Edition> {
    let shipped = &Library::shipped().editions;
    let (all, told) = read_editions(vec![SourceText::new("draft.yaml", text)], shipped, &Registry::builtin());
    assert!(told.iter().all(|d| !d.is_error()), "{told:?}");
    all.into_iter().find(|e| !shipped.iter().any(|s| s.id == e.id)).expect("a draft")
}
