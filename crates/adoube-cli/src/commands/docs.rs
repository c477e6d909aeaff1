//! `docs`: tables between markers in the reader's own documents.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use adoube_catalog::{Diagnostic, Severity, Span};
use adoube_text::{Mistake, Slot, patch, slots, splice};
use clap::ArgMatches;

use crate::context::Context;
use crate::within::{Run, Wrong};
use crate::{Exit, diagnostics, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let check = given.get_flag("check");
    let mut exit = Exit::Done;
    for path in given.get_many::<PathBuf>("files").into_iter().flatten() {
        exit = exit.max(renew(context, given, path, check)?);
    }
    Ok(exit)
}

/// Renews one document, or tells how it would change. A document with a fault stays as it is.
fn renew(context: &Context, given: &ArgMatches, path: &Path, check: bool) -> io::Result<Exit> {
    let messages = &context.messages;
    let name = path.to_string_lossy().into_owned();
    let Some(document) = read(context, path, &name) else {
        return Ok(Exit::Input);
    };
    let Some(Renewed { text, stale, all }) = renewed(context, given, &name, &document) else {
        return Ok(Exit::Input);
    };
    let args = |count: usize| [("file", (&name).into()), ("count", count.into()), ("all", all.into())];
    if stale == 0 {
        output::complain(&messages.with("docs-fresh", &args(all)));
        return Ok(Exit::Done);
    }
    if check {
        let patch = patch(&name, &document, &text);
        output::with(given, |out| out.write_all(patch.as_bytes()))?;
        output::complain(&messages.with("docs-stale", &args(stale)));
        return Ok(Exit::Found);
    }
    output::to_file(path, |out| out.write_all(text.as_bytes()))?;
    output::complain(&messages.with("docs-renewed", &args(stale)));
    Ok(Exit::Done)
}

/// A document with its tables renewed.
#[derive(Debug)]
pub(crate) struct Renewed {
    /// The whole of it.
    pub(crate) text: String,
    /// How many tables were stale.
    stale: usize,
    /// How many tables there are.
    all: usize,
}

/// Renews the tables of a document; tells its faults, and gives nothing then.
pub(crate) fn renewed(context: &Context, given: &ArgMatches, name: &str, document: &str) -> Option<Renewed> {
    let source: Arc<str> = Arc::from(document);
    let (found, wrong) = slots(document);
    let mut faults: Vec<Diagnostic> =
        wrong.iter().map(|bad| fault(name, &source, mistake(bad.mistake), bad.bytes.clone())).collect();
    let mut texts = Vec::new();
    for slot in &found {
        let command = document.get(slot.command.clone()).unwrap_or_default();
        match Run::new(context, given, command).text() {
            Ok(text) => texts.push(Some(text)),
            Err(wrong) => {
                faults.push(told(name, &source, slot, &wrong));
                texts.push(None);
            }
        }
    }
    let spliced = splice(document, &found, &texts);
    if spliced.is_none() {
        // Which of them breaks the document is found by putting in one at a time.
        for (at, slot) in found.iter().enumerate() {
            let alone: Vec<Option<String>> =
                texts.iter().enumerate().map(|(i, text)| text.clone().filter(|_| i == at)).collect();
            if splice(document, &found, &alone).is_none() {
                faults.push(fault(name, &source, "docs-broken", slot.command.clone()));
            }
        }
        // Only together they break it.
        if let Some(first) = found.first().filter(|_| faults.is_empty()) {
            faults.push(fault(name, &source, "docs-broken", first.command.clone()));
        }
    }
    faults.sort_by_key(|f| f.span.as_ref().map(|s| s.bytes.start));
    let faulty = diagnostics::tell(context, &faults);
    let text = spliced.filter(|_| !faulty)?;
    let is_stale = |(slot, text): &(&Slot, &Option<String>)| text.as_ref().is_some_and(|t| !slot.holds(document, t));
    Some(Renewed { text, stale: found.iter().zip(&texts).filter(is_stale).count(), all: found.len() })
}

fn read(context: &Context, path: &Path, name: &str) -> Option<String> {
    let messages = &context.messages;
    let tell = |key: &str| diagnostics::fault(messages, key, &[("file", name.into())]);
    if path.exists() && !path.is_file() {
        tell("diag-no-file");
        return None;
    }
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            match error.kind() {
                ErrorKind::NotFound => tell("diag-file-missing"),
                ErrorKind::PermissionDenied => tell("diag-file-forbidden"),
                _ => {
                    let detail = error.to_string();
                    let args = [("file", name.into()), ("detail", (&detail).into())];
                    diagnostics::fault(messages, "diag-file-unreadable", &args);
                }
            }
            return None;
        }
    };
    match String::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
            let mut told = fault(name, &Arc::from(text.as_str()), "diag-not-utf8", good..good);
            told.args.push(("byte", (good + 1).to_string()));
            diagnostics::tell(context, &[told]);
            None
        }
    }
}

fn mistake(mistake: Mistake) -> &'static str {
    match mistake {
        Mistake::Empty => "docs-empty",
        Mistake::NotAlone => "docs-not-alone",
        Mistake::Unclosed => "docs-unclosed",
        Mistake::Unopened => "docs-unopened",
    }
}

fn fault(file: &str, source: &Arc<str>, id: &'static str, bytes: std::ops::Range<usize>) -> Diagnostic {
    let before = source.get(..bytes.start).unwrap_or_default();
    let line = before.rfind('\n').map_or(0, |at| at + 1);
    let span = Span {
        line: 1 + before.matches('\n').count(),
        column: 1 + before.get(line..).unwrap_or_default().chars().count(),
        bytes,
    };
    Diagnostic {
        severity: Severity::Error,
        id,
        args: Vec::new(),
        file: file.to_owned(),
        span: Some(span),
        source: Arc::clone(source),
        first_line: 1,
        nearest: None,
    }
}

/// What is wrong with the command of a marker, at the word that is meant.
fn told(file: &str, source: &Arc<str>, slot: &Slot, wrong: &Wrong) -> Diagnostic {
    let start = slot.command.start;
    let bytes = wrong.word.clone().map_or(slot.command.clone(), |word| start + word.start..start + word.end);
    let mut told = fault(file, source, wrong.id, bytes);
    told.args.clone_from(&wrong.args);
    told.nearest.clone_from(&wrong.nearest);
    told
}
