//! The incidents.

use std::sync::Arc;

use adoube_core::scenario::Scenario;
use serde_json::{Value, json};

use super::{Shape, pretty, sheet};
use crate::layout::clean;
use crate::messages::Messages;
use crate::table::theme_with_word;

const HEADS: [&str; 3] = ["table-head-incident", "list-head-theme", "list-head-tags"];

/// The incidents: title and id, theme, tags.
pub fn scenarios(scenarios: &[Arc<Scenario>], messages: &Messages, shape: impl Into<Shape>) -> String {
    let row = |scenario: &Arc<Scenario>| {
        vec![
            format!("{}\n{}", clean(messages.lang().pick(&scenario.title)), clean(&scenario.id)),
            theme_with_word(&scenario.theme, messages).unwrap_or_else(|| clean(&scenario.theme)),
            clean(&scenario.tags.join(", ")),
        ]
    };
    let rows: Vec<Vec<String>> = scenarios.iter().map(row).collect();
    sheet("list-scenarios", &HEADS, &rows, messages, shape.into())
}

/// The same as JSON.
pub fn scenarios_json(scenarios: &[Arc<Scenario>], messages: &Messages) -> String {
    let lang = messages.lang();
    let scenario = |scenario: &Arc<Scenario>| {
        json!({
            "id": scenario.id,
            "theme": scenario.theme,
            "title": lang.pick(&scenario.title),
            "about": scenario.about.as_ref().map(|text| lang.pick(text)),
            "source": scenario.source,
            "tags": scenario.tags,
            "date": scenario.date,
        })
    };
    pretty(&Value::Array(scenarios.iter().map(scenario).collect()))
}
