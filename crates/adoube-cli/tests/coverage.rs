//! `coverage` and `distinguish`: what they print, and how they end.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn adoube(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    command.args(args).env_remove("ADOUBE_LANG").env("LC_ALL", "C").env("COLUMNS", "100");
    command.output().expect("adoube runs")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn json(args: &[&str]) -> Value {
    let output = adoube(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// An incident whose expectation is not what the edition rules, and one that leaves out what would tell.
fn incidents(folder: &Path) {
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("written");
    write("wrong.yaml", "id: wrong\nevents:\n  - touch: g1\nexpect:\n  \"*\": { status: open, permitted: [e2e4] }\n");
    write(
        "both-hands.yaml",
        "id: both-hands\nevents:\n  - { release: e2, at: e4, hands: two }\nexpect:\n  \"*\": { status: made }\n",
    );
}

#[test]
fn every_provision_is_exercised_and_the_score_comes_last() {
    let output = adoube(&["coverage", "--mutants"]);
    assert_eq!(output.status.code(), Some(0));
    let text = out(&output);
    assert!(!text.contains("no incident"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 100), "wider than 100 columns");
    let last = text.lines().last().expect("a last line");
    let score = json(&["coverage", "--mutants", "--format", "json"])["score"].clone();
    let (killed, all) = (score["killed"].as_u64().expect("killed"), score["mutants"].as_u64().expect("mutants"));
    let wanted = format!(
        "{killed} of {all} mutants killed, one of them by the certainty of a ruling alone; {} survive.",
        all - killed
    );
    assert_eq!(last, wanted);
}

#[test]
fn json_names_what_the_table_leaves_out() {
    let value = json(&["coverage", "castling", "--editions", "fide-2023", "--mutants", "--format", "json"]);
    assert_eq!(value["format"], "adoube.coverage/1");
    let provisions = value["editions"][0]["provisions"].as_array().expect("provisions");
    let of = |article: &str| provisions.iter().find(|p| p["article"] == article).expect("article");
    assert_eq!(of("5.1.2")["incidents"], serde_json::json!([]));
    let barred = of("4.4.2")["incidents"].as_array().expect("incidents");
    assert!(barred.iter().any(|id| id == "rook-first-then-castled-short"));
    // Every mutant of the castling clause is told with its incident; what castling cannot tell survives, and the search
    // says what would.
    let fates = |article: &str| {
        let mutants = of(article)["mutants"].as_array().expect("mutants").clone();
        mutants.iter().map(|m| m["fate"].as_str().expect("fate").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(fates("4.4.2"), ["killed", "killed"]);
    assert_eq!(fates("5.1.2"), ["found"]);
    assert!(of("5.1.2")["mutants"][0]["witness"].as_str().expect("a witness").contains("resigns"));
    // Without --mutants nothing is said of them.
    let plain = json(&["coverage", "castling", "--editions", "fide-2023", "--format", "json"]);
    assert!(plain["score"].is_null() && plain["editions"][0]["provisions"][0]["mutants"].is_null());
}

#[test]
fn expectations_that_do_not_hold_judge_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    incidents(folder.path());
    let folder = folder.path().to_str().expect("UTF-8");
    let output = adoube(&["coverage", folder, "--editions", "fide-2023", "--mutants"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr.clone()).expect("UTF-8");
    assert!(told.contains("fide-2023") && told.contains("one incident is not ruled as expected"), "{told}");
    // The move with both hands comes out otherwise under the mutant, and no expectation says a word of it.
    let text = out(&output).replace(['│', '\n'], " ").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("both-hands comes out otherwise"), "{text}");
}

#[test]
fn few_incidents_tell_all_editions_apart() {
    let value = json(&["distinguish", "--format", "json"]);
    assert_eq!(value["format"], "adoube.distinguish/1");
    assert_eq!(value["proof"], "minimal");
    assert_eq!(value["alike"], serde_json::json!([["fide-2017", "ru-2017-fomin"]]));
    let incidents = value["incidents"].as_array().expect("incidents");
    let news: u64 = incidents.iter().map(|i| i["new-pairs"].as_u64().expect("number")).sum();
    assert_eq!(Some(news), value["told-apart"].as_u64());
    // The outcomes really tell every pair apart but those.
    let editions = value["editions"].as_array().expect("editions");
    let place = |incident: &Value, id: &Value| {
        let holds = |o: &Value| o["editions"].as_array().expect("editions").iter().any(|e| e["id"] == *id);
        incident["outcomes"].as_array().expect("outcomes").iter().position(holds).expect("each edition has an outcome")
    };
    let apart = |a: &Value, b: &Value| incidents.iter().any(|i| place(i, a) != place(i, b));
    let mut alike = Vec::new();
    for (index, one) in editions.iter().enumerate() {
        for other in editions.iter().skip(index + 1).filter(|other| !apart(one, other)) {
            alike.push((one.as_str().expect("id"), other.as_str().expect("id")));
        }
    }
    assert_eq!(alike, [("fide-2017", "ru-2017-fomin")]);
}

#[test]
fn nothing_to_tell_apart_is_said() {
    let two = out(&adoube(&["distinguish", "--editions", "fide-2017,ru-2017-fomin"]));
    assert!(two.contains("Nothing tells these 2 editions apart") && two.contains("0 of 1 pairs"), "{two}");
    assert!(!two.contains("No smaller set"), "{two}");
    let one = out(&adoube(&["distinguish", "--editions", "fide-2023", "--lang", "ru"]));
    assert!(one.contains("Редакция одна: различать нечего"), "{one}");
}

#[test]
fn bad_usage_is_told() {
    for args in [
        &["coverage", "--editions", "fide-2022"][..],
        &["distinguish", "--editions", "nobody"],
        &["distinguish", "no-such-incident"],
        &["coverage", "--format", "csv"],
    ] {
        let output = adoube(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!output.stderr.is_empty(), "{args:?}");
    }
}
