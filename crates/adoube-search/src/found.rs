//! What a walk has met since it was last asked.

use smallvec::SmallVec;

use crate::intern::Interner;
use crate::summary::Summary;
use crate::tally::{Count, Parting, Place, Tally};

/// A tally whose partings go by numbers, and where the walk stands.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) place: Place,
    tally: Tally,
    counts: Vec<Option<Count>>,
}

impl Found {
    /// Nothing, at the empty line of a position with so many units.
    pub(crate) fn new(units: u32, ground: u32) -> Found {
        let place = Place { units, ground, path: SmallVec::new() };
        Found { place, tally: Tally::default(), counts: Vec::new() }
    }

    /// Everything since the last time.
    pub(crate) fn take(&mut self, partings: &Interner<Parting>) -> Tally {
        let mut tally = std::mem::take(&mut self.tally);
        for (number, count) in self.counts.iter_mut().enumerate() {
            if let (Some(count), Some(parting)) = (count.take(), partings.get(number as u32)) {
                tally.partings.insert(parting.clone(), count);
            }
        }
        tally
    }

    /// Counts the line that goes on with that letter.
    pub(crate) fn count(&mut self, parting: Option<u32>, weight: u64, letter: usize) {
        self.tally.sequences += weight;
        self.tally.nodes += 1;
        if let Some(parting) = parting {
            self.tally.divergent += weight;
            self.credit(parting, weight, &[letter as u16]);
        }
    }

    /// Counts the lines that go on in these ways.
    pub(crate) fn add(&mut self, all: &Summary, weight: u64) {
        self.tally.sequences += weight * all.sequences;
        self.tally.nodes += all.nodes;
        self.tally.divergent += weight * all.divergent;
        for (parting, sequences, first) in &all.partings {
            self.credit(*parting, weight * sequences, first);
        }
    }

    /// Counts the lines that go on in these ways, however summed up, when editions part in one way on all of them.
    pub(crate) fn add_alike(&mut self, all: &Summary, weight: u64, parting: Option<u32>) {
        self.tally.sequences += weight * all.sequences;
        self.tally.nodes += all.nodes;
        if let (Some(parting), Some((_, _, first))) = (parting, all.partings.first()) {
            self.tally.divergent += weight * all.sequences;
            self.credit(parting, weight * all.sequences, first);
        }
    }

    /// Adds sequences that go on from the place with these letters, or with later or more ones.
    fn credit(&mut self, parting: u32, sequences: u64, rest: &[u16]) {
        let number = parting as usize;
        if self.counts.len() <= number {
            self.counts.resize(number + 1, None);
        }
        let path = self.place.path.iter().chain(rest);
        match &mut self.counts[number] {
            Some(count) => {
                count.sequences += sequences;
                let first = &count.first.path;
                let length = self.place.path.len() + rest.len();
                if length < first.len() || length == first.len() && path.clone().lt(first.iter()) {
                    count.first.path = path.copied().collect();
                }
            }
            unknown => {
                let first = Place { path: path.copied().collect(), ..self.place.clone() };
                *unknown = Some(Count { sequences, first });
            }
        }
    }
}
