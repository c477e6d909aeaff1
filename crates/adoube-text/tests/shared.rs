//! Texts as web pages give them, from `../shared/texts` beside the repository; they are no part of it, and where they
//! are absent these tests say so and hold nothing. The lists of numbers were made by eye, from the pages.
#![expect(clippy::expect_used, reason = "a test may panic")]

use std::path::Path;

use adoube_catalog::Library;
use adoube_text::{Form, LawText, Noise, Place, read};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/texts");

/// A text with the articles of its edition; `None`, and a word about it, when it is absent.
fn text(edition: &str) -> Option<LawText> {
    let path = Path::new(FOLDER).join(format!("{edition}.txt"));
    let Ok(source) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: {} is absent", path.display());
        return None;
    };
    let known = Library::shipped_editions().iter().find(|e| e.id == edition).expect("a shipped edition");
    let articles: Vec<&str> = known.provisions.iter().map(|p| p.article.as_str()).collect();
    Some(read(&source, Form::Plain, &articles))
}

fn holds(edition: &str, numbers: &str) {
    let Some(text) = text(edition) else { return };
    let found: Vec<&str> = text.clauses.iter().map(|c| c.article.as_str()).collect();
    let wanted: Vec<&str> = numbers.split_whitespace().collect();
    assert_eq!(found, wanted, "{edition}");
    let joined: String = text.pieces.iter().map(|p| text.words(p)).collect();
    assert!(joined == text.source, "{edition}: pieces are not the file");
    let unclear: Vec<(usize, &str)> = text.unclear().map(|p| (p.line, text.words(p))).collect();
    assert!(unclear.is_empty(), "{edition}: {unclear:?}");
    for clause in &text.clauses {
        let introduces = text.clauses.iter().any(|c| c.parent.is_some_and(|p| text.clauses[p].key == clause.key));
        assert!(!clause.text.is_empty() || introduces, "{edition}: {} is empty", clause.article);
        assert!(!clause.repeated, "{edition}: {} twice", clause.article);
    }
}

#[test]
fn the_text_of_2005() {
    let numbers = "4.1 4.2 4.3 4.3(a) 4.3(b) 4.3(c) 4.4 4.4(a) 4.4(b) 4.4(c) 4.4(d) 4.5 4.6 4.6(a) 4.6(b) 4.6(c) 4.7 \
                   5.1 5.1(a) 5.1(b) 5.2 5.2(a) 5.2(b) 5.2(c) 5.2(d) 5.2(e)";
    holds("ru-2005-jadoube", numbers);
    if let Some(text) = text("ru-2005-jadoube") {
        let articles: Vec<Option<u16>> = text.headings.iter().map(|h| h.article).collect();
        assert_eq!(articles, [Some(4), Some(5)]);
        assert_eq!(text.noise().count(), 0);
        let open: Vec<&str> = text.clauses.iter().filter(|c| c.cut_off).map(|c| c.article.as_str()).collect();
        assert_eq!(open, ["4.6(c)", "4.7", "5.2(a)"], "no full stop in the page");
    }
}

/// The whole article stands in one line.
#[test]
fn the_text_of_2009() {
    let numbers = "4.1 4.2 4.3 4.3a 4.3b 4.3c 4.4 4.4a 4.4b 4.4c 4.4d 4.5 4.6 4.6a 4.6b 4.6c 4.7";
    holds("ru-2009-juniorchess", numbers);
    if let Some(text) = text("ru-2009-juniorchess") {
        let noise: Vec<(usize, Noise)> = text.noise().map(|(p, noise)| (p.line, noise)).collect();
        assert_eq!(noise, [(1, Noise::Navigation), (2, Noise::Navigation)]);
        assert!(text.clauses.iter().all(|c| !c.cut_off));
    }
}

#[test]
fn the_text_of_2010() {
    let numbers = "3.8 4.2 4.3 4.3а 4.3б 4.3в 4.4 4.4а 4.4б 4.4в 4.4г 4.5 4.6 4.6а 4.6б 4.6в 4.7";
    holds("ru-2010-738", numbers);
    if let Some(text) = text("ru-2010-738") {
        let noise: Vec<(usize, Noise)> = text.noise().map(|(p, noise)| (p.line, noise)).collect();
        assert_eq!(noise, [(1, Noise::Source)], "the name of the order, glued to the heading");
        assert_eq!(text.headings[0].article, Some(4));
    }
}

#[test]
fn the_text_of_2014() {
    let numbers = "3.2 3.7 3.8 4.2 4.3 4.3.1 4.3.2 4.3.3 4.4.1 4.4.2 4.4.3 4.4.4 4.5 4.6.1 4.6.2 4.7 4.7.1 4.7.2 4.7.3 \
                   4.8 4.9";
    holds("ru-2014-1093", numbers);
    if let Some(text) = text("ru-2014-1093") {
        let noise: Vec<usize> = text.noise().map(|(p, _)| p.line).collect();
        assert_eq!(noise, [2, 3, 4, 5, 29]);
        let absent: Vec<String> = text.absent().iter().map(ToString::to_string).collect();
        assert_eq!(absent, ["4.4", "4.6"]);
        let of = |line| text.pieces.iter().filter(move |p| p.line == line).map(|p| p.place);
        let clause = |at: Place| match at {
            Place::Clause(at) => text.clauses[at].article.as_str(),
            _ => "none",
        };
        assert_eq!(of(21).map(clause).collect::<Vec<_>>(), ["4.6.2"]);
        assert_eq!(of(23).map(clause).collect::<Vec<_>>(), ["4.7"]);
    }
}

#[test]
fn the_text_of_2017() {
    let numbers = "3.7.5.2 3.7.5.3 3.8 3.8.1 3.8.2 3.8.2.1 3.8.2.1.1 3.8.2.1.2 3.8.2.2 3.8.2.2.1 3.8.2.2.2 3.9.1 3.9.2 \
                   3.10.1 3.10.2 3.10.3 4.1 4.2.1 4.2.2";
    holds("ru-2017-fomin", numbers);
    if let Some(text) = text("ru-2017-fomin") {
        let restored: Vec<&str> = text.clauses.iter().filter(|c| c.restored).map(|c| c.article.as_str()).collect();
        assert_eq!(restored, ["3.10.1"], "the page has only its last part");
        let cut: Vec<&str> = text.clauses.iter().filter(|c| c.cut_off).map(|c| c.article.as_str()).collect();
        assert_eq!(cut, ["3.8.1", "4.2.2"]);
        let captions: Vec<usize> = text.noise().map(|(p, _)| p.line).collect();
        assert_eq!(captions, [6, 7, 8, 9]);
    }
}
