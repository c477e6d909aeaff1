//! A document for word processors.

use zip::result::ZipError;

use super::{Block, Document, Kind, Piece};
use crate::messages::Messages;
use crate::word::{self, Cell, Look, Row, Run};

const BULLET: &str = "•";
/// A line to be filled in.
const LINE: usize = 60;

impl Document {
    /// The bytes of the docx file.
    ///
    /// # Errors
    /// Never in practice: writing to memory does not fail.
    pub fn to_docx(&self, messages: &Messages) -> Result<Vec<u8>, ZipError> {
        let mut blocks = Vec::new();
        for block in &self.blocks {
            add(&mut blocks, block);
        }
        word::Document { title: self.title.clone(), blocks }.to_docx(messages)
    }
}

fn add(blocks: &mut Vec<word::Block>, block: &Block) {
    match block {
        // The title is none of the headings there.
        Block::Heading(level, text) => {
            blocks.push(word::Block::Heading(level.saturating_sub(1).clamp(1, 3), text.clone()))
        }
        Block::Para(pieces) => blocks.push(word::Block::Text(pieces.iter().map(run).collect())),
        Block::List(items) => {
            blocks.extend(items.iter().map(|i| word::Block::Item(0, BULLET.to_owned(), vec![Run::from(i.as_str())])));
        }
        Block::Table { caption, heads, rows } => {
            let cell = |text: &String| Cell {
                lines: text.lines().map(|line| vec![Run::from(line)]).collect(),
                ..Cell::default()
            };
            let row = |row: &Vec<String>| Row { cells: row.iter().map(cell).collect(), keeps: false };
            blocks.push(word::Block::Table(word::Table {
                title: caption.clone(),
                alt: caption.clone(),
                widths: widths(heads, rows),
                heads: heads.clone(),
                rows: rows.iter().map(row).collect(),
            }));
        }
        Block::Board { diagram, caption } => {
            blocks.push(word::Block::Board(diagram.clone()));
            blocks.push(word::Block::Small(caption.clone()));
        }
        Block::Fill { label, lines } => {
            blocks.push(word::Block::Text(vec![Run::bold(label)]));
            blocks.extend((0..*lines).map(|_| word::Block::Text(vec![Run::from("_".repeat(LINE).as_str())])));
        }
    }
}

fn run(piece: &Piece) -> Run {
    let look = match piece.kind {
        Kind::Plain => Look::Plain,
        Kind::Strong => Look::Bold,
        Kind::Deleted => Look::Deleted,
        Kind::Inserted => Look::Inserted,
    };
    Run { text: piece.text.clone(), look }
}

/// Shares of the page: what the longest cell of a column asks for, within reason.
fn widths(heads: &[String], rows: &[Vec<String>]) -> Vec<u32> {
    let longest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).chain(heads.get(column));
        cells.flat_map(|cell| cell.lines().map(|line| line.chars().count())).max().unwrap_or(0)
    };
    (0..heads.len()).map(|column| u32::try_from(longest(column).clamp(8, 48)).unwrap_or(8)).collect()
}
