//! An imported text as a tree of articles.

use adoube_text::{Clause, Key};
use serde_json::{Value, json};

use super::Imported;
use super::escape::escape;
use super::imported::lines;
use crate::messages::Messages;
use crate::text::{Look, Sheet, columns};

/// The clauses to show: all, or one with those below it.
fn chosen<'a>(imported: &'a Imported<'_>, within: Option<&'a Key>) -> impl Iterator<Item = &'a Clause> {
    imported.text.clauses.iter().filter(move |c| within.is_none_or(|w| c.key.is_within(w)))
}

/// A text for the terminal: headings and clauses, those below others indented.
pub fn tree(imported: &Imported<'_>, within: Option<&Key>, messages: &Messages, look: Look) -> String {
    let text = imported.text;
    let mut sheet = Sheet::new(look);
    sheet.heading(messages.lang().pick(&imported.edition.title));
    let known = [("file", imported.file.into()), ("digest", imported.digest.into())];
    sheet.para("", 0, &messages.with("law-import-digest", &known));
    sheet.gap();
    let least = chosen(imported, within).map(|c| text.depth(c)).min().unwrap_or(0);
    let mut headings = text.headings.iter().filter(|_| within.is_none()).peekable();
    for clause in chosen(imported, within) {
        while let Some(heading) = headings.next_if(|h| h.line <= clause.line) {
            sheet.gap();
            sheet.para("", 2, &heading.text);
            sheet.gap();
        }
        let indent = "  ".repeat((text.depth(clause) - least).min(6));
        let head = format!("{indent}{}", clause.article);
        sheet.para(&head, columns(&head) + 2, &format!("{}{}", clause.text, marks(clause, messages)));
    }
    for heading in headings {
        sheet.gap();
        sheet.para("", 2, &heading.text);
    }
    sheet.finish()
}

fn marks(clause: &Clause, messages: &Messages) -> String {
    let told = [
        (clause.restored, "law-mark-restored"),
        (clause.repeated, "law-mark-repeated"),
        (clause.cut_off, "law-mark-cut-off"),
    ];
    told.iter().filter(|(is, _)| *is).map(|(_, key)| format!(" [{}]", messages.get(key))).collect()
}

/// A text as Markdown: a list of clauses under their headings.
pub fn tree_markdown(imported: &Imported<'_>, within: Option<&Key>, messages: &Messages) -> String {
    let text = imported.text;
    let mut told = format!("**{}**\n\n", escape(messages.lang().pick(&imported.edition.title)));
    let least = chosen(imported, within).map(|c| text.depth(c)).min().unwrap_or(0);
    for clause in chosen(imported, within) {
        let indent = "  ".repeat((text.depth(clause) - least).min(6));
        let words = format!("{}{}", clause.text, marks(clause, messages));
        told.push_str(&format!("{indent}- **{}** {}\n", escape(&clause.article), escape(&words)));
    }
    told
}

/// A text as JSON: every clause with its number, parent, line and words, and the lines that are no clause.
pub fn tree_json(imported: &Imported<'_>, within: Option<&Key>) -> String {
    let text = imported.text;
    let clause = |c: &Clause| {
        let parent = c.parent.and_then(|p| text.clauses.get(p)).map(|p| p.article.as_str());
        json!({
            "article": c.article,
            "parent": parent,
            "line": c.line,
            "text": c.text,
            "restored": c.restored,
            "repeated": c.repeated,
            "cut-off": c.cut_off,
        })
    };
    let noise: Vec<Value> = text.noise().map(|(p, n)| json!({ "line": p.line, "kind": n.name() })).collect();
    let headings: Vec<Value> =
        text.headings.iter().map(|h| json!({ "line": h.line, "text": h.text, "article": h.article })).collect();
    let whole = json!({
        "format": "adoube.text/1",
        "edition": imported.edition.id,
        "sha256": imported.digest,
        "headings": headings,
        "clauses": chosen(imported, within).map(clause).collect::<Vec<_>>(),
        "noise": noise,
        "unclear": lines(text),
    });
    format!("{whole:#}\n")
}
