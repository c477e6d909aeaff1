//! Laying out words for a terminal.

use crate::layout::clean;
pub(crate) use crate::layout::columns;

/// How text for the terminal is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Columns of the terminal; nothing is wider, except words that cannot be broken.
    pub width: usize,
    /// Letters instead of chess symbols on boards.
    pub ascii: bool,
}

impl Default for Look {
    fn default() -> Self {
        Look { width: 100, ascii: false }
    }
}

/// Text that grows paragraph by paragraph.
#[derive(Debug)]
pub(crate) struct Sheet {
    width: usize,
    text: String,
}

impl Sheet {
    pub(crate) fn new(look: Look) -> Sheet {
        // Longer lines are hard to read, and narrower ones hard to fill.
        Sheet { width: look.width.clamp(40, 110), text: String::new() }
    }

    /// A paragraph. `head` stands before its first line; the others are indented as far as `hang`.
    pub(crate) fn para(&mut self, head: &str, hang: usize, words: &str) {
        let mut line = head.to_owned();
        let mut filled = columns(&line);
        if filled < hang {
            line.push_str(&" ".repeat(hang - filled));
            filled = hang;
        }
        let mut fresh = true;
        for word in words.split_whitespace() {
            let size = columns(word);
            if !fresh && filled + 1 + size > self.width {
                self.line(&line);
                line = " ".repeat(hang);
                filled = hang;
                fresh = true;
            }
            if !fresh {
                line.push(' ');
                filled += 1;
            }
            line.push_str(word);
            filled += size;
            fresh = false;
        }
        self.line(&line);
    }

    /// A line as it stands.
    pub(crate) fn line(&mut self, line: &str) {
        self.text.push_str(clean(line).trim_end());
        self.text.push('\n');
    }

    /// A heading with a rule under it.
    pub(crate) fn heading(&mut self, words: &str) {
        self.para("", 0, words);
        let longest = columns(words).min(self.width);
        self.line(&"─".repeat(longest));
    }

    /// An empty line, never two.
    pub(crate) fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_to_the_width_and_hang() {
        let mut sheet = Sheet::new(Look { width: 40, ascii: false });
        sheet.para("  4.3.1", 10, "Конь f3 обязан ходить, если ему есть куда: Nd2, Nd4, Ne1, Ne5, Ng1, Ng5");
        let text = sheet.finish();
        assert!(text.lines().all(|l| columns(l) <= 40), "{text}");
        assert!(text.lines().skip(1).all(|l| l.starts_with("          ")), "{text}");
    }
}
