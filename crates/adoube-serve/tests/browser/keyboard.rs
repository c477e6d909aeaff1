//! Everything with the keyboard alone.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::driver::{ALT, Driver, drive};

impl Driver {
    /// Tab until the element has the focus.
    async fn tab_to(&self, selector: &str) {
        for _ in 0..120 {
            if self.get::<bool>(&format!("Boolean(document.activeElement?.matches({selector:?}))")).await {
                return;
            }
            self.press("Tab").await;
        }
        panic!("Tab never reaches {selector}");
    }

    /// Arrow keys from the square that has the focus to another.
    async fn walk(&self, to: &str) {
        let from = self.get::<String>("document.activeElement.dataset.square").await;
        let place = |square: &str| {
            let bytes: Vec<i32> = square.bytes().map(i32::from).collect();
            (bytes[0], bytes[1])
        };
        let ((x1, y1), (x2, y2)) = (place(&from), place(to));
        for _ in 0..(x2 - x1).abs() {
            self.press(if x2 > x1 { "ArrowRight" } else { "ArrowLeft" }).await;
        }
        for _ in 0..(y2 - y1).abs() {
            self.press(if y2 > y1 { "ArrowUp" } else { "ArrowDown" }).await;
        }
        assert_eq!(self.get::<String>("document.activeElement.dataset.square").await, to);
    }
}

#[test]
fn a_whole_incident_without_a_mouse() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        // A scenario from the list, found by its words.
        page.tab_to("[data-act=scenarios]").await;
        page.press("Enter").await;
        page.until("document.activeElement?.type === 'search'").await;
        page.write("rook first castled short").await;
        page.tab_to("[data-scenario=rook-first-then-castled-short]").await;
        page.press("Enter").await;
        page.until("location.hash.includes('scenario=')").await;
        page.calm().await;
        let wanted = page.events().await;
        // Its events are taken away, and acted out anew.
        page.tab_to("[data-keep=clear]").await;
        page.press("Space").await;
        assert_eq!(page.events().await, json!([]));
        page.page.evaluate("document.activeElement.blur()").await.expect("no focus");
        page.tab_to(".board [data-square]").await;
        page.walk("h1").await;
        page.press("KeyT").await;
        page.walk("e1").await;
        page.press("KeyH").await;
        page.walk("g1").await;
        page.press("KeyL").await;
        page.walk("h1").await;
        page.press("KeyH").await;
        page.walk("f1").await;
        page.press("Enter").await;
        page.press("KeyC").await;
        page.press("KeyK").await;
        let plain = |events: &Value| -> Vec<Value> {
            let mut list = events.as_array().expect("a list").clone();
            // The incident of the list says to which end the pieces were touched.
            list.iter_mut().filter_map(Value::as_object_mut).for_each(|e| drop(e.remove("meaning")));
            list
        };
        assert_eq!(plain(&page.events().await), plain(&wanted));
        page.cards_are(&page.compared().await).await;
        // What was done is said.
        page.until("document.getElementById('said').textContent.includes('complaint upheld')").await;
        // An event is moved and put back, one is changed.
        page.tab_to("[data-keep=event-1]").await;
        page.press_with("ArrowUp", ALT).await;
        assert_eq!(page.events().await[0], json!({ "touch": "e1" }));
        page.until("document.activeElement?.dataset.keep === 'event-0'").await;
        page.press_with("ArrowDown", ALT).await;
        assert_eq!(plain(&page.events().await), plain(&wanted));
        page.until("document.activeElement?.dataset.keep === 'event-1'").await;
        page.press("KeyE").await;
        page.until("document.activeElement?.closest('.event-form')").await;
        page.press("Escape").await;
        // Why, and why not: the reasons get the focus.
        page.tab_to(".outcome [data-act=why-not]").await;
        page.press("Enter").await;
        page.until("document.activeElement?.id === 'reasons-head'").await;
        page.until("document.querySelector('.told-story .question')").await;
        page
    });
}

#[test]
fn tab_reaches_everything_that_can_be_used() {
    drive(|page| async move {
        let all = "[...document.querySelectorAll('a[href], button, select, input, textarea, summary, [tabindex=\"0\"]')] \
                   .filter((e) => !e.disabled && e.tabIndex >= 0 && e.checkVisibility() && !e.closest('dl'))";
        for fragment in ["#/board?lang=en&scenario=rook-first-then-castled-short", "#/quiz?lang=en&q-open=1"] {
            page.go(fragment).await;
            page.until("!document.querySelector('.quiz-view') || document.querySelector('.question-card input')").await;
            page.get::<usize>(&format!("{all}.map((e, i) => {{ e.dataset.nth = i; return i; }}).length")).await;
            let wanted: BTreeSet<String> = page.get(&format!("{all}.map((e) => e.dataset.nth)")).await;
            assert!(wanted.len() > 12);
            let mut reached = BTreeSet::new();
            for _ in 0..wanted.len() + 20 {
                page.press("Tab").await;
                let here = "[document.activeElement?.dataset.nth ?? '', (() => { const s = getComputedStyle(document.activeElement); \
                            return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2; })()]";
                let (nth, seen): (String, bool) = page.get(here).await;
                if !nth.is_empty() {
                    assert!(seen, "the focus on element {nth} cannot be seen in {fragment}");
                    reached.insert(nth);
                }
            }
            // One of several radio buttons stands for them all.
            let missed: Vec<String> = page
                .get(&format!(
                    "{all}.filter((e) => e.type !== 'radio' && !{}.includes(e.dataset.nth)).map((e) => e.outerHTML.slice(0, 120))",
                    serde_json::to_string(&reached).expect("JSON")
                ))
                .await;
            assert!(missed.is_empty(), "Tab does not reach {missed:?}");
        }
        page
    });
}
