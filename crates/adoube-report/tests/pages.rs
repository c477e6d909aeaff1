//! The page: well formed, loading nothing, and saying what the table says.
#![expect(clippy::panic, clippy::expect_used, reason = "helpers fail the test")]

mod support;

use std::collections::BTreeSet;

use adoube_catalog::Library;
use adoube_compare::{Matrix, Panel};
use adoube_report::html::{PageView, page};
use adoube_report::messages::{Lang, Messages};
use adoube_report::table::{Table, View};
use html5gum::{StartTag, Token, Tokenizer};

/// Elements without an end tag.
const VOID: [&str; 4] = ["meta", "input", "col", "wbr"];

/// A small matrix that does not change with the shipped data.
fn small() -> Matrix {
    Matrix::new(&Panel::new(support::editions()), support::scenarios())
}

fn view() -> PageView {
    PageView {
        all: true,
        command: "adoube compare --title \"<b>&'\"".to_owned(),
        digest: "0123456789ab".to_owned(),
        ..PageView::default()
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn attribute(tag: &StartTag<()>, name: &str) -> Option<String> {
    tag.attributes.iter().find(|(key, _)| ***key == *name.as_bytes()).map(|(_, value)| text(value))
}

fn tokens(html: &str) -> Vec<Token> {
    let mut raw: Option<&str> = None;
    let mut list = Vec::new();
    for token in Tokenizer::new(html) {
        let Ok(token) = token;
        // Style and script hold no tags.
        match &token {
            Token::StartTag(tag) if raw.is_none() => {
                raw = ["style", "script"].into_iter().find(|n| n.as_bytes() == &**tag.name)
            }
            Token::EndTag(tag) if raw.is_some_and(|n| n.as_bytes() == &**tag.name) => raw = None,
            _ if raw.is_some() => continue,
            _ => {}
        }
        list.push(token);
    }
    list
}

#[test]
fn the_page_is_well_formed_and_loads_nothing() {
    let library = Library::shipped();
    let shipped = Matrix::new(&Panel::new(library.editions.clone()), library.scenarios.iter().cloned());
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        for matrix in [&small(), &shipped] {
            let html = page(&messages, matrix, &view()).unwrap();
            check_form(&html);
            assert!(html.contains(&format!("<html lang=\"{}\">", lang.code())));
            assert!(!html.contains("page-"), "a message is missing");
            assert!(!html.contains("<b>&'"), "the command line is not escaped");
        }
    }
}

fn check_form(html: &str) {
    let mut open: Vec<String> = Vec::new();
    let mut ids = BTreeSet::new();
    let mut links = BTreeSet::new();
    for token in tokens(html) {
        match token {
            Token::StartTag(tag) => {
                let name = text(&tag.name);
                for (key, value) in &tag.attributes {
                    let (key, value) = (text(key), text(value));
                    match key.as_str() {
                        "id" => assert!(ids.insert(value.clone()), "id {value} stands twice"),
                        "href" => assert!(links.insert(value.clone()) || value.starts_with('#'), "{value}"),
                        "src" | "srcset" | "data" | "action" | "background" => panic!("{name} loads {value}"),
                        _ => assert!(!value.contains("url("), "{name} loads {value}"),
                    }
                }
                if !tag.self_closing && !VOID.contains(&name.as_str()) {
                    open.push(name);
                }
            }
            Token::EndTag(tag) => assert_eq!(open.pop(), Some(text(&tag.name))),
            Token::Error(error) => panic!("{:?}", error.value),
            _ => {}
        }
    }
    assert!(open.is_empty(), "{open:?}");
    for link in links {
        let id = link.strip_prefix('#').expect("only links within the page");
        assert!(ids.contains(id), "{link} leads nowhere");
    }
    assert!(!html.contains("@import") && !html.contains("url("));
}

#[test]
fn cells_say_what_the_table_says() {
    let matrix = small();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let table = Table::new(&matrix, &View { all: true, ..View::default() }, &messages);
        let html = page(&messages, &matrix, &view()).unwrap();
        let mut rows: Vec<Vec<(String, String)>> = Vec::new();
        let (mut span, mut cell) = (0, None::<String>);
        for token in tokens(&html) {
            match token {
                Token::StartTag(tag) if &**tag.name == b"tr" && attribute(&tag, "class").as_deref() == Some("row") => {
                    rows.push(Vec::new());
                }
                Token::StartTag(tag) if &**tag.name == b"td" => {
                    span = attribute(&tag, "colspan").and_then(|s| s.parse().ok()).unwrap_or(1);
                    cell = Some(String::new());
                }
                Token::EndTag(tag) if &**tag.name == b"td" => {
                    let said = cell.take().unwrap();
                    let (letter, rest) = said.split_once(' ').unwrap();
                    for _ in 0..span {
                        rows.last_mut().unwrap().push((letter.to_owned(), rest.to_owned()));
                    }
                }
                Token::String(said) => {
                    if let Some(cell) = &mut cell {
                        cell.push_str(&text(&said));
                    }
                }
                _ => {}
            }
        }
        assert_eq!(rows.len(), table.rows.len());
        let order: Vec<usize> = table.columns.iter().flat_map(|c| c.editions.iter().copied()).collect();
        for (row, shown) in table.rows.iter().zip(&rows) {
            assert_eq!(shown.len(), order.len());
            for (edition, (letter, rest)) in order.iter().zip(shown) {
                let outcome = &row.outcomes[row.cells[*edition].outcome];
                assert_eq!(letter.trim_end_matches(['?', '–']), outcome.letter);
                assert!(rest.starts_with(&outcome.words), "{rest}");
            }
            for (edition, (_, rest)) in order.iter().zip(shown) {
                let article = &row.cells[*edition].article;
                assert!(rest.contains(article.as_str()) || rest.contains('…'), "{rest} without {article}");
            }
        }
    }
}

#[test]
fn an_incident_looks_so() {
    for lang in Lang::ALL {
        let html = page(&Messages::new(lang), &small(), &view()).unwrap();
        let start = html.find("<article id=\"i-claimant-centres-his-king\"").unwrap();
        let end = start + html[start..].find("</article>").unwrap();
        insta::assert_snapshot!(format!("article-{}", lang.code()), &html[start..end]);
    }
}

#[test]
fn an_empty_matrix_makes_a_page() {
    let matrix = Matrix { editions: support::editions(), rows: Vec::new() };
    let html = page(&Messages::new(Lang::Ru), &matrix, &PageView::default()).unwrap();
    check_form(&html);
}
