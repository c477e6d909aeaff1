//! What the YAML reader complains of, as faults of ours with their places.

use serde_yaml::Error;
use serde_yaml::granit_parser::ErrorKind;
use serde_yaml::localizer::ExternalMessageSource;

use super::{DEPTH, NODES, span_in, trimmed};
use crate::Span;
use crate::faults::Fault;
use crate::node::span_of;

/// A fault of the YAML reader as one of our messages.
pub(super) fn fault(error: &Error, document: &str) -> Fault {
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
