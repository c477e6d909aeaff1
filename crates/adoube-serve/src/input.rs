//! Bodies to incidents.

use std::path::PathBuf;
use std::sync::Arc;

use adoube_catalog::{Diagnostic, Library, SourceText, as_json, read_scenarios, read_sources};
use adoube_core::scenario::Scenario;
use serde_json::Value;

use crate::ask::Ask;
use crate::fault::{Kind, Refusal};
use crate::query::Query;

/// What a body holds.
#[derive(Debug)]
pub(crate) struct Given {
    /// The incidents; at least one.
    pub(crate) scenarios: Vec<Arc<Scenario>>,
    /// The text as it came.
    pub(crate) source: SourceText,
    /// Warnings.
    pub(crate) warnings: Vec<Diagnostic>,
}

impl Given {
    /// The first incident as the JSON of its file.
    pub(crate) fn file(&self) -> Value {
        as_json(&self.source).into_iter().next().unwrap_or_default()
    }
}

/// Reads the incidents of a body.
pub(crate) fn all(ask: &Ask) -> Result<Given, Refusal> {
    let messages = ask.messages();
    let from_form;
    let bytes = if ask.is_form {
        let form = Query::new(&String::from_utf8_lossy(&ask.body));
        from_form = form.get("incident").unwrap_or_default().to_owned();
        from_form.as_bytes()
    } else {
        ask.body.as_slice()
    };
    let source = match std::str::from_utf8(bytes) {
        Ok(text) => SourceText::unnamed(text),
        Err(_) => {
            // The reader of standard input tells which byte is wrong.
            let (_, faults) = read_sources(&[PathBuf::from("-")], &mut { bytes });
            return Err(Refusal::of(Kind::Input, messages, &faults));
        }
    };
    if source.holds_edition() {
        let message = messages.with("cli-edition-as-incident", &[("file", "-".into())]);
        return Err(Refusal::new(Kind::Input, message));
    }
    let (scenarios, faults) = read_scenarios(vec![source.clone()], Library::shipped_editions());
    if scenarios.is_empty() || faults.iter().any(Diagnostic::is_error) {
        return Err(Refusal::of(Kind::Input, messages, &faults));
    }
    Ok(Given { scenarios, source, warnings: faults })
}

/// Reads the one incident of a body.
pub(crate) fn one(ask: &Ask) -> Result<(Arc<Scenario>, Given), Refusal> {
    let given = all(ask)?;
    match given.scenarios.as_slice() {
        [scenario] => Ok((Arc::clone(scenario), given)),
        many => {
            let args = [("count", many.len().into())];
            Err(Refusal::new(Kind::Input, ask.messages().with("serve-one-incident", &args)))
        }
    }
}
