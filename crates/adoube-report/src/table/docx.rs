//! The comparison as a document for word processors: a table a theme, incidents at length when asked for, a legend.

use adoube_compare::Matrix;
use zip::result::ZipError;

use super::model::{Table, TableOutcome, TableRow, theme_with_word};
use super::xlsx::{EDITION_HEADS, FILLS, edition_fields};
use super::{View, long, themes};
use crate::board::Diagram;
use crate::messages::Messages;
use crate::story::events;
use crate::word::{self, Block, Cell, Document, Row, Run};

const BULLET: &str = "•";

/// The comparison as the bytes of a docx file.
///
/// # Errors
/// Never in practice: writing to memory does not fail.
pub fn docx(matrix: &Matrix, view: &View, messages: &Messages) -> Result<Vec<u8>, ZipError> {
    let table = Table::new(matrix, view, messages);
    let mut blocks = Vec::new();
    for rows in themes(&table.rows, view.themes) {
        let theme = rows.first().map_or("", |r| r.theme.as_str());
        let title = if view.themes { theme } else { table.title.as_str() };
        if view.themes {
            let folder = rows.first().map_or("", |r| r.folder.as_str());
            blocks.push(Block::Heading(1, theme_with_word(folder, messages).unwrap_or_else(|| theme.to_owned())));
        }
        blocks.push(Block::Table(outcomes(&table, rows, title, messages)));
    }
    if view.long && !table.rows.is_empty() {
        blocks.push(Block::Heading(1, messages.get("office-at-length")));
        table.rows.iter().for_each(|row| at_length(&mut blocks, matrix, &table, row, messages));
    }
    blocks.push(Block::Heading(1, messages.get("office-legend")));
    blocks.extend(table.notes.iter().map(|note| Block::Item(0, BULLET.to_owned(), vec![Run::from(note.as_str())])));
    blocks.push(Block::Heading(2, messages.get("table-head-editions")));
    blocks.push(Block::Table(editions(matrix, &table, messages)));
    blocks.extend(table.footer.iter().map(|line| Block::Small(line.clone())));
    Document { title: table.title, blocks }.to_docx(messages)
}

/// As in the terminal: a row an outcome, a column of editions for each issuer.
fn outcomes(table: &Table, rows: &[TableRow], title: &str, messages: &Messages) -> word::Table {
    let mut heads = vec![messages.get("table-head-incident"), messages.get("table-head-outcome")];
    heads.extend(table.columns.iter().map(|c| c.name.clone()));
    let mut widths = vec![26, 30];
    widths.extend(table.columns.iter().map(|_| 56 / u32::try_from(table.columns.len()).unwrap_or(1).max(1)));
    let alt_args = [("title", title.into()), ("incidents", rows.len().into())];
    word::Table {
        title: title.to_owned(),
        alt: messages.with("office-table-alt", &alt_args),
        widths,
        heads,
        rows: rows.iter().flat_map(incident).collect(),
    }
}

fn incident(row: &TableRow) -> Vec<Row> {
    let last = row.outcomes.len().saturating_sub(1);
    let told = |(place, outcome): (usize, &TableOutcome)| {
        let name = vec![vec![Run::bold(&row.title)], vec![Run::code(&row.id)]];
        let first = place == 0;
        let mut cells = vec![Cell { lines: if first { name } else { Vec::new() }, joins: !first, ..Cell::default() }];
        cells.push(Cell {
            lines: vec![vec![Run::bold(&outcome.letter), Run::from(format!("  {}", outcome.words).as_str())]],
            fill: FILLS.get(place).or(FILLS.last()).copied(),
            joins: false,
        });
        cells.extend(outcome.groups.iter().map(|groups| Cell {
            lines: groups.iter().map(|g| vec![Run::from(g.text().as_str())]).collect(),
            ..Cell::default()
        }));
        Row { cells, keeps: place < last }
    };
    row.outcomes.iter().enumerate().map(told).collect()
}

/// The board, what happened, and each outcome with its moves and articles.
fn at_length(blocks: &mut Vec<Block>, matrix: &Matrix, table: &Table, row: &TableRow, messages: &Messages) {
    let Some(of_matrix) = matrix.rows.get(row.index) else { return };
    let scenario = &of_matrix.scenario;
    blocks.push(Block::Heading(2, row.title.clone()));
    blocks.push(Block::Text(vec![Run::code(&row.id)]));
    if let Some(about) = &scenario.about {
        blocks.push(Block::Text(vec![Run::from(messages.lang().pick(about))]));
    }
    blocks.push(Block::Board(Box::new(Diagram::of(scenario, 0))));
    for event in events(messages, scenario) {
        blocks.push(Block::Item(0, format!("{}.", event.number), vec![Run::from(event.words.as_str())]));
    }
    for line in long::lines(matrix, table, row, messages) {
        let run = if line.indent > 2 { Run::from(line.text.as_str()) } else { Run::bold(&line.text) };
        blocks.push(if line.indent > 2 {
            Block::Item(0, BULLET.to_owned(), vec![run])
        } else {
            Block::Text(vec![run])
        });
    }
}

fn editions(matrix: &Matrix, table: &Table, messages: &Messages) -> word::Table {
    let rows = matrix.editions.iter().zip(&table.editions).map(|(edition, short)| Row {
        cells: edition_fields(edition, short, messages).iter().map(|f| Cell::from(f.as_str())).collect(),
        keeps: false,
    });
    word::Table {
        title: messages.get("table-head-editions"),
        alt: messages.with("office-editions-alt", &[("count", matrix.editions.len().into())]),
        widths: vec![14, 18, 40, 11, 11, 12],
        heads: EDITION_HEADS.map(|key| messages.get(key)).to_vec(),
        rows: rows.collect(),
    }
}
