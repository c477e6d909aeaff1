//! Russian everywhere.

use crate::driver::{Driver, act, drive, square};

/// Texts and names of the page that have Latin words which no Russian reader expects there: all but notation, ids, keys,
/// names of file formats, and what is marked as another language.
const FOREIGN: &str = r#"(() => {
    const spare = "code, kbd, [lang=en], [translate=no], pre, script, style, noscript, .fen, .move, input[data-keep=passing]";
    const known = /^(YAML|JSON|FEN|SVG|PNG|CSV|XLSX|Anki|Delete|Shift|adoube|jadoube|juniorchess|junior)$/;
    const edition = /^(fide|ru)-\d{4}(-[a-z0-9]+)?$/;
    const square = /^[a-h]([1-8]|-)?$/;
    const found = new Set();
    const look = (text, where) => {
        for (const word of text.match(/[A-Za-z][A-Za-z0-9-]*/g) ?? []) {
            const notation = square.test(word) || edition.test(word) || /^([A-Z][0-9]*|[IVX]+)$/.test(word) || /^([a-h][1-8])+[qrbn]?$/.test(word) || /^[a-h]?[1-8]?x[a-h][1-8]$/.test(word);
            if (!notation && !known.test(word)) found.add(`${word} <- ${where}: ${text.trim().slice(0, 80)}`);
        }
    };
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.currentNode; node; node = walk.nextNode()) {
        const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        if (element.closest(spare)) continue;
        if (node.nodeType === Node.TEXT_NODE) look(node.data, element.className || element.tagName);
        else for (const name of ["aria-label", "title", "placeholder", "alt", "label"]) {
            if (element.hasAttribute(name)) look(element.getAttribute(name), name);
        }
    }
    return [...found];
})()"#;

impl Driver {
    async fn is_russian(&self, what: &str) {
        let found: Vec<String> = self.get(FOREIGN).await;
        assert!(found.is_empty(), "{what}: {found:#?}");
        assert_eq!(self.get::<String>("document.documentElement.lang").await, "ru");
        // A key without a message shows itself.
        let bare: Vec<String> = self.get("document.body.innerText.match(/web-[a-z-]+/g) ?? []").await;
        assert!(bare.is_empty(), "{what}: {bare:?}");
    }
}

#[test]
fn russian_shows_everywhere() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.choose("[data-keep=lang]", "ru").await;
        page.until("document.documentElement.lang === 'ru'").await;
        page.ready().await;
        page.is_russian("a page without events").await;
        page.go("#/board?lang=ru&scenario=rook-first-then-castled-short&edition=fide-2023").await;
        page.until("document.querySelector('.told-story h3')").await;
        let told = page.get::<String>("document.querySelector('.rulings').innerText").await;
        assert!(told.contains("Протест чёрных удовлетворён.") && told.contains("Лf1"), "{told}");
        page.get::<bool>("(document.querySelectorAll('details').forEach((d) => { d.open = true; }), true)").await;
        page.is_russian("the rulings").await;
        page.choose("[data-act=why-against]", "ru-2005-jadoube").await;
        page.until("document.querySelector('.told-story .question')").await;
        page.is_russian("the contrast").await;
        page.click("[data-keep=edit-0]").await;
        page.click(&act("together")).await;
        page.click(&square("a8")).await;
        page.is_russian("the form of an event").await;
        page.click(&act("release")).await;
        page.click(&square("a5")).await;
        assert!(
            page.get::<String>("document.querySelector('.act-status > .reason').textContent").await.contains("руке")
        );
        page.click(&act("setup")).await;
        page.is_russian("setting up").await;
        page.click(&act("setup-done")).await;
        for name in ["scenarios", "editions", "paste"] {
            page.click(&act(name)).await;
            page.until("document.querySelector('dialog[open]')").await;
            page.is_russian(name).await;
            page.click("dialog .dialog-top button").await;
        }
        page.go("#/matrix?lang=ru&m-all=1").await;
        page.until("document.querySelectorAll('.matrix tbody tr').length > 100").await;
        page.is_russian("the matrix").await;
        page.go("#/quiz?lang=ru&q-open=1&q-n=3").await;
        page.until("document.querySelector('.question-card input')").await;
        page.is_russian("a question").await;
        page.click(".choice:first-of-type input").await;
        page.click(&act("quiz-answer")).await;
        page.until("document.querySelector('.verdict')").await;
        page.is_russian("an answer").await;
        page
    });
}
