//! Many rule books before one incident: one speaks, and those that answer alike share its ruling.
//!
//! A ruling depends on nothing but the answers that policies give. Whenever the book that speaks is asked something, the
//! others that chose another policy there are asked the same; who answers otherwise falls away, and the rest cannot but
//! come to the same ruling.

use std::cell::Cell;

use smallvec::SmallVec;

use crate::adjudicate;
use crate::board::{MoveSet, Scene};
use crate::branch::Branch;
use crate::competition_book::{Competition, CompetitionBook};
use crate::incident::Incident;
use crate::policy::Touched;
use crate::rulebook::RuleBook;
use crate::ruling::Ruling;
use crate::topic::{Topic, TopicSet};

/// A set of books of a bench: a bit for the index of each.
pub type Books = u128;

/// Rule books that rule together.
#[derive(Debug)]
pub struct Bench {
    /// Number of its first book among all that were seated.
    first: usize,
    books: Vec<RuleBook>,
    /// For each topic the books that choose alike, when there is more than one such group.
    groups: Vec<Vec<Books>>,
    /// For each book those that take the same for granted without being asked.
    granted: Vec<Books>,
}

/// A ruling and who gives it.
#[derive(Clone, Debug)]
pub struct Heard {
    /// The ruling.
    pub ruling: Ruling,
    /// The books of the bench that give it.
    pub books: Books,
    /// The topics asked.
    pub asked: TopicSet,
    /// The topics on which books fell away.
    pub parted: TopicSet,
    /// Number of the bench's first book.
    first: usize,
}

impl Heard {
    /// Whether that book gives the ruling; books are numbered through all benches.
    pub fn holds(&self, book: usize) -> bool {
        let seat = book.wrapping_sub(self.first);
        seat < Bench::SEATS && self.books & 1 << seat != 0
    }
}

impl Bench {
    /// How many books a bench seats.
    pub const SEATS: usize = Books::BITS as usize;

    /// Seats the books in order, on as many benches as they need.
    pub fn seat(books: &[RuleBook]) -> Vec<Bench> {
        let bench = |(index, books): (usize, &[RuleBook])| Bench::new(index * Bench::SEATS, books.to_vec());
        books.chunks(Bench::SEATS).enumerate().map(bench).collect()
    }

    fn new(first: usize, books: Vec<RuleBook>) -> Bench {
        let alike = |same: &dyn Fn(&RuleBook) -> bool| {
            books.iter().enumerate().filter(|(_, other)| same(other)).fold(0, |set, (index, _)| set | 1 << index)
        };
        let groups = Topic::ALL.iter().map(|topic| {
            let mut groups: Vec<Books> = Vec::new();
            for (index, book) in books.iter().enumerate() {
                if groups.iter().all(|group| group & 1 << index == 0) {
                    groups.push(alike(&|other| other.chooses_as(book, *topic)));
                }
            }
            if groups.len() > 1 { groups } else { Vec::new() }
        });
        let groups = groups.collect();
        let granted = books.iter().map(|book| alike(&|other| other.alone_binds() == book.alone_binds())).collect();
        Bench { first, groups, granted, books }
    }

    /// The books in order.
    pub fn books(&self) -> &[RuleBook] {
        &self.books
    }

    /// All its books.
    pub fn everybody(&self) -> Books {
        if self.books.is_empty() { 0 } else { Books::MAX >> (Bench::SEATS - self.books.len()) }
    }

    /// Lets the first of the books `among` speak; `None` when there is none.
    pub fn hear(&self, incident: &Incident, among: Books) -> Option<Heard> {
        let asking = self.asking(among)?;
        let ruling = adjudicate::by(incident, &asking);
        Some(Heard {
            ruling,
            books: asking.alike.get(),
            asked: asking.asked.get(),
            parted: asking.parted.get(),
            first: self.first,
        })
    }

    /// Hears every book of these benches, one for all that answer alike.
    pub fn hear_all(benches: &[Bench], incident: &Incident) -> SmallVec<[Heard; 2]> {
        let mut classes = SmallVec::new();
        for bench in benches {
            let mut left = bench.everybody();
            while let Some(heard) = bench.hear(incident, left) {
                left &= !heard.books;
                classes.push(heard);
            }
        }
        classes
    }
}

impl Bench {
    /// Lets the first of the books `among` say which moves are left when units were touched one after the other, each
    /// meant to be played, and nothing else happened: the ruling of such an incident, told shortly. The units are those
    /// of each colour, each once, in order of time. `None` when there is no book.
    ///
    /// King and rook touched both raise questions of castling that this does not ask; see [`Bench::hear`].
    pub fn hear_touches(
        &self,
        scene: &Scene,
        own: &[Touched],
        enemy: &[Touched],
        among: Books,
    ) -> Option<TouchesHeard> {
        let asking = self.asking(among)?;
        let moves = adjudicate::left_by_touches(&asking, scene, own, enemy);
        Some(TouchesHeard { moves, books: asking.alike.get(), parted: asking.parted.get() })
    }

    fn asking(&self, among: Books) -> Option<Asking<'_>> {
        let speaker = among.trailing_zeros() as usize;
        let (book, granted) = (self.books.get(speaker)?, self.granted.get(speaker)?);
        Some(Asking {
            book,
            bench: Some(self),
            speaker: 1 << speaker,
            alike: Cell::new(among & granted),
            asked: Cell::new(TopicSet::EMPTY),
            parted: Cell::new(TopicSet::EMPTY),
        })
    }
}

/// What plain touches leave, and to whom.
#[derive(Clone, Copy, Debug)]
pub struct TouchesHeard {
    /// The moves left.
    pub moves: MoveSet,
    /// The books that leave them.
    pub books: Books,
    /// The topics on which books fell away.
    pub parted: TopicSet,
}

/// A rule book being asked. Policies are reached through it alone, so nothing is asked unseen.
#[derive(Debug)]
pub(crate) struct Asking<'a> {
    book: &'a RuleBook,
    bench: Option<&'a Bench>,
    /// Its own seat, as a set.
    speaker: Books,
    /// The books that have answered alike so far.
    alike: Cell<Books>,
    asked: Cell<TopicSet>,
    parted: Cell<TopicSet>,
}

impl<'a> Asking<'a> {
    /// A book that speaks for itself alone.
    pub(crate) fn alone(book: &'a RuleBook) -> Asking<'a> {
        Asking {
            book,
            bench: None,
            speaker: 0,
            alike: Cell::new(0),
            asked: Cell::new(TopicSet::EMPTY),
            parted: Cell::new(TopicSet::EMPTY),
        }
    }

    pub(crate) fn asked(&self) -> TopicSet {
        self.asked.get()
    }

    pub(crate) fn own_alone_binds(&self) -> bool {
        self.book.alone_binds()[0]
    }

    pub(crate) fn enemy_alone_binds(&self) -> bool {
        self.book.alone_binds()[1]
    }

    /// The speaker's answer; who answers otherwise falls away.
    pub(crate) fn ask<A: PartialEq>(&self, topic: Topic, put: impl Fn(&RuleBook) -> A) -> A {
        let answer = put(self.book);
        self.part(topic, |book| put(book) == answer);
        answer
    }

    /// Lets the books that chose another policy on a topic fall away unless they answer as the speaker did.
    fn part(&self, topic: Topic, agrees: impl Fn(&RuleBook) -> bool) {
        self.asked.set(self.asked.get().with(topic));
        let Some(bench) = self.bench else { return };
        let groups = bench.groups.get(topic.index()).map_or(&[][..], Vec::as_slice);
        for group in groups {
            let alike = self.alike.get();
            if alike == self.speaker {
                break;
            }
            let rivals = group & alike;
            if rivals != 0
                && group & self.speaker == 0
                && let Some(book) = bench.books.get(rivals.trailing_zeros() as usize)
                && !agrees(book)
            {
                self.alike.set(alike & !group);
                self.parted.set(self.parted.get().with(topic));
            }
        }
    }

    /// The competition rules to be asked; `None`, and only for books without any, when the speaker has none.
    pub(crate) fn court(&self) -> Option<Court<'_>> {
        let rules = self.book.competition_rules();
        if let Some(bench) = self.bench {
            let same = |(_, book): &(usize, &RuleBook)| book.competition_rules().is_some() == rules.is_some();
            let same = bench.books.iter().enumerate().filter(same).fold(0, |set, (seat, _)| set | 1 << seat);
            if self.alike.get() & !same != 0 {
                self.alike.set(self.alike.get() & same);
                self.parted.set(self.parted.get().with(Topic::TimeRange));
            }
        }
        Some(Court { asking: self, rules: rules? })
    }
}

/// The competition rules of a book being asked, topic by topic and branch by branch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Court<'a> {
    asking: &'a Asking<'a>,
    rules: &'a Competition,
}

impl Court<'_> {
    /// The speaker's answer in a branch; who answers otherwise falls away.
    pub(crate) fn ask<A: PartialEq>(&self, topic: Topic, branch: Branch, put: impl Fn(&CompetitionBook) -> A) -> A {
        let answer = put(self.rules.of(branch));
        self.asking.part(topic, |book| book.competition(branch).is_some_and(|other| put(other) == answer));
        answer
    }
}
