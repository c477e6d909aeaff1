//! From a key press to the rulings that stand there.

use crate::driver::{Driver, drive, square, tell};

/// Key presses that are measured.
const PRESSES: usize = 60;

impl Driver {
    /// Times of all acts so far in milliseconds: from the key press to the rulings laid out, and the engine's part.
    async fn times(&self) -> Vec<(f64, f64)> {
        self.get("performance.getEntriesByName('rulings').map((m) => [m.duration, m.detail.engine])").await
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[test]
fn from_a_key_press_to_the_rulings() {
    drive(|page| async move {
        page.go("#/board?lang=en").await;
        page.click(&square("a1")).await;
        let warm = page.times().await.len();
        for number in 0..PRESSES {
            page.press(if number % 8 == 7 { "ArrowUp" } else { "ArrowRight" }).await;
            page.press(if number % 3 == 0 { "KeyA" } else { "KeyT" }).await;
            if number % 20 == 19 {
                page.click("[data-keep=clear]").await;
                page.click(&square("a1")).await;
            }
        }
        let times = page.times().await.split_off(warm);
        assert!(times.len() >= PRESSES / 2, "{} acts were measured", times.len());
        let (all, engine): (Vec<f64>, Vec<f64>) = times.into_iter().unzip();
        let count = all.len();
        let worst = all.iter().copied().fold(0.0, f64::max);
        tell(&format!(
            "{count} key presses to updated rulings of all editions: median {:.1} ms, of which the engine {:.2} ms; \
             longest {worst:.1} ms",
            median(all),
            median(engine)
        ));
        page
    });
}
