//! Tables between markers in a document: found through pulldown-cmark, put in by bytes, nothing else touched.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// A place for a table: between `<!-- adoube: COMMAND -->` and `<!-- /adoube -->`, each alone on its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The bytes of the command in the opening marker.
    pub command: Range<usize>,
    /// The bytes between the line of the opening marker and that of the closing one.
    pub inner: Range<usize>,
    /// What stands before each line in a quotation or list.
    indent: String,
    /// How lines end here.
    line_end: &'static str,
}

/// What is wrong with a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// No command stands in it.
    Empty,
    /// Something else stands on its line.
    NotAlone,
    /// No closing marker follows.
    Unclosed,
    /// No opening marker goes before.
    Unopened,
}

/// A marker that cannot be used, and its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadMarker {
    /// The bytes of the marker.
    pub bytes: Range<usize>,
    /// What is wrong.
    pub mistake: Mistake,
}

/// The places for tables in a Markdown document, in order, and the markers that are wrong. Markers in code, in front
/// matter, and in raw HTML that shows what it holds are no markers.
pub fn slots(document: &str) -> (Vec<Slot>, Vec<BadMarker>) {
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    let mut open: Option<Marker> = None;
    let unclosed = |m: &Marker| BadMarker { bytes: m.bytes.clone(), mistake: Mistake::Unclosed };
    for marker in markers(document) {
        let bad = |mistake| BadMarker { bytes: marker.bytes.clone(), mistake };
        if !marker.is_alone(document) {
            wrong.push(bad(Mistake::NotAlone));
            continue;
        }
        match (&marker.command, open.take()) {
            (Some(command), before) => {
                wrong.extend(before.as_ref().map(unclosed));
                if command.is_empty() {
                    wrong.push(bad(Mistake::Empty));
                }
                open = Some(marker);
            }
            (None, Some(before)) => {
                let command = before.command.clone().unwrap_or_default();
                if !command.is_empty() {
                    let inner = before.next_line(document)..marker.line_start(document);
                    let line_end = before.line_end(document);
                    found.push(Slot { command, inner, indent: before.indent(document), line_end });
                }
            }
            (None, None) => wrong.push(bad(Mistake::Unopened)),
        }
    }
    wrong.extend(open.as_ref().map(unclosed));
    wrong.sort_by_key(|w| w.bytes.start);
    (found, wrong)
}

/// The document with these texts in its slots; `None` for a slot: what stands there stays. Lines end as the opening
/// marker's line does, and bear what stands before it in a quotation or list.
///
/// `None` when a text would change which markers there are, as one with a marker of its own would.
pub fn splice(document: &str, slots: &[Slot], texts: &[Option<String>]) -> Option<String> {
    let mut spliced = String::with_capacity(document.len());
    let mut at = 0;
    for (slot, text) in slots.iter().zip(texts) {
        let Some(text) = text else { continue };
        spliced.push_str(document.get(at..slot.inner.start)?);
        at = slot.inner.end;
        spliced.push_str(&slot.filled(text));
    }
    spliced.push_str(document.get(at..)?);
    let (again, wrong) = self::slots(&spliced);
    let command = |text: &str, slot: &Slot| text.get(slot.command.clone()).map(str::to_owned);
    let same = again.len() == slots.len()
        && wrong.len() == self::slots(document).1.len()
        && again.iter().zip(slots).all(|(new, old)| command(&spliced, new) == command(document, old))
        && again.iter().zip(slots).zip(texts).all(|((new, old), text)| {
            let wanted = text.as_ref().map(|t| old.filled(t));
            let wanted = wanted.as_deref().or(document.get(old.inner.clone()));
            spliced.get(new.inner.clone()) == wanted
        });
    same.then_some(spliced)
}

impl Slot {
    /// Whether this text stands in the slot already.
    pub fn holds(&self, document: &str, text: &str) -> bool {
        document.get(self.inner.clone()) == Some(&self.filled(text))
    }

    /// The text as it stands in the slot: between blank lines, so that it is Markdown of its own.
    fn filled(&self, text: &str) -> String {
        let blank = self.indent.trim_end();
        let mut filled = String::new();
        let mut line = |text: &str| {
            filled.push_str(if text.is_empty() { blank } else { &self.indent });
            filled.push_str(text);
            filled.push_str(self.line_end);
        };
        line("");
        text.trim_end().lines().for_each(|l| line(l.trim_end_matches('\r')));
        line("");
        filled
    }
}

/// A marker as it stands in the document.
#[derive(Debug)]
struct Marker {
    bytes: Range<usize>,
    /// The command of an opening one.
    command: Option<Range<usize>>,
}

impl Marker {
    fn line_start(&self, document: &str) -> usize {
        document.get(..self.bytes.start).and_then(|t| t.rfind('\n')).map_or(0, |at| at + 1)
    }

    fn next_line(&self, document: &str) -> usize {
        let rest = document.get(self.bytes.end..).unwrap_or_default();
        rest.find('\n').map_or(document.len(), |at| self.bytes.end + at + 1)
    }

    fn before<'d>(&self, document: &'d str) -> &'d str {
        let start = self.line_start(document);
        let line = document.get(start..self.bytes.start).unwrap_or_default();
        line.strip_prefix('\u{feff}').filter(|_| start == 0).unwrap_or(line)
    }

    /// Whether nothing but the signs of quotations and lists stands before it on its line, and nothing behind it.
    fn is_alone(&self, document: &str) -> bool {
        let behind = document.get(self.bytes.end..self.next_line(document)).unwrap_or_default();
        let is_sign = |c: char| c.is_whitespace() || ">-*+.)".contains(c) || c.is_ascii_digit();
        let marker = document.get(self.bytes.clone()).unwrap_or_default();
        self.before(document).chars().all(is_sign) && behind.trim().is_empty() && !marker.contains('\n')
    }

    /// What the lines of its container begin with: quotation signs stay, the sign of a list becomes spaces.
    fn indent(&self, document: &str) -> String {
        self.before(document).chars().map(|c| if c == '>' || c.is_whitespace() { c } else { ' ' }).collect()
    }

    fn line_end(&self, document: &str) -> &'static str {
        let end = self.next_line(document);
        if document.get(..end).is_some_and(|t| t.ends_with("\r\n")) { "\r\n" } else { "\n" }
    }
}

/// Elements whose content is shown or run, not read as Markdown or comments.
const RAW: [&str; 4] = ["<script", "<style", "<pre", "<textarea"];

fn markers(document: &str) -> Vec<Marker> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_YAML_STYLE_METADATA_BLOCKS
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_TASKLISTS;
    let mut found = Vec::new();
    let mut block: Option<Range<usize>> = None;
    let mut hidden = false;
    for (event, bytes) in Parser::new_ext(document, options).into_offset_iter() {
        match event {
            Event::Start(Tag::MetadataBlock(_)) => hidden = true,
            Event::End(TagEnd::MetadataBlock(_)) => hidden = false,
            Event::Start(Tag::HtmlBlock) => {
                let text = document.get(bytes.clone()).unwrap_or_default();
                let start = text.trim_start().get(..10.min(text.trim_start().len())).unwrap_or_default().to_lowercase();
                if !RAW.iter().any(|r| start.starts_with(r)) {
                    comments(document, bytes.clone(), &mut found);
                }
                block = Some(bytes);
            }
            Event::End(TagEnd::HtmlBlock) => block = None,
            Event::InlineHtml(_) | Event::Html(_) if block.is_none() && !hidden => {
                comments(document, bytes, &mut found);
            }
            _ => {}
        }
    }
    found
}

/// The markers among the comments of a piece of HTML.
fn comments(document: &str, html: Range<usize>, found: &mut Vec<Marker>) {
    let mut at = html.start;
    while let Some(start) = document.get(at..html.end).and_then(|t| t.find("<!--")).map(|s| at + s) {
        let inner = start + 4;
        let Some(length) = document.get(inner..html.end).and_then(|t| t.find("-->")) else { return };
        let text = document.get(inner..inner + length).unwrap_or_default();
        let bytes = start..inner + length + 3;
        at = bytes.end;
        let word = text.trim();
        if word == "/adoube" {
            found.push(Marker { bytes, command: None });
        } else if let Some(rest) = word.strip_prefix("adoube:") {
            let offset = text.len() - text.trim_start().len() + "adoube:".len();
            let lead = rest.len() - rest.trim_start().len();
            let from = inner + offset + lead;
            found.push(Marker { bytes, command: Some(from..from + rest.trim().len()) });
        }
    }
}
