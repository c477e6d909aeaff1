//! What plain touches come to, one after the other: worked out once a sequence, and looked up for all that follows.
//!
//! As long as nothing but touching has happened, a ruling says which moves are left, and an edition for which a contact
//! does not count rules as if it had not been. So every line of contacts, of whatever manner, comes down to a few lines
//! of plain touches, one for each set of editions that count the same contacts.

use adoube_core::bench::{Bench, Books, Heard};
use adoube_core::board::{MoveSet, Scene, Squares};
use adoube_core::incident::{Line, Start};
use adoube_core::policy::Memory;
use adoube_core::rulebook::RuleBook;
use adoube_core::topic::TopicSet;
use smallvec::SmallVec;

use crate::intern::{Interner, mix};
use crate::stand::{Edge, Key, Mark, Stand, hash_key};

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
    edges: Vec<Edge>,
    nodes: Vec<Node>,
    /// Nodes by what of their lines is remembered, when all books forget the rest and no edge touches units at once: which
    /// of these were touched before would matter.
    known: Option<(Interner<Key>, Vec<Touched>)>,
    memory: Memory,
    forks: Vec<Fork>,
    /// Where each edge leads from a fork, in blocks of one entry an edge; 0 where that is not known yet.
    ways: Vec<Touched>,
    /// What is left by lines, by as much of them as that goes by.
    ruled: Interner<Key>,
    left_by: Vec<u32>,
    lefts: Interner<Left>,
    sets: Interner<MoveSet>,
    /// The way to some nodes, kept at hand.
    stands: Vec<Stand>,
    next_stand: usize,
    /// Where castling is in question the line is ruled as a whole.
    line: Line,
    scene: Scene,
}

#[derive(Debug)]
struct Node {
    left: u32,
    /// The touched units that this goes by.
    told_by: Squares,
    parent: Touched,
    edge: u16,
    /// The number of its fork; [`NO_FORK`] while nothing has been asked about what follows.
    fork: u32,
}

/// What may follow a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fork {
    /// Units that lead further when they are touched next.
    pub(crate) open: Squares,
    /// Those among them that may change at once what is left; the others may still matter to later ones.
    pub(crate) telling: Squares,
    /// Units touched before.
    touched: Squares,
    /// Where its block of ways begins; [`NO_BLOCK`] while it has none.
    block: u32,
}

const NO_FORK: u32 = u32::MAX;
const NO_BLOCK: u32 = u32::MAX;

/// Ways kept at hand: as many as sets of editions usually count different contacts.
const STANDS: usize = 3;

impl Touches {
    pub(crate) fn new(bench: &Bench, scene: Scene, edges: Vec<Edge>) -> Touches {
        let line = Line::new(Start::new(scene.position().clone()));
        let forgets = edges.iter().all(|edge| edge.units.len() == 1) && bench.books().iter().all(forgets);
        let mut touches = Touches {
            edges,
            nodes: Vec::new(),
            memory: Memory::of(&scene),
            known: forgets.then(|| (Interner::new(hash_key), Vec::new())),
            forks: Vec::new(),
            ways: Vec::new(),
            ruled: Interner::new(hash_key),
            left_by: Vec::new(),
            lefts: Interner::new(|left| {
                left.sets.iter().fold(0, |hash, (books, set)| mix(mix(hash, fold(*books)), u64::from(*set)))
            }),
            sets: Interner::new(|set| set.words().into_iter().fold(0, mix)),
            stands: vec![Stand::default(); STANDS],
            next_stand: 0,
            line,
            scene,
        };
        let left = touches.rule(bench, &Stand::default());
        touches.nodes.push(Node { left, told_by: Squares::EMPTY, parent: 0, edge: 0, fork: NO_FORK });
        touches
    }

    /// The number of what is left after that line.
    pub(crate) fn left(&self, node: Touched) -> Option<u32> {
        self.nodes.get(node as usize).map(|node| node.left)
    }

    /// What is left, by its number.
    pub(crate) fn left_of(&self, number: u32) -> Option<&Left> {
        self.lefts.get(number)
    }

    /// The line with one more touch; one that would be forgotten at once changes nothing, nor does a unit touched again.
    pub(crate) fn then(&mut self, bench: &Bench, node: Touched, edge: u16) -> Touched {
        let Fork { open, telling, mut block, .. } = *self.fork(node);
        let squares = self.edges[usize::from(edge)].squares;
        if open.is_disjoint(squares) {
            return node;
        }
        if block == NO_BLOCK {
            block = self.ways.len() as u32;
            self.ways.resize(self.ways.len() + self.edges.len(), 0);
            self.fork(node).block = block;
        }
        let way = block as usize + usize::from(edge);
        if self.ways[way] == 0 {
            let told_by = (!telling.is_disjoint(squares)).then(|| self.told_with(node, edge));
            self.ways[way] = self.with_one_more(node, edge, |touches, stand| touches.end_of(bench, stand, told_by));
        }
        self.ways[way]
    }

    /// The number of what is left after the line with one more touch, the last one, by a unit that may change it.
    pub(crate) fn left_then(&mut self, bench: &Bench, node: Touched, edge: u16) -> u32 {
        let told_by = self.told_with(node, edge);
        self.with_one_more(node, edge, |touches, stand| touches.left_by(bench, stand, told_by))
    }

    /// What the line goes by after one more touch that tells.
    fn told_with(&mut self, node: Touched, edge: u16) -> Squares {
        let (told_by, touched) = (self.nodes[node as usize].told_by, self.fork(node).touched);
        let next = self.edges[usize::from(edge)].squares.first();
        next.map_or(told_by, |next| self.memory.told_with(told_by, touched, next))
    }

    /// Looks at the line with one more touch.
    fn with_one_more(&mut self, node: Touched, edge: u16, look: impl FnOnce(&mut Touches, &Stand) -> u32) -> u32 {
        let slot = self.stand_at(node);
        let mut stands = std::mem::take(&mut self.stands);
        let stand = &mut stands[slot];
        let before = stand.mark();
        stand.add(edge, &self.edges[usize::from(edge)]);
        let seen = look(self, stand);
        stand.cut(before);
        self.stands = stands;
        seen
    }

    /// The node at the end of that line, which goes by these units; `None`: its last touch tells nothing.
    fn end_of(&mut self, bench: &Bench, stand: &Stand, told_by: Option<Squares>) -> Touched {
        let end = self.nodes.len() as Touched;
        if let Some((keys, nodes)) = &mut self.known
            && let Some(key) = stand.key(&self.memory, stand.touched)
        {
            let number = keys.number(key) as usize;
            if let Some(known) = nodes.get(number) {
                return *known;
            }
            nodes.push(end);
        }
        let (parent, edge) = (stand.node, stand.path.last().copied().unwrap_or_default());
        let (left, told_by) = match told_by {
            Some(told_by) => (self.left_by(bench, stand, told_by), told_by),
            None => (self.nodes[parent as usize].left, self.nodes[parent as usize].told_by),
        };
        self.nodes.push(Node { left, told_by, parent, edge, fork: NO_FORK });
        end
    }

    /// The number of what is left after that line, which goes by these units.
    fn left_by(&mut self, bench: &Bench, stand: &Stand, told_by: Squares) -> u32 {
        if self.known.is_none() || self.memory.asks_of_castling(stand.touched) {
            return self.rule(bench, stand);
        }
        let Some(key) = stand.key(&self.memory, told_by) else { return self.rule(bench, stand) };
        let number = self.ruled.number(key) as usize;
        if let Some(left) = self.left_by.get(number) {
            return *left;
        }
        let left = self.rule(bench, stand);
        self.left_by.push(left);
        left
    }

    /// What may follow the node.
    pub(crate) fn fork(&mut self, node: Touched) -> &mut Fork {
        let mut number = self.nodes[node as usize].fork as usize;
        if number == NO_FORK as usize {
            number = self.forks.len();
            let fork = self.new_fork(node);
            self.forks.push(fork);
            self.nodes[node as usize].fork = number as u32;
        }
        &mut self.forks[number]
    }

    fn new_fork(&mut self, node: Touched) -> Fork {
        let slot = self.stand_at(node);
        let Stand { own, enemy, touched, .. } = &self.stands[slot];
        let (mut open, mut telling) = (!*touched, !*touched);
        if self.known.is_some() {
            open &= self.memory.takes_in(own, enemy);
            // With castling in question anything that is remembered may matter.
            let castling = self.memory.asks_of_castling(*touched);
            telling &= if castling { open } else { self.memory.tells(own, enemy) };
        }
        Fork { open, telling, touched: *touched, block: NO_BLOCK }
    }

    /// Finds the way to that node; tells where it is kept.
    fn stand_at(&mut self, node: Touched) -> usize {
        if let Some(slot) = self.stands.iter().position(|stand| stand.node == node) {
            return slot;
        }
        let slot = self.next_stand;
        self.next_stand = (slot + 1) % STANDS;
        let mut path: SmallVec<[u16; 8]> = SmallVec::new();
        let mut at = node;
        while at != 0
            && let Some(Node { parent, edge, .. }) = self.nodes.get(at as usize)
        {
            path.push(*edge);
            at = *parent;
        }
        if let Some(stand) = self.stands.get_mut(slot) {
            stand.node = node;
            stand.cut(Mark::default());
            for edge in path.iter().rev() {
                if let Some(touch) = self.edges.get(usize::from(*edge)) {
                    stand.add(*edge, touch);
                }
            }
        }
        slot
    }

    /// What is left to whom.
    fn rule(&mut self, bench: &Bench, stand: &Stand) -> u32 {
        let mut left = Left { sets: SmallVec::new(), topics: TopicSet::EMPTY };
        let mut asked = bench.everybody();
        let mut take = |moves: MoveSet, books: Books, parted: TopicSet, sets: &mut Interner<MoveSet>| {
            left.topics = left.topics.or(parted);
            let set = sets.number(moves);
            match left.sets.iter_mut().find(|(_, known)| *known == set) {
                Some((members, _)) => *members |= books,
                None => left.sets.push((books, set)),
            }
        };
        if self.memory.asks_of_castling(stand.touched) {
            for event in stand.path.iter().filter_map(|edge| self.edges.get(usize::from(*edge))) {
                // A touch of a unit of the position can always have happened.
                drop(self.line.push(&event.event));
            }
            let incident = self.line.incident();
            while let Some(Heard { ruling, books, parted, .. }) = bench.hear(incident, asked) {
                asked &= !books;
                take(ruling.permitted, books, parted, &mut self.sets);
            }
            while !self.line.is_empty() {
                self.line.pop();
            }
        } else {
            while let Some(heard) = bench.hear_touches(&self.scene, &stand.own, &stand.enemy, asked) {
                asked &= !heard.books;
                take(heard.moves, heard.books, heard.parted, &mut self.sets);
            }
        }
        self.lefts.number(left)
    }
}

/// Whether the book looks at nothing but what is remembered of touches.
fn forgets(book: &RuleBook) -> bool {
    book.own_touched.policy.forgets() && book.enemy_touched.policy.forgets() && book.both_colours.policy.forgets()
}

fn fold(books: Books) -> u64 {
    (books as u64) ^ (books >> 64) as u64
}
