//! An incident ruled before and after a change.

use std::sync::Arc;

use adoube_compare::Told;
use adoube_core::adjudicate::adjudicate;
use adoube_core::rulebook::RuleBook;
use adoube_core::scenario::{Certainty, Scenario};
use serde_json::{Value, json};

use crate::messages::Messages;
use crate::story::{events, outcome, ruling_json};
use crate::table::apart;

/// An incident with what was ruled before and what is ruled after.
pub(crate) struct Case {
    pub(crate) scenario: Arc<Scenario>,
    /// The events, a sentence each.
    pub(crate) events: Vec<String>,
    /// Both rulings in few words.
    pub(crate) short: [String; 2],
    /// Both rulings in sentences.
    pub(crate) whole: [String; 2],
    /// The articles that they rest on.
    pub(crate) articles: [Option<String>; 2],
    pub(crate) told: [Told; 2],
}

impl Case {
    pub(crate) fn new(scenario: &Arc<Scenario>, books: &[RuleBook; 2], messages: &Messages) -> Case {
        let incident = &scenario.incident;
        let rulings = books.each_ref().map(|book| adjudicate(incident, book));
        let told = [0, 1].map(|at| {
            let certainty = if rulings[at].silent { Certainty::Silent } else { Certainty::Express };
            Told::new(incident, &rulings[at], &books[at], certainty)
        });
        let words = apart(incident, &[&rulings[0], &rulings[1]], &[Some(&told[0]), Some(&told[1])], messages);
        let [one, two] = [0, 1].map(|at| words.get(at).cloned().unwrap_or_default());
        let whole = [0, 1].map(|at| outcome(messages, incident, &rulings[at], &books[at], &told[at]).join(" "));
        let articles = told.each_ref().map(|told| told.ground.as_ref().map(ToString::to_string));
        let events = events(messages, scenario).into_iter().map(|event| event.words).collect();
        Case { scenario: Arc::clone(scenario), events, short: [one, two], whole, articles, told }
    }

    /// A ruling in few words, with its article.
    pub(crate) fn ruling(&self, side: usize) -> String {
        match (self.short.get(side), self.articles.get(side)) {
            (Some(words), Some(Some(article))) => format!("{words} ({article})"),
            (Some(words), _) => words.clone(),
            (None, _) => String::new(),
        }
    }

    /// A ruling in sentences, with its article.
    pub(crate) fn sentences(&self, side: usize, messages: &Messages) -> String {
        let whole = self.whole.get(side).cloned().unwrap_or_default();
        match self.articles.get(side) {
            Some(Some(article)) => {
                format!("{whole} {}", messages.with("amend-rests-on", &[("article", article.into())]))
            }
            _ => whole,
        }
    }

    /// The events in one text.
    pub(crate) fn story(&self, messages: &Messages) -> String {
        if self.events.is_empty() { messages.get("story-no-events") } else { self.events.join(" ") }
    }

    /// The position from which the incident begins.
    pub(crate) fn fen(&self) -> String {
        self.scenario.start.position().fen()
    }

    pub(crate) fn to_json(&self) -> Value {
        json!({
            "fen": self.fen(),
            "events": self.events,
            "before": ruling_json(&self.told[0]),
            "after": ruling_json(&self.told[1]),
        })
    }
}
