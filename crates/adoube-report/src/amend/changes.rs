//! Words against rulings, as a table and details for people.

use adoube_amend::{Change, Changes, Verdict};
use adoube_core::edition::Edition;
use adoube_text::{Body, Passage};

use super::entry::{Entry, basis, numbers};
use super::searched;
use crate::law::{escape, marked_runs, plain_table};
use crate::layout::{NARROWEST, clean, grid, wrap};
use crate::messages::Messages;
use crate::paint;

/// What `changes` prints for the terminal. `long`: details also of changes that move no ruling, and the articles in which
/// nothing changed each in a row.
pub fn changes(changes: &Changes, long: bool, messages: &Messages, width: usize, colour: bool) -> String {
    let width = width.max(NARROWEST);
    let mut text = String::new();
    let para = |text: &mut String, words: &str, indent: usize, hang: usize| {
        let lead = " ".repeat(indent);
        for line in wrap(words, width - indent, hang) {
            text.push_str(&format!("{lead}{line}\n"));
        }
    };
    para(&mut text, &paint::strong(&title(changes, messages)), 0, 2);
    text.push('\n');
    let entries = entries(changes, long, messages);
    if !entries.is_empty() {
        text.push_str(&grid(&heads(messages), &rows(&entries), width));
        text.push('\n');
    }
    for note in summary(changes, long, messages) {
        para(&mut text, &note, 0, 2);
    }
    for entry in entries.iter().filter(|entry| entry.is_told(long)) {
        text.push('\n');
        let head = format!("{} · {} · {}", entry.numbers, entry.relation, entry.verdict);
        para(&mut text, &paint::strong(&head), 0, 2);
        for line in words(changes, entry, false, messages) {
            para(&mut text, &line, 2, 2);
        }
        for line in entry.answers.iter().chain(&entry.notes) {
            para(&mut text, line, 2, 2);
        }
        for (why, case) in &entry.cases {
            para(&mut text, why, 2, 2);
            para(&mut text, &case.fen(), 6, 0);
            para(&mut text, &case.story(messages), 6, 0);
            for side in 0..2 {
                para(&mut text, &ruled(side, &case.ruling(side), messages), 6, 2);
            }
        }
        if let Some(incidents) = &entry.incidents {
            para(&mut text, incidents, 2, 2);
        }
    }
    paint::finish(&text, colour)
}

/// The same as Markdown.
pub fn changes_markdown(changes: &Changes, long: bool, messages: &Messages) -> String {
    let mut text = format!("**{}**\n\n", escape(&title(changes, messages)));
    let entries = entries(changes, long, messages);
    if !entries.is_empty() {
        text.push_str(&plain_table(&heads(messages), &rows(&entries)));
        text.push('\n');
    }
    for note in summary(changes, long, messages) {
        text.push_str(&format!("{}\n\n", escape(&note)));
    }
    for entry in entries.iter().filter(|entry| entry.is_told(long)) {
        let head = format!("{} · {} · {}", entry.numbers, entry.relation, entry.verdict);
        text.push_str(&format!("**{}**\n\n", escape(&head)));
        for line in words(changes, entry, true, messages) {
            text.push_str(&format!("- {line}\n"));
        }
        for line in entry.answers.iter().chain(&entry.notes) {
            text.push_str(&format!("- {}\n", escape(line)));
        }
        for (why, case) in &entry.cases {
            text.push_str(&format!("- {}\n", escape(why)));
            text.push_str(&format!("  - `{}`\n", case.fen()));
            text.push_str(&format!("  - {}\n", escape(&case.story(messages))));
            for side in 0..2 {
                text.push_str(&format!("  - {}\n", escape(&ruled(side, &case.ruling(side), messages))));
            }
        }
        text.extend(entry.incidents.iter().map(|incidents| format!("- {}\n", escape(incidents))));
        text.push('\n');
    }
    text
}

pub(super) fn title(changes: &Changes, messages: &Messages) -> String {
    let titled = |edition: &Edition| format!("{} ({})", clean(messages.lang().pick(&edition.title)), edition.id);
    let (from, to) = (titled(&changes.from), titled(&changes.to));
    messages.with("law-pair", &[("from", (&from).into()), ("to", (&to).into())])
}

/// A ruling before the change, or after it.
pub(super) fn ruled(side: usize, words: &str, messages: &Messages) -> String {
    let key = if side == 0 { "amend-ruled-before" } else { "amend-ruled-after" };
    messages.with(key, &[("ruling", words.into())])
}

/// The changes to show, in words.
pub(super) fn entries<'c>(changes: &'c Changes, long: bool, messages: &Messages) -> Vec<Entry<'c>> {
    let shown = changes.rows.iter().filter(|row| long || (row.is_change() && !row.is_outside()));
    shown.map(|row| Entry::new(changes, row, messages)).collect()
}

fn heads(messages: &Messages) -> Vec<String> {
    ["amend-head-articles", "amend-head-verdict", "amend-head-answers", "amend-head-shows"]
        .iter()
        .map(|key| messages.get(key))
        .collect()
}

fn rows(entries: &[Entry<'_>]) -> Vec<Vec<String>> {
    let answers =
        |entry: &Entry<'_>| if entry.answers.is_empty() { "–".to_owned() } else { entry.answers.join("\n") };
    let row =
        |entry: &Entry<'_>| vec![entry.numbers.clone(), entry.verdict.clone(), answers(entry), entry.shows.clone()];
    entries.iter().map(row).collect()
}

/// The old and the new words of a change: the redline where texts were imported, else the gists.
pub(super) fn words(changes: &Changes, entry: &Entry<'_>, markdown: bool, messages: &Messages) -> Vec<String> {
    let safe = |words: &str| if markdown { escape(words) } else { clean(words) };
    let mut lines = Vec::new();
    for passage in &entry.change.passages {
        let said = match &passage.body {
            Body::Compared(runs) => marked_runs(runs, markdown),
            Body::SideBySide(one, two) => format!("{} → {}", safe(one), safe(two)),
            Body::Lacking { words, .. } => safe(words),
            Body::MovedAway => continue,
        };
        lines.push(format!("{}: {said}", safe(&of_passage(passage))));
    }
    if !lines.is_empty() {
        return lines;
    }
    for ((edition, gists), other) in [&changes.from, &changes.to].iter().zip(&entry.gists).zip([1, 0]) {
        for (article, gist) in gists {
            let same = entry.gists[other].iter().any(|(_, another)| another == gist);
            let key = if same { "amend-gist-same" } else { "amend-gist" };
            let args = [("edition", (&edition.id).into()), ("article", article.into()), ("gist", gist.into())];
            lines.push(safe(&messages.with(key, &args)));
        }
    }
    lines
}

fn of_passage(passage: &Passage) -> String {
    match (passage.from.join(", "), passage.to.join(", ")) {
        (from, to) if from.is_empty() || from == to => to,
        (from, to) if to.is_empty() => from,
        (from, to) => format!("{from} → {to}"),
    }
}

/// What the rows come to, what they rest on, and which articles did not change.
pub(super) fn summary(changes: &Changes, long: bool, messages: &Messages) -> Vec<String> {
    let mut counts: Vec<(&str, crate::messages::Arg<'_>)> = vec![("rows", changes.rows.len().into())];
    counts.extend(Verdict::ALL.iter().map(|verdict| (verdict.name(), changes.count(*verdict).into())));
    let mut notes = vec![messages.with("amend-summary", &counts)];
    notes.extend(basis(changes, messages));
    let largest = changes.rows.iter().filter_map(|row| row.effect.searched()).max_by_key(|s| s.sequences);
    if let Some(largest) = largest {
        let size = searched(largest, messages);
        notes.push(messages.with("amend-note-searched", &[("searched", (&size).into())]));
    }
    let silent = |row: &&Change| row.is_outside() && row.is_change();
    let outside: Vec<String> = changes.rows.iter().filter(silent).map(numbers).collect();
    if !outside.is_empty() {
        let list = outside.join("; ");
        let key = if long { "amend-note-outside" } else { "amend-note-outside-list" };
        notes.push(messages.with(key, &[("count", outside.len().into()), ("articles", (&list).into())]));
    }
    let same: Vec<String> = changes.rows.iter().filter(|row| !long && !row.is_change()).map(numbers).collect();
    if !same.is_empty() {
        let list = same.join("; ");
        notes.push(messages.with("amend-note-same", &[("count", same.len().into()), ("articles", (&list).into())]));
    }
    notes
}
