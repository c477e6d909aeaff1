//! One walk through the tree of event sequences of a position.

use std::sync::atomic::{AtomicBool, Ordering};

use adoube_core::bench::{Bench, Books, Heard};
use adoube_core::board::{Position, Square};
use adoube_core::incident::{Incident, Line, Start};
use adoube_core::ruling::{Ruling, Status};
use adoube_core::topic::TopicSet;
use smallvec::SmallVec;

use crate::alphabet::{Effect, Letter};
use crate::found::Found;
use crate::summary::{Singles, Summary};
use crate::tally::{Parting, Tally};
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
    found: Found,
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
            found: Found::new(position.board().occupied().count() as u32, ground),
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
        self.found.place.path = numbers.iter().map(|number| *number as u16).collect();
        if self.bring_line() {
            let (parting, _) = self.hear();
            if let Some(last) = self.found.place.path.pop() {
                self.found.count(parting, 1, usize::from(last));
            }
        }
        self.found.place.path.clear();
    }

    /// What was met since the last time; `None` when the walk was stopped on the way.
    pub(crate) fn take(&mut self) -> Option<Tally> {
        let tally = self.found.take(self.touching.partings());
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
                self.found.place.path.push(number as u16);
                let done = self.bring_line();
                self.found.place.path.pop();
                if !done {
                    return;
                }
                let (parting, closed) = self.hear();
                State { parting, kind: Kind::Any { closed } }
            }
        };
        self.found.count(after.parting, weight, number);
        if depth > 1 {
            let hand = letter.holds.or(hand).filter(|_| letter.needs.is_none());
            self.found.place.path.push(number as u16);
            self.go_on(depth - 1, weight, hand, after);
            self.found.place.path.pop();
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
                self.found.add_alike(all, weight, from.parting);
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
        self.found.add(self.touching.summary(all), weight);
    }

    /// Brings the line to where the path is; `false` when the last event of it cannot have happened.
    fn bring_line(&mut self) -> bool {
        let common = self.on_line.iter().zip(&self.found.place.path).take_while(|(a, b)| a == b).count();
        while self.on_line.len() > common {
            self.line.pop();
            self.on_line.pop();
        }
        while let Some(number) = self.found.place.path.get(self.on_line.len()) {
            let letter = self.letters.get(usize::from(*number));
            if letter.is_none_or(|letter| self.line.push(&letter.event).is_err()) {
                return false;
            }
            self.on_line.push(*number);
        }
        true
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
