//! The natural order of article numbers.

use std::cmp::Ordering;

/// Orders article numbers as a reader expects: 4.9 before 4.10, 4.3 before 4.3(a), letters (Latin and Cyrillic) after
/// numbers.
pub(crate) fn article_order(a: &str, b: &str) -> Ordering {
    parts(a).cmp(parts(b)).then_with(|| a.cmp(b))
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// Numbers of any length: by digits, leading zeros aside.
    Number(usize, String),
    Letters(String),
}

fn parts(article: &str) -> impl Iterator<Item = Part> {
    let mut rest = article;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
        let first = rest.chars().next()?;
        let is_digit = first.is_ascii_digit();
        let same = |c: char| c.is_alphanumeric() && c.is_ascii_digit() == is_digit;
        let length = rest.find(|c| !same(c)).unwrap_or(rest.len());
        let (part, after) = rest.split_at(length);
        rest = after;
        Some(if is_digit {
            let digits = part.trim_start_matches('0');
            Part::Number(digits.len(), digits.to_owned())
        } else {
            Part::Letters(part.to_lowercase())
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_by_value_letters_after() {
        let sorted = [
            "1.1",
            "3.8",
            "3.8(a)",
            "3.8(a)(i)",
            "3.8(a)(ii)",
            "3.8(b)",
            "3.9",
            "3.10",
            "3.10.a",
            "4.3",
            "4.3.1",
            "4.3.1.1",
            "4.3.2",
            "4.3.10",
            "4.3.a",
            "4.3а",
            "4.3б",
            "4.3в",
            "4.3г",
            "4.6",
            "4.10",
            "9.6",
            "10",
        ];
        let mut shuffled: Vec<&str> = sorted.to_vec();
        shuffled.sort_by(|a, b| b.len().cmp(&a.len()).then(b.cmp(a)));
        shuffled.sort_by(|a, b| article_order(a, b));
        assert_eq!(shuffled, sorted);
        assert_eq!(article_order("99999999999999999999999", "3"), Ordering::Greater);
        assert_eq!(article_order("", ""), Ordering::Equal);
    }
}
