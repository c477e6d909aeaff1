//! A draft against what its author intends, for programs.

use adoube_amend::{Impact, Moved, Reached, scenario};
use serde_json::{Value, json};

use super::case::Case;
use super::changes_json::{choice, size};
use crate::messages::Messages;
use crate::story::ruling_json;

/// What a draft changes, as one object.
pub fn impact_json(impact: &Impact, messages: &Messages) -> String {
    let books = [impact.base.book.clone(), impact.draft.book.clone()];
    let moved = |moved: &Moved| {
        let wrong = |w: &adoube_compare::Mismatch| json!({ "field": w.field, "intended": w.expected, "got": w.got });
        json!({
            "id": moved.scenario.id,
            "fate": moved.fate.name(),
            "topics": moved.topics.iter().map(|t| t.name()).collect::<Vec<_>>(),
            "before": ruling_json(&moved.told[0]),
            "after": ruling_json(&moved.told[1]),
            "wrong": moved.wrong.iter().map(wrong).collect::<Vec<_>>(),
        })
    };
    let class = |reached: &Reached| {
        let witness = scenario(&reached.class.witness, "witness");
        let witness = witness.map(|scenario| Case::new(&scenario, &books, messages).to_json());
        json!({
            "fate": if reached.is_intended { "intended" } else { "unintended" },
            "topics": reached.class.topics.iter().map(|t| t.name()).collect::<Vec<_>>(),
            "sequences": reached.class.sequences,
            "witness": witness,
        })
    };
    let whole = json!({
        "format": "adoube.impact/1",
        "amends": impact.base.id,
        "draft": impact.draft.id,
        "as-intended": impact.is_as_intended(),
        "choices": impact.choices.iter().map(choice).collect::<Vec<_>>(),
        "incidents": impact.moved.iter().map(moved).collect::<Vec<Value>>(),
        "certainty-only": impact.certainty.iter().map(|s| s.id.clone()).collect::<Vec<_>>(),
        "unknown": impact.unknown,
        "classes": impact.reached.iter().map(class).collect::<Vec<Value>>(),
        "searched": size(impact.searched),
    });
    format!("{whole:#}\n")
}
