//! A document as one HTML page that needs no other file.

use askama::Template;

use super::{Block, Document, Kind, Piece};
use crate::board::{escape, symbols};
use crate::messages::Messages;

#[derive(Debug, Template)]
#[template(path = "document.html")]
struct Page<'d> {
    lang: &'static str,
    title: &'d str,
    symbols: String,
    /// The blocks as HTML, escaped.
    body: String,
}

impl Document {
    /// The whole page.
    ///
    /// # Errors
    /// Never in practice: writing to a string does not fail.
    pub fn to_html(&self, messages: &Messages) -> Result<String, askama::Error> {
        let boards = self.blocks.iter().any(|block| matches!(block, Block::Board { .. }));
        let mut body = String::new();
        for (index, block) in self.blocks.iter().enumerate() {
            write(&mut body, index, block, messages);
        }
        let symbols = if boards { symbols() } else { String::new() };
        Page { lang: self.lang.code(), title: &self.title, symbols, body }.render()
    }
}

fn write(body: &mut String, index: usize, block: &Block, messages: &Messages) {
    match block {
        Block::Heading(level, text) => {
            let level = (*level).clamp(2, 6);
            body.push_str(&format!("<h{level}>{}</h{level}>\n", escape(text)));
        }
        Block::Para(pieces) => body.push_str(&format!("<p>{}</p>\n", pieces_in(pieces))),
        Block::List(items) => {
            let items: String = items.iter().map(|item| format!("<li>{}</li>\n", escape(item))).collect();
            body.push_str(&format!("<ul>\n{items}</ul>\n"));
        }
        Block::Table { caption, heads, rows } => {
            body.push_str(&format!("<table>\n<caption>{}</caption>\n<thead><tr>", escape(caption)));
            heads.iter().for_each(|head| body.push_str(&format!("<th scope=\"col\">{}</th>", escape(head))));
            body.push_str("</tr></thead>\n<tbody>\n");
            for row in rows {
                body.push_str("<tr>");
                for (place, cell) in row.iter().enumerate() {
                    let cell = escape(cell).replace('\n', "<br>");
                    body.push_str(&if place == 0 {
                        format!("<th scope=\"row\">{cell}</th>")
                    } else {
                        format!("<td>{cell}</td>")
                    });
                }
                body.push_str("</tr>\n");
            }
            body.push_str("</tbody>\n</table>\n");
        }
        Block::Board { diagram, caption } => {
            let svg = diagram.to_inline_svg(messages, &format!("board-{index}"));
            body.push_str(&format!("<figure>{svg}<figcaption>{}</figcaption></figure>\n", escape(caption)));
        }
        Block::Fill { label, lines } => {
            let lines = "<div class=\"line\"></div>".repeat(*lines);
            body.push_str(&format!("<p><strong>{}</strong></p>\n<div class=\"fill\">{lines}</div>\n", escape(label)));
        }
    }
}

fn pieces_in(pieces: &[Piece]) -> String {
    let piece = |piece: &Piece| {
        let text = escape(&piece.text);
        let inner = text.trim_end();
        let space = &text[inner.len()..];
        match piece.kind {
            Kind::Plain => text.clone(),
            Kind::Strong => format!("<strong>{inner}</strong>{space}"),
            Kind::Deleted => format!("<del>{inner}</del>{space}"),
            Kind::Inserted => format!("<ins>{inner}</ins>{space}"),
        }
    };
    pieces.iter().map(piece).collect()
}
