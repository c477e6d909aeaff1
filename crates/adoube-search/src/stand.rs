//! The way to a line of plain touches: the units touched, and what is remembered of them.

use adoube_core::board::{Scene, Square, Squares};
use adoube_core::incident::Event;
use adoube_core::policy::{Memory, Touched as Unit};
use smallvec::SmallVec;

use crate::intern::mix;

/// One plain touch.
#[derive(Clone, Debug)]
pub(crate) struct Edge {
    pub(crate) event: Event,
    /// The units touched, with what each asks for.
    pub(crate) units: SmallVec<[Unit; 2]>,
    pub(crate) squares: Squares,
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
        Edge { event, units: squares.iter().map(unit).collect(), squares: squares.iter().copied().collect() }
    }
}

/// What is remembered of a line: squares in order, seven bits each; enemy units come after the own ones where their place
/// between these is forgotten.
pub(crate) type Key = u128;

/// How many squares a key holds.
const MOST_REMEMBERED: usize = 17;

/// Stands between own and enemy units in a key: which of both had a unit that can be played earlier.
const OWN_EARLIER: u8 = 64;
const ENEMY_EARLIER: u8 = 65;

/// The units touched on the way to a node.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stand {
    pub(crate) node: u32,
    pub(crate) path: SmallVec<[u16; 8]>,
    pub(crate) own: SmallVec<[Unit; 8]>,
    pub(crate) enemy: SmallVec<[Unit; 8]>,
    pub(crate) touched: Squares,
}

/// How far a stand goes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    path: usize,
    own: usize,
    enemy: usize,
    touched: Squares,
}

impl Stand {
    pub(crate) fn add(&mut self, number: u16, edge: &Edge) {
        self.path.push(number);
        let rank = self.path.len() as u16;
        for unit in edge.units.iter().filter(|unit| !self.touched.contains(unit.square)) {
            let list = if unit.own { &mut self.own } else { &mut self.enemy };
            list.push(Unit { rank, ..*unit });
        }
        self.touched |= edge.squares;
    }

    pub(crate) fn mark(&self) -> Mark {
        Mark { path: self.path.len(), own: self.own.len(), enemy: self.enemy.len(), touched: self.touched }
    }

    /// Takes back what was added since.
    pub(crate) fn cut(&mut self, mark: Mark) {
        self.path.truncate(mark.path);
        self.own.truncate(mark.own);
        self.enemy.truncate(mark.enemy);
        self.touched = mark.touched;
    }

    /// What is remembered of the line about these of its units; `None` when it is too long for a key.
    pub(crate) fn key(&self, memory: &Memory, of: Squares) -> Option<Key> {
        if self.own.len() + self.enemy.len() > MOST_REMEMBERED {
            return None;
        }
        let write = |key: Key, sign: u8| key << 7 | Key::from(sign);
        let squares = |key: Key, list: &[Unit]| {
            let known = |key, unit: &Unit| if of.contains(unit.square) { write(key, unit.square as u8) } else { key };
            list.iter().fold(key, known)
        };
        if memory.castles(self.touched) {
            let mut all: SmallVec<[Unit; MOST_REMEMBERED]> = self.own.iter().chain(&self.enemy).copied().collect();
            all.sort_unstable_by_key(|unit| unit.rank);
            return Some(squares(1, &all));
        }
        let first = |list: &[Unit]| list.iter().find(|unit| memory.can_play(**unit)).map_or(u16::MAX, |unit| unit.rank);
        let earlier = if first(&self.own) < first(&self.enemy) { OWN_EARLIER } else { ENEMY_EARLIER };
        Some(squares(write(squares(1, &self.own), earlier), &self.enemy))
    }
}

pub(crate) fn hash_key(key: &Key) -> u64 {
    mix(mix(0, *key as u64), (*key >> 64) as u64)
}
