//! One incident under many editions.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_core::adjudicate::adjudicate;
use adoube_core::edition::Edition;
use adoube_core::incident::Incident;
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::Ruling;
use adoube_core::scenario::Certainty;
use adoube_core::topic::{Topic, TopicSet};
use smallvec::SmallVec;

/// Editions that rule together. Keeps, for each set of topics that incidents raised, which books agree on all of them.
#[derive(Debug)]
pub struct Panel {
    editions: Vec<Arc<Edition>>,
    books: Vec<RuleBook>,
    /// For each book, a number for its choice on each topic.
    choices: Vec<Vec<u16>>,
    /// For each edition the books of its readings. The editions' own books come first, in order.
    readings: Vec<std::ops::Range<usize>>,
    partitions: BTreeMap<TopicSet, Arc<Partition>>,
    /// Partitions asked for lately, each in the place that its topics hash to.
    recent: Vec<Option<(TopicSet, Arc<Partition>)>>,
}

/// Places for partitions asked for lately; a power of two.
const RECENT: usize = 128;

/// Books that agree on a set of topics, as classes; those of the editions' own books come first.
#[derive(Debug)]
struct Partition {
    class_of: Vec<u16>,
    /// A book of each class.
    speakers: Vec<usize>,
    /// How many classes hold an edition's own book.
    own: usize,
}

/// What the editions of a panel make of one incident, one ruling a class of editions that agree.
#[derive(Debug)]
pub struct Judgement {
    partition: Arc<Partition>,
    rulings: SmallVec<[Ruling; 6]>,
}

impl Judgement {
    /// How many classes of editions were asked.
    pub fn classes(&self) -> usize {
        self.rulings.len()
    }

    /// The ruling of an edition of the panel.
    pub fn ruling(&self, edition: usize) -> &Ruling {
        &self.rulings[usize::from(self.partition.class_of[edition])]
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
        let choices = number(&books);
        Panel { editions, books, choices, readings, partitions: BTreeMap::new(), recent: vec![None; RECENT] }
    }

    /// The editions, in order.
    pub fn editions(&self) -> &[Arc<Edition>] {
        &self.editions
    }

    /// Rules the incident under every edition, by its own book.
    pub fn judge(&mut self, incident: &Incident) -> Judgement {
        let partition = self.partition(incident.live_topics());
        let own = partition.speakers.iter().take(partition.own);
        let rulings = own.map(|book| adjudicate(incident, &self.books[*book])).collect();
        Judgement { partition, rulings }
    }

    /// Rules the incident under every edition and every reading, and groups what has the same outcome.
    pub fn rule(&mut self, incident: &Incident) -> Row {
        let Judgement { partition, rulings } = self.judge(incident);
        let mut rulings = rulings.into_vec();
        let others = partition.speakers.iter().skip(partition.own);
        rulings.extend(others.map(|book| adjudicate(incident, &self.books[*book])));
        let outcome_of = group(&rulings);
        let mut row = Row { rulings, editions: Vec::with_capacity(self.editions.len()), outcomes: Vec::new() };
        let mut shown: SmallVec<[usize; 8]> = SmallVec::new();
        for (index, range) in self.readings.iter().enumerate() {
            let ruling = usize::from(partition.class_of[index]);
            let kind = outcome_of[ruling];
            let outcome = shown.iter().position(|o| *o == kind).unwrap_or_else(|| {
                shown.push(kind);
                row.outcomes.push(Outcome { ruling, editions: Vec::new() });
                shown.len() - 1
            });
            row.outcomes[outcome].editions.push(index);
            let mut readings = SmallVec::new();
            for (reading, book) in range.clone().enumerate() {
                let other = usize::from(partition.class_of[book]);
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
        let each = |(own, readings): (&RuleBook, &std::ops::Range<usize>)| {
            let books = std::iter::once(own).chain(&self.books[readings.clone()]);
            books.map(|book| adjudicate(incident, book)).collect()
        };
        self.books.iter().zip(&self.readings).map(each).collect()
    }

    fn partition(&mut self, live: TopicSet) -> Arc<Partition> {
        let place = live.hash_to(RECENT);
        if let Some(Some((topics, partition))) = self.recent.get(place)
            && *topics == live
        {
            return partition.clone();
        }
        let (choices, own) = (&self.choices, self.editions.len());
        let known = self.partitions.entry(live).or_insert_with(|| Arc::new(Partition::new(choices, own, live)));
        if let Some(slot) = self.recent.get_mut(place) {
            *slot = Some((live, known.clone()));
        }
        known.clone()
    }
}

impl Partition {
    fn new(choices: &[Vec<u16>], own: usize, live: TopicSet) -> Partition {
        let mut classes: BTreeMap<Vec<u16>, u16> = BTreeMap::new();
        let mut partition = Partition { class_of: Vec::with_capacity(choices.len()), speakers: Vec::new(), own: 0 };
        for (book, choice) in choices.iter().enumerate() {
            let key: Vec<u16> = live.iter().map(|topic| choice[topic.index()]).collect();
            let next = classes.len() as u16;
            let class = *classes.entry(key).or_insert_with(|| {
                partition.speakers.push(book);
                next
            });
            partition.class_of.push(class);
            if book < own {
                partition.own = partition.speakers.len();
            }
        }
        partition
    }
}

/// Numbers the choices of each topic, equal ones alike.
fn number(books: &[RuleBook]) -> Vec<Vec<u16>> {
    let mut numbers = vec![vec![0; Topic::ALL.len()]; books.len()];
    for topic in Topic::ALL {
        let mut seen = BTreeMap::new();
        for (book, row) in books.iter().zip(&mut numbers) {
            let next = seen.len() as u16;
            row[topic.index()] = *seen.entry(book.choice(*topic)).or_insert(next);
        }
    }
    numbers
}

/// For each ruling the first one with the same outcome.
fn group(rulings: &[Ruling]) -> SmallVec<[usize; 16]> {
    rulings
        .iter()
        .enumerate()
        .map(|(i, ruling)| rulings[..i].iter().position(|earlier| earlier.same_outcome(ruling)).unwrap_or(i))
        .collect()
}
