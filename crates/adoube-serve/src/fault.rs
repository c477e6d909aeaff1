//! Why a request is refused, as JSON.

use std::sync::Arc;

use adoube_catalog::{Diagnostic, Severity};
use adoube_report::messages::Messages;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// Kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The incident has faults.
    Input,
    /// The words of the query have.
    Usage,
    /// There is no such thing.
    NotFound,
    /// The thing is there, but not for this method.
    Method,
    /// The body is too large.
    TooLarge,
    /// Another page asks, or for another host.
    Foreign,
    /// A fault of the program.
    Fault,
}

impl Kind {
    fn status(self) -> StatusCode {
        match self {
            Kind::Input => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::Usage => StatusCode::BAD_REQUEST,
            Kind::NotFound => StatusCode::NOT_FOUND,
            Kind::Method => StatusCode::METHOD_NOT_ALLOWED,
            Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Kind::Foreign => StatusCode::FORBIDDEN,
            Kind::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Input => "input",
            Kind::Usage => "usage",
            Kind::NotFound => "not-found",
            Kind::Method => "method",
            Kind::TooLarge => "too-large",
            Kind::Foreign => "foreign",
            Kind::Fault => "fault",
        }
    }
}

/// A request that is not answered as asked.
#[derive(Debug)]
pub(crate) struct Refusal {
    kind: Kind,
    message: String,
    diagnostics: Vec<Value>,
}

impl Refusal {
    pub(crate) fn new(kind: Kind, message: String) -> Refusal {
        Refusal { kind, message, diagnostics: Vec::new() }
    }

    /// Refuses for what is wrong with an input; the first error speaks for all.
    pub(crate) fn of(kind: Kind, messages: &Messages, faults: &[Diagnostic]) -> Refusal {
        let first = faults.iter().find(|d| d.is_error()).or(faults.first());
        Refusal {
            kind,
            message: first.map(|d| messages.diagnosis(d.id, &d.args, d.nearest.as_deref())).unwrap_or_default(),
            diagnostics: diagnostics(messages, faults),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = self.kind.status();
        let body = json!({ "error": {
            "status": status.as_u16(),
            "kind": self.kind.name(),
            "message": self.message,
            "diagnostics": self.diagnostics,
        } });
        let mut response = (status, [(header::CONTENT_TYPE, "application/json")], format!("{body}\n")).into_response();
        if self.kind == Kind::TooLarge {
            response.headers_mut().insert(header::CONNECTION, header::HeaderValue::from_static("close"));
        }
        response
    }
}

/// Longer stretches of a text are not repeated.
const LONGEST: usize = 200;

/// What is wrong with an input, with places, as the command line tells it.
pub(crate) fn diagnostics(messages: &Messages, faults: &[Diagnostic]) -> Vec<Value> {
    faults.iter().map(|fault| diagnostic(messages, fault)).collect()
}

fn diagnostic(messages: &Messages, fault: &Diagnostic) -> Value {
    let short = |text: &str| text.chars().take(LONGEST).collect::<String>();
    let line =
        fault.span.as_ref().and_then(|s| fault.source.lines().nth((s.line + 1).checked_sub(fault.first_line + 1)?));
    let words = fault.span.as_ref().and_then(|s| fault.source.get(s.bytes.clone())).filter(|words| !words.is_empty());
    // What cannot have happened names its event itself.
    let named = fault.args.iter().find(|(name, _)| *name == "number").and_then(|(_, number)| number.parse().ok());
    let on_line =
        || fault.span.as_ref().and_then(|s| event_on(&fault.source, (s.line + 1).saturating_sub(fault.first_line)));
    let event: Option<usize> = named.or_else(on_line);
    json!({
        "severity": match fault.severity { Severity::Error => "error", Severity::Warning => "warning" },
        "id": fault.id,
        "message": messages.diagnosis(fault.id, &fault.args, fault.nearest.as_deref()),
        "help": messages.advice(fault.id, &fault.args),
        "line": fault.span.as_ref().map(|s| s.line),
        "column": fault.span.as_ref().map(|s| s.column),
        "words": words.map(short),
        "nearest": fault.nearest,
        "event": event,
        "text": line.map(short),
    })
}

/// The number of the event that stands on that line of an incident file, both counted from 1, where each event begins a
/// line of its own.
fn event_on(source: &Arc<str>, line: usize) -> Option<usize> {
    let mut lines = source.lines().take(line);
    let is_head = |l: &&str| {
        let text = l.trim();
        text == "events:" || (text.contains("\"events\"") && text.ends_with('['))
    };
    lines.find(is_head)?;
    let (mut count, mut margin, mut ended) = (0, None, false);
    for text in lines {
        let item = text.trim_start();
        let indent = text.len() - item.len();
        if item.starts_with('-') || item.starts_with('{') {
            if *margin.get_or_insert(indent) == indent {
                count += 1;
            }
        } else if !item.is_empty() && !item.starts_with('#') && margin.is_some_and(|margin| indent <= margin) {
            ended = true;
        }
    }
    (count > 0 && !ended).then_some(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_found_by_its_line() {
        let yaml: Arc<str> =
            Arc::from("id: x\nevents:\n  - touch: e1\n    by: white\n  # why\n  - touch: e2\nexpect: {}\n");
        let on = |line| event_on(&yaml, line);
        assert_eq!([1, 2, 3, 4, 5, 6, 7].map(on), [None, None, Some(1), Some(1), Some(1), Some(2), None]);
        let json: Arc<str> = Arc::from("{\"id\":\"x\",\"events\":[\n{\"touch\":\"e1\"},\n{\"touch\":\"e2\"}\n]}");
        let on = |line| event_on(&json, line);
        assert_eq!([1, 2, 3, 4].map(on), [None, Some(1), Some(2), None]);
    }
}
