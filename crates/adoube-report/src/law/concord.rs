//! A concordance as tables for people: where articles went, and where they come from.

use adoube_text::{Concordance, Grounds, Link, Relation, Row, Side};

use super::escape::{escape, plain_table};
use super::pair;
use crate::layout::{NARROWEST, clean, grid, wrap};
use crate::messages::{Arg, Messages};
use crate::paint;

/// Which tables are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tables {
    /// Both.
    #[default]
    Both,
    /// Where the articles of the first edition went.
    Destination,
    /// Where the articles of the second edition come from.
    Derivation,
}

/// A table in words.
struct Told {
    title: String,
    heads: Vec<String>,
    rows: Vec<Vec<String>>,
    /// What is said of articles that keep their number.
    same: String,
}

/// A concordance for the terminal. `all`: also the articles that surely keep their number, a row each.
pub fn concordance(
    concordance: &Concordance,
    tables: Tables,
    all: bool,
    messages: &Messages,
    width: usize,
    colour: bool,
) -> String {
    let width = width.max(NARROWEST);
    let mut text = String::new();
    let para = |text: &mut String, words: &str, paint: fn(&str) -> String| {
        for line in wrap(words, width, 2) {
            text.push_str(&paint(&line));
            text.push('\n');
        }
    };
    para(&mut text, &pair(&concordance.from, &concordance.to, messages), paint::strong);
    for told in told(concordance, tables, all, messages) {
        text.push('\n');
        para(&mut text, &told.title, paint::strong);
        if !told.rows.is_empty() {
            text.push_str(&grid(&told.heads, &told.rows, width));
            text.push('\n');
        }
        if !told.same.is_empty() {
            para(&mut text, &told.same, str::to_owned);
        }
    }
    text.push('\n');
    for note in notes(concordance, messages) {
        para(&mut text, &note, paint::faint);
    }
    paint::finish(&text, colour)
}

/// A concordance as Markdown.
pub fn concordance_markdown(concordance: &Concordance, tables: Tables, all: bool, messages: &Messages) -> String {
    let mut text = format!("**{}**\n", escape(&pair(&concordance.from, &concordance.to, messages)));
    for told in told(concordance, tables, all, messages) {
        text.push_str(&format!("\n{}\n\n", escape(&told.title)));
        if !told.rows.is_empty() {
            text.push_str(&plain_table(&told.heads, &told.rows));
            text.push('\n');
        }
        if !told.same.is_empty() {
            text.push_str(&format!("{}\n", escape(&told.same)));
        }
    }
    text.push('\n');
    for note in notes(concordance, messages) {
        text.push_str(&format!("<sub>{}</sub><br>\n", escape(&note)));
    }
    text
}

fn told(concordance: &Concordance, tables: Tables, all: bool, messages: &Messages) -> Vec<Told> {
    let mut told = Vec::new();
    if tables != Tables::Derivation {
        told.push(table("destination", concordance.destination(), &concordance.from, all, messages));
    }
    if tables != Tables::Destination {
        told.push(table("derivation", concordance.derivation(), &concordance.to, all, messages));
    }
    told
}

fn table(name: &str, rows: Vec<Row<'_>>, side: &Side, all: bool, messages: &Messages) -> Told {
    let forward = name == "destination";
    let plain = |row: &Row<'_>| {
        let sure = row.others.iter().all(|(_, link)| link.confidence >= SURE);
        row.relation == Relation::Same && sure && !all
    };
    let same: Vec<String> = rows.iter().filter(|r| plain(r)).map(|r| clean(&r.article.number)).collect();
    let count = rows.len();
    let rows = rows.iter().filter(|r| !plain(r)).flat_map(|row| lines(row, forward, messages)).collect();
    let same = if same.is_empty() {
        String::new()
    } else {
        let list = same.join(", ");
        messages.with("law-concord-same", &[("count", same.len().into()), ("articles", (&list).into())])
    };
    let args = [("edition", Arg::from(&side.edition)), ("count", count.into())];
    let heads = [format!("law-head-{name}-article").as_str(), "law-head-relation", &format!("law-head-{name}-other")]
        .iter()
        .chain(&["law-head-sure", "law-head-grounds"])
        .map(|key| messages.get(key))
        .collect();
    Told { title: messages.with(&format!("law-concord-{name}"), &args), heads, rows, same }
}

/// The lines of an article: one for each link, so that what belongs together stands in one line.
fn lines(row: &Row<'_>, forward: bool, messages: &Messages) -> Vec<Vec<String>> {
    // A share of several is told from its own side.
    let relation = messages.get(&match (row.relation, forward, row.others.len()) {
        (Relation::Split, false, 1) => "law-relation-part-of".to_owned(),
        (Relation::Merged, true, 1) => "law-relation-into".to_owned(),
        (relation, ..) => format!("law-relation-{}", relation.name()),
    });
    let number = clean(&row.article.number);
    if row.others.is_empty() {
        return vec![vec![number, relation, "–".to_owned(), String::new(), String::new()]];
    }
    let mut lines = Vec::new();
    for (at, (other, link)) in row.others.iter().enumerate() {
        let (number, relation) = if at == 0 { (number.clone(), relation.clone()) } else { Default::default() };
        let (sure, grounds) = (confidence(link, messages), grounds(&link.grounds, messages));
        lines.push(vec![number, relation, clean(&other.number), sure, grounds]);
    }
    lines
}

/// From here on a link is sure; below [`LIKELY`] it is doubtful.
const SURE: f64 = 0.8;
const LIKELY: f64 = 0.55;

fn confidence(link: &Link, messages: &Messages) -> String {
    if link.grounds.given {
        return messages.get("law-sure-given");
    }
    // By what is shown: 55% is 55%.
    let word = match (link.confidence * 100.0).round() / 100.0 {
        c if c >= SURE => "law-sure-sure",
        c if c >= LIKELY => "law-sure-likely",
        _ => "law-sure-doubtful",
    };
    format!("{} {}", messages.get(word), percent(link.confidence))
}

fn percent(share: f64) -> String {
    format!("{:.0}%", share * 100.0)
}

/// What speaks for a link.
fn grounds(grounds: &Grounds, messages: &Messages) -> String {
    if grounds.given {
        return messages.get("law-ground-given");
    }
    let mut told = Vec::new();
    if !grounds.topics.is_empty() {
        let names: Vec<&str> = grounds.topics.iter().map(|t| t.name()).collect();
        let (names, count) = (names.join(", "), names.len());
        told.push(messages.with("law-ground-topics", &[("count", count.into()), ("topics", (&names).into())]));
    }
    let shared = |key: &str, share: f64| messages.with(key, &[("share", (&percent(share)).into())]);
    if grounds.gist > 0.0 {
        told.push(shared("law-ground-gist", grounds.gist));
    }
    if let Some(words) = grounds.words {
        told.push(shared("law-ground-words", words));
    }
    if grounds.number {
        told.push(messages.get("law-ground-number"));
    }
    told.join("; ")
}

fn notes(concordance: &Concordance, messages: &Messages) -> Vec<String> {
    let texts = match (concordance.from.has_text, concordance.to.has_text) {
        (true, true) if concordance.from.language == concordance.to.language => "law-note-texts-both",
        (true, true) => "law-note-texts-languages",
        (true, false) | (false, true) => "law-note-texts-one",
        (false, false) => "law-note-texts-none",
    };
    vec![messages.get("law-note-proposed"), messages.get(texts)]
}
