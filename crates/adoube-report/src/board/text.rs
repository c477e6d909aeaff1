//! Diagrams as lines of text.

use adoube_core::board::{Color, Piece, Role, Square};

use super::Diagram;
use crate::messages::Messages;
use crate::text::Look;

impl Diagram {
    /// The diagram as lines of text, with coordinates; touched units stand in brackets. Says whose turn it is and how to
    /// read the signs.
    pub fn to_text(&self, messages: &Messages, look: Look) -> String {
        let mut text = self.without_legend(messages, look);
        let mut legend = Vec::new();
        if !self.touched.is_empty() {
            legend.push(messages.get("board-brackets"));
        }
        legend.push(messages.get(if look.ascii { "board-letters" } else { "board-symbols" }));
        for line in legend {
            text.push_str("  ");
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    /// The diagram and whose turn it is.
    pub(crate) fn without_legend(&self, messages: &Messages, look: Look) -> String {
        let files = "     a  b  c  d  e  f  g  h\n";
        let mut text = files.to_owned();
        for rank in (0..8u32).rev() {
            text.push_str(&format!("  {} ", rank + 1));
            for file in 0..8u32 {
                let square = Square::try_from(rank * 8 + file).ok();
                let unit = square.and_then(|s| self.board.piece_at(s)).map_or_else(|| empty(look), |p| sign(p, look));
                let touched = square.is_some_and(|s| self.touched.contains(s));
                let (open, close) = if touched { ('[', ']') } else { (' ', ' ') };
                text.extend([open, unit, close]);
            }
            text.push_str(&format!(" {}\n", rank + 1));
        }
        text.push_str(files);
        text.push_str("  ");
        text.push_str(&self.caption(messages));
        text.push('\n');
        text
    }
}

fn empty(look: Look) -> char {
    if look.ascii { '.' } else { '·' }
}

/// The chess symbol of a unit.
pub(crate) fn symbol(piece: Piece) -> char {
    sign(piece, Look::default())
}

fn sign(piece: Piece, look: Look) -> char {
    let (white, black, letter) = match piece.role {
        Role::King => ('♔', '♚', 'K'),
        Role::Queen => ('♕', '♛', 'Q'),
        Role::Rook => ('♖', '♜', 'R'),
        Role::Bishop => ('♗', '♝', 'B'),
        Role::Knight => ('♘', '♞', 'N'),
        Role::Pawn => ('♙', '♟', 'P'),
    };
    match (look.ascii, piece.color) {
        (true, Color::White) => letter,
        (true, Color::Black) => letter.to_ascii_lowercase(),
        (false, Color::White) => white,
        (false, Color::Black) => black,
    }
}
