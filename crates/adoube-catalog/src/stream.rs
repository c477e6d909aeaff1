//! Incidents from standard input, one after the other.

use std::io::{BufRead, Read as _};
use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::scenario::Scenario;

use crate::documents::{Mark, mark, starts_with_content};
use crate::faults::{Fault, Faults};
use crate::node::{Document, Node, span_of};
use crate::source::{LIMIT, not_utf8, too_large};
use crate::{Diagnostic, incident, json, yaml};

/// An incident of a stream that cannot be used.
#[derive(Clone, Debug)]
pub struct Rejected {
    /// Its id, when that much could be read.
    pub id: Option<String>,
    /// Why; at least one of them is an error.
    pub diagnostics: Vec<Diagnostic>,
}

/// Incidents read one by one; see [`incidents`].
#[derive(Debug)]
pub struct Incidents<'e, R> {
    lines: Lines<R>,
    editions: &'e [Arc<Edition>],
    format: Option<Format>,
    /// The document being gathered, and the number of its first line.
    text: String,
    first_line: usize,
    /// What is wrong with its bytes.
    fault: Option<Fault>,
    /// The line that follows it, read already.
    ahead: Option<Line>,
    done: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    JsonLines,
    Yaml,
}

/// Reads incidents one by one: JSON Lines when the first character that is not blank is `{`, else YAML documents
/// parted by lines `---`. A faulty one does not hold up the others. `editions` are those that `expect` may name.
///
/// A JSON value may also go over several lines, as long as those after the first do not begin with `{`.
pub fn incidents<R: BufRead>(reader: R, editions: &[Arc<Edition>]) -> Incidents<'_, R> {
    Incidents {
        lines: Lines { reader, buffer: Vec::new(), number: 0, bytes: 0 },
        editions,
        format: None,
        text: String::new(),
        first_line: 0,
        fault: None,
        ahead: None,
        done: false,
    }
}

impl<R: BufRead> Iterator for Incidents<'_, R> {
    type Item = Result<Scenario, Rejected>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done || !self.gather() {
            return None;
        }
        Some(match (self.fault.take(), self.format) {
            (Some(fault), _) => Err(rejected(None, Faults::from(Box::new(fault)), &self.text, self.first_line)),
            (None, Some(Format::JsonLines)) => read_json(&self.text, self.first_line, self.editions),
            (None, _) => read_yaml(&self.text, self.first_line, self.editions),
        })
    }
}

impl<R: BufRead> Incidents<'_, R> {
    /// Gathers the next document; `false` at the end.
    fn gather(&mut self) -> bool {
        self.text.clear();
        let (mut begun, mut filled) = (false, false);
        let mut depth = json::Depth::default();
        loop {
            let line = match self.ahead.take().map_or_else(|| self.lines.next(), |line| Ok(Some(line))) {
                Ok(Some(line)) => line,
                Ok(None) => {
                    self.done = true;
                    return filled;
                }
                Err(fault) => {
                    self.done = true;
                    self.first_line = self.lines.number + 1;
                    self.text.clear();
                    self.fault = Some(fault.at(&span_of("", 0..0, self.first_line)));
                    return true;
                }
            };
            let blank = line.text.trim().is_empty();
            if self.format.is_none() && !blank {
                let json = line.text.trim_start().starts_with('{');
                self.format = Some(if json { Format::JsonLines } else { Format::Yaml });
            }
            if blank && !filled && line.fault.is_none() && self.format != Some(Format::Yaml) {
                continue;
            }
            if self.format == Some(Format::Yaml) {
                let kind = mark(&line.text);
                if kind == Mark::Start {
                    if filled {
                        self.ahead = Some(line);
                        return true;
                    }
                    if begun {
                        self.text.clear();
                    }
                    begun = true;
                }
                filled |= kind == Mark::Content || (kind == Mark::Start && starts_with_content(&line.text));
                self.push(line);
                if kind == Mark::End {
                    if filled {
                        return true;
                    }
                    self.text.clear();
                    begun = false;
                }
            } else {
                if filled && line.text.starts_with('{') {
                    self.ahead = Some(line);
                    return true;
                }
                filled = true;
                let open = depth.feed(&line.text);
                self.push(line);
                if !open {
                    return true;
                }
            }
        }
    }

    /// Adds a line to the document. One that grows too large is given up, and read on to its end all the same.
    fn push(&mut self, line: Line) {
        if self.text.is_empty() {
            self.first_line = line.number;
        }
        let end = self.text.len();
        let fault = match line.fault {
            Some(LineFault::TooLong) => Some(too_large().arg("file", "-")),
            Some(LineFault::NotUtf8 { good, byte }) => {
                self.text.push_str(&line.text);
                let place = span_of(&self.text, end + good..end + good, self.first_line);
                Some(not_utf8(byte).at(&place))
            }
            None if end + line.text.len() > LIMIT as usize => Some(too_large().arg("file", "-")),
            None => {
                self.text.push_str(&line.text);
                None
            }
        };
        if let Some(fault) = fault {
            let place = span_of("", 0..0, line.number);
            self.fault.get_or_insert(if fault.is_placed() { fault } else { fault.at(&place) });
        }
    }
}

/// Lines of a reader, each with its end, counted.
#[derive(Debug)]
struct Lines<R> {
    reader: R,
    buffer: Vec<u8>,
    number: usize,
    bytes: usize,
}

#[derive(Debug)]
struct Line {
    text: String,
    number: usize,
    fault: Option<LineFault>,
}

#[derive(Debug)]
enum LineFault {
    TooLong,
    /// The bytes of the line that are good, and the number of the first bad byte in the stream, from 1.
    NotUtf8 {
        good: usize,
        byte: usize,
    },
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<Option<Line>, Fault> {
        let broken =
            |e: std::io::Error| Fault::error("diag-file-unreadable").arg("file", "-").arg("detail", &e.to_string());
        self.buffer.clear();
        if self.reader.by_ref().take(LIMIT).read_until(b'\n', &mut self.buffer).map_err(broken)? == 0 {
            return Ok(None);
        }
        let before = self.bytes;
        self.number += 1;
        self.bytes += self.buffer.len();
        let number = self.number;
        if self.buffer.len() as u64 == LIMIT && self.buffer.last() != Some(&b'\n') {
            self.bytes += self.reader.skip_until(b'\n').map_err(broken)?;
            let text = "{".repeat(usize::from(self.buffer.first() == Some(&b'{')));
            return Ok(Some(Line { text, number, fault: Some(LineFault::TooLong) }));
        }
        let bytes = match self.buffer.strip_prefix("\u{feff}".as_bytes()) {
            Some(rest) if number == 1 => rest,
            _ => &self.buffer,
        };
        let dropped = self.buffer.len() - bytes.len();
        Ok(Some(match std::str::from_utf8(bytes) {
            Ok(text) => Line { text: text.to_owned(), number, fault: None },
            Err(error) => {
                let good = error.valid_up_to();
                let text = String::from_utf8_lossy(bytes).into_owned();
                Line { text, number, fault: Some(LineFault::NotUtf8 { good, byte: before + dropped + good + 1 }) }
            }
        }))
    }
}

fn read_json(text: &str, first_line: usize, editions: &[Arc<Edition>]) -> Result<Scenario, Rejected> {
    let mut faults = Faults::default();
    let text = text.trim_end();
    match json::read(text, first_line) {
        Ok(mut node) => {
            if let Some(mut scenario) = incident::read(&node, ("-", ""), editions, &mut faults) {
                scenario.expect.iter_mut().for_each(|e| e.line = first_line);
                return Ok(scenario);
            }
            // Only now are the places worth their while.
            json::locate(&mut node, text, first_line);
            again(&node, text, first_line, editions)
        }
        Err(fault) => {
            faults.push(*fault);
            Err(rejected(None, faults, text, first_line))
        }
    }
}

fn read_yaml(text: &str, first_line: usize, editions: &[Arc<Edition>]) -> Result<Scenario, Rejected> {
    let at = Document { bytes: 0..text.len(), lines: first_line.saturating_sub(1) };
    match yaml::read(text, &at) {
        Ok(node) => again(&node, text, first_line, editions),
        Err(fault) => Err(rejected(None, Faults::from(fault), text, first_line)),
    }
}

fn again(node: &Node<'_>, text: &str, first_line: usize, editions: &[Arc<Edition>]) -> Result<Scenario, Rejected> {
    let mut faults = Faults::default();
    match incident::read(node, ("-", ""), editions, &mut faults) {
        Some(scenario) => Ok(scenario),
        None => {
            let id = node.get("id").and_then(Node::as_str).map(str::to_owned);
            Err(rejected(id, faults, text, first_line))
        }
    }
}

fn rejected(id: Option<String>, faults: Faults, text: &str, first_line: usize) -> Rejected {
    Rejected { id, diagnostics: faults.told("-", &Arc::from(text), first_line) }
}
