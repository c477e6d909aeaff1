//! The article that a ruling names first, where the text answers one question in several clauses.

use adoube_catalog::Library;
use adoube_compare::Told;
use adoube_core::adjudicate::explain;
use adoube_core::facet::Facet;
use adoube_core::scenario::Certainty;

const LEADS: &[(&str, &[(&str, &str)])] = &[
    ("both-flags-first-period", &[("fide-1997", "6.11"), ("fide-2005", "6.12(a)"), ("fide-2009", "6.11a")]),
    ("both-flags-with-increment", &[("fide-1997", "6.11"), ("fide-2001", "6.12"), ("fide-2005", "6.12(b)")]),
    ("both-flags-rapid", &[("fide-2014", "A.4.c"), ("fide-2017", "A.4.3"), ("fide-2018", "III.3.1")]),
    ("defective-clock", &[("fide-1997", "6.10"), ("fide-2009", "6.10a"), ("fide-2023", "6.10.1")]),
    ("rapid-wrong-setup-after-two", &[("fide-2009", "7.1a"), ("fide-2014", "7.2.a"), ("fide-2023", "7.2.1")]),
    ("rapid-wrong-setup-after-ten", &[("fide-2009", "A.4.a"), ("fide-2018", "A.4.1"), ("fide-2023", "A.5.1")]),
    ("quickplay-unannounced", &[("fide-2014", "G.2"), ("fide-2017", "III.2.1"), ("fide-2023", "III.2.1")]),
    ("blitz-supervised-quickplay", &[("fide-2014", "G.3"), ("fide-2017", "III.2.2")]),
    ("leaves-the-venue-not-on-move", &[("fide-2009", "12.2"), ("fide-2014", "11.2.a"), ("fide-2023", "11.2.3.1")]),
    ("blitz-supervised-wrong-threefold", &[("fide-2009", "9.5b"), ("fide-2014", "B.2"), ("fide-2023", "A.3")]),
    ("real-clock-paused-for-a-promotion-piece", &[("fide-2009", "6.12b"), ("fide-2023", "6.11.2")]),
    ("clock-stopped-for-a-rating", &[("fide-2009", "6.12d"), ("fide-2023", "6.11.4")]),
    ("real-correct-claim-with-a-written-move", &[("fide-2014", "9.2"), ("fide-2017", "9.2.1"), ("fide-2023", "9.2.1")]),
    ("real-third-occurrence-noticed-after-moving", &[("fide-1997", "9.4"), ("fide-2023", "9.4")]),
    ("blitz-king-taken", &[("fide-2018", "A.4.2"), ("fide-2023", "A.5.2")]),
    ("plain-move-with-two-hands", &[("fide-2014", "4.1"), ("fide-2017", "4.1")]),
    ("phone-used-outside", &[("fide-2005", "13.7(b)"), ("fide-2009", "13.7b"), ("fide-2014", "11.3.b")]),
];

#[test]
fn rulings_name_the_clause_that_speaks_of_the_case() {
    let library = Library::shipped();
    let mut wrong = Vec::new();
    for (id, leads) in LEADS {
        let scenario = library.scenarios.iter().find(|s| s.id == *id).expect("a shipped incident");
        for (edition, article) in *leads {
            let edition = library.editions.iter().find(|e| e.id == *edition).expect("a shipped edition");
            let (ruling, _) = explain(&scenario.incident, &edition.book);
            let told = Told::new(&scenario.incident, &ruling, &edition.book, Certainty::Express);
            if told.ground.as_deref() != Some(article) {
                wrong.push(format!("{id} {}: {:?} and not {article}", edition.id, told.ground));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_edition_names_two_articles_of_its_own_for_one_side() {
    for edition in &Library::shipped().editions {
        for (word, facet) in Facet::WORDS {
            let own = edition.provisions.iter().filter(|p| p.inherited_from.is_none() && p.cited_for.contains(facet));
            assert!(own.count() <= 1, "{} {word}", edition.id);
        }
    }
}
