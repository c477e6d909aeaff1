//! Expectations of an incident document.

use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::incident::competition::ClaimKind;
use adoube_core::ruling::{GameResult, Status, Verdict};
use adoube_core::scenario::{Certainty, Expectation, ExpectedClaim, Fields as Ruling, Which};

use crate::event::{SIDES, is_uci};
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::nearest::nearest;
use crate::node::{Key, KeyKind, Node, Value};
use crate::ruled;
use crate::select::range;

/// Fields of a ruling that can be expected.
pub(crate) const RULING: &[&str] = &[
    "turn",
    "status",
    "move",
    "permitted",
    "breach",
    "shown",
    "claims",
    "sanctions",
    "result",
    "certainty",
    "position",
    "restore",
    "game",
    "ended-by",
    "score",
    "clocks",
    "offences",
    "offer",
    "arbiter",
    "completed-by",
    "appeal",
    "appendix",
    "recording",
    "remedies",
];
/// Values of `status`.
pub(crate) const STATUSES: &[(&str, Status)] = &[
    ("open", Status::Open),
    ("bound", Status::Bound),
    ("made", Status::Made),
    ("completed", Status::Completed),
    ("over", Status::Over),
];
/// Values of `result`.
pub(crate) const RESULTS: &[(&str, GameResult)] =
    &[("1-0", GameResult::WhiteWins), ("0-1", GameResult::BlackWins), ("1/2-1/2", GameResult::Draw)];
/// Values of `certainty`.
pub(crate) const CERTAINTIES: &[(&str, Certainty)] =
    &[("express", Certainty::Express), ("silent", Certainty::Silent), ("disputed", Certainty::Disputed)];
/// Fields of a complaint.
pub(crate) const CLAIM: &[&str] = &["claim", "by", "verdict"];
/// Reads `expect`.
pub(crate) fn read_all(node: &Node<'_>, editions: &[Arc<Edition>], faults: &mut Faults) -> Vec<Expectation> {
    let Some(fields) = faults.map(node, "expect") else {
        return Vec::new();
    };
    let mut read = Vec::with_capacity(fields.entries().len());
    for (key, value) in fields.entries() {
        let named = which(key, editions, faults);
        let ruling = faults.fields(value, "expect", RULING).map(|f| ruling(f, faults));
        if let (Some(editions), Some(fields)) = (named, ruling) {
            read.push(Expectation { key: key.text.to_string(), editions, line: key.span.line, fields });
        }
    }
    read
}

fn which(key: &Key<'_>, editions: &[Arc<Edition>], faults: &mut Faults) -> Option<Which> {
    if key.kind != KeyKind::Text {
        return None;
    }
    if key.text == "*" {
        return Some(Which::All);
    }
    if let Some((from, to)) = key.text.split_once("..") {
        return match range(from.trim(), to.trim(), editions) {
            Ok(found) => Some(Which::Range(found.into_iter().map(|e| e.id.clone()).collect())),
            Err(found) => {
                for fault in found {
                    faults.push(fault.at(&key.span));
                }
                None
            }
        };
    }
    if editions.iter().any(|e| e.id == key.text) {
        return Some(Which::One(key.text.to_string()));
    }
    let near = nearest(&key.text, editions.iter().map(|e| &e.id));
    faults.push(Fault::error("diag-unknown-edition").arg("edition", &key.text).nearest(near).at(&key.span));
    None
}

/// The fields of a ruling that must hold.
pub(crate) fn ruling(fields: Fields<'_, '_>, faults: &mut Faults) -> Ruling {
    Ruling {
        turn: fields.get("turn").and_then(|n| faults.word(n, "turn", SIDES)),
        status: fields.get("status").and_then(|n| faults.word(n, "status", STATUSES)),
        made: fields.raw("move").and_then(|n| or_null(n, faults, |n, f| uci(n, "move", f))),
        permitted: fields.get("permitted").and_then(|n| {
            let list = faults.list(n, "permitted")?;
            Some(list.iter().filter_map(|item| uci(item, "permitted", faults)).collect())
        }),
        breach: fields.get("breach").and_then(|n| {
            let list = faults.list(n, "breach")?;
            Some(list.iter().filter_map(|item| faults.article(item, "breach")).collect())
        }),
        shown: fields.raw("shown").and_then(|n| or_null(n, faults, |n, f| uci(n, "shown", f))),
        claims: fields.get("claims").and_then(|n| {
            let list = faults.list(n, "claims")?;
            Some(list.iter().filter_map(|item| claim(item, faults)).collect())
        }),
        sanctions: fields.get("sanctions").and_then(|n| {
            let list = faults.list(n, "sanctions")?;
            Some(list.iter().filter_map(|item| ruled::sanction(item, faults)).collect())
        }),
        result: fields.raw("result").and_then(|n| or_null(n, faults, |n, f| f.word(n, "result", RESULTS))),
        certainty: fields.get("certainty").and_then(|n| faults.word(n, "certainty", CERTAINTIES)),
        competition: ruled::competition(fields, faults),
    }
}

/// `null` is a value of its own: nothing is expected to be there.
pub(crate) fn or_null<T>(
    node: &Node<'_>,
    faults: &mut Faults,
    read: impl FnOnce(&Node<'_>, &mut Faults) -> Option<T>,
) -> Option<Option<T>> {
    match node.value {
        Value::Null => Some(None),
        _ => read(node, faults).map(Some),
    }
}

fn uci(node: &Node<'_>, field: &str, faults: &mut Faults) -> Option<String> {
    let text = faults.text(node, field)?;
    if !is_uci(text) {
        faults.push(Fault::error("diag-bad-move").arg("move", text).arg("field", field).at(&node.span));
        return None;
    }
    Some(text.to_owned())
}

fn claim(node: &Node<'_>, faults: &mut Faults) -> Option<ExpectedClaim> {
    let fields = faults.fields(node, "claims", CLAIM)?;
    Some(ExpectedClaim {
        kind: fields.get("claim").and_then(|n| faults.word(n, "claim", ClaimKind::WORDS)),
        by: fields.get("by").and_then(|n| faults.word(n, "by", SIDES)),
        verdict: fields.get("verdict").and_then(|n| faults.word(n, "verdict", Verdict::WORDS)),
    })
}
