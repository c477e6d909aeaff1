//! The whole state in the address.

use crate::driver::{act, drive, square};

#[test]
fn the_address_gives_the_same_state() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.click(&square("g1")).await;
        page.drag(&square("e2"), &square("e4")).await;
        page.click(&act("claim")).await;
        page.click(&act("flip")).await;
        page.click("[data-act=editions]").await;
        page.click("dialog [data-edition=fide-2001]").await;
        page.click("dialog .dialog-top button").await;
        page.choose("[data-act=why-edition]", "ru-2005-jadoube").await;
        page.choose("[data-act=why-against]", "fide-1997").await;
        // The second of three events: the board and the rulings stand there.
        page.click("[data-keep=event-1]").await;
        page.ready().await;
        let seen = "JSON.stringify([location.hash, document.querySelector('main').innerText, \
                    [...document.querySelectorAll('.board [data-square]')].map((c) => c.ariaLabel), \
                    [...document.querySelectorAll('.board [data-square]')].map((c) => c.dataset.square)])";
        let before = page.get::<String>(seen).await;
        assert!(before.contains("a8") && !before.contains("fide-2001"));
        page.reload().await;
        let after = page.get::<String>(seen).await;
        // What can be undone belongs to the session, and all else to the address.
        assert_eq!(after, before);
        // A scenario of the list has a short address, and the browser's way back leads to what was before.
        page.click("[data-act=scenarios]").await;
        page.until("document.querySelector('[data-scenario=rook-first-then-castled-short]')").await;
        page.click("[data-scenario=rook-first-then-castled-short]").await;
        page.until("location.hash.includes('scenario=rook-first-then-castled-short')").await;
        page.calm().await;
        assert!(!page.get::<String>("location.hash").await.contains("incident="));
        page.get::<bool>("(history.back(), true)").await;
        page.until("location.hash.includes('incident=')").await;
        page.ready().await;
        assert_eq!(page.get::<String>(seen).await, before);
        // An address that is broken is told, and does not break the page.
        page.go("#/board?lang=en&incident=%25%25&at=99999&editions=nonsense&edition=nothing").await;
        assert!(page.get::<String>("document.querySelector('.alarm').innerText").await.contains("nonsense"));
        page
    });
}
