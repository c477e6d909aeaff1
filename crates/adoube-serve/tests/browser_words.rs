//! The files of the page without a browser: their words are those of the message files, and nothing points elsewhere.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may panic")]

use std::collections::BTreeSet;
use std::path::Path;

use adoube_report::messages::{Lang, Messages};

/// Name and text of each asset.
fn assets() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let entries = std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<(String, String)> = entries
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("text"))
        })
        .collect();
    files.sort();
    files
}

/// Keys that scripts name: whole ones, and beginnings that a value completes.
fn named(files: &[(String, String)]) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut whole, mut begun) = (BTreeSet::new(), BTreeSet::new());
    for (_, text) in files.iter().filter(|(name, _)| name.ends_with(".js")) {
        for (quote, _) in text.match_indices("web-") {
            let before = text[..quote].chars().next_back();
            let rest = &text[quote..];
            let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).unwrap_or(rest.len());
            let key = rest[..end].to_owned();
            match (before, rest[end..].chars().next()) {
                (Some('"'), Some('"')) => drop(whole.insert(key)),
                (Some('`'), Some('$')) => drop(begun.insert(key)),
                other => panic!("{key} stands between {other:?}"),
            }
        }
    }
    (whole, begun)
}

#[test]
fn scripts_name_every_message_and_no_other() {
    let (whole, begun) = named(&assets());
    for lang in Lang::ALL {
        let known: BTreeSet<String> = Messages::new(lang).beginning("web-").into_iter().map(|(key, _)| key).collect();
        let plural = |key: &str| ["one", "few", "many"].iter().all(|form| known.contains(&format!("{key}-{form}")));
        for key in &whole {
            assert!(known.contains(key) || plural(key), "{key} has no message in {}", lang.code());
        }
        for beginning in &begun {
            assert!(known.iter().any(|key| key.starts_with(beginning.as_str())), "nothing begins with {beginning}");
        }
        for key in &known {
            let singular = key.rsplit_once('-').map_or("", |(head, _)| head);
            let used =
                whole.contains(key) || whole.contains(singular) || begun.iter().any(|b| key.starts_with(b.as_str()));
            assert!(used, "no script says {key}");
        }
    }
}

#[test]
fn nothing_points_to_another_machine() {
    for (name, text) in assets() {
        for (at, _) in text.match_indices("//") {
            let before = &text[..at];
            let after = &text[at + 2..];
            let is_address = before.ends_with("http:") || before.ends_with("https:");
            assert!(
                !is_address || after.starts_with("www.w3.org/2000/svg"),
                "{name}: {}",
                after.lines().next().unwrap_or("")
            );
        }
        for word in ["@import", "integrity=", "navigator.sendBeacon", "innerHTML", "eval("] {
            assert!(!text.contains(word), "{name} has {word}");
        }
    }
}

#[test]
fn one_concern_a_file() {
    for (name, text) in assets() {
        assert!(text.lines().count() <= 400, "{name} has more than 400 lines");
    }
}
