//! The one table that every format is rendered from.

use adoube_compare::{Matrix, MatrixRow, Told};
use adoube_core::ruling::Status;
use adoube_core::scenario::Certainty;

use super::View;
use super::editions::{Column, Columns};
use super::words;
use crate::layout::clean;
use crate::messages::Messages;

/// The comparison in words.
#[derive(Clone, Debug)]
pub struct Table {
    /// What the table shows.
    pub title: String,
    /// Editions by issuer.
    pub columns: Vec<Column>,
    /// Short names of the editions within their columns, in the order of the matrix.
    pub editions: Vec<String>,
    /// One row an incident.
    pub rows: Vec<TableRow>,
    /// What must be known to read the table.
    pub notes: Vec<String>,
    /// Editions, data and command line.
    pub footer: Vec<String>,
    /// The columns once more, with what cuts them into ranges.
    pub(crate) ranges: Columns,
}

/// One incident.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its index in the matrix.
    pub index: usize,
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The name of its theme; that of the reader's own incidents when its folder is none of the shipped ones.
    pub theme: String,
    /// The folder that it lies in, by which the command line names a theme; empty when it lies in none.
    pub folder: String,
    /// Whether editions differ on it.
    pub diverges: bool,
    /// The distinct outcomes.
    pub outcomes: Vec<TableOutcome>,
    /// The ruling of each edition, in the order of the matrix.
    pub cells: Vec<TableCell>,
}

/// Editions with the same outcome.
#[derive(Clone, Debug)]
pub struct TableOutcome {
    /// A, B, C, ... within the incident.
    pub letter: String,
    /// The outcome in words.
    pub words: String,
    /// Its editions: for each column of the table, neighbours that stand together.
    pub groups: Vec<Vec<Group>>,
}

/// Neighbouring editions with the same outcome and the same certainty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Their name, such as "1997–2009".
    pub name: String,
    /// The editions, as indices in the matrix.
    pub editions: Vec<usize>,
    /// How certain they are.
    pub certainty: Certainty,
    /// The article of the first one, and that of the last when it differs; empty when no clause was asked.
    pub articles: String,
}

/// What one edition makes of one incident.
#[derive(Clone, Debug)]
pub struct TableCell {
    /// Index of its outcome within the row.
    pub outcome: usize,
    /// The article that the ruling rests on; empty when no clause was asked.
    pub article: String,
    /// Whether a translation takes it from its original.
    pub borrowed: bool,
    /// The ruling as other programs read it.
    pub told: Told,
}

impl TableCell {
    /// The article, with a sign where a translation takes it from its original.
    pub fn cited(&self) -> String {
        if self.borrowed { format!("{}{BORROWED}", self.article) } else { self.article.clone() }
    }
}

impl Group {
    /// How the certainty is marked.
    pub fn mark(&self) -> &'static str {
        mark(self.certainty)
    }

    /// Name, mark and articles.
    pub fn text(&self) -> String {
        [self.name.as_str(), self.mark(), self.articles.as_str()].join(" ").trim_end().to_owned()
    }
}

/// The sign after an article that a translation takes from its original.
const BORROWED: &str = "°";

/// How a certainty is marked between edition and article.
pub fn mark(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Express => "·",
        Certainty::Silent => "–",
        Certainty::Disputed => "?",
    }
}

/// A, B, ..., Z, AA, AB, ...
pub fn letter(index: usize) -> String {
    let last = char::from(b'A' + (index % 26) as u8);
    if index < 26 { last.to_string() } else { letter(index / 26 - 1) + &last.to_string() }
}

impl Table {
    /// The rows that people see: divergent ones, or all.
    pub fn new(matrix: &Matrix, view: &View, messages: &Messages) -> Table {
        let columns = Columns::new(&matrix.editions, messages);
        let shown = matrix.rows.iter().enumerate().filter(|(_, r)| view.all || r.row.diverges());
        let rows: Vec<TableRow> =
            shown.map(|(index, row)| table_row(matrix, index, row, &columns, view.merge, messages)).collect();
        let title_args = [("editions", matrix.editions.len().into()), ("incidents", rows.len().into())];
        Table {
            title: messages.with("table-title", &title_args),
            notes: notes(matrix, &rows, messages),
            footer: footer(matrix, view, messages),
            editions: columns.labels.clone(),
            columns: columns.columns.clone(),
            ranges: columns,
            rows,
        }
    }
}

fn table_row(
    matrix: &Matrix,
    index: usize,
    row: &MatrixRow,
    columns: &Columns,
    merge: bool,
    messages: &Messages,
) -> TableRow {
    let scenario = &row.scenario;
    let cells: Vec<TableCell> = (0..matrix.editions.len())
        .map(|edition| {
            let told = row.told(&matrix.editions, edition);
            let article = told.ground.as_deref().map(clean).unwrap_or_default();
            let borrowed = told.ground.as_deref().is_some_and(|a| matrix.editions[edition].borrows(a).is_some());
            TableCell { outcome: row.row.editions[edition].outcome, article, borrowed, told }
        })
        .collect();
    let first = |outcome: &adoube_compare::Outcome| outcome.editions.first().map(|e| &cells[*e].told);
    let told: Vec<Option<&Told>> = row.row.outcomes.iter().map(first).collect();
    let words = words::outcomes(&scenario.incident, &row.row, &told, messages);
    let alike = |a: usize, b: usize| cells[a].told.certainty == cells[b].told.certainty;
    let outcomes = row.row.outcomes.iter().zip(words).enumerate().map(|(place, (outcome, words))| {
        let runs = columns.runs(&outcome.editions, merge, alike);
        let group = |editions: Vec<usize>| group(editions, columns, &cells);
        let groups = runs.into_iter().map(|runs| runs.into_iter().map(group).collect()).collect();
        TableOutcome { letter: letter(place), words, groups }
    });
    TableRow {
        index,
        id: clean(&scenario.id),
        title: clean(messages.lang().pick(&scenario.title)),
        theme: theme(&scenario.theme, messages).unwrap_or_else(|| messages.get("table-own-incidents")),
        folder: clean(&scenario.theme),
        diverges: row.row.diverges(),
        outcomes: outcomes.collect(),
        cells,
    }
}

fn group(editions: Vec<usize>, columns: &Columns, cells: &[TableCell]) -> Group {
    let article = |edition: Option<&usize>| edition.map_or_else(String::new, |e| cells[*e].cited());
    let (first, last) = (article(editions.first()), article(editions.last()));
    let articles = spanned(&first, &last);
    let certainty = editions.first().map_or(Certainty::Express, |e| cells[*e].told.certainty);
    Group { name: columns.range(&editions), certainty, articles, editions }
}

/// The article of the first edition and, when it is another, that of the last. The same clause in another style of
/// numbering needs no second name.
pub(crate) fn spanned(first: &str, last: &str) -> String {
    let alike = clause(first) == clause(last) && first.ends_with(BORROWED) == last.ends_with(BORROWED);
    if alike { first.to_owned() } else { format!("{first}…{last}") }
}

/// An article number without the style that it is written in: `4.3(a)`, `4.3.a` and `4.3а` are one clause.
fn clause(article: &str) -> String {
    let letter = |c: char| match c {
        'а' => 'a',
        'б' => 'b',
        'в' => 'c',
        'г' => 'd',
        other => other,
    };
    article.chars().filter(|c| c.is_alphanumeric()).map(letter).collect()
}

/// The name of a theme; `None` when the folder is none of the shipped ones.
pub(crate) fn theme(folder: &str, messages: &Messages) -> Option<String> {
    messages.find(&format!("theme-{folder}"), &[])
}

/// The word by which the command line names a theme, and its name; `None` when the folder is none of the shipped ones.
pub(crate) fn theme_with_word(folder: &str, messages: &Messages) -> Option<String> {
    theme(folder, messages).map(|name| format!("{} — {name}", clean(folder)))
}

fn notes(matrix: &Matrix, rows: &[TableRow], messages: &Messages) -> Vec<String> {
    let mut notes = Vec::new();
    let hidden = matrix.rows.len() - rows.len();
    let counts = [("incidents", matrix.rows.len().into()), ("divergent", matrix.divergent().into())];
    if matrix.editions.len() > 1 && matrix.rows.len() > 1 {
        notes.push(messages.with("table-note-counts", &counts));
    }
    if hidden > 0 {
        notes.push(messages.with("table-note-hidden", &[("count", hidden.into())]));
    }
    if !rows.is_empty() {
        notes.push(messages.get("table-note-letters"));
    }
    let marks = [
        (Certainty::Express, "table-note-certain"),
        (Certainty::Disputed, "table-note-disputed"),
        (Certainty::Silent, "table-note-silent"),
    ];
    for (certainty, key) in marks {
        if rows.iter().flat_map(|r| &r.cells).any(|c| c.told.certainty == certainty) {
            notes.push(messages.with(key, &[("mark", mark(certainty).into())]));
        }
    }
    let mut groups = rows.iter().flat_map(|r| &r.outcomes).flat_map(|o| o.groups.iter().flatten());
    if groups.any(|g| g.articles.contains('…')) {
        notes.push(messages.get("table-note-range"));
    }
    if rows.iter().flat_map(|r| &r.cells).any(|c| c.borrowed) {
        notes.push(messages.with("table-note-borrowed", &[("mark", BORROWED.into())]));
    }
    if rows.iter().flat_map(|r| &r.cells).any(|c| c.told.status == Status::Bound) {
        notes.push(messages.get("table-note-bound"));
    }
    if rows.iter().flat_map(|r| &r.cells).any(|c| c.article.is_empty()) {
        notes.push(messages.get("table-note-no-article"));
    }
    notes
}

/// Editions, digest and command line, for every output.
pub(crate) fn footer(matrix: &Matrix, view: &View, messages: &Messages) -> Vec<String> {
    let ids: Vec<String> = matrix.editions.iter().map(|e| clean(&e.id)).collect();
    let mut lines = vec![messages.with("table-footer-editions", &[("editions", (&ids.join(", ")).into())])];
    if !view.digest.is_empty() {
        lines.push(messages.with("table-footer-data", &[("digest", (&clean(&view.digest)).into())]));
    }
    if !view.command.is_empty() {
        lines.push(messages.with("table-footer-command", &[("command", (&clean(&view.command)).into())]));
    }
    lines
}
