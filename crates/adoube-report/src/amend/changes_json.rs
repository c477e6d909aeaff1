//! Words against rulings, for programs.

use adoube_amend::{Change, Changes, Context, Effect, NewChoice, Said, Searched};
use adoube_core::rulebook::Choice;
use serde_json::{Value, json};

use super::entry::Entry;
use crate::messages::Messages;

/// The name and version of the format.
const FORMAT: &str = "adoube.changes/1";

/// All changes as one object; every article, changed or not.
pub fn changes_json(changes: &Changes, messages: &Messages) -> String {
    let rows: Vec<Value> = changes.rows.iter().map(|row| of(changes, row, messages)).collect();
    let whole = json!({ "format": FORMAT, "from": changes.from.id, "to": changes.to.id, "changes": rows });
    format!("{whole:#}\n")
}

/// One change.
pub(super) fn of(changes: &Changes, change: &Change, messages: &Messages) -> Value {
    let entry = Entry::new(changes, change, messages);
    let numbers = |articles: &[adoube_text::Article]| articles.iter().map(|a| a.number.clone()).collect::<Vec<_>>();
    let outside = |outside: &adoube_amend::Outside| {
        let why = outside.why.as_ref().map(|why| messages.lang().pick(why));
        let edition = if outside.first { &changes.from.id } else { &changes.to.id };
        json!({ "edition": edition, "article": outside.article, "why": why })
    };
    let found = change.effect.found();
    let classes: Vec<Value> = found
        .into_iter()
        .flat_map(|found| found.classes.iter().zip(&entry.cases))
        .map(|(class, (_, case))| {
            let topics: Vec<&str> = class.topics.iter().map(|t| t.name()).collect();
            json!({ "topics": topics, "sequences": class.sequences, "witness": case.to_json() })
        })
        .collect();
    json!({
        "from": numbers(&change.from),
        "to": numbers(&change.to),
        "relation": change.relation.name(),
        "verdict": change.verdict().name(),
        "words": change.words,
        "words-by": if change.said == Said::Words { "words" } else { "gists" },
        "rulings": match &change.effect {
            _ if change.is_outside() => "outside",
            Effect::SameAnswers => "same-answers",
            Effect::None(_) => "none-found",
            Effect::Some(..) => "changed",
        },
        "topics": change.topics.iter().map(|t| t.name()).collect::<Vec<_>>(),
        "choices": change.choices.iter().map(choice).collect::<Vec<_>>(),
        "context": found.map(|found| if found.context == Context::Alone { "alone" } else { "beside" }),
        "classes": classes,
        "incidents": found.map(|f| f.incidents.iter().map(|s| s.id.clone()).collect::<Vec<_>>()).unwrap_or_default(),
        "searched": change.effect.searched().map(size),
        "readings": { "gone": change.readings[0], "new": change.readings[1] },
        "outside": change.outside.iter().map(outside).collect::<Vec<_>>(),
    })
}

/// A topic answered otherwise.
pub(super) fn choice(new: &NewChoice) -> Value {
    let told = |choice: &Choice| json!({ "policy": choice.policy, "parameters": choice.parameters });
    json!({ "topic": new.topic.name(), "from": told(&new.from), "to": told(&new.to) })
}

/// How much was searched.
pub(super) fn size(searched: Searched) -> Value {
    json!({
        "incidents": searched.incidents,
        "positions": searched.positions,
        "depth": searched.depth,
        "sequences": searched.sequences,
    })
}
