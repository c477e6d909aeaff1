//! The matrix and the quiz.

use crate::driver::{act, drive};

#[test]
fn the_matrix_filters_sorts_and_leads_to_the_story() {
    drive(|page| async move {
        page.go("#/matrix?lang=en&m-all=1").await;
        let rows = "document.querySelectorAll('.matrix [data-row]').length";
        page.until(&format!("{rows} > 200")).await;
        let all = page.get::<usize>(rows).await;
        page.choose("[data-filter=theme]", "castling").await;
        page.until(&format!("{rows} > 0 && {rows} < {all}")).await;
        let castling = page.get::<usize>(rows).await;
        page.choose("[data-filter=first]", "fide-2023").await;
        page.choose("[data-filter=second]", "ru-2005-jadoube").await;
        page.until(&format!("{rows} > 0 && {rows} < {castling}")).await;
        // In every row that is left these two differ.
        let differ = "[...document.querySelectorAll('.matrix [data-row]')].every((row) => { \
                      const cells = row.querySelectorAll('td'); const heads = [...document.querySelectorAll('.matrix thead tr:last-child th')] \
                      .map((h) => h.title); const at = (title) => cells[heads.indexOf(title)].querySelector('b').textContent; \
                      return at('FIDE Laws of Chess 2023') !== at('Russian translation of FIDE 2005 (jadoube)'); })";
        assert!(page.get::<bool>(differ).await);
        // Equal columns stand once, and nothing is lost by it.
        let heads = "document.querySelectorAll('.matrix thead tr:last-child th').length";
        let before = page.get::<usize>(heads).await;
        page.click("[data-filter=equal]").await;
        assert!(page.get::<usize>(heads).await < before);
        let names = page.get::<usize>("document.querySelectorAll('.column-name').length").await;
        assert_eq!(names, before);
        page.choose("[data-filter=sort]", "outcomes").await;
        let address = page.get::<String>("location.hash").await;
        for part in ["m-theme=castling", "m-first=fide-2023", "m-equal=1", "m-sort=outcomes"] {
            assert!(address.contains(part), "{address}");
        }
        let links: Vec<String> = page.get("[...document.querySelectorAll('a.button')].map((a) => a.href)").await;
        for (link, start) in links.iter().zip(["\u{feff}", "PK"]) {
            assert!(link.contains("theme=castling") && link.contains("differs=fide-2023%2Cru-2005-jadoube"), "{link}");
            let begins: String = page.get(&format!("fetch({link:?}).then((a) => a.arrayBuffer()).then((b) => new TextDecoder('utf-8', {{ ignoreBOM: true }}).decode(b).slice(0, 2))")).await;
            assert!(begins.starts_with(start), "{link}: {begins:?}");
        }
        // A cell leads to the story of that edition.
        page.click(".matrix [data-row=rook-first-then-castled-short] td:nth-of-type(2) a").await;
        page.until("document.querySelector('.told-story h3')").await;
        page.ready().await;
        assert!(page.get::<String>("document.querySelector('h1').textContent").await.contains("Rook first"));
        assert!(page.get::<String>("location.hash").await.contains("scenario=rook-first-then-castled-short"));
        page
    });
}

#[test]
fn the_quiz_counts_and_gives_the_same_paper_again() {
    drive(|page| async move {
        page.go("#/quiz?lang=en&q-n=3&q-seed=7&q-theme=castling").await;
        page.click(&act("quiz-begin")).await;
        let mut titles = Vec::new();
        for number in 1..=3 {
            page.until(&format!("document.querySelector('.question-card h2')?.textContent === 'Question {number} of 3' && document.querySelector('.choices')")).await;
            titles.push(page.get::<String>("document.querySelector('.question-card .soft').textContent").await);
            let choices = page.get::<usize>("document.querySelectorAll('.choice').length").await;
            assert!(choices >= 2);
            // Without a choice there is no answer.
            page.click(&act("quiz-answer")).await;
            assert!(!page.get::<bool>("Boolean(document.querySelector('.verdict'))").await);
            page.click(".choice:nth-of-type(1) input").await;
            page.click(&act("quiz-answer")).await;
            page.until("document.querySelector('.verdict')").await;
            // What was wrong says why, and to whom that answer belongs.
            let wrong = page
                .get::<Vec<String>>("[...document.querySelectorAll('.choice .explained')].map((e) => e.textContent)")
                .await;
            assert_eq!(wrong.len(), choices);
            assert!(wrong.iter().all(|words| words.len() > 20), "{wrong:?}");
            page.click(&act("quiz-next")).await;
        }
        let right = page.get::<usize>("document.querySelectorAll('.score li').length").await;
        assert_eq!(right, 3);
        let score = page.get::<String>("document.querySelector('.question-card h2').textContent").await;
        let hits = page
            .get::<usize>("[...document.querySelectorAll('.score b')].filter((b) => b.textContent === 'Right.').length")
            .await;
        assert_eq!(score, format!("Score: {hits} of 3"));
        // The address holds the answers too, and the same number gives the same paper.
        page.reload().await;
        page.until("document.querySelector('.score')").await;
        assert_eq!(page.get::<String>("document.querySelector('.question-card h2').textContent").await, score);
        let again = page
            .get::<Vec<String>>("[...document.querySelectorAll('.score li button')].map((b) => b.textContent)")
            .await;
        assert_eq!(again, titles);
        for (link, start) in page
            .get::<Vec<String>>("[...document.querySelectorAll('a.button')].map((a) => a.href)")
            .await
            .iter()
            .zip(["<!DOCTYPE html>", ""])
        {
            assert!(link.contains("seed=7") && link.contains("n=3"), "{link}");
            let text: String = page.get(&format!("fetch({link:?}).then((a) => a.text())")).await;
            assert!(text.starts_with(start) && text.len() > 500, "{link}");
        }
        page
    });
}
