//! YAML 1.2 to the neutral tree.
//!
//! **Invariant:** the only module that names the YAML crate, so that it can be exchanged. Its dialect is narrowed here:
//! booleans are `true` and `false`, unknown tags and merge keys are errors, budgets stop texts that blow themselves up.
//! Duplicate keys are let through into the tree, where they are found together with every other fault.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::granit_parser::ErrorKind;
use serde_yaml::localizer::ExternalMessageSource;
use serde_yaml::options::{DuplicateKeyPolicy, MergeKeyPolicy, NonFiniteFloatPolicy};
use serde_yaml::{Error, Location, Options, Spanned};

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
            let mut fault = fault(error.without_snippet(), document);
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

/// A fault of the YAML reader as one of our messages.
fn fault(error: &Error, document: &str) -> Fault {
    let place = error.location().filter(|l| l.line() > 0);
    let place = place.map(|l| trimmed(&span_in(&l, document), document));
    let place = place.unwrap_or_else(|| span_of(document, document.len()..document.len(), 1));
    let fault = describe(error);
    if is_syntax(error) {
        if let Some(tab) = tab_at_margin(document, &place) {
            return Fault::error("diag-yaml-tab").at(&tab);
        }
        if fault.is("diag-yaml-colon-in-text")
            && let Some(fields) = bare_fields(document, &place)
        {
            return Fault::error("diag-yaml-braces").arg("fields", fields).at(&place);
        }
    }
    fault.at(&place)
}

fn is_syntax(error: &Error) -> bool {
    match error {
        Error::WithSnippet { error, .. } | Error::AliasError { error, .. } => is_syntax(error),
        Error::ExternalMessage { source, .. } => matches!(source.as_ref(), ExternalMessageSource::Parser(_)),
        Error::IndentationError { .. } => true,
        _ => false,
    }
}

/// The line of a place.
fn line_at(document: &str, place: &Span) -> std::ops::Range<usize> {
    let before = document.get(..place.bytes.start).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let rest = document.get(start..).unwrap_or_default();
    start..start + rest.find('\n').unwrap_or(rest.len())
}

/// A tab in the indentation of the line of a place, or of the one that follows: the parser tells many a fault of a tab
/// where the value before it ends.
fn tab_at_margin(document: &str, place: &Span) -> Option<Span> {
    let own = line_at(document, place);
    let mut at = own.start;
    for line in document.get(own.start..).unwrap_or_default().split_inclusive('\n') {
        let content = line.trim_start();
        let margin = line.get(..line.len() - content.len()).unwrap_or_default();
        if !content.is_empty() {
            if let Some(tab) = margin.find('\t') {
                return Some(span_of(document, at + tab..at + tab + 1, 1));
            }
            if at > own.start {
                return None;
            }
        }
        at += line.len();
    }
    None
}

/// The fields of a line like `- release: e1, at: e8`, which lacks its braces.
fn bare_fields<'d>(document: &'d str, place: &Span) -> Option<&'d str> {
    let line = document.get(line_at(document, place))?;
    let line = line.split(" #").next()?.trim();
    let fields = line.strip_prefix("- ")?.trim();
    let is_field = |part: &str| {
        let name = part.trim_start().split_once(':').map(|(name, _)| name);
        name.is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'))
    };
    let plain = !fields.contains(['{', '}', '[', ']', '"', '\'']);
    let mut parts = fields.split(',');
    (plain && parts.clone().count() > 1 && parts.all(is_field)).then_some(fields)
}

fn describe(error: &Error) -> Fault {
    match error {
        Error::WithSnippet { error, .. } | Error::AliasError { error, .. } => describe(error),
        Error::ExternalMessage { source, msg, .. } => match source.as_ref() {
            ExternalMessageSource::Parser(inner) => syntax(inner.kind(), msg),
            _ => other(msg),
        },
        Error::MergeKeyNotAllowed { .. } | Error::MergeValueNotMapOrSeqOfMaps { .. } => {
            Fault::error("diag-yaml-merge-key")
        }
        Error::UnsupportedTag { tag, .. } => Fault::error("diag-yaml-tag").arg("tag", tag),
        Error::TaggedScalarCannotDeserializeIntoString { .. } | Error::InvalidScalar { .. } => {
            Fault::error("diag-yaml-tag-value")
        }
        Error::UnknownAnchor { .. } => Fault::error("diag-yaml-anchor"),
        Error::AliasReplayCounterOverflow { .. }
        | Error::AliasReplayLimitExceeded { .. }
        | Error::AliasExpansionLimitExceeded { .. }
        | Error::AliasReplayStackDepthExceeded { .. }
        | Error::RecursiveReferencesRequireWeakTypes { .. } => Fault::error("diag-yaml-aliases"),
        Error::Budget { breach, .. } => budget(breach),
        Error::IndentationError { .. } => Fault::error("diag-yaml-indentation"),
        Error::Eof { .. } => Fault::error("diag-yaml-unfinished"),
        _ => other(&error.to_string()),
    }
}

fn other(detail: &str) -> Fault {
    // The first line carries the sentence; a snippet may follow.
    Fault::error("diag-yaml").arg("detail", detail.lines().next().unwrap_or_default())
}

fn budget(breach: &serde_yaml::budget::BudgetBreach) -> Fault {
    use serde_yaml::budget::BudgetBreach as B;
    match breach {
        B::Depth { .. } => Fault::error("diag-yaml-depth").arg("limit", &DEPTH.to_string()),
        B::Aliases { .. }
        | B::Anchors { .. }
        | B::AliasAnchorRatio { .. }
        | B::RecordedAnchorEvents { .. }
        | B::RecordedAnchorBytes { .. } => Fault::error("diag-yaml-aliases"),
        _ => Fault::error("diag-yaml-size").arg("limit", &NODES.to_string()),
    }
}

fn syntax(kind: &ErrorKind, detail: &str) -> Fault {
    use ErrorKind as K;
    match kind {
        K::TabNotAllowed | K::TabInBlockIndentation | K::TabInIndentation | K::TabAtBlockScalarStart => {
            Fault::error("diag-yaml-tab")
        }
        K::UnclosedQuotedScalar | K::DocumentIndicatorInQuotedScalar => Fault::error("diag-yaml-quote"),
        K::InvalidTrailingSingleQuotedScalar | K::InvalidTrailingDoubleQuotedScalar => {
            Fault::error("diag-yaml-after-quote")
        }
        K::UnknownQuotedScalarEscape | K::InvalidQuotedScalarHexEscape | K::InvalidUnicodeEscape => {
            Fault::error("diag-yaml-escape")
        }
        K::UnclosedFlowCollection { open } => {
            Fault::error("diag-yaml-bracket").arg("open", open.encode_utf8(&mut [0; 4]))
        }
        K::UnexpectedEofFlowSequence => Fault::error("diag-yaml-bracket").arg("open", "["),
        K::UnexpectedEofFlowMapping | K::UnexpectedEofImplicitFlowMapping => {
            Fault::error("diag-yaml-bracket").arg("open", "{")
        }
        K::MisplacedFlowCollectionEnd | K::MismatchedFlowCollectionEnd { .. } => Fault::error("diag-yaml-bracket-end"),
        K::ExpectedFlowMappingSeparator | K::ExpectedFlowSequenceSeparator => Fault::error("diag-yaml-comma"),
        K::InvalidIndentation
        | K::InvalidFlowScalarIndent
        | K::InvalidQuotedScalarIndent
        | K::InvalidBlockScalarIndent
        | K::ExpectedBlockMappingKey
        | K::ExpectedBlockSequenceEntry
        | K::BlockSequenceEntryNotAllowed => Fault::error("diag-yaml-indentation"),
        K::SimpleKeyExpected | K::InvalidSimpleKey | K::UnexpectedEofBlockMapping => Fault::error("diag-yaml-colon"),
        K::MappingValueNotAllowed | K::MappingKeyNotAllowed | K::InvalidColonPlacement => {
            Fault::error("diag-yaml-colon-in-text")
        }
        K::UnexpectedCharacter { character } => {
            Fault::error("diag-yaml-character").arg("character", &character.escape_debug().to_string())
        }
        K::UnknownAnchor => Fault::error("diag-yaml-anchor"),
        K::UndeclaredTagHandle => Fault::error("diag-yaml-tag").arg("tag", "!"),
        K::RecursionLimitExceeded => Fault::error("diag-yaml-depth").arg("limit", &DEPTH.to_string()),
        K::UnexpectedEof | K::UnexpectedEofBlockSequence => Fault::error("diag-yaml-unfinished"),
        _ => other(detail),
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
