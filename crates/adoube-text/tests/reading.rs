//! Reading texts of every kind: what becomes a clause, and that nothing is lost.

use adoube_text::{Form, LawText, Noise, Place, read};
use proptest::prelude::*;

fn articles(text: &LawText) -> Vec<&str> {
    text.clauses.iter().map(|c| c.article.as_str()).collect()
}

fn texts(text: &LawText) -> Vec<&str> {
    text.clauses.iter().map(|c| c.text.as_str()).collect()
}

/// Pieces joined are the source, none is empty, each stands in the line that it names.
fn whole(text: &LawText) {
    let (mut at, mut line) = (0, 1);
    for piece in &text.pieces {
        assert_eq!(piece.bytes.start, at);
        assert!(piece.bytes.end > at, "an empty piece");
        assert_eq!(piece.line, line);
        line += text.source[piece.bytes.clone()].matches('\n').count();
        let inner = &text.source[piece.bytes.clone()];
        assert!(!inner.trim_end_matches('\n').contains('\n'), "more than a line: {inner:?}");
        at = piece.bytes.end;
    }
    assert_eq!(at, text.source.len());
}

const MARKDOWN: &str = "\
---
title: Draft
---

# Laws

## Article 4: The hand

**4.1** Every move is made by one hand.

4.2 Adjusting

- (a) He says so first,
  and then adjusts.
- (b) He may not say it late.

### 4.3 Touched

A unit that is touched is played:

1. own units first;
2. enemy units next.

<!-- a note of mine -->

| 4.4 | Castling is done with the king first. |
| --- | --- |

```
4.5 in code
```

4\\.6 The end &amp; all.
";

#[test]
fn markdown_of_ones_own() {
    let text = read(MARKDOWN, Form::Markdown, &[]);
    whole(&text);
    assert_eq!(articles(&text), ["4.1", "4.2", "4.2(a)", "4.2(b)", "4.3", "4.3.1", "4.3.2", "4.4", "4.6"]);
    assert_eq!(text.clauses[2].text, "He says so first, and then adjusts.");
    assert_eq!(text.clauses[4].text, "Touched A unit that is touched is played:");
    assert_eq!(text.clauses[8].text, "The end & all.");
    assert_eq!(text.clauses[2].parent, Some(1));
    assert_eq!(text.depth(&text.clauses[5]), 1);
    let headings: Vec<(&str, Option<u16>)> = text.headings.iter().map(|h| (h.text.as_str(), h.article)).collect();
    assert_eq!(headings, [("Laws", None), ("Article 4: The hand", Some(4))]);
    let unclear: Vec<&str> = text.unclear().map(|p| text.words(p).trim()).collect();
    assert_eq!(unclear, ["```", "4.5 in code", "```"], "code is listed, not read");
}

#[test]
fn wrapped_lines_and_references_begin_no_clause() {
    let source = "4.1 A player who acts as told in Article\n4.2, or against\n4.3 of these laws, loses.\n4.2 Else see\nArticle 4.1 again.\n";
    let text = read(source, Form::Plain, &[]);
    whole(&text);
    assert_eq!(articles(&text), ["4.1", "4.2"], "{:?}", texts(&text));
    let first = "A player who acts as told in Article 4.2, or against 4.3 of these laws, loses.";
    assert_eq!(text.clauses[0].text, first);
}

#[test]
fn all_styles_of_numbers_nest() {
    let source = "Article 3\n3.8 There are two ways:\n(a) by one square,\n(i) forward,\n(ii) back, or\n(b) by castling.\n\
                  4.3.a One.\n4.3.b Two.\n4.4. а) Первое. б) Второе; в) третье.\n4.6 Then:\na. first;\nb. second.\n";
    let text = read(source, Form::Plain, &[]);
    whole(&text);
    let wanted = [
        "3.8",
        "3.8(a)",
        "3.8(a)(i)",
        "3.8(a)(ii)",
        "3.8(b)",
        "4.3.a",
        "4.3.b",
        "4.4",
        "4.4а",
        "4.4б",
        "4.4в",
        "4.6",
        "4.6.a",
        "4.6.b",
    ];
    assert_eq!(articles(&text), wanted);
    assert_eq!(text.absent().iter().map(ToString::to_string).collect::<Vec<_>>(), ["4.3"]);
    let keys: Vec<String> = text.clauses.iter().map(|c| c.key.to_string()).collect();
    assert_eq!(keys[8..11], ["4.4(a)", "4.4(b)", "4.4(c)"]);
}

#[test]
fn pages_with_navigation_dates_and_comments() {
    let source = "Home | Laws | Contact\nUpdated 12.05.2019\nArticle 4\n4.1 One hand.\n4.2 Say it first\n\nPage 2 of 5\n\
                  Printable version\nComments (2)\nanna, 12.06.2019, 10:22\nI think that this is wrong.\n";
    let text = read(source, Form::Plain, &[]);
    whole(&text);
    assert_eq!(articles(&text), ["4.1", "4.2"]);
    let noise: Vec<(usize, Noise)> = text.noise().map(|(p, n)| (p.line, n)).collect();
    let comment = [(9, Noise::Comment), (10, Noise::Comment), (11, Noise::Comment)];
    let before = [(1, Noise::Navigation), (2, Noise::Source), (7, Noise::Page), (8, Noise::Navigation)];
    assert_eq!(noise, [&before[..], &comment].concat());
    assert!(text.clauses[1].cut_off && !text.clauses[0].cut_off);
}

#[test]
fn cut_numbers_are_restored_from_both_sides() {
    let text = read("4.2.1 One.\n– 2. Two.\n4.3 Three.\n4.4.1 Four.\n— 1. Five.\n4.6.2 Six.\n", Form::Plain, &[]);
    whole(&text);
    assert_eq!(articles(&text), ["4.2.1", "4.2.2", "4.3", "4.4.1", "4.6.1", "4.6.2"]);
    let restored: Vec<bool> = text.clauses.iter().map(|c| c.restored).collect();
    assert_eq!(restored, [false, true, false, false, true, false]);
}

#[test]
fn what_is_not_understood_is_listed() {
    let source = "Some words before\n4.1 One hand.\nA stray caption\n– 7. Nobody's number.\n4.1 Again.\n";
    let text = read(source, Form::Plain, &[]);
    whole(&text);
    let unclear: Vec<usize> = text.unclear().map(|p| p.line).collect();
    assert_eq!(unclear, [1, 3]);
    assert!(text.clauses[1].repeated);
    assert_eq!(texts(&text), ["One hand. – 7. Nobody's number.", "Again."]);
}

#[test]
fn the_editions_way_of_writing_a_number_is_kept() {
    let text = read("4.3 x:\n(а) one,\n(b) two,\n(с) three.", Form::Plain, &["4.3", "4.3(a)", "4.3(b)", "4.3(c)"]);
    assert_eq!(articles(&text), ["4.3", "4.3(a)", "4.3(b)", "4.3(c)"], "letters of both alphabets in one list");
    assert!(text.pieces.iter().all(|p| matches!(p.place, Place::Clause(_))));
}

/// Texts made of what law texts are made of, in any order.
fn pieces() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("4.1".to_owned()),
        Just("4.3(a)".to_owned()),
        Just("4.3а".to_owned()),
        Just("4.3.1.".to_owned()),
        Just("Статья 4.".to_owned()),
        Just("Article 4:".to_owned()),
        Just("– 1.".to_owned()),
        Just("1.".to_owned()),
        Just("а)".to_owned()),
        Just("(i)".to_owned()),
        Just("(с)".to_owned()),
        Just("# ".to_owned()),
        Just("> ".to_owned()),
        Just("- ".to_owned()),
        Just("```".to_owned()),
        Just("<!-- x -->".to_owned()),
        Just("| a | b |".to_owned()),
        Just("|---|---|".to_owned()),
        Just("&amp;".to_owned()),
        Just("\\*".to_owned()),
        Just("**Ход**".to_owned()),
        Just("www.x.ru |".to_owned()),
        Just("12.05.2019".to_owned()),
        "[ \\t]{1,3}",
        "[А-Яа-я]{1,6}[.:;,]? ",
        "[A-Za-z]{1,6}[.:;,]? ",
        "\\PC{1,4}",
        prop_oneof![Just("\n"), Just("\r\n"), Just("\n\n"), Just("\r")].prop_map(str::to_owned),
    ];
    proptest::collection::vec(word, 0..60).prop_map(|words| words.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_lost(source in pieces()) {
        for form in [Form::Plain, Form::Markdown] {
            let text = read(&source, form, &["4.3(a)"]);
            whole(&text);
            for piece in &text.pieces {
                match piece.place {
                    Place::Clause(at) => prop_assert!(at < text.clauses.len()),
                    Place::Heading(at) => prop_assert!(at < text.headings.len()),
                    _ => {}
                }
            }
            prop_assert_eq!(&text, &read(&source, form, &["4.3(a)"]));
        }
    }

    /// Plain text keeps every letter: what a line shows is in its clause, its number, or listed.
    #[test]
    fn words_of_plain_clauses_are_kept(source in pieces()) {
        let text = read(&source, Form::Plain, &[]);
        for (at, clause) in text.clauses.iter().enumerate() {
            let own = text.pieces.iter().filter(|p| p.place == Place::Clause(at));
            let source: String = own.map(|p| text.words(p)).collect::<Vec<_>>().join(" ");
            let letters = |s: &str| s.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            prop_assert!(letters(&source).contains(&letters(&clause.text)) || source.contains('\n'), "{} {:?}", clause.text, source);
        }
    }
}

#[test]
fn large_texts_are_read_in_time() {
    let sources = [
        "4.1 One. 4.2 Two: a) x; b) y. ".repeat(2_000) + &"(".repeat(20_000),
        "4.1 One.\n– 7. Two.\n".repeat(10_000),
        "– 7. Two.\n".repeat(20_000),
        (1..90).flat_map(|a| (1..90).map(move |b| format!("{a}.{b} Word\n"))).collect(),
    ];
    for source in sources {
        let start = std::time::Instant::now();
        whole(&read(&source, Form::Plain, &["4.1"]));
        whole(&read(&source, Form::Markdown, &["4.1"]));
        assert!(start.elapsed().as_secs() < 20, "{:?} {:?}", start.elapsed(), source.get(..20));
    }
}
