//! How much speaks for two articles belonging together.

use super::{Article, Grounds};
use crate::words::{alike, contained};

/// What each kind of ground weighs.
const GIST: f64 = 3.0;
const TOPICS: f64 = 3.0;
const WORDS: f64 = 3.0;
const NUMBER: f64 = 1.5;

/// A score from 0 to 1 and its grounds. `words`: whether the texts are in one language.
pub(super) fn score(a: &Article, b: &Article, words: bool) -> (f64, Grounds) {
    let topics: Vec<_> = a.topics.iter().filter(|t| b.topics.contains(t)).copied().collect();
    let all = a.topics.len() + b.topics.len() - topics.len();
    let (gist, has_gist) = match (&a.gist, &b.gist) {
        (Some(one), Some(two)) if one == two => (1.0, true),
        (Some(_), Some(_)) => {
            let [en, ru] = [0, 1].map(|l| alike(&a.stems[l], &b.stems[l]));
            // Neither of two gists is the other's wording: being quite the same is kept for what was inherited.
            ((en + ru) / 2.0 * 0.95, true)
        }
        _ => (0.0, false),
    };
    let words = (words && a.text.is_some() && b.text.is_some()).then(|| alike(&a.words, &b.words));
    let number = number(a, b);
    let mut sum = NUMBER * number;
    let mut weight = NUMBER;
    let mut add = |value: f64, by: f64| {
        sum += value * by;
        weight += by;
    };
    if has_gist {
        add(gist, GIST);
    }
    if all > 0 {
        add(topics.len() as f64 / all as f64, TOPICS);
    }
    if let Some(words) = words {
        add(words, WORDS);
    }
    let mut score = sum / weight;
    // Words of ours that did not change are those of a provision that was inherited.
    if gist == 1.0 && topics.len() == all {
        score = score.max(0.9 + 0.1 * number);
    }
    let grounds = Grounds { topics, gist, words, number: number >= PARALLEL, given: false };
    (score, grounds)
}

/// What numbers that answer each other count for.
const PARALLEL: f64 = 0.8;

/// How near two numbers are, 0 to 1.
fn number(a: &Article, b: &Article) -> f64 {
    if a.is_numbered_as(b) {
        return 1.0;
    }
    let (Some(one), Some(two)) = (&a.key, &b.key) else { return 0.0 };
    let places = |key: &crate::Key| key.parts().iter().map(|p| p.place()).collect::<Vec<_>>();
    let (one, two) = (places(one), places(two));
    if one == two {
        return PARALLEL;
    }
    match one.iter().zip(&two).take_while(|(a, b)| a == b).count() {
        0 => 0.0,
        1 => 0.3,
        _ => 0.5,
    }
}

/// Whether one article holds the matter of the other, 0 to 1: by words where the texts can be compared, else by gists.
pub(super) fn holds(a: &Article, b: &Article, words: bool) -> f64 {
    if words && a.text.is_some() && b.text.is_some() {
        return contained(&a.words, &b.words);
    }
    let [en, ru] = [0, 1].map(|l| contained(&a.stems[l], &b.stems[l]));
    (en + ru) / 2.0
}
