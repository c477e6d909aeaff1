//! Papers for programs.

use serde_json::{Value, json};

use super::{Choice, Paper, Question};
use crate::board::Diagram;
use crate::messages::Messages;
use crate::table::side;

/// The name and version of the format.
pub(super) const FORMAT: &str = "adoube.quiz/1";

impl Paper {
    /// The paper for programs: `adoube.quiz/1`.
    pub fn to_json(&self, messages: &Messages) -> Value {
        json!({
            "format": FORMAT,
            "seed": self.seed,
            "title": self.title,
            "available": self.available,
            "questions": self.questions.iter().map(|question| question.to_json(messages)).collect::<Vec<_>>(),
        })
    }
}

impl Question {
    fn to_json(&self, messages: &Messages) -> Value {
        let position = self.scenario.start.position();
        let diagram = Diagram::of(&self.scenario, 0);
        json!({
            "number": self.number,
            "incident": self.scenario.id,
            "title": messages.lang().pick(&self.scenario.title),
            "theme": self.scenario.theme,
            "fen": position.fen(),
            "side": side(position.turn()),
            "svg": diagram.to_svg(messages),
            "board_words": diagram.in_words(messages),
            "conditions": self.conditions,
            "events": self.events,
            "edition": self.edition.id,
            "edition_title": messages.lang().pick(&self.edition.title),
            "stem": self.stem,
            "choices": self.choices.iter().map(Choice::to_json).collect::<Vec<_>>(),
            "answer": self.answer,
            "article": self.ground.as_ref().map(|(article, _)| article),
            "gist": self.ground.as_ref().map(|(_, gist)| gist),
            "explanation": self.explanation,
        })
    }
}

impl Choice {
    fn to_json(&self) -> Value {
        json!({
            "letter": self.letter,
            "words": self.words,
            "sentences": self.sentences,
            "right": self.right,
            "editions": self.editions,
            "explanation": self.explanation,
        })
    }
}
