//! Mutants that no scenario notices answer alike throughout small domains, searched whole.

use std::sync::atomic::AtomicBool;

use adoube_catalog::Library;
use adoube_core::board::Position;
use adoube_core::policy::Registry;
use adoube_core::rulebook::RuleBook;
use adoube_search::{Domain, Fate, Ground, Kind, Progress, Run, STRAW, Search, Trial};

/// Castling lost and kept, a pin, promotion, en passant, an enemy unit to take.
const POSITIONS: &[&str] = &[
    "4k3/8/8/8/8/8/3n4/4K2R w K - 0 1",
    "8/k1P5/2K5/8/8/8/8/8 w - - 0 1",
    "4k3/4r3/8/n7/8/8/4B3/R3K3 w Q - 0 1",
    "4k3/8/8/3pP3/8/8/6p1/4K3 w - d6 0 1",
];

#[test]
fn no_short_incident_tells_a_survivor_from_its_edition() {
    let registry = Registry::builtin().with(STRAW).expect("free names");
    let library = Library::shipped();
    let mut books: Vec<RuleBook> = Vec::new();
    // Pairs that nothing notices, and, to see that the domain can tell, those of one edition that scenarios notice.
    let (mut pairs, mut noticed) = (Vec::new(), Vec::new());
    for edition in &library.editions {
        let own = books.len();
        books.push(edition.book.clone());
        for tried in Trial::new(edition, &library.scenarios).mutants::<()>(&registry, &|_, _| None) {
            if !matches!(tried.fate, Fate::Killed { .. }) {
                pairs.push((own, books.len(), format!("{} {}: {}", edition.id, tried.mutant.topic, tried.mutant.to)));
            } else if edition.id == "fide-2018" {
                noticed.push((own, books.len()));
            } else {
                continue;
            }
            books.push(tried.mutant.book(&edition.book));
        }
    }
    assert!(!pairs.is_empty());
    let ground = |fen: &&str| Ground { id: (*fen).to_owned(), position: Position::from_fen(fen, false).expect("fen") };
    let domain = Domain {
        grounds: POSITIONS.iter().map(ground).collect(),
        kinds: Kind::ALL.to_vec(),
        depth: 2,
        folded: true,
        sample: None,
    };
    let search = Search::new(domain, &books).expect("few books");
    let stop = AtomicBool::new(false);
    let found = search.run(Progress::default(), Run { jobs: 2, shard: (1, 1), stop: &stop, tell: &|_, _, _| () });
    let together = |parting: &adoube_search::Parting, own: usize, mutant: usize| {
        parting.groups.iter().any(|group| group & 1 << own != 0 && group & 1 << mutant != 0)
    };
    for (parting, count) in &found.tally.partings {
        for (own, mutant, name) in &pairs {
            let first = || search.line(&count.first).map(|(position, events)| (position.fen(), events));
            assert!(together(parting, *own, *mutant), "{name} differs: {:?}", first());
        }
    }
    let apart = |(own, mutant): &&(usize, usize)| found.tally.partings.keys().any(|p| !together(p, *own, *mutant));
    let told = noticed.iter().filter(apart).count();
    assert!(told * 3 >= noticed.len(), "the domain tells only {told} of {} noticed mutants", noticed.len());
}
