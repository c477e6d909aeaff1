//! Documents of headings, paragraphs, tables and boards, written as HTML, Markdown or docx from one model.

mod docx;
mod html;
mod markdown;

use adoube_text::{Change, Run};

use crate::board::Diagram;
use crate::messages::Lang;

/// A document.
#[derive(Clone, Debug)]
pub struct Document {
    /// Its language.
    pub lang: Lang,
    /// Its title; the first heading is not repeated in the blocks.
    pub title: String,
    /// What stands in it, in order.
    pub blocks: Vec<Block>,
}

/// A part of a document.
#[derive(Clone, Debug)]
pub enum Block {
    /// A heading of this level, from 2.
    Heading(u8, String),
    /// A paragraph.
    Para(Vec<Piece>),
    /// A list.
    List(Vec<String>),
    /// A table.
    Table {
        /// What it shows, read out and printed above it.
        caption: String,
        /// The heads of its columns.
        heads: Vec<String>,
        /// Its cells; the first of a row is its head.
        rows: Vec<Vec<String>>,
    },
    /// A board.
    Board {
        /// The diagram.
        diagram: Box<Diagram>,
        /// What stands under it.
        caption: String,
    },
    /// Lines to be filled in by hand.
    Fill {
        /// What is to be filled in.
        label: String,
        /// How many lines.
        lines: usize,
    },
}

/// Words of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// How they are shown.
    pub kind: Kind,
    /// The words.
    pub text: String,
}

/// How words are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// As they are.
    Plain,
    /// Emphasised.
    Strong,
    /// Taken out by a redline.
    Deleted,
    /// Put in by a redline.
    Inserted,
}

impl Block {
    /// A paragraph of plain words.
    pub fn plain(text: impl Into<String>) -> Block {
        Block::Para(vec![Piece { kind: Kind::Plain, text: text.into() }])
    }

    /// A paragraph that begins with an emphasised label.
    pub fn labelled(label: &str, text: impl Into<String>) -> Block {
        let strong = Piece { kind: Kind::Strong, text: label.to_owned() };
        Block::Para(vec![strong, Piece { kind: Kind::Plain, text: format!(" {}", text.into()) }])
    }
}

impl From<&Run> for Piece {
    fn from(run: &Run) -> Piece {
        let kind = match run.change {
            Change::Kept => Kind::Plain,
            Change::Deleted => Kind::Deleted,
            Change::Inserted => Kind::Inserted,
        };
        Piece { kind, text: run.text.clone() }
    }
}
