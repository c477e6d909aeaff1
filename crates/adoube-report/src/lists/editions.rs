//! The editions.

use std::sync::Arc;

use adoube_core::edition::{Edition, EditionKind};
use serde_json::{Value, json};

use super::{Shape, pretty, sheet};
use crate::layout::clean;
use crate::messages::Messages;

const HEADS: [&str; 5] = ["list-head-id", "list-head-title", "list-head-kind", "list-head-force", "list-head-source"];

/// The editions: id, title, kind, when in force, how many readings.
pub fn editions(editions: &[Arc<Edition>], messages: &Messages, shape: impl Into<Shape>) -> String {
    let row = |edition: &Arc<Edition>| {
        vec![
            clean(&edition.id),
            clean(messages.lang().pick(&edition.title)),
            kind(edition, messages),
            force(edition, messages),
            edition.readings.len().to_string(),
        ]
    };
    let rows: Vec<Vec<String>> = editions.iter().map(row).collect();
    sheet("list-editions", &HEADS, &rows, messages, shape.into())
}

/// The same as JSON.
pub fn editions_json(editions: &[Arc<Edition>], messages: &Messages) -> String {
    let edition = |edition: &Arc<Edition>| {
        let readings: Vec<Value> =
            edition.readings.iter().map(|r| json!({ "id": r.id, "source": r.source.en })).collect();
        json!({
            "id": edition.id,
            "title": messages.lang().pick(&edition.title),
            "authority": edition.authority,
            "language": edition.language,
            "kind": kind_name(edition.kind),
            "translates": edition.translates,
            "amends": edition.amends,
            "from": edition.from,
            "until": edition.until,
            "source": edition.source.en,
            "provisions": edition.provisions.len(),
            "readings": readings,
        })
    };
    pretty(&Value::Array(editions.iter().map(edition).collect()))
}

pub(crate) fn kind_name(kind: EditionKind) -> &'static str {
    match kind {
        EditionKind::Original => "original",
        EditionKind::Translation => "translation",
        EditionKind::Order => "order",
        EditionKind::Draft => "draft",
        EditionKind::Overlay => "overlay",
    }
}

fn kind(edition: &Edition, messages: &Messages) -> String {
    let kind = messages.get(&format!("kind-{}", kind_name(edition.kind)));
    match edition.translates.as_deref() {
        Some(other) => messages.with("kind-of", &[("kind", (&kind).into()), ("other", other.into())]),
        None => kind,
    }
}

fn force(edition: &Edition, messages: &Messages) -> String {
    let from = edition.from.as_str();
    match edition.until.as_deref() {
        Some(until) => messages.with("list-between", &[("from", from.into()), ("until", until.into())]),
        None => messages.with("list-since", &[("from", from.into())]),
    }
}
