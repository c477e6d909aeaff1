//! The comparison for other programs: `adoube.comparison/1`.

use adoube_compare::Matrix;
use adoube_core::board::Color;
use adoube_core::ruling::{GameResult, Status, Verdict};
use adoube_core::scenario::Certainty;
use serde_json::json;

use super::View;
use super::jsonl::Rows;
use crate::messages::Messages;

/// The name and version of the format.
pub const FORMAT: &str = "adoube.comparison/1";

/// Every incident, divergent or not; one incident object a line. Of the view only command line and digest are told.
pub fn json(matrix: &Matrix, view: &View, messages: &Messages) -> String {
    let lang = messages.lang();
    let mut bytes = Vec::new();
    let editions: Vec<serde_json::Value> = matrix
        .editions
        .iter()
        .map(|e| json!({ "id": e.id, "title": lang.pick(&e.title), "from": e.from, "until": e.until }))
        .collect();
    let mut head = format!("{{ \"format\": {},\n  \"editions\": [", json!(FORMAT));
    for (index, edition) in editions.iter().enumerate() {
        head.push_str(if index == 0 { "\n    " } else { ",\n    " });
        head.push_str(&edition.to_string());
    }
    head.push_str("\n  ],\n");
    for (key, value) in [("data", &view.digest), ("command", &view.command)] {
        if !value.is_empty() {
            head.push_str(&format!("  \"{key}\": {},\n", json!(value)));
        }
    }
    head.push_str("  \"incidents\": [");
    bytes.extend_from_slice(head.as_bytes());
    let mut rows = Rows::new(&matrix.editions, lang);
    for (index, row) in matrix.rows.iter().enumerate() {
        bytes.extend_from_slice(if index == 0 { b"\n    " } else { b",\n    " });
        rows.append(&mut bytes, &row.scenario, &row.row);
    }
    bytes.extend_from_slice(b"\n  ] }\n");
    String::from_utf8(bytes).unwrap_or_default()
}

/// White or Black as programs read it.
pub(crate) fn side(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The status as programs read it.
pub(crate) fn status(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Bound => "bound",
        Status::Made => "made",
        Status::Completed => "completed",
        Status::Over => "over",
    }
}

/// The verdict as programs read it.
pub(crate) fn verdict(verdict: Verdict) -> &'static str {
    verdict.word()
}

/// The result as programs read it.
pub(crate) fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::WhiteWins => "1-0",
        GameResult::BlackWins => "0-1",
        GameResult::Draw => "1/2-1/2",
    }
}

/// The certainty as programs read it.
pub(crate) fn certainty(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Express => "express",
        Certainty::Silent => "silent",
        Certainty::Disputed => "disputed",
    }
}
