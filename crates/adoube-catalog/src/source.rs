//! Files, folders and standard input to texts.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::Diagnostic;
use crate::faults::Fault;
use crate::kinds;
use crate::node::span_of;

/// Files, and single incidents of a stream, over this many bytes are refused.
pub const LIMIT: u64 = 8 * 1024 * 1024;

/// How a text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// YAML 1.2, one or several documents.
    Yaml,
    /// One JSON value.
    Json,
    /// One JSON value a line.
    JsonLines,
}

/// A text to be read, and what is known of where it comes from.
#[derive(Clone, Debug)]
pub struct SourceText {
    /// The name of its file, as diagnostics show it; `-` for standard input.
    pub name: String,
    /// The name of the folder that it lies in: the theme of its incidents. Empty for standard input.
    pub theme: String,
    /// How it is written.
    pub format: Format,
    /// The text.
    pub text: Arc<str>,
}

impl SourceText {
    /// Whether one of the documents looks like an edition: it has fields that only those have.
    pub fn holds_edition(&self) -> bool {
        kinds::may_hold_edition(&self.text) && kinds::documents(self).any(|(_, is_edition)| is_edition)
    }

    /// The text with nothing but its editions and with nothing but its incidents; what is of the other kind is blanked
    /// out, so that places stay as they are. `None` where nothing is left; what holds no document counts as incidents.
    pub fn parted(self) -> (Option<SourceText>, Option<SourceText>) {
        if !kinds::may_hold_edition(&self.text) {
            return (None, Some(self));
        }
        kinds::part(self)
    }

    /// A text under the name of its file. Format and theme follow from the name: `*.json` is JSON, `*.jsonl` is JSON
    /// Lines, anything else YAML; the theme is the last folder in the name.
    pub fn new(name: &str, text: &str) -> SourceText {
        let path = Path::new(name);
        let format = match path.extension().and_then(|e| e.to_str()) {
            Some("json") => Format::Json,
            Some("jsonl") => Format::JsonLines,
            _ => Format::Yaml,
        };
        let folder = path.parent().and_then(Path::file_name).and_then(|n| n.to_str());
        SourceText {
            name: name.to_owned(),
            theme: folder.unwrap_or_default().to_owned(),
            format,
            text: Arc::from(text.strip_prefix('\u{feff}').unwrap_or(text)),
        }
    }

    /// A text that has no file, named `-`. What begins with `{` is JSON, or JSON Lines when its first line is a whole value
    /// and others follow; anything else is YAML.
    pub fn unnamed(text: &str) -> SourceText {
        let source = SourceText::new("-", text);
        let mut lines = source.text.trim().lines();
        let first = lines.next().unwrap_or_default();
        let is_whole = || serde_json::from_str::<serde::de::IgnoredAny>(first).is_ok();
        let format = match first.starts_with('{') {
            true if lines.next().is_some() && is_whole() => Format::JsonLines,
            true => Format::Json,
            false => Format::Yaml,
        };
        SourceText { format, ..source }
    }

    /// The name of the file without folders and ending; `None` for standard input.
    pub(crate) fn stem(&self) -> Option<&str> {
        Path::new(&self.name).file_stem().and_then(|s| s.to_str()).filter(|s| *s != "-")
    }
}

/// Reads files, folders (all `*.yaml`, `*.yml`, `*.json` and `*.jsonl` below them, sorted) and, for `-`, `stdin`.
///
/// What cannot be read gives a diagnostic; the rest is given all the same.
pub fn read_sources(paths: &[PathBuf], stdin: &mut dyn BufRead) -> (Vec<SourceText>, Vec<Diagnostic>) {
    let (mut read, mut told) = (Vec::new(), Vec::new());
    let mut stdin_read = false;
    for path in paths {
        if path.as_os_str() == "-" {
            if std::mem::replace(&mut stdin_read, true) {
                told.push(about(path, Fault::error("diag-stdin-twice")));
                continue;
            }
            match from_reader(stdin, "-") {
                Ok(text) => read.push(from_stdin(&text)),
                Err(fault) => told.push(*fault),
            }
            continue;
        }
        let mut files = Vec::new();
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => {
                files = walk(path, &mut told);
                if files.is_empty() {
                    told.push(about(path, Fault::error("diag-folder-empty")));
                }
            }
            // Whether it is a file at all is asked before it is opened.
            Ok(_) => files.push(path.clone()),
            Err(error) => told.push(unreadable(path, &error)),
        }
        for file in files {
            match from_file(&file) {
                Ok(text) => read.push(text),
                Err(fault) => told.push(*fault),
            }
        }
    }
    (read, told)
}

/// Standard input as a whole: JSON Lines when it begins with `{`.
fn from_stdin(text: &str) -> SourceText {
    let source = SourceText::new("-", text);
    let format = if source.text.trim_start().starts_with('{') { Format::JsonLines } else { Format::Yaml };
    SourceText { format, ..source }
}

/// The files of ours below a folder, sorted. Each folder is visited once, however many links lead to it; one that lies
/// below has its own name rather than that of a link.
fn walk(folder: &Path, told: &mut Vec<Diagnostic>) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut seen = BTreeSet::new();
    let (mut open, mut links) = (vec![folder.to_owned()], Vec::new());
    while let Some(folder) = open.pop().or_else(|| links.pop()) {
        let read = folder.canonicalize().and_then(|whole| {
            let is_new = seen.insert(whole);
            is_new.then(|| fs::read_dir(&folder)).transpose()
        });
        let entries = match read {
            Ok(Some(entries)) => entries,
            Ok(None) => continue,
            Err(error) => {
                told.push(unreadable(&folder, &error));
                continue;
            }
        };
        for path in entries.flatten().map(|entry| entry.path()) {
            let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
            if hidden {
                continue;
            }
            if path.is_dir() {
                if path.is_symlink() { &mut links } else { &mut open }.push(path);
            } else if is_data(&path) {
                files.push(path);
            }
        }
        if open.is_empty() {
            links.sort_by(|a, b| b.cmp(a));
        }
    }
    files.sort();
    files
}

/// Whether a file in a folder is one of ours by its name.
pub(crate) fn is_data(path: &Path) -> bool {
    path.extension().and_then(|e| e.to_str()).is_some_and(|e| matches!(e, "yaml" | "yml" | "json" | "jsonl"))
}

fn from_file(path: &Path) -> Result<SourceText, Box<Diagnostic>> {
    let told = |error: &std::io::Error| Box::new(unreadable(path, error));
    // Opening a pipe, or reading a device, would wait for whatever may never come.
    if !fs::metadata(path).map_err(|e| told(&e))?.is_file() {
        return Err(Box::new(about(path, Fault::error("diag-no-file"))));
    }
    let file = fs::File::open(path).map_err(|e| told(&e))?;
    // Asked before reading: a file that is far too large is not read at all.
    let size = file.metadata().map_err(|e| told(&e))?.len();
    let name = path.to_string_lossy();
    if size > LIMIT {
        return Err(Box::new(about(path, too_large())));
    }
    let text = from_reader(&mut std::io::BufReader::new(file), &name)?;
    let mut source = SourceText::new(&name, &text);
    if source.theme.is_empty()
        && let Ok(whole) = path.canonicalize()
        && let Some(folder) = whole.parent().and_then(Path::file_name)
    {
        source.theme = folder.to_string_lossy().into_owned();
    }
    Ok(source)
}

fn from_reader(reader: &mut dyn BufRead, name: &str) -> Result<String, Box<Diagnostic>> {
    let mut bytes = Vec::new();
    let path = Path::new(name);
    match reader.take(LIMIT + 1).read_to_end(&mut bytes) {
        Ok(read) if read as u64 > LIMIT => Err(Box::new(about(path, too_large()))),
        Ok(_) => String::from_utf8(bytes).map_err(|error| {
            let good = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
            let place = span_of(&text, good..good, 1);
            Box::new(not_utf8(good + 1).arg("file", name).at(&place).told(name, &Arc::from(text.as_str()), 1))
        }),
        Err(error) => Err(Box::new(unreadable(path, &error))),
    }
}

/// A byte, counted from 1, that begins no character.
pub(crate) fn not_utf8(byte: usize) -> Fault {
    Fault::error("diag-not-utf8").arg("byte", &byte.to_string())
}

pub(crate) fn too_large() -> Fault {
    Fault::error("diag-too-large").arg("limit", &(LIMIT / 1024 / 1024).to_string())
}

fn unreadable(path: &Path, error: &std::io::Error) -> Diagnostic {
    let fault = match error.kind() {
        ErrorKind::NotFound => Fault::error("diag-file-missing"),
        ErrorKind::PermissionDenied => Fault::error("diag-file-forbidden"),
        _ => Fault::error("diag-file-unreadable").arg("detail", &error.to_string()),
    };
    about(path, fault)
}

/// A fault of a file as a whole.
fn about(path: &Path, fault: Fault) -> Diagnostic {
    let name = path.to_string_lossy();
    fault.arg("file", &name).told(&name, &Arc::from(""), 1)
}
