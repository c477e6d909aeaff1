//! Laws of the quiz: nothing in it is made up, and a number stands for a paper.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use adoube_catalog::{Library, select};
use adoube_compare::{Matrix, Panel};
use adoube_report::messages::{Lang, Messages};
use adoube_report::quiz::{CHOICES, Paper, Wish, paper};
use adoube_report::text::Look;

fn matrix(editions: &str, theme: Option<&str>) -> Matrix {
    let library = Library::shipped();
    let panel = Panel::new(select::select(editions, &library.editions).unwrap());
    let scenarios = library.scenarios.iter().filter(|s| theme.is_none_or(|theme| s.theme == theme));
    Matrix::new(&panel, scenarios.cloned())
}

fn drawn(matrix: &Matrix, lang: Lang, seed: u64, count: usize) -> Paper {
    paper(&Messages::new(lang), matrix, &Wish { seed, count, ask: None })
}

/// Incident, edition, and the editions of each choice in order: what no language changes.
fn bones(paper: &Paper) -> Vec<(String, String, Vec<Vec<String>>, String)> {
    let of = |q: &adoube_report::quiz::Question| {
        let choices = q.choices.iter().map(|c| c.editions.clone()).collect();
        (q.scenario.id.clone(), q.edition.id.clone(), choices, q.answer.clone())
    };
    paper.questions.iter().map(of).collect()
}

#[test]
fn each_choice_is_the_ruling_of_its_editions_and_the_right_one_that_of_the_edition_asked() {
    let matrix = matrix("all", None);
    for seed in 0..2 {
        for question in &drawn(&matrix, Lang::En, seed, 200).questions {
            let row = matrix.rows.iter().find(|row| row.scenario.id == question.scenario.id).unwrap();
            let place = |id: &str| matrix.editions.iter().position(|e| e.id == id).unwrap();
            let asked = row.row.ruling(place(&question.edition.id));
            assert!((2..=CHOICES).contains(&question.choices.len()));
            assert_eq!(question.choices.iter().filter(|c| c.right).count(), 1);
            assert!(question.choice(&question.answer).unwrap().right);
            for choice in &question.choices {
                assert!(!choice.editions.is_empty(), "every choice is somebody's ruling");
                assert_eq!(choice.right, choice.editions.contains(&question.edition.id));
                for id in &choice.editions {
                    let ruling = row.row.ruling(place(id));
                    assert_eq!(ruling.same_outcome(asked), choice.right, "{} {id}", question.scenario.id);
                }
                let words: BTreeSet<&str> = question.choices.iter().map(|c| c.words.as_str()).collect();
                assert_eq!(words.len(), question.choices.len(), "choices can be told apart");
                let told: BTreeSet<String> = question.choices.iter().map(|c| c.sentences.join(" ")).collect();
                assert_eq!(told.len(), question.choices.len(), "also at length: {}", question.scenario.id);
            }
        }
    }
}

#[test]
fn a_wrong_choice_is_explained_by_what_changed() {
    let matrix = matrix("all", None);
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        for question in &drawn(&matrix, lang, 1, 25).questions {
            for choice in question.choices.iter().filter(|c| !c.right) {
                let other = matrix.editions.iter().filter(|e| choice.editions.contains(&e.id));
                let questions = other.flat_map(|other| {
                    let told = adoube_report::story::contrast(&messages, &question.scenario, other, &question.edition);
                    told.questions.into_iter().map(|q| q.words)
                });
                let questions: Vec<String> = questions.collect();
                assert!(
                    questions.iter().any(|words| choice.explanation.contains(words.as_str())),
                    "{} {}: {}",
                    question.scenario.id,
                    choice.letter,
                    choice.explanation
                );
            }
        }
    }
}

#[test]
fn the_same_number_is_the_same_paper_in_every_language() {
    let matrix = matrix("all", None);
    let (one, other) = (drawn(&matrix, Lang::En, 42, 10), drawn(&matrix, Lang::En, 42, 10));
    let messages = Messages::new(Lang::En);
    assert_eq!(one.to_text(&messages, Look::default()), other.to_text(&messages, Look::default()));
    assert_eq!(one.to_html(&messages).unwrap(), other.to_html(&messages).unwrap());
    assert_eq!(bones(&one), bones(&drawn(&matrix, Lang::Ru, 42, 10)));
    let papers: BTreeSet<String> =
        (0..8).map(|seed| format!("{:?}", bones(&drawn(&matrix, Lang::En, seed, 10)))).collect();
    assert_eq!(papers.len(), 8, "another number is another paper");
}

#[test]
fn no_incident_is_asked_about_twice_and_none_on_which_all_agree() {
    let matrix = matrix("all", None);
    let all = drawn(&matrix, Lang::En, 3, usize::MAX);
    let ids: BTreeSet<&str> = all.questions.iter().map(|q| q.scenario.id.as_str()).collect();
    assert_eq!((ids.len(), all.available), (all.questions.len(), matrix.divergent()));
    assert_eq!(drawn(&matrix, Lang::En, 3, 7).questions.len(), 7);
}

#[test]
fn theme_and_editions_bound_the_paper() {
    let castling = matrix("fide", Some("castling"));
    let told = drawn(&castling, Lang::En, 1, 200);
    assert!(!told.questions.is_empty());
    for question in &told.questions {
        assert_eq!((question.scenario.theme.as_str(), question.edition.authority.as_str()), ("castling", "FIDE"));
        assert!(question.choices.iter().flat_map(|c| &c.editions).all(|id| id.starts_with("fide-")));
    }
    let ask = castling.editions.iter().position(|e| e.id == "fide-2005");
    let asked = paper(&Messages::new(Lang::En), &castling, &Wish { seed: 1, count: 200, ask });
    assert!(!asked.questions.is_empty() && asked.questions.iter().all(|q| q.edition.id == "fide-2005"));
    let one = matrix("fide-2023", None);
    let nothing = drawn(&one, Lang::En, 1, 10);
    assert_eq!((nothing.questions.len(), nothing.available), (0, 0));
    let text = nothing.to_text(&Messages::new(Lang::En), Look::default());
    assert!(text.contains("nothing to ask") && !text.contains("Key"), "{text}");
}

#[test]
fn every_edition_that_is_sure_somewhere_is_asked_about() {
    let matrix = matrix("all", None);
    let asked: BTreeSet<String> = (0..40)
        .flat_map(|seed| drawn(&matrix, Lang::En, seed, 12).questions.into_iter().map(|q| q.edition.id.clone()))
        .collect();
    let all: BTreeSet<String> = matrix.editions.iter().map(|e| e.id.clone()).collect();
    assert_eq!(asked, all);
}

#[test]
fn cards_are_what_the_importer_reads() {
    let matrix = matrix("all", None);
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let told = drawn(&matrix, lang, 5, 20);
        let csv = told.to_csv(&messages);
        let heads: Vec<&str> = csv.lines().take_while(|line| line.starts_with('#')).collect();
        assert_eq!(&heads[..4], ["#separator:Comma", "#html:true", "#guid column:1", "#tags column:4"]);
        assert!(heads[4].starts_with("#columns:GUID,") && heads.len() == 5);
        let body: String = csv.split_inclusive('\n').skip(heads.len()).collect();
        let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(body.as_bytes());
        let records: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
        assert_eq!(records.len(), told.questions.len());
        let ids: BTreeSet<&str> = records.iter().map(|r| r.get(0).unwrap()).collect();
        assert_eq!(ids.len(), records.len());
        for (record, question) in records.iter().zip(&told.questions) {
            assert_eq!(record.len(), 4);
            let (front, back) = (record.get(1).unwrap(), record.get(2).unwrap());
            assert!(front.contains("<svg") && back.starts_with(&format!("<p><b>{}</b></p>", question.answer)));
            assert!(!front.contains(&question.edition.id), "the front tells no more than the question");
            assert!(record.get(3).unwrap().starts_with("adoube "));
        }
    }
}

#[test]
fn the_printed_paper_has_its_key_on_a_page_of_its_own() {
    let matrix = matrix("all", None);
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let told = drawn(&matrix, lang, 9, 10);
        let page = told.to_html(&messages).unwrap();
        let (questions, key) = page.split_once("<section class=\"key\">").unwrap();
        assert_eq!(questions.matches("<svg viewBox").count(), 10, "a board each");
        assert!(told.questions.iter().all(|q| key.contains(&q.scenario.id) && !questions.contains(&q.explanation)));
        assert!(page.contains(&format!("<html lang=\"{}\">", lang.code())) && !page.contains("<script"));
    }
}

#[test]
fn the_key_in_the_terminal_comes_last() {
    let matrix = matrix("all", None);
    let messages = Messages::new(Lang::En);
    let told = drawn(&matrix, Lang::En, 2, 4);
    let text = told.to_text(&messages, Look { width: 100, ascii: true });
    let (questions, _) = text.split_once("\nKey\n").unwrap();
    assert!(!questions.contains("Right.") && !questions.contains("That is the ruling of"));
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    let question = &told.questions[0];
    let wrong = question.choices.iter().find(|c| !c.right).unwrap();
    let answer = question.answer_text(Some(&wrong.letter.to_lowercase()), &messages, Look::default());
    assert!(answer.starts_with(&format!("Wrong: {} is right.", question.answer)), "{answer}");
    let right = question.answer_text(Some(&question.answer), &messages, Look::default());
    assert!(right.starts_with("Right."), "{right}");
}
