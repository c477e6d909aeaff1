//! The domain of a search in words: it is always told with what was found in it.

use super::model::Found;
use crate::layout::GLUE;
use crate::messages::{Lang, Messages};

/// As many positions are named; of more only the number is told.
const MOST_NAMED: usize = 6;

/// What was searched and how large it is, a paragraph each.
pub(super) fn told(found: &Found<'_>, messages: &Messages) -> Vec<String> {
    let lang = messages.lang();
    let domain = found.search.domain();
    let names: Vec<&str> = domain.grounds.iter().map(|g| g.id.as_str()).collect();
    let mut from = found.from.join(", ");
    if names.len() <= MOST_NAMED && !from.contains(':') {
        from = format!("{from}: {}", names.join(", "));
    }
    let kinds = domain.kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
    let letters = number(lang, found.search.letters());
    let args = [
        ("count", names.len().into()),
        ("from", (&from).into()),
        ("letters", (&letters).into()),
        ("depth", domain.depth.into()),
        ("kinds", (&kinds).into()),
    ];
    let mut lines = vec![messages.with("search-domain", &args)];
    if let Some(sample) = domain.sample {
        let (count, seed) = (number(lang, sample.count), sample.seed.to_string());
        lines.push(messages.with("search-sample", &[("count", (&count).into()), ("seed", (&seed).into())]));
    }
    let tally = &found.progress.tally;
    let [sequences, nodes, divergent] = [tally.sequences, tally.nodes, tally.divergent].map(|n| number(lang, n));
    let args = [
        ("sequences", (&sequences).into()),
        ("nodes", (&nodes).into()),
        ("divergent", (&divergent).into()),
        ("folded", if tally.nodes < tally.sequences { "yes" } else { "no" }.into()),
        ("diverges", if tally.divergent > 0 { "yes" } else { "no" }.into()),
    ];
    lines.push(messages.with("search-size", &args));
    lines.push(reach(found, messages));
    lines
}

/// Whether anything may have been missed.
fn reach(found: &Found<'_>, messages: &Messages) -> String {
    if !found.is_complete() {
        let lang = messages.lang();
        let [done, all] = [found.progress.done.len(), found.search.parts()].map(|n| number(lang, n as u64));
        return messages.with("search-partial", &[("done", (&done).into()), ("all", (&all).into())]);
    }
    let diverges = if found.progress.tally.divergent > 0 { "yes" } else { "no" };
    let key = if found.search.domain().sample.is_some() { "search-drawn" } else { "search-complete" };
    messages.with(key, &[("diverges", diverges.into())])
}

/// A number with its thousands apart.
pub fn number(lang: Lang, number: u64) -> String {
    let digits = number.to_string();
    let gap = match lang {
        Lang::En => ',',
        Lang::Ru => GLUE,
    };
    let mut told = String::with_capacity(digits.len() + 4);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            told.push(gap);
        }
        told.push(digit);
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        let told = |n| (number(Lang::En, n), number(Lang::Ru, n));
        assert_eq!(told(0), ("0".into(), "0".into()));
        assert_eq!(told(999), ("999".into(), "999".into()));
        assert_eq!(told(1_000), ("1,000".into(), "1\u{a0}000".into()));
        assert_eq!(told(44_187_806).0, "44,187,806");
    }
}
