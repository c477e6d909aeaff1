//! `changes`, `claim`, `new draft`, `impact`, `seek`, `study`: what they print, and how they end.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::path::Path;
use std::process::Output;

use common::{command, err, out};
use serde_json::Value;

mod common;

fn adoube(folder: &Path, args: &[&str]) -> Output {
    command(folder, args).output().expect("adoube runs")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn write(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).expect("written");
}

const DRAFT: &str = "id: draft-x
title: { en: \"Draft X\", ru: \"Проект X\" }
authority: FIDE
language: en
kind: draft
in-force: { from: \"2027-01-01\" }
amends: fide-2023
provisions:
  - article: \"4.3.3\"
    gist: { en: \"One unit of each colour.\", ru: \"По фигуре каждого цвета.\" }
    decides:
      both-colours: { policy: pair-then-earlier }
      order-unknown: { policy: own-counts-first }
";

#[test]
fn changes_fit_the_screen_in_both_languages() {
    let folder = folder();
    for lang in ["en", "ru"] {
        let output = adoube(folder.path(), &["changes", "fide-2014", "fide-2017", "--lang", lang]);
        assert_eq!(output.status.code(), Some(0));
        let text = out(&output);
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        assert!(!text.contains("amend-") && !text.contains("law-"), "a message is missing: {text}");
    }
}

#[test]
fn imported_words_decide_whether_words_changed() {
    let folder = folder();
    let text = |contact: &str| format!("4.2.2 {contact}\n\n4.3.1 Own units: the first that can move.\n");
    write(folder.path(), "one.txt", &text("Any other contact counts as meant."));
    write(folder.path(), "two.txt", &text("Any other contact is taken as meant."));
    for (file, edition) in [("one.txt", "fide-2018"), ("two.txt", "fide-2023")] {
        let output = adoube(folder.path(), &["text", "import", file, "--edition", edition]);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    }
    let args = ["changes", "fide-2018", "fide-2023", "--format", "json"];
    let value: Value = serde_json::from_slice(&adoube(folder.path(), &args).stdout).expect("JSON");
    let row = |article: &str| {
        let rows = value["changes"].as_array().expect("rows");
        rows.iter().find(|row| row["to"] == serde_json::json!([article])).expect("a row").clone()
    };
    assert_eq!((&row("4.2.2")["verdict"], &row("4.2.2")["words-by"]), (&"words-only".into(), &"words".into()));
    assert_eq!((&row("4.3.1")["verdict"], &row("4.3.1")["words-by"]), (&"neither".into(), &"words".into()));
    assert_eq!(row("4.8")["words-by"], "gists");
    let long = out(&adoube(folder.path(), &["changes", "fide-2018", "fide-2023", "--long"]));
    assert!(long.contains("{+is taken+}") && long.contains("[-counts-]"), "{long}");
    let markdown =
        out(&adoube(folder.path(), &["changes", "fide-2018", "fide-2023", "--long", "--format", "markdown"]));
    assert!(markdown.contains("<ins>is taken</ins>"), "{markdown}");
}

#[test]
fn a_claim_ends_by_its_verdict() {
    let folder = folder();
    let claim = |article: &str| {
        let args = ["claim", "editorial", "fide-2014", "fide-2017", "--article", article, "--format", "json"];
        let output = adoube(folder.path(), &args);
        let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        (value["verdict"].as_str().expect("a verdict").to_owned(), output.status.code())
    };
    assert_eq!(claim("4.4.2"), ("proved".to_owned(), Some(0)));
    assert_eq!(claim("4.3.3"), ("refuted".to_owned(), Some(1)));
    assert_eq!(claim("4.9"), ("outside".to_owned(), Some(1)));
    let output = adoube(folder.path(), &["claim", "editorial", "fide-2014", "fide-2017", "--article", "40.1"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_new_draft_is_clean_and_changes_nothing() {
    let folder = folder();
    for (name, rest) in [("bare", &[][..]), ("two", &["--article", "4.2.2", "--article", "4.9", "--lang", "ru"])] {
        let file = format!("{name}.yaml");
        let args = [&["new", "draft", "--amends", "fide-2023", "-o", &file], rest].concat();
        assert_eq!(adoube(folder.path(), &args).status.code(), Some(0));
        let check = adoube(folder.path(), &["check", &file]);
        assert_eq!((check.status.code(), err(&check)), (Some(0), String::new()));
        let text = std::fs::read_to_string(folder.path().join(&file)).expect("the draft");
        assert!(text.starts_with("# yaml-language-server: $schema=edition.schema.json\n"));
        assert!(text.contains(&format!("\nid: {name}\n")));
        let output = adoube(folder.path(), &["impact", &file, "--format", "json"]);
        let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(output.status.code(), Some(0));
        assert_eq!((&value["incidents"], &value["classes"]), (&serde_json::json!([]), &serde_json::json!([])));
    }
    // The commented provisions are what the edition says: without the signs they are a draft as well.
    let text = std::fs::read_to_string(folder.path().join("bare.yaml")).expect("the draft");
    let (head, rest) = text.split_once("provisions: []").expect("an empty list");
    let listed = rest.lines().filter_map(|line| line.strip_prefix("# ")).filter(|line| line.starts_with("  "));
    let whole =
        format!("{head}provisions:\n{}\n", listed.collect::<Vec<_>>().join("\n")).replace("id: bare", "id: whole");
    write(folder.path(), "whole.yaml", &whole);
    let check = adoube(folder.path(), &["check", "whole.yaml"]);
    assert_eq!((check.status.code(), err(&check)), (Some(0), String::new()));
    let unknown = adoube(folder.path(), &["new", "draft", "--amends", "fide-2023", "--article", "4.22"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(err(&unknown).contains("4.2.2") || err(&unknown).contains("4.22"), "{}", err(&unknown));
}

#[test]
fn impact_ends_by_what_was_meant() {
    let folder = folder();
    let run = |intends: &str| {
        write(folder.path(), "draft-x.yaml", &format!("{DRAFT}{intends}"));
        adoube(folder.path(), &["impact", "draft-x.yaml", "--format", "json"])
    };
    let undeclared = run("");
    assert_eq!(undeclared.status.code(), Some(1));
    let value: Value = serde_json::from_slice(&undeclared.stdout).expect("JSON");
    let ids: Vec<&str> =
        value["incidents"].as_array().expect("incidents").iter().filter_map(|i| i["id"].as_str()).collect();
    assert_eq!(ids, ["pinned-bishop-rook-and-a-knight-to-take", "rook-with-two-enemy-units-the-first-out-of-reach"]);
    let meant = "intends:
  pinned-bishop-rook-and-a-knight-to-take: { permitted: [a1a3] }
  rook-with-two-enemy-units-the-first-out-of-reach: { permitted: [d1d5] }
";
    let declared = run(meant);
    let value: Value = serde_json::from_slice(&declared.stdout).expect("JSON");
    assert_eq!((declared.status.code(), &value["as-intended"]), (Some(0), &Value::Bool(true)), "{value:#}");
    let missed = run(&meant.replace("d1d5", "d1d6"));
    assert_eq!(missed.status.code(), Some(1));
    let unknown = run("intends:\n  pinned-bishop-rook-and-a-knigt-to-take: { status: open }\n");
    assert_eq!(unknown.status.code(), Some(2));
    assert!(err(&unknown).contains("draft-x.yaml:15:3") && err(&unknown).contains("pinned-bishop-rook-and-a-knight"));
    run("");
    for (format, mark) in [("html", "<svg"), ("markdown", "# Draft X"), ("terminal", "unintended")] {
        let text = out(&adoube(folder.path(), &["impact", "draft-x.yaml", "--format", format]));
        assert!(text.contains(mark), "{format}: {text}");
    }
    for lang in ["en", "ru"] {
        let text = out(&adoube(folder.path(), &["impact", "draft-x.yaml", "--lang", lang]));
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        assert!(!text.contains("impact-"), "a message is missing: {text}");
    }
}

#[test]
fn seek_finds_and_tells_what_is_wrong_with_a_wish() {
    let folder = folder();
    let id = "rook-with-two-enemy-units-the-first-out-of-reach";
    for wish in
        [format!("{id}=as=fide-2014"), format!("{id}=permitted=d1d5"), format!("{id}=status=open;permitted=d1d5")]
    {
        let args = ["seek", "--amends", "fide-2023", "--want", &wish, "--format", "json"];
        let output = adoube(folder.path(), &args);
        assert_eq!(output.status.code(), Some(0));
        let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let first = &value["found"][0];
        assert_eq!(first["choices"][0]["topic"], "both-colours");
        assert_eq!(first["choices"][0]["to"], serde_json::json!({ "policy": "pair-then-earlier", "parameters": [] }));
        assert_eq!(first["side-effects"], serde_json::json!(["pinned-bishop-rook-and-a-knight-to-take"]));
    }
    let impossible = format!("{id}=permitted=d1d2");
    let none = adoube(folder.path(), &["seek", "--amends", "fide-2023", "--want", &impossible, "--changes", "1"]);
    assert_eq!(none.status.code(), Some(1));
    let bad = adoube(folder.path(), &["seek", "--amends", "fide-2023", "--want", "x=staus=made"]);
    assert_eq!(bad.status.code(), Some(2));
    assert!(err(&bad).contains("staus") && err(&bad).contains("status"), "{}", err(&bad));
    let text = out(&adoube(
        folder.path(),
        &["seek", "--amends", "fide-2023", "--want", &format!("{id}=as=fide-2014"), "--lang", "ru"],
    ));
    assert!(text.lines().all(|line| line.chars().count() <= 100) && !text.contains("seek-"), "{text}");
}

/// The headings of an HTML page with their levels.
fn headings(page: &str) -> Vec<u8> {
    let level = |rest: &str| rest.bytes().next().filter(u8::is_ascii_digit).map(|digit| digit - b'0');
    page.split("<h").skip(1).filter_map(level).collect()
}

#[test]
fn a_study_has_headings_boards_and_room_for_reasons() {
    let folder = folder();
    for lang in ["en", "ru"] {
        let args = ["study", "fide-2014", "fide-2017", "--out", "study.html", "--lang", lang];
        assert_eq!(adoube(folder.path(), &args).status.code(), Some(0));
        let page = std::fs::read_to_string(folder.path().join("study.html")).expect("the page");
        let levels = headings(&page);
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1);
        // No level is left out on the way down.
        assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{levels:?}");
        assert!(page.contains(&format!("<html lang=\"{lang}\">")));
        assert!(page.matches("role=\"img\"").count() >= 4 && page.matches("<desc").count() >= 4);
        assert!(page.matches("class=\"fill\"").count() >= 20);
        for key in ["study-", "amend-", "topic-"] {
            assert!(!page.contains(&format!(">{key}")), "a message is missing: {key}");
        }
    }
    let into = adoube(folder.path(), &["study", "fide-2009", "fide-2014", "--out", "folder"]);
    assert_eq!(into.status.code(), Some(0));
    let text = std::fs::read_to_string(folder.path().join("folder/study.md")).expect("the text");
    let named: Vec<&str> = text.split("](board-").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    assert!(named.len() >= 5);
    for name in named {
        let drawing = std::fs::read_to_string(folder.path().join(format!("folder/board-{name}"))).expect("a board");
        assert!(drawing.starts_with("<svg"));
    }
    let word = adoube(folder.path(), &["study", "fide-2009", "fide-2014", "--out", "study.docx"]);
    assert_eq!(word.status.code(), Some(0));
    let bytes = std::fs::read(folder.path().join("study.docx")).expect("the document");
    assert!(bytes.starts_with(b"PK"));
    // The same again, byte for byte.
    adoube(folder.path(), &["study", "fide-2009", "fide-2014", "--out", "again.docx", "--jobs", "1"]);
    assert_eq!(bytes, std::fs::read(folder.path().join("again.docx")).expect("the document"));
    let wrong = adoube(folder.path(), &["study", "fide-2009", "fide-2014", "--out", "study.pdf"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(err(&wrong).contains("study.pdf") && !folder.path().join("study.pdf").exists());
}

#[test]
fn a_draft_brings_its_reasons_into_the_study() {
    let folder = folder();
    let reasoned = DRAFT.replace(
        "    decides:",
        "    reason: { en: \"Arbiters asked for it.\", ru: \"Об этом просили арбитры.\" }\n    decides:",
    );
    write(folder.path(), "draft-x.yaml", &reasoned);
    for (lang, reason) in [("en", "Arbiters asked for it."), ("ru", "Об этом просили арбитры.")] {
        let args =
            ["study", "fide-2023", "draft-x", "--add-edition", "draft-x.yaml", "--out", "s.html", "--lang", lang];
        let output = adoube(folder.path(), &args);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        let page = std::fs::read_to_string(folder.path().join("s.html")).expect("the page");
        assert!(page.contains(reason) && !page.contains("class=\"fill\""), "{page}");
    }
}
