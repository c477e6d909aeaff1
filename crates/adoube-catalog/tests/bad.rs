//! Every kind of fault has a small file in `tests/bad` with the diagnostics that it must give beside it.
//!
//! `ADOUBE_BLESS=1 cargo test -p adoube-catalog --test bad` accepts what is given now; read the difference before.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may fail loudly")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use adoube_catalog::{
    Diagnostic, End, Library, Severity, SourceText, read_concordance, read_editions, read_positions, read_scenarios,
};
use adoube_core::policy::Registry;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad")
}

/// One line a diagnostic: severity, place, message with its values, the text meant, the nearest name.
fn told(diagnostics: &[Diagnostic]) -> String {
    let mut out = String::new();
    for d in diagnostics {
        let severity = if d.severity == Severity::Error { "error" } else { "warning" };
        write!(out, "{severity} ").unwrap();
        if let Some(span) = &d.span {
            assert!(span.line > 0 && span.column > 0, "{}: a place that is none", d.id);
            let meant = d.source.get(span.bytes.clone()).expect("a span within its text");
            write!(out, "{}:{} `{}` ", span.line, span.column, meant.escape_debug()).unwrap();
        }
        write!(out, "{}", d.id).unwrap();
        for (name, value) in &d.args {
            write!(out, " {name}={value}").unwrap();
        }
        if let Some(nearest) = &d.nearest {
            write!(out, " -> {nearest}").unwrap();
        }
        out.push('\n');
    }
    out
}

#[test]
fn every_bad_file_gives_what_stands_beside_it() {
    let shipped = Library::shipped();
    let bless = std::env::var_os("ADOUBE_BLESS").is_some();
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder()).unwrap().map(|e| e.unwrap().path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e != "expected"));
    files.sort();
    let mut wrong = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_str().unwrap();
        let source = SourceText::new(&format!("bad/{name}"), &std::fs::read_to_string(&file).unwrap());
        let (read, diagnostics) = if name.starts_with("edition") {
            let (editions, told) = read_editions(vec![source], &shipped.editions, &Registry::builtin());
            let own = |id: &str| !shipped.editions.iter().any(|e| e.id == id);
            (editions.iter().map(|e| e.id.clone()).filter(|id| own(id)).collect(), told)
        } else if name.starts_with("concordance") {
            let articles = ["fide-2009", "fide-2014"].map(|id| {
                let edition = shipped.editions.iter().find(|e| e.id == id).unwrap();
                edition.provisions.iter().map(|p| p.article.clone()).collect::<Vec<_>>()
            });
            let [from, to] = [0, 1].map(|at| End { edition: ["fide-2009", "fide-2014"][at], articles: &articles[at] });
            let (fixed, told) = read_concordance(&source, from, to);
            (fixed.links.into_iter().map(|(article, _)| article).collect(), told)
        } else if name.starts_with("position") {
            let (positions, told) = read_positions(&source);
            (positions.into_iter().map(|p| p.id).collect(), told)
        } else {
            let (scenarios, told) = read_scenarios(vec![source], &shipped.editions);
            (scenarios.iter().map(|s| s.id.clone()).collect::<Vec<_>>(), told)
        };
        let given = format!("{}read: {}\n", told(&diagnostics), read.join(" "));
        let expected = file.with_extension("expected");
        if bless {
            std::fs::write(&expected, given).unwrap();
        } else if std::fs::read_to_string(&expected).unwrap_or_default() != given {
            wrong.push(format!("{name}:\n{given}"));
        }
    }
    assert!(wrong.is_empty(), "not as expected:\n{}", wrong.join("\n"));
}

/// The ids named in the sources, as `"diag-…"`.
fn ids() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut paths = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(std::fs::read_dir(path).unwrap().map(|e| e.unwrap().path()));
            continue;
        }
        let text = std::fs::read_to_string(path).unwrap();
        for part in text.split("\"diag-").skip(1) {
            found.insert(format!("diag-{}", part.split('"').next().unwrap()));
        }
    }
    found
}

#[test]
fn every_message_exists_in_both_languages_and_none_is_idle() {
    let ids = ids();
    for language in ["en", "ru"] {
        let file = format!("{}/../adoube-report/locales/{language}/diagnostics.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).unwrap();
        let keys: BTreeSet<&str> =
            text.lines().filter(|l| l.starts_with("diag-")).filter_map(|l| l.split(" =").next()).collect();
        for id in &ids {
            assert!(keys.contains(id.as_str()), "{language}: no message {id}");
        }
        for key in keys {
            let of = key.strip_suffix("-help").unwrap_or(key);
            assert!(ids.contains(of) || key == "diag-did-you-mean", "{language}: nothing gives {key}");
        }
    }
}

#[test]
fn the_values_in_messages_are_those_given() {
    // Values come from the expected diagnostics: every message seen there gets what it asks for.
    let mut given: std::collections::BTreeMap<String, BTreeSet<String>> = Default::default();
    for file in std::fs::read_dir(folder()).unwrap().map(|e| e.unwrap().path()) {
        if file.extension().is_some_and(|e| e == "expected") {
            for line in std::fs::read_to_string(file).unwrap().lines() {
                if let Some(at) = line.find("diag-") {
                    let mut words = line[at..].split(' ');
                    let names = given.entry(words.next().unwrap().to_owned()).or_default();
                    names.extend(words.filter_map(|w| w.split_once('=')).map(|(name, _)| name.to_owned()));
                }
            }
        }
    }
    assert!(given.len() > 70, "only {} messages are tried", given.len());
    for language in ["en", "ru"] {
        let file = format!("{}/../adoube-report/locales/{language}/diagnostics.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).unwrap();
        let mut key = "";
        for line in text.lines() {
            if line.starts_with("diag-") {
                key = line.split(" =").next().unwrap();
            }
            let of = key.strip_suffix("-help").unwrap_or(key);
            for value in line.split("{ $").skip(1).map(|v| v.split([' ', '}']).next().unwrap()) {
                if let Some(names) = given.get(of) {
                    assert!(names.contains(value), "{language}: {key} asks for ${value}");
                }
            }
        }
    }
}
