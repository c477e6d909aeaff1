//! Rulings as stories: every event in words, what was asked about it, which article answered, and what came out.

mod answer;
mod contrast;
pub(crate) mod court;
mod duty;
mod event;
mod json;
mod matter;
pub(crate) mod outcome;
mod print;
pub(crate) mod tell;
pub(crate) mod unit;

use adoube_core::topic::Topic;
use adoube_core::trace::Note;

pub use adoube_compare::Cause;
pub use contrast::{Contrast, Parting, Question, Side, contrast};
pub use event::{EventWords, events};
pub use outcome::outcome;
pub use tell::story;

pub(crate) use contrast::question;
pub(crate) use duty::{is_due, score};
pub(crate) use json::ruling as ruling_json;

/// How one edition rules one incident, told from the first event to the last.
#[derive(Clone, Debug)]
pub struct Story {
    /// Id of the incident.
    pub incident: String,
    /// Its title.
    pub title: String,
    /// Id of the edition.
    pub edition: String,
    /// Its title.
    pub edition_title: String,
    /// The events, and a last step without an event when something was decided at the end.
    pub steps: Vec<Step>,
    /// What came out.
    pub ruling: Finding,
    /// Every article named in the story with what it says.
    pub articles: Vec<Article>,
}

/// One event and what it led to.
#[derive(Clone, Debug)]
pub struct Step {
    /// The event; `None`: the end of the file.
    pub event: Option<EventWords>,
    /// What was asked and answered.
    pub remarks: Vec<Remark>,
}

/// One question and its answer.
#[derive(Clone, Debug)]
pub struct Remark {
    /// The question.
    pub topic: Topic,
    /// The policy that answered.
    pub policy: String,
    /// Its article; `None` where the answer rests on none.
    pub article: Option<String>,
    /// The answer in words.
    pub words: String,
    /// Moves that the answer names, in UCI.
    pub moves: Vec<String>,
    /// The note that it tells; `None` for what follows from the end of the game.
    pub note: Option<Note>,
}

/// A ruling in words.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What came out, a sentence each.
    pub sentences: Vec<String>,
    /// The article that it rests on.
    pub ground: Option<String>,
    /// The original that a translation takes that article from.
    pub original: Option<String>,
    /// The article by which a draw was accepted in vain, besides that.
    pub draw: Option<String>,
    /// How certain that is.
    pub certainty: String,
    /// Other readings that lead elsewhere.
    pub readings: Vec<OtherReading>,
    /// The ruling as other programs read it.
    pub told: adoube_compare::Told,
}

/// A reading that leads to another outcome.
#[derive(Clone, Debug)]
pub struct OtherReading {
    /// Its id.
    pub id: String,
    /// What speaks for it.
    pub source: String,
    /// The same in English, as the edition has it.
    pub source_en: String,
    /// Where it leads.
    pub sentences: Vec<String>,
    /// The article that this rests on.
    pub ground: Option<String>,
    /// Its ruling as other programs read it.
    pub told: adoube_compare::Told,
}

/// An article and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Article {
    /// Its number.
    pub number: String,
    /// What it says, in our own words.
    pub gist: String,
}
