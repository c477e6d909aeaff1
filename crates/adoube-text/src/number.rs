//! Numbers of articles in every style that law texts write them in.

use std::fmt;

/// One part of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A number, such as the 3 of 4.3.
    Number(u16),
    /// A letter by its place in the alphabet, or a Roman number by its value: the (c) of 4.3(c) is the third.
    Letter(u16),
}

impl Part {
    /// Its place among its siblings, from 1.
    pub fn place(self) -> u16 {
        match self {
            Part::Number(n) | Part::Letter(n) => n,
        }
    }
}

/// What a number means, however it is written: 4.3(a), 4.3a, 4.3.a and a Cyrillic 4.3а have the same key.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key(Vec<Part>);

impl Key {
    /// The key of a number as editions write it; `None` when the text is no number of an article.
    pub fn of(text: &str) -> Option<Key> {
        let text = text.trim();
        let text = text.trim_end_matches(['.', ':']);
        if let Some((number, end)) = scan(text, 1)
            && end == text.len()
        {
            return Some(number.key);
        }
        None
    }

    /// The key of a number, or of a whole article such as 4.
    pub fn of_any(text: &str) -> Option<Key> {
        let whole = || text.trim().parse().ok().map(|n| Key(vec![Part::Number(n)]));
        Key::of(text).or_else(whole)
    }

    pub(crate) fn new(parts: Vec<Part>) -> Key {
        Key(parts)
    }

    /// Its parts.
    pub fn parts(&self) -> &[Part] {
        &self.0
    }

    /// Whether this is the other key or stands below it.
    pub fn is_within(&self, other: &Key) -> bool {
        self.0.starts_with(&other.0)
    }

    /// The key above it.
    pub fn parent(&self) -> Option<Key> {
        match self.0.split_last() {
            Some((_, rest)) if !rest.is_empty() => Some(Key(rest.to_vec())),
            _ => None,
        }
    }

    pub(crate) fn child(&self, part: Part) -> Key {
        let mut parts = self.0.clone();
        parts.push(part);
        Key(parts)
    }

    /// Whether a text that has come to `self` may go on with `next`: a child, or one to three steps further on.
    pub(crate) fn leads_to(&self, next: &Key) -> bool {
        let step = |k: usize| match (self.0.get(k), next.0.get(k)) {
            (Some(Part::Number(a)), Some(Part::Number(b))) => b.checked_sub(*a),
            _ => None,
        };
        let (long, same) = (next.0.len(), self.0.iter().zip(&next.0).take_while(|(a, b)| a == b).count());
        let first = next.0.last() == Some(&Part::Number(1));
        match step(same) {
            Some(1..=3) if long == same + 1 => true,
            Some(1) if long == same + 2 => first,
            None => same == self.0.len() && long == same + 1 && first,
            _ => false,
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, part) in self.0.iter().enumerate() {
            match part {
                Part::Number(n) if at == 0 => write!(f, "{n}")?,
                Part::Number(n) => write!(f, ".{n}")?,
                Part::Letter(n) => match u8::try_from(*n) {
                    Ok(n @ 1..=26) => write!(f, "({})", char::from(b'a' + n - 1))?,
                    _ => write!(f, "({n})")?,
                },
            }
        }
        Ok(())
    }
}

/// A number as a text writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Number {
    /// As written, without what follows it.
    pub(crate) label: String,
    pub(crate) key: Key,
}

/// Letters in the order in which Russian lists count.
const CYRILLIC: &str = "абвгдежзиклмнопрстуфхцчшщэюя";

/// A letter as a mark of a list: its place in the Latin and in the Cyrillic alphabet. A Cyrillic letter that looks like
/// a Latin one may have been typed for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    latin: Option<u16>,
    cyrillic: Option<u16>,
    /// As a Roman number.
    roman: Option<u16>,
}

impl Mark {
    /// The mark that a word of letters is.
    pub(crate) fn of(word: &str) -> Option<Mark> {
        let word = word.to_lowercase();
        let roman = roman(&word);
        let mut letters = word.chars();
        let (first, second) = (letters.next()?, letters.next());
        if second.is_some() {
            return roman.map(|_| Mark { latin: None, cyrillic: None, roman });
        }
        let place = |alphabet: &str, c: char| {
            let at = alphabet.chars().position(|l| l == c)?;
            u16::try_from(at + 1).ok()
        };
        let alike = match first {
            'а' => 'a',
            'с' => 'c',
            'е' => 'e',
            'о' => 'o',
            'р' => 'p',
            'х' => 'x',
            'у' => 'y',
            other => other,
        };
        let latin = place("abcdefghijklmnopqrstuvwxyz", alike);
        let cyrillic = place(CYRILLIC, first);
        (latin.is_some() || cyrillic.is_some()).then_some(Mark { latin, cyrillic, roman })
    }

    /// Its place, when the mark before it among its siblings had place `before` (0: it is the first).
    pub(crate) fn place(self, before: u16) -> u16 {
        let places = [self.cyrillic, self.latin];
        let next = places.into_iter().flatten().find(|p| *p == before + 1);
        next.unwrap_or_else(|| self.alone())
    }

    /// Its place, when nothing is known of its siblings. No list of a law is so long that с counts as the 17th.
    fn alone(self) -> u16 {
        match (self.cyrillic, self.latin) {
            (Some(c), Some(l)) if c > 9 => l,
            (Some(c), _) => c,
            (None, Some(l)) => l,
            (None, None) => self.roman.unwrap_or(0),
        }
    }

    /// As a Roman number.
    pub(crate) fn roman(self) -> Option<u16> {
        self.roman
    }

    /// Whether it can only be a Roman number.
    pub(crate) fn only_roman(self) -> bool {
        self.latin.is_none() && self.cyrillic.is_none()
    }
}

fn roman(word: &str) -> Option<u16> {
    const ROMAN: [&str; 12] = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
    let at = ROMAN.iter().position(|r| *r == word)?;
    u16::try_from(at + 1).ok()
}

/// A whole number of an article at the beginning of the text, of at least so many parts, and where it ends. The full
/// stop, colon or bracket that closes it belongs to it.
pub(crate) fn scan(text: &str, least: usize) -> Option<(Number, usize)> {
    let (first, mut at) = digits(text)?;
    let mut parts = vec![Part::Number(first)];
    while let Some((part, length)) = next_part(text.get(at..)?, parts.last()) {
        parts.push(part);
        at += length;
    }
    if parts.len() < least {
        return None;
    }
    let label = text.get(..at)?.to_owned();
    let rest = text.get(at..)?;
    let closed = rest.strip_prefix(['.', ':', ')']).unwrap_or(rest);
    let end = text.len() - closed.len();
    let fits = |c: char| c.is_whitespace() || c.is_uppercase() || "(«\"“„".contains(c);
    closed.chars().next().is_none_or(fits).then_some((Number { label, key: Key(parts) }, end))
}

/// One or two digits that begin no longer number; articles have no leading noughts, as dates have.
fn digits(text: &str) -> Option<(u16, usize)> {
    let length = text.bytes().take_while(u8::is_ascii_digit).count();
    let digits = text.get(..length)?;
    if !(1..=2).contains(&length) || digits.starts_with('0') {
        return None;
    }
    Some((digits.parse().ok()?, length))
}

fn next_part(rest: &str, above: Option<&Part>) -> Option<(Part, usize)> {
    let letter = |mark: Mark| match (above, mark.roman) {
        (Some(Part::Letter(_)), Some(value)) => Part::Letter(value),
        _ => Part::Letter(mark.alone()),
    };
    let ends = |text: &str| !text.starts_with(char::is_alphanumeric);
    if let Some(after) = rest.strip_prefix('.') {
        if let Some((number, length)) = digits(after) {
            return Some((Part::Number(number), length + 1));
        }
        let word = letters(after);
        let single = word.chars().count() == 1 && word.chars().all(char::is_lowercase);
        if single && ends(after.get(word.len()..)?) {
            return Some((letter(Mark::of(word)?), word.len() + 1));
        }
        return None;
    }
    if let Some(after) = rest.strip_prefix('(') {
        let word = letters(after);
        after.get(word.len()..)?.strip_prefix(')')?;
        return Some((letter(Mark::of(word)?), word.len() + 2));
    }
    let word = letters(rest);
    let single = word.chars().count() == 1 && word.chars().all(char::is_lowercase);
    if single && ends(rest.get(word.len()..)?) {
        return Some((letter(Mark::of(word)?), word.len()));
    }
    None
}

fn letters(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}

/// How the mark of a list is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Brackets {
    /// `(a)`
    Both,
    /// `a)`
    Closing,
    /// `a.`
    Stop,
}

/// A letter or Roman number that opens an item of a list: the word, how it is written, where it ends.
pub(crate) fn scan_item(text: &str) -> Option<(&str, Brackets, usize)> {
    let (inner, opened) = match text.strip_prefix('(') {
        Some(inner) => (inner, true),
        None => (text, false),
    };
    let word = letters(inner);
    Mark::of(word)?;
    let rest = inner.get(word.len()..)?;
    let (brackets, rest) = match (opened, rest.strip_prefix(')'), rest.strip_prefix('.')) {
        (true, Some(rest), _) => (Brackets::Both, rest),
        (false, Some(rest), _) => (Brackets::Closing, rest),
        (false, None, Some(rest)) if word.chars().all(char::is_lowercase) => (Brackets::Stop, rest),
        _ => return None,
    };
    let closed = rest.is_empty() || rest.starts_with(char::is_whitespace);
    closed.then_some((word, brackets, text.len() - rest.len()))
}

/// A single number with a full stop, colon or bracket behind it: `1.`, `1)`, `4:`.
pub(crate) fn scan_single(text: &str) -> Option<(u16, usize)> {
    let (number, length) = digits(text)?;
    let rest = text.get(length..)?.strip_prefix(['.', ')', ':'])?;
    let closed = rest.is_empty() || rest.starts_with(char::is_whitespace) || rest.starts_with(char::is_uppercase);
    closed.then_some((number, text.len() - rest.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> String {
        Key::of(text).map(|k| k.to_string()).unwrap_or_default()
    }

    #[test]
    fn styles_of_one_number_have_one_key() {
        for text in ["4.3(a)", "4.3a", "4.3.a", "4.3а", "4.3(а)", "4.3(a).", "4.3a)"] {
            assert_eq!(key(text), "4.3(a)", "{text}");
        }
        assert_eq!(key("4.3(с)"), "4.3(c)", "a Cyrillic с typed for c");
        assert_eq!(key("4.3в"), "4.3(c)");
        assert_eq!(key("4.4г"), "4.4(d)");
        assert_eq!(key("3.8(a)(ii)"), "3.8(a)(b)");
        assert_eq!(key("3.8a(i)"), "3.8(a)(a)");
        assert_eq!(key("3.8.2.1.1"), "3.8.2.1.1");
        assert_eq!(key("9.10"), "9.10");
        assert_ne!(Key::of("4.3.1"), Key::of("4.3(a)"));
    }

    #[test]
    fn dates_and_words_are_no_numbers() {
        for text in ["16.07.2010", "2010.1", "4,5", "", "a", "4.3abc", "100.1", "3.14159"] {
            assert_eq!(key(text), "", "{text}");
        }
        assert!(scan("4.5, and", 2).is_none());
        assert!(scan("4 the king", 2).is_none());
    }

    #[test]
    fn every_shipped_style_and_order() {
        let order = ["3.8", "3.8.2", "3.8(a)", "3.10", "4.1"];
        let keys: Vec<Key> = order.iter().filter_map(|t| Key::of(t)).collect();
        assert_eq!(keys.len(), order.len());
        assert!(keys.is_sorted());
    }

    #[test]
    fn marks_follow_their_siblings() {
        let place = |word: &str, before| Mark::of(word).map(|m| m.place(before));
        assert_eq!(place("с", 2), Some(3));
        assert_eq!(place("е", 4), Some(5), "after d");
        assert_eq!(place("е", 5), Some(6), "after д");
        assert_eq!(place("b", 1), Some(2));
        assert_eq!(Mark::of("the"), None);
        assert_eq!(Mark::of("iv").and_then(Mark::roman), Some(4));
    }

    #[test]
    fn a_text_goes_on_by_small_steps() {
        let leads = |a, b| Key::of(a).zip(Key::of(b)).is_some_and(|(a, b)| a.leads_to(&b));
        for (a, b) in [("4.1", "4.2"), ("4.2", "4.2.1"), ("4.2.2", "4.3"), ("3.10.3", "4.1"), ("4.3.3", "4.4.1")] {
            assert!(leads(a, b), "{a} {b}");
        }
        for (a, b) in [("4.2", "4.1"), ("4.2", "9.1"), ("4.4", "4.3"), ("4.2", "4.2"), ("4.2", "4.9")] {
            assert!(!leads(a, b), "{a} {b}");
        }
    }
}
