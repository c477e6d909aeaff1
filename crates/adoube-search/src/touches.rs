//! What plain touches come to, one after the other: worked out once a sequence, and looked up for all that follows.
//!
//! As long as nothing but touching has happened, a ruling says which moves are left, and an edition for which a contact
//! does not count rules as if it had not been. So every line of contacts, of whatever manner, comes down to a few lines
//! of plain touches, one for each set of editions that count the same contacts.

use adoube_core::bench::{Bench, Books, Heard};
use adoube_core::board::{MoveSet, Role, Scene, Square, Squares};
use adoube_core::incident::{Event, Line, Start};
use adoube_core::policy::{Memory, Touched as Unit};
use adoube_core::rulebook::RuleBook;
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

/// One plain touch.
#[derive(Clone, Debug)]
pub(crate) struct Edge {
    event: Event,
    /// The units touched, with what each asks for.
    units: SmallVec<[Unit; 2]>,
    squares: Squares,
    king: bool,
    rook: bool,
}

impl Edge {
    pub(crate) fn new(scene: &Scene, event: Event, squares: &[Square]) -> Edge {
        let side = scene.turn();
        let board = scene.position().board();
        let unit = |square: &Square| {
            let own = board.color_at(*square) == Some(side);
            let plays = if own { scene.moves_of(*square) } else { scene.captures_of(*square) };
            Unit { square: *square, rank: 0, own, plays }
        };
        let touches = |role: Role| squares.iter().any(|square| board.piece_at(*square) == Some(role.of(side)));
        Edge {
            event,
            units: squares.iter().map(unit).collect(),
            squares: squares.iter().copied().collect(),
            king: touches(Role::King),
            rook: touches(Role::Rook),
        }
    }
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
    /// Forks, and where each edge leads from them: one entry an edge and fork, 0 where that is not known yet.
    forks: Vec<Fork>,
    ways: Vec<Touched>,
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
    parent: Touched,
    edge: u16,
    /// The number of its fork; [`NO_FORK`] while nothing has been asked about what follows.
    fork: u32,
}

/// What may follow a node.
#[derive(Clone, Copy, Debug)]
struct Fork {
    /// Units that lead further when they are touched next.
    open: Squares,
    /// Those among them that may change at once what is left; the others may still matter to later ones.
    telling: Squares,
}

/// What is remembered of a line: squares in order, seven bits each; enemy units come after the own ones where their place
/// between these is forgotten.
type Key = u128;

/// How many squares a key holds.
const MOST_REMEMBERED: usize = 17;

/// Stands between own and enemy units in a key: which of both had a unit that can be played earlier.
const OWN_EARLIER: u8 = 64;
const ENEMY_EARLIER: u8 = 65;

const NO_FORK: u32 = u32::MAX;

/// The units touched on the way to a node.
#[derive(Clone, Debug, Default)]
struct Stand {
    node: Touched,
    path: SmallVec<[u16; 8]>,
    own: SmallVec<[Unit; 8]>,
    enemy: SmallVec<[Unit; 8]>,
    king: bool,
    rook: bool,
}

impl Stand {
    fn add(&mut self, number: u16, edge: &Edge) {
        self.path.push(number);
        let rank = self.path.len() as u16;
        for unit in &edge.units {
            let list = if unit.own { &mut self.own } else { &mut self.enemy };
            if list.iter().all(|known| known.square != unit.square) {
                list.push(Unit { rank, ..*unit });
            }
        }
        self.king |= edge.king;
        self.rook |= edge.rook;
    }

    fn counts(&self) -> (usize, usize, usize, bool, bool) {
        (self.path.len(), self.own.len(), self.enemy.len(), self.king, self.rook)
    }

    /// Takes back what was added since.
    fn cut(&mut self, (path, own, enemy, king, rook): (usize, usize, usize, bool, bool)) {
        self.path.truncate(path);
        self.own.truncate(own);
        self.enemy.truncate(enemy);
        (self.king, self.rook) = (king, rook);
    }

    /// What is remembered of the line, when not the whole of it is; the units have all been taken in.
    fn key(&self, memory: &Memory) -> Option<Key> {
        if self.own.len() + self.enemy.len() > MOST_REMEMBERED {
            return None;
        }
        let write = |key: Key, sign: u8| key << 7 | Key::from(sign);
        let squares = |key: Key, list: &[Unit]| list.iter().fold(key, |key, unit| write(key, unit.square as u8));
        if self.own.iter().any(|unit| memory.castles(unit.square)) {
            let mut all: SmallVec<[Unit; MOST_REMEMBERED]> = self.own.iter().chain(&self.enemy).copied().collect();
            all.sort_unstable_by_key(|unit| unit.rank);
            return Some(squares(1, &all));
        }
        let first = |list: &[Unit]| list.iter().find(|unit| memory.can_play(**unit)).map_or(u16::MAX, |unit| unit.rank);
        let earlier = if first(&self.own) < first(&self.enemy) { OWN_EARLIER } else { ENEMY_EARLIER };
        Some(squares(write(squares(1, &self.own), earlier), &self.enemy))
    }
}

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
        touches.nodes.push(Node { left, parent: 0, edge: 0, fork: NO_FORK });
        touches
    }

    /// What is left after that line.
    pub(crate) fn left(&self, node: Touched) -> Option<(u32, &Left)> {
        let number = self.nodes.get(node as usize)?.left;
        Some((number, self.lefts.get(number)?))
    }

    /// Units that may change what is left when they are touched next.
    pub(crate) fn telling(&mut self, node: Touched) -> Squares {
        self.fork(node).1.telling
    }

    /// The line with one more touch; one that would be forgotten at once changes nothing, nor does a unit touched again.
    pub(crate) fn then(&mut self, bench: &Bench, node: Touched, edge: u16) -> Touched {
        let at = usize::from(edge);
        let (number, fork) = self.fork(node);
        let Some(touch) = self.edges.get(at).filter(|touch| !fork.open.is_disjoint(touch.squares)) else {
            return node;
        };
        let way = number * self.edges.len() + at;
        match self.ways.get(way) {
            Some(0) | None => {}
            Some(end) => return *end,
        }
        let tells = !fork.telling.is_disjoint(touch.squares);
        let slot = self.stand_at(node);
        let mut stands = std::mem::take(&mut self.stands);
        let mut end = node;
        if let (Some(stand), Some(touch)) = (stands.get_mut(slot), self.edges.get(at)) {
            let before = stand.counts();
            stand.add(edge, touch);
            end = self.end_of(bench, stand, tells);
            stand.cut(before);
        }
        self.stands = stands;
        if let Some(place) = self.ways.get_mut(way) {
            *place = end;
        }
        end
    }

    /// The node at the end of that line; `tells`: whether its last touch may have changed what is left.
    fn end_of(&mut self, bench: &Bench, stand: &Stand, tells: bool) -> Touched {
        let end = self.nodes.len() as Touched;
        if let Some((keys, nodes)) = &mut self.known
            && let Some(key) = stand.key(&self.memory)
        {
            let number = keys.number(key) as usize;
            if let Some(known) = nodes.get(number) {
                return *known;
            }
            nodes.push(end);
        }
        let left = match self.nodes.get(stand.node as usize) {
            Some(before) if !tells => before.left,
            _ => self.rule(bench, stand),
        };
        let (parent, edge) = (stand.node, stand.path.last().copied().unwrap_or_default());
        self.nodes.push(Node { left, parent, edge, fork: NO_FORK });
        end
    }

    /// The fork of a node, with its number.
    fn fork(&mut self, node: Touched) -> (usize, Fork) {
        let number = self.nodes.get(node as usize).map_or(NO_FORK, |node| node.fork) as usize;
        if let Some(fork) = self.forks.get(number) {
            return (number, *fork);
        }
        let slot = self.stand_at(node);
        let stand = &self.stands[slot];
        let untouched = !stand.own.iter().chain(&stand.enemy).map(|unit| unit.square).collect::<Squares>();
        let mut fork = Fork { open: untouched, telling: untouched };
        if self.known.is_some() {
            fork.open = untouched & self.memory.takes_in(&stand.own, &stand.enemy);
            // With castling in question anything that is remembered may matter.
            let castling = self.is_castling(stand);
            fork.telling = if castling { fork.open } else { untouched & self.memory.tells(&stand.own, &stand.enemy) };
        }
        let number = self.forks.len();
        self.forks.push(fork);
        self.ways.resize(self.ways.len() + self.edges.len(), 0);
        if let Some(node) = self.nodes.get_mut(node as usize) {
            node.fork = number as u32;
        }
        (number, fork)
    }

    /// Whether the line raises questions of castling.
    fn is_castling(&self, stand: &Stand) -> bool {
        stand.king && stand.rook && !self.scene.castling_moves().is_empty()
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
            stand.cut((0, 0, 0, false, false));
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
        if self.is_castling(stand) {
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

fn hash_key(key: &Key) -> u64 {
    mix(mix(0, *key as u64), (*key >> 64) as u64)
}

fn fold(books: Books) -> u64 {
    (books as u64) ^ (books >> 64) as u64
}
