//! Each outcome at length: its moves, the article of every edition, readings that lead elsewhere.

use adoube_compare::{Matrix, Told};
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
        let scene = incident.scene_of(ruling);
        if !ruling.permitted.is_empty() {
            let list = sorted(messages.lang(), scene, ruling.permitted);
            let moves = list.join(" ");
            let args = [("moves", (&moves).into()), ("count", list.len().into())];
            lines.push(Line { indent: 5, text: messages.with("table-long-moves", &args) });
        }
        // Neighbours stand together here only while their articles agree.
        let alike = |a: usize, b: usize| cited(row, a, messages) == cited(row, b, messages);
        let runs = table.ranges.runs(&source.row.outcomes[place].editions, true, alike);
        for (column, runs) in table.columns.iter().zip(runs).filter(|(_, runs)| !runs.is_empty()) {
            let told: Vec<String> = runs
                .iter()
                .map(|run| {
                    table.ranges.range(run) + &run.first().map_or_else(String::new, |e| cited(row, *e, messages))
                })
                .collect();
            lines.push(Line { indent: 5, text: format!("{}: {}", column.name, told.join("; ")) });
        }
    }
    readings(matrix, table, row, messages, &mut lines);
    lines
}

/// What stands after the name of an edition: its certainty and its articles.
fn cited(row: &TableRow, edition: usize, messages: &Messages) -> String {
    let cell = &row.cells[edition];
    let mut text = String::new();
    if cell.told.certainty != Certainty::Express || !cell.article.is_empty() {
        let article = cell.cited().replace(' ', "\u{a0}");
        text = format!("{GLUE}{}{GLUE}{article}", mark(cell.told.certainty)).trim_end_matches(GLUE).to_owned();
    }
    let others: Vec<String> = cell.told.breach.iter().filter(|a| ***a != *cell.article).map(|a| clean(a)).collect();
    if !others.is_empty() {
        text.push(' ');
        text.push_str(&messages.with("table-long-breach", &[("articles", (&others.join(", ")).into())]));
    }
    text
}

/// Readings that lead elsewhere: which edition, which reading, whose, and where to.
fn readings(matrix: &Matrix, table: &Table, row: &TableRow, messages: &Messages, lines: &mut Vec<Line>) {
    let source = &matrix.rows[row.index];
    let mut told: Vec<(Vec<usize>, &str, String)> = Vec::new();
    for (index, ruled) in source.row.editions.iter().enumerate() {
        for (reading, ruling) in &ruled.readings {
            let Some(reading) = matrix.editions[index].readings.get(*reading) else { continue };
            let ruling = &source.row.rulings[*ruling];
            let same = |o: &adoube_compare::Outcome| source.row.rulings[o.ruling].same_outcome(ruling);
            let leads_to = match source.row.outcomes.iter().position(same) {
                Some(place) => messages.with("table-long-as", &[("letter", (&row.outcomes[place].letter).into())]),
                None => {
                    let incident = &source.scenario.incident;
                    let told = Told::new(incident, ruling, &reading.book, Certainty::Disputed);
                    words::outcome(incident, ruling, Some(&told), messages)
                }
            };
            match told.iter_mut().find(|(_, id, to)| *id == reading.id && *to == leads_to) {
                Some((editions, ..)) => editions.push(index),
                None => told.push((vec![index], &reading.id, leads_to)),
            }
        }
    }
    for (editions, id, leads_to) in told {
        let id = clean(id);
        let editions = table.ranges.told(&editions).join("; ");
        let args = [("editions", (&editions).into()), ("reading", (&id).into()), ("leads", (&leads_to).into())];
        lines.push(Line { indent: 2, text: messages.with("table-long-reading", &args) });
    }
}
