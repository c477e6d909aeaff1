//! Who rules in a search.

use std::sync::Arc;

use adoube_core::edition::{Edition, Reading};
use adoube_core::rulebook::RuleBook;
use adoube_search::Domain;

/// Editions, and behind them their readings as books of their own when they are wanted.
#[derive(Clone, Debug)]
pub struct Voices {
    editions: Vec<Arc<Edition>>,
    /// For each reading its edition and its place there.
    readings: Vec<(usize, usize)>,
    /// Editions and readings alike, each with nothing but its own book.
    all: Vec<Arc<Edition>>,
}

impl Voices {
    /// The editions alone.
    pub fn new(editions: Vec<Arc<Edition>>) -> Voices {
        Voices::of(editions, Vec::new())
    }

    /// The editions, and those of their readings that can come to another outcome within the domain.
    pub fn with_readings(editions: Vec<Arc<Edition>>, domain: &Domain) -> Voices {
        let mut readings = Vec::new();
        for (index, edition) in editions.iter().enumerate() {
            let parts = |(_, reading): &(usize, &Reading)| domain.may_part(&edition.book, &reading.book);
            readings.extend(edition.readings.iter().enumerate().filter(parts).map(|(reading, _)| (index, reading)));
        }
        Voices::of(editions, readings)
    }

    fn of(editions: Vec<Arc<Edition>>, readings: Vec<(usize, usize)>) -> Voices {
        let alone = |edition: &Edition| Arc::new(Edition { readings: Vec::new(), ..edition.clone() });
        let mut all: Vec<Arc<Edition>> = editions.iter().map(|e| alone(e)).collect();
        for (edition, reading) in &readings {
            all.extend(editions.get(*edition).and_then(|e| Voices::read_so(e, *reading)));
        }
        Voices { editions, readings, all }
    }

    /// An edition as one of its readings has it, under the name `EDITION/READING`.
    pub fn read_so(edition: &Edition, reading: usize) -> Option<Arc<Edition>> {
        let found = edition.readings.get(reading)?;
        let id = format!("{}/{}", edition.id, found.id);
        Some(Arc::new(Edition { id, book: found.book.clone(), readings: Vec::new(), ..edition.clone() }))
    }

    /// The editions.
    pub fn editions(&self) -> &[Arc<Edition>] {
        &self.editions
    }

    /// Whether readings rule too.
    pub fn has_readings(&self) -> bool {
        !self.readings.is_empty()
    }

    /// Every book, editions first.
    pub fn books(&self) -> Vec<RuleBook> {
        self.all.iter().map(|e| e.book.clone()).collect()
    }

    /// The names of the books: an edition by its id, a reading as `EDITION/READING`.
    pub fn ids(&self) -> Vec<&str> {
        self.all.iter().map(|e| e.id.as_str()).collect()
    }

    /// Every book as an edition without readings.
    pub(super) fn all(&self) -> &[Arc<Edition>] {
        &self.all
    }

    /// The edition of a reading and its name, by the number of its book; `None` for an edition.
    pub(super) fn reading(&self, book: usize) -> Option<(usize, &str)> {
        let (edition, reading) = self.readings.get(book.checked_sub(self.editions.len())?)?;
        let id = self.editions.get(*edition)?.readings.get(*reading)?.id.as_str();
        Some((*edition, id))
    }
}
