//! Rulings that somebody wants.

use std::sync::Arc;

use adoube_compare::{Told, check};
use adoube_core::adjudicate::adjudicate;
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::Ruling;
use adoube_core::scenario::{Certainty, Fields, Scenario};

/// What is wanted of an incident.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// These fields; how certain the ruling is does not count.
    Fields(Box<Fields>),
    /// The outcome that this book gives.
    Like(Box<RuleBook>),
}

/// An incident and the ruling that is wanted of it.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The incident.
    pub scenario: Arc<Scenario>,
    /// What is wanted.
    pub wanted: Wanted,
}

impl Wish {
    /// Whether the book rules so.
    pub fn is_met_by(&self, book: &RuleBook) -> bool {
        self.is_met(&adjudicate(&self.scenario.incident, book), book)
    }

    fn is_met(&self, ruling: &Ruling, book: &RuleBook) -> bool {
        let incident = &self.scenario.incident;
        match &self.wanted {
            Wanted::Fields(fields) => check(fields, &Told::new(incident, ruling, book, Certainty::Express)).is_empty(),
            Wanted::Like(other) => ruling.same_outcome(&adjudicate(incident, other)),
        }
    }
}
