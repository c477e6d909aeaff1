//! A checker of accessibility finds no serious fault.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::driver::{Driver, act, drive, strict, tell};

/// The checker, by the name and version that the registry of Node packages knows.
const CHECKER: &str = "axe-core@4.14.1";

/// The checker's script, fetched once into the folder for what tests make.
fn script() -> Option<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(CHECKER);
    let file: PathBuf = folder.join("node_modules/axe-core/axe.min.js");
    if !file.is_file() {
        let fetched = Command::new("npm")
            .args([
                "install",
                "--no-save",
                "--no-audit",
                "--no-fund",
                "--ignore-scripts",
                "--loglevel=error",
                "--prefix",
            ])
            .arg(&folder)
            .arg(CHECKER)
            .output();
        match fetched {
            Ok(done) if done.status.success() => {}
            Ok(done) => tell(&format!("npm: {}", String::from_utf8_lossy(&done.stderr).trim())),
            Err(error) => tell(&format!("npm: {error}")),
        }
    }
    std::fs::read_to_string(file).ok()
}

impl Driver {
    async fn has_no_serious_fault(&self, script: &str, what: &str) {
        self.page.evaluate(script).await.expect("the checker");
        let found: Value =
            self.get("axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)").await;
        let serious: Vec<String> = found
            .as_array()
            .expect("a list")
            .iter()
            .filter(|fault| matches!(fault["impact"].as_str(), Some("serious" | "critical")))
            .map(|fault| format!("{}: {} {}", fault["id"], fault["help"], fault["nodes"]))
            .collect();
        assert!(serious.is_empty(), "{what}: {serious:#?}");
        let minor = found.as_array().map_or(0, Vec::len) - serious.len();
        tell(&format!("{CHECKER}, {what}: no serious fault, {minor} minor"));
    }
}

#[test]
fn no_serious_fault_of_accessibility() {
    let Some(script) = script() else {
        assert!(!strict(), "the checker {CHECKER} could not be fetched, and CI is set");
        tell("skipped: the checker of accessibility is not here and could not be fetched");
        return;
    };
    drive(|page| async move {
        page.go("#/board?lang=en&scenario=rook-first-then-castled-short&edition=fide-2023&against=ru-2005-jadoube")
            .await;
        page.until("document.querySelector('.told-story .question')").await;
        for scheme in ["light", "dark"] {
            page.choose("[data-keep=scheme]", scheme).await;
            page.has_no_serious_fault(&script, &format!("board, {scheme}")).await;
        }
        page.click("[data-keep=edit-0]").await;
        page.click(&act("setup")).await;
        page.has_no_serious_fault(&script, "setting up").await;
        page.click(&act("setup-done")).await;
        page.click(&act("scenarios")).await;
        page.until("document.querySelector('dialog[open] [data-scenario]')").await;
        page.has_no_serious_fault(&script, "list of incidents").await;
        page.go("#/matrix?lang=ru&m-all=1&m-theme=castling").await;
        page.until("document.querySelectorAll('.matrix tbody tr').length > 20").await;
        page.has_no_serious_fault(&script, "matrix, dark, in Russian").await;
        page.go("#/quiz?lang=en&q-open=1&q-n=2&q-answers=1").await;
        page.until("document.querySelector('.verdict')").await;
        page.has_no_serious_fault(&script, "quiz, answered").await;
        page
    });
}
