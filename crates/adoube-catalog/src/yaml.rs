//! YAML 1.2 to the neutral tree.
//!
//! **Invariant:** this module and its part `fault` alone name the YAML crate, so that it can be exchanged.
//! Its dialect is narrowed here: booleans are `true` and `false`, unknown tags and merge keys are errors, budgets stop
//! texts that blow themselves up.
//! Duplicate keys are let through into the tree, where they are found together with every other fault.

mod fault;

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::options::{DuplicateKeyPolicy, MergeKeyPolicy, NonFiniteFloatPolicy};
use serde_yaml::{Location, Options, Spanned};

use crate::Span;
use crate::faults::Fault;
use crate::node::{Document, Key, KeyKind, Node, Value, span_of};

/// Maps and lists within each other; real files need seven.
const DEPTH: usize = 32;
/// Values in one document, those that aliases repeat included.
const NODES: usize = 200_000;
/// Repetitions by aliases.
const ALIASES: usize = 1_000;

/// Reads one document. `at` says where in the whole text it stands; spans are those of the whole text.
pub(crate) fn read<'t>(document: &'t str, at: &Document) -> Result<Node<'t>, Box<Fault>> {
    match serde_yaml::from_str_with_options::<Wire<'t>>(document, options()) {
        Ok(Wire(mut node)) => {
            settle(&mut node, document);
            node.shift(at);
            Ok(node)
        }
        Err(error) => {
            let mut fault = fault::fault(error.without_snippet(), document);
            fault.shift(at);
            Err(Box::new(fault))
        }
    }
}

fn options() -> Options {
    serde_yaml::options! {
        budget: serde_yaml::budget! {
            max_buffered_comment_events: NODES,
            flow_nesting_limit: DEPTH,
            max_depth: DEPTH,
            max_nodes: NODES,
            max_aliases: ALIASES,
            max_anchors: ALIASES,
        },
        alias_limits: serde_yaml::alias_limits! { max_total_replayed_events: NODES, max_replay_stack_depth: DEPTH },
        duplicate_keys: DuplicateKeyPolicy::PassThrough,
        merge_keys: MergeKeyPolicy::Error,
        strict_booleans: true,
        reject_unsupported_tags: true,
        non_finite_float_policy: NonFiniteFloatPolicy::AsString,
        with_snippet: false,
    }
}

/// Gives every node its place. Values made of nothing (`key:`) get the place after their key.
fn settle(node: &mut Node<'_>, document: &str) {
    let own = placed(&node.span, document);
    match &mut node.value {
        Value::Number(written) => *written = Cow::Owned(slice(document, &own).to_owned()),
        // The YAML crate hands a number beyond all bounds over as a text.
        Value::Str(_) if is_endless(slice(document, &own)) => {
            node.value = Value::Number(Cow::Owned(slice(document, &own).to_owned()));
        }
        Value::List(list) => list.iter_mut().for_each(|item| settle(item, document)),
        Value::Map(entries) => {
            for (key, value) in entries {
                let place = placed(&key.span, document);
                if key.kind == KeyKind::Number {
                    key.text = Cow::Owned(slice(document, &place).to_owned());
                }
                if value.span.line == 0 {
                    value.span = place.clone();
                }
                key.span = place;
                settle(value, document);
            }
        }
        _ => {}
    }
    // A map in block style is shown by its first key.
    node.span = match &node.value {
        Value::Map(entries) if !slice(document, &own).starts_with('{') => {
            entries.first().map_or_else(|| own.clone(), |(key, _)| key.span.clone())
        }
        _ => own,
    };
}

fn slice<'t>(document: &'t str, span: &Span) -> &'t str {
    document.get(span.bytes.clone()).unwrap_or_default().trim()
}

/// Whether this is a number in digits that is too large for one.
fn is_endless(written: &str) -> bool {
    let digits = written.trim_start_matches(['-', '+', '.']);
    digits.starts_with(|c: char| c.is_ascii_digit()) && written.parse::<f64>().is_ok_and(f64::is_infinite)
}

fn placed(span: &Span, document: &str) -> Span {
    if span.line == 0 { span_of(document, 0..0, 1) } else { trimmed(span, document) }
}

/// Keeps a span within its text; one without width, such as that of a map, gets its first character.
fn trimmed(span: &Span, document: &str) -> Span {
    let end = span.bytes.end.min(document.len());
    let start = span.bytes.start.min(end);
    let width =
        document.get(start..).and_then(|rest| rest.chars().next()).filter(|c| *c != '\n').map_or(0, char::len_utf8);
    let bytes = if document.is_char_boundary(end) && document.is_char_boundary(start) {
        start..end.max(start + width)
    } else {
        document.len()..document.len()
    };
    Span { bytes, ..span.clone() }
}

fn span(location: &Location) -> Span {
    let number = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
    let inner = location.span();
    let start = number(inner.byte_offset().unwrap_or_default());
    let length = number(inner.byte_len().unwrap_or_default());
    Span {
        line: number(location.line()),
        column: number(location.column()),
        bytes: start..start.saturating_add(length),
    }
}

/// The place, with bytes counted here where the parser counted none.
fn span_in(location: &Location, document: &str) -> Span {
    let mut found = span(location);
    if location.span().byte_offset().is_none() {
        let before: usize = document.split_inclusive('\n').take(found.line - 1).map(str::len).sum();
        let line = document.get(before..).unwrap_or_default();
        let start = line.char_indices().nth(found.column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
        found.bytes = before + start..before + start;
    }
    found
}

/// A node as the YAML crate hands it over.
struct Wire<'t>(Node<'t>);

impl<'t> Deserialize<'t> for Wire<'t> {
    fn deserialize<D: Deserializer<'t>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = Spanned::<Bare<'t>>::deserialize(deserializer)?;
        Ok(Wire(Node { value: spanned.value.0, span: span(&spanned.referenced) }))
    }
}

struct Bare<'t>(Value<'t>);

impl<'t> Deserialize<'t> for Bare<'t> {
    fn deserialize<D: Deserializer<'t>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(BareVisitor).map(Bare)
    }
}

struct BareVisitor;

impl<'t> Visitor<'t> for BareVisitor {
    type Value = Value<'t>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E>(self) -> Result<Self::Value, E> {
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

    fn visit_i128<E>(self, _: i128) -> Result<Self::Value, E> {
        Ok(Value::Number(Cow::Borrowed("")))
    }

    fn visit_u128<E>(self, _: u128) -> Result<Self::Value, E> {
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

    fn visit_string<E>(self, text: String) -> Result<Self::Value, E> {
        Ok(Value::Str(Cow::Owned(text)))
    }

    fn visit_seq<A: SeqAccess<'t>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Wire(node)) = seq.next_element()? {
            list.push(node);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'t>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        while let Some((Wire(key), Wire(node))) = map.next_entry()? {
            let (text, kind) = match key.value {
                Value::Str(text) => (text, KeyKind::Text),
                Value::Number(_) => (Cow::Borrowed(""), KeyKind::Number),
                _ => (Cow::Borrowed(""), KeyKind::Odd),
            };
            entries.push((Key { text, kind, span: key.span }, node));
        }
        Ok(Value::Map(entries))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(node: &Node<'_>, text: &str, out: &mut Vec<String>) {
        let place = |s: &Span| format!("{}:{} {}", s.line, s.column, text.get(s.bytes.clone()).unwrap_or("?"));
        match &node.value {
            Value::List(list) => {
                out.push(format!("list {}", place(&node.span)));
                list.iter().for_each(|n| show(n, text, out));
            }
            Value::Map(entries) => {
                out.push(format!("map {}", place(&node.span)));
                for (key, value) in entries {
                    out.push(format!("{} {:?} {}", key.text, key.kind, place(&key.span)));
                    show(value, text, out);
                }
            }
            value => out.push(format!("{} {}", value.kind(), place(&node.span))),
        }
    }

    #[test]
    fn every_key_and_value_has_its_place() {
        let text = "a: 1\n---\n# ё\nid: \"ё\"\nlist:\n  - { a: 1.10, b: }\nmap: { \"4.3\": x, 4.10: yes }\n";
        let documents = crate::documents::split(text);
        let at = documents.last().unwrap();
        let node = read(&text[at.bytes.clone()], at).unwrap();
        let mut out = Vec::new();
        show(&node, text, &mut out);
        let wanted = [
            "map 4:1 id",
            "id Text 4:1 id",
            "text 4:5 \"ё\"",
            "list Text 5:1 list",
            "list 6:3 -",
            "map 6:5 {",
            "a Text 6:7 a",
            "number 6:10 1.10",
            "b Text 6:16 b",
            "nothing 6:17 :",
            "map Text 7:1 map",
            "map 7:6 {",
            "4.3 Text 7:8 \"4.3\"",
            "text 7:15 x",
            "4.10 Number 7:18 4.10",
            "text 7:24 yes",
        ];
        assert_eq!(out, wanted);
    }
}
