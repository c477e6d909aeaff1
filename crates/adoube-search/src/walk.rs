//! One walk through the tree of event sequences of a position.

use std::sync::atomic::{AtomicBool, Ordering};

use adoube_core::bench::{Bench, Books, Heard};
use adoube_core::board::{Position, Square};
use adoube_core::incident::{Incident, Line, Start};
use adoube_core::ruling::{Ruling, Status};
use adoube_core::topic::TopicSet;
use smallvec::SmallVec;

use crate::alphabet::{Effect, Letter};
use crate::summary::{Singles, Summary};
use crate::tally::{Count, Parting, Place, Tally};
use crate::touching::{Next, Touching};

/// A position, its letters, and what has been found out about its lines.
pub(crate) struct Walk<'a> {
    bench: &'a Bench,
    letters: &'a [Letter],
    touching: Touching<'a>,
    /// Whether touching alone tells everything.
    touching_only: bool,
    /// Whether letters of the competition rules are among them.
    is_case: bool,
    /// Letters to be tried one by one at the end of a line: after touching alone, after more, and once it is closed.
    ends: [Singles; 3],
    /// The letters that change no ruling after more than touching, and once it is closed.
    idle: [Summary; 2],
    /// The line as far as it was needed, and its letters.
    line: Line,
    on_line: SmallVec<[u16; 8]>,
    place: Place,
    tally: Tally,
    counts: Vec<Option<Count>>,
    stop: &'a AtomicBool,
    stopped: bool,
}

/// Where a walk stands.
#[derive(Clone, Copy, Debug)]
struct State {
    /// How the editions part there.
    parting: Option<u32>,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Nothing but touching has happened; the number of the stance.
    Touching(u32),
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
        let touching = Touching::new(bench, position, letters);
        let start = Start::new(position.clone());
        // What hands do after a claim or a flag may matter to the court, also once the move is made.
        let is_case = letters.iter().any(|letter| letter.event.act.is_competition());
        let is_idle = |effect: Effect, closed: bool| !is_case && is_idle(effect, closed);
        let idle = |closed: bool| {
            let mut all = Summary::default();
            let mine = |(_, l): &(usize, &Letter)| l.needs.is_none() && is_idle(l.effect, closed);
            letters.iter().enumerate().filter(mine).for_each(|(number, l)| all.count(Some(0), l.weight, number));
            all
        };
        let ends = [
            Singles::of(letters, |number, _| !touching.tells(number)),
            Singles::of(letters, |_, letter| letter.needs.is_some() || !is_idle(letter.effect, false)),
            Singles::of(letters, |_, letter| letter.needs.is_some() || !is_idle(letter.effect, true)),
        ];
        Walk {
            bench,
            letters,
            touching_only: touching.tells_all(),
            is_case,
            touching,
            ends,
            idle: [idle(false), idle(true)],
            line: if is_case { Line::of_case(start) } else { Line::new(start) },
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
        let start = self.touching.start();
        let start = self.stand(start);
        self.step(letter, depth, 1, None, start);
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
            if let (Some(count), Some(parting)) = (count.take(), self.touching.partings().get(number as u32)) {
                tally.partings.insert(parting.clone(), count);
            }
        }
        (!self.stopped).then_some(tally)
    }

    fn step(&mut self, number: usize, depth: usize, weight: u64, hand: Option<Square>, before: State) {
        let Some(letter) = self.letters.get(number).filter(|l| l.needs.is_none() || l.needs == hand) else { return };
        let weight = weight * letter.weight;
        let touched = match before.kind {
            Kind::Touching(stance) => {
                self.touching.stance(stance).and_then(|stance| self.touching.after(&stance, number))
            }
            Kind::Any { closed } => (!self.is_case && is_idle(letter.effect, closed)).then_some(Next::Same),
        };
        let after = match touched {
            // Contacts, words and the clock can always happen, so the last one of a line need not be done to be ruled.
            Some(Next::Same) => before,
            Some(Next::Touched(stance)) if depth == 1 => {
                State { parting: self.touching.parting_of(&stance.tracks), kind: before.kind }
            }
            Some(Next::Touched(stance)) => {
                let stance = self.touching.number(stance);
                self.stand(stance)
            }
            None => {
                self.place.path.push(number as u16);
                let done = self.bring_line();
                self.place.path.pop();
                if !done {
                    return;
                }
                let (parting, closed) = self.hear();
                State { parting, kind: Kind::Any { closed } }
            }
        };
        self.count(after.parting, weight, number);
        if depth > 1 {
            let hand = letter.holds.or(hand).filter(|_| letter.needs.is_none());
            self.place.path.push(number as u16);
            self.go_on(depth - 1, weight, hand, after);
            self.place.path.pop();
        }
    }

    /// Walks all lines that go on from there.
    fn go_on(&mut self, depth: usize, weight: u64, hand: Option<Square>, from: State) {
        if depth > 1 {
            // Looked at now and then: a branch of the last two events is short.
            self.stopped |= self.stop.load(Ordering::Relaxed);
        }
        let ends = match from.kind {
            Kind::Touching(stance) if self.touching_only => return self.add_ahead(stance, depth, weight),
            _ if depth > 1 => {
                for next in 0..self.letters.len() {
                    if self.stopped {
                        return;
                    }
                    self.step(next, depth, weight, hand, from);
                }
                return;
            }
            Kind::Touching(stance) => {
                self.add_ahead(stance, 1, weight);
                for number in self.touching.doubtful(stance) {
                    self.step(number, 1, weight, hand, from);
                }
                0
            }
            Kind::Any { closed } => {
                let all = &self.idle[usize::from(closed)];
                let (sequences, nodes) = (weight * all.sequences, all.nodes);
                self.tally.sequences += sequences;
                self.tally.nodes += nodes;
                if let (Some(parting), Some((_, _, first))) = (from.parting, all.partings.first()) {
                    let first = first.clone();
                    self.tally.divergent += sequences;
                    self.credit(parting, sequences, &first);
                }
                1 + usize::from(closed)
            }
        };
        for at in 0..self.ends[ends].len(hand) {
            if let Some(number) = self.ends[ends].get(hand, at) {
                self.step(number, 1, weight, hand, from);
            }
        }
    }

    fn stand(&mut self, stance: u32) -> State {
        let tracks = self.touching.stance(stance).map(|stance| stance.tracks);
        let parting = tracks.and_then(|tracks| self.touching.parting_of(&tracks));
        State { parting, kind: Kind::Touching(stance) }
    }

    /// Counts all lines of up to so many letters that go on from a stance with nothing but touching.
    fn add_ahead(&mut self, stance: u32, depth: usize, weight: u64) {
        let Some(all) = self.touching.ahead(stance, depth, self.stop) else {
            self.stopped = true;
            return;
        };
        self.tally.sequences += weight * all.sequences;
        self.tally.nodes += all.nodes;
        self.tally.divergent += weight * all.divergent;
        for (parting, sequences, first) in &all.partings {
            self.credit(*parting, weight * sequences, first);
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

    /// Counts the line that goes on with that letter.
    fn count(&mut self, parting: Option<u32>, weight: u64, letter: usize) {
        self.tally.sequences += weight;
        self.tally.nodes += 1;
        if let Some(parting) = parting {
            self.tally.divergent += weight;
            self.credit(parting, weight, &[letter as u16]);
        }
    }

    /// Adds sequences that go on from the place with these letters, or with later or more ones.
    fn credit(&mut self, parting: u32, sequences: u64, rest: &[u16]) {
        let number = parting as usize;
        if self.counts.len() <= number {
            self.counts.resize(self.touching.partings().len().max(number + 1), None);
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

    /// Rules the line: how the editions part, and whether all hold the move made, or the game over.
    fn hear(&mut self) -> (Option<u32>, bool) {
        let (parting, closed) = rule(self.bench, self.line.incident());
        (parting.map(|parting| self.touching.met(parting)), closed)
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
