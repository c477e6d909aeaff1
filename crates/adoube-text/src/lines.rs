//! A text as lines: what of each line a reader sees, and where that stands in the source.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// How a law text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Markdown.
    Markdown,
    /// Plain text, as it comes out of a web page.
    Plain,
}

/// What a line is by its markup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Heading,
    /// Shows nothing: markup, a comment.
    Hidden,
    Code,
    Blank,
}

/// A line of the source.
#[derive(Debug)]
pub(crate) struct Line {
    /// From 1.
    pub(crate) number: usize,
    /// Its bytes, line end included.
    pub(crate) bytes: Range<usize>,
    pub(crate) kind: Kind,
    /// What a reader sees.
    pub(crate) shown: String,
    /// For each byte of `shown` and its end: the byte of the source at which it stands.
    places: Vec<usize>,
    /// Whether a paragraph, item or cell begins here.
    pub(crate) fresh: bool,
}

impl Line {
    /// The byte of the source at which a byte of what is shown stands.
    pub(crate) fn place(&self, at: usize) -> usize {
        self.places.get(at).copied().unwrap_or(self.bytes.end)
    }

    fn push(&mut self, text: &str, from: usize, straight: bool) {
        for (at, _) in text.bytes().enumerate() {
            self.places.push(if straight { from + at } else { from });
        }
        self.shown.push_str(text);
    }
}

/// The lines of a text; their bytes joined are the text.
pub(crate) fn lines(source: &str, form: Form) -> Vec<Line> {
    match form {
        Form::Plain => plain(source),
        Form::Markdown => markdown(source),
    }
}

fn bare(source: &str) -> Vec<Line> {
    let mut at = 0;
    let split = source.split_inclusive('\n').enumerate();
    let line = split.map(|(index, line)| {
        let bytes = at..at + line.len();
        at = bytes.end;
        let kind = if line.trim().is_empty() { Kind::Blank } else { Kind::Hidden };
        Line { number: index + 1, bytes, kind, shown: String::new(), places: Vec::new(), fresh: false }
    });
    line.collect()
}

fn plain(source: &str) -> Vec<Line> {
    let mut lines = bare(source);
    let mut after_blank = true;
    for line in &mut lines {
        line.fresh = after_blank;
        after_blank = line.kind == Kind::Blank;
        if line.kind == Kind::Hidden {
            line.kind = Kind::Text;
            let text = source.get(line.bytes.clone()).unwrap_or_default();
            line.push(text.trim_end_matches(['\n', '\r']), line.bytes.start, true);
        }
    }
    lines
}

/// What pulldown-cmark shows of each line. Lines of which it shows nothing are markup.
fn markdown(source: &str) -> Vec<Line> {
    let mut lines = bare(source);
    let starts: Vec<usize> = lines.iter().map(|l| l.bytes.start).collect();
    let line_at = |byte: usize| starts.partition_point(|s| *s <= byte).saturating_sub(1);
    let options = Options::ENABLE_TABLES | Options::ENABLE_YAML_STYLE_METADATA_BLOCKS | Options::ENABLE_STRIKETHROUGH;
    let (mut heading, mut hidden, mut code) = (false, false, false);
    // Lists around the place, each with the number of its next item when it counts.
    let mut lists: Vec<bool> = Vec::new();
    for (event, bytes) in Parser::new_ext(source, options).into_offset_iter() {
        let at = line_at(bytes.start);
        match event {
            Event::Start(Tag::List(first)) => lists.push(first.is_some()),
            Event::End(TagEnd::List(_)) => drop(lists.pop()),
            Event::Start(Tag::Item) => {
                let Some(line) = lines.get_mut(at) else { continue };
                line.fresh = true;
                // The marker of a list that counts is a number that the reader sees, but no event shows it.
                let text = source.get(bytes.clone()).unwrap_or_default();
                let length = text.find(['.', ')']).map_or(0, |end| end + 1);
                if lists.last() == Some(&true) && length > 0 {
                    line.push(text.get(..length).unwrap_or_default(), bytes.start, true);
                    line.push(" ", bytes.start + length, true);
                    line.kind = Kind::Text;
                }
            }
            Event::Start(Tag::Heading { .. }) => heading = true,
            Event::End(TagEnd::Heading(_)) => heading = false,
            Event::Start(Tag::MetadataBlock(_)) => hidden = true,
            Event::End(TagEnd::MetadataBlock(_)) => hidden = false,
            Event::Start(Tag::CodeBlock(_)) => {
                code = true;
                for line in lines.iter_mut().skip(at).take_while(|l| l.bytes.start < bytes.end) {
                    line.kind = if line.kind == Kind::Blank { Kind::Blank } else { Kind::Code };
                }
            }
            Event::End(TagEnd::CodeBlock) => code = false,
            Event::Start(Tag::Paragraph) => {
                if let Some(line) = lines.get_mut(at) {
                    line.fresh = true;
                }
            }
            Event::End(TagEnd::TableCell) => {
                let last = line_at(bytes.end.saturating_sub(1));
                if let Some(line) = lines.get_mut(last).filter(|l| !l.shown.is_empty()) {
                    line.fresh = true;
                    line.push(" ", bytes.end, true);
                }
            }
            Event::Text(text) if !hidden && !code => {
                let straight = source.get(bytes.clone()) == Some(&*text);
                let Some(line) = lines.get_mut(at) else { continue };
                line.kind = if heading { Kind::Heading } else { Kind::Text };
                line.push(&text, bytes.start, straight);
            }
            Event::Code(text) => {
                let Some(line) = lines.get_mut(at) else { continue };
                line.kind = if heading { Kind::Heading } else { Kind::Text };
                line.push(&text, bytes.start, false);
            }
            _ => {}
        }
    }
    for line in &mut lines {
        if matches!(line.kind, Kind::Text | Kind::Heading) && line.shown.trim().is_empty() {
            line.kind = Kind::Hidden;
        }
        let end = line.bytes.end;
        line.places.push(end);
        // Nested containers may tell the same place twice; places never go back.
        let mut least = line.bytes.start;
        for place in &mut line.places {
            *place = (*place).clamp(least, end);
            least = *place;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(source: &str) -> Vec<(Kind, String)> {
        let lines = lines(source, Form::Markdown);
        let joined: String = lines.iter().map(|l| &source[l.bytes.clone()]).collect();
        assert_eq!(joined, source);
        lines.into_iter().map(|l| (l.kind, l.shown)).collect()
    }

    #[test]
    fn markdown_shows_what_a_reader_sees() {
        let source = "# Article 4\n\n**4.1** A *move* is made.\n\n4. four\n\n<!-- note -->\n\n- 4\\.2 x &amp; y\n";
        let lines = shown(source);
        assert_eq!(lines[0], (Kind::Heading, "Article 4".to_owned()));
        assert_eq!(lines[2], (Kind::Text, "4.1 A move is made.".to_owned()));
        assert_eq!(lines[4], (Kind::Text, "4. four".to_owned()));
        assert_eq!(lines[6].0, Kind::Hidden);
        assert_eq!(lines[8], (Kind::Text, "4.2 x & y".to_owned()));
    }

    #[test]
    fn code_is_no_text_and_tables_are() {
        let lines = shown("```\n4.1 x\n```\n\n| no | text |\n|---|---|\n| 4.1 | One hand. |\n");
        assert_eq!(lines[1].0, Kind::Code);
        assert_eq!(lines[5].0, Kind::Hidden);
        assert_eq!(lines[6].1, "4.1 One hand. ");
    }

    #[test]
    fn places_point_into_the_source() {
        let source = "**4.1** One\n";
        let line = lines(source, Form::Markdown).remove(0);
        assert_eq!(line.place(0), 2);
        assert_eq!(line.place(4), 8 - 1 + 1);
        assert_eq!(line.place(line.shown.len()), source.len());
    }
}
