//! Faults of files, told on standard error with the line and a caret.

use adoube_catalog::{Diagnostic, Severity};
use adoube_report::messages::{Arg, Messages};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::context::Context;
use crate::output;

/// Tells a fault that lies in no file.
pub(crate) fn fault(messages: &Messages, key: &str, args: &[(&str, Arg<'_>)]) {
    complain(messages, &messages.with(key, args));
}

/// Tells a fault in these words.
pub(crate) fn complain(messages: &Messages, words: &str) {
    output::complain(&format!("{}: {words}", messages.get("cli-error")));
}

/// Tells all diagnostics; says whether one of them is an error.
pub(crate) fn tell(context: &Context, diagnostics: &[Diagnostic]) -> bool {
    for diagnostic in diagnostics {
        output::complain(&render(context, diagnostic));
        if let Some(found) = &context.found {
            found.borrow_mut().push(diagnostic.clone());
        }
    }
    diagnostics.iter().any(Diagnostic::is_error)
}

/// The sentence of a diagnostic, without its place.
pub(crate) fn sentence(messages: &Messages, diagnostic: &Diagnostic) -> String {
    messages.diagnosis(diagnostic.id, &diagnostic.args, diagnostic.nearest.as_deref())
}

/// The advice that goes with a diagnostic.
pub(crate) fn advice(messages: &Messages, diagnostic: &Diagnostic) -> Option<String> {
    messages.advice(diagnostic.id, &diagnostic.args)
}

/// Lines longer than this are cut around the place.
const LONGEST: usize = 160;

fn render(context: &Context, diagnostic: &Diagnostic) -> String {
    let messages = &context.messages;
    let (level, word) = match diagnostic.severity {
        Severity::Error => (Level::ERROR, messages.get("cli-error")),
        Severity::Warning => (Level::WARNING, messages.get("cli-warning")),
    };
    let level = level.with_name(word);
    let text = output::plain(&sentence(messages, diagnostic));
    let help = advice(messages, diagnostic);
    let cut;
    let file =
        if diagnostic.file.is_empty() { messages.get("cli-command-line") } else { output::plain(&diagnostic.file) };
    let mut group =
        level.primary_title(text).elements(std::iter::empty::<Snippet<'_, annotate_snippets::Annotation<'_>>>());
    match &diagnostic.span {
        Some(span) => {
            cut = Cut::around(diagnostic, span.bytes.clone(), span.line);
            let annotation = AnnotationKind::Primary.span(cut.bytes.clone());
            let snippet =
                Snippet::source(cut.text.as_str()).line_start(cut.line).path(file.as_str()).annotation(annotation);
            group = group.element(snippet);
        }
        None if !diagnostic.file.is_empty() => {
            group = group.element(annotate_snippets::Origin::path(file.as_str()));
        }
        None => {}
    }
    if let Some(help) = help {
        group = group.element(Level::HELP.with_name(messages.get("cli-help")).message(help));
    }
    let renderer = if context.colour_of_errors { Renderer::styled() } else { Renderer::plain() };
    renderer.term_width(context.width).render(&[group])
}

/// The lines around a place, so that a file of many megabytes is not shown to the renderer whole.
struct Cut {
    text: String,
    bytes: std::ops::Range<usize>,
    line: usize,
}

impl Cut {
    fn around(diagnostic: &Diagnostic, bytes: std::ops::Range<usize>, line: usize) -> Cut {
        let source = &*diagnostic.source;
        let clamp = |at: usize| (0..=at.min(source.len())).rev().find(|at| source.is_char_boundary(*at)).unwrap_or(0);
        let (from, to) = (clamp(bytes.start), clamp(bytes.end.max(bytes.start)));
        let before = source.get(..from).unwrap_or_default();
        let after = source.get(from..).unwrap_or_default();
        let mut start = before.rfind('\n').map_or(0, |at| at + 1);
        let mut end = after.find('\n').map_or(source.len(), |at| from + at);
        if end - start > LONGEST * 4 {
            start = clamp(from.saturating_sub(LONGEST)).max(start);
            end = clamp(from + LONGEST).min(end).max(from);
        }
        let text = source.get(start..end).unwrap_or_default().to_owned();
        let bytes = from - start..to.min(end).max(from) - start;
        Cut { text, bytes, line }
    }
}
