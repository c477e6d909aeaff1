//! Lines on which nothing but touching has happened: where they stand, and what goes on from there.

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use adoube_core::bench::{Bench, Books};
use adoube_core::board::{Position, Scene, Squares};
use adoube_core::topic::{Topic, TopicSet};
use smallvec::{SmallVec, smallvec};

use crate::alphabet::Letter;
use crate::intern::{Interner, mix};
use crate::roles::{Castling, InTouching, roles};
use crate::summary::Summary;
use crate::tally::Parting;
use crate::touches::{Touched, Touches};

/// Editions that have counted the same contacts, and the plain touches that these come to.
type Tracks = SmallVec<[(Books, Touched); 2]>;

/// Editions, and the number of what is left to them.
type Mixed = SmallVec<[(Books, u32); 2]>;

/// What lines of nothing but touching come to, as far as it matters to how they go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stance {
    pub(crate) tracks: Tracks,
    castling: Castling,
}

/// Where a letter leads while nothing but touching happens.
pub(crate) enum Next {
    /// It changes nothing.
    Same,
    /// The stance that it leads to.
    Touched(Stance),
}

/// What is known of the lines of touching from one position.
pub(crate) struct Touching<'a> {
    bench: &'a Bench,
    letters: &'a [Letter],
    /// For each letter what it is while nothing but touching has happened.
    roles: Rc<[InTouching]>,
    touches: Touches,
    /// Partings met, and for each set of moves left by plain touches the number of its parting, once known.
    met: Interner<Parting>,
    of_left: Vec<Option<Option<u32>>>,
    /// The same for editions that are left with different sets.
    mixed: Interner<Mixed>,
    of_mixed: Vec<Option<u32>>,
    stances: Interner<Stance>,
    /// For each number of letters and each stance, the number of what goes on from it, once known.
    ahead: Vec<Vec<Option<u32>>>,
    summaries: Vec<Summary>,
    /// Contacts with units that castle, when some edition sees more than a plain touch in one of them.
    doubtful: Vec<usize>,
}

impl<'a> Touching<'a> {
    pub(crate) fn new(bench: &'a Bench, position: &Position, letters: &'a [Letter]) -> Self {
        let scene = Scene::new(position.clone());
        let (mut roles, edges) = roles(bench, &scene, letters);
        // As long as no contact is in doubt the castling clauses see what is remembered of plain touches, and no more.
        if !roles.iter().any(|role| role.castling().has(Castling::DOUBT)) {
            roles.iter_mut().for_each(InTouching::forget_castling);
        }
        let castles = |(number, role): (usize, &InTouching)| (role.castling() != Castling::default()).then_some(number);
        let doubtful = roles.iter().enumerate().filter_map(castles).collect();
        Touching {
            bench,
            letters,
            touches: Touches::new(bench, scene, edges),
            met: Interner::new(hash),
            of_left: Vec::new(),
            mixed: Interner::new(hash_mixed),
            of_mixed: Vec::new(),
            stances: Interner::new(hash_stance),
            ahead: Vec::new(),
            summaries: Vec::new(),
            doubtful,
            roles: roles.into(),
        }
    }

    /// The stance of the empty line.
    pub(crate) fn start(&mut self) -> u32 {
        let tracks = smallvec![(self.bench.everybody(), 0)];
        self.stances.number(Stance { tracks, castling: Castling::default() })
    }

    /// The number of that stance.
    pub(crate) fn number(&mut self, stance: Stance) -> u32 {
        self.stances.number(stance)
    }

    /// The stance of that number.
    pub(crate) fn stance(&self, number: u32) -> Option<Stance> {
        self.stances.get(number).cloned()
    }

    /// The number of that parting.
    pub(crate) fn met(&mut self, parting: Parting) -> u32 {
        self.met.number(parting)
    }

    /// Partings met so far, by their numbers.
    pub(crate) fn partings(&self) -> &Interner<Parting> {
        &self.met
    }

    /// Whether the letter is told by touching alone, whatever is in hand.
    pub(crate) fn tells(&self, number: usize) -> bool {
        let needs_nothing = self.letters.get(number).is_some_and(|letter| letter.needs.is_none());
        needs_nothing && !matches!(self.roles.get(number), Some(InTouching::Other) | None)
    }

    /// Whether all letters are, wherever they stand.
    pub(crate) fn tells_all(&self) -> bool {
        self.doubtful.is_empty() && (0..self.letters.len()).all(|number| self.tells(number))
    }

    /// Letters told by touching alone that are not at that stance.
    pub(crate) fn doubtful(&self, stance: u32) -> SmallVec<[usize; 8]> {
        let Some(known) = self.stances.get(stance) else { return SmallVec::new() };
        let is_open = |number: &usize| match self.roles.get(*number) {
            Some(InTouching::Contact { castling, .. }) => {
                known.castling.and(*castling).is_open() && self.tells(*number)
            }
            _ => false,
        };
        self.doubtful.iter().copied().filter(is_open).collect()
    }

    /// Where one more letter leads while nothing but touching happens; `None` when that is over.
    pub(crate) fn after(&mut self, from: &Stance, number: usize) -> Option<Next> {
        match self.roles.get(number)? {
            InTouching::Idle => Some(Next::Same),
            InTouching::Contact { edge, squares, counted, castling } => {
                let (edge, squares, counted) = (*edge, *squares, *counted);
                let castling = from.castling.and(*castling);
                if castling.is_open() {
                    return None;
                }
                let leads_on = |(books, node): &(Books, Touched)| {
                    books & counted != 0 && !self.touches.fork(*node).open.is_disjoint(squares)
                };
                if castling == from.castling && !from.tracks.iter().any(leads_on) {
                    return Some(Next::Same);
                }
                let tracks = match from.tracks.as_slice() {
                    [(books, node)] if books & !counted == 0 => {
                        smallvec![(*books, self.touches.then(self.bench, *node, edge))]
                    }
                    tracks => self.touch(tracks, edge, counted),
                };
                Some(Next::Touched(Stance { tracks, castling }))
            }
            InTouching::Other => None,
        }
    }

    /// The number of what all lines come to that go on from there, by up to so many letters, with nothing but touching;
    /// `None` when the walk was stopped.
    pub(crate) fn ahead(&mut self, stance: u32, depth: usize, stop: &AtomicBool) -> Option<usize> {
        let at = stance as usize;
        if let Some(Some(known)) = self.ahead.get(depth).and_then(|known| known.get(at)) {
            return Some(*known as usize);
        }
        let all = if depth > 1 { self.many_ahead(stance, depth, stop)? } else { self.one_ahead(stance)? };
        self.summaries.push(all);
        let number = self.summaries.len() - 1;
        if self.ahead.len() <= depth {
            self.ahead.resize(depth + 1, Vec::new());
        }
        let known = &mut self.ahead[depth];
        if known.len() <= at {
            known.resize(self.stances.len(), None);
        }
        known[at] = Some(number as u32);
        Some(number)
    }

    /// What lines come to, by the number that [`Touching::ahead`] told.
    pub(crate) fn summary(&self, number: usize) -> &Summary {
        &self.summaries[number]
    }

    fn many_ahead(&mut self, stance: u32, depth: usize, stop: &AtomicBool) -> Option<Summary> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let here = self.stances.get(stance)?.clone();
        let parting = self.parting_of(&here.tracks);
        // All letters first, and only then what goes on from each: the way to a place is then looked up once.
        let mut nexts: SmallVec<[_; 32]> = SmallVec::new();
        for (number, letter) in self.letters.iter().enumerate().filter(|(_, letter)| letter.needs.is_none()) {
            let (parting, next) = match self.after(&here, number) {
                None => continue,
                Some(Next::Same) => (parting, stance),
                Some(Next::Touched(next)) => (self.parting_of(&next.tracks), self.stances.number(next)),
            };
            nexts.push((number, letter.weight, parting, next));
        }
        let mut all = Summary::default();
        for (number, weight, parting, next) in nexts {
            all.count(parting, weight, number);
            let next = self.ahead(next, depth - 1, stop)?;
            all.add_after(number, weight, self.summary(next));
        }
        Some(all)
    }

    /// The same for one letter: nothing need be told apart that matters to later ones alone.
    fn one_ahead(&mut self, stance: u32) -> Option<Summary> {
        let here = self.stances.get(stance)?.clone();
        let parting = self.parting_of(&here.tracks);
        let everybody = self.bench.everybody();
        let (mut telling, mut open, mut open_to_all) = (Squares::EMPTY, Squares::EMPTY, Squares::FULL);
        for (_, node) in &here.tracks {
            let fork = self.touches.fork(*node);
            telling |= fork.telling;
            open |= fork.open;
            open_to_all &= fork.open;
        }
        // Where nobody's moves change, the same editions part; and on the same topics, unless the letter sets tracks apart
        // or brings them together.
        let same = |squares: Squares, counted: Books| {
            open.is_disjoint(squares)
                || telling.is_disjoint(squares)
                    && (parting.is_none() || counted == everybody && open_to_all.is_superset(squares))
        };
        let mut all = Summary::default();
        let roles = Rc::clone(&self.roles);
        for (number, (letter, role)) in self.letters.iter().zip(&*roles).enumerate() {
            if letter.needs.is_some() {
                continue;
            }
            let parting = match (role, here.tracks.as_slice()) {
                (InTouching::Contact { squares, counted, castling, .. }, _)
                    if same(*squares, *counted) && !here.castling.and(*castling).is_open() =>
                {
                    parting
                }
                (InTouching::Contact { edge, counted, castling, .. }, [(_, node)])
                    if *counted == everybody && !here.castling.and(*castling).is_open() =>
                {
                    let left = self.touches.left_then(self.bench, *node, *edge);
                    self.parting_of_left(left)
                }
                _ => match self.after(&here, number) {
                    None => continue,
                    Some(Next::Same) => parting,
                    Some(Next::Touched(next)) => self.parting_of(&next.tracks),
                },
            };
            all.count(parting, letter.weight, number);
        }
        Some(all)
    }

    /// The tracks after a contact that those editions count.
    fn touch(&mut self, tracks: &[(Books, Touched)], edge: u16, counted: Books) -> Tracks {
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
    pub(crate) fn parting_of(&mut self, tracks: &Tracks) -> Option<u32> {
        if let [(_, node)] = tracks.as_slice() {
            return self.touches.left(*node).and_then(|left| self.parting_of_left(left));
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

    /// The same where all have counted the same contacts.
    fn parting_of_left(&mut self, number: u32) -> Option<u32> {
        if let Some(Some(known)) = self.of_left.get(number as usize) {
            return *known;
        }
        let left = self.touches.left_of(number)?;
        let groups: SmallVec<[Books; 3]> = left.sets.iter().map(|(books, _)| *books).collect();
        let parting = Parting { groups, topics: left.topics };
        let known = (parting.groups.len() > 1).then(|| self.met.number(parting));
        if self.of_left.len() <= number as usize {
            self.of_left.resize(number as usize + 1, None);
        }
        self.of_left[number as usize] = Some(known);
        known
    }

    /// The editions of each track, and what is left to them.
    fn key_of(&self, tracks: &Tracks) -> Option<Mixed> {
        tracks.iter().map(|(books, node)| Some((*books, self.touches.left(*node)?))).collect()
    }

    /// The same for several tracks, worked out anew.
    fn mix(&mut self, tracks: &Tracks) -> Option<u32> {
        let mut sets: SmallVec<[(Books, u32); 6]> = SmallVec::new();
        let mut topics = TopicSet::EMPTY.with(Topic::Contact);
        for (books, node) in tracks {
            let left = self.touches.left_of(self.touches.left(*node)?)?;
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
}

fn hash(parting: &Parting) -> u64 {
    let topics = parting.topics.iter().fold(0, |bits, topic| bits | 1_u64 << (topic.index() % 64));
    parting.groups.iter().fold(topics, |hash, group| mix(mix(hash, *group as u64), (*group >> 64) as u64))
}

fn hash_stance(stance: &Stance) -> u64 {
    stance.tracks.iter().fold(stance.castling.bits(), |hash, (books, node)| {
        mix(mix(hash, (*books as u64) ^ (books >> 64) as u64), u64::from(*node))
    })
}

fn hash_mixed(mixed: &Mixed) -> u64 {
    mixed.iter().fold(0, |hash, (books, left)| mix(mix(hash, (*books as u64) ^ (books >> 64) as u64), u64::from(*left)))
}
