//! Faults found in one text, before they know their file.

use std::sync::Arc;

use crate::node::{KeyKind, Node, Value};
use crate::{Diagnostic, Severity, Span};

/// Something wrong; becomes a [`Diagnostic`] when its text is known.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    severity: Severity,
    id: &'static str,
    args: Vec<(&'static str, String)>,
    span: Span,
    nearest: Option<String>,
}

impl Fault {
    pub(crate) fn error(id: &'static str) -> Fault {
        Fault { severity: Severity::Error, id, args: Vec::new(), span: Span::UNKNOWN, nearest: None }
    }

    pub(crate) fn warning(id: &'static str) -> Fault {
        Fault { severity: Severity::Warning, ..Fault::error(id) }
    }

    pub(crate) fn arg(mut self, name: &'static str, value: &str) -> Fault {
        self.args.push((name, shortened(value)));
        self
    }

    /// A list of names that would have been right.
    pub(crate) fn allowed<S: AsRef<str>>(mut self, names: impl IntoIterator<Item = S>) -> Fault {
        let quoted: Vec<String> = names.into_iter().map(|n| format!("`{}`", n.as_ref())).collect();
        self.args.push(("allowed", quoted.join(", ")));
        self
    }

    pub(crate) fn at(mut self, span: &Span) -> Fault {
        self.span = span.clone();
        self
    }

    pub(crate) fn is(&self, id: &str) -> bool {
        self.id == id
    }

    pub(crate) fn is_placed(&self) -> bool {
        self.span.line > 0
    }

    /// Moves the place from the document to the whole text.
    pub(crate) fn shift(&mut self, at: &crate::node::Document) {
        if self.is_placed() {
            self.span.shift(at);
        }
    }

    pub(crate) fn nearest(mut self, name: Option<String>) -> Fault {
        self.nearest = name;
        self
    }

    pub(crate) fn told(self, file: &str, source: &Arc<str>, first_line: usize) -> Diagnostic {
        Diagnostic {
            severity: self.severity,
            id: self.id,
            args: self.args,
            file: file.to_owned(),
            span: self.span.known(),
            source: Arc::clone(source),
            first_line,
            nearest: self.nearest,
        }
    }
}

/// Values stand within a sentence: long ones are cut, control characters are made visible.
fn shortened(value: &str) -> String {
    const LONGEST: usize = 200;
    let mut text: String =
        value.chars().take(LONGEST).map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect();
    if value.chars().nth(LONGEST).is_some() {
        text.push('…');
    }
    text
}

/// As many faults of one document are told; the rest is counted.
const MOST_TOLD: usize = 100;
/// As many are kept, to choose from those that stand first.
const MOST_KEPT: usize = 10_000;

/// The faults of one document.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    list: Vec<Fault>,
    /// How many of all, kept or not, are errors.
    errors: usize,
    /// How many were not kept.
    dropped: usize,
}

impl Faults {
    pub(crate) fn push(&mut self, fault: Fault) {
        self.errors += usize::from(fault.severity == Severity::Error);
        if self.is_full() {
            self.dropped += 1;
        } else {
            self.list.push(fault);
        }
    }

    /// Whether further faults are only counted, so that advice on them is a waste of time.
    pub(crate) fn is_full(&self) -> bool {
        self.list.len() >= MOST_KEPT
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many errors were found up to now: the mark for [`Faults::has_errors_since`].
    pub(crate) fn errors(&self) -> usize {
        self.errors
    }

    pub(crate) fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// Whether an error was found after this mark.
    pub(crate) fn has_errors_since(&self, mark: usize) -> bool {
        self.errors > mark
    }

    /// Those that stand first, in order of their places, and how many more there are.
    pub(crate) fn told(mut self, file: &str, source: &Arc<str>, first_line: usize) -> Vec<Diagnostic> {
        self.list.sort_by_key(|f| (f.span.line, f.span.bytes.start));
        if let Some(first) = self.list.get(MOST_TOLD) {
            let told = self.list.iter().take(MOST_TOLD).filter(|f| f.severity == Severity::Error).count();
            let id = "diag-more";
            let more = if self.errors > told { Fault::error(id) } else { Fault::warning(id) };
            let more = more.arg("count", &(self.list.len() - MOST_TOLD + self.dropped).to_string()).at(&first.span);
            self.list.truncate(MOST_TOLD);
            self.list.push(more);
        }
        self.list.into_iter().map(|f| f.told(file, source, first_line)).collect()
    }

    /// Keys that stand twice, or are no texts, anywhere in the tree.
    pub(crate) fn check_keys(&mut self, node: &Node<'_>) {
        match &node.value {
            Value::List(list) => list.iter().for_each(|item| self.check_keys(item)),
            Value::Map(entries) => {
                let mut seen = std::collections::BTreeMap::new();
                for (index, (key, value)) in entries.iter().enumerate() {
                    match key.kind {
                        KeyKind::Text => {
                            // Small maps are by far the most: no set is built for them.
                            let first = if entries.len() <= 16 {
                                entries.iter().take(index).map(|(k, _)| k).find(|k| k.text == key.text)
                            } else {
                                seen.insert(&*key.text, key)
                            };
                            if let Some(first) = first {
                                let fault = Fault::error("diag-duplicate-key").arg("key", &key.text);
                                self.push(fault.arg("line", &first.span.line.to_string()).at(&key.span));
                            }
                        }
                        KeyKind::Number => {
                            self.push(Fault::error("diag-number-as-key").arg("key", &key.text).at(&key.span));
                        }
                        KeyKind::Odd => self.push(Fault::error("diag-key-no-text").at(&key.span)),
                    }
                    self.check_keys(value);
                }
            }
            _ => {}
        }
    }
}
