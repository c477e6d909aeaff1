//! What is downloaded, and what is pasted.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use chromiumoxide::cdp::browser_protocol::browser::{SetDownloadBehaviorBehavior, SetDownloadBehaviorParams};
use serde_json::Value;

use crate::driver::{Driver, act, drive, square};

impl Driver {
    async fn download(&self, button: &str, name: &str) -> Vec<u8> {
        let mut params = SetDownloadBehaviorParams::new(SetDownloadBehaviorBehavior::Allow);
        params.download_path = Some(self.folder.to_string_lossy().into_owned());
        self.page.execute(params).await.expect("downloads");
        self.click(button).await;
        let file: PathBuf = self.folder.join(name);
        let start = Instant::now();
        while !file.is_file() {
            assert!(start.elapsed() < Duration::from_secs(10), "{name} never came");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // The file gets its name when it is whole.
        std::fs::read(file).expect("the file")
    }
}

#[test]
fn downloads_are_what_the_page_shows() {
    drive(|page| async move {
        page.go("#/board?lang=en&scenario=rook-first-then-castled-short").await;
        page.click("[data-keep=event-3]").await;
        let yaml = String::from_utf8(page.download(&act("save-yaml"), "rook-first-then-castled-short.yaml").await)
            .expect("text");
        assert!(yaml.starts_with("id: rook-first-then-castled-short\n"), "{yaml}");
        assert_eq!(yaml.matches("\n  - ").count(), 4, "the events up to where the page stands: {yaml}");
        // The comparison of the file that was downloaded is what the page shows, and what it gives as JSON.
        let sent = serde_json::to_string(&yaml).expect("JSON");
        let compared: Value = page
            .get(&format!(
                "fetch('/api/compare?lang=en', {{ method: 'POST', headers: {{ 'content-type': 'application/yaml' }}, body: {sent} }}).then((a) => a.json())"
            ))
            .await;
        page.cards_are(&compared).await;
        let json = page.download(&act("save-json"), "rook-first-then-castled-short.json").await;
        let json: Value = serde_json::from_slice(&json).expect("JSON");
        assert_eq!(json, compared);
        let svg = String::from_utf8(page.download(&act("save-svg"), "rook-first-then-castled-short.svg").await)
            .expect("text");
        assert!(svg.starts_with("<svg") && svg.contains("</svg>"), "{svg}");
        let png = page.download(&act("save-png"), "rook-first-then-castled-short.png").await;
        assert!(png.starts_with(b"\x89PNG") && png.len() > 5000);
        // Pasted again, the file gives the same incident.
        let before = page.events().await;
        page.put(&yaml).await;
        assert_eq!(page.events().await.as_array().map(Vec::len), Some(4));
        assert_eq!(page.events().await.as_array().expect("a list")[..4], before.as_array().expect("a list")[..4]);
        page
    });
}

#[test]
fn a_bad_paste_names_the_line() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.click(&act("paste")).await;
        page.until("document.activeElement?.dataset.paste === 'text'").await;
        page.write("id: mine\nevents:\n  - touch: g1\n  - { relese: g2, at: g4 }\n").await;
        page.click("dialog button[type=submit]").await;
        page.until("document.querySelector('dialog .reason p')").await;
        let reason = page.get::<String>("document.querySelector('dialog .reason').innerText").await;
        assert!(reason.contains("Line 4") && reason.contains("release"), "{reason}");
        page.click("dialog .dialog-top button").await;
        // Nothing has changed, and the board still works.
        assert_eq!(page.events().await.as_array().map(Vec::len), Some(0));
        page.click(&square("g1")).await;
        assert_eq!(page.events().await.as_array().map(Vec::len), Some(1));
        page
    });
}
