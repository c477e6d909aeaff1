//! Which crate may use which: the table of `docs/architecture.md` as data.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::collections::BTreeMap;
use std::process::Command;

/// Crate, the crates of ours that it may use, the libraries that no other crate may use.
const ARROWS: &[(&str, &[&str], &[&str])] = &[
    ("adoube-core", &[], &["shakmaty"]),
    ("adoube-catalog", &["adoube-core"], &["serde_yaml", "include_dir"]),
    ("adoube-compare", &["adoube-core"], &[]),
    ("adoube-search", &["adoube-core", "adoube-compare"], &[]),
    ("adoube-amend", &["adoube-core", "adoube-compare", "adoube-search", "adoube-text"], &[]),
    (
        "adoube-report",
        &["adoube-core", "adoube-compare", "adoube-text", "adoube-search", "adoube-amend"],
        &["comfy-table", "fluent-bundle", "unic-langid", "askama", "csv", "rust_xlsxwriter", "zip", "oorandom"],
    ),
    (
        "adoube-serve",
        &["adoube-core", "adoube-catalog", "adoube-compare", "adoube-report"],
        &["axum", "form_urlencoded", "http-body-util", "open", "tokio"],
    ),
    (
        "adoube-cli",
        &[
            "adoube-core",
            "adoube-catalog",
            "adoube-compare",
            "adoube-search",
            "adoube-amend",
            "adoube-report",
            "adoube-text",
            "adoube-serve",
        ],
        &["clap", "clap_complete", "annotate-snippets", "ctrlc", "etcetera", "indicatif", "mdbook-preprocessor"],
    ),
    ("adoube-text", &["adoube-core"], &["pulldown-cmark", "similar"]),
];

/// The libraries that each crate names in its manifest for its own build, by crate.
fn dependencies() -> BTreeMap<String, Vec<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo metadata runs");
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let mut all = BTreeMap::new();
    for package in metadata["packages"].as_array().expect("packages") {
        let uses = package["dependencies"].as_array().expect("dependencies").iter();
        let built = uses.filter(|d| d["kind"].is_null());
        let named = built.map(|d| d["rename"].as_str().map_or_else(|| text(&d["name"]), str::to_owned));
        all.insert(text(&package["name"]), named.collect());
    }
    all
}

#[test]
fn only_the_arrows_of_the_table_exist() {
    let all = dependencies();
    assert_eq!(
        all.keys().map(String::as_str).collect::<Vec<_>>(),
        {
            let mut known: Vec<_> = ARROWS.iter().map(|(name, ..)| *name).collect();
            known.sort_unstable();
            known
        },
        "the table names every crate of the workspace"
    );
    for (name, may_use, _) in ARROWS {
        for used in all[*name].iter().filter(|u| u.starts_with("adoube-")) {
            assert!(may_use.contains(&used.as_str()), "{name} must not use {used}");
        }
    }
}

#[test]
fn owned_libraries_have_one_user() {
    let all = dependencies();
    for (owner, _, owned) in ARROWS {
        for library in *owned {
            for (name, uses) in &all {
                assert!(
                    name == owner || !uses.iter().any(|u| u == library),
                    "{name} names {library}, which belongs to {owner}"
                );
            }
        }
    }
}

#[test]
fn pure_crates_do_no_input_and_output() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for name in ["adoube-core", "adoube-compare", "adoube-search", "adoube-amend", "adoube-report", "adoube-text"] {
        let mut folders = vec![root.join(name).join("src")];
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(folder).expect("folder").map(|e| e.expect("entry").path()) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).expect("source");
                // Unit tests stand at the end of a file, or in a file of their own.
                let code = text.split("#[cfg(test)]").next().unwrap_or_default();
                if path.file_stem().is_some_and(|s| s == "tests") {
                    continue;
                }
                for word in ["std::fs", "std::env", "SystemTime", "Instant::now", "println!", "eprintln!"] {
                    assert!(!code.contains(word), "{} uses {word}", path.display());
                }
                let names_it = code.contains("shakmaty::") && !path.to_string_lossy().contains("/board/");
                assert!(!names_it, "{} names shakmaty outside board", path.display());
            }
        }
    }
}

#[test]
fn policies_cannot_learn_the_edition() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../adoube-core/src");
    for area in ["policy", "adjudicate", "incident", "board"] {
        let mut folders = vec![folder.join(area)];
        while let Some(inner) = folders.pop() {
            for path in std::fs::read_dir(inner).expect("folder").map(|e| e.expect("entry").path()) {
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let text = std::fs::read_to_string(&path).expect("source");
                    assert!(!text.contains("crate::edition"), "{} names editions", path.display());
                    assert!(!text.contains("fide-") && !text.contains("\"ru-"), "{} names an edition", path.display());
                }
            }
        }
    }
}
