//! The policies.

use std::sync::Arc;

use adoube_core::branch::Branch;
use adoube_core::edition::Edition;
use adoube_core::policy::{ParamKind, ParamSpec, Registry};
use adoube_core::topic::Topic;
use serde_json::{Value, json};

use super::{Shape, Used, parameter_sentence, policy_sentence, pretty, sheet};
use crate::messages::Messages;
use crate::table::Columns;

const HEADS: [&str; 3] = ["list-head-policy", "list-head-says", "list-head-used"];

/// The policies: topic, name, what it says with its parameters, the editions that use it.
pub fn policies(
    registry: &Registry,
    editions: &[Arc<Edition>],
    messages: &Messages,
    shape: impl Into<Shape>,
) -> String {
    let columns = Columns::new(editions, messages);
    let mut rows = Vec::new();
    for topic in Topic::ALL {
        for spec in registry.of_topic(*topic) {
            let mut says = policy_sentence(*topic, spec.name, spec.sentence, messages);
            for param in spec.params {
                let sentence = parameter_sentence(*topic, spec.name, param.name, param.sentence, messages);
                let values = values(param, messages);
                let args =
                    [("name", param.name.into()), ("sentence", (&sentence).into()), ("values", (&values).into())];
                says.push_str(&format!("\n{}", messages.with("list-parameter", &args)));
            }
            let by = Used::new(editions, *topic, spec.name).told(editions, &columns, messages);
            rows.push(vec![format!("{topic}:\n{}", spec.name), says, by]);
        }
    }
    sheet("list-policies", &HEADS, &rows, messages, shape.into())
}

/// The same as JSON.
pub fn policies_json(registry: &Registry, editions: &[Arc<Edition>], messages: &Messages) -> String {
    let mut list = Vec::new();
    for topic in Topic::ALL {
        for spec in registry.of_topic(*topic) {
            let used = Used::new(editions, *topic, spec.name);
            let ids = |used: &[usize]| used.iter().map(|e| editions[*e].id.clone()).collect::<Vec<_>>();
            let params: Vec<Value> = spec
                .params
                .iter()
                .map(|p| {
                    let sentence = parameter_sentence(*topic, spec.name, p.name, p.sentence, messages);
                    let (values, default) = plain_values(p);
                    json!({ "name": p.name, "sentence": sentence, "values": values, "default": default })
                })
                .collect();
            list.push(json!({
                "topic": topic.name(),
                "policy": spec.name,
                "sentence": policy_sentence(*topic, spec.name, spec.sentence, messages),
                "parameters": params,
                "editions": ids(&used.editions),
                "in-branches": in_branches(&used, &ids),
                "readings": ids(&used.readings),
            }));
        }
    }
    pretty(&Value::Array(list))
}

/// The editions that choose a policy in some branches alone.
fn in_branches(used: &Used, ids: &dyn Fn(&[usize]) -> Vec<String>) -> Value {
    let told = used.branches.iter().map(|(some, of)| {
        let names: Vec<&str> = some.iter().map(Branch::name).collect();
        json!({ "branches": names, "editions": ids(of) })
    });
    Value::Array(told.collect())
}

fn values(param: &ParamSpec, messages: &Messages) -> String {
    let default = |value: &str| messages.with("list-default", &[("value", value.into())]);
    match param.kind {
        ParamKind::Flag => {
            let (first, second) = if param.flag { ("true", "false") } else { ("false", "true") };
            format!("{}, {second}", default(first))
        }
        ParamKind::Word(words) => {
            let told = words.iter().enumerate().map(|(i, w)| if i == 0 { default(w) } else { (*w).to_owned() });
            told.collect::<Vec<_>>().join(", ")
        }
        ParamKind::Number { least, most, usual } => {
            let number = |value: u32| (value as usize).into();
            let args = [("least", number(least)), ("most", number(most)), ("usual", number(usual))];
            messages.with("list-number", &args)
        }
        ParamKind::Words(words) => messages.with("list-any-of", &[("values", (&words.join(", ")).into())]),
    }
}

fn plain_values(param: &ParamSpec) -> (Value, Value) {
    match param.kind {
        ParamKind::Flag => (json!([true, false]), json!(param.flag)),
        ParamKind::Word(words) => (json!(words), json!(words.first())),
        ParamKind::Words(words) => (json!(words), json!([])),
        ParamKind::Number { least, most, usual } => (json!({ "least": least, "most": most }), json!(usual)),
    }
}
