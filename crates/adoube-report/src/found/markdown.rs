//! Findings in Markdown: one row a class.

use adoube_core::scenario::Certainty;

use super::model::{Findings, FoundRow, counted};
use crate::law::{escape, table};
use crate::messages::Messages;
use crate::story::events;
use crate::table::{Group, TableRow};

/// The findings as Markdown.
pub fn markdown(findings: &Findings, messages: &Messages) -> String {
    let mut text = format!("**{}**\n\n", escape(&findings.title));
    for line in &findings.domain {
        text.push_str(&format!("- {}\n", escape(line)));
    }
    text.push('\n');
    if !findings.rows.is_empty() {
        let heads = ["search-head-class", "search-head-outcomes", "search-head-witness"].map(|key| messages.get(key));
        let rows: Vec<Vec<String>> = findings
            .rows
            .iter()
            .zip(&findings.table.rows)
            .map(|(row, shown)| vec![class(row, shown, messages), outcomes(findings, shown), witness(row, messages)])
            .collect();
        text.push_str(&table(&heads, &rows));
        text.push('\n');
        for (name, question) in &findings.topics {
            text.push_str(&format!("- `{name}`: {}\n", escape(question)));
        }
        text.push('\n');
    }
    for note in &findings.notes {
        text.push_str(&format!("- {}\n", escape(note)));
    }
    text.push('\n');
    for line in &findings.footer {
        text.push_str(&format!("<sub>{}</sub><br>\n", escape(line)));
    }
    text.replace(crate::layout::GLUE, " ")
}

fn class(row: &FoundRow, shown: &TableRow, messages: &Messages) -> String {
    format!("{}<br>{}", escape(&shown.title), escape(&counted(row, messages)))
}

/// A group with its mark and articles; without an article nothing is marked, unless it is in doubt.
fn group(group: &Group) -> String {
    let is_bare = group.articles.is_empty() && group.certainty == Certainty::Express;
    escape(&if is_bare { group.name.clone() } else { group.text() })
}

/// Each outcome with the editions of each issuer and their articles.
fn outcomes(findings: &Findings, shown: &TableRow) -> String {
    let outcome = |outcome: &crate::table::TableOutcome| {
        let of = findings.table.columns.iter().zip(&outcome.groups).filter(|(_, groups)| !groups.is_empty());
        let editions: Vec<String> = of
            .map(|(column, groups)| {
                let names: Vec<String> = groups.iter().map(group).collect();
                format!("{} {}", escape(&column.name), names.join(", "))
            })
            .collect();
        let words = format!("**{}** {}", outcome.letter, escape(&outcome.words));
        if editions.is_empty() { words } else { format!("{words} — {}", editions.join("; ")) }
    };
    shown.outcomes.iter().map(outcome).collect::<Vec<_>>().join("<br>")
}

fn witness(row: &FoundRow, messages: &Messages) -> String {
    let position = row.witness.start.position();
    let mark = if position.is_chess960() { " (Chess960)" } else { "" };
    let told = events(messages, &row.witness);
    let lines = told.iter().map(|e| format!("{}. {}", e.number, escape(&e.words)));
    std::iter::once(format!("`{}`{mark}", position.fen())).chain(lines).collect::<Vec<_>>().join("<br>")
}
