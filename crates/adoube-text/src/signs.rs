//! What lines of web pages look like that are no law: navigation, dates, comments, captions.

/// Why a line is no part of the law text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Noise {
    /// An empty line.
    Blank,
    /// Markup that shows nothing.
    Markup,
    /// The way through a site: links, breadcrumbs, keys.
    Navigation,
    /// Where the text was published: an order, a date, an address.
    Source,
    /// The number of a page.
    Page,
    /// Captions of pictures that the text lost.
    Caption,
    /// What readers of a page wrote.
    Comment,
}

impl Noise {
    /// Its name, in message keys and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Noise::Blank => "blank",
            Noise::Markup => "markup",
            Noise::Navigation => "navigation",
            Noise::Source => "source",
            Noise::Page => "page",
            Noise::Caption => "caption",
            Noise::Comment => "comment",
        }
    }
}

/// Beginnings of lines that lead through a site.
const NAVIGATION: &[&str] = &[
    "back to",
    "contents",
    "home",
    "menu",
    "next article",
    "next chapter",
    "previous article",
    "print",
    "printable version",
    "share",
    "skip to",
    "table of contents",
    "top of page",
    "версия для печати",
    "вверх",
    "главная",
    "к оглавлению",
    "меню",
    "на главную",
    "назад",
    "наверх",
    "оглавление",
    "переход между",
    "печатная версия",
    "поделиться",
    "следующая статья",
    "содержание",
];

/// Beginnings of lines that say where a text comes from.
const SOURCE: &[&str] = &[
    "accessed",
    "copyright",
    "last modified",
    "last updated",
    "published",
    "retrieved",
    "source:",
    "updated",
    "актуально на",
    "дата публикации",
    "документ утратил",
    "источник:",
    "как цитировать",
    "копирование",
    "обновлено",
    "опубликовано",
    "последнее изменение",
    "©",
];

/// Lines from which on a page belongs to its readers.
const COMMENTS: &[&str] = &[
    "comments",
    "leave a comment",
    "leave a reply",
    "replies",
    "комментарии",
    "обсуждение",
    "отзывы",
    "оставить комментарий",
];

/// Lines of single comments.
const COMMENT: &[&str] = &["posted by", "reply", "said on", "написал", "ответить", "пользователь"];

/// What noise a whole line is, if it is one.
pub(crate) fn noise(line: &str) -> Option<Noise> {
    let text = line.trim().trim_matches(['*', '_', '[', ']', ' ']);
    let low = text.to_lowercase();
    let words = text.split_whitespace().count();
    let begins = |list: &[&str]| list.iter().any(|w| low.strip_prefix(w).is_some_and(ends_word));
    if !low.contains(char::is_alphanumeric) && !low.contains(['←', '→', '↑']) {
        return Some(Noise::Markup);
    }
    if page(&low) {
        return Some(Noise::Page);
    }
    // A whole sentence is more likely law than the beginning of its line is telling.
    let is_sentence = text.ends_with(['.', ';']);
    if begins(COMMENTS) && words <= 4 || begins(COMMENT) && words <= 12 && !is_sentence || stamped(&low) {
        return Some(Noise::Comment);
    }
    if begins(SOURCE) && (words <= 8 || has_address(&low)) || has_date(&low) && words <= 8 {
        return Some(Noise::Source);
    }
    let keys = ["ctrl", "←", "→", "»»", "««", "↑"].iter().any(|k| low.contains(k));
    let bars = text.ends_with('|') || text.starts_with('|') || text.matches(" | ").count() >= 2;
    if begins(NAVIGATION) && words <= 8 && !is_sentence || keys && words <= 15 || bars && words <= 20 {
        return Some(Noise::Navigation);
    }
    if has_address(&low) && words <= 30 {
        return Some(Noise::Source);
    }
    (words >= LEAST_TWICE && says_twice(&low)).then_some(Noise::Caption)
}

/// Whether comments of readers begin with this line.
pub(crate) fn opens_comments(line: &str) -> bool {
    let low = line.trim().trim_start_matches('#').trim().to_lowercase();
    let words = low.split_whitespace().count();
    words <= 4 && COMMENTS.iter().any(|w| low.strip_prefix(w).is_some_and(ends_word))
}

/// Whether the end of a clause's line is from the page around it: an address, a bar, the way on.
pub(crate) fn is_tail(sentence: &str) -> bool {
    let low = sentence.trim().to_lowercase();
    let known = NAVIGATION.iter().any(|w| low.strip_prefix(w).is_some_and(ends_word));
    let words = low.split_whitespace().count();
    words <= 12 && (has_address(&low) || low.ends_with('|') || (known && words <= 8))
}

/// Whether a heading's tail is the name of a source that a page glued to it.
pub(crate) fn is_citation(text: &str) -> bool {
    let low = text.to_lowercase();
    has_date(&low) || low.contains('№') || has_address(&low)
}

fn ends_word(rest: &str) -> bool {
    !rest.starts_with(char::is_alphanumeric)
}

fn page(low: &str) -> bool {
    let number = |text: &str| !text.is_empty() && text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit());
    let bare = low.trim_matches(['-', '–', '—', ' ']);
    if number(bare) {
        return true;
    }
    let Some(rest) = ["page", "стр.", "страница"].iter().find_map(|w| low.strip_prefix(w)) else {
        return false;
    };
    let mut parts = rest.split_whitespace();
    let first = parts.next().is_some_and(number);
    first && parts.all(|p| number(p) || matches!(p, "of" | "из" | "/"))
}

/// A day in figures, `30.12.2014` or `2014-12-30`.
fn has_date(low: &str) -> bool {
    let words = low.split(|c: char| !(c.is_ascii_digit() || ".-/".contains(c)));
    let date = |word: &str| {
        let word = word.trim_matches(['.', '-', '/']);
        let parts: Vec<&str> = word.split(['.', '-', '/']).collect();
        let lengths: Vec<usize> = parts.iter().map(|p| p.len()).collect();
        matches!(lengths.as_slice(), [1..=2, 1..=2, 4] | [4, 1..=2, 1..=2])
    };
    words.into_iter().any(date)
}

/// A date with a time of day, as comments carry it.
fn stamped(low: &str) -> bool {
    let time = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_ascii_digit());
        word.split_once(':').is_some_and(|(h, m)| {
            (1..=2).contains(&h.len()) && m.len() == 2 && [h, m].iter().all(|p| p.bytes().all(|b| b.is_ascii_digit()))
        })
    };
    has_date(low) && low.split_whitespace().count() <= 10 && low.split_whitespace().any(time)
}

fn has_address(low: &str) -> bool {
    low.contains("://") || low.split(|c: char| c.is_whitespace() || c == '(').any(|w| w.starts_with("www."))
}

/// Fewer words that repeat others may well be law.
const LEAST_TWICE: usize = 8;

/// Whether the second half repeats the first one but for a word: a pair of captions in one line.
fn says_twice(low: &str) -> bool {
    let words: Vec<&str> = low.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    if words.len() % 2 == 1 || words.len() < LEAST_TWICE {
        return false;
    }
    let (first, second) = words.split_at(words.len() / 2);
    let same = first.iter().zip(second).filter(|(a, b)| a == b).count();
    same + 1 >= first.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_around_the_law_are_told() {
        for (line, wanted) in [
            ("Home | Rules | Contact", Some(Noise::Navigation)),
            ("Next: Ctrl + →", Some(Noise::Navigation)),
            ("Printable version", Some(Noise::Navigation)),
            ("Last updated 12 May", Some(Noise::Source)),
            ("No longer in force since 30.12.2014.", Some(Noise::Source)),
            ("See https://example.org/laws", Some(Noise::Source)),
            ("- 12 -", Some(Noise::Page)),
            ("=======", Some(Noise::Markup)),
            ("Страница 3 из 10", Some(Noise::Page)),
            ("anna, 12.03.2015, 10:22", Some(Noise::Comment)),
            ("Комментарии (3)", Some(Noise::Comment)),
            ("Position before castling short Position after castling short", Some(Noise::Caption)),
            ("a white pawn, a black pawn", None),
            ("Reply to an offer is given at once.", None),
            ("Home squares are those of the beginning.", None),
            ("Ответить можно сразу.", None),
            ("Reply", Some(Noise::Comment)),
            ("The player must move the piece touched.", None),
            ("Comments of the arbiter do not change the ruling of the law.", None),
            ("It was decided in 2014 that 50 moves are enough.", None),
        ] {
            assert_eq!(noise(line), wanted, "{line}");
        }
    }

    #[test]
    fn tails_and_citations() {
        assert!(is_tail("Printable version www.example.org |"));
        assert!(!is_tail("The home square of the king is free."));
        assert!(is_citation("Order of 16.07.2010 № 738"));
    }
}
