//! The comparison as a Markdown table: one row an incident; editions that agree on every row share a column.

use adoube_compare::Matrix;

use super::model::{Table, TableRow};
use super::shared::{Shared, shared};
use super::{View, long};
use crate::law::escape;
use crate::messages::Messages;

/// The comparison as Markdown.
pub fn markdown(matrix: &Matrix, view: &View, messages: &Messages) -> String {
    written(matrix, &Table::new(matrix, view, messages), view, messages)
}

/// The table as it stands, with the words that it has.
pub(crate) fn written(matrix: &Matrix, table: &Table, view: &View, messages: &Messages) -> String {
    let mut text = format!("**{}**\n\n", escape(&table.title));
    let groups = shared(table, &table.rows, view.merge);
    if !table.rows.is_empty() {
        let several = table.columns.len() > 1;
        let mut heads = vec![messages.get("table-head-incident")];
        heads.extend(groups.iter().map(|g| if several { format!("{}: {}", g.issuer, g.name) } else { g.name.clone() }));
        line(&mut text, heads.iter().map(|h| escape(h)));
        line(&mut text, heads.iter().map(|_| "---".to_owned()));
        for row in &table.rows {
            let incident = format!("{}<br>{}", escape(&row.title), code(&row.id));
            line(&mut text, std::iter::once(incident).chain(groups.iter().map(|g| cell(row, g))));
        }
        text.push('\n');
    }
    for note in &table.notes {
        text.push_str(&format!("- {}\n", escape(note)));
    }
    if view.long {
        for row in &table.rows {
            text.push_str(&format!("\n### {} ({})\n\n", escape(&row.title), code(&row.id)));
            for told in long::lines(matrix, table, row, messages) {
                let indent = if told.indent > 2 { "  " } else { "" };
                text.push_str(&format!("{indent}- {}\n", escape(&told.text)));
            }
        }
    }
    text.push('\n');
    for part in &table.footer {
        text.push_str(&format!("<sub>{}</sub><br>\n", escape(part)));
    }
    plain_spaces(&text)
}

/// Letter, words, mark and articles of the editions that share the column.
fn cell(row: &TableRow, column: &Shared) -> String {
    let Some(cell) = column.cell(row) else {
        return String::new();
    };
    let mut text = format!("**{}** {}", cell.letter, escape(cell.words));
    for part in [cell.mark, &escape(&cell.articles)] {
        if !part.is_empty() {
            text.push(' ');
            text.push_str(part);
        }
    }
    text
}

fn line(text: &mut String, cells: impl Iterator<Item = String>) {
    for cell in cells {
        text.push_str("| ");
        text.push_str(&cell);
        text.push(' ');
    }
    text.push_str("|\n");
}

/// An id as code; backquotes and bars, which no proper id has, are left out.
fn code(id: &str) -> String {
    format!("`{}`", id.replace(['`', '|'], ""))
}

fn plain_spaces(text: &str) -> String {
    text.replace(crate::layout::GLUE, " ")
}
