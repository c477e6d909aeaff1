//! The valid name nearest to one that was mistyped.

use std::cmp::Reverse;

use strsim::{damerau_levenshtein, jaro_winkler};

/// Names that are compared; there are more only where somebody tries what happens.
const MOST: usize = 1_000;

/// The nearest of the names, if one is near enough to have been meant.
pub(crate) fn nearest<S: AsRef<str>>(given: &str, names: impl IntoIterator<Item = S>) -> Option<String> {
    // A text that long is no mistyped name, and the comparison is quadratic.
    if given.is_empty() || given.chars().count() > 80 {
        return None;
    }
    let wanted = given.to_lowercase();
    let score = |name: &str| {
        let name = name.to_lowercase();
        let edits = damerau_levenshtein(&wanted, &name);
        let longest = wanted.chars().count().max(name.chars().count());
        // One slip in three letters, and something in common for short words.
        let near = edits * 3 <= longest.max(3) || jaro_winkler(&wanted, &name) > 0.92;
        (near && edits < longest).then_some(edits)
    };
    let common = |name: &str| wanted.chars().zip(name.chars()).take_while(|(a, b)| a == b).count();
    let scored = names.into_iter().take(MOST).filter_map(|n| {
        let name = n.as_ref();
        // Among names as near, those that begin alike go first.
        score(name).map(|edits| (edits, Reverse(common(name)), name.to_owned()))
    });
    scored.min().map(|(_, _, name)| name)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn slips_are_seen_through_and_other_words_are_not() {
        let names = ["first-touched", "fide-2018", "fide-2017", "release", "remove", "touch"];
        let near = |given| nearest(given, names);
        assert_eq!(near("frist-touched").as_deref(), Some("first-touched"));
        assert_eq!(near("fide-2108").as_deref(), Some("fide-2018"));
        assert_eq!(nearest("fide-2024", ["fide-2014", "fide-2023"]).as_deref(), Some("fide-2023"));
        assert_eq!(near("FIDE-2017").as_deref(), Some("fide-2017"));
        assert_eq!(near("tuch").as_deref(), Some("touch"));
        assert_eq!(near("relese").as_deref(), Some("release"));
        assert_eq!(near("e9"), None);
        assert_eq!(near("queen"), None);
        assert_eq!(near(""), None);
        assert_eq!(near(&"x".repeat(100_000)), None);
    }
}
