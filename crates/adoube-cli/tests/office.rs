//! Workbooks, documents and CSV from the command line.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::path::Path;
use std::process::{Command, Output};

fn adoube(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(args)
        .current_dir(folder)
        .env_remove("ADOUBE_LANG")
        .env("LC_ALL", "C")
        .output()
        .expect("adoube runs")
}

#[test]
fn archives_go_to_files_and_pipes_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    for format in ["xlsx", "docx"] {
        let name = format!("table.{format}");
        let to_file = adoube(folder.path(), &["compare", "castling", "-f", format, "-o", &name]);
        assert_eq!(to_file.status.code(), Some(0));
        assert!(to_file.stdout.is_empty());
        let written = std::fs::read(folder.path().join(&name)).expect("the file");
        assert!(written.starts_with(b"PK\x03\x04"));
        let again = adoube(folder.path(), &["compare", "castling", "-f", format, "-o", &name]);
        assert_eq!(again.status.code(), Some(0));
        assert!(std::fs::read(folder.path().join(&name)).expect("the file") == written, "the same bytes");
        let piped = adoube(folder.path(), &["compare", "castling", "-f", format]);
        assert!(piped.stdout.starts_with(b"PK\x03\x04"));
        // A file that cannot be written leaves nothing behind.
        let nowhere = adoube(folder.path(), &["compare", "castling", "-f", format, "-o", "no/such/table"]);
        assert_eq!(nowhere.status.code(), Some(2));
    }
    let names = std::fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(names, 2);
}

#[test]
fn archives_cannot_stand_in_a_document() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = "<!-- adoube: compare castling --format xlsx -->\n<!-- /adoube -->\n";
    std::fs::write(folder.path().join("page.md"), page).expect("written");
    let done = adoube(folder.path(), &["docs", "page.md"]);
    assert_eq!(done.status.code(), Some(2));
    let told = String::from_utf8(done.stderr).expect("UTF-8");
    assert!(told.contains("`xlsx` cannot stand in a document"), "{told}");
    assert_eq!(std::fs::read_to_string(folder.path().join("page.md")).expect("the page"), page);
}

#[test]
fn values_are_parted_as_the_language_expects() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = |args: &[&str]| {
        let done = adoube(folder.path(), args);
        let text = String::from_utf8(done.stdout).expect("UTF-8");
        text.lines().next().unwrap_or_default().to_owned()
    };
    let base = ["compare", "castling", "-f", "csv"];
    assert!(first(&base).starts_with("\u{feff}incident,title,"));
    assert!(first(&[&base[..], &["--lang", "ru"]].concat()).starts_with("\u{feff}случай;название;"));
    assert!(first(&[&base[..], &["--lang", "ru", "--separator", "comma"]].concat()).starts_with("\u{feff}случай,"));
    assert!(first(&[&base[..], &["--separator", "tab"]].concat()).starts_with("\u{feff}incident\ttitle\t"));
    let concord = ["concord", "fide-2014", "fide-2017", "-f", "csv", "--lang", "ru"];
    assert!(first(&concord).contains(';'));
}
