//! How a line opens: with the number of an article, a heading, a dash.

use crate::number::{Number, scan, scan_single};

/// How a line opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// With a whole number; where the words behind it begin.
    Number(Number, usize),
    /// It is the heading of an article; its number, and where its title begins.
    Article(Option<u16>, usize),
    /// It is the heading of a part of the law.
    Section,
    /// With a dash that stands for the beginning of a number.
    Dash,
    /// Otherwise.
    None,
}

/// Words before the number of an article.
const ARTICLES: &[&str] = &["article", "art.", "статья", "ст.", "пункт", "п.", "§"];
/// Words that open the heading of a part.
const SECTIONS: &[&str] = &[
    "appendix",
    "chapter",
    "introduction",
    "part",
    "preface",
    "section",
    "введение",
    "глава",
    "предисловие",
    "приложение",
    "раздел",
    "часть",
];

/// How the line opens, and where, behind bullets and spaces.
pub(crate) fn opening(line: &str) -> (usize, Opening) {
    let is_bullet = |c: char| c.is_whitespace() || "•·*>–—-\u{feff}".contains(c);
    let text = line.trim_start_matches(is_bullet);
    let start = line.len() - text.len();
    let dashed = line.get(..start).is_some_and(|s| s.contains(['–', '—', '-']));
    if let Some((number, end)) = scan(text, 2) {
        return (start, Opening::Number(number, start + end));
    }
    if let Some((after, rest)) = word_of(text, ARTICLES) {
        if let Some((number, end)) = scan(rest, 2) {
            return (start, Opening::Number(number, start + after + end));
        }
        if let Some((number, end)) = article_number(rest) {
            return (start, Opening::Article(Some(number), start + after + end));
        }
    }
    if let Some((_, rest)) = word_of(text, SECTIONS)
        && heads(rest)
    {
        return (start, Opening::Section);
    }
    (start, if dashed { Opening::Dash } else { Opening::None })
}

/// The number behind "Article": 4, `4.`, `4:`, with a title behind it or nothing.
fn article_number(rest: &str) -> Option<(u16, usize)> {
    if let Some(found) = scan_single(rest) {
        return Some(found);
    }
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let number = rest.get(..digits)?.parse().ok().filter(|n| *n < 100)?;
    let behind = rest.get(digits..)?;
    let titled = behind.trim_start().starts_with(|c: char| c.is_uppercase() || "–—-".contains(c));
    (behind.trim().is_empty() || titled).then_some((number, digits))
}

/// Whether what stands behind "Chapter" makes a heading: a number or nothing, and no sentence.
fn heads(rest: &str) -> bool {
    let word = rest.split_whitespace().next().unwrap_or_default();
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    let numbered = word.is_empty()
        || word.chars().all(|c| c.is_ascii_digit() || "IVXLC".contains(c))
        || (word.chars().count() == 1 && word.chars().all(char::is_uppercase));
    numbered && rest.split_whitespace().count() <= 20
}

/// The list's word that the text begins with, with a capital or the sign of an article: its length with the space
/// behind it, and the rest.
fn word_of<'t>(text: &'t str, list: &[&str]) -> Option<(usize, &'t str)> {
    let first = text.chars().next()?;
    if !first.is_uppercase() && first != '§' {
        return None;
    }
    let end = text.find(|c: char| c.is_whitespace()).unwrap_or(text.len());
    let word = text.get(..end)?.to_lowercase();
    let word = word.trim_end_matches([':', ',']);
    if !list.contains(&word) {
        return None;
    }
    let rest = text.get(end..)?.trim_start();
    Some((text.len() - rest.len(), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_open_with_numbers_and_headings() {
        let label = |line: &str| match opening(line).1 {
            Opening::Number(number, _) => number.label,
            Opening::Article(Some(n), _) => format!("article {n}"),
            Opening::Article(None, _) | Opening::Section => "section".to_owned(),
            Opening::Dash => "dash".to_owned(),
            Opening::None => String::new(),
        };
        for (line, wanted) in [
            ("4.3(a) One", "4.3(a)"),
            ("4.3а Одна", "4.3а"),
            ("4.3.1. одной", "4.3.1"),
            ("  • 4.5 None", "4.5"),
            ("Article 4: The act", "article 4"),
            ("Статья 4. Ходы", "article 4"),
            ("Статья 4", "article 4"),
            ("Article 4.2 Adjusting", "4.2"),
            ("Article four", ""),
            ("Глава 1. ПРАВИЛА", "section"),
            ("Appendix A", "section"),
            ("Part of the move is made.", ""),
            ("– 1. Ход", "dash"),
            ("The player", ""),
            ("2014 was", ""),
        ] {
            assert_eq!(label(line), wanted, "{line}");
        }
    }
}
