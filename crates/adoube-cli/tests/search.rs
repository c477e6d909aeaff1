//! Searches by whole commands: what they find, write, keep and join.

#![expect(clippy::expect_used, clippy::panic, reason = "a test or bench may panic")]

use std::path::Path;
use std::process::{Command, Output};

use common::{command, err, out};
use serde_json::Value;

mod common;

/// A few positions in which much can happen.
const FEW: &str = "shipped:castle-short,promote-or-take,pair-crossed,passant,mate-in-one,castle-960-next";

fn adoube(folder: &Path, args: &[&str]) -> Output {
    command(folder, args).output().expect("adoube runs")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn json(output: &Output) -> Value {
    serde_json::from_str(&out(output)).unwrap_or_else(|e| panic!("{e}: {}", err(output)))
}

/// The books of each outcome, sorted.
fn groups(outcomes: &Value, names: &str) -> Vec<Vec<String>> {
    let texts = |list: &Value| -> Vec<String> {
        list.as_array().expect("a list").iter().map(|t| t.as_str().expect("a text").to_owned()).collect()
    };
    let mut groups: Vec<_> = outcomes.as_array().expect("outcomes").iter().map(|o| texts(&o[names])).collect();
    groups.sort();
    groups
}

#[test]
fn every_class_is_a_file_that_holds_and_rules_the_same() {
    let folder = folder();
    let found = adoube(folder.path(), &["discover", "--positions", FEW, "--format", "json", "--write", "found/new"]);
    assert_eq!(found.status.code(), Some(0), "{}", err(&found));
    let found = json(&found);
    let classes = found["classes"].as_array().expect("classes");
    assert!(classes.len() > 30, "{}", classes.len());
    assert_eq!(found["complete"], true);
    let tested = adoube(folder.path(), &["test", "found/new"]);
    assert_eq!(tested.status.code(), Some(0), "{}", out(&tested));
    assert_eq!(out(&tested), format!("{} held, 0 failed, 0 unasserted\n", classes.len() * 15));
    let compared = json(&adoube(folder.path(), &["compare", "found/new", "--format", "json"]));
    let incidents = compared["incidents"].as_array().expect("incidents");
    assert_eq!(incidents.len(), classes.len());
    for class in classes {
        let incident = incidents.iter().find(|i| i["id"] == class["id"]).expect("its file");
        assert_eq!(groups(&class["outcomes"], "books"), groups(&incident["outcomes"], "editions"), "{}", class["id"]);
        assert!(class["sequences"].as_u64().is_some_and(|n| n > 0));
        for topic in class["topics"].as_array().expect("topics") {
            assert!(topic.as_str().is_some());
        }
        let told = incident["title"].as_str().expect("a title");
        assert!(told != class["id"], "{told}");
    }
    // Nothing but whole files is left behind.
    let files = std::fs::read_dir(folder.path().join("found/new")).expect("written");
    assert!(files.map(|f| f.expect("entry").path()).all(|p| p.extension().is_some_and(|e| e == "yaml")));
}

#[test]
fn threads_and_shards_give_the_same_bytes() {
    let folder = folder();
    let search = |more: &[&str]| {
        let args =
            [&["discover", "--positions", FEW, "--readings", "--editions", "fide-2005..fide-2017"], more].concat();
        let output = adoube(folder.path(), &args);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        output
    };
    for shard in ["1/3", "2/3", "3/3"] {
        let part = format!("{}.part", &shard[..1]);
        assert!(out(&search(&["--shard", shard, "--out-part", &part])).is_empty());
    }
    for format in ["terminal", "markdown", "json"] {
        let one = search(&["--jobs", "1", "--format", format, "--long"]);
        assert_eq!(out(&one), out(&search(&["--jobs", "2", "--format", format, "--long", "--resume", format])));
        let merged = adoube(folder.path(), &["merge", "3.part", "1.part", "2.part", "--format", format, "--long"]);
        assert_eq!(out(&one), out(&merged), "{}", err(&merged));
        // A whole search is a part like any other, and going on with it walks nothing again.
        assert_eq!(out(&one), out(&adoube(folder.path(), &["merge", format, "--format", format, "--long"])));
        assert_eq!(out(&one), out(&search(&["--resume", format, "--format", format, "--long"])));
    }
}

#[test]
fn what_does_not_belong_together_is_not_joined() {
    let folder = folder();
    let part = |name: &str, more: &[&str]| {
        let positions = "shipped:promote,passant";
        let args = [&["discover", "--positions", positions, "--out-part", name], more].concat();
        let output = adoube(folder.path(), &args);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    };
    let refused = |args: &[&str], wanted: &[&str]| {
        let output = adoube(folder.path(), args);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{args:?}");
        for words in wanted {
            assert!(err(&output).contains(words), "{args:?}: {}", err(&output));
        }
    };
    part("1.part", &["--shard", "1/4"]);
    part("3.part", &["--shard", "3/4"]);
    part("deep.part", &["--shard", "2/4", "--depth", "1"]);
    part("kinds.part", &["--shard", "2/4", "--events", "touch,claim"]);
    part("fide.part", &["--shard", "2/4", "--editions", "fide"]);
    part("drawn.part", &["--shard", "1/2", "--sample", "5000", "--seed", "3"]);
    part("readings.part", &["--shard", "2/4", "--readings"]);
    refused(&["merge", "1.part", "3.part"], &["2/4, 4/4"]);
    refused(&["merge", "1.part", "3.part", "1.part"], &["`1.part` and `1.part`"]);
    refused(&["merge", "1.part", "deep.part"], &["`deep.part`", "longest sequence: `1` there, `2` here"]);
    refused(&["merge", "1.part", "kinds.part"], &["kinds of events: `touch, claim` there"]);
    refused(&["merge", "1.part", "fide.part"], &["editions: `fide-1997, "]);
    refused(&["merge", "1.part", "drawn.part"], &["random sequences (seed): `5000 (3)` there, `-` here"]);
    refused(&["merge", "1.part", "readings.part"], &["rule books: `"]);
    let go_on = ["discover", "--positions", "shipped:promote,check-double", "--resume", "1.part"];
    refused(&go_on, &["positions: `passant "]);
    refused(&["discover", "--positions", "shipped:promote,passant", "--resume", "1.part"], &["shard: `1/4` there"]);
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("written");
    let good = std::fs::read_to_string(folder.path().join("1.part")).expect("a part");
    write("text", "no JSON");
    write("other", "{\"format\": \"adoube.comparison/1\"}");
    write("older", &good.replace("\"program\":\"", "\"program\":\"0.0."));
    write("parts", &good.replace("\"done\":[[", "\"done\":[[99999,99999],["));
    write("path", &good.replacen("\"path\":[", "\"path\":[60000,", 1));
    write("topic", &good.replacen("\"topics\":[\"", "\"topics\":[\"no-", 1));
    write("book", &good.replacen("\"groups\":[[0", "\"groups\":[[77", 1));
    write("edition", &good.replace("fide-1997", "fide-1900"));
    refused(&["merge", "text"], &["line 1, column 2 is no JSON"]);
    refused(&["merge", "other", "1.part"], &["`other` is no state of a search"]);
    refused(&["merge", "older", "1.part"], &["version of the program: `0.0."]);
    refused(&["merge", "parts"], &["`done`"]);
    refused(&["merge", "path"], &["`partings`"]);
    refused(&["merge", "topic"], &["`partings`"]);
    refused(&["merge", "book"], &["`partings`"]);
    refused(&["merge", "edition"], &["`fide-1900`", "--add-edition"]);
    refused(&["merge", "absent"], &["`absent`"]);
}

#[test]
fn equivalence_is_told_by_the_exit_status() {
    let folder = folder();
    let ask = |args: &[&str]| {
        let output = adoube(folder.path(), &[&["equivalent"], args, &["--positions", FEW]].concat());
        (output.status.code(), out(&output), err(&output))
    };
    let (code, text, _) = ask(&["fide-2017", "fide-2017"]);
    assert_eq!(code, Some(0));
    assert!(text.starts_with("No divergence in ") && text.contains("Domain: 6 positions"), "{text}");
    let (code, text, _) = ask(&["fide-2014", "fide-2017"]);
    assert_eq!(code, Some(1));
    assert!(text.contains("Domain: ") && text.contains("contact"), "{text}");
    // One topic, and one article: what is left is the same as in the first edition.
    assert_eq!(ask(&["fide-2014", "fide-2017", "--topic", "contact"]).0, Some(1));
    assert_eq!(ask(&["fide-2014", "fide-2017", "--topic", "has-the-move"]).0, Some(0));
    let (code, text, _) = ask(&["fide-2014", "fide-2017", "--article", "4.2.2"]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("contact"), "{text}");
    assert_eq!(ask(&["fide-2017/first-that-can", "fide-2017"]).0, Some(1));
    assert_eq!(ask(&["fide-2017/first-that-can", "fide-2017/first-that-can"]).0, Some(0));
    for (args, words) in [
        (&["fide-2017/frist-that-can", "fide-2017"][..], "first-that-can"),
        (&["fide-1997..fide-2005", "fide-2017"], "one is wanted"),
        (&["fide-2017", "fide-2018", "--topic", "contct"], "did you mean `contact`?"),
        (&["fide-2017", "fide-2018", "--article", "4.9.9"], "no provision `4.9.9`"),
    ] {
        let (code, text, told) = ask(args);
        assert_eq!((code, text.as_str()), (Some(2), ""), "{args:?}");
        assert!(told.contains(words), "{args:?}: {told}");
    }
}

#[test]
fn positions_of_ones_own_are_searched_and_what_is_wrong_is_told() {
    let folder = folder();
    let pgn = "[Event \"x\"]\n\n1. e4 e5 2. Ke2 Ke8 3. Nf3 *\n";
    std::fs::write(folder.path().join("mine.pgn"), pgn).expect("written");
    std::fs::write(folder.path().join("mine.fen"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n4k3/8/8 w - -\n").expect("written");
    let args = ["discover", "--positions", "mine.pgn", "mine.fen", "--depth", "1", "--format", "json"];
    let output = adoube(folder.path(), &args);
    assert_eq!(output.status.code(), Some(2), "what could be read is searched all the same");
    let ids: Vec<Value> =
        json(&output)["domain"]["positions"].as_array().expect("positions").iter().map(|p| p["id"].clone()).collect();
    assert_eq!(ids, ["mine-1-0", "mine-1-1", "mine-1-2", "mine-1-3", "mine-1"]);
    let told = err(&output);
    assert!(told.contains("mine.pgn:3:17") && told.contains("`Ke8`"), "{told}");
    assert!(told.contains("mine.fen:2:1"), "{told}");
    for wrong in [
        &["discover", "--positions", "absent.fen"][..],
        &["discover", "--positions", "shipped:promte"],
        &["discover", "--events", "touch,clam"],
        &["discover", "--topic", "contct"],
        &["discover", "--depth", "0"],
        &["discover", "--shard", "4/3", "--out-part", "x"],
        &["discover", "--shard", "1/3"],
        &["discover", "--seed", "3"],
    ] {
        let output = adoube(folder.path(), wrong);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{wrong:?}");
        assert!(!err(&output).is_empty());
    }
}

#[test]
fn readings_and_topics_are_marked_and_random_sequences_say_so() {
    let folder = folder();
    let base = ["discover", "--positions", FEW, "--format", "json"];
    let found = |more: &[&str]| json(&adoube(folder.path(), &[&base[..], more].concat()));
    let (plain, read) = (found(&[]), found(&["--readings"]));
    let by = |value: &Value, who: &str| {
        value["classes"].as_array().expect("classes").iter().filter(|c| c["by"] == who).count()
    };
    assert_eq!(by(&plain, "readings"), 0);
    assert!(by(&read, "readings") > 0 && by(&read, "editions") >= by(&plain, "editions"));
    let one = found(&["--topic", "resignation"]);
    let classes = one["classes"].as_array().expect("classes");
    assert!(!classes.is_empty() && classes.len() < one["all"].as_u64().expect("a number") as usize);
    assert!(classes.iter().all(|c| c["topics"].as_array().is_some_and(|t| t.iter().any(|t| t == "resignation"))));
    let draw = ["--sample", "9000", "--depth", "4", "--seed"];
    let drawn = |seed: &str| out(&adoube(folder.path(), &[&base[..3], &draw, &[seed]].concat()));
    assert!(drawn("1") == drawn("1") && drawn("1") != drawn("2"));
    assert!(drawn("1").contains("Only what was drawn was looked at"));
    // The unfolded search counts the same and finds the same.
    let folded = adoube(folder.path(), &["discover", "--positions", "shipped:immobile-own"]);
    let unfolded = adoube(folder.path(), &["discover", "--positions", "shipped:immobile-own", "--unfolded"]);
    let rest = |output: &Output| out(output).split_once("The whole domain").expect("complete").1.to_owned();
    assert_eq!(rest(&folded), rest(&unfolded));
    assert!(out(&folded).contains("folded into them") && out(&unfolded).contains("each of them ruled"));
}

#[cfg(unix)]
#[test]
fn a_stopped_search_says_so_and_goes_on() {
    let folder = folder();
    // Long enough to be stopped in the middle on any machine.
    let kinds = "touch,release,steps,adjust,press,remove,claim,put,wishless";
    let args = ["discover", "--positions", "shipped:promote", "--depth", "4", "--jobs", "1", "--events", kinds];
    let whole = adoube(folder.path(), &args);
    let mut stopped = None;
    // A signal that came before the program listened, or after it was done, is sent later or earlier the next time.
    for wait in [300, 700, 1500, 100, 30, 3000] {
        let child = command(folder.path(), &[&args[..], &["--resume", "kept"]].concat())
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("adoube starts");
        std::thread::sleep(std::time::Duration::from_millis(wait));
        let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
        let output = child.wait_with_output().expect("adoube ends");
        if killed.success() && output.status.code() == Some(130) {
            stopped = Some(output);
            break;
        }
        let _ = std::fs::remove_file(folder.path().join("kept"));
    }
    let stopped = stopped.expect("one of the searches was stopped");
    assert!(out(&stopped).starts_with("PARTIAL: ") && out(&stopped).contains("parts of the domain were searched"));
    assert!(err(&stopped).contains("stopped: "), "{}", err(&stopped));
    let unfinished = adoube(folder.path(), &["merge", "kept"]);
    assert_eq!(unfinished.status.code(), Some(2));
    assert!(err(&unfinished).contains("is not finished"), "{}", err(&unfinished));
    let rest = adoube(folder.path(), &[&args[..], &["--resume", "kept"]].concat());
    assert_eq!((rest.status.code(), out(&rest)), (Some(0), out(&whole)));
}

#[test]
fn a_document_may_hold_findings_but_may_not_write_files() {
    let folder = folder();
    let page = "<!-- adoube: discover --positions shipped:promote --depth 1 -->\n<!-- /adoube -->\n";
    std::fs::write(folder.path().join("a.md"), page).expect("written");
    assert_eq!(adoube(folder.path(), &["docs", "a.md"]).status.code(), Some(0));
    let text = std::fs::read_to_string(folder.path().join("a.md")).expect("a page");
    assert!(text.contains("| What decides | Outcomes | Smallest witness |"), "{text}");
    assert_eq!(adoube(folder.path(), &["docs", "--check", "a.md"]).status.code(), Some(0));
    for option in ["--write x", "--resume x", "--out-part x"] {
        let page = page.replace("--depth 1", option);
        std::fs::write(folder.path().join("b.md"), &page).expect("written");
        assert_eq!(adoube(folder.path(), &["docs", "b.md"]).status.code(), Some(2), "{option}");
        assert!(!folder.path().join("x").exists());
    }
}
