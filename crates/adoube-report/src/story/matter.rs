//! Events of the competition rules in words.

use adoube_core::incident::competition::{Mark, Matter};
use serde_json::{Map, Value};

use super::unit::Args;
use crate::incident_file::{mark_json, matter_json};

/// Names that a message may choose by; what the event does not say is `none`.
const NAMES: &[&str] = &[
    "reason",
    "whose",
    "start",
    "claim",
    "move",
    "written",
    "finds",
    "withdraw",
    "agree",
    "arbiter",
    "what",
    "teller",
    "found",
    "through",
    "displace",
    "on",
    "restore",
    "write",
    "for",
    "before-playing",
    "absent",
    "arrive",
    "at",
    "device",
    "does",
    "where",
    "state",
    "leave",
    "permission",
    "returned",
    "refuse",
    "how",
    "lift",
    "feel",
    "announce",
    "clock",
    "appeal",
    "say",
    "knock",
    "hand",
    "seen-by",
    "order",
    "when",
    "condition",
    "fen",
    "inverted",
    "colour",
    "to",
];

/// What happened, in a sentence.
pub(super) fn matter(args: Args<'_>, matter: &Matter) -> String {
    filled(args, matter_json(matter)).say(&format!("event-court-{}", matter.key()))
}

/// What the competition rules add to a sentence about hands.
pub(super) fn mark(args: Args<'_>, mark: &Mark) -> String {
    let key = match mark {
        Mark::OtherHand => "event-mark-hand",
        Mark::Flag { .. } => "event-mark-flag",
        Mark::Offer { .. } => "event-mark-offer",
        Mark::Accept { .. } => "event-mark-accept",
        Mark::From(_) => "event-mark-fen",
        Mark::Inverted => "event-mark-inverted",
        Mark::WrongColour => "event-mark-colour",
    };
    filled(args, mark_json(mark)).say(key)
}

fn filled(args: Args<'_>, map: Map<String, Value>) -> Args<'_> {
    let mut args = NAMES.iter().fold(args, |args, name| args.text(name, "none")).number("count", 0);
    for (name, value) in map {
        args = match value {
            Value::String(text) => args.text(&name, text),
            Value::Bool(flag) => args.text(&name, flag.to_string()),
            Value::Number(number) => args.number("count", number.as_u64().unwrap_or_default() as usize),
            Value::Array(list) => {
                let words: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
                args.text(&name, words.join(", "))
            }
            _ => args,
        };
    }
    args
}
