//! `adoube docs`: tables between markers in documents.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use common::{command, err, out};

mod common;

const PAGE: &str = "# Page\n\nWrite `<!-- adoube: list topics -->`.\n\n\
                    <!-- adoube: compare scenarios/castling --editions ru-2010-738,ru-2014-1093 -->\nold\n<!-- /adoube -->\n\n\
                    ```\n<!-- adoube: list topics -->\n<!-- /adoube -->\n```\n\n\
                    - <!-- adoube: list editions --lang ru -->\n  <!-- /adoube -->\n\n\
                    <!-- adoube: concord fide-2014 fide-2017 --article 4.2 -->\n\n<!-- /adoube -->\ntail without end";

fn adoube(folder: &Path, args: &[&str]) -> Output {
    // What is in a document does not hang on the terminal.
    command(folder, args).env("COLUMNS", "60").output().expect("adoube runs")
}

fn written(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("written");
    path
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a document")
}

#[test]
fn tables_are_renewed_and_a_second_run_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = written(folder.path(), "page.md", PAGE);
    let done = adoube(folder.path(), &["docs", "page.md"]);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    let first = text(&page);
    assert!(first.contains("| Incident | 2010 No.738 | 2014 No.1093 |"), "{first}");
    assert!(first.contains("  | Имя | Название |") && first.contains("| 4.2 | renumbered | 4.2.1 |"), "{first}");
    assert!(!first.contains("\nold\n") && first.ends_with("<!-- /adoube -->\ntail without end"));
    assert!(first.contains("```\n<!-- adoube: list topics -->\n<!-- /adoube -->\n```"), "code is left alone");
    let stamp = std::fs::metadata(&page).and_then(|m| m.modified()).expect("a time");
    let done = adoube(folder.path(), &["docs", "page.md"]);
    assert_eq!((done.status.code(), text(&page)), (Some(0), first.clone()));
    assert_eq!(std::fs::metadata(&page).and_then(|m| m.modified()).expect("a time"), stamp, "not even written");
    assert_eq!(adoube(folder.path(), &["docs", "page.md", "--check"]).status.code(), Some(0));
    // What is in a document does not hang on the terminal.
    let wide = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["docs", "page.md", "--check", "--color", "always"])
        .current_dir(folder.path())
        .env("LC_ALL", "C")
        .env("COLUMNS", "200")
        .output()
        .expect("adoube runs");
    assert_eq!(wide.status.code(), Some(0), "{}", out(&wide));
}

#[test]
fn check_prints_a_patch_and_writes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = written(folder.path(), "page.md", PAGE);
    let done = adoube(folder.path(), &["docs", "--check", "page.md"]);
    assert_eq!(done.status.code(), Some(1), "{}", err(&done));
    assert_eq!(text(&page), PAGE);
    let patch = out(&done);
    assert!(patch.starts_with("--- a/page.md\n+++ b/page.md\n@@ "), "{patch}");
    assert!(patch.contains("\n-old\n") && patch.contains("\n+| Incident |"), "{patch}");
    assert!(err(&done).contains("3 tables of 3 are stale"), "{}", err(&done));
}

#[test]
fn lines_that_end_with_crlf_stay_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = written(folder.path(), "page.md", &format!("\u{feff}{}", PAGE.replace('\n', "\r\n")));
    assert_eq!(adoube(folder.path(), &["docs", "page.md"]).status.code(), Some(0));
    let done = text(&page);
    assert!(done.starts_with("\u{feff}# Page\r\n") && done.contains("| 4.2 | renumbered | 4.2.1 |"));
    assert_eq!(done.matches('\n').count(), done.matches("\r\n").count());
}

#[test]
fn a_fault_is_told_with_its_place_and_the_document_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    for (marker, place, words) in [
        ("compre castling", "1:14", "`compare`?"),
        ("compare castling --editions fide-2108", "1:42", "`fide-2018`?"),
        ("compare castling --editons fide", "1:31", "--editions"),
        ("compare castlin", "1:22", "`castling`?"),
        ("list topics --output x.md", "1:26", "cannot stand"),
        ("compare castling -ao x.md", "1:14", "`--output` cannot stand"),
        ("text import x.md -e fide-2009", "1:19", "`import` cannot stand"),
        ("compare -", "1:22", "cannot stand"),
        ("docs page.md", "1:14", "prints a table"),
        ("list 'topics", "1:19", "never closed"),
        ("redline fide-2009 fide-2014", "1:14", "no text of fide-2009"),
        ("text show fide-2009", "1:14", "no text of fide-2009"),
        ("text", "1:14", "command"),
    ] {
        let before =
            format!("<!-- adoube: {marker} -->\n<!-- /adoube -->\n\n<!-- adoube: list topics -->\n<!-- /adoube -->\n");
        let page = written(folder.path(), "page.md", &before);
        let done = adoube(folder.path(), &["docs", "page.md"]);
        assert_eq!(done.status.code(), Some(2), "{marker}: {}", err(&done));
        assert!(err(&done).contains(&format!("page.md:{place}")), "{marker}: {}", err(&done));
        assert!(err(&done).contains(words), "{marker}: {}", err(&done));
        assert_eq!(text(&page), before);
    }
    let done = adoube(folder.path(), &["docs", "missing.md"]);
    assert!(done.status.code() == Some(2) && err(&done).contains("missing.md"));
    written(folder.path(), "open.md", "x\n\n<!-- adoube: list topics -->\n");
    let done = adoube(folder.path(), &["docs", "open.md", "--lang", "ru"]);
    assert!(err(&done).contains("open.md:3:1") && err(&done).contains("метка не закрыта"), "{}", err(&done));
}

/// An element that shows what it holds swallows the markers behind it as soon as it is no longer held off by text.
#[test]
fn a_table_that_would_break_the_document_is_not_put_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = "<div>\n<!-- adoube: list topics -->\nold\n<!-- /adoube -->\n<pre>\n<!-- adoube: list topics -->\n<!-- /adoube -->\n";
    let page = written(folder.path(), "page.md", before);
    let done = adoube(folder.path(), &["docs", "page.md"]);
    assert_eq!(done.status.code(), Some(2), "{}", text(&page));
    assert!(err(&done).contains("page.md:") && err(&done).contains("was not put in"), "{}", err(&done));
    assert_eq!(text(&page), before);
}

#[test]
fn good_documents_are_renewed_beside_bad_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    written(folder.path(), "bad.md", "<!-- adoube: nothing -->\n<!-- /adoube -->\n");
    let good = written(folder.path(), "good.md", PAGE);
    let done = adoube(folder.path(), &["docs", "bad.md", "good.md"]);
    assert_eq!(done.status.code(), Some(2));
    assert!(text(&good).contains("| Incident |"));
}

/// A run is killed at the very moment of writing, by a limit on the length of files, and at others by chance.
#[cfg(unix)]
#[test]
fn a_killed_run_leaves_the_old_file_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = format!("{PAGE}\n\n{}", "A line of the document that stays as it is.\n".repeat(20_000));
    let page = written(folder.path(), "page.md", &before);
    let killed = Command::new("sh")
        .args(["-c", "ulimit -f 64; exec \"$0\" docs page.md", env!("CARGO_BIN_EXE_adoube")])
        .current_dir(folder.path())
        .output()
        .expect("a shell");
    assert_eq!(killed.status.code(), None, "a signal ends it: {}", err(&killed));
    assert!(text(&page) == before, "killed while writing");
    let mut after = None;
    for wait in (0..200).step_by(4) {
        written(folder.path(), "page.md", &before);
        let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args(["docs", "page.md"])
            .current_dir(folder.path())
            .stderr(std::process::Stdio::null())
            .spawn()
            .expect("adoube runs");
        std::thread::sleep(std::time::Duration::from_millis(wait));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        let now = text(&page);
        if now != before {
            assert!(
                now.ends_with("stays as it is.\n") && now.contains("| 4.2 | renumbered | 4.2.1 |"),
                "after {wait} ms"
            );
            assert!(after.is_none_or(|known| known == now), "after {wait} ms");
            after = Some(now);
        }
    }
}

/// Every command that prints something to look at can stand in a document; what is no table stands in a code block.
#[test]
fn every_command_with_formats_can_stand_in_a_document() {
    let folder = tempfile::tempdir().expect("a folder");
    written(folder.path(), "own.txt", "4.1 Moves are made with one hand.\n4.2 Whoever tidies says so.\n");
    for edition in ["fide-2009", "fide-2014"] {
        let done = adoube(folder.path(), &["text", "import", "own.txt", "-e", edition]);
        assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    }
    let commands = [
        ("compare wish --editions fide", "| Incident |"),
        ("compare wish --editions fide --format csv", "```csv"),
        ("explain rook-first-then-castled-short --edition fide-2023", "```text"),
        ("explain rook-first-then-castled-short --edition fide-2023 --format json", "```json"),
        ("list editions", "| fide-1997 |"),
        ("list scenarios", "| --- |"),
        ("--lang ru list topics", "| Имя |"),
        ("list policies", "| --- |"),
        ("check --coverage", "| Article |"),
        ("show fide-2023", "### 4.2.2"),
        ("show rook-first-then-castled-short", "```text"),
        ("concord fide-2009 fide-2014", "| 4.7 |"),
        ("redline fide-2009 fide-2014 --all", "**4.1"),
        ("text list", "| own.txt |"),
        ("text show fide-2009", "- **4.1** Moves"),
    ];
    let page: String =
        commands.iter().map(|(command, _)| format!("<!-- adoube: {command} -->\n<!-- /adoube -->\n")).collect();
    let path = written(folder.path(), "page.md", &page);
    let done = adoube(folder.path(), &["docs", "page.md"]);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    let whole = text(&path);
    for (command, words) in commands {
        let rest = whole.split(&format!("<!-- adoube: {command} -->")).nth(1).expect("the marker");
        let inner = rest.split("<!-- /adoube -->").next().unwrap_or_default();
        assert!(inner.contains(words), "{command}: {inner}");
        assert!(!inner.contains('\u{1b}'));
    }
    assert_eq!(adoube(folder.path(), &["docs", "page.md", "--check"]).status.code(), Some(0));
}
