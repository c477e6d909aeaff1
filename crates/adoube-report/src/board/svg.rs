//! Diagrams as SVG drawings: they print in black and white and load nothing.

use std::fmt::Write as _;

use adoube_core::board::{Color, Piece, Square};

use super::pieces::{drawing, foot};
use super::{Diagram, ROLES};
use crate::messages::Messages;
use crate::story::unit::{role, side};

/// Side of a square.
const SQUARE: i32 = 45;
/// Room for coordinates left of the board and below it.
const MARGIN: i32 = 20;
/// A rim, so that lines at the edge are whole.
const RIM: i32 = 2;

/// Drawings of board and units under ids, used by every diagram of a page.
pub(crate) fn symbols() -> String {
    let mut text = String::new();
    let dark = "#c9c6bd";
    let _ =
        write!(text, "<symbol id=\"board\" viewBox=\"0 0 360 360\"><rect width=\"360\" height=\"360\" fill=\"#fff\"/>");
    let _ = write!(text, "<path fill=\"{dark}\" d=\"");
    for rank in 0..8 {
        for file in 0..8 {
            if (rank + file) % 2 == 1 {
                let _ = write!(text, "M{} {}h45v45h-45z", file * SQUARE, rank * SQUARE);
            }
        }
    }
    text.push_str("\"/></symbol>");
    for color in Color::ALL {
        for kind in ROLES {
            let drawn = drawing(kind);
            let (fill, line, inner) = color.fold_wb(("#fff", "#111", "#111"), ("#222", "#111", "#fff"));
            let _ = write!(text, "<symbol id=\"{}\" viewBox=\"0 0 45 45\">", id(Piece { color, role: kind }));
            // A pale seam keeps black units apart from dark squares.
            let _ = write!(
                text,
                "<g fill=\"none\" stroke=\"#fff\" stroke-width=\"4\" stroke-linejoin=\"round\"><path d=\"{}\"/><path d=\"{}\"/></g>",
                drawn.outline,
                foot()
            );
            let _ = write!(
                text,
                "<g fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"1.6\" stroke-linejoin=\"round\"><path d=\"{}\"/><path d=\"{}\"/></g>",
                drawn.outline,
                foot()
            );
            if !drawn.inner.is_empty() {
                let _ = write!(
                    text,
                    "<path d=\"{}\" fill=\"none\" stroke=\"{inner}\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>",
                    drawn.inner
                );
            }
            text.push_str("</symbol>");
        }
    }
    text
}

/// The drawings of board and units as one file for pages that put them together themselves: symbols `board`, `white-king`
/// to `black-pawn`, each unit 45 by 45.
pub fn pieces() -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>", symbols())
}

impl Diagram {
    /// The diagram as an SVG drawing that stands for itself.
    pub fn to_svg(&self, messages: &Messages) -> String {
        let head = format!(" xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{0}\"", side_length());
        let defs = format!("<defs>{}</defs>", symbols());
        self.drawing(messages, &head, &defs, "board")
    }

    /// The diagram as part of a page that holds the [`symbols`]; `name` makes its ids unique.
    pub(crate) fn to_inline_svg(&self, messages: &Messages, name: &str) -> String {
        self.drawing(messages, "", "", name)
    }

    fn drawing(&self, messages: &Messages, head: &str, defs: &str, name: &str) -> String {
        let length = side_length();
        let (title, words) = (escape(&self.caption(messages)), escape(&self.in_words(messages)));
        let name = escape(name);
        let mut text = format!(
            "<svg{head} viewBox=\"0 0 {length} {length}\" role=\"img\" aria-labelledby=\"{name}-t {name}-d\" \
             class=\"board\"><title id=\"{name}-t\">{title}</title><desc id=\"{name}-d\">{words}</desc>{defs}"
        );
        let _ = write!(text, "<use href=\"#board\" x=\"{MARGIN}\" y=\"{RIM}\" width=\"360\" height=\"360\"/>");
        let _ = write!(
            text,
            "<rect x=\"{MARGIN}\" y=\"{RIM}\" width=\"360\" height=\"360\" fill=\"none\" stroke=\"#111\" stroke-width=\"1.5\"/>"
        );
        self.coordinates(&mut text);
        for square in self.board.occupied() {
            if let Some(piece) = self.board.piece_at(square) {
                let (x, y) = corner(square);
                let _ = write!(
                    text,
                    "<use href=\"#{}\" x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\"/>",
                    id(piece)
                );
            }
        }
        for square in self.touched {
            brackets(&mut text, square);
        }
        for (from, to) in &self.arrows {
            arrow(&mut text, *from, *to);
        }
        self.side_to_move(&mut text);
        text.push_str("</svg>");
        text
    }

    fn coordinates(&self, text: &mut String) {
        text.push_str("<g font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\" fill=\"currentColor\">");
        for index in 0..8 {
            let middle = index * SQUARE + SQUARE / 2;
            let file = char::from(b'a' + index as u8);
            let _ = write!(text, "<text x=\"{}\" y=\"{}\">{file}</text>", MARGIN + middle, RIM + 360 + 15);
            let _ = write!(text, "<text x=\"{}\" y=\"{}\">{}</text>", MARGIN / 2 - 1, RIM + middle + 5, 8 - index);
        }
        text.push_str("</g>");
    }

    /// A disc beside the board, at the edge of the side to move.
    fn side_to_move(&self, text: &mut String) {
        let (y, fill) = self.turn.fold_wb((RIM + 360 - 8, "#fff"), (RIM + 8, "#111"));
        let _ = write!(
            text,
            "<circle cx=\"{}\" cy=\"{y}\" r=\"6\" fill=\"{fill}\" stroke=\"currentColor\" stroke-width=\"1.5\"/>",
            MARGIN + 360 + 11
        );
    }
}

/// Side of the whole drawing: coordinates before the board, the disc of the side to move after it.
fn side_length() -> i32 {
    MARGIN + 360 + MARGIN
}

fn corner(square: Square) -> (i32, i32) {
    let (file, rank) = (square.file() as i32, square.rank() as i32);
    (MARGIN + file * SQUARE, RIM + (7 - rank) * SQUARE)
}

/// Corners around a square, as brackets around a letter.
fn brackets(text: &mut String, square: Square) {
    let (x, y) = corner(square);
    let (left, top, right, bottom) = (x + 3, y + 3, x + SQUARE - 3, y + SQUARE - 3);
    let d =
        format!("M{} {top}H{left}V{bottom}H{}M{} {top}H{right}V{bottom}H{}", left + 9, left + 9, right - 9, right - 9);
    let _ = write!(text, "<path d=\"{d}\" fill=\"none\" stroke=\"#fff\" stroke-width=\"5\"/>");
    let _ = write!(text, "<path d=\"{d}\" fill=\"none\" stroke=\"#b3261e\" stroke-width=\"2.6\"/>");
}

/// An arrow from the middle of one square to that of another, with a pale seam.
fn arrow(text: &mut String, from: Square, to: Square) {
    let middle = |square| {
        let (x, y) = corner(square);
        (f64::from(x) + 22.5, f64::from(y) + 22.5)
    };
    let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
    let length = ((x2 - x1).powi(2) + (y2 - y1).powi(2)).sqrt();
    if length < 1.0 {
        return;
    }
    let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
    let (sx, sy) = (x1 + dx * 14.0, y1 + dy * 14.0);
    let (nx, ny) = (x2 - dx * 11.0, y2 - dy * 11.0);
    let (ax, ay) = (nx - dy * 5.5, ny + dx * 5.5);
    let (bx, by) = (nx + dy * 5.5, ny - dx * 5.5);
    let line = format!("M{sx:.1} {sy:.1}L{nx:.1} {ny:.1}");
    let head = format!("M{x2:.1} {y2:.1}L{ax:.1} {ay:.1}L{bx:.1} {by:.1}z");
    let _ = write!(text, "<path d=\"{line}{head}\" fill=\"#fff\" stroke=\"#fff\" stroke-width=\"5\"/>");
    let _ = write!(
        text,
        "<path d=\"{line}\" stroke=\"#0b4f8a\" stroke-width=\"2.6\"/><path d=\"{head}\" fill=\"#0b4f8a\"/>"
    );
}

fn id(piece: Piece) -> String {
    format!("{}-{}", side(piece.color), role(piece.role))
}

/// Text made safe between tags and in attributes.
pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}
