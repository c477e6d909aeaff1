//! The shipped scenarios notice every mutant of the shipped editions that any incident could notice.

#![expect(clippy::expect_used, reason = "a test may panic")]

use std::collections::BTreeMap;

use adoube_catalog::Library;
use adoube_core::policy::Registry;
use adoube_search::{CERTAINTY, Fate, STRAW, Trial};

/// The survivors: topic, the mutant's choice, the editions, and why no incident can tell. The reasons stand at length in
/// `docs/coverage.md`.
const EQUIVALENT: &[(&str, &str, &str, &str)] = &[
    (
        "adjusting",
        "announced-on-own-clock",
        "fide-1997 fide-2001",
        "one has the move there only when the other side has pressed, so one's own clock runs",
    ),
    (
        "contact",
        "presumed-intended",
        "fide-1997",
        "differs in what refuses a draw offer, and in 1997 only a move refuses it",
    ),
    (
        "castling-contact",
        "any-deliberate-touch (needs-wish=true)",
        "fide-2009 fide-2017 fide-2018 fide-2023 ru-2009-juniorchess ru-2017-fomin",
        "every deliberate contact binds by the general clause already",
    ),
    (
        "castling-contact",
        "any-deliberate-touch (needs-move=false, needs-wish=true)",
        "fide-1997 fide-2001 fide-2005 ru-2005-jadoube ru-2010-738",
        "every deliberate contact binds by the general clause already",
    ),
    (
        "order-unknown",
        "enemy-counts-first",
        "ru-2009-juniorchess ru-2010-738 ru-2014-1093",
        "their clause on both colours asks for no order when the pair cannot be played",
    ),
    (
        "released-pawn",
        "free-on-release",
        "fide-1997 fide-2001 fide-2014 fide-2017 fide-2018 fide-2023 ru-2014-1093 ru-2017-fomin",
        "the release clause, which is the same article there, binds the pawn as any unit",
    ),
    (
        "complaint",
        "lost-by-deliberate-touch (scope=every-article)",
        "fide-2005 fide-2009 ru-2005-jadoube ru-2009-juniorchess",
        "breaches of Article 4 are the only ones that are ruled on",
    ),
    ("complaint", "lost-by-deliberate-touch", "fide-2001", "the same, the other way round"),
    ("complaint", "lost-by-intended-touch (scope=every-article)", "fide-2014 ru-2014-1093", "the same"),
    (
        "complaint",
        "lost-by-presumed-touch (scope=every-article)",
        "fide-2017 fide-2018 fide-2023 ru-2017-fomin",
        "the same",
    ),
];

/// Every mutant of every shipped edition with its fate, as (topic, choice, edition, fate).
fn tried() -> Vec<(String, String, String, Fate<()>)> {
    let registry = Registry::builtin().with(STRAW).expect("free names");
    let library = Library::shipped();
    let mut all = Vec::new();
    // An overlay answers the questions of Articles 3 to 5 as what it is laid over.
    for edition in library.editions.iter().filter(|e| e.is_shown_by_default()) {
        let trial = Trial::new(edition, &library.scenarios);
        assert_eq!(trial.broken().count(), 0, "{} does not rule as expected", edition.id);
        for tried in trial.mutants::<()>(&registry, &|_, _| None) {
            let (topic, to) = (tried.mutant.topic.to_string(), tried.mutant.to.to_string());
            all.push((topic, to, edition.id.clone(), tried.fate));
        }
    }
    all
}

#[test]
fn only_equivalent_mutants_survive() {
    let mut survivors: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    let mut faint = Vec::new();
    for (topic, to, edition, fate) in tried() {
        match fate {
            Fate::Killed { field: CERTAINTY, .. } => faint.push((topic, to, edition)),
            Fate::Killed { .. } => {}
            _ => survivors.entry((topic, to)).or_default().push(edition),
        }
    }
    let found: Vec<(String, String, String)> =
        survivors.into_iter().map(|((topic, to), editions)| (topic, to, editions.join(" "))).collect();
    let mut known: Vec<(String, String, String)> = EQUIVALENT
        .iter()
        .map(|(topic, to, editions, _)| ((*topic).to_owned(), (*to).to_owned(), (*editions).to_owned()))
        .collect();
    known.sort();
    assert_eq!(found, known);
    // One mutant changes no outcome, only how certain it is.
    let silent = ("both-colours", "pair-then-choice (pair=first-with-first)", "ru-2014-1093");
    assert_eq!(faint, [(silent.0.to_owned(), silent.1.to_owned(), silent.2.to_owned())]);
}

#[test]
fn every_question_of_articles_3_to_5_has_mutants() {
    let tried = tried();
    let topics: Vec<&str> = adoube_core::topic::Topic::TOUCH.iter().map(|t| t.name()).collect();
    for edition in Library::shipped().editions.iter().filter(|e| e.is_shown_by_default()) {
        for topic in &topics {
            let any = tried.iter().any(|(t, _, e, _)| t == topic && *e == edition.id);
            assert!(any, "{topic} of {} has no mutant", edition.id);
        }
    }
}

#[test]
fn a_search_is_asked_about_those_that_nothing_notices_only() {
    let registry = Registry::builtin().with(STRAW).unwrap();
    let library = Library::shipped();
    let edition = library.editions.iter().find(|e| e.id == "fide-2001").unwrap();
    let asked = std::cell::Cell::new(0);
    let look = |own: &adoube_core::rulebook::RuleBook, other: &adoube_core::rulebook::RuleBook| {
        asked.set(asked.get() + 1);
        let differing: Vec<_> =
            adoube_core::topic::Topic::ALL.iter().copied().filter(|t| own.choice(*t) != other.choice(*t)).collect();
        assert_eq!(differing.len(), 1);
        Some(differing[0])
    };
    let tried = Trial::new(edition, &library.scenarios).mutants(&registry, &look);
    let found = tried.iter().filter(|t| matches!(t.fate, Fate::Witness(topic) if topic == t.mutant.topic)).count();
    assert_eq!(found, asked.get());
    assert_eq!(found, tried.iter().filter(|t| !matches!(t.fate, Fate::Killed { .. })).count());
    assert!(found > 0);
}

#[test]
fn an_expectation_that_is_left_out_leaves_a_witness() {
    let registry = Registry::builtin().with(STRAW).unwrap();
    let library = Library::shipped();
    let edition = library.editions.iter().find(|e| e.id == "fide-2023").unwrap();
    let one = library.scenarios.iter().find(|s| s.id == "rook-taken-with-both-hands").unwrap();
    let mut scenario = (**one).clone();
    for expectation in &mut scenario.expect {
        expectation.fields.breach = None;
    }
    let fate_of = |scenario: adoube_core::scenario::Scenario| {
        let scenarios = [std::sync::Arc::new(scenario)];
        let tried = Trial::new(edition, &scenarios).mutants::<()>(&registry, &|_, _| None);
        tried.into_iter().find(|t| t.mutant.to.policy == "two-hands-allowed").unwrap().fate
    };
    assert_eq!(fate_of((**one).clone()), Fate::Killed { scenario: 0, field: "breach" });
    assert_eq!(fate_of(scenario), Fate::Unasserted(0));
}
