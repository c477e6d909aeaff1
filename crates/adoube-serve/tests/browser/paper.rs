//! On paper, on a telephone, and without colour.

use chromiumoxide::cdp::browser_protocol::emulation::SetDeviceMetricsOverrideParams;
use chromiumoxide::cdp::browser_protocol::page::PrintToPdfParams;

use crate::driver::{Driver, drive};

impl Driver {
    async fn width(&self, width: i64) {
        let params = SetDeviceMetricsOverrideParams::new(width, 800, 1.0, true);
        self.page.execute(params).await.expect("a width");
    }
}

#[test]
fn nothing_is_cut_off_on_a_narrow_screen() {
    drive(|page| async move {
        page.width(360).await;
        for (fragment, there) in [
            ("#/board?lang=ru&scenario=rook-first-then-castled-short&against=ru-2005-jadoube", ".told-story .question"),
            ("#/matrix?lang=ru", ".matrix tbody tr"),
            ("#/quiz?lang=ru&q-open=1&q-answers=1", ".verdict"),
        ] {
            page.go(fragment).await;
            page.until(&format!("document.querySelector({there:?})")).await;
            let width = page.get::<i64>("document.documentElement.scrollWidth").await;
            assert!(width <= 360, "{fragment} is {width} wide");
            // What can be pressed can be hit with a finger: 24 by 24 at least.
            let small: Vec<String> = page
                .get(
                    "[...document.querySelectorAll('main button, main select, main .square')].filter((e) => e.checkVisibility() && !e.matches('.link')) \
                     .filter((e) => { const r = e.getBoundingClientRect(); return r.width < 24 || r.height < 24; }).map((e) => e.outerHTML.slice(0, 90))",
                )
                .await;
            assert!(small.is_empty(), "{fragment}: {small:?}");
        }
        page
    });
}

#[test]
fn the_handout_and_the_page_print() {
    drive(|page| async move {
        page.go("#/board?lang=en&scenario=rook-first-then-castled-short").await;
        page.until("document.querySelector('.told-story h3')").await;
        let printed = page.page.pdf(PrintToPdfParams::default()).await.expect("a PDF");
        assert!(printed.starts_with(b"%PDF") && printed.len() > 10_000);
        let html: String = page
            .get(
                "import('/assets/store.js').then(async ({ state }) => { const { body } = await import('/assets/api.js'); \
                 const sent = new URLSearchParams({ incident: body(state.incident) }); \
                 return (await fetch('/api/handout?lang=en', { method: 'POST', body: sent })).text(); })",
            )
            .await;
        assert!(html.starts_with("<!DOCTYPE html>") && html.contains("<svg") && html.contains("Rook first"), "{html}");
        page
    });
}
