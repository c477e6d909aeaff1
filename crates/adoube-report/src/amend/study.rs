//! Two editions compared, as a document for a congress or a seminar.

use adoube_amend::{Change, Changes, NewChoice};
use adoube_core::edition::LocalText;
use adoube_core::policy::Registry;
use adoube_core::rulebook::Choice;
use adoube_text::Body;

use super::changes::{entries, summary, title};
use super::entry::Entry;
use super::impact::case_blocks;
use crate::document::{Block, Document, Piece};
use crate::lists::policy_sentence;
use crate::messages::Messages;

/// Empty lines for a reason.
const LINES: usize = 3;

/// The document: a table of all changes, then each changed provision with its reason (from a draft, or lines to fill in),
/// the old and the new words, and where rulings change with a board.
pub fn study(changes: &Changes, messages: &Messages) -> Document {
    let entries: Vec<Entry<'_>> =
        entries(changes, true, messages).into_iter().filter(|entry| entry.change.is_change()).collect();
    let mut blocks = vec![Block::plain(messages.get("study-lead"))];
    blocks.extend(summary(changes, false, messages).iter().map(|note| Block::plain(note.as_str())));
    if !entries.is_empty() {
        let heads = ["amend-head-articles", "amend-head-verdict", "amend-head-answers", "amend-head-shows"];
        let row = |entry: &Entry<'_>| {
            let answers = if entry.answers.is_empty() { "–".to_owned() } else { entry.answers.join("\n") };
            vec![entry.numbers.clone(), entry.verdict.clone(), answers, entry.shows.clone()]
        };
        blocks.push(Block::Heading(2, messages.get("study-overview")));
        blocks.push(Block::Table {
            caption: messages.get("study-caption-overview"),
            heads: heads.map(|key| messages.get(key)).to_vec(),
            rows: entries.iter().map(row).collect(),
        });
        blocks.push(Block::Heading(2, messages.get("study-provisions")));
    }
    for entry in &entries {
        provision(&mut blocks, changes, entry, messages);
    }
    Document { lang: messages.lang(), title: title(changes, messages), blocks }
}

fn provision(blocks: &mut Vec<Block>, changes: &Changes, entry: &Entry<'_>, messages: &Messages) {
    blocks.push(Block::Heading(3, format!("{} · {} · {}", entry.numbers, entry.relation, entry.verdict)));
    let reasons = reasons(changes, entry.change);
    let label = messages.get("study-reason");
    if reasons.is_empty() {
        blocks.push(Block::Fill { label, lines: LINES });
    } else {
        blocks.extend(reasons.iter().map(|reason| Block::labelled(&label, messages.lang().pick(reason))));
    }
    let gists = |side: usize| {
        let told = entry.gists.get(side).into_iter().flatten();
        told.map(|(article, gist)| format!("{article}: {gist}")).collect::<Vec<_>>().join("\n")
    };
    let cell = |text: String| if text.is_empty() { "–".to_owned() } else { text };
    blocks.push(Block::Table {
        caption: messages.get("study-caption-words"),
        heads: vec![messages.get("study-head-what"), changes.from.id.clone(), changes.to.id.clone()],
        rows: vec![vec![messages.get("study-gist"), cell(gists(0)), cell(gists(1))]],
    });
    for passage in &entry.change.passages {
        match &passage.body {
            Body::Compared(runs) => {
                let mut pieces: Vec<Piece> = vec![strong(&messages.get("study-text"))];
                pieces.extend(runs.iter().map(Piece::from));
                blocks.push(Block::Para(pieces));
            }
            Body::SideBySide(one, two) => {
                blocks.push(Block::labelled(&format!("{}:", changes.from.id), one.as_str()));
                blocks.push(Block::labelled(&format!("{}:", changes.to.id), two.as_str()));
            }
            Body::Lacking { words, .. } => blocks.push(Block::labelled(&messages.get("study-text"), words.as_str())),
            Body::MovedAway => {}
        }
    }
    let answers = entry.change.choices.iter().map(|choice| in_sentences(choice, messages));
    let lines: Vec<String> = answers.chain(entry.notes.iter().cloned()).collect();
    if !lines.is_empty() {
        blocks.push(Block::List(lines));
    }
    if entry.cases.is_empty() {
        blocks.push(Block::labelled(&messages.get("study-rulings"), entry.shows.as_str()));
    }
    for (why, case) in &entry.cases {
        blocks.push(Block::plain(why.as_str()));
        blocks.extend(case_blocks(case, messages));
    }
    blocks.extend(entry.incidents.iter().map(|line| Block::plain(line.as_str())));
}

/// A new answer in sentences, for readers who do not know the names of policies; the names stand behind them.
fn in_sentences(new: &NewChoice, messages: &Messages) -> String {
    let registry = Registry::builtin();
    let says = |choice: &Choice| {
        let english = registry.find(new.topic, &choice.policy).map_or("", |spec| spec.sentence);
        format!("{} ({choice})", policy_sentence(new.topic, &choice.policy, english, messages))
    };
    let question = messages.get(&format!("topic-{}", new.topic));
    let (from, to) = (says(&new.from), says(&new.to));
    let args = [("question", (&question).into()), ("from", (&from).into()), ("to", (&to).into())];
    messages.with("study-answer", &args)
}

fn strong(text: &str) -> Piece {
    Piece { kind: crate::document::Kind::Strong, text: format!("{text} ") }
}

/// The reasons that the second edition, a draft, gives for its provisions.
fn reasons<'c>(changes: &'c Changes, change: &Change) -> Vec<&'c LocalText> {
    let numbered = |number: &str| changes.to.provisions.iter().find(|p| p.article == number);
    change.to.iter().filter_map(|article| numbered(&article.number)?.reason.as_ref()).collect()
}
