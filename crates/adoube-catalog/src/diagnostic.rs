//! What is wrong with an input, and where.

use std::ops::Range;
use std::sync::Arc;

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The edition or incident cannot be used.
    Error,
    /// It can be used, but something about it looks wrong.
    Warning,
}

/// A place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Line within the file, from 1.
    pub line: usize,
    /// Column within the line, from 1, counted in characters.
    pub column: usize,
    /// The bytes of [`Diagnostic::source`] that are meant.
    pub bytes: Range<usize>,
}

/// Something wrong with an input: a message id with its values, and the place. The sentences are in the message files
/// of `adoube-report`, under [`Diagnostic::id`]; some have a second one with advice under the id and `-help`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// The message, such as `diag-unknown-square`.
    pub id: &'static str,
    /// Values for the message.
    pub args: Vec<(&'static str, String)>,
    /// The name of the file; `-` for standard input, empty for the command line.
    pub file: String,
    /// The place; `None` when the file as a whole is meant.
    pub span: Option<Span>,
    /// The text that [`Span::bytes`] point into.
    pub source: Arc<str>,
    /// Line of the file at which `source` begins; 1 unless it is a part of a stream.
    pub first_line: usize,
    /// The valid name nearest to the one that was given, for `diag-did-you-mean`.
    pub nearest: Option<String>,
}

impl Diagnostic {
    /// Whether it makes the input unusable.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
