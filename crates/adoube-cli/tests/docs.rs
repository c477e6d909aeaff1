//! Generated pages are fresh. `ADOUBE_WRITE=1 cargo test -p adoube-cli --test docs` writes them.

use std::fmt::Write as _;
use std::path::Path;

use adoube_catalog::Library;
use adoube_core::branch::{Branch, Branches};
use adoube_core::policy::{ParamKind, PolicySpec, Registry};
use adoube_core::topic::Topic;
use adoube_report::lists::policy_sentence;
use adoube_report::messages::{Lang, Messages};

/// The manual of topics and policies, made from the registry and the shipped editions.
fn topics() -> String {
    let mut page = String::from(
        "# Topics and policies\n\n\
         This page is made from the list of policies and the shipped editions; a test keeps it fresh.\n\
         A topic is a question that the Laws answer; a policy is one way to answer it.\n\
         Topics stand in the order in which they are asked.\n",
    );
    let registry = Registry::builtin();
    let messages = Messages::new(Lang::En);
    for topic in Topic::ALL {
        let _ = write!(page, "\n## `{topic}`\n\n{}\n", topic.question());
        for spec in registry.of_topic(*topic) {
            let sentence = sentence(*topic, spec, &messages);
            let _ = write!(page, "\n**`{}`**: {sentence}\n", spec.name);
            for param in spec.params {
                let (values, default) = match param.kind {
                    ParamKind::Flag => ("`true`, `false`".to_owned(), format!("`{}`", param.flag)),
                    ParamKind::Word(words) => (quoted(words), format!("`{}`", words.first().unwrap_or(&""))),
                    ParamKind::Number { least, most, usual } => {
                        (format!("number from {least} to {most}"), format!("`{usual}`"))
                    }
                    ParamKind::Words(words) => (format!("list of {}", quoted(words)), "`[]`".to_owned()),
                };
                let _ = writeln!(page, "- `{}` ({values}; default {default}): {}", param.name, param.sentence);
            }
            let mut users = Vec::new();
            for edition in &Library::shipped().editions {
                let uses = |branch: &Branch| edition.book.choice_in(*topic, *branch).policy == spec.name;
                let some: Vec<Branch> = Branch::ALL.into_iter().filter(uses).collect();
                if some.contains(&Branch::Standard) {
                    users.push(format!("{} ({})", edition.id, edition.book.article(*topic)));
                } else if let Some(first) = some.first() {
                    let (article, some) = (edition.book.article_in(*topic, *first), Branches::of(&some));
                    users.push(format!("{} ({article}: {some})", edition.id));
                } else {
                    let read_so = |r: &&adoube_core::edition::Reading| {
                        Branch::ALL.iter().any(|branch| r.book.choice_in(*topic, *branch).policy == spec.name)
                    };
                    if let Some(reading) = edition.readings.iter().find(read_so) {
                        users.push(format!("{} as reading `{}`", edition.id, reading.id));
                    }
                }
            }
            if users.is_empty() {
                page.push_str("\nUsed by no shipped edition.\n");
            } else {
                let _ = write!(page, "\nUsed by {}.\n", users.join(", "));
            }
        }
    }
    page
}

/// What a policy says on the topic; one that serves several has words for each.
fn sentence(topic: Topic, spec: &PolicySpec, messages: &Messages) -> String {
    if !topic.is_competition() {
        return spec.sentence.to_owned();
    }
    policy_sentence(topic, spec.name, spec.sentence, messages)
}

fn quoted(words: &[&str]) -> String {
    words.iter().map(|w| format!("`{w}`")).collect::<Vec<_>>().join(", ")
}

#[test]
fn the_page_of_topics_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/topics.md");
    let wanted = topics();
    if std::env::var_os("ADOUBE_WRITE").is_some() {
        std::fs::write(&path, &wanted).expect("docs/topics.md can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "docs/topics.md is stale: ADOUBE_WRITE=1 cargo test -p adoube-cli --test docs");
}

#[test]
fn pages_link_to_pages_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut pages: Vec<_> = std::fs::read_dir(root.join("docs"))
        .expect("docs")
        .map(|e| e.expect("entry").path())
        .filter(|p| p.extension().is_some_and(|e| e == "md"))
        .collect();
    pages.push(root.join("README.md"));
    for page in pages {
        let text = std::fs::read_to_string(&page).expect("page");
        for target in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if target.contains("://") || target.starts_with('#') {
                continue;
            }
            let file = target.split('#').next().unwrap_or_default();
            assert!(page.with_file_name(file).exists(), "{} links to {target}", page.display());
        }
    }
}

/// Where complaints are searched: a move in breach, something of the opponent's, his complaint.
const COMPLAINTS: &str =
    " --depth 4 --positions shipped:pin-pawn-takes --events touch,release,two-hands,opponent,manners,claim";

/// The page of divergences without its tables: each FIDE edition with the one before it, each translation with what it
/// renders.
fn divergences() -> String {
    let mut page = String::from(
        "# Where editions part\n\n\
         For each FIDE edition and the one before it, and for each translation and the text that it renders: every class of divergence among the sequences of up to two events in the shipped positions.\n\
         A complaint needs more: a second table goes to four events, of few kinds, in one small position.\n\
         [search.md](search.md) tells how to read the tables and how to search further.\n\
         The tables are made by the commands in the comments above them; `adoube docs docs/divergences.md` renews them all, and a test keeps them fresh.\n",
    );
    let editions = &Library::shipped().editions;
    let fide: Vec<&str> =
        editions.iter().filter(|e| e.authority == "FIDE" && e.is_shown_by_default()).map(|e| e.id.as_str()).collect();
    let mut section = |title: &str, one: &str, other: &str| {
        let _ = writeln!(page, "\n## {title}");
        for domain in ["", COMPLAINTS] {
            let _ = write!(page, "\n<!-- adoube: discover --editions {one},{other}{domain} -->\n<!-- /adoube -->\n");
        }
    };
    for (one, other) in fide.iter().zip(fide.iter().skip(1)) {
        section(&format!("{one} and {other}"), one, other);
    }
    for edition in editions {
        if let Some(original) = &edition.translates {
            section(&format!("{} and its original, {original}", edition.id), original, &edition.id);
        }
    }
    page
}

/// The page with its tables taken out.
fn without_tables(page: &str) -> String {
    let mut bare = String::new();
    let mut inside = false;
    for line in page.lines() {
        inside &= line != "<!-- /adoube -->";
        if !inside {
            bare.push_str(line);
            bare.push('\n');
        }
        inside |= line.starts_with("<!-- adoube: ");
    }
    bare
}

#[test]
fn the_page_of_divergences_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/divergences.md");
    let renew = |check: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_adoube"));
        command.arg("docs").args(check).arg(&path).env_remove("ADOUBE_LANG").env("LC_ALL", "C");
        let output = command.output().expect("adoube runs");
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    if std::env::var_os("ADOUBE_WRITE").is_some() {
        std::fs::write(&path, divergences()).expect("docs/divergences.md can be written");
        assert_eq!(renew(&[]).0, Some(0));
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(without_tables(&found) == divergences(), "docs/divergences.md lacks a pair, or has one too many");
    let (code, patch) = renew(&["--check"]);
    assert_eq!(code, Some(0), "docs/divergences.md is stale: adoube docs docs/divergences.md\n{patch}");
}
