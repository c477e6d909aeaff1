//! Incidents as files: the notation of events in JSON and YAML, and whole incident files.

mod conditions;
mod expected;
mod matter;

use adoube_core::incident::{Act, Event, Meaning, Unit, With};
use adoube_core::scenario::{Fields, Play, Scenario};
use serde_json::{Map, Value, json};

pub(crate) use matter::{clock_text, day_text, mark as mark_json, matter as matter_json, written_text};

use crate::notation::role_key;
use crate::table::side;
use expected::fields_json;

/// An event as incident files write it; what is the default there is left out.
pub fn event_json(event: &Event) -> Value {
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| drop(map.insert(key.to_owned(), value));
    match event.act.plain() {
        Act::SayAdjust => put("say", json!("adjust")),
        Act::Touch { squares, meaning, accidental, with, order_unknown } => {
            let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
            put("touch", if let [one] = names.as_slice() { json!(one) } else { json!(names) });
            if let Some(meaning) = meaning {
                put("meaning", json!(meaning_word(*meaning)));
            }
            if *accidental {
                put("manner", json!("accidental"));
            }
            match with {
                With::Hand => {}
                With::Object => put("with", json!("object")),
                With::Unit(square) => put("with", json!(square.to_string())),
            }
            if *order_unknown {
                put("order", json!("unknown"));
            }
        }
        Act::Put { unit, at, two_hands } | Act::Release { unit, at, two_hands } => {
            let key = if matches!(event.act.plain(), Act::Put { .. }) { "put" } else { "release" };
            put(key, json!(unit_word(*unit)));
            put("at", json!(at.to_string()));
            if *two_hands {
                put("hands", json!("two"));
            }
        }
        Act::Remove { square, two_hands } => {
            put("remove", json!(square.to_string()));
            if *two_hands {
                put("hands", json!("two"));
            }
        }
        Act::Press => put("press", json!("clock")),
        Act::Turn(color) => put("turn", json!(side(*color))),
        Act::Claim => put("claim", json!("touch-move")),
        Act::OfferDraw => put("offer", json!("draw")),
        Act::AcceptDraw => put("accept", json!("draw")),
        Act::Resign => put("resign", json!(true)),
        Act::FlagFalls => put("flag", json!("falls")),
        Act::Play(mv) => put("play", json!(written_text(*mv))),
        Act::Competition(told) => matter_json(told).into_iter().for_each(|(key, value)| put(&key, value)),
        // What is marked is plain by now.
        Act::Marked(_) => {}
    }
    event.act.mark().map(mark_json).into_iter().flatten().for_each(|(key, value)| put(&key, value));
    // A new turn is said to be whose by its own word.
    if let Some(by) = event.by.filter(|_| !matches!(event.act.plain(), Act::Turn(_))) {
        put("by", json!(side(by)));
    }
    Value::Object(map)
}

fn meaning_word(meaning: Meaning) -> &'static str {
    match meaning {
        Meaning::Play => "play",
        Meaning::Castle => "castle",
        Meaning::Adjust => "adjust",
        Meaning::OtherUnit => "other-unit",
        Meaning::None => "none",
    }
}

fn unit_word(unit: Unit) -> String {
    match unit {
        Unit::Of(square) => square.to_string(),
        Unit::New(role) => role_key(role).to_owned(),
    }
}

/// The incident as a file. It begins in the position of its start: moves that were played before are not written, but
/// for competition cases.
pub fn incident_yaml(scenario: &Scenario) -> String {
    let mut text = format!("id: {}\n", flow(&json!(scenario.id)));
    let mut line = |key: &str, value: Value| text.push_str(&format!("{key}: {}\n", flow(&value)));
    line("title", json!({ "en": scenario.title.en, "ru": scenario.title.ru }));
    if let Some(about) = &scenario.about {
        line("about", json!({ "en": about.en, "ru": about.ru }));
    }
    if let Some(source) = &scenario.source {
        line("source", json!(source));
    }
    if !scenario.tags.is_empty() {
        line("tags", json!(scenario.tags));
    }
    // The competition rules care how a position came about.
    let played = scenario.start.played().filter(|_| scenario.incident.case().is_some());
    let position = played.map_or(scenario.start.position(), |(first, _)| first);
    let mut start = Map::from_iter([("fen".to_owned(), json!(position.fen()))]);
    if let Some((_, moves)) = played {
        start.insert("moves".to_owned(), json!(moves));
    }
    if position.is_chess960() {
        start.insert("chess960".to_owned(), json!(true));
    }
    line("position", Value::Object(start));
    if let Some(conditions) = conditions(scenario) {
        line("conditions", conditions);
    }
    let mut list = |head: &str, lines: Vec<String>| {
        if !lines.is_empty() {
            text.push_str(&format!("{head}:\n{}", lines.concat()));
        }
    };
    list("events", scenario.events.iter().map(|e| format!("  - {}\n", flow(&event_json(e)))).collect());
    let expected =
        |e: &adoube_core::scenario::Expectation| format!("  {}: {}\n", json!(e.key), flow(&fields_json(&e.fields)));
    list("expect", scenario.expect.iter().map(expected).collect());
    text
}

/// An incident file in the style of [`incident_yaml`], from the file as JSON: everything that stands there is kept, in its
/// order.
pub fn written(file: &Value) -> String {
    let Value::Object(map) = file else {
        return format!("{}\n", flow(file));
    };
    let mut text = String::new();
    for (key, value) in map {
        match (key.as_str(), value) {
            ("events", Value::Array(events)) if !events.is_empty() => {
                text.push_str("events:\n");
                events.iter().for_each(|event| text.push_str(&format!("  - {}\n", flow(event))));
            }
            ("expect", Value::Object(expected)) if !expected.is_empty() => {
                text.push_str("expect:\n");
                expected
                    .iter()
                    .for_each(|(key, fields)| text.push_str(&format!("  {}: {}\n", json!(key), flow(fields))));
            }
            _ => text.push_str(&format!("{}: {}\n", flow(&json!(key)), flow(value))),
        }
    }
    text
}

fn conditions(scenario: &Scenario) -> Option<Value> {
    let mut map = Map::new();
    let case = scenario.incident.case().map(|case| &case.conditions);
    match scenario.play {
        // Said outright it keeps the rate of play from deciding.
        Play::Standard if case.is_some_and(|c| c.play.is_some()) => {
            drop(map.insert("play".to_owned(), json!("standard")))
        }
        Play::Standard => {}
        Play::Rapid => drop(map.insert("play".to_owned(), json!("rapid"))),
        Play::Blitz => drop(map.insert("play".to_owned(), json!("blitz"))),
    }
    if let Some(date) = &scenario.date {
        map.insert("date".to_owned(), json!(date));
    }
    map.extend(case.map(conditions::conditions).into_iter().flatten());
    (!map.is_empty()).then_some(Value::Object(map))
}

/// Expected fields that only the competition rules know, as files write them.
pub(crate) fn competition_text(fields: &Fields) -> Vec<String> {
    const TOLD_IN_WORDS: &[&str] =
        &["turn", "status", "move", "permitted", "breach", "shown", "claims", "result", "certainty"];
    let Value::Object(map) = fields_json(fields) else { return Vec::new() };
    let rest = map.iter().filter(|(key, _)| !TOLD_IN_WORDS.contains(&key.as_str()));
    rest.map(|(key, value)| format!("{key}: {}", flow(value))).collect()
}

/// A value in the flow style of YAML, on one line.
fn flow(value: &Value) -> String {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let parts: Vec<String> = map.iter().map(|(key, value)| format!("{key}: {}", flow(value))).collect();
            format!("{{ {} }}", parts.join(", "))
        }
        Value::Array(list) => format!("[{}]", list.iter().map(flow).collect::<Vec<_>>().join(", ")),
        Value::String(text) if is_plain(text) => text.clone(),
        // Texts, numbers, flags and null are written as in JSON, which YAML takes.
        other => other.to_string(),
    }
}

/// Whether a text may stand without quotation marks: letters, digits and hyphens that make no number, flag or null.
fn is_plain(text: &str) -> bool {
    let word = text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    let begins = text.starts_with(|c: char| c.is_ascii_lowercase());
    word && begins && !matches!(text, "true" | "false" | "null" | "yes" | "no" | "on" | "off" | "y" | "n")
}
