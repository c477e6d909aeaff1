//! What is wrong with files, as SARIF 2.1.0, which code scanning reads.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use adoube_catalog::{Diagnostic, Severity};
use adoube_report::messages::Messages;
use serde_json::{Value, json};

use crate::diagnostics;

/// The log of one run.
pub(crate) fn log(messages: &Messages, found: &[Diagnostic]) -> String {
    let ids: BTreeSet<&str> = found.iter().map(|d| d.id).collect();
    let rule = |id: &&str| {
        // A rule is described by its sentence without the values, which differ from place to place.
        let words = id.trim_start_matches("diag-").replace('-', " ");
        json!({ "id": id, "shortDescription": { "text": words } })
    };
    let result = |diagnostic: &Diagnostic| {
        let mut told = diagnostics::sentence(messages, diagnostic);
        if let Some(advice) = diagnostics::advice(messages, diagnostic) {
            let _ = write!(told, "\n{advice}");
        }
        let mut result = json!({
            "ruleId": diagnostic.id,
            "ruleIndex": ids.iter().position(|id| *id == diagnostic.id),
            "level": match diagnostic.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
            },
            "message": { "text": told },
        });
        if let Some(place) = place(diagnostic) {
            result["locations"] = json!([place]);
        }
        result
    };
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "adoube",
                "version": env!("CARGO_PKG_VERSION"),
                "informationUri": env!("CARGO_PKG_REPOSITORY"),
                "rules": ids.iter().map(rule).collect::<Vec<_>>(),
            } },
            "columnKind": "unicodeCodePoints",
            "results": found.iter().map(result).collect::<Vec<_>>(),
        }],
    });
    format!("{log:#}\n")
}

fn place(diagnostic: &Diagnostic) -> Option<Value> {
    if diagnostic.file.is_empty() || diagnostic.file == "-" {
        return None;
    }
    let mut place = json!({ "artifactLocation": { "uri": uri(&diagnostic.file) } });
    if let Some(span) = &diagnostic.span {
        let meant = diagnostic.source.get(span.bytes.clone()).unwrap_or_default();
        let mut region = json!({ "startLine": span.line.max(1), "startColumn": span.column.max(1) });
        // Only what stands on one line has its end told.
        if !meant.is_empty() && !meant.contains('\n') {
            region["endColumn"] = json!(span.column.max(1) + meant.chars().count());
        }
        place["region"] = region;
    }
    Some(json!({ "physicalLocation": place }))
}

/// The name of a file as a reference: slashes, and every other sign that has a meaning there by its number.
fn uri(file: &str) -> String {
    let file = file.replace('\\', "/");
    let mut uri = String::new();
    if file.starts_with('/') {
        uri.push_str("file://");
    }
    for byte in file.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            let _ = write!(uri, "%{byte:02X}");
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn names_become_references() {
        assert_eq!(uri("scenarios/a b.yaml"), "scenarios/a%20b.yaml");
        assert_eq!(uri("/х"), "file:///%D1%85");
    }
}
