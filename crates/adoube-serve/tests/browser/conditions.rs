//! Conditions of competition cases on the page: told in words, set by fields, kept.

use serde_json::Value;

use crate::driver::{act, drive, square};

const LIST: &str = "[...document.querySelectorAll('.condition-list li')].map((li) => li.textContent)";

/// The incident of the address.
const INCIDENT: &str = "import('/assets/store.js').then((store) => store.state.incident)";

#[test]
fn conditions_are_told_set_and_kept() {
    drive(|page| async move {
        page.go("#/board?lang=en&scenario=wrong-threefold-with-forty-seconds").await;
        let told = page.get::<Vec<String>>(LIST).await;
        assert!(told.iter().any(|words| words.contains("White 0:40, Black 5:00")), "{told:?}");
        assert!(told.iter().any(|words| words.contains("has stood twice")), "{told:?}");
        page.click(&act("conditions")).await;
        page.choose("[data-condition=play]", "blitz").await;
        page.calm().await;
        assert!(page.get::<Vec<String>>(LIST).await.contains(&"Blitz.".to_owned()));
        // Acts leave them as they are, and what has no field stays.
        page.click(&square("a1")).await;
        let incident = page.get::<Value>(INCIDENT).await;
        assert_eq!(incident["conditions"]["play"], "blitz");
        assert_eq!(incident["conditions"]["occurrences"]["count"], 2);
        assert_eq!(incident["events"].as_array().map(Vec::len), Some(4));
        page.reload().await;
        assert_eq!(page.get::<Value>(INCIDENT).await, incident);
        // One time without the other is asked for, and changes nothing.
        page.go("#/board?lang=ru").await;
        page.click(&act("conditions")).await;
        page.click("[data-condition=clock-white]").await;
        page.write("1:30").await;
        page.press("Tab").await;
        page.until("document.querySelector('.condition-form .reason').textContent").await;
        assert_eq!(page.get::<Value>(INCIDENT).await.get("conditions"), None);
        page.click("[data-condition=clock-black]").await;
        page.write("5:00").await;
        page.press("Tab").await;
        page.until("document.querySelector('.condition-list li')").await;
        let told = page.get::<Vec<String>>(LIST).await;
        assert_eq!(told, ["На часах перед первым событием: у белых 1:30, у чёрных 5:00."]);
        page
    });
}

#[test]
fn fields_of_an_event_lose_nothing() {
    drive(|page| async move {
        page.go("#/board?lang=en&scenario=both-flags-blitz-seen-by-arbiter").await;
        // The order of the flags has no field: the event is changed as text.
        page.click("[data-keep=edit-0]").await;
        let text = page.get::<String>("document.querySelector('.event-form textarea').value").await;
        assert!(text.contains("\"order\":\"unknown\""), "{text}");
        page.click(".event-form button[type=submit]").await;
        page.calm().await;
        let incident = page.get::<Value>(INCIDENT).await;
        assert_eq!(incident["events"][0]["order"], "unknown");
        // The button tells how many editions rule, not how many there are.
        let button = page.get::<String>("document.querySelector('[data-act=editions]').textContent").await;
        let shown = page.get::<String>("document.querySelector('.rulings .summary').textContent").await;
        assert!(shown.contains(button.split(' ').next().unwrap_or("?")), "{button}; {shown}");
        page
    });
}
