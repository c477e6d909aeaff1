//! Whole commands: what they print, where, and how they end.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use adoube_core::incident::competition::Matter;
use adoube_core::incident::{Act, Event};

fn adoube(args: &[&str]) -> Output {
    adoube_fed(args, "")
}

fn adoube_fed(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(args)
        .env_remove("LANG")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("ADOUBE_LANG")
        .env("COLUMNS", "100")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("adoube starts");
    let mut stdin = child.stdin.take().expect("stdin");
    let text = input.to_owned();
    // A command that does not read its input closes it: that is no fault of the test.
    let feed = std::thread::spawn(move || {
        let _ = stdin.write_all(text.as_bytes());
    });
    let output = child.wait_with_output().expect("adoube ends");
    feed.join().expect("fed");
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("no signal")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("written");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8 path")
}

const OWN: &str = "id: own-incident\ntitle: { en: \"Own\", ru: \"Свой\" }\nposition:\n  fen: \"6k1/8/8/3n4/8/4B3/8/3R2K1 w - - 0 1\"\nevents:\n  - touch: e3\n  - touch: d5\n";

#[test]
fn the_main_job_runs_without_arguments_in_both_languages() {
    for lang in ["en", "ru"] {
        let done = adoube(&["compare", "--lang", lang]);
        assert_eq!(code(&done), 0, "{}", err(&done));
        for line in out(&done).lines() {
            // The footer repeats the command line as it was.
            assert!(line.chars().count() <= 100, "{lang}: {line}");
        }
        assert!(out(&done).contains("1997"));
    }
}

#[test]
fn every_shipped_expectation_holds() {
    let done = adoube(&["test"]);
    let printed = out(&done);
    let last = printed.lines().last().expect("a last line");
    assert!(last.ends_with(" held, 0 failed, 0 unasserted"), "{printed}");
    assert_eq!(code(&done), 0);
}

#[test]
fn a_failed_expectation_shows_both_sides_and_ends_with_1() {
    let folder = folder();
    let path = write(folder.path(), "own.yaml", &format!("{OWN}expect:\n  fide-2023: {{ status: made }}\n"));
    let done = adoube(&["test", text(&path)]);
    assert_eq!(code(&done), 1, "{}", err(&done));
    assert!(out(&done).contains("expected: made") && out(&done).contains("ruled: open"), "{}", out(&done));
    assert!(out(&done).ends_with("0 held, 1 failed, 14 unasserted\n"));
}

#[test]
fn a_misspelt_word_is_told_with_place_caret_and_nearest_name() {
    let folder = folder();
    let path = write(folder.path(), "own.yaml", &OWN.replace("touch: e3", "tuch: e3"));
    for (lang, nearest) in [("en", "touch"), ("ru", "touch")] {
        let done = adoube(&["compare", text(&path), "--lang", lang]);
        assert_eq!(code(&done), 2);
        let told = err(&done);
        assert!(told.contains("own.yaml:6:"), "{told}");
        assert!(told.contains("tuch: e3") && told.contains('^') && told.contains(nearest), "{told}");
    }
}

#[test]
fn good_files_are_used_beside_bad_ones() {
    let folder = folder();
    write(folder.path(), "bad.yaml", &OWN.replace("d5", "d9").replace("own-incident", "bad-incident"));
    write(folder.path(), "good.yaml", OWN);
    let done = adoube(&["compare", text(folder.path()), "--all", "--format", "json"]);
    assert_eq!(code(&done), 2);
    assert!(out(&done).contains("own-incident") && !out(&done).contains("bad-incident"));
}

#[test]
fn a_stream_answers_line_by_line_and_names_the_line_that_it_cannot_read() {
    let good = "{\"id\":\"one\",\"events\":[{\"touch\":\"e2\"}]}";
    let bad = "{\"id\":\"two\",\"events\":[{\"touch\":\"e9\"}]}";
    let done = adoube_fed(&["compare", "-", "--format", "jsonl"], &format!("{good}\n{bad}\n{good}\n"));
    let lines: Vec<serde_json::Value> =
        out(&done).lines().map(|l| serde_json::from_str(l).expect("an object a line")).collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0]["rulings"]["fide-2023"]["ruling"]["permitted"].is_array());
    assert_eq!(lines[1]["id"], "two");
    assert_eq!(lines[1]["error"]["line"], 2);
    assert!(lines[1]["error"]["column"].as_u64().is_some_and(|c| c > 1));
    assert_eq!(code(&done), 2);
}

#[test]
fn bad_usage_ends_with_2_and_says_what_fits() {
    for (args, words) in [
        (&["compare", "--editons", "fide"][..], "--editions"),
        (&["comapre"][..], "compare"),
        (&["compare", "--format", "pdf"][..], "markdown"),
        (&["compare", "--editions", "fide-2108"][..], "fide-2018"),
        (&["compare", "--on", "1990-01-01"][..], "1990"),
        (&["show", "no-such-thing"][..], "no-such-thing"),
        (&["explain", "no-such-thing"][..], "no-such-thing"),
        (&["compare", "castlng"][..], "`castling`?"),
        (&["compare", "--theme", "castlng"][..], "`castling`?"),
        (&["compare", "castling", "scenarios/tuching"][..], "`touching`?"),
        (&["explain", "rook-first-then-castled-shrt"][..], "`rook-first-then-castled-short`?"),
        (&["show", "fide-2108"][..], "`fide-2018`?"),
        (&["compare", "no-such-file.yaml"][..], "no-such-file.yaml"),
    ] {
        for lang in ["en", "ru"] {
            let done = adoube(&[args, &["--lang", lang]].concat());
            assert_eq!(code(&done), 2, "{args:?}: {}", err(&done));
            assert!(err(&done).contains(words), "{args:?} {lang}: {}", err(&done));
            assert!(!err(&done).contains("panicked"));
        }
    }
}

#[test]
fn an_output_file_is_whole_or_absent() {
    let folder = folder();
    let page = folder.path().join("page.html");
    let done = adoube(&["compare", "--format", "html", "--output", text(&page)]);
    assert_eq!(code(&done), 0, "{}", err(&done));
    assert!(std::fs::read_to_string(&page).expect("page").trim_end().ends_with("</html>"));
    let names: Vec<_> = std::fs::read_dir(folder.path()).expect("folder").collect();
    assert_eq!(names.len(), 1, "no temporary file is left");
    let nowhere = folder.path().join("no/such/folder/page.html");
    assert_eq!(code(&adoube(&["compare", "-f", "html", "-o", text(&nowhere)])), 2);
}

#[test]
fn an_edition_of_ones_own_amends_a_shipped_one() {
    let folder = folder();
    let draft = "id: my-draft\ntitle: { en: \"Draft\", ru: \"Проект\" }\nauthority: ME\nlanguage: en\nkind: draft\nin-force: { from: \"2030-01-01\" }\namends: fide-2023\nprovisions:\n  - article: \"4.3.1\"\n    gist: { en: \"Only the first unit counts.\", ru: \"Считается только первая фигура.\" }\n    decides:\n      own-touched: { policy: first-own-only }\n    evidence: { grade: seen, source: \"draft\" }\n";
    let path = write(folder.path(), "my-draft.yaml", draft);
    assert_eq!(code(&adoube(&["check", text(&path)])), 0);
    let args = ["compare", "--add-edition", text(&path), "--editions", "fide-2023,my-draft", "--format", "json"];
    let done = adoube(&args);
    assert_eq!(code(&done), 0, "{}", err(&done));
    let comparison: serde_json::Value = serde_json::from_str(&out(&done)).expect("JSON");
    let parting: Vec<_> = comparison["incidents"]
        .as_array()
        .expect("incidents")
        .iter()
        .filter(|i| i["diverges"] == true)
        .map(|i| i["id"].as_str().expect("id").to_owned())
        .collect();
    assert!(parting.contains(&"pinned-bishop-then-the-rook".to_owned()), "{parting:?}");
    // Mistakes in it are told with the nearest name.
    let wrong = write(folder.path(), "my-draft.yaml", &draft.replace("first-own-only", "frist-own-only"));
    let done = adoube(&["check", text(&wrong)]);
    assert_eq!(code(&done), 1, "{}", err(&done));
    assert!(err(&done).contains("first-own-only"), "{}", err(&done));
}

#[test]
fn divergence_ends_with_1_only_when_asked() {
    let args = ["compare", "castling", "--editions", "fide-1997,fide-2023"];
    assert_eq!(code(&adoube(&args)), 0);
    assert_eq!(code(&adoube(&[&args[..], &["--fail-on-divergence"]].concat())), 1);
}

#[test]
fn a_closed_pipe_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["compare", "--all", "--format", "json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("adoube starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("adoube ends");
    assert_eq!(code(&output), 0);
    assert_eq!(err(&output), "");
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    for format in ["terminal", "markdown", "html", "csv", "json", "jsonl"] {
        let args = ["compare", "--all", "--format", format];
        assert_eq!(adoube(&args).stdout, adoube(&args).stdout, "{format}");
    }
}

#[test]
fn colour_never_carries_meaning_alone() {
    let plain = out(&adoube(&["compare", "castling"]));
    let coloured = out(&adoube(&["compare", "castling", "--color", "always"]));
    let mut stripped = String::new();
    let mut rest = coloured.as_str();
    while let Some(at) = rest.find('\u{1b}') {
        stripped.push_str(&rest[..at]);
        rest = rest[at..].split_once('m').map_or("", |(_, rest)| rest);
    }
    stripped.push_str(rest);
    let body = |text: &str| text.replace(" --color always", "");
    assert_eq!(body(&plain), body(&stripped));
}

#[test]
fn lists_shows_schemas_and_completions_work() {
    for args in [
        &["list", "editions"][..],
        &["list", "scenarios"],
        &["list", "topics"],
        &["list", "policies"],
        &["list", "policies", "--format", "json"],
        &["show", "ru-2010-738"],
        &["show", "fide-2023", "--format", "markdown"],
        &["show", "pinned-bishop-then-the-rook"],
        &["show", "pinned-bishop-then-the-rook", "--ascii"],
        &["show", "pinned-bishop-then-the-rook", "--format", "svg"],
        &["explain", "pinned-bishop-then-the-rook"],
        &["explain", "pinned-bishop-then-the-rook", "--edition", "fide"],
        &["explain", "pinned-bishop-then-the-rook", "--between", "fide-2014", "ru-2014-1093"],
        &["explain", "pinned-bishop-then-the-rook", "--format", "json"],
        &["schema", "incident"],
        &["schema", "edition"],
        &["schema", "comparison"],
        &["completions", "bash"],
        &["check", "--coverage"],
        &["--help"],
        &["compare", "--help"],
        &["--version"],
    ] {
        for lang in ["en", "ru"] {
            let done = adoube(&[args, &["--lang", lang]].concat());
            assert_eq!(code(&done), 0, "{args:?} {lang}: {}", err(&done));
            assert!(!out(&done).is_empty(), "{args:?} {lang}");
        }
    }
}

/// Whether a shipped incident tells of moves that it does not name.
fn passes(id: &serde_json::Value) -> bool {
    let scenarios = &adoube_catalog::Library::shipped().scenarios;
    let passes = |event: &Event| matches!(&event.act, Act::Competition(matter) if matches!(**matter, Matter::Pass(_)));
    scenarios.iter().any(|s| *id == *s.id && s.events.iter().any(passes))
}

#[test]
fn the_comparison_keeps_to_its_schema_and_the_contract() {
    let schema: serde_json::Value = serde_json::from_str(&out(&adoube(&["schema", "comparison"]))).expect("JSON");
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let comparison: serde_json::Value =
        serde_json::from_str(&out(&adoube(&["compare", "--all", "--format", "json"]))).expect("JSON");
    let faults: Vec<String> =
        validator.iter_errors(&comparison).map(|e| format!("{} {e}", e.instance_path())).collect();
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!(comparison["format"], "adoube.comparison/1");
    assert_eq!(comparison["editions"].as_array().map(Vec::len), Some(13));
    for incident in comparison["incidents"].as_array().expect("incidents") {
        let rulings = incident["rulings"].as_object().expect("rulings");
        assert_eq!(rulings.len(), 13);
        let grouped: usize = incident["outcomes"]
            .as_array()
            .expect("outcomes")
            .iter()
            .map(|o| o["editions"].as_array().map_or(0, Vec::len))
            .sum();
        assert_eq!(grouped, 13, "each edition has one outcome");
        for ruled in rulings.values() {
            let ruling = &ruled["ruling"];
            for field in ["turn", "status", "move", "permitted", "breach", "claims", "sanctions", "result", "certainty"]
            {
                assert!(ruling.get(field).is_some(), "{} lacks {field}", incident["id"]);
            }
            let waits = ruling["status"] == "open" || ruling["status"] == "bound";
            let permitted = ruling["permitted"].as_array().expect("permitted");
            // After moves that the file does not tell (`pass`) no move can be named.
            if !(waits && permitted.is_empty() && passes(&incident["id"])) {
                assert_eq!(permitted.is_empty(), !waits, "{}", incident["id"]);
            }
            let texts: Vec<&str> = permitted.iter().filter_map(|m| m.as_str()).collect();
            assert!(texts.is_sorted(), "{}", incident["id"]);
        }
    }
}
