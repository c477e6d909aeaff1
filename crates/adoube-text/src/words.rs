//! Words of a text: parted, counted, compared.

use std::collections::BTreeMap;

/// A word, a space or a sign.
pub(crate) fn tokens(text: &str) -> Vec<&str> {
    let class = |c: char| match c {
        c if c.is_alphanumeric() => 0,
        c if c.is_whitespace() => 1,
        _ => 2,
    };
    let mut found = Vec::new();
    let mut start = 0;
    let mut before: Option<char> = None;
    let mut letters = text.char_indices().peekable();
    while let Some((at, c)) = letters.next() {
        let next = letters.peek().map(|(_, c)| *c);
        // A hyphen, an apostrophe or a full stop within a word or number belongs to it.
        let joins = "-'’.".contains(c)
            && before.is_some_and(char::is_alphanumeric)
            && next.is_some_and(|n| n.is_alphanumeric() && (c != '.' || n.is_ascii_digit()));
        let goes_on = before.is_some_and(|b| joins || (class(b) == class(c) && class(c) != 2));
        if !goes_on && at > start {
            found.extend(text.get(start..at));
            start = at;
        }
        before = Some(if joins { 'a' } else { c });
    }
    found.extend(text.get(start..).filter(|rest| !rest.is_empty()));
    found
}

/// Words cut to their stems and counted; endings, which Russian changes by case, are left out.
pub(crate) fn stems(text: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for word in text.split(|c: char| !c.is_alphanumeric()).filter(|w| w.chars().count() > 2) {
        let word = word.to_lowercase().replace('ё', "е");
        let length = word.chars().count();
        let keep = if length > 4 { (length - 3).clamp(4, 7) } else { 3 };
        *counts.entry(word.chars().take(keep).collect()).or_insert(0) += 1;
    }
    counts
}

/// How alike two counts are, 0 to 1: twice what is common, of all.
pub(crate) fn alike(a: &BTreeMap<String, usize>, b: &BTreeMap<String, usize>) -> f64 {
    let all: usize = a.values().chain(b.values()).sum();
    if all == 0 {
        return 0.0;
    }
    2.0 * common(a, b) / all as f64
}

/// How much of the smaller count the other one holds, 0 to 1.
pub(crate) fn contained(a: &BTreeMap<String, usize>, b: &BTreeMap<String, usize>) -> f64 {
    let least = a.values().sum::<usize>().min(b.values().sum());
    if least == 0 { 0.0 } else { common(a, b) / least as f64 }
}

fn common(a: &BTreeMap<String, usize>, b: &BTreeMap<String, usize>) -> f64 {
    let both: usize = a.iter().map(|(word, n)| b.get(word).map_or(0, |m| *m.min(n))).sum();
    both as f64
}

/// Whether more of the letters are Cyrillic than Latin; `None` when there are hardly any.
pub fn is_cyrillic(text: &str) -> Option<bool> {
    let cyrillic = text.chars().filter(|c| matches!(c, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё')).count();
    let latin = text.chars().filter(char::is_ascii_alphabetic).count();
    (cyrillic + latin >= 20).then_some(cyrillic > latin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_words_spaces_and_signs() {
        let text = "j'adoube, «поправляю» (4.3а); по-русски.";
        let parts = tokens(text);
        assert_eq!(parts.concat(), text);
        for word in ["j'adoube", "поправляю", "4.3а", "по-русски"] {
            assert!(parts.contains(&word), "{word}: {parts:?}");
        }
        assert!(parts.contains(&".") && parts.contains(&","));
    }

    #[test]
    fn endings_do_not_count() {
        assert!(alike(&stems("шахматные фигуры"), &stems("шахматной фигурой")) > 0.9);
        assert!(alike(&stems("touched pieces"), &stems("the king moves")) < 0.1);
        assert!(contained(&stems("adjust pieces"), &stems("a player may adjust one or more pieces")) > 0.9);
    }
}
