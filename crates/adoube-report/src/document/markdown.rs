//! A document as Markdown, its boards as files beside it.

use super::{Block, Document, Kind, Piece};
use crate::law::{escape, plain_table};
use crate::messages::Messages;

impl Document {
    /// The text, and the boards that it shows: the name of each file and the drawing.
    pub fn to_markdown(&self, messages: &Messages) -> (String, Vec<(String, String)>) {
        let mut text = format!("# {}\n", escape(&self.title));
        let mut boards = Vec::new();
        for block in &self.blocks {
            text.push('\n');
            match block {
                Block::Heading(level, words) => {
                    let marks = "#".repeat(usize::from((*level).clamp(2, 6)));
                    text.push_str(&format!("{marks} {}\n", escape(words)));
                }
                Block::Para(pieces) => text.push_str(&format!("{}\n", pieces.iter().map(marked).collect::<String>())),
                Block::List(items) => text.extend(items.iter().map(|item| format!("- {}\n", escape(item)))),
                Block::Table { caption, heads, rows } => {
                    text.push_str(&format!("{}\n\n{}", escape(caption), plain_table(heads, rows)));
                }
                Block::Board { diagram, caption } => {
                    let name = format!("board-{}.svg", boards.len() + 1);
                    let alt = escape(&diagram.in_words(messages));
                    text.push_str(&format!("![{alt}]({name})\n\n{}\n", escape(caption)));
                    boards.push((name, diagram.to_svg(messages)));
                }
                Block::Fill { label, lines } => {
                    // Lines that are still there when the Markdown has been turned into something else.
                    let lines = format!("\\_{}<br>\n", "\\_".repeat(59)).repeat(*lines);
                    text.push_str(&format!("**{}**\n\n{lines}", escape(label)));
                }
            }
        }
        (text, boards)
    }
}

fn marked(piece: &Piece) -> String {
    let text = escape(&piece.text);
    let inner = text.trim();
    let (lead, space) = (&text[..text.len() - text.trim_start().len()], &text[text.trim_end().len()..]);
    let [open, close] = match piece.kind {
        Kind::Plain => return text,
        Kind::Strong => ["**", "**"],
        Kind::Deleted => ["<del>", "</del>"],
        Kind::Inserted => ["<ins>", "</ins>"],
    };
    if inner.is_empty() { text.clone() } else { format!("{lead}{open}{inner}{close}{space}") }
}
