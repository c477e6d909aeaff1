//! What the pages show is what the program prints: each command of a page is run, and the output
//! pasted under it must occur in what comes out. `[…]` in a pasted output stands for lines left out.

#![expect(clippy::expect_used, reason = "a test or bench may panic")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A fenced block: its language and its lines.
struct Block<'a> {
    language: &'a str,
    text: &'a str,
}

fn blocks(page: &str) -> Vec<Block<'_>> {
    let inside = page.split("```").skip(1).step_by(2);
    inside.filter_map(|b| b.split_once('\n')).map(|(language, text)| Block { language, text }).collect()
}

/// A file that the page tells the reader to write, under the name of its `id`.
fn write_file(text: &str, folder: &Path) {
    let id = text.lines().find_map(|line| line.strip_prefix("id: "));
    if let Some(id) = id.and_then(|rest| rest.split_whitespace().next()) {
        std::fs::write(folder.join(format!("{id}.yaml")), text).expect("a file of the page");
    }
}

/// What the commands of a block print, or nothing when one wants a shell or a policy of one's own.
fn printed(block: &str, folder: &Path) -> Option<String> {
    let mut out = String::new();
    for line in block.lines() {
        let words = line.split('#').next()?.strip_prefix("adoube ")?;
        if words.contains(['|', '<', '>', '"', '\'', '$']) {
            return None;
        }
        let output = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args(words.split_whitespace())
            .current_dir(folder)
            .env_remove("ADOUBE_LANG")
            .env("LC_ALL", "C")
            .env("COLUMNS", "100")
            .env("ADOUBE_TEXTS", "texts")
            .output()
            .expect("adoube runs");
        out.push_str(&String::from_utf8_lossy(&output.stdout));
        out.push_str(&String::from_utf8_lossy(&output.stderr));
    }
    Some(out)
}

fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = std::fs::read_dir(root.join("docs")).expect("docs").map(|e| e.expect("entry").path());
    let mut pages: Vec<_> = docs.filter(|p| p.extension().is_some_and(|e| e == "md")).collect();
    pages.push(root.join("README.md"));
    pages.sort();
    pages
}

/// The part of a pasted output that the program does not print. JSON may be spaced otherwise.
fn stale<'a>(pasted: &Block<'a>, printed: &str) -> Option<&'a str> {
    if pasted.language == "json" {
        let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok();
        return (value(pasted.text).is_none() || value(pasted.text) != value(printed)).then_some(pasted.text);
    }
    pasted.text.split("[…]\n").find(|part| !printed.contains(part.trim_matches('\n')))
}

#[test]
fn pasted_outputs_are_what_the_commands_print() {
    let (mut held, mut wrong) = (0, String::new());
    // The policy of this page is an example and not in the program.
    for page in pages().iter().filter(|p| !p.ends_with("add-a-policy.md")) {
        let text = std::fs::read_to_string(page).expect("page");
        let folder = tempfile::tempdir().expect("a folder");
        let blocks = blocks(&text);
        for (block, next) in blocks.iter().zip(blocks.iter().skip(1)) {
            match block.language {
                "yaml" => write_file(block.text, folder.path()),
                "sh" if matches!(next.language, "text" | "json") => {
                    let Some(printed) = printed(block.text, folder.path()) else { continue };
                    match stale(next, &printed) {
                        None => held += 1,
                        Some(part) => {
                            let (page, command) = (page.display(), block.text);
                            let _ = write!(wrong, "\n{page}\n{command}shows\n{part}\nbut prints\n{printed}");
                        }
                    }
                }
                // A file of another kind has its name behind the language.
                language => {
                    if let Some((_, name)) = language.split_once(' ') {
                        std::fs::write(folder.path().join(name), block.text).expect("a file of the page");
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(held >= 10, "only {held} pasted outputs were compared");
}
