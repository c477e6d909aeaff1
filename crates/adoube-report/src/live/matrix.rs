//! The matrix with its filters.

use std::collections::BTreeSet;
use std::sync::Arc;

use adoube_compare::{Matrix, MatrixRow};
use adoube_core::scenario::Scenario;
use serde_json::{Value, json};

use crate::layout::GLUE;
use crate::messages::Messages;
use crate::table::{Table, TableRow, View, authority, certainty, mark};

/// Which incidents are wanted. What is left out filters nothing.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// A part of id, title or outcome, without regard to case.
    pub text: String,
    /// A theme, or a tag where no theme has that name.
    pub theme: String,
    /// An article that some edition rests on or cites; `4.4` also finds its parts, such as `4.4.2` and `4.4(a)`.
    pub article: String,
    /// Two editions, by their places in the matrix, that must reach different outcomes.
    pub differs: Option<(usize, usize)>,
    /// Only incidents on which editions differ.
    pub divergent: bool,
}

impl Filter {
    /// The rows of the matrix that are wanted, in order.
    pub fn pick(&self, matrix: &Matrix, messages: &Messages) -> Matrix {
        let table = whole(matrix, messages);
        let text = self.text.to_lowercase();
        let is_folder = matrix.rows.iter().any(|row| row.scenario.theme == self.theme);
        let has_theme = |scenario: &Scenario| is_of(scenario, &self.theme, is_folder);
        let wanted = |row: &MatrixRow, cells: &TableRow| {
            (!self.divergent || row.row.diverges())
                && (self.theme.is_empty() || has_theme(&row.scenario))
                && (self.article.is_empty() || cites(cells, &self.article))
                && (text.is_empty() || says(cells, &text))
                && self.differs.is_none_or(|(one, two)| outcome_of(row, one) != outcome_of(row, two))
        };
        let rows = matrix.rows.iter().zip(&table.rows).filter(|(row, cells)| wanted(row, cells));
        Matrix { editions: matrix.editions.clone(), rows: rows.map(|(row, _)| row.clone()).collect() }
    }
}

fn whole(matrix: &Matrix, messages: &Messages) -> Table {
    Table::new(matrix, &View { all: true, merge: false, ..View::default() }, messages)
}

fn outcome_of(row: &MatrixRow, edition: usize) -> Option<usize> {
    row.row.editions.get(edition).map(|e| e.outcome)
}

/// The scenarios of a theme; those with a tag of that name when there is no such theme.
pub fn of_theme(scenarios: &[Arc<Scenario>], theme: &str) -> Vec<Arc<Scenario>> {
    let is_folder = scenarios.iter().any(|scenario| scenario.theme == theme);
    scenarios.iter().filter(|scenario| is_of(scenario, theme, is_folder)).cloned().collect()
}

fn is_of(scenario: &Scenario, theme: &str, is_folder: bool) -> bool {
    if is_folder { scenario.theme == theme } else { scenario.tags.iter().any(|tag| tag == theme) }
}

fn says(cells: &TableRow, text: &str) -> bool {
    let told = [&cells.id, &cells.title].into_iter().chain(cells.outcomes.iter().map(|o| &o.words));
    told.into_iter().any(|words| words.to_lowercase().contains(text))
}

fn cites(cells: &TableRow, article: &str) -> bool {
    let is_part = |number: &str| {
        number.strip_prefix(article).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
    };
    cells.cells.iter().any(|cell| is_part(&cell.article) || cell.told.cites.iter().any(|(number, _)| is_part(number)))
}

/// The rows of a matrix as data, one cell an edition. `all` is the matrix before it was filtered.
pub fn matrix(messages: &Messages, shown: &Matrix, all: usize) -> Value {
    let table = whole(shown, messages);
    let editions = shown.editions.iter().zip(&table.editions).map(|(edition, short)| {
        json!({
            "id": edition.id,
            "short": short.replace(GLUE, " "),
            "title": messages.lang().pick(&edition.title),
            "issuer": authority(edition, messages),
        })
    });
    let mut themes: Vec<(&str, &str)> = Vec::new();
    let mut articles: BTreeSet<&str> = BTreeSet::new();
    for row in &table.rows {
        if !themes.iter().any(|(id, _)| *id == row.folder) {
            themes.push((&row.folder, &row.theme));
        }
        articles.extend(row.cells.iter().map(|c| c.article.as_str()).filter(|a| !a.is_empty()));
    }
    json!({
        "title": table.title,
        "editions": editions.collect::<Vec<_>>(),
        "themes": themes.iter().map(|(id, name)| json!({ "id": id, "name": name })).collect::<Vec<_>>(),
        "articles": articles,
        "total": all,
        "shown": table.rows.len(),
        "divergent": shown.divergent(),
        "rows": table.rows.iter().map(row).collect::<Vec<_>>(),
        "notes": table.notes,
        "footer": table.footer,
    })
}

fn row(row: &TableRow) -> Value {
    let outcomes = row.outcomes.iter().map(|o| json!({ "letter": o.letter, "words": o.words }));
    let cells = row.cells.iter().map(|cell| {
        json!({
            "outcome": cell.outcome,
            "letter": row.outcomes.get(cell.outcome).map(|o| &o.letter),
            "article": cell.article,
            "mark": mark(cell.told.certainty),
            "certainty": certainty(cell.told.certainty),
        })
    });
    json!({
        "id": row.id,
        "title": row.title,
        "theme": row.folder,
        "theme_name": row.theme,
        "diverges": row.diverges,
        "outcomes": outcomes.collect::<Vec<_>>(),
        "cells": cells.collect::<Vec<_>>(),
    })
}
