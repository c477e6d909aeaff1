//! How far a search is: a bar with rate and time left on a terminal, nothing elsewhere.

use std::io::IsTerminal;
use std::time::Instant;

use adoube_report::messages::Messages;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::output;

/// A bar on standard error.
#[derive(Debug)]
pub(super) struct Bar<'m> {
    bar: ProgressBar,
    messages: &'m Messages,
    begin: Instant,
    /// Parts and sequences that were done before.
    before: (usize, u64),
}

impl<'m> Bar<'m> {
    pub(super) fn new(messages: &'m Messages, done: usize, sequences: u64) -> Bar<'m> {
        let shown = std::io::stderr().is_terminal() && !output::is_captured();
        let target = if shown { ProgressDrawTarget::stderr_with_hz(4) } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(None, target);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len}  {msg}") {
            bar.set_style(style.progress_chars("=> "));
        }
        Bar { bar, messages, begin: Instant::now(), before: (done, sequences) }
    }

    pub(super) fn tell(&self, done: usize, all: usize, sequences: u64) {
        if self.bar.is_hidden() {
            return;
        }
        let seconds = self.begin.elapsed().as_secs_f64();
        let new = done.saturating_sub(self.before.0);
        let rate = sequences.saturating_sub(self.before.1) as f64 / seconds.max(0.001);
        let left = seconds * all.saturating_sub(done) as f64 / new.max(1) as f64;
        let (rate, left) = (short(rate), time(self.messages, left as usize));
        self.bar.set_length(all as u64);
        self.bar.set_position(done as u64);
        let args = [("rate", (&rate).into()), ("left", (&left).into())];
        self.bar.set_message(self.messages.with("search-progress", &args));
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// A rate in few digits.
fn short(number: f64) -> String {
    match number {
        n if n >= 1e7 => format!("{:.0}M", n / 1e6),
        n if n >= 1e6 => format!("{:.1}M", n / 1e6),
        n if n >= 1e4 => format!("{:.0}k", n / 1e3),
        n => format!("{n:.0}"),
    }
}

fn time(messages: &Messages, seconds: usize) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60);
    match seconds {
        0..100 => messages.with("search-left-seconds", &[("seconds", seconds.into())]),
        100..6000 => messages.with("search-left-minutes", &[("minutes", minutes.into())]),
        _ => messages.with("search-left-hours", &[("hours", hours.into()), ("minutes", (minutes % 60).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_report::messages::Lang;

    #[test]
    fn rates_and_times_are_short() {
        let told: Vec<String> = [950.4, 12_345.0, 1_234_567.0, 25_000_000.0].into_iter().map(short).collect();
        assert_eq!(told, ["950", "12k", "1.2M", "25M"]);
        let messages = Messages::new(Lang::En);
        let told: Vec<String> = [5, 150, 7_300].into_iter().map(|s| time(&messages, s)).collect();
        assert_eq!(told, ["5 s", "2 min", "2 h 1 min"]);
    }
}
