//! Generated pages are fresh. `ADOUBE_WRITE=1 cargo test -p adoube-cli --test docs` writes them.

use std::fmt::Write as _;
use std::path::Path;

use adoube_catalog::Library;
use adoube_core::policy::{ParamKind, Registry};
use adoube_core::topic::Topic;

/// The manual of topics and policies, made from the registry and the shipped editions.
fn topics() -> String {
    let mut page = String::from(
        "# Topics and policies\n\n\
         This page is made from the list of policies and the shipped editions; a test keeps it fresh.\n\
         A topic is a question that the Laws answer; a policy is one way to answer it.\n\
         Topics stand in the order in which they are asked.\n",
    );
    let registry = Registry::builtin();
    for topic in Topic::ALL {
        let _ = write!(page, "\n## `{topic}`\n\n{}\n", topic.question());
        for spec in registry.of_topic(*topic) {
            let _ = write!(page, "\n**`{}`**: {}\n", spec.name, spec.sentence);
            for param in spec.params {
                let (values, default) = match param.kind {
                    ParamKind::Flag => ("`true`, `false`".to_owned(), format!("`{}`", param.flag)),
                    ParamKind::Word(words) => (quoted(words), format!("`{}`", words.first().unwrap_or(&""))),
                    ParamKind::Words(words) => (format!("list of {}", quoted(words)), "`[]`".to_owned()),
                };
                let _ = writeln!(page, "- `{}` ({values}; default {default}): {}", param.name, param.sentence);
            }
            let mut users = Vec::new();
            for edition in &Library::shipped().editions {
                if edition.book.choice(*topic).policy == spec.name {
                    users.push(format!("{} ({})", edition.id, edition.book.article(*topic)));
                } else {
                    let read_so = |r: &&adoube_core::edition::Reading| r.book.choice(*topic).policy == spec.name;
                    if let Some(reading) = edition.readings.iter().find(read_so) {
                        users.push(format!("{} as reading `{}`", edition.id, reading.id));
                    }
                }
            }
            let _ = write!(page, "\nUsed by {}.\n", users.join(", "));
        }
    }
    page
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
