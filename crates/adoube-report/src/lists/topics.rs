//! The questions that the Laws answer.

use adoube_core::policy::Registry;
use adoube_core::topic::Topic;
use serde_json::{Value, json};

use super::{Shape, pretty, question, sheet};
use crate::messages::Messages;

const HEADS: [&str; 3] = ["list-head-topic", "list-head-question", "list-head-policies"];

/// The topics in order of evaluation: name, question, the policies that can answer it.
pub fn topics(registry: &Registry, messages: &Messages, shape: impl Into<Shape>) -> String {
    let row =
        |topic: &Topic| vec![topic.name().to_owned(), question(*topic, messages), names(registry, *topic).join(", ")];
    let rows: Vec<Vec<String>> = Topic::ALL.iter().map(row).collect();
    sheet("list-topics", &HEADS, &rows, messages, shape.into())
}

/// The same as JSON.
pub fn topics_json(registry: &Registry, messages: &Messages) -> String {
    let topic = |topic: &Topic| {
        json!({
            "topic": topic.name(),
            "question": question(*topic, messages),
            "policies": names(registry, *topic),
        })
    };
    pretty(&Value::Array(Topic::ALL.iter().map(topic).collect()))
}

fn names(registry: &Registry, topic: Topic) -> Vec<&'static str> {
    registry.of_topic(topic).map(|spec| spec.name).collect()
}
