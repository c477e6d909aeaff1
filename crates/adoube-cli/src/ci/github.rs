//! Annotations of lines and a summary of the job, as GitHub workflows read them.

use std::fs::OpenOptions;
use std::io::{self, Write};

use adoube_catalog::{Diagnostic, Severity};
use adoube_report::messages::Messages;

use super::{Case, clean};
use crate::{diagnostics, output};

/// A summary over this many bytes is refused there.
const LONGEST: usize = 1_000_000;

/// How an annotation is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Error,
    Warning,
    Notice,
}

/// A remark on a place.
#[derive(Clone, Debug)]
pub(crate) struct Annotation {
    pub(crate) level: Level,
    /// Empty when it is about no file.
    pub(crate) file: String,
    /// From 1; 0: the file as a whole.
    pub(crate) line: usize,
    /// From 1; 0: the line as a whole.
    pub(crate) column: usize,
    pub(crate) title: String,
    pub(crate) text: String,
}

impl Annotation {
    /// The workflow command.
    fn command(&self) -> String {
        let name = match self.level {
            Level::Error => "error",
            Level::Warning => "warning",
            Level::Notice => "notice",
        };
        let mut properties = Vec::new();
        if !self.file.is_empty() && self.file != "-" {
            properties.push(format!("file={}", property(&self.file)));
            if self.line > 0 {
                properties.push(format!("line={}", self.line));
            }
            if self.column > 0 {
                properties.push(format!("col={}", self.column));
            }
        }
        properties.push(format!("title={}", property(&self.title)));
        format!("::{name} {}::{}", properties.join(","), data(&self.text))
    }

    /// A row of the summary.
    fn row(&self) -> String {
        let cell = |text: &str| {
            let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('|', "\\|");
            clean(&text).replace('\n', "<br>")
        };
        let place = match (self.line, self.column) {
            (0, _) => self.file.clone(),
            (line, 0) => format!("{}:{line}", self.file),
            (line, column) => format!("{}:{line}:{column}", self.file),
        };
        format!("| {} | {} | {} |\n", cell(&place), cell(&self.title), cell(&self.text))
    }
}

/// What is wrong with the input.
pub(crate) fn of_diagnostics(messages: &Messages, found: &[Diagnostic]) -> Vec<Annotation> {
    let annotation = |diagnostic: &Diagnostic| {
        let sentence = diagnostics::sentence(messages, diagnostic);
        let advice = diagnostics::advice(messages, diagnostic).map(|advice| format!("\n{advice}"));
        let (level, key) = match diagnostic.severity {
            Severity::Error => (Level::Error, "cli-error"),
            Severity::Warning => (Level::Warning, "cli-warning"),
        };
        Annotation {
            level,
            file: diagnostic.file.clone(),
            line: diagnostic.span.as_ref().map_or(0, |s| s.line),
            column: diagnostic.span.as_ref().map_or(0, |s| s.column),
            title: messages.get(key),
            text: sentence + &advice.unwrap_or_default(),
        }
    };
    found.iter().map(annotation).collect()
}

/// Expectations that do not hold.
pub(crate) fn of_cases(messages: &Messages, cases: &[Case]) -> Vec<Annotation> {
    let failed = cases.iter().filter(|case| !case.wrong.is_empty());
    let annotation = |case: &Case| Annotation {
        level: Level::Error,
        file: case.file.clone(),
        line: case.key.as_ref().map_or(0, |(_, line)| *line),
        column: 0,
        title: format!("{} · {}", case.incident, case.edition),
        text: case.told(messages),
    };
    failed.map(annotation).collect()
}

/// Prints the annotations.
///
/// # Errors
/// Those of `out`.
pub(crate) fn print(out: &mut dyn Write, annotations: &[Annotation]) -> io::Result<()> {
    annotations.iter().try_for_each(|annotation| writeln!(out, "{}", annotation.command()))
}

/// Adds a heading, the annotations as a table, and a text to the summary of the job, if there is one.
///
/// # Errors
/// When the file that the server names cannot be written.
pub(crate) fn summary(messages: &Messages, title: &str, annotations: &[Annotation], rest: &str) -> io::Result<()> {
    let Some(path) = std::env::var_os("GITHUB_STEP_SUMMARY").filter(|path| !path.is_empty()) else {
        return Ok(());
    };
    let mut text = format!("### adoube: {}\n\n", title.trim());
    if !annotations.is_empty() {
        let heads = ["ci-place", "ci-what", "ci-told"].map(|key| messages.get(key));
        text.push_str(&format!("| {} |\n| --- | --- | --- |\n", heads.join(" | ")));
        for annotation in annotations {
            let row = annotation.row();
            if text.len() + row.len() > LONGEST / 2 {
                text.push_str("| … | | |\n");
                break;
            }
            text.push_str(&row);
        }
        text.push('\n');
    }
    if text.len() + rest.len() < LONGEST {
        text.push_str(rest);
    }
    text.push('\n');
    let path = std::path::PathBuf::from(path);
    let mut file =
        OpenOptions::new().create(true).append(true).open(&path).map_err(|why| output::cannot_write(&path, why))?;
    file.write_all(text.as_bytes())
}

/// Text behind `::`.
fn data(text: &str) -> String {
    clean(text).replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// The value of a property.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_escaped() {
        let annotation = Annotation {
            level: Level::Error,
            file: "a,b.yaml".to_owned(),
            line: 3,
            column: 7,
            title: "x: y".to_owned(),
            text: "100 %\n::error::no".to_owned(),
        };
        assert_eq!(annotation.command(), "::error file=a%2Cb.yaml,line=3,col=7,title=x%3A y::100 %25%0A::error::no");
        let nowhere = Annotation { file: "-".to_owned(), level: Level::Notice, ..annotation };
        assert_eq!(nowhere.command(), "::notice title=x%3A y::100 %25%0A::error::no");
        assert_eq!(nowhere.row(), "| -:3:7 | x: y | 100 %<br>::error::no |\n");
    }
}
