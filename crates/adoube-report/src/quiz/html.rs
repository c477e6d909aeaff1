//! Papers to print, the key on a page of its own.

use askama::Template;

use super::{Paper, Question};
use crate::board::{Diagram, symbols};
use crate::messages::Messages;

#[derive(Debug, Template)]
#[template(path = "quiz.html")]
struct Sheet<'a> {
    lang: &'static str,
    paper: &'a Paper,
    symbols: String,
    boards: Vec<String>,
    titles: Vec<String>,
    notes: Vec<String>,
    key: String,
    name: String,
    board_legend: String,
}

impl Paper {
    /// The paper as a page that loads nothing.
    ///
    /// # Errors
    /// Never in practice: writing to a string does not fail.
    pub fn to_html(&self, messages: &Messages) -> Result<String, askama::Error> {
        let board = |q: &Question| Diagram::of(&q.scenario, 0).to_inline_svg(messages, &format!("q{}", q.number));
        let sheet = Sheet {
            lang: messages.lang().code(),
            paper: self,
            symbols: symbols(),
            boards: self.questions.iter().map(board).collect(),
            titles: self.questions.iter().map(|q| messages.lang().pick(&q.scenario.title).to_owned()).collect(),
            notes: self.notes(messages),
            key: messages.get("quiz-key"),
            name: messages.get("quiz-name"),
            board_legend: messages.get("page-board-legend"),
        };
        sheet.render()
    }
}
