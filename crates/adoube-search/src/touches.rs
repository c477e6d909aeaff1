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
    /// Where each edge leads from a node, in blocks of one entry an edge; 0 where that is not known yet.
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
    /// Units that lead further when they are touched next, and those among them that may change at once what is left.
    open: Squares,
    telling: Squares,
    left: u32,
    parent: Touched,
    edge: u16,
    /// Where its block of ways begins; [`NO_BLOCK`] while it has none.
    block: u32,
}

/// What is remembered of a line: squares in order, seven bits each; enemy units come after the own ones where their place
/// between these is forgotten.
type Key = u128;

/// How many squares a key holds.
const MOST_REMEMBERED: usize = 17;

/// Stands between own and enemy units in a key: which of both had a unit that can be played earlier.
const OWN_EARLIER: u8 = 64;
const ENEMY_EARLIER: u8 = 65;

const NO_BLOCK: u32 = u32::MAX;

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

    fn squares(&self) -> Squares {
        self.own.iter().chain(&self.enemy).map(|unit| unit.square).collect()
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
        touches.add_node(bench, &Stand::default());
        touches
    }

    /// What is left after that line.
    pub(crate) fn left(&self, node: Touched) -> Option<(u32, &Left)> {
        let number = self.nodes.get(node as usize)?.left;
        Some((number, self.lefts.get(number)?))
    }

    /// Whether one more touch may change what is left; a touch that does not may still matter to later ones.
    pub(crate) fn tells(&self, node: Touched, edge: u16) -> bool {
        match (self.nodes.get(node as usize), self.edges.get(usize::from(edge))) {
            (Some(node), Some(touch)) => !node.telling.is_disjoint(touch.squares),
            _ => false,
        }
    }

    /// The line with one more touch; one that would be forgotten at once changes nothing, nor does a unit touched again.
    pub(crate) fn then(&mut self, bench: &Bench, node: Touched, edge: u16) -> Touched {
        let at = usize::from(edge);
        let (Some(known), Some(touch)) = (self.nodes.get_mut(node as usize), self.edges.get(at)) else {
            return node;
        };
        if known.open.is_disjoint(touch.squares) {
            return node;
        }
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
        let mut stands = std::mem::take(&mut self.stands);
        let mut end = node;
        if let (Some(stand), Some(touch)) = (stands.get_mut(slot), self.edges.get(at)) {
            let before = stand.counts();
            stand.add(edge, touch);
            end = self.end_of(bench, stand);
            stand.cut(before);
        }
        self.stands = stands;
        if let Some(place) = self.ways.get_mut(way) {
            *place = end;
        }
        end
    }

    /// The node at the end of that line.
    fn end_of(&mut self, bench: &Bench, stand: &Stand) -> Touched {
        if let Some((keys, nodes)) = &mut self.known
            && let Some(key) = stand.key(&self.memory)
        {
            let number = keys.number(key) as usize;
            if let Some(known) = nodes.get(number) {
                return *known;
            }
            nodes.push(self.nodes.len() as Touched);
        }
        self.add_node(bench, stand)
    }

    fn add_node(&mut self, bench: &Bench, stand: &Stand) -> Touched {
        let left = self.rule(bench, stand);
        let untouched = !stand.squares();
        let (open, telling) = match &self.known {
            Some(_) => (self.memory.takes_in(&stand.own, &stand.enemy), self.memory.tells(&stand.own, &stand.enemy)),
            None => (untouched, untouched),
        };
        // With castling in question anything else that is remembered may matter too.
        let telling = if self.is_castling(stand) { open } else { telling };
        let (parent, edge) = (stand.node, stand.path.last().copied().unwrap_or_default());
        self.nodes.push(Node {
            open: open & untouched,
            telling: telling & untouched,
            left,
            parent,
            edge,
            block: NO_BLOCK,
        });
        self.nodes.len() as Touched - 1
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
        let mut stand = Stand { node, ..Stand::default() };
        for edge in path.iter().rev() {
            if let Some(touch) = self.edges.get(usize::from(*edge)) {
                stand.add(*edge, touch);
            }
        }
        if let Some(place) = self.stands.get_mut(slot) {
            *place = stand;
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
