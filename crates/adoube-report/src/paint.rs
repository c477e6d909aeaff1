//! Weight and colour for terminals that want them. They only repeat what words and signs say already.

/// Stands before emphasised text until the layout is done; takes no column.
const STRONG: char = '\u{2061}';
/// Stands before text of lesser weight.
const FAINT: char = '\u{2062}';
/// Stands before the letter of an outcome.
const LETTER: char = '\u{2063}';
/// Stands before words that a redline takes out.
const DELETED: char = '\u{206a}';
/// Stands before words that a redline puts in.
const INSERTED: char = '\u{206b}';
/// Ends each of them.
const PLAIN: char = '\u{2064}';

const MARKS: [char; 6] = [STRONG, FAINT, LETTER, DELETED, INSERTED, PLAIN];

/// A title or head.
pub(crate) fn strong(text: &str) -> String {
    wrapped(STRONG, text)
}

/// An id, a note.
pub(crate) fn faint(text: &str) -> String {
    wrapped(FAINT, text)
}

/// The letter of an outcome.
pub(crate) fn letter(text: &str) -> String {
    wrapped(LETTER, text)
}

/// Words that a redline takes out.
pub(crate) fn deleted(text: &str) -> String {
    wrapped(DELETED, text)
}

/// Words that a redline puts in.
pub(crate) fn inserted(text: &str) -> String {
    wrapped(INSERTED, text)
}

fn wrapped(mark: char, text: &str) -> String {
    let mut marked = String::with_capacity(text.len() + 6);
    marked.push(mark);
    marked.extend(text.chars().filter(|c| !MARKS.contains(c)));
    marked.push(PLAIN);
    marked
}

/// Turns the marks into escape sequences, or takes them out.
pub(crate) fn finish(text: &str, colour: bool) -> String {
    let mut done = String::with_capacity(text.len());
    for c in text.chars() {
        match (c, colour) {
            (STRONG, true) => done.push_str("\u{1b}[1m"),
            (FAINT, true) => done.push_str("\u{1b}[2m"),
            (LETTER, true) => done.push_str("\u{1b}[1;36m"),
            (DELETED, true) => done.push_str("\u{1b}[9;31m"),
            (INSERTED, true) => done.push_str("\u{1b}[1;32m"),
            (PLAIN, true) => done.push_str("\u{1b}[0m"),
            (STRONG | FAINT | LETTER | DELETED | INSERTED | PLAIN, false) => {}
            _ => done.push(c),
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_take_no_column_and_vanish() {
        let text = strong("Rook") + &faint("id") + &letter("A");
        assert_eq!(crate::layout::columns(&text), 7);
        assert_eq!(finish(&text, false), "RookidA");
        assert_eq!(finish(&letter("A"), true), "\u{1b}[1;36mA\u{1b}[0m");
    }
}
