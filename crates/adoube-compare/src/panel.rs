//! One incident under many editions.

use std::sync::Arc;

use adoube_core::adjudicate::adjudicate;
use adoube_core::bench::{Bench, Heard};
use adoube_core::edition::Edition;
use adoube_core::incident::Incident;
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::Ruling;
use adoube_core::scenario::Certainty;
use smallvec::SmallVec;

/// Editions that rule together.
#[derive(Debug)]
pub struct Panel {
    editions: Vec<Arc<Edition>>,
    /// The editions' own books, in order.
    own: Vec<Bench>,
    /// The same, then those of their readings.
    all: Vec<Bench>,
    /// For each edition the books of its readings.
    readings: Vec<std::ops::Range<usize>>,
    /// How many books there are.
    books: usize,
}

/// What the editions of a panel make of one incident, one ruling a class of editions that agree.
#[derive(Debug)]
pub struct Judgement {
    classes: SmallVec<[Heard; 2]>,
}

impl Judgement {
    /// How many classes of editions were asked.
    pub fn classes(&self) -> usize {
        self.classes.len()
    }

    /// The ruling of an edition of the panel; `None` when there is no edition of that index.
    pub fn ruling(&self, edition: usize) -> Option<&Ruling> {
        self.classes.iter().find(|class| class.holds(edition)).map(|class| &class.ruling)
    }
}

/// One incident under all editions of a panel.
#[derive(Clone, Debug)]
pub struct Row {
    /// The distinct rulings; two of them may have the same outcome on other grounds.
    pub rulings: Vec<Ruling>,
    /// For each edition of the panel, in order.
    pub editions: Vec<EditionRuling>,
    /// The distinct outcomes in order of the first edition that has them.
    pub outcomes: Vec<Outcome>,
}

/// What one edition makes of the incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionRuling {
    /// Index in [`Row::rulings`].
    pub ruling: usize,
    /// Index in [`Row::outcomes`].
    pub outcome: usize,
    /// How certain it is.
    pub certainty: Certainty,
    /// Readings that lead to another outcome: index in the edition's readings, index in [`Row::rulings`].
    pub readings: SmallVec<[(usize, usize); 2]>,
}

/// Editions with the same outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Index in [`Row::rulings`] of a ruling with this outcome.
    pub ruling: usize,
    /// Indices of the editions.
    pub editions: Vec<usize>,
}

impl Row {
    /// Whether two editions differ.
    pub fn diverges(&self) -> bool {
        self.outcomes.len() > 1
    }

    /// The ruling of an edition of the panel.
    pub fn ruling(&self, edition: usize) -> &Ruling {
        &self.rulings[self.editions[edition].ruling]
    }
}

impl Panel {
    /// Editions that rule together, in the order in which they are shown.
    pub fn new(editions: Vec<Arc<Edition>>) -> Panel {
        let mut books: Vec<RuleBook> = editions.iter().map(|e| e.book.clone()).collect();
        let mut readings = Vec::new();
        for edition in &editions {
            let first = books.len();
            books.extend(edition.readings.iter().map(|r| r.book.clone()));
            readings.push(first..books.len());
        }
        Panel {
            own: Bench::seat(&books[..editions.len()]),
            all: Bench::seat(&books),
            readings,
            books: books.len(),
            editions,
        }
    }

    /// The editions, in order.
    pub fn editions(&self) -> &[Arc<Edition>] {
        &self.editions
    }

    /// Rules the incident under every edition, by its own book.
    pub fn judge(&self, incident: &Incident) -> Judgement {
        Judgement { classes: Bench::hear_all(&self.own, incident) }
    }

    /// Rules the incident under every edition and every reading, and groups what has the same outcome.
    pub fn rule(&self, incident: &Incident) -> Row {
        let classes: SmallVec<[Heard; 2]> = Bench::hear_all(&self.all, incident);
        let mut class_of = vec![0; self.books];
        for (book, class) in class_of.iter_mut().enumerate() {
            *class = classes.iter().position(|c| c.holds(book)).unwrap_or_default();
        }
        let rulings: Vec<Ruling> = classes.into_iter().map(|class| class.ruling).collect();
        let outcome_of = group(&rulings);
        let mut row = Row { rulings, editions: Vec::with_capacity(self.editions.len()), outcomes: Vec::new() };
        let mut shown: SmallVec<[usize; 8]> = SmallVec::new();
        for (index, range) in self.readings.iter().enumerate() {
            let ruling = class_of[index];
            let kind = outcome_of[ruling];
            let outcome = shown.iter().position(|o| *o == kind).unwrap_or_else(|| {
                shown.push(kind);
                row.outcomes.push(Outcome { ruling, editions: Vec::new() });
                shown.len() - 1
            });
            row.outcomes[outcome].editions.push(index);
            let mut readings = SmallVec::new();
            for (reading, book) in range.clone().enumerate() {
                let other = class_of[book];
                if outcome_of[other] != kind {
                    readings.push((reading, other));
                }
            }
            // Where no provision covers the case, that is said first; readings are listed beside it all the same.
            let certainty = if row.rulings[ruling].silent {
                Certainty::Silent
            } else if !readings.is_empty() {
                Certainty::Disputed
            } else {
                Certainty::Express
            };
            row.editions.push(EditionRuling { ruling, outcome, certainty, readings });
        }
        row
    }

    /// Rules the incident by every book on its own, without asking which of them agree: the slow way that
    /// [`Panel::rule`] must not differ from. For each edition its own ruling, then those of its readings.
    pub fn rule_each(&self, incident: &Incident) -> Vec<Vec<Ruling>> {
        let books: Vec<&RuleBook> = self.all.iter().flat_map(Bench::books).collect();
        let rule = |index: usize| books.get(index).map(|book| adjudicate(incident, book));
        let each = |(own, readings): (usize, &std::ops::Range<usize>)| {
            std::iter::once(own).chain(readings.clone()).filter_map(rule).collect()
        };
        self.readings.iter().enumerate().map(each).collect()
    }
}

/// For each ruling the first one with the same outcome.
fn group(rulings: &[Ruling]) -> SmallVec<[usize; 16]> {
    rulings
        .iter()
        .enumerate()
        .map(|(i, ruling)| rulings[..i].iter().position(|earlier| earlier.same_outcome(ruling)).unwrap_or(i))
        .collect()
}
