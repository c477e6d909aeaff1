//! Scenarios against mutants: what is expected of an edition judges what it would rule if it were another.

use std::sync::Arc;

use adoube_compare::{Told, check};
use adoube_core::adjudicate::{adjudicate, hear};
use adoube_core::edition::Edition;
use adoube_core::policy::Registry;
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::Ruling;
use adoube_core::scenario::{Certainty, Expectation, Scenario};
use adoube_core::topic::TopicSet;

use crate::mutants::{Mutant, mutants};

/// The field that tells how certain a ruling is; of all fields it alone is no part of the outcome.
pub const CERTAINTY: &str = "certainty";

/// Looks for an incident on which two books differ in outcome; `None` when there is none where it looks.
pub type Look<'a, W> = &'a dyn Fn(&RuleBook, &RuleBook) -> Option<W>;

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate<W> {
    /// Something expected in this scenario (an index) no longer holds: the first one where more than the certainty fails,
    /// if there is one.
    Killed {
        /// The scenario.
        scenario: usize,
        /// The first field that fails; [`CERTAINTY`] when no scenario shows another outcome.
        field: &'static str,
    },
    /// Every expectation holds, although the outcome of this scenario (an index) is another one: `expect` leaves open
    /// what would tell.
    Unasserted(usize),
    /// Every scenario comes out alike, and a search found where the two differ.
    Witness(W),
    /// Every scenario comes out alike, and nothing else was found.
    Unnoticed,
}

/// A mutant and what became of it.
#[derive(Clone, Debug)]
pub struct Tried<W> {
    /// The mutant.
    pub mutant: Mutant,
    /// What became of it.
    pub fate: Fate<W>,
}

/// An edition before scenarios, each ruled once by its own book and by those of its readings.
#[derive(Debug)]
pub struct Trial<'a> {
    edition: &'a Edition,
    scenarios: &'a [Arc<Scenario>],
    heard: Vec<Heard<'a>>,
}

/// What the edition makes of one scenario.
#[derive(Debug)]
struct Heard<'a> {
    ruling: Ruling,
    asked: TopicSet,
    /// The rulings of its readings, where the certainty is expected.
    readings: Vec<(Ruling, TopicSet)>,
    expected: Option<&'a Expectation>,
    holds: bool,
}

impl<'a> Trial<'a> {
    /// Rules the scenarios by the edition.
    pub fn new(edition: &'a Edition, scenarios: &'a [Arc<Scenario>]) -> Trial<'a> {
        let hear_one = |scenario: &'a Arc<Scenario>| {
            let (ruling, asked) = hear(&scenario.incident, &edition.book);
            let expected = scenario.expected_of(edition);
            let mut heard = Heard { ruling, asked, readings: Vec::new(), expected, holds: false };
            if expected.is_some_and(|e| e.fields.certainty.is_some()) {
                heard.readings.extend(edition.readings.iter().map(|r| hear(&scenario.incident, &r.book)));
            }
            let certainty = certain(&heard.ruling, heard.readings.iter().map(|(r, _)| r));
            let told = Told::new(&scenario.incident, &heard.ruling, &edition.book, certainty);
            heard.holds = expected.is_some_and(|e| check(&e.fields, &told).is_empty());
            heard
        };
        let heard = scenarios.iter().map(hear_one).collect();
        Trial { edition, scenarios, heard }
    }

    /// For each scenario the topics that the edition's ruling draws on: those that it asks about, and those whose article
    /// it cites (one unit touched alone binds without a question).
    pub fn exercised(&self) -> impl Iterator<Item = TopicSet> + '_ {
        self.heard.iter().map(|heard| heard.asked.or(heard.ruling.cites))
    }

    /// The scenarios (as indices) whose expectations of the edition do not hold as it is; they judge no mutant.
    pub fn broken(&self) -> impl Iterator<Item = usize> + '_ {
        let is_broken = |heard: &Heard<'_>| heard.expected.is_some() && !heard.holds;
        self.heard.iter().enumerate().filter(move |(_, heard)| is_broken(heard)).map(|(index, _)| index)
    }

    /// Tries every mutant that the registry's policies make of the edition.
    pub fn mutants<W>(&self, registry: &Registry, look: Look<'_, W>) -> Vec<Tried<W>> {
        let tried = |mutant: Mutant| Tried { fate: self.fate(&mutant, look), mutant };
        mutants(self.edition, registry).into_iter().map(tried).collect()
    }

    fn fate<W>(&self, mutant: &Mutant, look: Look<'_, W>) -> Fate<W> {
        let book = mutant.book(&self.edition.book);
        // A reading that chooses for itself stays what it is.
        let is_changed = |reading: &RuleBook| *reading.choice(mutant.topic) == mutant.from;
        let readings: Vec<Option<RuleBook>> =
            self.edition.readings.iter().map(|r| is_changed(&r.book).then(|| mutant.book(&r.book))).collect();
        // What is taken for granted without being asked makes no topic.
        let granted = book.alone_binds() == self.edition.book.alone_binds();
        let (mut unasserted, mut faint) = (None, None);
        for (index, (scenario, heard)) in self.scenarios.iter().zip(&self.heard).enumerate() {
            let asked = heard.readings.iter().fold(heard.asked, |set, (_, asked)| set.or(*asked));
            if granted && !asked.contains(mutant.topic) {
                continue;
            }
            let ruling = adjudicate(&scenario.incident, &book);
            if heard.holds
                && let Some(expected) = heard.expected
                && let Some(field) = first_wrong(scenario, &ruling, &book, heard, &readings, expected)
            {
                let death = Fate::Killed { scenario: index, field };
                if field != CERTAINTY {
                    return death;
                }
                faint.get_or_insert(death);
            }
            if unasserted.is_none() && !ruling.same_outcome(&heard.ruling) {
                unasserted = Some(index);
            }
        }
        match (faint, unasserted) {
            (Some(death), _) => death,
            (None, Some(index)) => Fate::Unasserted(index),
            (None, None) => look(&self.edition.book, &book).map_or(Fate::Unnoticed, Fate::Witness),
        }
    }
}

/// The first expected field that the mutant's ruling does not have.
fn first_wrong(
    scenario: &Scenario,
    ruling: &Ruling,
    book: &RuleBook,
    heard: &Heard<'_>,
    readings: &[Option<RuleBook>],
    expected: &Expectation,
) -> Option<&'static str> {
    // Readings were heard only where it matters.
    let others: Vec<Ruling> = heard
        .readings
        .iter()
        .zip(readings)
        .map(|((before, _), changed)| {
            changed.as_ref().map_or_else(|| before.clone(), |b| adjudicate(&scenario.incident, b))
        })
        .collect();
    if heard.readings.is_empty() && *ruling == heard.ruling {
        return None;
    }
    let told = Told::new(&scenario.incident, ruling, book, certain(ruling, others.iter()));
    check(&expected.fields, &told).first().map(|wrong| wrong.field)
}

/// How certain a ruling is, beside those of the readings.
fn certain<'r>(ruling: &Ruling, mut readings: impl Iterator<Item = &'r Ruling>) -> Certainty {
    if ruling.silent {
        Certainty::Silent
    } else if readings.any(|other| !other.same_outcome(ruling)) {
        Certainty::Disputed
    } else {
        Certainty::Express
    }
}
