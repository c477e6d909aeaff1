//! Which documents of a text are editions and which are incidents.

use std::ops::Range;
use std::sync::Arc;

use crate::documents;
use crate::edition::EDITION;
use crate::incident::INCIDENT;
use crate::node::{Document, Node, Value};
use crate::source::{Format, SourceText};
use crate::{json, yaml};

/// Fields that hardly an edition is without, so that texts without any of them need not be looked at closely.
const TELLING: &[&str] = &["provisions", "in-force", "authority", "amends", "translates"];

/// Whether a text names fields of editions anywhere.
pub(crate) fn may_hold_edition(text: &str) -> bool {
    TELLING.iter().any(|field| text.contains(field))
}

/// The bytes of each document, and whether it is an edition.
pub(crate) fn documents(source: &SourceText) -> impl Iterator<Item = (Range<usize>, bool)> {
    let text = &*source.text;
    let ranges: Vec<Range<usize>> = match source.format {
        Format::Yaml => documents::split(text).into_iter().map(|d| d.bytes).collect(),
        Format::Json => std::iter::once(0..text.len()).collect(),
        Format::JsonLines => {
            let mut at = 0;
            let lines = text.split_inclusive('\n').map(|line| {
                at += line.len();
                at - line.len()..at
            });
            lines.filter(|bytes| text.get(bytes.clone()).is_some_and(|line| !line.trim().is_empty())).collect()
        }
    };
    ranges.into_iter().map(|bytes| {
        let document = text.get(bytes.clone()).unwrap_or_default();
        let is_edition = may_hold_edition(document) && is_edition(document, source.format);
        (bytes, is_edition)
    })
}

/// See [`SourceText::parted`].
pub(crate) fn part(source: SourceText) -> (Option<SourceText>, Option<SourceText>) {
    let (editions, others): (Vec<_>, Vec<_>) = documents(&source).partition(|(_, is_edition)| *is_edition);
    match (editions.is_empty(), others.is_empty()) {
        (true, _) => (None, Some(source)),
        (false, true) => (Some(source), None),
        (false, false) => {
            let without = |blank: &[(Range<usize>, bool)]| {
                let mut text = String::with_capacity(source.text.len());
                for (bytes, _) in blank {
                    text.push_str(source.text.get(text.len()..bytes.start).unwrap_or_default());
                    for c in source.text.get(bytes.clone()).unwrap_or_default().chars() {
                        match c {
                            '\n' => text.push(c),
                            c => text.extend(std::iter::repeat_n(' ', c.len_utf8())),
                        }
                    }
                }
                text.push_str(source.text.get(text.len()..).unwrap_or_default());
                SourceText { text: Arc::from(text), ..source.clone() }
            };
            (Some(without(&others)), Some(without(&editions)))
        }
    }
}

/// By its fields: more of those that only editions have than of those that only incidents have.
fn is_edition(document: &str, format: Format) -> bool {
    let whole = Document { bytes: 0..document.len(), lines: 0 };
    let read = match format {
        Format::Yaml => yaml::read(document, &whole),
        Format::Json | Format::JsonLines => json::read(document.trim(), 1),
    };
    let mut balance = 0;
    let mut weigh = |key: &str| match (EDITION.contains(&key), INCIDENT.contains(&key)) {
        (true, false) => balance += 1,
        (false, true) => balance -= 1,
        _ => {}
    };
    match read {
        Ok(Node { value: Value::Map(entries), .. }) => entries.iter().for_each(|(key, _)| weigh(&key.text)),
        Ok(_) => {}
        // A text with a fault is taken by its lines.
        Err(_) => outermost_keys(document).for_each(weigh),
    }
    balance > 0
}

/// The keys of the lines that are indented like the first one that has one.
fn outermost_keys(document: &str) -> impl Iterator<Item = &str> {
    let bare = |line: &str| line.len() - line.trim_start_matches(|c: char| c.is_whitespace() || c == '{').len();
    let keyed = move |line: &'_ str| {
        let rest = line.get(bare(line)..).unwrap_or_default();
        !rest.starts_with(['#', '-', '%', '[', '}']) && rest.contains(':')
    };
    let margin = document.lines().find(|line| keyed(line)).map(|line| line.len() - line.trim_start().len());
    let outermost = move |line: &&str| keyed(line) && Some(line.len() - line.trim_start().len()) == margin;
    document.lines().filter(outermost).filter_map(move |line| {
        let key = line.get(bare(line)..)?.split(':').next()?;
        Some(key.trim().trim_matches(['"', '\'']))
    })
}
