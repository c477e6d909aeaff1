//! A redline for the terminal and as Markdown.

use adoube_text::{Body, Change, Concordance, Passage, Redline, Run};

use super::escape::{escape, table};
use super::pair;
use crate::layout::{NARROWEST, clean, grid, wrap};
use crate::messages::Messages;
use crate::paint;

/// A redline for the terminal. Deleted words stand in `[-…-]`, inserted ones in `{+…+}`; colour only repeats it.
/// `all`: also the passages that did not change, in words.
pub fn redline(
    redline: &Redline,
    concordance: &Concordance,
    all: bool,
    messages: &Messages,
    width: usize,
    colour: bool,
) -> String {
    let width = width.max(NARROWEST);
    let mut text = String::new();
    let para = |text: &mut String, words: &str, hang: usize| {
        for line in wrap(words, width, hang) {
            text.push_str(&line);
            text.push('\n');
        }
    };
    para(&mut text, &paint::strong(&pair(&concordance.from, &concordance.to, messages)), 2);
    para(&mut text, &messages.get(legend(redline)), 2);
    for passage in redline.passages.iter().filter(|p| shown(p, all)) {
        text.push('\n');
        para(&mut text, &paint::strong(&head(passage, messages)), 2);
        match &passage.body {
            Body::Compared(runs) => para(&mut text, &marked(runs, &SIGNS), 0),
            Body::SideBySide(one, two) => {
                let heads = [&concordance.from.edition, &concordance.to.edition].map(|e| clean(e));
                text.push_str(&grid(&heads, &[vec![clean(one), clean(two)]], width));
                text.push('\n');
            }
            Body::Lacking { first, words } => {
                para(&mut text, &lacking(*first, concordance, messages), 2);
                para(&mut text, &clean(words), 0);
            }
            Body::MovedAway => para(&mut text, &messages.get("law-moved-away"), 2),
        }
    }
    text.push('\n');
    para(&mut text, &paint::faint(&summary(redline, messages)), 2);
    if let Some(same) = unchanged(redline, all, messages) {
        para(&mut text, &same, 2);
    }
    paint::finish(&text, colour)
}

/// A redline as Markdown, with `<del>` and `<ins>`, which every Markdown renderer takes.
pub fn redline_markdown(redline: &Redline, concordance: &Concordance, all: bool, messages: &Messages) -> String {
    let mut text = format!("**{}**\n", escape(&pair(&concordance.from, &concordance.to, messages)));
    if !redline.is_comparable {
        text.push_str(&format!("\n{}\n", escape(&messages.get(legend(redline)))));
    }
    for passage in redline.passages.iter().filter(|p| shown(p, all)) {
        text.push_str(&format!("\n**{}**\n\n", escape(&head(passage, messages))));
        match &passage.body {
            Body::Compared(runs) => text.push_str(&format!("{}\n", marked(runs, &TAGS))),
            Body::SideBySide(one, two) => {
                let heads = [concordance.from.edition.clone(), concordance.to.edition.clone()];
                text.push_str(&table(&heads, &[vec![escape(one), escape(two)]]));
            }
            Body::Lacking { first, words } => {
                let lacks = lacking(*first, concordance, messages);
                text.push_str(&format!("*{}*\n\n{}\n", escape(&lacks), escape(words)));
            }
            Body::MovedAway => text.push_str(&format!("*{}*\n", escape(&messages.get("law-moved-away")))),
        }
    }
    text.push_str(&format!("\n{}\n", escape(&summary(redline, messages))));
    if let Some(same) = unchanged(redline, all, messages) {
        text.push_str(&format!("\n{}\n", escape(&same)));
    }
    text
}

/// How deleted and inserted words are marked.
struct Marks {
    deleted: [&'static str; 2],
    inserted: [&'static str; 2],
    paint: bool,
    clean: fn(&str) -> String,
}

const SIGNS: Marks = Marks { deleted: ["[-", "-]"], inserted: ["{+", "+}"], paint: true, clean };
const TAGS: Marks = Marks { deleted: ["<del>", "</del>"], inserted: ["<ins>", "</ins>"], paint: false, clean: escape };

/// Runs with signs for the terminal, or with tags for Markdown.
pub(crate) fn marked_runs(runs: &[Run], markdown: bool) -> String {
    marked(runs, if markdown { &TAGS } else { &SIGNS })
}

/// Runs as HTML.
pub(crate) fn html(runs: &[Run]) -> String {
    marked(runs, &Marks { clean: escape_html, ..TAGS })
}

fn escape_html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Runs in one text. Spaces stand outside the marks, and words of different runs never stick together.
fn marked(runs: &[Run], marks: &Marks) -> String {
    let mut text = String::new();
    // The last sign of the run before, and whether a space came behind it.
    let mut before: Option<(char, bool)> = None;
    for run in runs {
        let words = run.text.trim_end();
        let (Some(first), Some(last)) = (words.chars().next(), words.chars().next_back()) else { continue };
        let closes = ",.;:!?)»”".contains(first);
        match before {
            Some((_, true)) if closes => drop(text.pop()),
            Some((sign, false)) if parts(sign, first) => text.push(' '),
            _ => {}
        }
        let cleaned = (marks.clean)(words);
        let (ends, paint): (_, fn(&str) -> String) = match run.change {
            Change::Kept => (["", ""], str::to_owned),
            Change::Deleted => (marks.deleted, paint::deleted),
            Change::Inserted => (marks.inserted, paint::inserted),
        };
        let piece = format!("{}{cleaned}{}", ends[0], ends[1]);
        text.push_str(&if marks.paint { paint(&piece) } else { piece });
        let spaced = words.len() < run.text.len();
        if spaced {
            text.push(' ');
        }
        before = Some((last, spaced));
    }
    text
}

/// Whether a space parts two runs that begin and end with these signs.
fn parts(last: char, first: char) -> bool {
    let ends = last.is_alphanumeric() || ",.;:!?)»”—–".contains(last);
    ends && (first.is_alphanumeric() || "(«“—–".contains(first))
}

pub(super) fn shown(passage: &Passage, all: bool) -> bool {
    all || !passage.is_unchanged() || passage.is_moved
}

pub(super) fn legend(redline: &Redline) -> &'static str {
    if redline.is_comparable { "law-redline-legend" } else { "law-redline-languages" }
}

/// The numbers of a passage, what became of it, and how many words changed.
pub(super) fn head(passage: &Passage, messages: &Messages) -> String {
    let list = |articles: &[String]| articles.iter().map(|a| clean(a)).collect::<Vec<_>>().join(", ");
    let (from, to) = (list(&passage.from), list(&passage.to));
    let numbers = match (from.is_empty(), to.is_empty()) {
        (true, _) => to,
        (_, true) => from,
        _ if from == to => from,
        _ => format!("{from} → {to}"),
    };
    let mut parts = vec![numbers, messages.get(&format!("law-relation-{}", passage.relation.name()))];
    if passage.is_moved {
        parts.push(messages.get("law-moved"));
    }
    if let Body::Compared(_) = passage.body {
        let [_, deleted, inserted] = passage.counts();
        let counts = [("deleted", deleted.into()), ("inserted", inserted.into())];
        parts.push(messages.with("law-redline-counts", &counts));
    }
    parts.join(" · ")
}

pub(super) fn lacking(first: bool, concordance: &Concordance, messages: &Messages) -> String {
    let side = if first { &concordance.from } else { &concordance.to };
    messages.with("law-redline-lacking", &[("edition", (&side.edition).into())])
}

pub(super) fn summary(redline: &Redline, messages: &Messages) -> String {
    let count = |keep: &dyn Fn(&Passage) -> bool| redline.passages.iter().filter(|p| keep(p)).count();
    let away = |p: &Passage| p.body == Body::MovedAway;
    let args = [
        ("passages", count(&|p| !away(p)).into()),
        ("changed", count(&|p| matches!(p.body, Body::Compared(_)) && !p.is_unchanged()).into()),
        ("same", count(&|p| p.is_unchanged()).into()),
        ("moved", count(&away).into()),
        ("lacking", count(&|p| matches!(p.body, Body::Lacking { .. })).into()),
    ];
    messages.with("law-redline-summary", &args)
}

/// The passages that are left out because no word of them changed.
pub(super) fn unchanged(redline: &Redline, all: bool, messages: &Messages) -> Option<String> {
    let same: Vec<String> = redline
        .passages
        .iter()
        .filter(|p| !shown(p, all))
        .map(|p| if p.from == p.to { p.to.join(", ") } else { format!("{} → {}", p.from.join(", "), p.to.join(", ")) })
        .collect();
    let list = clean(&same.join("; "));
    (!same.is_empty()).then(|| messages.with("law-redline-same", &[("articles", (&list).into())]))
}
