//! A YAML stream into its documents, by lines, so that a fault in one leaves the others readable.

use crate::node::Document;

/// What a line means for the parting of documents. Only lines that begin in the first column can part: YAML allows
/// neither `---` nor `...` there within a text or a quotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// `---`: a document begins.
    Start,
    /// `...`: the document ends.
    End,
    /// Blank, a comment, or a directive: belongs to what follows.
    Nothing,
    /// Anything else.
    Content,
}

/// Classes a line, with or without its line end.
pub(crate) fn mark(line: &str) -> Mark {
    let is = |marker: &str| {
        line.strip_prefix(marker).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\t', '\r', '\n']))
    };
    if is("---") {
        Mark::Start
    } else if is("...") {
        Mark::End
    } else if line.starts_with('%') || line.trim().is_empty() || line.trim_start().starts_with('#') {
        Mark::Nothing
    } else {
        Mark::Content
    }
}

/// Whether a line `---` carries a document's beginning behind the marker.
pub(crate) fn starts_with_content(line: &str) -> bool {
    let rest = line.get(3..).unwrap_or_default().trim();
    !rest.is_empty() && !rest.starts_with('#')
}

/// The documents of a text; those without content are left out.
pub(crate) fn split(text: &str) -> Vec<Document> {
    let mut found = Vec::new();
    let (mut start, mut lines_before) = (0, 0);
    let (mut begun, mut filled) = (false, false);
    let mut at = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let next = at + line.len();
        match mark(line) {
            Mark::Start => {
                if filled {
                    found.push(Document { bytes: start..at, lines: lines_before });
                }
                // Comments and directives before the first marker belong to the document that it begins.
                if filled || begun {
                    (start, lines_before) = (at, index);
                }
                (begun, filled) = (true, starts_with_content(line));
            }
            Mark::End => {
                if filled {
                    found.push(Document { bytes: start..next, lines: lines_before });
                }
                (start, lines_before, begun, filled) = (next, index + 1, false, false);
            }
            // A directive after content would begin a new document only behind `...`; the YAML reader says so.
            Mark::Nothing => {}
            Mark::Content => filled = true,
        }
        at = next;
    }
    if filled {
        found.push(Document { bytes: start..text.len(), lines: lines_before });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<(&str, usize)> {
        split(text).into_iter().map(|d| (&text[d.bytes], d.lines)).collect()
    }

    #[test]
    fn documents_are_parted_by_lines() {
        assert_eq!(parts(""), []);
        assert_eq!(parts("# nothing\n---\n\n"), []);
        assert_eq!(parts("---\n---\n# x\n---\na: 1\n"), [("---\na: 1\n", 3)]);
        assert_eq!(parts("a: 1"), [("a: 1", 0)]);
        assert_eq!(parts("# head\n---\na: 1\n---\nb: 2\n"), [("# head\n---\na: 1\n", 0), ("---\nb: 2\n", 3)]);
        assert_eq!(parts("a: 1\n...\nb: 2\n"), [("a: 1\n...\n", 0), ("b: 2\n", 2)]);
        assert_eq!(parts("--- {a: 1}\n--- {b: 2}\n"), [("--- {a: 1}\n", 0), ("--- {b: 2}\n", 1)]);
        assert_eq!(parts("a: |\n  ---\n---x: 1\n"), [("a: |\n  ---\n---x: 1\n", 0)]);
        assert_eq!(parts("%YAML 1.2\r\n---\r\na: 1\r\n"), [("%YAML 1.2\r\n---\r\na: 1\r\n", 0)]);
    }
}
