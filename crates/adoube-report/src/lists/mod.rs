//! What there is: policies, topics, editions and incidents, as terminal tables and as JSON.

mod editions;
mod policies;
mod scenarios;
mod shape;
mod topics;

use std::sync::Arc;

use adoube_core::branch::{Branch, Branches};
use adoube_core::edition::Edition;
use adoube_core::rulebook::RuleBook;
use adoube_core::topic::Topic;

pub(crate) use editions::kind_name;
pub use editions::{editions, editions_json};
pub use policies::{policies, policies_json};
pub use scenarios::{scenarios, scenarios_json};
pub use shape::Shape;
pub use topics::{topics, topics_json};

use crate::messages::Messages;
use crate::table::Columns;

/// What a policy says, in the language; its English sentence when the message files do not know it.
pub fn policy_sentence(topic: Topic, name: &str, english: &str, messages: &Messages) -> String {
    messages.find(&format!("policy-{topic}-{name}"), &[]).unwrap_or_else(|| english.to_owned())
}

/// What a parameter changes, in the language; its English sentence when the message files do not know it.
pub fn parameter_sentence(topic: Topic, policy: &str, name: &str, english: &str, messages: &Messages) -> String {
    messages.find(&format!("param-{topic}-{policy}-{name}"), &[]).unwrap_or_else(|| english.to_owned())
}

/// The question of a topic, in the language.
pub fn question(topic: Topic, messages: &Messages) -> String {
    messages.find(&format!("topic-{topic}"), &[]).unwrap_or_else(|| topic.question().to_owned())
}

/// Branches in the language, with commas between.
pub fn branches(branches: Branches, messages: &Messages) -> String {
    let words = branches.iter().map(|branch| messages.get(&format!("branch-{branch}")));
    words.collect::<Vec<_>>().join(", ")
}

/// Where a policy is chosen, as indices of editions.
struct Used {
    /// Editions that choose it, in standard play if it depends on that.
    editions: Vec<usize>,
    /// Editions that choose it in some branches, while they choose another in standard play.
    branches: Vec<(Branches, Vec<usize>)>,
    /// Editions one of whose readings chooses it, while they choose another.
    readings: Vec<usize>,
}

impl Used {
    fn new(editions: &[Arc<Edition>], topic: Topic, policy: &str) -> Used {
        let mut used = Used { editions: Vec::new(), branches: Vec::new(), readings: Vec::new() };
        for (index, edition) in editions.iter().enumerate() {
            let chosen = |book: &RuleBook| {
                let by = |branch: &Branch| book.choice_in(topic, *branch).policy == policy;
                Branches::of(&Branch::ALL.into_iter().filter(by).collect::<Vec<_>>())
            };
            let some = chosen(&edition.book);
            if some.contains(Branch::Standard) {
                used.editions.push(index);
            } else if !some.is_empty() {
                match used.branches.iter_mut().find(|(known, _)| *known == some) {
                    Some((_, of)) => of.push(index),
                    None => used.branches.push((some, vec![index])),
                }
            } else if edition.readings.iter().any(|r| !chosen(&r.book).is_empty()) {
                used.readings.push(index);
            }
        }
        used
    }

    fn told(&self, editions: &[Arc<Edition>], columns: &Columns, messages: &Messages) -> String {
        if !editions.is_empty() && self.editions.len() == editions.len() {
            return messages.get("list-everybody");
        }
        let mut lines = columns.told(&self.editions);
        for (some, of) in &self.branches {
            let (some, of) = (branches(*some, messages), columns.told(of).join("; "));
            lines.push(messages.with("list-in-branches", &[("branches", (&some).into()), ("editions", (&of).into())]));
        }
        if !self.readings.is_empty() {
            let readings = columns.told(&self.readings).join("; ");
            lines.push(messages.with("list-in-readings", &[("editions", (&readings).into())]));
        }
        if lines.is_empty() { messages.get("list-nobody") } else { lines.join("\n") }
    }
}

/// A heading, a table and the number of its rows.
fn sheet(title: &str, heads: &[&str], rows: &[Vec<String>], messages: &Messages, shape: Shape) -> String {
    let count = messages.with("list-count", &[("count", rows.len().into())]);
    shape.sheet(&messages.get(title), &shape::heads(heads, messages), rows, &count)
}

/// Pretty JSON with a line end.
fn pretty(value: &serde_json::Value) -> String {
    format!("{value:#}\n")
}
