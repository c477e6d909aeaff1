//! The comparison for a terminal: one row an incident, one line an outcome, a column of editions for each issuer.

use adoube_compare::Matrix;
use adoube_core::scenario::Certainty;

use super::model::{Group, Table, TableRow, theme_with_word};
use super::{View, long, themes};
use crate::layout::{GLUE, NARROWEST, columns, draw, fit, room, wrap};
use crate::messages::Messages;
use crate::paint;

/// Room for "A  " before the words of an outcome.
const LETTER_ROOM: usize = 3;

/// Room for the mark between the name of a group and its articles.
const MARK_ROOM: usize = 3;

/// The comparison for a terminal of [`View::width`] columns.
pub fn terminal(matrix: &Matrix, view: &View, messages: &Messages) -> String {
    drawn(matrix, &Table::new(matrix, view, messages), view, messages)
}

/// The table as it stands, with the words that it has.
pub(crate) fn drawn(matrix: &Matrix, table: &Table, view: &View, messages: &Messages) -> String {
    let width = view.width.max(NARROWEST);
    let mut text = String::new();
    paragraph(&mut text, &table.title, width, paint::strong);
    let mut heads = vec![messages.get("table-head-incident"), messages.get("table-head-outcome")];
    heads.extend(table.columns.iter().map(|c| c.name.clone()));
    let sizes = Sizes::new(table, &heads, width);
    for rows in themes(&table.rows, view.themes) {
        text.push('\n');
        if view.themes {
            let named = theme_with_word(&rows[0].folder, messages);
            paragraph(&mut text, named.as_ref().unwrap_or(&rows[0].theme), width, paint::strong);
        }
        let lines: Vec<Vec<Vec<String>>> = rows.iter().map(|row| sizes.row(row)).collect();
        text.push_str(&draw(&heads, &lines, &sizes.widths));
        text.push('\n');
    }
    text.push('\n');
    for note in &table.notes {
        paragraph(&mut text, note, width, str::to_owned);
    }
    if view.long {
        text.push_str(&long::told(matrix, table, messages, width));
    }
    text.push('\n');
    for line in &table.footer {
        paragraph(&mut text, line, width, paint::faint);
    }
    paint::finish(&text, view.colour)
}

/// The rows of the table as one grid under these words.
pub(crate) fn class_grid(table: &Table, head: String, messages: &Messages, width: usize) -> String {
    let mut heads = vec![head, messages.get("table-head-outcome")];
    heads.extend(table.columns.iter().map(|c| c.name.clone()));
    let sizes = Sizes::new(table, &heads, width);
    let lines: Vec<Vec<Vec<String>>> = table.rows.iter().map(|row| sizes.row(row)).collect();
    draw(&heads, &lines, &sizes.widths)
}

fn paragraph(text: &mut String, words: &str, width: usize, paint: fn(&str) -> String) {
    for line in wrap(words, width, 2) {
        text.push_str(&paint(&line));
        text.push('\n');
    }
}

/// Widths of the columns: incident, outcome, then the editions.
struct Sizes {
    widths: Vec<usize>,
    /// For each column of editions, the width of the longest name, so that articles stand one under the other; 0
    /// where there is no room for that.
    names: Vec<usize>,
}

impl Sizes {
    fn new(table: &Table, heads: &[String], width: usize) -> Sizes {
        let count = table.columns.len();
        let groups = |column: usize| table.rows.iter().flat_map(|r| &r.outcomes).flat_map(move |o| &o.groups[column]);
        let longest = |column: usize, of: fn(&Group) -> usize| groups(column).map(of).max().unwrap_or(0);
        let names: Vec<usize> = (0..count).map(|c| longest(c, |g| columns(&g.name))).collect();
        let room = room(width, heads.len());
        let head = |place: usize| columns(&heads[place]);
        let title = table.rows.iter().map(|r| columns(&r.title).max(columns(&r.id))).max().unwrap_or(0);
        let words = table.rows.iter().flat_map(|r| &r.outcomes).map(|o| columns(&o.words)).max().unwrap_or(0);
        let mut natural = vec![title.max(head(0)), (words + LETTER_ROOM).max(head(1))];
        let mut least = vec![room / 5, room / 4];
        let share = (room * 11 / 20) / count.max(1);
        for (column, name) in names.iter().enumerate() {
            natural.push((name + MARK_ROOM + longest(column, |g| columns(&g.articles))).max(head(2 + column)));
            let piece = longest(column, |g| article_pieces(g).map(columns).max().unwrap_or(0));
            least.push((name + MARK_ROOM + piece).min(share).max(head(2 + column).min(share)));
        }
        let widths = fit(&natural, &least, room);
        let aligned = |column: usize| {
            let piece = longest(column, |g| article_pieces(g).map(columns).max().unwrap_or(0));
            names[column] + MARK_ROOM + piece <= widths[2 + column]
        };
        let names = (0..count).map(|c| if aligned(c) { names[c] } else { 0 }).collect();
        Sizes { widths, names }
    }

    /// The cells of a row as lines, outcomes side by side with their editions.
    fn row(&self, row: &TableRow) -> Vec<Vec<String>> {
        let mut cells: Vec<Vec<String>> = vec![Vec::new(); self.widths.len()];
        cells[0].extend(wrap(&row.title, self.widths[0], 0).iter().map(|l| paint::strong(l)));
        cells[0].extend(wrap(&row.id, self.widths[0], 0).iter().map(|l| paint::faint(l)));
        for outcome in &row.outcomes {
            let top = cells[1].len();
            for (line, words) in wrap(&outcome.words, self.widths[1] - LETTER_ROOM, 0).iter().enumerate() {
                let letter = if line == 0 { paint::letter(&outcome.letter) } else { String::new() };
                let gap = LETTER_ROOM.saturating_sub(columns(&letter));
                cells[1].push(format!("{letter}{}{words}", " ".repeat(gap)));
            }
            for (column, groups) in outcome.groups.iter().enumerate() {
                cells[2 + column].extend(groups.iter().flat_map(|g| self.group(column, g)));
            }
            let bottom = cells[1..].iter().map(Vec::len).max().unwrap_or(top);
            for cell in &mut cells[1..] {
                cell.resize(bottom, String::new());
            }
        }
        cells
    }

    /// Name, mark and articles; a range of articles may go on in the next line, under the first one.
    fn group(&self, column: usize, group: &Group) -> Vec<String> {
        let width = self.widths[2 + column];
        let name = self.names[column].max(columns(&group.name));
        let indent = name + MARK_ROOM;
        if article_pieces(group).any(|piece| indent + columns(piece) > width) {
            let article = format!("{}{GLUE}{}", group.mark(), group.articles.replace(' ', "\u{a0}"));
            return wrap(&format!("{} {article}", group.name), width, 2);
        }
        if group.articles.is_empty() && group.certainty == Certainty::Express {
            return vec![group.name.replace(GLUE, " ")];
        }
        let gap = " ".repeat(name.saturating_sub(columns(&group.name)));
        let mut line = format!("{}{gap} {} ", group.name.replace(GLUE, " "), group.mark());
        let mut lines = Vec::new();
        for piece in article_pieces(group) {
            if columns(&line) + columns(piece) > width {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            }
            line.push_str(piece);
        }
        lines.push(line.trim_end().to_owned());
        lines
    }
}

/// The articles of a group, cut where a line may end.
fn article_pieces(group: &Group) -> impl Iterator<Item = &str> {
    group.articles.split_inclusive('…')
}
