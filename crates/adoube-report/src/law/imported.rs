//! What was read from a text, and the texts that there are.

use adoube_text::{Clause, Key, LawText};
use serde_json::{Value, json};

use super::Imported;
use super::escape::plain_table;
use crate::layout::{clean, grid};
use crate::messages::{Arg, Messages};
use crate::text::{Look, Sheet, columns};

/// Letters of a line that are shown of it.
const SHOWN: usize = 56;

/// What was found in a text: counts, noise and what was not understood, each with its line, and what wants a look.
pub fn report(imported: &Imported<'_>, messages: &Messages, look: Look) -> String {
    let text = imported.text;
    let mut sheet = Sheet::new(look);
    sheet.heading(&messages.with("law-import-title", &[("edition", (&imported.edition.id).into())]));
    let (noise, unclear): (Vec<_>, Vec<_>) = (text.noise().collect(), text.unclear().collect());
    let counts = [
        ("clauses", text.clauses.len().into()),
        ("headings", text.headings.len().into()),
        ("noise", noise.len().into()),
        ("unclear", unclear.len().into()),
    ];
    sheet.para("", 0, &messages.with("law-import-counts", &counts));
    let known = [("file", imported.file.into()), ("digest", imported.digest.into())];
    sheet.para("", 0, &messages.with("law-import-digest", &known));
    if !noise.is_empty() {
        sheet.gap();
        sheet.para("", 0, &messages.get("law-import-noise"));
        for (piece, kind) in noise {
            let kind = messages.get(&format!("law-noise-{}", kind.name()));
            listed(&mut sheet, messages, piece.line, &format!("{kind}: {}", excerpt(text.words(piece))));
        }
    }
    if !unclear.is_empty() {
        sheet.gap();
        sheet.para("", 0, &messages.get("law-import-unclear"));
        for piece in unclear {
            listed(&mut sheet, messages, piece.line, &excerpt(text.words(piece)));
        }
    }
    looks(&mut sheet, imported, messages);
    sheet.finish()
}

/// What a person should look at: numbers that are absent, restored, repeated or unknown, and sentences cut off.
fn looks(sheet: &mut Sheet, imported: &Imported<'_>, messages: &Messages) {
    let text = imported.text;
    let numbers = |keep: &dyn Fn(&Clause) -> bool| {
        let kept = text.clauses.iter().filter(|c| keep(c)).map(|c| c.article.clone());
        kept.collect::<Vec<_>>()
    };
    let provisions = &imported.edition.provisions;
    let keys: Vec<Option<Key>> = provisions.iter().map(|p| Key::of(&p.article)).collect();
    let has = |key: &Key| keys.iter().flatten().any(|k| k == key);
    let absent: Vec<String> = text.absent().iter().map(ToString::to_string).collect();
    let lacking: Vec<String> = provisions
        .iter()
        .zip(&keys)
        .filter(|(_, key)| key.as_ref().is_some_and(|key| text.clause(key).is_none()))
        .map(|(p, _)| p.article.clone())
        .collect();
    let told = [
        ("law-import-absent", absent),
        ("law-import-restored", numbers(&|c| c.restored)),
        ("law-import-repeated", numbers(&|c| c.repeated)),
        ("law-import-cut-off", numbers(&|c| c.cut_off)),
        ("law-import-unknown", numbers(&|c| !has(&c.key))),
        ("law-import-lacking", lacking),
    ];
    if told.iter().any(|(_, list)| !list.is_empty()) {
        sheet.gap();
        sheet.para("", 0, &messages.get("law-import-look"));
    }
    for (key, list) in told.iter().filter(|(_, list)| !list.is_empty()) {
        let list = list.join(", ");
        sheet.para("  • ", 4, &messages.with(key, &[("articles", (&list).into())]));
    }
}

fn listed(sheet: &mut Sheet, messages: &Messages, line: usize, words: &str) {
    let head = messages.with("law-line", &[("line", line.into())]);
    sheet.para(&format!("  {head}"), columns(&head) + 4, words);
}

fn excerpt(words: &str) -> String {
    let words = clean(words.trim());
    let mut short: String = words.chars().take(SHOWN).collect();
    if words.chars().nth(SHOWN).is_some() {
        short.push('…');
    }
    short
}

const HEADS: [&str; 7] = [
    "law-head-edition",
    "law-head-title",
    "law-head-language",
    "law-head-clauses",
    "law-head-unclear",
    "law-head-digest",
    "law-head-file",
];

fn rows(texts: &[Imported<'_>], messages: &Messages) -> (Vec<String>, Vec<Vec<String>>) {
    let row = |t: &Imported<'_>| {
        vec![
            clean(&t.edition.id),
            clean(messages.lang().pick(&t.edition.title)),
            clean(&t.edition.language),
            t.text.clauses.len().to_string(),
            t.text.unclear().count().to_string(),
            t.digest.chars().take(12).collect(),
            clean(t.file),
        ]
    };
    (HEADS.iter().map(|key| messages.get(key)).collect(), texts.iter().map(row).collect())
}

/// The texts that there are, and the folder that they are in.
pub fn texts(texts: &[Imported<'_>], folder: &str, messages: &Messages, width: usize) -> String {
    let folder = messages.with("law-list-folder", &[("folder", folder.into())]);
    if texts.is_empty() {
        return format!("{}\n{folder}\n", messages.get("law-list-none"));
    }
    let (heads, rows) = rows(texts, messages);
    let count = messages.with("list-count", &[("count", Arg::Number(rows.len()))]);
    format!("{}\n{}\n{count}\n{folder}\n", messages.get("law-list-title"), grid(&heads, &rows, width))
}

/// The same as Markdown, without the folder, which differs from place to place.
pub fn texts_markdown(texts: &[Imported<'_>], messages: &Messages) -> String {
    let (heads, rows) = rows(texts, messages);
    plain_table(&heads, &rows)
}

/// The same as JSON.
pub fn texts_json(texts: &[Imported<'_>]) -> String {
    let one = |t: &Imported<'_>| {
        json!({
            "edition": t.edition.id,
            "language": t.edition.language,
            "file": t.file,
            "sha256": t.digest,
            "clauses": t.text.clauses.len(),
            "unclear": lines(t.text),
        })
    };
    format!("{:#}\n", Value::Array(texts.iter().map(one).collect()))
}

/// The lines that were not understood.
pub(super) fn lines(text: &LawText) -> Vec<usize> {
    text.unclear().map(|p| p.line).collect()
}
