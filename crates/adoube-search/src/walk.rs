//! One walk through the tree of event sequences of a position.

use std::sync::atomic::{AtomicBool, Ordering};

use adoube_core::bench::{Bench, Books, Heard};
use adoube_core::board::{Position, Scene, Square};
use adoube_core::incident::{Incident, Line, Start};
use adoube_core::ruling::{Ruling, Status};
use adoube_core::topic::{Topic, TopicSet};
use smallvec::{SmallVec, smallvec};

use crate::alphabet::{Effect, Letter};
use crate::intern::{Interner, mix};
use crate::roles::{Castling, InTouching, roles};
use crate::tally::{Count, Parting, Place, Tally};
use crate::touches::{Touched, Touches};

/// A position, its letters, and what has been found out about its lines.
pub(crate) struct Walk<'a> {
    bench: &'a Bench,
    letters: &'a [Letter],
    /// For each letter what it is while nothing but touching has happened.
    roles: Vec<InTouching>,
    touches: Touches,
    /// Partings met, and for each set of moves left by plain touches the number of its parting, once known.
    met: Interner<Parting>,
    of_left: Vec<Option<Option<u32>>>,
    /// The same for editions that are left with different sets.
    mixed: Interner<Mixed>,
    of_mixed: Vec<Option<u32>>,
    /// The line as far as it was needed, and its letters.
    line: Line,
    on_line: SmallVec<[u16; 8]>,
    place: Place,
    tally: Tally,
    counts: Vec<Option<Count>>,
    stop: &'a AtomicBool,
    stopped: bool,
}

/// Editions that have counted the same contacts, and the plain touches that these come to.
type Tracks = SmallVec<[(Books, Touched); 2]>;

/// Editions, and the number of what is left to them.
type Mixed = SmallVec<[(Books, u32); 2]>;

/// Where a walk stands.
#[derive(Clone, Debug)]
struct State {
    /// How the editions part there.
    parting: Option<u32>,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// Nothing but touching has happened.
    Touching(Tracks, Castling),
    /// Anything may have; `closed` when every edition holds the move made, or the game over.
    Any { closed: bool },
}

impl<'a> Walk<'a> {
    pub(crate) fn new(
        bench: &'a Bench,
        position: &Position,
        letters: &'a [Letter],
        ground: u32,
        stop: &'a AtomicBool,
    ) -> Self {
        let scene = Scene::new(position.clone());
        let (roles, edges) = roles(bench, &scene, letters);
        Walk {
            bench,
            letters,
            roles,
            touches: Touches::new(bench, scene, edges),
            met: Interner::new(hash),
            of_left: Vec::new(),
            mixed: Interner::new(hash_mixed),
            of_mixed: Vec::new(),
            line: Line::new(Start::new(position.clone())),
            on_line: SmallVec::new(),
            place: Place { units: position.board().occupied().count() as u32, ground, path: SmallVec::new() },
            tally: Tally::default(),
            counts: Vec::new(),
            stop,
            stopped: false,
        }
    }

    /// Walks every line of up to `depth` events that begins with that letter; the empty line belongs to none.
    pub(crate) fn from(&mut self, letter: usize, depth: usize) {
        let tracks: Tracks = smallvec![(self.bench.everybody(), 0)];
        let parting = self.parting_of(&tracks);
        let start = State { parting, kind: Kind::Touching(tracks, Castling::default()) };
        self.step(letter, depth, 1, None, &start);
    }

    /// Walks one line, and counts what it comes to at its end.
    pub(crate) fn along(&mut self, numbers: &[usize]) {
        self.place.path = numbers.iter().map(|number| *number as u16).collect();
        if self.bring_line() {
            let (parting, _) = self.hear();
            if let Some(last) = self.place.path.pop() {
                self.count(parting, 1, usize::from(last));
            }
        }
        self.place.path.clear();
    }

    /// What was met since the last time; `None` when the walk was stopped on the way.
    pub(crate) fn take(&mut self) -> Option<Tally> {
        let mut tally = std::mem::take(&mut self.tally);
        for (number, count) in self.counts.iter_mut().enumerate() {
            if let (Some(count), Some(parting)) = (count.take(), self.met.get(number as u32)) {
                tally.partings.insert(parting.clone(), count);
            }
        }
        (!self.stopped).then_some(tally)
    }

    fn step(&mut self, number: usize, depth: usize, weight: u64, hand: Option<Square>, before: &State) {
        let Some(letter) = self.letters.get(number).filter(|l| l.needs.is_none() || l.needs == hand) else { return };
        let weight = weight * letter.weight;
        let role = self.roles.get(number).unwrap_or(&InTouching::Other);
        // Contacts, words and the clock can always happen, so the last one of a line need not be done to be ruled.
        let mut done = false;
        let kind = match (&before.kind, role) {
            (Kind::Touching(..), InTouching::Idle) => {
                self.count(before.parting, weight, number);
                if depth == 1 {
                    return;
                }
                None
            }
            (Kind::Touching(tracks, touched), InTouching::Contact { edge, counted, castling })
                if !touched.and(*castling).is_open() =>
            {
                let (edge, counted, touched) = (*edge, *counted, touched.and(*castling));
                Some(Kind::Touching(self.touch(tracks, edge, counted), touched))
            }
            (Kind::Any { closed }, _) if is_idle(letter.effect, *closed) => {
                self.count(before.parting, weight, number);
                if depth == 1 {
                    return;
                }
                None
            }
            _ => {
                self.place.path.push(number as u16);
                done = self.bring_line();
                self.place.path.pop();
                if !done {
                    return;
                }
                None
            }
        };
        let after = match kind {
            Some(Kind::Touching(tracks, touched)) => {
                let parting = self.parting_of(&tracks);
                self.count(parting, weight, number);
                State { parting, kind: Kind::Touching(tracks, touched) }
            }
            _ if done => {
                let (parting, closed) = self.hear();
                self.count(parting, weight, number);
                State { parting, kind: Kind::Any { closed } }
            }
            _ => before.clone(),
        };
        if depth > 1 {
            if depth > 2 {
                // Looked at now and then: a branch of the last two events is short.
                self.stopped |= self.stop.load(Ordering::Relaxed);
            }
            self.place.path.push(number as u16);
            let hand = letter.holds.or(hand).filter(|_| letter.needs.is_none());
            for next in 0..self.letters.len() {
                if self.stopped {
                    break;
                }
                self.step(next, depth - 1, weight, hand, &after);
            }
            self.place.path.pop();
        }
    }

    /// Brings the line to where the path is; `false` when the last event of it cannot have happened.
    fn bring_line(&mut self) -> bool {
        let common = self.on_line.iter().zip(&self.place.path).take_while(|(a, b)| a == b).count();
        while self.on_line.len() > common {
            self.line.pop();
            self.on_line.pop();
        }
        while let Some(number) = self.place.path.get(self.on_line.len()) {
            let letter = self.letters.get(usize::from(*number));
            if letter.is_none_or(|letter| self.line.push(&letter.event).is_err()) {
                return false;
            }
            self.on_line.push(*number);
        }
        true
    }

    /// The tracks after a contact that those editions count.
    fn touch(&mut self, tracks: &Tracks, edge: u16, counted: Books) -> Tracks {
        if let [(books, node)] = tracks.as_slice()
            && books & !counted == 0
        {
            return smallvec![(*books, self.touches.then(self.bench, *node, edge))];
        }
        let mut after = Tracks::new();
        let mut add = |books: Books, node: Touched| match after.iter_mut().find(|(_, known)| *known == node) {
            Some((members, _)) => *members |= books,
            None if books != 0 => after.push((books, node)),
            None => {}
        };
        for (books, node) in tracks {
            if books & counted != 0 {
                let next = self.touches.then(self.bench, *node, edge);
                add(books & counted, next);
            }
            add(books & !counted, *node);
        }
        after
    }

    /// How the editions part that are left with these plain touches.
    fn parting_of(&mut self, tracks: &Tracks) -> Option<u32> {
        if let [(_, node)] = tracks.as_slice() {
            let (number, left) = self.touches.left(*node)?;
            if let Some(Some(known)) = self.of_left.get(number as usize) {
                return *known;
            }
            let groups: SmallVec<[Books; 3]> = left.sets.iter().map(|(books, _)| *books).collect();
            let parting = Parting { groups, topics: left.topics };
            let known = (parting.groups.len() > 1).then(|| self.met.number(parting));
            if self.of_left.len() <= number as usize {
                self.of_left.resize(number as usize + 1, None);
            }
            self.of_left[number as usize] = Some(known);
            return known;
        }
        let key = self.key_of(tracks)?;
        let number = self.mixed.number(key) as usize;
        if let Some(known) = self.of_mixed.get(number) {
            return *known;
        }
        let known = self.mix(tracks);
        self.of_mixed.push(known);
        known
    }

    /// The editions of each track, and what is left to them.
    fn key_of(&self, tracks: &Tracks) -> Option<Mixed> {
        tracks.iter().map(|(books, node)| Some((*books, self.touches.left(*node)?.0))).collect()
    }

    /// The same for several tracks, worked out anew.
    fn mix(&mut self, tracks: &Tracks) -> Option<u32> {
        let mut sets: SmallVec<[(Books, u32); 6]> = SmallVec::new();
        let mut topics = TopicSet::EMPTY.with(Topic::Contact);
        for (books, node) in tracks {
            let (_, left) = self.touches.left(*node)?;
            topics = topics.or(left.topics);
            for (members, set) in left.sets.iter().filter(|(members, _)| members & books != 0) {
                match sets.iter_mut().find(|(_, known)| known == set) {
                    Some((all, _)) => *all |= members & books,
                    None => sets.push((members & books, *set)),
                }
            }
        }
        if sets.len() < 2 {
            return None;
        }
        let mut groups: SmallVec<[Books; 3]> = sets.into_iter().map(|(books, _)| books).collect();
        groups.sort_unstable_by_key(|group| group.trailing_zeros());
        Some(self.met.number(Parting { groups, topics }))
    }

    /// Counts the line that goes on with that letter.
    fn count(&mut self, parting: Option<u32>, weight: u64, letter: usize) {
        self.tally.sequences += weight;
        self.tally.nodes += 1;
        let Some(number) = parting.map(|number| number as usize) else { return };
        self.tally.divergent += weight;
        if self.counts.len() <= number {
            self.counts.resize(self.met.len().max(number + 1), None);
        }
        let place = || {
            let mut place = self.place.clone();
            place.path.push(letter as u16);
            place
        };
        match &mut self.counts[number] {
            Some(count) => {
                count.sequences += weight;
                if self.place.path.len() + 1 < count.first.path.len() {
                    count.first = place();
                }
            }
            unknown => *unknown = Some(Count { sequences: weight, first: place() }),
        }
    }

    /// Rules the line: how the editions part, and whether all hold the move made, or the game over.
    fn hear(&mut self) -> (Option<u32>, bool) {
        let (parting, closed) = rule(self.bench, self.line.incident());
        (parting.map(|parting| self.met.number(parting)), closed)
    }
}

/// Whether the letter changes no ruling: a word or a touch of the other side, or any contact once the move is made.
fn is_idle(effect: Effect, closed: bool) -> bool {
    match effect {
        Effect::None => true,
        Effect::Contact => closed,
        Effect::Open => false,
    }
}

fn hash(parting: &Parting) -> u64 {
    let topics = parting.topics.iter().fold(0, |bits, topic| bits | 1_u64 << topic.index());
    parting.groups.iter().fold(topics, |hash, group| mix(mix(hash, *group as u64), (*group >> 64) as u64))
}

fn hash_mixed(mixed: &Mixed) -> u64 {
    mixed.iter().fold(0, |hash, (books, left)| mix(mix(hash, (*books as u64) ^ (books >> 64) as u64), u64::from(*left)))
}

/// How the editions of a bench part on an incident, `None` when they do not.
pub(crate) fn parting(bench: &Bench, incident: &Incident) -> Option<Parting> {
    rule(bench, incident).0
}

fn rule(bench: &Bench, incident: &Incident) -> (Option<Parting>, bool) {
    let (mut left, mut topics, mut closed) = (bench.everybody(), TopicSet::EMPTY, true);
    let mut groups: SmallVec<[(Books, Ruling); 3]> = SmallVec::new();
    while let Some(Heard { ruling, books, parted, .. }) = bench.hear(incident, left) {
        left &= !books;
        topics = topics.or(parted);
        closed &= matches!(ruling.status, Status::Made | Status::Completed | Status::Over);
        match groups.iter_mut().find(|(_, known)| known.same_outcome(&ruling)) {
            Some((members, _)) => *members |= books,
            None => groups.push((books, ruling)),
        }
    }
    let parts = groups.len() > 1;
    (parts.then(|| Parting { groups: groups.into_iter().map(|(books, _)| books).collect(), topics }), closed)
}
