//! Classes of divergence, each with its smallest witness.

use adoube_compare::cause;
use adoube_core::bench::{Bench, Books};
use adoube_core::board::{Position, Square};
use adoube_core::incident::{Event, Incident, Start};
use adoube_core::topic::{Topic, TopicSet};
use smallvec::SmallVec;

use crate::search::{Progress, Search};
use crate::walk::parting;

/// Books that part in the same way for the same reasons.
#[derive(Clone, Debug)]
pub struct Class {
    /// The books with the same outcome, by their index, in order of their first member.
    pub groups: Vec<Vec<usize>>,
    /// The topics that make the difference, in order of evaluation.
    pub topics: Vec<Topic>,
    /// Sequences of the domain that fall into the class.
    pub sequences: u64,
    /// An incident of the class that loses it with any of its events, and with any of its units but kings. It need not
    /// stand in the domain itself: units that do not matter have been taken off.
    pub witness: Witness,
}

/// The smallest incident found for a class.
#[derive(Clone, Debug)]
pub struct Witness {
    /// The position.
    pub position: Position,
    /// What happened.
    pub events: Vec<Event>,
    /// The position of the domain that it was found in.
    pub ground: String,
}

impl Witness {
    /// The incident itself; `None` never happens for a witness that a search gave.
    pub fn incident(&self) -> Option<Incident> {
        Incident::new(Start::new(self.position.clone()), &self.events).ok()
    }

    /// How many units stand on the board.
    pub fn units(&self) -> usize {
        self.position.board().occupied().count()
    }
}

/// The ground of a parting: its groups and what makes them differ.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Reason {
    groups: SmallVec<[Books; 3]>,
    topics: TopicSet,
}

/// The class that an incident falls into by itself: the groups of books, and the topics that make the difference; `None`
/// when no two books differ on it.
pub fn class_of(bench: &Bench, incident: &Incident) -> Option<(Vec<Vec<usize>>, Vec<Topic>)> {
    let Reason { groups, topics } = reason(bench, incident)?;
    Some((groups.iter().map(|group| members(*group)).collect(), topics.iter().collect()))
}

fn reason(bench: &Bench, incident: &Incident) -> Option<Reason> {
    let groups = parting(bench, incident)?.groups;
    let speakers: Vec<_> =
        groups.iter().filter_map(|group| bench.books().get(group.trailing_zeros() as usize)).collect();
    let mut topics = TopicSet::EMPTY;
    for (index, one) in speakers.iter().enumerate() {
        for other in speakers.iter().skip(index + 1) {
            for topic in cause(incident, one, other).topics() {
                topics.insert(*topic);
            }
        }
    }
    Some(Reason { groups, topics })
}

/// The classes of what was walked, most divided and most frequent first.
pub fn classes(search: &Search, progress: &Progress) -> Vec<Class> {
    let bench = search.bench();
    let mut found: std::collections::BTreeMap<Reason, (u64, Candidate)> = std::collections::BTreeMap::new();
    for count in progress.tally.partings.values() {
        let Some((position, events)) = search.line(&count.first) else { continue };
        let ground = search.domain().grounds.get(count.first.ground as usize).map(|g| g.id.clone()).unwrap_or_default();
        let raw = Candidate { position: position.clone(), events, ground };
        let Some(reason) = raw.reason(bench) else { continue };
        let small = shrink(bench, raw, &reason);
        match found.get_mut(&reason) {
            Some((sequences, known)) => {
                *sequences += count.sequences;
                if small.size() < known.size() {
                    *known = small;
                }
            }
            None => drop(found.insert(reason, (count.sequences, small))),
        }
    }
    let class = |(reason, (sequences, Candidate { position, events, ground })): (Reason, (u64, Candidate))| Class {
        groups: reason.groups.iter().map(|group| members(*group)).collect(),
        topics: reason.topics.iter().collect(),
        sequences,
        witness: Witness { position, events, ground },
    };
    let mut classes: Vec<Class> = found.into_iter().map(class).collect();
    classes.sort_by(|a, b| {
        let key = |c: &Class| (c.witness.events.len(), c.witness.units());
        key(a).cmp(&key(b)).then_with(|| (&a.topics, &a.groups).cmp(&(&b.topics, &b.groups)))
    });
    classes
}

fn members(mut set: Books) -> Vec<usize> {
    std::iter::from_fn(|| {
        let lowest = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (lowest < Books::BITS).then_some(lowest as usize)
    })
    .collect()
}

#[derive(Clone)]
struct Candidate {
    position: Position,
    events: Vec<Event>,
    ground: String,
}

impl Candidate {
    fn reason(&self, bench: &Bench) -> Option<Reason> {
        let incident = Incident::new(Start::new(self.position.clone()), &self.events).ok()?;
        reason(bench, &incident)
    }

    /// Smaller is plainer: fewer events, fewer units, fewer legal moves to look through, then the letters of the FEN.
    fn size(&self) -> (usize, usize, String) {
        (self.events.len(), self.position.board().occupied().count(), self.position.fen())
    }

    fn without_event(&self, index: usize) -> Candidate {
        let mut fewer = self.clone();
        fewer.events.remove(index);
        fewer
    }

    /// The same without a unit; `None` when the position cannot be read from a file then.
    fn without_unit(&self, square: Square) -> Option<Candidate> {
        let mut board = self.position.board().clone();
        board.discard_piece_at(square);
        let mut rights = self.position.castling_rights();
        rights.discard(square);
        let (turn, chess960) = (self.position.turn(), self.position.is_chess960());
        let made = Position::from_board(&board, turn, rights, self.position.ep_square(), chess960).ok()?;
        let position = Position::from_fen(&made.fen(), chess960).ok()?;
        (position.board() == &board && position.turn() == turn).then(|| Candidate { position, ..self.clone() })
    }
}

/// Takes events and units away as long as the class stays the same.
fn shrink(bench: &Bench, mut candidate: Candidate, reason: &Reason) -> Candidate {
    let stays = |smaller: &Candidate| smaller.reason(bench).as_ref() == Some(reason);
    loop {
        let events = (0..candidate.events.len()).rev().map(|index| candidate.without_event(index));
        let units = candidate.position.board().occupied() & !candidate.position.board().kings();
        let units = units.into_iter().filter_map(|square| candidate.without_unit(square));
        match events.chain(units).find(stays) {
            Some(smaller) => candidate = smaller,
            None => return candidate,
        }
    }
}
