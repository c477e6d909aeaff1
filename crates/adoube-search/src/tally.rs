//! What was found: how often each group of editions parts, and on what first.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use adoube_core::bench::Books;
use adoube_core::topic::TopicSet;
use smallvec::SmallVec;

/// A way in which editions part: the groups that rule alike, and the topics on which they were asked and parted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Parting {
    /// Sets of editions with the same outcome, in order of their lowest member.
    pub groups: SmallVec<[Books; 3]>,
    /// The topics.
    pub topics: TopicSet,
}

/// A place in the domain: a position and letters of its alphabet. The order is "simpler first": fewer events, then fewer
/// units, then the earlier position, then the earlier letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// How many units stand on the board.
    pub units: u32,
    /// Number of the position in the domain.
    pub ground: u32,
    /// Numbers of the letters.
    pub path: SmallVec<[u16; 8]>,
}

impl Ord for Place {
    fn cmp(&self, other: &Place) -> Ordering {
        let key = |p: &Place| (p.path.len(), p.units, p.ground);
        key(self).cmp(&key(other)).then_with(|| self.path.cmp(&other.path))
    }
}

impl PartialOrd for Place {
    fn partial_cmp(&self, other: &Place) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// How often something was found, and where most simply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Sequences of events of the full alphabet.
    pub sequences: u64,
    /// The simplest of them.
    pub first: Place,
}

/// What a part of the domain holds. Parts add up in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Sequences of the full alphabet that were ruled, or that one standing for them was.
    pub sequences: u64,
    /// Sequences of the folded alphabet, each ruled or told together with others that come to the same.
    pub nodes: u64,
    /// Sequences of the full alphabet on which some editions part.
    pub divergent: u64,
    /// The ways in which they part.
    pub partings: BTreeMap<Parting, Count>,
}

impl Tally {
    /// Adds another part.
    pub fn add(&mut self, other: Tally) {
        self.sequences += other.sequences;
        self.nodes += other.nodes;
        self.divergent += other.divergent;
        for (parting, count) in other.partings {
            match self.partings.get_mut(&parting) {
                Some(known) => {
                    known.sequences += count.sequences;
                    known.first = known.first.clone().min(count.first);
                }
                None => drop(self.partings.insert(parting, count)),
            }
        }
    }
}
