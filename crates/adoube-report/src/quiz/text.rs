//! Papers for the terminal.

use super::{Paper, Question};
use crate::board::Diagram;
use crate::messages::Messages;
use crate::text::{Look, Sheet};

/// Where words after a number or a letter begin.
const HANG: usize = 4;

impl Paper {
    /// All questions, and the key after them.
    pub fn to_text(&self, messages: &Messages, look: Look) -> String {
        let mut sheet = Sheet::new(look);
        sheet.heading(&self.title);
        for line in self.notes(messages) {
            sheet.para("", 0, &line);
        }
        for question in &self.questions {
            sheet.gap();
            question.ask(&mut sheet, messages, look);
        }
        if !self.questions.is_empty() {
            sheet.gap();
            sheet.heading(&messages.get("quiz-key"));
        }
        for question in &self.questions {
            sheet.gap();
            question.key(&mut sheet);
        }
        sheet.finish()
    }

    /// What must be known of the paper: that it has no questions, or fewer than wished for.
    pub fn notes(&self, messages: &Messages) -> Vec<String> {
        let count = [("count", self.questions.len().into()), ("available", self.available.into())];
        vec![messages.with(if self.questions.is_empty() { "quiz-none" } else { "quiz-count" }, &count)]
    }
}

impl Question {
    /// The question with its choices.
    pub fn to_text(&self, messages: &Messages, look: Look) -> String {
        let mut sheet = Sheet::new(look);
        self.ask(&mut sheet, messages, look);
        sheet.finish()
    }

    /// What is right, and whose rulings the other choices are; the choice of that letter comes first when it is wrong.
    pub fn answer_text(&self, chosen: Option<&str>, messages: &Messages, look: Look) -> String {
        let mut sheet = Sheet::new(look);
        let chosen = chosen.and_then(|letter| self.choice(letter));
        let verdict = match chosen {
            Some(choice) if choice.right => messages.get("quiz-verdict-right"),
            _ => messages.with("quiz-verdict-wrong", &[("letter", (&self.answer).into())]),
        };
        sheet.para("", 0, &verdict);
        if let Some(wrong) = chosen.filter(|choice| !choice.right) {
            sheet.para(&format!("{}  ", wrong.letter), HANG, &wrong.explanation);
        }
        for choice in &self.choices {
            let told = chosen.is_some_and(|c| c.letter == choice.letter && !c.right);
            if !told {
                sheet.para(&format!("{}  ", choice.letter), HANG, &choice.explanation);
            }
        }
        sheet.finish()
    }

    fn ask(&self, sheet: &mut Sheet, messages: &Messages, look: Look) {
        let title = messages.lang().pick(&self.scenario.title);
        sheet.para(&format!("{:>2}. ", self.number), HANG, title);
        sheet.gap();
        for line in Diagram::of(&self.scenario, 0).to_text(messages, look).lines() {
            sheet.line(line);
        }
        sheet.gap();
        if !self.conditions.is_empty() {
            sheet.para("    ", HANG, &self.conditions.join(" "));
            sheet.gap();
        }
        for (index, event) in self.events.iter().enumerate() {
            sheet.para(&format!("    {:>2}. ", index + 1), HANG + 4, event);
        }
        sheet.gap();
        sheet.para("    ", HANG, &self.stem);
        for choice in &self.choices {
            sheet.para(&format!("    {}  ", choice.letter), HANG + 3, &choice.sentences.join(" "));
        }
    }

    fn key(&self, sheet: &mut Sheet) {
        sheet.para(&format!("{:>2}. ", self.number), HANG, &format!("{} ({})", self.answer, self.edition.id));
        for choice in &self.choices {
            sheet.para(&format!("    {}  ", choice.letter), HANG + 3, &choice.explanation);
        }
    }
}
