//! Where rulings flip, over everything shipped.
#![expect(clippy::expect_used, reason = "a fixture that cannot be built fails the test")]

use std::collections::BTreeSet;

use adoube_catalog::Library;
use adoube_compare::{Matrix, Panel};
use adoube_core::edition::Edition;
use adoube_report::blame::Blame;
use adoube_report::history::{History, Moves};
use adoube_report::lists::Shape;
use adoube_report::messages::{Lang, Messages};
use serde_json::Value;

fn shipped() -> Matrix {
    ruled(Edition::is_shown_by_default)
}

fn ruled(is_wanted: impl Fn(&Edition) -> bool) -> Matrix {
    let library = Library::shipped();
    let editions = library.editions.iter().filter(|e| is_wanted(e)).cloned().collect();
    Matrix::new(&Panel::new(editions), library.scenarios.iter().cloned())
}

fn row(matrix: &Matrix, id: &str) -> usize {
    matrix.rows.iter().position(|r| r.scenario.id == id).expect("a shipped incident")
}

#[test]
fn stages_change_where_outcomes_change_and_each_change_has_a_ground() {
    let matrix = shipped();
    let messages = Messages::new(Lang::En);
    let place = |id: &Value| matrix.editions.iter().position(|e| *id == e.id.as_str()).expect("an edition");
    let mut changes = 0;
    // Every tenth incident: the table of the whole is made anew for each of them.
    for (at, of_matrix) in matrix.rows.iter().enumerate().step_by(10) {
        let one = Matrix::new(&Panel::new(matrix.editions.clone()), [of_matrix.scenario.clone()]);
        let told = Blame::new(&one, 0, &messages).expect("the row").to_json();
        let mut seen = Vec::new();
        for line in told["lines"].as_array().expect("lines") {
            let mut last: Option<usize> = None;
            for stage in line["stages"].as_array().expect("stages") {
                for (index, id) in stage["editions"].as_array().expect("editions").iter().enumerate() {
                    let edition = place(id);
                    let outcome = |e: usize| of_matrix.row.editions[e].outcome;
                    let flips = last.is_some_and(|before| outcome(before) != outcome(edition));
                    assert_eq!(flips, index == 0 && !stage["change"].is_null(), "{at} {id}");
                    if flips {
                        changes += 1;
                        let questions = stage["change"]["questions"].as_array().expect("questions");
                        assert!(!questions.is_empty());
                        assert!(questions.iter().all(|q| q["before"]["policy"] != q["after"]["policy"]));
                        assert_eq!(stage["change"]["before"], matrix.editions[last.expect("one before")].id.as_str());
                    }
                    last = Some(edition);
                    seen.push(edition);
                }
            }
        }
        seen.sort_unstable();
        assert_eq!(seen, (0..matrix.editions.len()).collect::<Vec<_>>());
    }
    assert!(changes > 20, "{changes}");
}

#[test]
fn blame_and_history_look_so() {
    let matrix = shipped();
    let moves = Moves::new(&matrix);
    let at = row(&matrix, "both-at-once-castling-through-a-knights-square");
    let edition = matrix.editions.iter().position(|e| e.id == "fide-2023").expect("an edition");
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let named = |what: &str| format!("{what}-{}", lang.code());
        let blame = Blame::new(&matrix, at, &messages).expect("the row");
        assert_eq!(blame.count(), 2);
        insta::assert_snapshot!(named("blame"), blame.tables(100, &messages));
        insta::assert_snapshot!(named("blame-markdown"), blame.tables(Shape::Markdown, &messages));
        let history = History::new((&matrix, &moves), edition, "4.4.3", &messages).expect("the article");
        insta::assert_snapshot!(named("history"), history.table(100, &messages));
        assert!(History::new((&matrix, &moves), edition, "9.99", &messages).is_none());
    }
}

#[test]
fn what_moved_with_an_article_moved_at_that_step() {
    let matrix = ruled(|e| ["fide-2009", "fide-2014", "fide-2017"].contains(&e.id.as_str()));
    let messages = Messages::new(Lang::En);
    let edition = matrix.editions.iter().position(|e| e.id == "fide-2014").expect("an edition");
    let place = |id: &Value| matrix.editions.iter().position(|e| *id == e.id.as_str());
    let differ = |from: usize, to: usize| -> BTreeSet<&str> {
        let rows = matrix.rows.iter().filter(|r| r.row.editions[from].outcome != r.row.editions[to].outcome);
        rows.map(|r| r.scenario.id.as_str()).collect()
    };
    let moves = Moves::new(&matrix);
    // Together the articles of the edition account for everything that moved when it came into force.
    let mut union = BTreeSet::new();
    let articles: Vec<String> = matrix.editions[edition].provisions.iter().map(|p| p.article.clone()).collect();
    let mut all = 0;
    for article in &articles {
        let told = History::new((&matrix, &moves), edition, article, &messages).expect("an article").to_json(&messages);
        for stop in told["editions"].as_array().expect("editions") {
            let (Some(from), Some(to)) = (place(&stop["before"]), place(&stop["edition"])) else { continue };
            let wanted = differ(from, to);
            assert_eq!(stop["moved-in-all"], wanted.len());
            for incident in stop["moved"].as_array().expect("incidents") {
                let id = incident["id"].as_str().expect("an id");
                assert!(wanted.contains(id), "{article}: {id}");
                if to == edition {
                    union.insert(id.to_owned());
                }
            }
            all = if to == edition { wanted.len() } else { all };
        }
    }
    assert!(all > 0);
    assert_eq!(union.len(), all);
}
