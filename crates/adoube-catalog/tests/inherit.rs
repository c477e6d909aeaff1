//! Inheritance between editions, and selections of them.

#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::sync::Arc;

use adoube_catalog::{Library, SourceText, read_editions, select};
use adoube_core::branch::{Branch, Branches};
use adoube_core::edition::{Edition, EditionKind, Grade, LocalText, Provision, ProvisionRole};
use adoube_core::policy::{PolicySpec, Registry};
use adoube_core::topic::Topic;

fn edition<'e>(editions: &'e [Arc<Edition>], id: &str) -> &'e Edition {
    editions.iter().find(|e| e.id == id).unwrap()
}

fn provision<'e>(edition: &'e Edition, article: &str) -> &'e Provision {
    edition.provisions.iter().find(|p| p.article == article).unwrap()
}

fn own(files: &[&str]) -> Vec<Arc<Edition>> {
    let files = files.iter().enumerate();
    let files = files.map(|(n, text)| SourceText::new(&format!("{n}.yaml"), text)).collect();
    let (editions, told) = read_editions(files, &Library::shipped().editions, &Registry::builtin());
    assert!(told.iter().all(|d| d.id == "diag-file-name" || d.id == "diag-replaces"), "{told:?}");
    editions
}

const HEAD: &str = "title: T\nauthority: FIDE\nlanguage: en\nin-force: { from: \"2030-01-01\" }\n";

#[test]
fn new_numbers_are_given_all_at_once() {
    let shipped = &Library::shipped().editions;
    let gist = |id, article| &provision(edition(shipped, id), article).gist.en;
    // 2005 swaps the two numbers, 2014 moves a row of them up by one.
    let (old, new) = (edition(shipped, "fide-2001"), edition(shipped, "fide-2005"));
    assert_eq!(old.book.article(Topic::Complaint).as_ref(), "4.6");
    assert_eq!(new.book.article(Topic::Complaint).as_ref(), "4.7");
    assert_eq!(old.book.article(Topic::ReleasedPiece).as_ref(), "4.7");
    assert_eq!(new.book.article(Topic::ReleasedPiece).as_ref(), "4.6");
    assert_eq!(edition(shipped, "fide-2014").book.article(Topic::Complaint).as_ref(), "4.8");
    assert_ne!(gist("fide-2001", "4.6"), gist("fide-2005", "4.6"));
}

#[test]
fn an_amendment_without_provisions_rules_like_its_base() {
    let editions = own(&[&format!("id: same\n{HEAD}kind: draft\namends: fide-2017\nprovisions: []\n")]);
    let (base, same) = (edition(&editions, "fide-2017"), edition(&editions, "same"));
    for topic in Topic::ALL {
        assert!(base.book.chooses_as(&same.book, *topic), "{topic}");
        for branch in Branch::ALL {
            assert_eq!(base.book.article_in(*topic, branch), same.book.article_in(*topic, branch));
        }
    }
    let ids = |e: &Edition| e.readings.iter().map(|r| (r.id.clone(), r.source.clone())).collect::<Vec<_>>();
    assert_eq!(ids(base), ids(same));
    for (a, b) in base.readings.iter().zip(&same.readings) {
        assert!(Topic::ALL.iter().all(|t| a.book.chooses_as(&b.book, *t)), "{}", a.id);
    }
    assert!(same.provisions.iter().all(|p| p.inherited_from.is_some()));
    assert_eq!(base.provisions.len(), same.provisions.len());
}

#[test]
fn inherited_provisions_name_the_edition_that_lists_them() {
    let shipped = &Library::shipped().editions;
    let fomin = edition(shipped, "ru-2017-fomin");
    assert_eq!(provision(fomin, "3.8.2.1").inherited_from, None);
    assert_eq!(provision(fomin, "4.8").inherited_from.as_deref(), Some("fide-2017"));
    for edition in shipped {
        for p in &edition.provisions {
            assert_ne!(p.inherited_from.as_deref(), Some(edition.id.as_str()));
        }
    }
}

#[test]
fn every_topic_has_one_provision_and_no_provision_is_lost() {
    for edition in &Library::shipped().editions {
        for topic in Topic::ALL.iter().filter(|t| !t.is_competition() || edition.book.competition_rules().is_some()) {
            let decides = |p: &&Provision| {
                let decides = matches!(&p.role, ProvisionRole::Decides(d) if d.iter().any(|(t, _)| t == topic));
                decides && p.when.is_all()
            };
            let found: Vec<&Provision> = edition.provisions.iter().filter(decides).collect();
            assert_eq!(found.len(), 1, "{} {topic}", edition.id);
            let standard = edition.book.article(*topic).as_ref();
            assert!(standard == found[0].article || topic.is_competition(), "{} {topic}", edition.id);
        }
        for reading in edition.readings.iter() {
            assert!(edition.provisions.iter().any(|p| p.readings.iter().any(|(id, _)| *id == reading.id)));
            let differs = Topic::ALL.iter().any(|t| !reading.book.chooses_as(&edition.book, *t));
            assert!(differs, "{} {} changes nothing", edition.id, reading.id);
        }
    }
}

/// A whole edition: each topic by the first policy of the registry, one provision a topic, and more as given.
fn whole(id: &str, more: &str) -> String {
    let registry = Registry::builtin();
    let mut text = format!("id: {id}\n{HEAD}kind: original\nprovisions:\n");
    for topic in Topic::ALL {
        let policy = registry.of_topic(*topic).next().unwrap().name;
        let evidence = "evidence: { grade: seen, source: S }";
        text += &format!(
            "  - {{ article: \"{topic}\", gist: G, decides: {{ {topic}: {{ policy: {policy} }} }}, {evidence} }}\n"
        );
    }
    text + more
}

fn when(article: &str, branches: &str, decides: &str, reading: &str) -> String {
    let readings = if reading.is_empty() { String::new() } else { format!(", readings: {{ {reading} }}") };
    format!(
        "  - {{ article: \"{article}\", when: [{branches}], gist: G, decides: {{ {decides} }}, evidence: {{ grade: seen, source: S }}{readings} }}\n"
    )
}

fn chosen(edition: &Edition, topic: Topic) -> Vec<(&str, &str)> {
    let book = &edition.book;
    Branch::ALL.map(|b| (book.choice_in(topic, b).policy.as_str(), book.article_in(topic, b).as_ref())).to_vec()
}

#[test]
fn a_branch_has_its_own_answer_until_another_provision_takes_it_over() {
    let fast = when(
        "A.1",
        "rapid, blitz",
        "illegal-penalty: { policy: loss-at-once }, quickplay: { policy: no-claim }",
        "mild: { illegal-penalty: { policy: none }, source: S }",
    );
    let base = whole("base", &fast);
    // Blitz is taken over, rapid stays with A.1; the base decision of standard play changes by itself.
    let blitz = when("B.1", "blitz", "illegal-penalty: { policy: win-on-claim }", "");
    let next = format!(
        "id: next\n{HEAD}kind: original\namends: base\nprovisions:\n{blitz}  - {{ article: \"7\", gist: G, decides: {{ illegal-penalty: {{ policy: time-then-loss }} }}, evidence: {{ grade: seen, source: S }} }}\n"
    );
    // The same again without a word, so that what was taken over stays taken over.
    let last = format!("id: last\n{HEAD}kind: overlay\namends: next\nprovisions: []\n");
    // What is listed under its article is replaced whole: quickplay falls back to the base decision in rapid.
    let whole_new = when("A.1", "rapid", "illegal-penalty: { policy: none }", "");
    let relisted = format!("id: relisted\n{HEAD}kind: draft\namends: base\nprovisions:\n{whole_new}");
    let files = [&base, &next, &last, &relisted].map(String::as_str);
    let (editions, told) = {
        let sources = files.iter().map(|text| SourceText::new("f.yaml", text)).collect();
        read_editions(sources, &[], &Registry::builtin())
    };
    assert!(!told.iter().any(|d| d.is_error()), "{told:?}");
    let penalty = |id| chosen(edition(&editions, id), Topic::IllegalPenalty);
    let usual = ("loss-at-once", "illegal-penalty");
    assert_eq!(penalty("base"), [usual, usual, ("loss-at-once", "A.1"), usual, ("loss-at-once", "A.1")]);
    let new = ("time-then-loss", "7");
    assert_eq!(penalty("next"), [new, new, ("loss-at-once", "A.1"), new, ("win-on-claim", "B.1")]);
    assert_eq!(penalty("last"), penalty("next"));
    assert_eq!(penalty("relisted"), [usual, usual, ("none", "A.1"), usual, usual]);
    let quickplay = |id| chosen(edition(&editions, id), Topic::Quickplay);
    assert_eq!(quickplay("next")[2..], [("no-claim", "A.1"), ("claim", "quickplay"), ("no-claim", "A.1")]);
    assert!(quickplay("relisted").iter().all(|(policy, _)| *policy == "claim"));
    // Readings have the branches of their provision, and lose them with it.
    for (id, blitz) in [("base", "none"), ("next", "win-on-claim"), ("last", "win-on-claim")] {
        let reading = &edition(&editions, id).readings[0];
        let of = |branch| reading.book.choice_in(Topic::IllegalPenalty, branch).policy.as_str();
        assert_eq!((of(Branch::Rapid), of(Branch::Blitz)), ("none", blitz), "{id}");
        assert_ne!(of(Branch::Standard), "none", "{id}");
    }
    assert_eq!(provision(edition(&editions, "last"), "A.1").when, Branches::of(&[Branch::Rapid, Branch::Blitz]));
}

#[test]
fn overlays_are_named_or_lie_within_a_range_and_are_in_force_on_no_day() {
    let overlay = |id: &str| {
        format!(
            "id: {id}\ntitle: T\nauthority: FIDE\nlanguage: en\nin-force: {{ from: \"2017-07-01\", until: \"2017-12-31\" }}\nkind: overlay\namends: fide-2017\nprovisions: []\n"
        )
    };
    let shipped = &Library::shipped().editions;
    let files = vec![SourceText::new("fide-2017-99.yaml", &overlay("fide-2017-99"))];
    let (editions, told) = read_editions(files, shipped, &Registry::builtin());
    assert!(told.is_empty(), "{told:?}");
    let named = |selection: &str| {
        select::select(selection, &editions).unwrap().iter().any(|edition| edition.id == "fide-2017-99")
    };
    assert!(named("fide-2017-99") && named("fide-2017..fide-2018") && named("fide-2014..fide-2017-99"));
    assert!(!named("fide") && !named("all") && !named("fide-2014..fide-2017"));
    assert_eq!(select::on("2017-08-01", None, &editions).unwrap().id, "fide-2017");
    // Nothing names it in an incident: the edition that it amends speaks for it.
    let scenario = Library::shipped().scenarios.iter().find(|s| !s.expect.is_empty()).unwrap();
    let base = scenario.expected_of(edition(&editions, "fide-2017")).map(|e| e.line);
    assert_eq!(scenario.expected_of(edition(&editions, "fide-2017-99")).map(|e| e.line), base);
}

#[test]
fn own_editions_amend_shipped_ones_and_each_other_in_any_order() {
    let second = format!(
        "id: second\n{HEAD}kind: draft\namends: first\nrenumbers: {{ \"4.3.9\": \"4.3.8\" }}\nprovisions: []\n"
    );
    let first = format!(
        "id: first\n{HEAD}kind: draft\namends: fide-2023\nprovisions:\n  - article: \"4.3.9\"\n    gist: G\n    decides: {{ own-touched: {{ policy: first-own-only }} }}\n"
    );
    let editions = own(&[&second, &first]);
    let second = edition(&editions, "second");
    assert_eq!(second.book.choice(Topic::OwnTouched).policy, "first-own-only");
    assert_eq!(second.book.article(Topic::OwnTouched).as_ref(), "4.3.8");
    assert_eq!(provision(second, "4.3.8").inherited_from.as_deref(), Some("first"));
    // The provision that decided the topic before has nothing left to decide.
    assert!(second.provisions.iter().all(|p| p.article != "4.3.1"));
    assert_eq!(provision(edition(&editions, "first"), "4.3.9").grade, Grade::Seen);
    // Readings of shipped editions go on to those that amend them.
    let shipped = edition(&editions, "fide-2023");
    let of = |e: &Edition| e.readings.iter().map(|r| r.id.clone()).collect::<Vec<_>>();
    assert_eq!(of(second), of(shipped));
    for (a, b) in second.readings.iter().zip(&shipped.readings) {
        let same = |t: &&Topic| a.book.choice(**t) == b.book.choice(**t);
        assert!(Topic::ALL.iter().filter(|t| **t != Topic::OwnTouched).all(|t| same(&t)), "{}", a.id);
    }
    let ids: Vec<&str> = editions.iter().rev().take(2).map(|e| e.id.as_str()).collect();
    assert_eq!(ids, ["second", "first"], "drafts come last");
}

#[test]
fn sources_are_told_in_both_languages() {
    let file = |id: &str, base: &str, provisions: &str| {
        format!("id: {id}\n{HEAD}kind: draft\namends: {base}\nsource: {{ en: E, ru: R }}\nprovisions:{provisions}\n")
    };
    let provision_of = |article: &str, topic: &str, policies: [&str; 2], source: &str| {
        let [policy, other] = policies;
        format!(
            "\n  - article: \"{article}\"\n    gist: G\n    decides: {{ {topic}: {{ policy: {policy} }} }}\n    evidence: {{ grade: seen, source: {source} }}\n    readings: {{ r: {{ {topic}: {{ policy: {other} }}, source: {source} }} }}"
        )
    };
    let own_touched =
        provision_of("4.3.1", "own-touched", ["first-that-can-move", "first-own-only"], "{ en: A, ru: Б }");
    let enemy_touched =
        provision_of("4.3.2", "enemy-touched", ["first-that-can-be-taken", "first-enemy-only"], "{ en: C, ru: Б }");
    let plain = provision_of("4.3.1", "own-touched", ["first-that-can-move", "first-own-only"], "P");
    let first = file("first", "fide-2023", &(own_touched + &enemy_touched));
    let editions = own(&[&first, &file("second", "first", " []"), &file("third", "first", &plain)]);
    let text = |en: &str, ru: &str| LocalText { en: en.to_owned(), ru: ru.to_owned() };
    let of = |id: &str| {
        let edition = edition(&editions, id);
        let reading = edition.readings.iter().find(|r| r.id == "r").unwrap();
        let own = |article| provision(edition, article).readings[0].clone().1;
        (reading.source.clone(), own("4.3.1"), own("4.3.2"))
    };
    // What is the same in one language is told once there; each provision keeps its own, inherited or not.
    assert_eq!(of("first"), (text("A; C", "Б"), text("A", "Б"), text("C", "Б")));
    assert_eq!(of("second"), of("first"));
    // A plain text serves for both languages.
    assert_eq!(of("third"), (text("P; C", "P; Б"), text("P", "P"), text("C", "Б")));
    assert_eq!(edition(&editions, "first").source, text("E", "R"));
    assert_eq!(provision(edition(&editions, "first"), "4.3.2").evidence, text("C", "Б"));
    assert_eq!(provision(edition(&editions, "third"), "4.3.1").evidence, text("P", "P"));
}

#[test]
fn shipped_sources_are_told_in_russian() {
    let cyrillic = |text: &LocalText| text.ru.chars().any(|c| ('а'..='я').contains(&c));
    let latin = |text: &LocalText| !text.en.chars().any(|c| ('а'..='я').contains(&c));
    for edition in &Library::shipped().editions {
        let evidence = edition.provisions.iter().map(|p| &p.evidence);
        let readings = edition.provisions.iter().flat_map(|p| &p.readings).map(|(_, source)| source);
        for source in evidence.chain(readings).chain([&edition.source]) {
            assert!(cyrillic(source) && latin(source), "{}: {source:?}", edition.id);
        }
    }
}

#[test]
fn an_own_edition_takes_the_place_of_a_shipped_one() {
    let mine = format!("id: fide-2018\n{HEAD}kind: draft\namends: fide-2017\nprovisions: []\n");
    let (editions, told) = read_editions(
        vec![SourceText::new("fide-2018.yaml", &mine)],
        &Library::shipped().editions,
        &Registry::builtin(),
    );
    assert_eq!(told.iter().map(|d| d.id).collect::<Vec<_>>(), ["diag-replaces"]);
    assert_eq!(editions.len(), Library::shipped().editions.len());
    assert_eq!(editions.last().unwrap().id, "fide-2018");
}

#[test]
fn policies_of_other_crates_can_be_chosen_and_their_absence_is_told() {
    static OWN: std::sync::LazyLock<PolicySpec> = std::sync::LazyLock::new(|| PolicySpec {
        name: "two-hands-welcome",
        ..**Registry::builtin().all().iter().find(|s| s.name == "one-hand-only").unwrap()
    });
    let text = format!(
        "id: mine\n{HEAD}kind: draft\namends: fide-2023\nprovisions:\n  - article: \"4.1\"\n    gist: G\n    decides: {{ one-hand: {{ policy: two-hands-welcome }} }}\n"
    );
    let registry = Registry::builtin().with(&[&OWN]).unwrap();
    let file = |name: &str, text: &str| SourceText::new(name, text);
    let (editions, told) = read_editions(vec![file("mine.yaml", &text)], &Library::shipped().editions, &registry);
    assert!(told.is_empty(), "{told:?}");
    assert_eq!(edition(&editions, "mine").book.choice(Topic::OneHand).policy, "two-hands-welcome");
    let other = format!("id: other\n{HEAD}kind: draft\namends: mine\nprovisions: []\n");
    let (_, told) = read_editions(vec![file("other.yaml", &other)], &editions, &Registry::builtin());
    assert_eq!(told.iter().map(|d| d.id).collect::<Vec<_>>(), ["diag-base-policy"]);
}

#[test]
fn selections() {
    let editions = &Library::shipped().editions;
    let ids = |selection: &str| -> Vec<String> {
        select::select(selection, editions).unwrap().iter().map(|e| e.id.clone()).collect()
    };
    assert_eq!(ids("fide-2018"), ["fide-2018"]);
    assert_eq!(ids(" fide-2018 , fide-1997,fide-2018"), ["fide-2018", "fide-1997"]);
    assert_eq!(ids("fide-2005..fide-2014"), ["fide-2005", "fide-2009", "fide-2014"]);
    assert_eq!(ids("ru-2010-738..ru-2017-fomin"), ["ru-2010-738", "ru-2014-1093", "ru-2017-fomin"]);
    assert_eq!(ids("fide-2005..fide-2017"), ["fide-2005", "fide-2009", "fide-2014", "fide-2014-10", "fide-2017"]);
    let overlays = editions.iter().filter(|e| e.kind == EditionKind::Overlay).count();
    assert_eq!(ids("all").len() + overlays, editions.len());
    assert_eq!(ids("fide").len(), 8);
    assert_eq!(ids("ru,fide").len(), 13);
    assert_eq!(ids("ru,fide")[0], "ru-2005-jadoube");
    let told = select::select("fide-2018, fdie ,fide-2108,", editions).unwrap_err();
    let told: Vec<_> = told.iter().map(|d| (d.id, d.span.clone().unwrap().column, d.nearest.as_deref())).collect();
    let wanted = [
        ("diag-unknown-edition", 12, Some("fide")),
        ("diag-unknown-edition", 18, Some("fide-2018")),
        ("diag-selection-empty", 28, None),
    ];
    assert_eq!(told, wanted);
    assert_eq!(select::select("", editions).unwrap_err()[0].id, "diag-selection-empty");
}

#[test]
fn the_edition_in_force_on_a_day() {
    let editions = &Library::shipped().editions;
    let on = |day: &str, authority| select::on(day, authority, editions).map(|e| e.id.clone());
    assert_eq!(on("2016-03-18", None).unwrap(), "fide-2014");
    assert_eq!(on("2017-07-01", None).unwrap(), "fide-2017");
    assert_eq!(on("2026-11-01", Some("FIDE")).unwrap(), "fide-2023");
    assert_eq!(on("2012-01-01", Some("ru")).unwrap(), "ru-2010-738");
    assert_eq!(on("2009-12-01", Some("RU")).unwrap(), "ru-2009-juniorchess");
    assert_eq!(on("1990-01-01", None).unwrap_err().id, "diag-none-in-force");
    assert_eq!(on("01.01.1990", None).unwrap_err().id, "diag-bad-date");
    assert_eq!(on("2016-03-18", Some("FIDA")).unwrap_err().nearest.as_deref(), Some("FIDE"));
}
