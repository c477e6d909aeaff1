//! A test report as JUnit writes it: a suite a theme, a case an incident and edition.

use std::fmt::Write as _;

use adoube_catalog::Diagnostic;
use adoube_report::messages::Messages;

use super::{Case, clean};
use crate::diagnostics;

/// The report. Times are left out, so that the same input gives the same bytes.
pub(crate) fn report(messages: &Messages, cases: &[Case], found: &[Diagnostic]) -> String {
    let errors: Vec<&Diagnostic> = found.iter().filter(|d| d.is_error()).collect();
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let all = counts(&cases.iter().collect::<Vec<_>>(), errors.len());
    let _ = writeln!(xml, "<testsuites name=\"adoube\" {all}>");
    if !errors.is_empty() {
        let _ =
            writeln!(xml, "  <testsuite name=\"{}\" {}>", escape(&messages.get("ci-files")), counts(&[], errors.len()));
        for error in &errors {
            let place = error.span.as_ref().map_or(String::new(), |s| format!(":{}:{}", s.line, s.column));
            let (file, told) = (escape(&error.file), escape(&diagnostics::sentence(messages, error)));
            let _ = writeln!(xml, "    <testcase classname=\"{file}\" name=\"{file}{place}\" file=\"{file}\">");
            let _ = writeln!(xml, "      <error type=\"{}\" message=\"{told}\"/>\n    </testcase>", escape(error.id));
        }
        xml.push_str("  </testsuite>\n");
    }
    let mut themes: Vec<(&str, Vec<&Case>)> = Vec::new();
    for case in cases {
        match themes.iter_mut().find(|(theme, _)| *theme == case.theme) {
            Some((_, list)) => list.push(case),
            None => themes.push((&case.theme, vec![case])),
        }
    }
    for (theme, cases) in themes {
        let name = if theme.is_empty() { "-" } else { theme };
        let _ = writeln!(xml, "  <testsuite name=\"{}\" {}>", escape(name), counts(&cases, 0));
        cases.iter().for_each(|case| one(&mut xml, messages, case));
        xml.push_str("  </testsuite>\n");
    }
    xml.push_str("</testsuites>\n");
    xml
}

fn one(xml: &mut String, messages: &Messages, case: &Case) {
    let _ = write!(
        xml,
        "    <testcase classname=\"{}\" name=\"{}\" file=\"{}\"",
        escape(&case.incident),
        escape(&case.edition),
        escape(&case.file)
    );
    if let Some((_, line)) = case.key.as_ref().filter(|(_, line)| *line > 0) {
        let _ = write!(xml, " line=\"{line}\"");
    }
    match &case.key {
        None => {
            let told = escape(&messages.get("ci-unasserted"));
            let _ = writeln!(xml, ">\n      <skipped message=\"{told}\"/>\n    </testcase>");
        }
        Some(_) if case.wrong.is_empty() => xml.push_str("/>\n"),
        Some((key, _)) => {
            let fields: Vec<&str> = case.wrong.iter().map(|w| w.field).collect();
            let (fields, told) = (escape(&fields.join(" ")), escape(&case.told(messages)));
            let _ = writeln!(
                xml,
                ">\n      <failure type=\"{fields}\" message=\"expect: {}\">{told}</failure>\n    </testcase>",
                escape(key)
            );
        }
    }
}

fn counts(cases: &[&Case], errors: usize) -> String {
    let failures = cases.iter().filter(|case| !case.wrong.is_empty()).count();
    let skipped = cases.iter().filter(|case| case.key.is_none()).count();
    let tests = cases.len() + errors;
    format!("tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\"")
}

fn escape(text: &str) -> String {
    clean(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
