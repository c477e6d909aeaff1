//! One position a line: a FEN, or four fields and operations as in EPD.

use std::collections::BTreeMap;

use adoube_core::edition::LocalText;

use super::{NamedPosition, Set};
use crate::faults::Fault;
use crate::nearest::nearest;

/// Marks that `c2` may hold; `twin=` has a name behind it.
const MARKS: [&str; 3] = ["bench", "chess960", "twin="];

/// Reads all lines of the text.
pub(super) fn read(text: &str, set: &mut Set<'_>) {
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    let mut at = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let start = at;
        at += line.len();
        let line = line.trim_end();
        if line.trim_start().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        read_line(line, start, index + 1, &mut names, set);
    }
}

fn read_line(line: &str, start: usize, number: usize, names: &mut BTreeMap<String, usize>, set: &mut Set<'_>) {
    let (fields, rest) = fields(line, start);
    if fields.len() < 4 {
        let place = set.span(start + (line.len() - line.trim_start().len())..start + line.len());
        set.faults.push(Fault::error("diag-position-fields").arg("count", &fields.len().to_string()).at(&place));
        return;
    }
    let operations = operations(line.get(rest..).unwrap_or_default(), start + rest, set);
    let text = |name: &str| operations.iter().find(|o| o.name == name).map(|o| o.text);
    let mut chess960 = false;
    let mut is_bench = false;
    if let Some(marks) = operations.iter().find(|o| o.name == "c2") {
        for word in marks.text.split_whitespace() {
            match word {
                "bench" => is_bench = true,
                "chess960" => chess960 = true,
                _ if word.strip_prefix("twin=").is_some_and(|id| !id.is_empty()) => {}
                _ => {
                    let from = marks.at + offset(marks.text, word);
                    let place = set.span(from..from + word.len());
                    let near = nearest(word, MARKS);
                    let fault = Fault::warning("diag-position-mark").arg("mark", word).allowed(MARKS);
                    set.faults.push(fault.nearest(near).at(&place));
                }
            }
        }
    }
    let Some(position) = set.position(&fields, chess960) else { return };
    let by_line = format!("{}-{number}", set.stem);
    let id = match operations.iter().find(|o| o.name == "id" && !o.text.trim().is_empty()) {
        None => by_line,
        Some(named) => {
            let id = named.text.trim().to_owned();
            match names.get(&id) {
                None => {
                    names.insert(id.clone(), number);
                    id
                }
                Some(first) => {
                    let fault = Fault::warning("diag-position-name").arg("position", &id);
                    let place = set.span(named.at..named.at + named.text.len());
                    set.faults.push(fault.arg("line", &first.to_string()).at(&place));
                    by_line
                }
            }
        }
    };
    let purpose = text("c0").map(|en| LocalText { en: en.to_owned(), ru: text("c1").unwrap_or(en).to_owned() });
    if let Err(first) = set.add(NamedPosition { id, purpose, is_bench, position }, number) {
        let place = fields.first().zip(fields.last()).map_or(0..0, |(a, b)| a.0..b.0 + b.1.len());
        let place = set.span(place);
        set.faults.push(Fault::warning("diag-position-twice").arg("line", &first.to_string()).at(&place));
    }
}

/// The first four words of the line with their places in the text, and where the operations begin: the clocks of a FEN
/// are left out.
fn fields(line: &str, start: usize) -> (Vec<(usize, &str)>, usize) {
    let mut fields = Vec::new();
    let mut at = 0;
    while fields.len() < 4 {
        at += blank(line, at);
        let word = line.get(at..).unwrap_or_default().split([' ', '\t']).next().unwrap_or_default();
        if word.is_empty() {
            break;
        }
        fields.push((start + at, word));
        at += word.len();
    }
    for _ in 0..2 {
        let from = at + blank(line, at);
        let word = line.get(from..).unwrap_or_default().split([' ', '\t']).next().unwrap_or_default();
        if word.is_empty() || !word.bytes().all(|b| b.is_ascii_digit()) {
            break;
        }
        at = from + word.len();
    }
    (fields, at)
}

fn blank(line: &str, at: usize) -> usize {
    let rest = line.get(at..).unwrap_or_default();
    rest.len() - rest.trim_start_matches([' ', '\t']).len()
}

/// An operation: its name and what stands between it and the semicolon, without quotation marks.
struct Operation<'t> {
    name: &'t str,
    text: &'t str,
    /// Where the text begins in the whole.
    at: usize,
}

/// The operations of a line; semicolons within quotation marks part nothing.
fn operations<'t>(text: &'t str, start: usize, set: &mut Set<'_>) -> Vec<Operation<'t>> {
    let mut list = Vec::new();
    let mut from = 0;
    let mut quote = None;
    for (at, c) in text.char_indices().chain([(text.len(), ';')]) {
        match c {
            '"' => quote = if quote.is_some() { None } else { Some(at) },
            // What is never closed ends with the line.
            ';' if quote.is_none() || at == text.len() => {
                let part = text.get(from..at).unwrap_or_default();
                if let Some(open) = quote.filter(|_| at == text.len()) {
                    let place = set.span(start + open..start + text.len());
                    set.faults.push(Fault::warning("diag-position-quote").at(&place));
                }
                list.extend(operation(part, start + from));
                from = at + 1;
            }
            _ => {}
        }
    }
    list
}

fn operation(part: &str, start: usize) -> Option<Operation<'_>> {
    let trimmed = part.trim();
    let name = trimmed.split_whitespace().next()?;
    let rest = trimmed.strip_prefix(name)?.trim();
    let text = rest.strip_prefix('"').unwrap_or(rest);
    let text = text.strip_suffix('"').unwrap_or(text);
    Some(Operation { name, text, at: start + offset(part, text) })
}

/// Where a part of a text begins in it.
fn offset(whole: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(whole.as_ptr() as usize)
}
