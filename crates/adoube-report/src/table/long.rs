//! Each outcome at length: its moves, the article of every edition, readings that lead elsewhere.

use adoube_compare::Matrix;
use adoube_core::scenario::Certainty;

use super::model::{Table, TableRow, mark};
use super::{sorted, words};
use crate::layout::{GLUE, clean, wrap};
use crate::messages::Messages;
use crate::paint;

/// A paragraph and how far it is indented.
pub(super) struct Line {
    pub(super) indent: usize,
    pub(super) text: String,
}

/// The outcomes of all rows at length, wrapped to the width.
pub(super) fn told(matrix: &Matrix, table: &Table, messages: &Messages, width: usize) -> String {
    let mut text = String::new();
    for row in &table.rows {
        text.push('\n');
        for line in wrap(&format!("{} ({})", row.title, row.id), width, 2) {
            text.push_str(&paint::strong(&line));
            text.push('\n');
        }
        for line in lines(matrix, table, row, messages) {
            for wrapped in wrap(&line.text, width - line.indent, 2) {
                text.push_str(&" ".repeat(line.indent));
                text.push_str(&wrapped);
                text.push('\n');
            }
        }
    }
    text
}

/// What there is to say of one row.
pub(super) fn lines(matrix: &Matrix, table: &Table, row: &TableRow, messages: &Messages) -> Vec<Line> {
    let mut lines = Vec::new();
    let source = &matrix.rows[row.index];
    let incident = &source.scenario.incident;
    for (place, outcome) in row.outcomes.iter().enumerate() {
        lines.push(Line { indent: 2, text: format!("{}{GLUE}{GLUE}{}", outcome.letter, outcome.words) });
        let ruling = &source.row.rulings[source.row.outcomes[place].ruling];
        let scene = &incident.turns()[ruling.turn].scene;
        if !ruling.permitted.is_empty() {
            let list = sorted(messages.lang(), scene, ruling.permitted);
            let moves = list.join(" ");
            let args = [("moves", (&moves).into()), ("count", list.len().into())];
            lines.push(Line { indent: 5, text: messages.with("table-long-moves", &args) });
        }
        let of = table.columns.iter().map(|column| {
            let cited: Vec<String> = column
                .editions
                .iter()
                .filter(|e| row.cells[**e].outcome == place)
                .map(|e| edition(table, row, *e, messages))
                .collect();
            (&column.name, cited)
        });
        for (name, cited) in of.filter(|(_, cited)| !cited.is_empty()) {
            lines.push(Line { indent: 5, text: format!("{name}: {}", cited.join(", ")) });
        }
    }
    readings(matrix, table, row, messages, &mut lines);
    lines
}

/// An edition with its articles.
fn edition(table: &Table, row: &TableRow, edition: usize, messages: &Messages) -> String {
    let cell = &row.cells[edition];
    let mut text = table.editions[edition].clone();
    if cell.told.certainty != Certainty::Express {
        text.push(GLUE);
        text.push_str(mark(cell.told.certainty));
    }
    if !cell.article.is_empty() {
        text.push(GLUE);
        text.push_str(&cell.article.replace(' ', "\u{a0}"));
    }
    let others: Vec<String> =
        cell.told.breach.iter().filter(|a| ***a != *cell.article).map(|a| clean(a)).collect();
    if !others.is_empty() {
        text.push(' ');
        text.push_str(&messages.with("table-long-breach", &[("articles", (&others.join(", ")).into())]));
    }
    text
}

/// Readings that lead elsewhere: which edition, which reading, whose, and where to.
fn readings(matrix: &Matrix, table: &Table, row: &TableRow, messages: &Messages, lines: &mut Vec<Line>) {
    let source = &matrix.rows[row.index];
    let mut told: Vec<(String, String, String)> = Vec::new();
    for (index, ruled) in source.row.editions.iter().enumerate() {
        for (reading, ruling) in &ruled.readings {
            let Some(reading) = matrix.editions[index].readings.get(*reading) else { continue };
            let ruling = &source.row.rulings[*ruling];
            let same = |o: &adoube_compare::Outcome| source.row.rulings[o.ruling].same_outcome(ruling);
            let leads_to = match source.row.outcomes.iter().position(same) {
                Some(place) => messages.with("table-long-as", &[("letter", (&row.outcomes[place].letter).into())]),
                None => words::outcome(&source.scenario.incident, ruling, messages),
            };
            let edition = &table.editions[index];
            match told.iter_mut().find(|(_, id, to)| *id == reading.id && *to == leads_to) {
                Some((editions, ..)) => *editions = format!("{editions}, {edition}"),
                None => told.push((edition.clone(), reading.id.clone(), leads_to)),
            }
        }
    }
    for (editions, id, leads_to) in told {
        let id = clean(&id);
        let args = [("editions", (&editions).into()), ("reading", (&id).into()), ("leads", (&leads_to).into())];
        lines.push(Line { indent: 2, text: messages.with("table-long-reading", &args) });
    }
}
