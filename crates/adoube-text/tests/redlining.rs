//! Two texts word by word.
#![expect(clippy::expect_used, reason = "a test may panic")]

use adoube_catalog::Library;
use adoube_text::{
    Body, Change, Concordance, Corrections, Form, Passage, Redline, Relation, compare, read, redline, side,
};
use proptest::prelude::*;

/// Words with `[-…-]` for deleted and `{+…+}` for inserted ones.
fn told(one: &str, two: &str) -> String {
    let mut text = String::new();
    for run in compare(one, two) {
        match run.change {
            Change::Kept => text.push_str(&run.text),
            Change::Deleted => text.push_str(&format!("[-{}-]", run.text)),
            Change::Inserted => text.push_str(&format!("{{+{}+}}", run.text)),
        }
    }
    text
}

#[test]
fn changes_are_phrases() {
    assert_eq!(told("One hand is used.", "One hand is used."), "One hand is used.");
    assert_eq!(told("Each move is made.", "Each single move is made."), "Each {+single +}move is made.");
    assert_eq!(told("He must play it, or", "He must take it, or"), "He must [-play -]{+take +}it, or");
    assert_eq!(told("the first unit", "the unit, the first"), "the {+unit, the +}first[-unit-]");
    assert_eq!(told("", "New."), "{+New.+}");
    assert_eq!(told("Old.", ""), "[-Old.-]");
    let crumbs = told("red king, blue rook", "white queen, black pawn");
    assert_eq!(crumbs, "[-red king, blue rook-]{+white queen, black pawn+}");
}

fn compared(old: &str, new: &str) -> Redline {
    let edition = |id: &str| Library::shipped_editions().iter().find(|e| e.id == id).expect("a shipped edition");
    let text = |source: &str| read(source, Form::Plain, &[]);
    let (from, to) = (edition("fide-2009"), edition("fide-2014"));
    let (old, new) = (text(old), text(new));
    redline(&Concordance::new(side(from, Some(&old)), side(to, Some(&new)), &Corrections::default()))
}

fn passage<'r>(redline: &'r Redline, from: &str) -> &'r Passage {
    let has = |p: &&Passage| p.from.iter().any(|a| a == from) && p.body != Body::MovedAway;
    redline.passages.iter().find(has).expect("a passage")
}

const OLD: &str = "4.1 Moves are made with one hand only.\n4.2 Say it first.\n4.6 A released unit stays on its square.\n\
                   4.7 Whoever touches a unit on purpose loses the right to complain.\n";

#[test]
fn articles_are_compared_where_the_concordance_puts_them() {
    let new = "4.1 Moves are made with one hand only.\n4.7 A released unit stays on that square.\n\
               4.8 Whoever touches a unit on purpose loses the right to complain.\n4.9 Somebody may help.\n";
    let redline = compared(OLD, new);
    assert!(redline.is_comparable);
    assert!(passage(&redline, "4.1").is_unchanged());
    let released = passage(&redline, "4.6");
    assert_eq!((released.relation, released.is_moved), (Relation::Renumbered, false));
    assert_eq!(released.to, ["4.7"]);
    assert_eq!(released.counts(), [6, 1, 1]);
    assert!(passage(&redline, "4.7").is_unchanged());
    assert!(matches!(passage(&redline, "4.2").body, Body::Lacking { first: false, .. }), "the excerpt lacks it");
    let helper = redline.passages.last().expect("passages");
    assert_eq!((helper.relation, helper.to.as_slice()), (Relation::New, &["4.9".to_owned()][..]));
}

#[test]
fn moves_are_shown_as_moves() {
    let edition = |id: &str| Library::shipped_editions().iter().find(|e| e.id == id).expect("a shipped edition");
    let text = |source: &str| read(source, Form::Plain, &[]);
    let (from, to) = (side(edition("fide-2009"), Some(&text(OLD))), side(edition("fide-2009"), Some(&text(OLD))));
    let at = |number: &str| from.position(number).expect("an article");
    // As if 4.7 and 4.1 had changed places.
    let swapped = Corrections {
        links: vec![(at("4.7"), vec![at("4.1")]), (at("4.1"), vec![at("4.7")])],
        ..Corrections::default()
    };
    let redline = redline(&Concordance::new(from, to, &swapped));
    let moved: Vec<&Passage> = redline.passages.iter().filter(|p| p.is_moved).collect();
    let away = moved.iter().filter(|p| p.body == Body::MovedAway).count();
    assert!(away >= 1 && moved.len() == 2 * away, "each move stands at both places: {moved:?}");
    assert!(!passage(&redline, "4.2").is_moved);
}

#[test]
fn other_languages_stand_side_by_side() {
    let redline = compared(OLD, "4.1 Каждый ход делается только одной рукой, и никак иначе.\n");
    assert!(!redline.is_comparable);
    assert!(
        matches!(&passage(&redline, "4.1").body, Body::SideBySide(one, two) if one.starts_with("Moves") && two.starts_with("Каждый"))
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    /// Kept and deleted words are the first text, kept and inserted ones the second, spaces aside.
    #[test]
    fn a_redline_holds_both_texts(one in "([a-dа-г]{1,3}[ ,.(]{0,2}){0,30}", two in "([a-dа-г]{1,3}[ ,.(]{0,2}){0,30}") {
        let bare = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        let runs = compare(&one, &two);
        let side = |out: Change| runs.iter().filter(|r| r.change != out).map(|r| r.text.as_str()).collect::<String>();
        prop_assert_eq!(bare(&side(Change::Inserted)), bare(&one));
        prop_assert_eq!(bare(&side(Change::Deleted)), bare(&two));
        prop_assert!(runs.windows(2).all(|w| w[0].change != w[1].change));
    }
}
