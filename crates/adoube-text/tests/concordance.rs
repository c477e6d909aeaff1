//! The concordance proposed for editions that build on each other, against what their files say of their numbers.
#![expect(clippy::expect_used, reason = "a test may panic")]

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use adoube_catalog::Library;
use adoube_core::edition::Edition;
use adoube_text::{Concordance, Corrections, Form, Relation, corrections, read, side};

fn edition(id: &str) -> &'static Arc<Edition> {
    Library::shipped_editions().iter().find(|e| e.id == id).expect("a shipped edition")
}

fn concordance(from: &str, to: &str) -> Concordance {
    Concordance::new(side(edition(from), None), side(edition(to), None), &Corrections::default())
}

fn went(concordance: &Concordance, article: &str) -> Vec<String> {
    let rows = concordance.destination();
    let row = rows.iter().find(|r| r.article.number == article).expect("the article");
    row.others.iter().map(|(a, _)| a.number.clone()).collect()
}

/// Numbers that an edition file gives to the articles of its base, and those that it repeals.
fn written(id: &str) -> (BTreeMap<String, String>, Vec<String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../editions/{id}.yaml"));
    let text = std::fs::read_to_string(path).expect("an edition file");
    let quoted = |line: &str| line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let mut numbers = BTreeMap::new();
    let mut within = false;
    for line in text.lines() {
        within = line.starts_with("renumbers:") || (within && line.starts_with(' '));
        if let [old, new] = quoted(line).as_slice()
            && within
        {
            numbers.insert(old.clone(), new.clone());
        }
    }
    let repeals = text.lines().find(|l| l.starts_with("repeals:")).map(quoted).unwrap_or_default();
    (numbers, repeals)
}

#[test]
fn proposals_agree_with_the_numbers_in_the_files() {
    let pairs = [
        ("fide-1997", "fide-2001"),
        ("fide-2001", "fide-2005"),
        ("fide-2005", "fide-2009"),
        ("fide-2009", "fide-2014"),
        ("fide-2014", "fide-2017"),
        ("fide-2017", "fide-2018"),
        ("fide-2018", "fide-2023"),
    ];
    let (mut right, mut wrong) = (0, Vec::new());
    for (from, to) in pairs {
        let (numbers, repeals) = written(to);
        let concordance = concordance(from, to);
        for row in concordance.destination() {
            let article = &row.article.number;
            if repeals.contains(article) {
                continue;
            }
            let wanted = numbers.get(article).unwrap_or(article);
            if row.others.iter().any(|(a, _)| a.number == *wanted) {
                right += 1;
            } else {
                let found: Vec<&str> = row.others.iter().map(|(a, _)| a.number.as_str()).collect();
                wrong.push(format!("{from} {article} -> {to} {wanted}, proposed {found:?}"));
            }
        }
    }
    // What is left: articles whose matter went under another number although the number stays in use.
    assert!(right >= 60 * wrong.len() && right > 270, "{right} right; wrong: {wrong:#?}");
}

#[test]
fn every_relation_is_seen_in_the_shipped_editions() {
    let concordance = concordance("fide-2009", "fide-2014");
    assert_eq!(went(&concordance, "4.7"), ["4.8"]);
    assert_eq!(went(&concordance, "4.6b"), ["4.7.b"]);
    let relation = |rows: Vec<adoube_text::Row<'_>>, article: &str| {
        rows.iter().find(|r| r.article.number == article).map(|r| r.relation)
    };
    assert_eq!(relation(concordance.destination(), "4.1"), Some(Relation::Same));
    assert_eq!(relation(concordance.destination(), "4.7"), Some(Relation::Renumbered));
    assert_eq!(relation(concordance.derivation(), "4.9"), Some(Relation::New));
    let later = self::concordance("fide-2014", "fide-2017");
    assert_eq!(relation(later.destination(), "4.2"), Some(Relation::Renumbered));
    assert_eq!(relation(later.destination(), "4.3"), Some(Relation::Split), "what counts as a touch went to 4.2.2");
    assert_eq!(relation(later.derivation(), "4.2.2"), Some(Relation::Split));
    let newer = self::concordance("fide-1997", "fide-2001");
    assert_eq!(relation(newer.derivation(), "5.2(b)"), Some(Relation::Renumbered), "it was 9.6");
    let older = self::concordance("fide-2005", "fide-2009");
    assert_eq!(relation(older.derivation(), "3.9"), Some(Relation::Merged));
    assert_eq!(went(&older, "3.8(b)"), ["3.9"]);
    let translated = self::concordance("fide-2009", "ru-2010-738");
    assert_eq!(went(&translated, "4.3b"), ["4.3б"]);
    assert_eq!(went(&translated, "4.4d"), ["4.4г"]);
    assert_eq!(relation(translated.destination(), "4.3b"), Some(Relation::Same), "the same number in another alphabet");
}

#[test]
fn an_edition_is_concordant_with_itself() {
    for edition in Library::shipped_editions() {
        let own = Concordance::new(side(edition, None), side(edition, None), &Corrections::default());
        keeps_to_itself(&own, &edition.id);
    }
}

/// Each article is its own partner, and has no other but those that answer the same question for another rate of play.
fn keeps_to_itself(own: &Concordance, id: &str) {
    for row in own.destination() {
        let number = &row.article.number;
        let (of_itself, others): (Vec<_>, Vec<_>) = row.others.iter().partition(|(other, _)| other.number == *number);
        assert!(of_itself.iter().any(|(_, link)| link.confidence >= 0.99), "{id} {number}");
        assert_eq!(row.relation == Relation::Same, row.others.len() == 1, "{id} {number}");
        for (other, link) in others {
            assert!(!link.grounds.topics.is_empty(), "{id} {number}: {}", other.number);
        }
    }
}

/// Seen from the other side it is the same concordance.
#[test]
fn both_tables_hold_the_same_links() {
    let all = Library::shipped_editions();
    for from in all.iter().step_by(2) {
        for to in all {
            let concordance = Concordance::new(side(from, None), side(to, None), &Corrections::default());
            let pairs = |rows: Vec<adoube_text::Row<'_>>, forward: bool| {
                let mut pairs = Vec::new();
                for row in rows {
                    assert!(row.others.is_empty() == matches!(row.relation, Relation::New | Relation::Gone));
                    for (other, link) in row.others {
                        assert!((0.0..=1.0).contains(&link.confidence));
                        let (a, b) = (row.article.number.clone(), other.number.clone());
                        pairs.push(if forward { (a, b) } else { (b, a) });
                    }
                }
                pairs.sort();
                pairs
            };
            assert_eq!(pairs(concordance.destination(), true), pairs(concordance.derivation(), false));
            let back = Concordance::new(side(to, None), side(from, None), &Corrections::default());
            let partners = |c: &Concordance| c.destination().iter().filter(|r| !r.others.is_empty()).count();
            assert!(
                partners(&concordance).abs_diff(back.derivation().iter().filter(|r| !r.others.is_empty()).count()) <= 3
            );
        }
    }
}

#[test]
fn corrections_win() {
    let (from, to) = (side(edition("fide-2009"), None), side(edition("fide-2014"), None));
    let fixed = corrections(&from, &to, [("4.7", vec!["4.9", "4.8"])], &["4.1"], &["4.6(b)"]);
    let concordance = Concordance::new(from, to, &fixed);
    assert_eq!(went(&concordance, "4.7"), ["4.8", "4.9"]);
    assert_eq!(went(&concordance, "4.6b"), [""; 0], "gone");
    let derived = concordance.derivation();
    let of = |article: &str| derived.iter().find(|r| r.article.number == article).expect("the article");
    assert_eq!(of("4.1").relation, Relation::New);
    assert_eq!(of("4.9").relation, Relation::Split);
    assert!(of("4.9").others[0].1.grounds.given && of("4.9").others[0].1.confidence == 1.0);
}

#[test]
fn one_article_with_those_below_it() {
    let mut concordance = concordance("fide-2014", "fide-2017");
    assert!(concordance.narrow("4.3"));
    let rows = concordance.destination();
    let from: Vec<&str> = rows.iter().map(|r| r.article.number.as_str()).collect();
    assert_eq!(from, ["4.3", "4.3.a", "4.3.b", "4.3.c"]);
    assert_eq!(rows[0].relation, Relation::Split, "what it is does not hang on what is shown");
    assert!(!self::concordance("fide-2014", "fide-2017").narrow("7.9"));
    let mut whole = self::concordance("fide-2014", "fide-2017");
    assert!(whole.narrow("5"), "a whole article");
    assert!(whole.derivation().iter().all(|r| !r.article.number.starts_with('4')));
}

#[test]
fn words_of_imported_texts_count() {
    let text = |source: &str| read(source, Form::Plain, &[]);
    let old = text(
        "4.2 Whoever tidies a unit on its square says so beforehand.\n4.3 Whoever lays hands on a unit plays it.\n",
    );
    let new = text(
        "4.2 Whoever lays hands on a unit plays it.\n4.9 Whoever tidies a unit on its square says so beforehand.\n",
    );
    let (from, to) = (edition("fide-2009"), edition("fide-2014"));
    let confidence = |old, new| {
        let concordance = Concordance::new(side(from, old), side(to, new), &Corrections::default());
        let rows = concordance.destination();
        let row = rows.iter().find(|r| r.article.number == "4.2").expect("4.2");
        row.others.iter().find(|(a, _)| a.number == "4.2").map(|(_, l)| (l.confidence, l.grounds.words))
    };
    let (bare, worded) = (confidence(None, None), confidence(Some(&old), Some(&new)));
    let (Some((bare, None)), Some((worded, Some(words)))) = (bare, worded) else { panic!("{bare:?} {worded:?}") };
    assert!(worded < bare && words < 0.5, "{worded} {bare} {words}");
    let side = side(from, Some(&old));
    assert!(side.has_text && side.articles.iter().filter(|a| a.text.is_some()).count() == 2);
}

#[test]
fn articles_in_unknown_styles_stay_where_they_are() {
    let mut odd = Edition::clone(edition("fide-2009"));
    for (at, provision) in odd.provisions.iter_mut().enumerate().filter(|(at, _)| at % 3 == 1) {
        provision.article = format!("Clause {at}");
    }
    let side = side(&odd, Some(&read("4.3 One.\n9.9 Two.\n1.1 Three.\n", Form::Plain, &[])));
    let numbers: Vec<&str> = side.articles.iter().map(|a| a.number.as_str()).collect();
    let wanted = odd.provisions.iter().map(|p| p.article.as_str());
    let kept: Vec<&str> = numbers.iter().copied().filter(|n| !["9.9"].contains(n)).collect();
    assert_eq!(kept, wanted.collect::<Vec<_>>());
    assert!(numbers.contains(&"9.9"));
    let own = Concordance::new(side.clone(), side, &Corrections::default());
    keeps_to_itself(&own, "odd");
}
