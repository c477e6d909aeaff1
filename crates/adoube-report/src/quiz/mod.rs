//! A quiz: an incident, and the rulings of different editions to choose from.
//!
//! No answer is made up: each wrong choice is what some edition rules, and its explanation says which, and what changed
//! between that edition and the one asked about.

mod csv;
mod draw;
mod explain;
mod html;
mod json;
mod text;

use std::sync::Arc;

use adoube_compare::Matrix;
use adoube_core::edition::Edition;
use adoube_core::scenario::Scenario;

use crate::messages::Messages;
use crate::table::{Table, View};

/// Most choices that a question has.
pub const CHOICES: usize = 4;

/// What kind of paper is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Its number: the same number over the same matrix gives the same paper.
    pub seed: u64,
    /// How many questions, if there are so many.
    pub count: usize,
    /// The one edition asked about, by its place in the matrix; `None`: one is drawn for each question.
    pub ask: Option<usize>,
}

/// Questions with their answers.
#[derive(Clone, Debug)]
pub struct Paper {
    /// The number that it was drawn by.
    pub seed: u64,
    /// Its title.
    pub title: String,
    /// How many incidents could have been asked about.
    pub available: usize,
    /// The questions.
    pub questions: Vec<Question>,
}

/// One question.
#[derive(Clone, Debug)]
pub struct Question {
    /// Its number, from 1.
    pub number: usize,
    /// The incident.
    pub scenario: Arc<Scenario>,
    /// The edition asked about.
    pub edition: Arc<Edition>,
    /// The question.
    pub stem: String,
    /// Under which conditions, a sentence each.
    pub conditions: Vec<String>,
    /// What happened, an event each.
    pub events: Vec<String>,
    /// The choices; exactly one is right.
    pub choices: Vec<Choice>,
    /// The letter of the right one.
    pub answer: String,
    /// The article that it rests on, and what that says; `None` where no clause was asked.
    pub ground: Option<(String, String)>,
    /// Why it is right.
    pub explanation: String,
}

/// One choice of a question.
#[derive(Clone, Debug)]
pub struct Choice {
    /// A, B, C, ...
    pub letter: String,
    /// The ruling in few words.
    pub words: String,
    /// The ruling in sentences.
    pub sentences: Vec<String>,
    /// Whether the edition asked about rules so.
    pub right: bool,
    /// The editions that rule so: at least one.
    pub editions: Vec<String>,
    /// Whose ruling it is and what changed, or why it is right.
    pub explanation: String,
}

/// Draws a paper from the incidents of the matrix on which editions differ.
pub fn paper(messages: &Messages, matrix: &Matrix, wish: &Wish) -> Paper {
    let (drawn, available) = draw::draw(matrix, wish);
    // Only what is asked about is put into words.
    let rows = drawn.iter().filter_map(|drawn| matrix.rows.get(drawn.row)).cloned().collect();
    let asked = Matrix { editions: matrix.editions.clone(), rows };
    let table = Table::new(&asked, &View { all: true, ..View::default() }, messages);
    let teller = explain::Teller { messages, matrix: &asked, table: &table };
    let questions = drawn.iter().enumerate().filter_map(|(index, drawn)| teller.question(index, drawn)).collect();
    let seed = wish.seed.to_string();
    Paper { seed: wish.seed, title: messages.with("quiz-title", &[("seed", (&seed).into())]), available, questions }
}

impl Question {
    /// The choice of that letter, small or capital.
    pub fn choice(&self, letter: &str) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.letter.eq_ignore_ascii_case(letter))
    }
}
