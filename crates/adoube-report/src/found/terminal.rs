//! Findings for a terminal: the domain, a table of classes, then their witnesses.

use super::FoundView;
use super::model::{Findings, FoundRow};
use crate::board::Diagram;
use crate::layout::{NARROWEST, columns, wrap};
use crate::messages::Messages;
use crate::paint;
use crate::story::events;
use crate::table::class_grid;
use crate::text::Look;

/// The findings for a terminal of [`FoundView::width`] columns.
pub fn terminal(findings: &Findings, view: &FoundView, messages: &Messages) -> String {
    let width = view.width.max(NARROWEST);
    let mut text = Text { text: String::new(), width };
    text.para("", &findings.title, paint::strong);
    text.line("");
    for line in &findings.domain {
        text.para("", line, str::to_owned);
    }
    if !findings.rows.is_empty() {
        text.line("");
        text.text.push_str(&class_grid(&findings.table, messages.get("search-head-class"), messages, width));
        text.line("");
        text.line("");
        text.para("", &messages.get("search-topics"), paint::strong);
        for (name, question) in &findings.topics {
            text.para(&format!("  {name}: "), question, str::to_owned);
        }
        text.line("");
        text.para("", &messages.get("search-witnesses"), paint::strong);
        for (index, row) in findings.rows.iter().enumerate() {
            text.witness(index + 1, row, view, messages);
        }
        text.line("");
    }
    for note in &findings.notes {
        text.para("", note, str::to_owned);
    }
    text.line("");
    for line in &findings.footer {
        text.para("", line, paint::faint);
    }
    paint::finish(&text.text, view.colour)
}

struct Text {
    text: String,
    width: usize,
}

impl Text {
    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// A paragraph behind a head; further lines are indented by two more than the head.
    fn para(&mut self, head: &str, words: &str, paint: fn(&str) -> String) {
        let indent = head.len() - head.trim_start().len();
        let lines = wrap(&format!("{}{words}", head.trim_start()), self.width - indent, 2);
        for line in lines {
            self.line(&format!("{}{}", " ".repeat(indent), paint(&line)));
        }
    }

    /// Position, origin and events of a witness; at length with a board and one event a line.
    fn witness(&mut self, number: usize, row: &FoundRow, view: &FoundView, messages: &Messages) {
        let fen = row.witness.start.position().fen();
        let mark = if row.witness.start.position().is_chess960() { " (Chess960)" } else { "" };
        let from = messages.with("search-witness-from", &[("position", (&row.ground).into())]);
        let told = events(messages, &row.witness);
        if view.long {
            self.line("");
        }
        let head = format!("{number:>4}. ");
        let line = format!("{head}{fen}{mark} ({from})");
        if columns(&line) <= self.width {
            self.line(&line);
        } else {
            self.line(&format!("{head}{fen}{mark}"));
            self.line(&format!("      ({from})"));
        }
        if view.long {
            let look = Look { width: self.width, ascii: false };
            let board = Diagram::of(&row.witness, 0).without_legend(messages, look);
            for line in board.lines() {
                self.line(&format!("    {line}"));
            }
            for event in told {
                self.para(&format!("      {}. ", event.number), &event.words, str::to_owned);
            }
            for outcome in &row.outcomes {
                self.para(&format!("      {}  ", outcome.letter), &outcome.with_readings(messages), str::to_owned);
            }
            return;
        }
        let words: Vec<String> = told.into_iter().map(|event| event.words).collect();
        self.para("      ", &words.join(" "), str::to_owned);
    }
}
