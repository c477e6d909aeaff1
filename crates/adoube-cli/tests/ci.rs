//! Output for servers that build and check, the hooks, and the driver for git.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::path::Path;
use std::process::{Command, Output};

use quick_xml::events::Event;
use serde_json::Value;

/// An edition is misspelled, and one expectation is wrong in two fields.
const BAD: &str = "id: bad\nevents:\n  - tuch: e2\n";
const WRONG: &str = "id: wrong\ntitle: { en: \"A <b> & 50 %\", ru: \"Ё\" }\nevents:\n  - touch: e2\nexpect:\n  \
                     fide-2023: { permitted: [d2d4], status: made }\n  fide-2018: { status: open }\n";

fn adoube(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(args)
        .current_dir(folder)
        .env_remove("ADOUBE_LANG")
        .env("LC_ALL", "C")
        .env("COLUMNS", "100")
        .env("GITHUB_STEP_SUMMARY", folder.join("summary.md"))
        .output()
        .expect("adoube runs")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("scenarios")).expect("a folder");
    std::fs::write(folder.path().join("scenarios/bad.yaml"), BAD).expect("written");
    std::fs::write(folder.path().join("scenarios/wrong.yaml"), WRONG).expect("written");
    folder
}

#[test]
fn annotations_have_places_and_the_summary_grows() {
    let folder = folder();
    let summary = || std::fs::read_to_string(folder.path().join("summary.md")).unwrap_or_default();
    let check = adoube(folder.path(), &["check", "scenarios", "--format", "github"]);
    assert_eq!(check.status.code(), Some(1));
    let told = out(&check);
    let first = told.lines().next().expect("an annotation");
    assert!(
        first.starts_with("::error file=scenarios/bad.yaml,line=3,col=5,title=error::unknown event `tuch`"),
        "{told}"
    );
    assert!(summary().contains("| scenarios/bad.yaml:3:5 | error | unknown event `tuch`"), "{}", summary());

    let test = adoube(folder.path(), &["test", "scenarios", "--format", "github", "--editions", "fide-2018,fide-2023"]);
    assert_eq!(test.status.code(), Some(2), "a file could not be read");
    let told = out(&test);
    let failed = told.lines().find(|l| l.contains("wrong.yaml")).expect("the failure");
    let place = "::error file=scenarios/wrong.yaml,line=6,title=wrong · fide-2023::status: ";
    assert!(failed.starts_with(place) && failed.contains("%0Apermitted: "), "{told}");
    assert!(told.ends_with("1 held, 1 failed, 0 unasserted\n"), "{told}");
    assert!(summary().contains("### adoube: 1 held, 1 failed, 0 unasserted"), "{}", summary());

    let compare = adoube(folder.path(), &["compare", "castling", "-f", "github", "--fail-on-divergence"]);
    assert_eq!(compare.status.code(), Some(1));
    let told = out(&compare);
    assert!(told.contains("::error file=scenarios/castling/"), "{told}");
    assert!(summary().contains("| Incident | FIDE: "), "the table stands in the summary");
    assert!(summary().starts_with("### adoube: "), "what stood there before stays");
}

#[test]
fn junit_counts_what_the_terminal_counts() {
    let folder = folder();
    std::fs::remove_file(folder.path().join("scenarios/bad.yaml")).expect("removed");
    let report = adoube(folder.path(), &["test", "scenarios", "--format", "junit"]);
    assert_eq!(report.status.code(), Some(1));
    let xml = out(&report);
    let mut reader = quick_xml::Reader::from_str(&xml);
    let (mut cases, mut failures, mut skipped) = (0, 0, 0);
    loop {
        match reader.read_event().expect("well-formed XML") {
            Event::Start(tag) | Event::Empty(tag) => match tag.name().as_ref() {
                "testcase" => cases += 1,
                "failure" => failures += 1,
                "skipped" => skipped += 1,
                _ => {}
            },
            Event::Eof => break,
            _ => {}
        }
    }
    assert_eq!((cases, failures, skipped), (15, 1, 13));
    assert!(
        xml.contains("<testsuites name=\"adoube\" tests=\"15\" failures=\"1\" errors=\"0\" skipped=\"13\">"),
        "{xml}"
    );
    assert!(xml.contains("file=\"scenarios/wrong.yaml\" line=\"6\""), "{xml}");
    let plain = out(&adoube(folder.path(), &["test", "scenarios"]));
    assert!(plain.ends_with("1 held, 1 failed, 13 unasserted\n"), "{plain}");
    // What cannot be read is an error of its own.
    std::fs::write(folder.path().join("scenarios/bad.yaml"), BAD).expect("written");
    let report = adoube(folder.path(), &["test", "scenarios", "--format", "junit"]);
    assert!(
        out(&report).contains("<error type=\"diag-event-unknown\" message=\"unknown event `tuch`"),
        "{}",
        out(&report)
    );
}

/// The schema of SARIF 2.1.0, which comes with the library that reads it here.
fn sarif_schema() -> Value {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo metadata runs");
    let metadata: Value = serde_json::from_slice(&metadata.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let package = packages.iter().find(|p| p["name"] == "serde-sarif").expect("serde-sarif");
    let manifest = Path::new(package["manifest_path"].as_str().expect("a path")).to_path_buf();
    let schema = std::fs::read_to_string(manifest.with_file_name("src").join("schema.json")).expect("the schema");
    // A pattern for languages, which are not written here, has a bracket too many and is no regular expression.
    serde_json::from_str(&schema.replace("{2}]?$", "{2}$")).expect("JSON")
}

#[test]
fn sarif_is_valid_and_has_the_places() {
    let folder = folder();
    let valid = jsonschema::validator_for(&sarif_schema()).expect("a schema");
    for (paths, results) in [(vec!["check", "scenarios", "-f", "sarif"], 1), (vec!["check", "-f", "sarif"], 0)] {
        let log = out(&adoube(folder.path(), &paths));
        let value: Value = serde_json::from_str(&log).expect("JSON");
        let faults: Vec<String> = valid.iter_errors(&value).map(|e| e.to_string()).collect();
        assert!(faults.is_empty(), "{faults:?}");
        let read: serde_sarif::sarif::Sarif = serde_json::from_str(&log).expect("SARIF");
        assert_eq!(read.runs[0].results.as_ref().map(Vec::len), Some(results));
        if results > 0 {
            let place = &value["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
            assert_eq!(place["artifactLocation"]["uri"], "scenarios/bad.yaml");
            assert_eq!(place["region"], serde_json::json!({ "startLine": 3, "startColumn": 5, "endColumn": 9 }));
        }
    }
    let both = adoube(folder.path(), &["check", "--coverage", "-f", "sarif"]);
    assert_eq!(both.status.code(), Some(2));
}

#[test]
fn hooks_run_commands_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let hooks = std::fs::read_to_string(root.join(".pre-commit-hooks.yaml")).expect("the hooks");
    let entries: Vec<&str> = hooks.lines().filter_map(|l| l.trim().strip_prefix("entry: adoube ")).collect();
    assert_eq!(entries.len(), hooks.matches("- id: ").count());
    for entry in entries {
        let file = if entry.starts_with("docs") { "README.md" } else { "scenarios/castling" };
        let args: Vec<&str> = entry.split(' ').chain([file]).collect();
        let done = adoube(&root, &args);
        assert_eq!(done.status.code(), Some(0), "{entry}: {}", String::from_utf8_lossy(&done.stderr));
    }
    let _ = std::fs::remove_file(root.join("summary.md"));
}

fn git(folder: &Path, args: &[&str]) -> String {
    let done = Command::new("git")
        .args(["-c", "user.name=a", "-c", "user.email=a@example.org"])
        .arg("-c")
        .arg(format!("diff.adoube.command='{}' diff-driver", env!("CARGO_BIN_EXE_adoube")))
        .args(args)
        .current_dir(folder)
        .env_remove("ADOUBE_LANG")
        .env("LC_ALL", "C")
        .env("COLUMNS", "100")
        .output()
        .expect("git runs");
    assert!(done.status.success(), "git {args:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).expect("UTF-8")
}

#[test]
fn git_shows_which_rulings_a_change_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../editions");
    std::fs::create_dir(folder.path().join("editions")).expect("a folder");
    for name in ["fide-2017.yaml", "fide-2018.yaml"] {
        std::fs::copy(shipped.join(name), folder.path().join("editions").join(name)).expect("copied");
    }
    std::fs::write(folder.path().join(".gitattributes"), "editions/*.yaml diff=adoube\n").expect("written");
    std::fs::write(folder.path().join("editions/notes.yaml"), "a: 1\n").expect("written");
    git(folder.path(), &["init", "-q"]);
    git(folder.path(), &["add", "-A"]);
    git(folder.path(), &["commit", "-qm", "one"]);
    assert_eq!(git(folder.path(), &["diff"]), "");

    let path = folder.path().join("editions/fide-2017.yaml");
    let text = std::fs::read_to_string(&path).expect("the edition");
    assert!(text.contains("presumed-intended"), "the clause of 4.2.2");
    std::fs::write(&path, text.replacen("policy: presumed-intended", "policy: intended-touch", 1)).expect("written");
    std::fs::write(folder.path().join("editions/notes.yaml"), "a: 2\n").expect("written");
    let told = git(folder.path(), &["diff"]);
    assert!(
        told.contains("-      contact: { policy: presumed-intended }") || told.contains("intended-touch"),
        "{told}"
    );
    assert!(told.contains("What the change of fide-2017 does"), "{told}");
    assert!(told.contains("contact: presumed-intended") && told.contains("contact: intended-touch"), "{told}");
    assert!(told.contains("knight-centred-silently-") && told.contains("rulings move"), "{told}");
    assert!(told.contains("Through it fide-2018 changes as well"), "{told}");
    // What is no edition is compared as text, and a file that comes or goes is no fault.
    assert!(told.contains("+++ b/editions/notes.yaml\n@@ -1 +1 @@\n-a: 1\n+a: 2\n"), "{told}");
    std::fs::write(&path, "id: fide-2017\nauthority: [\n").expect("written");
    assert!(git(folder.path(), &["diff"]).contains("cannot be read"));
    std::fs::remove_file(&path).expect("removed");
    assert!(git(folder.path(), &["diff"]).contains("-id: fide-2017"));
}
