//! What plain touches come to, one after the other: worked out once a sequence, and looked up for all that follows.
//!
//! As long as nothing but touching has happened, a ruling says which moves are left, and an edition for which a contact
//! does not count rules as if it had not been. So every line of contacts, of whatever manner, comes down to a few lines
//! of plain touches, one for each set of editions that count the same contacts.

use adoube_core::bench::{Bench, Books, Heard};
use adoube_core::board::{MoveSet, Squares};
use adoube_core::incident::{Event, Line};
use adoube_core::topic::TopicSet;
use smallvec::SmallVec;

use crate::intern::{Interner, mix};

/// A line of plain touches, by its number; no touch is 0.
pub(crate) type Touched = u32;

/// Which editions are left with which moves, and on which topics they parted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    /// Editions, and the number of the set of moves left to them.
    pub(crate) sets: SmallVec<[(Books, u32); 3]>,
    pub(crate) topics: TopicSet,
}

/// Lines of plain touches from one position.
#[derive(Debug)]
pub(crate) struct Touches {
    /// The plain touches.
    edges: Vec<Event>,
    /// The unit of each, when it touches one only.
    single: Vec<Squares>,
    nodes: Vec<Node>,
    /// Where each edge leads from a node, in blocks of one entry an edge; 0 where that is not known yet.
    ways: Vec<Touched>,
    lefts: Interner<Left>,
    sets: Interner<MoveSet>,
    /// Lines at hand, with the node that each stands at.
    lines: Vec<(Line, Touched)>,
    next_line: usize,
}

#[derive(Debug)]
struct Node {
    touched: Squares,
    left: u32,
    parent: Touched,
    edge: u16,
    /// Where its block of ways begins; `NO_BLOCK` while it has none.
    block: u32,
}

const NO_BLOCK: u32 = u32::MAX;

/// Lines kept at hand: as many as sets of editions usually count different contacts.
const LINES: usize = 3;

impl Touches {
    pub(crate) fn new(bench: &Bench, edges: Vec<Event>, single: Vec<Squares>, line: impl Fn() -> Line) -> Touches {
        let mut touches = Touches {
            edges,
            single,
            nodes: Vec::new(),
            ways: Vec::new(),
            lefts: Interner::new(|left| {
                left.sets.iter().fold(0, |hash, (books, set)| mix(mix(hash, fold(*books)), u64::from(*set)))
            }),
            sets: Interner::new(|set| set.words().into_iter().fold(0, mix)),
            lines: (0..LINES).map(|_| (line(), 0)).collect(),
            next_line: 0,
        };
        let left = touches.rule(bench, 0);
        touches.nodes.push(Node { touched: Squares::EMPTY, left, parent: 0, edge: 0, block: NO_BLOCK });
        touches
    }

    /// What is left after that line.
    pub(crate) fn left(&self, node: Touched) -> Option<(u32, &Left)> {
        let number = self.nodes.get(node as usize)?.left;
        Some((number, self.lefts.get(number)?))
    }

    /// The line with one more touch; a unit touched again changes nothing.
    pub(crate) fn then(&mut self, bench: &Bench, node: Touched, edge: u16) -> Touched {
        let at = usize::from(edge);
        let (Some(known), Some(unit)) = (self.nodes.get_mut(node as usize), self.single.get(at)) else {
            return node;
        };
        if unit.any() && known.touched.is_superset(*unit) {
            return node;
        }
        let touched = known.touched | *unit;
        if known.block == NO_BLOCK {
            known.block = self.ways.len() as u32;
            self.ways.resize(self.ways.len() + self.edges.len(), 0);
        }
        let way = known.block as usize + at;
        match self.ways.get(way) {
            Some(0) | None => {}
            Some(end) => return *end,
        }
        let slot = self.stand_at(node);
        let (Some((line, _)), Some(event)) = (self.lines.get_mut(slot), self.edges.get(at)) else {
            return node;
        };
        // A touch of a unit of the position can always have happened.
        let pushed = line.push(event).is_ok();
        let left = self.rule(bench, slot);
        if pushed && let Some((line, _)) = self.lines.get_mut(slot) {
            line.pop();
        }
        let end = self.nodes.len() as Touched;
        self.nodes.push(Node { touched, left, parent: node, edge, block: NO_BLOCK });
        if let Some(place) = self.ways.get_mut(way) {
            *place = end;
        }
        end
    }

    /// Brings one of the lines to that node; tells which.
    fn stand_at(&mut self, node: Touched) -> usize {
        if let Some(slot) = self.lines.iter().position(|(_, at)| *at == node) {
            return slot;
        }
        let slot = self.next_line;
        self.next_line = (slot + 1) % LINES;
        let mut path: SmallVec<[u16; 8]> = SmallVec::new();
        let mut at = node;
        while at != 0
            && let Some(Node { parent, edge, .. }) = self.nodes.get(at as usize)
        {
            path.push(*edge);
            at = *parent;
        }
        if let Some((line, stands)) = self.lines.get_mut(slot) {
            while !line.is_empty() {
                line.pop();
            }
            for event in path.iter().rev().filter_map(|edge| self.edges.get(usize::from(*edge))) {
                // Pushed before on the way to this node.
                drop(line.push(event));
            }
            *stands = node;
        }
        slot
    }

    /// Rules the line in that place.
    fn rule(&mut self, bench: &Bench, slot: usize) -> u32 {
        let mut left = Left { sets: SmallVec::new(), topics: TopicSet::EMPTY };
        let mut asked = bench.everybody();
        if let Some((line, _)) = self.lines.get_mut(slot) {
            let incident = line.incident();
            while let Some(Heard { ruling, books, parted, .. }) = bench.hear(incident, asked) {
                asked &= !books;
                left.topics = left.topics.or(parted);
                let set = self.sets.number(ruling.permitted);
                match left.sets.iter_mut().find(|(_, known)| *known == set) {
                    Some((members, _)) => *members |= books,
                    None => left.sets.push((books, set)),
                }
            }
        }
        self.lefts.number(left)
    }
}

fn fold(books: Books) -> u64 {
    (books as u64) ^ (books >> 64) as u64
}
