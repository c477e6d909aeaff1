//! JSON to the neutral tree. Places are found only when there is something to tell: [`locate`].

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::Span;
use crate::faults::Fault;
use crate::node::{Document, Key, KeyKind, Node, Value, span_of};

/// Reads one JSON value without places.
pub(crate) fn read(text: &str, first_line: usize) -> Result<Node<'_>, Box<Fault>> {
    match serde_json::from_str::<Wire<'_>>(text) {
        Ok(Wire(node)) => Ok(node),
        Err(error) => Err(Box::new(fault(&error, text, first_line))),
    }
}

/// Reads one JSON value with places; `at` says where in the whole text it stands.
pub(crate) fn read_located<'t>(text: &'t str, at: &Document) -> Result<Node<'t>, Box<Fault>> {
    match read(text, 1) {
        Ok(mut node) => {
            locate(&mut node, text, 1);
            node.shift(at);
            Ok(node)
        }
        Err(mut fault) => {
            fault.shift(at);
            Err(fault)
        }
    }
}

/// How deep in brackets a JSON text that goes over several lines has got.
#[derive(Debug, Default)]
pub(crate) struct Depth(usize);

impl Depth {
    /// Takes the next line; tells whether brackets are still open. A quotation that is open at the end of a line is a
    /// fault of that line and keeps nothing open.
    pub(crate) fn feed(&mut self, line: &str) -> bool {
        let mut bytes = line.trim_end().bytes();
        while let Some(byte) = bytes.next() {
            match byte {
                b'{' | b'[' => self.0 += 1,
                b'}' | b']' => self.0 = self.0.saturating_sub(1),
                b'"' => loop {
                    match bytes.next() {
                        Some(b'"') => break,
                        Some(b'\\') => drop(bytes.next()),
                        Some(_) => {}
                        None => return false,
                    }
                },
                _ => {}
            }
        }
        self.0 > 0
    }
}

fn fault(error: &serde_json::Error, text: &str, first_line: usize) -> Fault {
    let line_start = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum::<usize>();
    let at = line_start + error.column().saturating_sub(1);
    let told = error.to_string();
    let detail = told.split(" at line ").next().unwrap_or_default();
    let fault = match detail {
        _ if error.is_eof() => Fault::error("diag-json-unfinished"),
        "recursion limit exceeded" => Fault::error("diag-json-depth"),
        "trailing characters" => Fault::error("diag-json-trailing"),
        "trailing comma" => Fault::error("diag-json-trailing-comma"),
        "key must be a string" => Fault::error("diag-json-key"),
        "expected `:`" => Fault::error("diag-json-expected").arg("expected", "colon"),
        "expected `,` or `}`" => Fault::error("diag-json-expected").arg("expected", "map"),
        "expected `,` or `]`" => Fault::error("diag-json-expected").arg("expected", "list"),
        "expected value" | "expected ident" => Fault::error("diag-json-value"),
        "invalid escape" | "invalid unicode code point" | "lone leading surrogate in hex escape" => {
            Fault::error("diag-json-escape")
        }
        "invalid number" | "number out of range" => Fault::error("diag-json-number"),
        _ if detail.starts_with("control character") => Fault::error("diag-json-control"),
        _ => Fault::error("diag-json").arg("detail", detail),
    };
    fault.at(&span_of(text, at..at + 1, first_line))
}

struct Wire<'t>(Node<'t>);

impl<'t> Deserialize<'t> for Wire<'t> {
    fn deserialize<D: Deserializer<'t>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(WireVisitor).map(|value| Wire(Node { value, span: Span::UNKNOWN }))
    }
}

/// A text that is borrowed where it holds no escapes.
struct Text<'t>(Cow<'t, str>);

impl<'t> Deserialize<'t> for Text<'t> {
    fn deserialize<D: Deserializer<'t>>(deserializer: D) -> Result<Self, D::Error> {
        match deserializer.deserialize_str(WireVisitor)? {
            Value::Str(text) => Ok(Text(text)),
            _ => Ok(Text(Cow::Borrowed(""))),
        }
    }
}

struct WireVisitor;

impl<'t> Visitor<'t> for WireVisitor {
    type Value = Value<'t>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Self::Value, E> {
        Ok(Value::Bool(flag))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self::Value, E> {
        Ok(Value::Number(Cow::Borrowed("")))
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self::Value, E> {
        Ok(Value::Number(Cow::Borrowed("")))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self::Value, E> {
        Ok(Value::Number(Cow::Borrowed("")))
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Value::Str(Cow::Owned(text.to_owned())))
    }

    fn visit_borrowed_str<E>(self, text: &'t str) -> Result<Self::Value, E> {
        Ok(Value::Str(Cow::Borrowed(text)))
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Wire(node)) = seq.next_element()? {
            list.push(node);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::with_capacity(4);
        while let Some((Text(text), Wire(node))) = map.next_entry()? {
            entries.push((Key { text, kind: KeyKind::Text, span: Span::UNKNOWN }, node));
        }
        Ok(Value::Map(entries))
    }
}

/// Fills in the places of a tree that was read from this text.
pub(crate) fn locate(node: &mut Node<'_>, text: &str, first_line: usize) {
    let mut walk = Walk { text, at: 0, counted: 0, line: first_line, column: 1 };
    walk.node(node);
}

/// Walks a text that is known to be good JSON.
struct Walk<'t> {
    text: &'t str,
    at: usize,
    /// Up to which byte `line` and `column` have been counted.
    counted: usize,
    line: usize,
    column: usize,
}

impl Walk<'_> {
    fn node(&mut self, node: &mut Node<'_>) {
        self.skip_to_token();
        let start = self.at;
        let (line, column) = self.place();
        match &mut node.value {
            Value::List(list) => {
                self.at += 1;
                list.iter_mut().for_each(|item| self.node(item));
                self.close(b']');
            }
            Value::Map(entries) => {
                self.at += 1;
                for (key, value) in entries {
                    self.skip_to_token();
                    let start = self.at;
                    let (line, column) = self.place();
                    self.string();
                    key.span = Span { line, column, bytes: start..self.at };
                    self.node(value);
                }
                self.close(b'}');
            }
            Value::Str(_) => self.string(),
            _ => {
                let rest = self.text.get(self.at..).unwrap_or_default();
                let ends = |c: char| matches!(c, ',' | ']' | '}') || c.is_ascii_whitespace();
                let written = rest.split(ends).next().unwrap_or_default();
                self.at += written.len();
                if let Value::Number(number) = &mut node.value {
                    *number = Cow::Owned(written.to_owned());
                }
            }
        }
        node.span = Span { line, column, bytes: start..self.at };
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_to_token(&mut self) {
        while self.byte().is_some_and(|b| b.is_ascii_whitespace() || matches!(b, b',' | b':')) {
            self.at += 1;
        }
    }

    fn close(&mut self, bracket: u8) {
        self.skip_to_token();
        if self.byte() == Some(bracket) {
            self.at += 1;
        }
    }

    fn string(&mut self) {
        self.at += 1;
        while let Some(byte) = self.byte() {
            self.at += 1;
            match byte {
                b'"' => break,
                b'\\' => self.at += 1,
                _ => {}
            }
        }
        self.at = self.at.min(self.text.len());
    }

    fn place(&mut self) -> (usize, usize) {
        for c in self.text.get(self.counted..self.at).unwrap_or_default().chars() {
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.counted = self.at;
        (self.line, self.column)
    }
}
