//! One walk through the tree of event sequences of a position.

use std::sync::atomic::{AtomicBool, Ordering};

use adoube_core::bench::{Bench, Books, Heard};
use adoube_core::board::Square;
use adoube_core::incident::{Incident, Line};
use adoube_core::ruling::{Ruling, Status};
use adoube_core::topic::{Topic, TopicSet};
use smallvec::{SmallVec, smallvec};

use crate::alphabet::{Effect, Letter};
use crate::tally::{Count, Parting, Place, Tally};

/// What the editions make of one line.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    /// Number of the parting among those met on this walk; `None` when all editions rule alike.
    parting: Option<usize>,
    /// Every edition holds the move made, or the game over.
    closed: bool,
}

/// A walk over one position; keeps what it meets.
pub(crate) struct Walk<'a> {
    bench: &'a Bench,
    letters: &'a [Letter],
    ground: u32,
    units: u32,
    line: Line,
    path: SmallVec<[u16; 8]>,
    tally: Tally,
    /// Partings met, with their counts; found again by their hash.
    met: Vec<(Parting, Count)>,
    slots: Vec<Option<usize>>,
    /// Nothing but plain touches so far.
    plain: bool,
    stop: &'a AtomicBool,
    stopped: bool,
}

/// Places in the table of partings met; a power of two.
const SLOTS: usize = 1024;

impl<'a> Walk<'a> {
    pub(crate) fn new(
        bench: &'a Bench,
        letters: &'a [Letter],
        ground: u32,
        line: Line,
        stop: &'a AtomicBool,
    ) -> Walk<'a> {
        let board = line.incident().turns().first().map(|turn| turn.scene.position().board().occupied().count());
        Walk {
            bench,
            letters,
            ground,
            units: board.unwrap_or_default() as u32,
            line,
            path: SmallVec::new(),
            tally: Tally::default(),
            met: Vec::new(),
            slots: vec![None; SLOTS],
            plain: true,
            stop,
            stopped: false,
        }
    }

    /// Walks every line of up to `depth` events that begins with that letter; the empty line belongs to none.
    pub(crate) fn from(&mut self, letter: usize, depth: usize) {
        let nothing = self.hear();
        if let Some(first) = self.letters.get(letter) {
            self.step(letter, first, depth, 1, None, &nothing);
        }
    }

    /// Walks one line.
    pub(crate) fn along(&mut self, letters: &[usize]) {
        for (at, number) in letters.iter().enumerate() {
            let Some(letter) = self.letters.get(*number) else { break };
            if self.line.push(&letter.event).is_err() {
                break;
            }
            self.path.push(*number as u16);
            if at + 1 == letters.len() {
                let verdict = self.hear();
                self.count(&verdict, 1);
            }
        }
        while !self.line.is_empty() {
            self.line.pop();
        }
        self.path.clear();
    }

    /// What was met; `None` when the walk was stopped.
    pub(crate) fn finish(mut self) -> Option<Tally> {
        self.tally.partings = self.met.into_iter().collect();
        (!self.stopped).then_some(self.tally)
    }

    fn step(
        &mut self,
        number: usize,
        letter: &'a Letter,
        depth: usize,
        weight: u64,
        hand: Option<Square>,
        before: &Verdict,
    ) {
        if letter.needs.is_some() && letter.needs != hand {
            return;
        }
        let again = self.plain && matches!(letter.effect, Effect::PlainContact(unit) if self.is_touched(unit));
        if self.line.push(&letter.event).is_err() {
            return;
        }
        self.path.push(number as u16);
        let weight = weight * letter.weight;
        let idle = match letter.effect {
            Effect::None => true,
            Effect::Contact | Effect::PlainContact(_) => before.closed || again,
            Effect::Open => false,
        };
        let verdict = if idle { before.clone() } else { self.hear() };
        self.count(&verdict, weight);
        if depth > 2 {
            // Looked at now and then: a branch of the last two events is short.
            self.stopped |= self.stop.load(Ordering::Relaxed);
        }
        if depth > 1 && !self.stopped {
            let plain = self.plain;
            self.plain &= matches!(letter.effect, Effect::PlainContact(_));
            let hand = letter.holds.or(hand).filter(|_| letter.needs.is_none());
            for (number, next) in self.letters.iter().enumerate() {
                self.step(number, next, depth - 1, weight, hand, &verdict);
            }
            self.plain = plain;
        }
        self.line.pop();
        self.path.pop();
    }

    fn is_touched(&self, unit: Square) -> bool {
        let turn = self.line.incident().turns().last();
        turn.is_some_and(|turn| turn.contacts.iter().any(|contact| contact.square == unit))
    }

    fn count(&mut self, verdict: &Verdict, weight: u64) {
        self.tally.sequences += weight;
        self.tally.nodes += 1;
        let Some((_, count)) = verdict.parting.and_then(|number| self.met.get_mut(number)) else { return };
        self.tally.divergent += weight;
        count.sequences += weight;
        if self.path.len() < count.first.path.len()
            || (self.path.len() == count.first.path.len() && self.path < count.first.path)
        {
            count.first.path = self.path.clone();
        }
    }

    fn hear(&mut self) -> Verdict {
        let Heard { ruling, books, parted, .. } = match self.bench.hear(self.line.incident(), self.bench.everybody()) {
            Some(heard) => heard,
            None => return Verdict { parting: None, closed: true },
        };
        let mut closed = is_closed(&ruling);
        if books == self.bench.everybody() {
            return Verdict { parting: None, closed };
        }
        let (mut left, mut topics) = (self.bench.everybody() & !books, parted);
        let mut groups: SmallVec<[(Books, Ruling); 3]> = smallvec![(books, ruling)];
        while let Some(Heard { ruling, books, parted, .. }) = self.bench.hear(self.line.incident(), left) {
            left &= !books;
            topics = topics.or(parted);
            closed &= is_closed(&ruling);
            match groups.iter_mut().find(|(_, known)| known.same_outcome(&ruling)) {
                Some((members, _)) => *members |= books,
                None => groups.push((books, ruling)),
            }
        }
        if groups.len() == 1 {
            return Verdict { parting: None, closed };
        }
        let groups = groups.into_iter().map(|(books, _)| books).collect();
        Verdict { parting: Some(self.number(Parting { groups, topics })), closed }
    }

    /// The number of the parting on this walk.
    fn number(&mut self, parting: Parting) -> usize {
        let mut slot = hash(&parting) & (SLOTS - 1);
        for _ in 0..SLOTS {
            match self.slots[slot] {
                Some(number) if self.met[number].0 == parting => return number,
                Some(_) => slot = (slot + 1) & (SLOTS - 1),
                None => {
                    self.slots[slot] = Some(self.met.len());
                    break;
                }
            }
        }
        let known = self.met.iter().position(|(met, _)| *met == parting);
        known.unwrap_or_else(|| {
            let first = Place { units: self.units, ground: self.ground, path: self.path.clone() };
            self.met.push((parting, Count { sequences: 0, first }));
            self.met.len() - 1
        })
    }
}

fn is_closed(ruling: &Ruling) -> bool {
    matches!(ruling.status, Status::Made | Status::Completed | Status::Over)
}

fn hash(parting: &Parting) -> usize {
    let mut mixed = parting.topics.iter().map(|topic: Topic| 1_u64 << topic.index()).fold(0, |all, bit| all | bit);
    for group in &parting.groups {
        mixed = (mixed.rotate_left(21) ^ (*group as u64) ^ (*group >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    (mixed >> 32) as usize
}

/// How the editions of a bench part on an incident, `None` when they do not.
pub(crate) fn parting(bench: &Bench, incident: &Incident) -> Option<Parting> {
    let mut left = bench.everybody();
    let mut topics = TopicSet::EMPTY;
    let mut groups: SmallVec<[(Books, Ruling); 3]> = SmallVec::new();
    while let Some(Heard { ruling, books, parted, .. }) = bench.hear(incident, left) {
        left &= !books;
        topics = topics.or(parted);
        match groups.iter_mut().find(|(_, known)| known.same_outcome(&ruling)) {
            Some((members, _)) => *members |= books,
            None => groups.push((books, ruling)),
        }
    }
    (groups.len() > 1).then(|| Parting { groups: groups.into_iter().map(|(books, _)| books).collect(), topics })
}
