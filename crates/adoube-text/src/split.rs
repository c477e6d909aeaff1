//! Where a line holds more than one clause, and how sentences end.

use crate::number::{Brackets, Number, scan, scan_item};
use crate::signs;

/// What begins within a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cut<'t> {
    /// A clause with its whole number.
    Number(Number),
    /// An item of a list.
    Item(&'t str, Brackets),
}

/// Words behind which a number is a reference.
const REFERENCES: &[&str] = &[
    "and",
    "art",
    "article",
    "articles",
    "clause",
    "clauses",
    "in",
    "law",
    "laws",
    "no",
    "of",
    "or",
    "paragraph",
    "rule",
    "section",
    "see",
    "to",
    "under",
    "и",
    "или",
    "от",
    "п",
    "пп",
    "по",
    "пункт",
    "пункта",
    "пункте",
    "пунктом",
    "пункту",
    "пункты",
    "с",
    "см",
    "согласно",
    "ст",
    "стать",
    "статей",
    "статье",
    "статьей",
    "статьи",
    "статью",
    "статья",
    "статьям",
    "статьями",
    "статьях",
    "–",
    "-",
    "№",
];

/// The next clause or item that begins in the text behind `from`: what, where, and where its words begin. `fits` is
/// asked whether it may stand there.
pub(crate) fn next<'t>(
    text: &'t str,
    from: usize,
    fits: impl Fn(&Cut<'t>, usize) -> bool,
) -> Option<(Cut<'t>, usize, usize)> {
    let body = text.get(from..)?;
    let mut depth = 0_i32;
    // The sign before the place, spaces aside; nothing at the beginning.
    let mut sign: Option<char> = None;
    let mut spaced = true;
    for (offset, c) in body.char_indices() {
        let at = from + offset;
        if spaced && !c.is_whitespace() && sign.is_none_or(|s| ".:;,!?".contains(s)) {
            let rest = text.get(at..)?;
            let before = text.get(from..at)?;
            if c.is_ascii_digit()
                && depth == 0
                && sign.is_some_and(|s| s != ',')
                && !refers(&last_word(before))
                && let Some((number, end)) = scan(rest, 2)
                && opens(rest.get(end..)?)
            {
                let cut = Cut::Number(number);
                if fits(&cut, at) {
                    return Some((cut, at, at + end));
                }
            }
            if let Some((word, brackets, end)) = scan_item(rest)
                && (depth == 0 && brackets != Brackets::Stop)
                && !(sign == Some('.') && refers(&last_word(before)))
            {
                let cut = Cut::Item(word, brackets);
                if fits(&cut, at) {
                    return Some((cut, at, at + end));
                }
            }
        }
        match c {
            '(' => depth += 1,
            ')' => depth = (depth - 1).max(0),
            _ => {}
        }
        spaced = c.is_whitespace();
        if !spaced {
            sign = Some(c);
        }
    }
    None
}

/// Whether words as they begin a clause stand here: a capital, a quotation, an item, or nothing.
fn opens(rest: &str) -> bool {
    let rest = rest.trim_start();
    rest.is_empty()
        || rest.starts_with(|c: char| c.is_uppercase() || "«\"“„".contains(c))
        || scan_item(rest).is_some_and(|(_, brackets, _)| brackets != Brackets::Stop)
}

/// Whether a number behind this word refers to an article and begins none.
pub(crate) fn refers(word: &str) -> bool {
    REFERENCES.contains(&word)
}

/// Whether a line that goes on with a sentence begins with the number of an article and not with an article: a word in
/// small letters stands right behind the number.
pub(crate) fn is_reference(line: &str) -> bool {
    let rest =
        |(number, end): (Number, usize)| line.get(number.label.len()..end.max(number.label.len())).zip(line.get(end..));
    let found = scan(line, 2).and_then(rest);
    found.is_some_and(|(stop, rest)| stop.is_empty() && rest.trim_start().starts_with(char::is_lowercase))
}

/// The last word in small letters, without a full stop.
pub(crate) fn last_word(text: &str) -> String {
    let word = text.split_whitespace().next_back().unwrap_or_default();
    let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
    if bare.is_empty() { word.to_owned() } else { bare.to_lowercase() }
}

/// Whether a sentence, or a part of one before a list, ends here.
pub(crate) fn is_closed(text: &str) -> bool {
    let text = text.trim_end().trim_end_matches(['»', '"', '”', '“', ')', '’', '*']);
    if text.ends_with(['.', '!', '?', ':', ';', ',', '…']) {
        return true;
    }
    // An item of a list may end with what joins it to the next one.
    matches!(last_word(text).as_str(), "or" | "and" | "или" | "и")
}

/// Whether all letters are capitals, of two words at least or of one long one.
pub(crate) fn is_capitals(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic());
    letters.clone().count() >= 6 && letters.clone().all(char::is_uppercase)
}

/// Where a page has glued another text to a heading: a small letter with a capital right behind it.
pub(crate) fn glued(text: &str) -> Option<usize> {
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        if before.is_lowercase() && c.is_uppercase() {
            return Some(at);
        }
        before = c;
    }
    None
}

/// A longer end of a line, in bytes, is no mere end of a page.
const LONGEST_TAIL: usize = 400;

/// Where the end of the page begins behind the last sentence of a clause.
pub(crate) fn tail(text: &str, from: usize) -> Option<usize> {
    let body = text.get(from..)?;
    let mut sentences = Vec::new();
    let mut closed = false;
    let mut spaced = false;
    for (at, c) in body.char_indices() {
        if closed && spaced && !c.is_whitespace() {
            sentences.push(from + at);
            closed = false;
        }
        spaced = c.is_whitespace();
        if !spaced {
            closed = ".!?".contains(c);
        }
    }
    let is_tail = |at: &&usize| text.get(**at..).is_some_and(|rest| rest.len() < LONGEST_TAIL && signs::is_tail(rest));
    sentences.iter().find(is_tail).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_within_a_line_are_found_and_references_are_not() {
        let text = "One hand. 4.2. Adjust, see Article 4.3. The rest: a) own; b) enemy. See 4.1. Done.";
        let mut found = Vec::new();
        let mut from = 0;
        while let Some((cut, at, after)) = next(text, from, |_, _| true) {
            found.push(text[at..after].to_owned());
            from = after;
            assert!(matches!(cut, Cut::Number(_) | Cut::Item(..)));
        }
        assert_eq!(found, ["4.2.", "a)", "b)"]);
    }

    #[test]
    fn sentences_end() {
        for text in ["Done.", "with one of them:", "own pieces, or", "(say «adjust»).", "or"] {
            assert!(is_closed(text), "{text}");
        }
        assert!(!is_closed("the king and the"));
        assert_eq!(glued("The movesOrder 738"), Some(9));
    }

    #[test]
    fn the_end_of_the_page_is_told_from_the_clause() {
        let text = "He loses the right. Printable version www.example.org |";
        assert_eq!(tail(text, 0), Some(20));
        assert_eq!(tail("He loses the right. So be it.", 0), None);
    }
}
