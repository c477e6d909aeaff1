//! Links chosen among all pairs: one partner each first, then shares of what was split or merged.

use super::score::{holds, score};
use super::{Corrections, Grounds, Link, Side};

/// Less than this makes no pair.
const LEAST: f64 = 0.42;
/// An article without a partner belongs to one that holds as much of it.
const HELD: f64 = 0.72;
/// Less than this is never looked at.
const FAINTEST: f64 = 0.15;
/// A gist this much alike keeps two articles of one number together.
const STAYED: f64 = 0.25;
/// What a topic that moved is worth at least.
const TOPIC: f64 = 0.5;

pub(super) fn links(from: &Side, to: &Side, fixed: &Corrections) -> Vec<Link> {
    let words = from.language == to.language;
    let given = |at: usize| fixed.links.iter().any(|(a, _)| *a == at) || fixed.gone.contains(&at);
    let taken = |at: usize| fixed.new.contains(&at);
    let mut pairs = Vec::new();
    for (i, a) in from.articles.iter().enumerate().filter(|(i, _)| !given(*i)) {
        for (j, b) in to.articles.iter().enumerate().filter(|(j, _)| !taken(*j)) {
            let (score, grounds) = score(a, b, words);
            // What can neither be a pair nor a share is not kept: there are as many pairs as articles squared.
            if score >= FAINTEST || !grounds.topics.is_empty() {
                pairs.push(Link { from: i, to: j, confidence: score, grounds });
            }
        }
    }
    // The best pairs first; among equals those that stand first.
    pairs.sort_by(|x, y| y.confidence.total_cmp(&x.confidence).then((x.from, x.to).cmp(&(y.from, y.to))));
    let mut links: Vec<Link> = Vec::new();
    for (a, many) in &fixed.links {
        for b in many {
            let grounds = Grounds { given: true, ..Grounds::default() };
            links.push(Link { from: *a, to: *b, confidence: 1.0, grounds });
        }
    }
    for pair in pairs.iter().filter(|p| p.confidence >= LEAST) {
        // Who has been linked by a person may still get shares, but no partner.
        if !links.iter().any(|l| l.from == pair.from || l.to == pair.to) {
            links.push(pair.clone());
        }
    }
    let partnered = links.clone();
    let paired_from = |at: usize| partnered.iter().any(|l| l.from == at);
    let paired_to = |at: usize| partnered.iter().any(|l| l.to == at);
    for pair in &pairs {
        let (Some(a), Some(b)) = (from.articles.get(pair.from), to.articles.get(pair.to)) else { continue };
        if links.iter().any(|l| l.from == pair.from && l.to == pair.to) {
            continue;
        }
        // A topic is decided in one place: where it went, a share of the matter went.
        let moved = !pair.grounds.topics.is_empty();
        let alone = paired_from(pair.from) != paired_to(pair.to);
        let near = a.key.as_ref().zip(b.key.as_ref()).is_some_and(|(a, b)| a.parts().first() == b.parts().first());
        let held = if alone && near { holds(a, b, words) } else { 0.0 };
        // A number that stayed, on an article whose matter went elsewhere in part.
        let stayed = alone && pair.grounds.number && pair.grounds.gist >= STAYED;
        if moved || stayed {
            links.push(Link { confidence: pair.confidence.max(TOPIC), ..pair.clone() });
        } else if held >= HELD && best_share(&pairs, pair, alone && paired_from(pair.from)) {
            links.push(Link { confidence: pair.confidence.max(held * 0.7), ..pair.clone() });
        }
    }
    links.sort_by_key(|l| (l.from, l.to));
    links
}

/// Whether no other pair of the article without a partner scores better: it gets one share.
fn best_share(pairs: &[Link], pair: &Link, by_to: bool) -> bool {
    let same = |p: &&Link| if by_to { p.to == pair.to } else { p.from == pair.from };
    pairs.iter().find(same).is_some_and(|best| best.from == pair.from && best.to == pair.to)
}
