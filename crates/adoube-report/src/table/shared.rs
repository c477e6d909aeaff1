//! Neighbouring editions that agree on every row of a table share one column of it.

use adoube_core::scenario::Certainty;

use super::model::{Table, TableRow, mark};

/// Neighbours that agree on every row, with the same certainty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shared {
    /// Who issued them.
    pub(super) issuer: String,
    /// Their name, such as "1997–2009".
    pub(super) name: String,
    /// The editions, as indices in the matrix.
    pub(super) editions: Vec<usize>,
}

/// What such a column says of one incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SharedCell<'a> {
    /// Index of the outcome within the row.
    pub(super) outcome: usize,
    /// Its letter.
    pub(super) letter: &'a str,
    /// Its words.
    pub(super) words: &'a str,
    /// The sign of the certainty; empty where no clause was asked.
    pub(super) mark: &'static str,
    /// The article of the first edition, and that of the last when it differs.
    pub(super) articles: String,
}

/// The columns of a table that holds these rows; each edition has one of its own when neighbours are not merged.
pub(super) fn shared(table: &Table, rows: &[TableRow], merge: bool) -> Vec<Shared> {
    let all: Vec<usize> = (0..table.editions.len()).collect();
    let alike = |a: usize, b: usize| {
        rows.iter()
            .all(|r| r.cells[a].outcome == r.cells[b].outcome && r.cells[a].told.certainty == r.cells[b].told.certainty)
    };
    let runs = table.ranges.runs(&all, merge, alike);
    let mut shared = Vec::new();
    for (column, runs) in table.columns.iter().zip(runs) {
        for editions in runs {
            shared.push(Shared { issuer: column.name.clone(), name: table.ranges.range(&editions), editions });
        }
    }
    shared
}

impl Shared {
    /// What the editions of the column make of an incident; `None` when it holds none.
    pub(super) fn cell<'a>(&self, row: &'a TableRow) -> Option<SharedCell<'a>> {
        let (first, last) = (row.cells.get(*self.editions.first()?)?, row.cells.get(*self.editions.last()?)?);
        let outcome = row.outcomes.get(first.outcome)?;
        let marked = first.told.certainty != Certainty::Express || !first.article.is_empty();
        let mut articles = first.cited();
        if first.article != last.article {
            articles.push('…');
            articles.push_str(&last.cited());
        }
        Some(SharedCell {
            outcome: first.outcome,
            letter: &outcome.letter,
            words: &outcome.words,
            mark: if marked { mark(first.told.certainty) } else { "" },
            articles,
        })
    }
}
