//! Every provision of an edition, with what it decides or why it stays outside the model.

use std::sync::Arc;

use adoube_core::branch::Branch;
use adoube_core::edition::{Edition, Provision, ProvisionRole};
use serde_json::{Value, json};

use crate::layout::clean;
use crate::lists::{Shape, branches};
use crate::messages::Messages;

/// One table an edition: article, what it decides by which policy, or the reason why it is outside the model.
pub fn coverage(editions: &[Arc<Edition>], messages: &Messages, shape: impl Into<Shape>) -> String {
    let shape = shape.into();
    let heads = ["list-head-article", "list-head-role"].map(|key| messages.get(key));
    let mut text = String::new();
    for edition in editions {
        let (title, id) = (clean(messages.lang().pick(&edition.title)), clean(&edition.id));
        let title = messages.with("coverage-title", &[("title", (&title).into()), ("id", (&id).into())]);
        let rows: Vec<Vec<String>> =
            edition.provisions.iter().map(|p| vec![article(p, messages), role(p, messages)]).collect();
        let decides = edition.provisions.iter().filter(|p| matches!(p.role, ProvisionRole::Decides(_))).count();
        let counts = [
            ("provisions", rows.len().into()),
            ("decides", decides.into()),
            ("outside", (rows.len() - decides).into()),
        ];
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&shape.sheet(&title, &heads, &rows, &messages.with("coverage-summary", &counts)));
    }
    text
}

/// The same as JSON.
pub fn coverage_json(editions: &[Arc<Edition>], messages: &Messages) -> String {
    let provision = |p: &Provision| {
        let (decides, outside) = match &p.role {
            ProvisionRole::Decides(topics) => {
                let topic = |(topic, choice): &(adoube_core::topic::Topic, adoube_core::rulebook::Choice)| json!({ "topic": topic.name(), "policy": choice.policy, "parameters": choice.parameters });
                (json!(topics.iter().map(topic).collect::<Vec<_>>()), Value::Null)
            }
            ProvisionRole::Outside(reason) => (json!([]), json!(messages.lang().pick(reason))),
        };
        json!({
            "article": p.article,
            "when": p.when.iter().map(Branch::name).filter(|_| !p.when.is_all()).collect::<Vec<_>>(),
            "decides": decides,
            "outside": outside,
            "cited-for": p.cited_for.iter().map(|facet| facet.word()).collect::<Vec<_>>(),
            "inherited-from": p.inherited_from,
        })
    };
    let edition = |edition: &Arc<Edition>| json!({ "id": edition.id, "provisions": edition.provisions.iter().map(provision).collect::<Vec<_>>() });
    format!("{:#}\n", Value::Array(editions.iter().map(edition).collect()))
}

/// The number, and for which rates of play the provision speaks.
fn article(provision: &Provision, messages: &Messages) -> String {
    let number = clean(&provision.article);
    if provision.when.is_all() { number } else { format!("{number}\n{}", branches(provision.when, messages)) }
}

fn role(provision: &Provision, messages: &Messages) -> String {
    let mut text = match &provision.role {
        ProvisionRole::Decides(topics) => {
            topics.iter().map(|(topic, choice)| format!("{topic}: {choice}")).collect::<Vec<_>>().join("\n")
        }
        ProvisionRole::Outside(reason) => {
            let reason = clean(messages.lang().pick(reason));
            messages.with("coverage-outside", &[("reason", (&reason).into())])
        }
    };
    for facet in &provision.cited_for {
        text.push_str(&format!(
            "\n{}: {}",
            messages.get("show-cited-for"),
            messages.get(&format!("facet-{}", facet.word()))
        ));
    }
    if let Some(base) = &provision.inherited_from {
        let base = messages.with("coverage-inherited", &[("edition", (&clean(base)).into())]);
        text.push_str(&format!(" [{base}]"));
    }
    text
}
