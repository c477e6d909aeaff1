//! Documents for word processors: headings, paragraphs, tables and boards to the bytes of a docx file.
//!
//! Written by hand over a zip archive: tables here repeat their heads on every page and carry a text for those who do
//! not see them, which the libraries at hand do not write. Boards are tables of squares, so that they need no picture,
//! can be changed, and print in black and white.

mod body;
mod parts;

use std::io::{Cursor, Write as _};

use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::board::Diagram;
use crate::messages::Messages;

/// A document, landscape on A4.
#[derive(Clone, Debug)]
pub struct Document {
    /// Its title, which stands on top and among its properties.
    pub title: String,
    /// What stands under the title.
    pub blocks: Vec<Block>,
}

/// A part of a document.
#[derive(Clone, Debug)]
pub enum Block {
    /// A heading of that level, 1 to 3.
    Heading(u8, String),
    /// A paragraph.
    Text(Vec<Run>),
    /// An item of a list, indented by its level, from 0, with what stands before it.
    Item(u8, String, Vec<Run>),
    /// Small print.
    Small(String),
    /// A table.
    Table(Table),
    /// A board, with the position in words for those who do not see it.
    Board(Box<Diagram>),
}

/// Words of one look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The words.
    pub text: String,
    /// How they look.
    pub look: Look,
}

/// How words look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// As the text around.
    #[default]
    Plain,
    /// Bold.
    Bold,
    /// Grey and of letters of one width: ids.
    Code,
    /// Bold and underlined: put in.
    Inserted,
    /// Struck out: taken out.
    Deleted,
}

/// A table.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// What it is, in few words.
    pub title: String,
    /// What it shows, for those who do not see it.
    pub alt: String,
    /// Widths of the columns, as shares of the width of the page.
    pub widths: Vec<u32>,
    /// The heads, repeated on every page.
    pub heads: Vec<String>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// Its cells, one a column.
    pub cells: Vec<Cell>,
    /// Whether it stays on one page with the next row.
    pub keeps: bool,
}

/// A cell of a table.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// Its paragraphs.
    pub lines: Vec<Vec<Run>>,
    /// A fill, as red, green and blue.
    pub fill: Option<u32>,
    /// Whether it goes on from the cell above.
    pub joins: bool,
}

impl From<&str> for Run {
    fn from(text: &str) -> Run {
        Run { text: text.to_owned(), look: Look::Plain }
    }
}

impl Run {
    /// Bold words.
    pub fn bold(text: &str) -> Run {
        Run { text: text.to_owned(), look: Look::Bold }
    }

    /// An id.
    pub fn code(text: &str) -> Run {
        Run { text: text.to_owned(), look: Look::Code }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell { lines: vec![vec![Run::from(text)]], ..Cell::default() }
    }
}

impl Document {
    /// The bytes of the docx file; the same document gives the same bytes.
    ///
    /// # Errors
    /// Never in practice: writing to memory does not fail.
    pub fn to_docx(&self, messages: &Messages) -> Result<Vec<u8>, ZipError> {
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        // The clock must not show in the bytes.
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(DateTime::default());
        let mut put = |name: &str, text: &str| -> Result<(), ZipError> {
            archive.start_file(name, options)?;
            archive.write_all(text.as_bytes())?;
            Ok(())
        };
        put("[Content_Types].xml", parts::CONTENT_TYPES)?;
        put("_rels/.rels", parts::RELATIONS)?;
        put("docProps/core.xml", &parts::core(&self.title, messages))?;
        put("docProps/app.xml", parts::APP)?;
        put("word/_rels/document.xml.rels", parts::DOCUMENT_RELATIONS)?;
        put("word/document.xml", &body::document(self, messages))?;
        put("word/styles.xml", &parts::styles(messages))?;
        put("word/settings.xml", parts::SETTINGS)?;
        put("word/footer1.xml", &parts::footer(messages))?;
        Ok(archive.finish()?.into_inner())
    }
}
