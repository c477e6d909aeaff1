//! The description of the interface.

use adoube_catalog::{Kind, schema};
use serde_json::Value;

use crate::ask::{Answer, Ask};
use crate::fault::{self, Refusal};

/// Everything but the schema of the comparison, which is published by itself.
const DESCRIPTION: &str = include_str!("../openapi.json");

/// `GET /api/openapi.json`.
pub(crate) fn openapi(ask: &Ask) -> Result<Answer, Refusal> {
    ask.query.only(&["lang"], ask.messages())?;
    let whole = description();
    whole
        .map(|value| Answer::json(&value))
        .ok_or_else(|| Refusal::new(fault::Kind::Fault, ask.messages().get("serve-fault")))
}

/// The description, whole.
fn description() -> Option<Value> {
    let mut whole: Value = serde_json::from_str(DESCRIPTION).ok()?;
    let mut comparison: Value = serde_json::from_str(schema(Kind::Comparison)).ok()?;
    for field in ["$schema", "$id"] {
        comparison.as_object_mut()?.shift_remove(field);
    }
    move_references(&mut comparison);
    whole.get_mut("components")?.get_mut("schemas")?.as_object_mut()?.insert("Comparison".to_owned(), comparison);
    Some(whole)
}

/// References of the schema to its own parts lead to where it lies now.
fn move_references(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields.iter_mut() {
                match value {
                    Value::String(to) if name == "$ref" => {
                        if let Some(part) = to.strip_prefix('#') {
                            *to = format!("#/components/schemas/Comparison{part}");
                        }
                    }
                    other => move_references(other),
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(move_references),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::PATHS;

    #[test]
    fn every_path_is_described_with_its_method_and_no_other() {
        let whole = description().unwrap();
        let described = whole["paths"].as_object().unwrap();
        assert_eq!(described.keys().collect::<Vec<_>>(), PATHS.iter().map(|(path, ..)| *path).collect::<Vec<_>>());
        for (path, is_post, _) in PATHS {
            let methods: Vec<&String> = described[*path].as_object().unwrap().keys().collect();
            assert_eq!(methods, [if *is_post { "post" } else { "get" }], "{path}");
        }
    }
}
