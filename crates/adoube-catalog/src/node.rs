//! The neutral tree that YAML and JSON are read into, with the place of every key and value.

use std::borrow::Cow;

use crate::Span;

/// A document within a text of several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Document {
    /// Its bytes.
    pub(crate) bytes: std::ops::Range<usize>,
    /// The lines before it.
    pub(crate) lines: usize,
}

/// A value of a file.
#[derive(Clone, Debug)]
pub(crate) struct Node<'t> {
    pub(crate) value: Value<'t>,
    pub(crate) span: Span,
}

/// What a value is.
#[derive(Clone, Debug)]
pub(crate) enum Value<'t> {
    Null,
    Bool(bool),
    /// As it is written; empty until places are known.
    Number(Cow<'t, str>),
    Str(Cow<'t, str>),
    List(Vec<Node<'t>>),
    Map(Vec<(Key<'t>, Node<'t>)>),
}

/// The key of an entry of a map.
#[derive(Clone, Debug)]
pub(crate) struct Key<'t> {
    pub(crate) text: Cow<'t, str>,
    pub(crate) kind: KeyKind,
    pub(crate) span: Span,
}

/// What stood in the place of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeyKind {
    /// A text, as it should be.
    Text,
    /// A number without quotation marks; its digits are no more than a guess at what was meant.
    Number,
    /// Something that is neither.
    Odd,
}

impl Span {
    /// Stands where no place is known yet; never leaves this crate.
    pub(crate) const UNKNOWN: Span = Span { line: 0, column: 0, bytes: 0..0 };

    /// The same place, or none when it is not known.
    pub(crate) fn known(&self) -> Option<Span> {
        (self.line > 0).then(|| self.clone())
    }
}

impl Span {
    /// From a place within a document to one within the whole text.
    pub(crate) fn shift(&mut self, at: &Document) {
        self.line += at.lines;
        self.bytes = self.bytes.start + at.bytes.start..self.bytes.end + at.bytes.start;
    }
}

impl Value<'_> {
    /// The word that messages use for this kind of value.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Value::Null => "nothing",
            Value::Bool(_) => "flag",
            Value::Number(_) => "number",
            Value::Str(_) => "text",
            Value::List(_) => "list",
            Value::Map(_) => "map",
        }
    }
}

impl<'t> Node<'t> {
    /// Moves every place from the document to the whole text.
    pub(crate) fn shift(&mut self, at: &Document) {
        self.span.shift(at);
        match &mut self.value {
            Value::List(list) => list.iter_mut().for_each(|item| item.shift(at)),
            Value::Map(entries) => {
                for (key, value) in entries {
                    key.span.shift(at);
                    value.shift(at);
                }
            }
            _ => {}
        }
    }

    /// The value as JSON, without its places; a number that is none there becomes a text.
    pub(crate) fn to_json(&self) -> serde_json::Value {
        match &self.value {
            Value::Null => serde_json::Value::Null,
            Value::Bool(flag) => (*flag).into(),
            Value::Number(text) => {
                let number = text.parse::<serde_json::Number>();
                number.map_or_else(|_| text.clone().into_owned().into(), serde_json::Value::Number)
            }
            Value::Str(text) => text.clone().into_owned().into(),
            Value::List(list) => list.iter().map(Node::to_json).collect(),
            Value::Map(entries) => {
                let entry = |(key, node): &(Key<'_>, Node<'_>)| (key.text.clone().into_owned(), node.to_json());
                serde_json::Value::Object(entries.iter().map(entry).collect())
            }
        }
    }

    /// The value under a key, when this is a map that has it.
    pub(crate) fn get(&self, key: &str) -> Option<&Node<'t>> {
        match &self.value {
            Value::Map(entries) => entries.iter().find(|(k, _)| k.text == key).map(|(_, node)| node),
            _ => None,
        }
    }

    /// The text, when it is one.
    pub(crate) fn as_str(&self) -> Option<&str> {
        match &self.value {
            Value::Str(text) => Some(text),
            _ => None,
        }
    }
}

/// The place of a range of bytes in a text; `first_line` is the number of the text's first line.
pub(crate) fn span_of(text: &str, bytes: std::ops::Range<usize>, first_line: usize) -> Span {
    let start = floor(text, bytes.start);
    let end = floor(text, bytes.end.max(start));
    let before = text.get(..start).unwrap_or_default();
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    Span {
        line: first_line + before.bytes().filter(|b| *b == b'\n').count(),
        column: before.get(line_start..).unwrap_or_default().chars().count() + 1,
        bytes: start..end,
    }
}

/// The nearest character boundary at or before a byte.
fn floor(text: &str, byte: usize) -> usize {
    let mut at = byte.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
