//! Books: real builds by mdBook with the preprocessor, and the project's own pages.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use mdbook_driver::MDBook;

const CHAPTER: &str = "# One\n\n<!-- adoube: compare castling --editions ru-2010-738,ru-2014-1093 -->\nstale\n\
                       <!-- /adoube -->\n\n```\n<!-- adoube: list topics -->\n```\n\nTail.\n";

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    std::fs::write(path, text).expect("written");
}

/// The settings of a book, with the preprocessor of this build.
fn settings(language: &str) -> String {
    let program = env!("CARGO_BIN_EXE_mdbook-adoube").replace('\\', "/");
    format!("[book]\nlanguage = \"{language}\"\n\n[preprocessor.adoube]\ncommand = \"{program}\"\n")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a page")
}

#[test]
fn a_book_gets_its_tables_and_its_sources_stay() {
    for (language, head) in [("en", "<th>2010 No.738</th>"), ("ru", "<th>2010 №738</th>")] {
        let folder = tempfile::tempdir().expect("a folder");
        write(folder.path(), "book.toml", &settings(language));
        write(folder.path(), "src/SUMMARY.md", "# S\n\n- [One](one.md)\n  - [Two](deep/two.md)\n- [Draft]()\n");
        write(folder.path(), "src/one.md", CHAPTER);
        write(folder.path(), "src/deep/two.md", "# Two\n\n<!-- adoube: list topics -->\n<!-- /adoube -->\n");
        MDBook::load(folder.path()).expect("a book").build().expect("built");
        let page = read(&folder.path().join("book/one.html"));
        assert!(page.contains(head) && !page.contains("stale") && page.contains("Tail."), "{page}");
        assert!(page.contains("&lt;!-- adoube: list topics --&gt;"), "code is left alone");
        assert!(read(&folder.path().join("book/deep/two.html")).contains("king-then-rook"));
        assert_eq!(read(&folder.path().join("src/one.md")), CHAPTER);
    }
}

#[test]
fn a_book_with_a_fault_is_not_built() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "book.toml", &settings("en"));
    write(folder.path(), "src/SUMMARY.md", "# S\n\n- [One](one.md)\n");
    write(folder.path(), "src/one.md", "<!-- adoube: compare castling --editions fide-2022 -->\n<!-- /adoube -->\n");
    let error = MDBook::load(folder.path()).expect("a book").build().expect_err("no book");
    assert!(format!("{error:#}").contains("\"adoube\" preprocessor exited unsuccessfully"), "{error:#}");
    assert!(!folder.path().join("book/one.html").exists());
}

#[test]
fn the_preprocessor_tells_what_it_is_for() {
    let run = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mdbook-adoube"));
        let command = command.args(args).stdin(Stdio::null()).env_remove("ADOUBE_LANG").env("LC_ALL", "C");
        let done = command.output().expect("it runs");
        (done.status.code(), String::from_utf8(done.stderr).expect("UTF-8"))
    };
    assert_eq!(run(&["supports", "html"]), (Some(0), String::new()));
    assert!(matches!(run(&["--help"]), (Some(2), told) if told.contains("book.toml")));
    assert!(matches!(run(&[]), (Some(2), told) if told.contains("no book of mdBook")));
}

#[test]
fn the_pages_of_the_project_are_fresh_and_become_a_book() {
    let root = docs().join("..");
    let mut pages: Vec<String> = std::fs::read_dir(docs())
        .expect("docs")
        .map(|e| e.expect("entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".md"))
        .collect();
    pages.sort();
    let check = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(["docs", "--check"])
        .args(pages.iter().map(|page| format!("docs/{page}")))
        .current_dir(&root)
        .env_remove("ADOUBE_LANG")
        .env("LC_ALL", "C")
        .output()
        .expect("adoube runs");
    assert!(check.status.success(), "adoube docs docs/*.md\n{}", String::from_utf8_lossy(&check.stdout));

    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("docs");
    for page in pages.iter().map(String::as_str).chain(["book.toml"]) {
        write(&place, page, &read(&docs().join(page)));
    }
    let mut book = MDBook::load(&place).expect("the book");
    let program = env!("CARGO_BIN_EXE_mdbook-adoube").replace('\\', "/");
    book.config.set("preprocessor.adoube.command", program).expect("set");
    let book = MDBook::load_with_config(&place, book.config).expect("the book");
    book.build().expect("built");
    let built = folder.path().join("target/book");
    for page in pages.iter().filter(|page| *page != "SUMMARY.md") {
        assert!(built.join(page.replace(".md", ".html")).exists(), "docs/SUMMARY.md lacks {page}");
    }
    assert!(built.join("index.html").exists());
    assert!(read(&built.join("divergences.html")).contains("<th>What decides</th>"));
}
