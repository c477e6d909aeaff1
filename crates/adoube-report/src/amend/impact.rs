//! A draft against what its author intends, for people.

use adoube_amend::{Fate, Impact, Moved, Reached, scenario};
use adoube_core::edition::Edition;

use super::case::Case;
use super::entry::answer;
use super::searched;
use crate::board::Diagram;
use crate::document::{Block, Document};
use crate::found::grouped;
use crate::layout::{NARROWEST, clean, grid, wrap};
use crate::messages::Messages;
use crate::paint;

/// What a draft changes, in words.
struct Told {
    title: String,
    /// What it comes to, a sentence each.
    summary: Vec<String>,
    answers: Vec<String>,
    /// Incident, fate, before, after.
    incidents: Vec<Vec<String>>,
    /// Topics, whether intended, sequences.
    classes: Vec<Vec<String>>,
    /// The witness of each class.
    witnesses: Vec<(String, Case)>,
    notes: Vec<String>,
}

impl Told {
    fn new(impact: &Impact, messages: &Messages) -> Told {
        let books = [impact.base.book.clone(), impact.draft.book.clone()];
        let titled = |edition: &Edition| format!("{} ({})", clean(messages.lang().pick(&edition.title)), edition.id);
        let (draft, base) = (titled(&impact.draft), titled(&impact.base));
        let mut counts: Vec<(&str, crate::messages::Arg<'_>)> = vec![("incidents", impact.incidents.into())];
        counts.extend(Fate::ALL.iter().map(|fate| (fate.name(), impact.count(*fate).into())));
        let beside = impact.reached.iter().filter(|r| !r.is_intended).count();
        let classes = [("classes", impact.reached.len().into()), ("unintended", beside.into())];
        let mut summary = vec![messages.with("impact-incidents", &counts), messages.with("impact-classes", &classes)];
        summary.push(messages.get(if impact.is_as_intended() { "impact-good" } else { "impact-bad" }));
        let topics = |topics: &[adoube_core::topic::Topic]| {
            topics.iter().map(|topic| messages.get(&format!("topic-{topic}"))).collect::<Vec<_>>().join(" ")
        };
        let class = |reached: &Reached| {
            let key = if reached.is_intended { "impact-fate-intended" } else { "impact-fate-unintended" };
            vec![topics(&reached.class.topics), messages.get(key), grouped(messages.lang(), reached.class.sequences)]
        };
        let witness = |(place, reached): (usize, &Reached)| {
            let witness = &reached.class.witness;
            let case = Case::new(&scenario(witness, &format!("class-{}", place + 1))?, &books, messages);
            Some((topics(&reached.class.topics), case))
        };
        let size = searched(impact.searched, messages);
        let mut notes = vec![messages.with("impact-note-searched", &[("searched", (&size).into())])];
        if !impact.certainty.is_empty() {
            let ids = impact.certainty.iter().map(|s| s.id.as_str()).collect::<Vec<_>>().join(", ");
            notes.push(messages.with("impact-note-certainty", &[("ids", (&ids).into())]));
        }
        if !impact.unknown.is_empty() {
            let ids = impact.unknown.join(", ");
            notes.push(messages.with("impact-note-unknown", &[("ids", (&ids).into())]));
        }
        Told {
            title: messages.with("impact-title", &[("draft", (&draft).into()), ("base", (&base).into())]),
            summary,
            answers: impact.choices.iter().map(answer).collect(),
            incidents: impact.moved.iter().map(|moved| row(moved, &books, messages)).collect(),
            classes: impact.reached.iter().map(class).collect(),
            witnesses: impact.reached.iter().enumerate().filter_map(witness).collect(),
            notes,
        }
    }
}

fn row(moved: &Moved, books: &[adoube_core::rulebook::RuleBook; 2], messages: &Messages) -> Vec<String> {
    let case = Case::new(&moved.scenario, books, messages);
    let title = messages.lang().pick(&moved.scenario.title);
    let mut fate = messages.get(&format!("impact-fate-{}", moved.fate.name()));
    for wrong in &moved.wrong {
        let args = [("field", wrong.field.into()), ("wanted", (&wrong.expected).into()), ("got", (&wrong.got).into())];
        fate.push_str(&format!("\n{}", messages.with("impact-wrong", &args)));
    }
    vec![format!("{}\n{}", clean(title), moved.scenario.id), fate, case.ruling(0), case.ruling(1)]
}

fn heads(keys: &[&str], messages: &Messages) -> Vec<String> {
    keys.iter().map(|key| messages.get(key)).collect()
}

const INCIDENT: [&str; 4] = ["impact-head-incident", "impact-head-fate", "impact-head-before", "impact-head-after"];
const CLASS: [&str; 3] = ["impact-head-class", "impact-head-fate", "impact-head-sequences"];

/// What a draft changes, for the terminal.
pub fn impact(impact: &Impact, messages: &Messages, width: usize, colour: bool) -> String {
    let told = Told::new(impact, messages);
    let width = width.max(NARROWEST);
    let mut text = String::new();
    let para = |text: &mut String, words: &str, indent: usize| {
        let lead = " ".repeat(indent);
        wrap(words, width - indent, 2).iter().for_each(|line| text.push_str(&format!("{lead}{line}\n")));
    };
    para(&mut text, &paint::strong(&told.title), 0);
    told.answers.iter().for_each(|line| para(&mut text, line, 2));
    text.push('\n');
    if !told.incidents.is_empty() {
        text.push_str(&grid(&heads(&INCIDENT, messages), &told.incidents, width));
        text.push_str("\n\n");
    }
    if !told.classes.is_empty() {
        text.push_str(&grid(&heads(&CLASS, messages), &told.classes, width));
        text.push_str("\n\n");
        for (words, case) in &told.witnesses {
            para(&mut text, &messages.with("impact-witness", &[("topics", words.into())]), 0);
            para(&mut text, &case.fen(), 4);
            para(&mut text, &case.story(messages), 4);
            for side in 0..2 {
                para(&mut text, &super::changes::ruled(side, &case.ruling(side), messages), 4);
            }
        }
        text.push('\n');
    }
    told.summary.iter().chain(&told.notes).for_each(|line| para(&mut text, line, 0));
    paint::finish(&text, colour)
}

/// What a draft changes, as a document with boards.
pub fn impact_document(impact: &Impact, messages: &Messages) -> Document {
    let told = Told::new(impact, messages);
    let mut blocks: Vec<Block> = told.summary.iter().map(Block::plain).collect();
    if !told.answers.is_empty() {
        blocks.push(Block::Heading(2, messages.get("impact-section-answers")));
        blocks.push(Block::List(told.answers));
    }
    if !told.incidents.is_empty() {
        blocks.push(Block::Heading(2, messages.get("impact-section-incidents")));
        let caption = messages.get("impact-caption-incidents");
        blocks.push(Block::Table { caption, heads: heads(&INCIDENT, messages), rows: told.incidents });
    }
    if !told.classes.is_empty() {
        blocks.push(Block::Heading(2, messages.get("impact-section-classes")));
        let caption = messages.get("impact-caption-classes");
        blocks.push(Block::Table { caption, heads: heads(&CLASS, messages), rows: told.classes });
    }
    for (words, case) in &told.witnesses {
        blocks.push(Block::Heading(3, words.clone()));
        blocks.extend(case_blocks(case, messages));
    }
    blocks.extend(told.notes.iter().map(Block::plain));
    Document { lang: messages.lang(), title: told.title, blocks }
}

/// A witness with its board, and both rulings.
pub(super) fn case_blocks(case: &Case, messages: &Messages) -> Vec<Block> {
    vec![
        Block::Board { diagram: Box::new(Diagram::of(&case.scenario, 0)), caption: case.fen() },
        Block::plain(case.story(messages)),
        Block::labelled(&messages.get("amend-label-before"), case.sentences(0, messages)),
        Block::labelled(&messages.get("amend-label-after"), case.sentences(1, messages)),
    ]
}
