//! One incident on one page to print.

use std::collections::BTreeSet;

use adoube_compare::Matrix;
use adoube_core::scenario::Certainty;
use askama::Template;

use super::page::{Incident, Maker, OutcomeView};
use super::words::Words;
use crate::board::symbols;
use crate::layout::GLUE;
use crate::messages::Messages;
use crate::story::tell::gist;
use crate::table::{Table, TableRow, View, mark};

#[derive(Debug, Template)]
#[template(path = "handout.html")]
pub(super) struct Handout {
    lang: &'static str,
    words: Words,
    symbols: String,
    incident: Incident,
    outcomes: Vec<Told>,
    notes: Vec<String>,
    footer: Vec<String>,
}

/// An outcome, and what the articles say that it rests on.
#[derive(Debug)]
struct Told {
    view: OutcomeView,
    gists: Vec<Said>,
}

/// What an article says, told once for all editions in which it says the same.
#[derive(Debug)]
struct Said {
    edition: String,
    article: String,
    gist: String,
}

impl Handout {
    /// The first incident of the matrix; `None` when there is none.
    pub(super) fn new(messages: &Messages, matrix: &Matrix, digest: &str) -> Option<Handout> {
        let view = View { all: true, digest: digest.to_owned(), ..View::default() };
        let table = Table::new(matrix, &view, messages);
        let row = table.rows.first()?;
        let order: Vec<usize> = table.columns.iter().flat_map(|c| c.editions.iter().copied()).collect();
        let maker = Maker { messages, matrix, table: &table, order: &order, starts: &BTreeSet::new() };
        let mut incident = maker.incident(row);
        let outcomes = std::mem::take(&mut incident.outcomes).into_iter().enumerate();
        let outcomes = outcomes.map(|(index, view)| Told { view, gists: gists(messages, matrix, &table, row, index) });
        Some(Handout {
            lang: messages.lang().code(),
            words: Words::new(messages),
            symbols: symbols(),
            outcomes: outcomes.collect(),
            incident,
            notes: notes(messages, table.notes.clone()),
            footer: table.footer.clone(),
        })
    }
}

/// How to read the marks: readers of paper are told of no options of the command line.
fn notes(messages: &Messages, mut of_table: Vec<String>) -> Vec<String> {
    let disputed = messages.with("table-note-disputed", &[("mark", mark(Certainty::Disputed).into())]);
    for note in &mut of_table {
        if *note == disputed {
            *note = messages.get("page-mark-disputed");
        }
    }
    of_table
}

fn gists(messages: &Messages, matrix: &Matrix, table: &Table, row: &TableRow, outcome: usize) -> Vec<Said> {
    let mut told: Vec<Said> = Vec::new();
    for (index, cell) in row.cells.iter().enumerate().filter(|(_, cell)| cell.outcome == outcome) {
        let said = matrix.editions.get(index).and_then(|edition| gist(messages, edition, &cell.article));
        let Some(gist) = said.filter(|gist| told.iter().all(|known| known.gist != *gist)) else { continue };
        let edition = table.editions.get(index).map(|short| short.replace(GLUE, " ")).unwrap_or_default();
        told.push(Said { edition, article: cell.article.clone(), gist });
    }
    told
}
