//! A search for a mate with both sides helping, best position first.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use shakmaty::{Chess, Color, EnPassantMode, Move, Position as _, Role, zobrist::Zobrist64};

use super::guide::Guide;

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// This line ends in mate.
    Mate(Vec<Move>),
    /// Every position that can be reached was seen, and none is mate.
    Never,
    /// The bound was reached first.
    Unknown,
}

/// Looks for a mate by the guide's side in positions reached from `root`, at most `bound` different ones.
///
/// Always takes up the position that the guide puts nearest to mate; of equals the one found last, which gets off plains
/// where nothing comes nearer. Positions without the material to mate are left out: material never comes back.
pub(super) fn search(root: &Chess, guide: &Guide, bound: usize) -> Found {
    let winner = guide.winner;
    let mut seen = Seen::new();
    let mut queue = BinaryHeap::new();
    if is_mate(root, winner) {
        return Found::Mate(Vec::new());
    }
    seen.insert(root.clone(), None);
    queue.push(Reverse((0, u32::MAX)));
    while let Some(Reverse((_, index))) = queue.pop() {
        let index = u32::MAX - index;
        let Some(chess) = seen.get(index) else {
            continue;
        };
        for m in chess.legal_moves() {
            // Hands may have left a king to be taken; no edition knows such a move.
            if m.capture() == Some(Role::King) {
                continue;
            }
            let mut next = chess.clone();
            next.play_unchecked(m);
            if next.has_insufficient_material(winner) {
                continue;
            }
            if is_mate(&next, winner) {
                return Found::Mate(seen.line(index, m));
            }
            let score = guide.distance(&next);
            if let Some(index) = seen.insert(next, Some((index, m))) {
                if seen.len() > bound {
                    return Found::Unknown;
                }
                queue.push(Reverse((score, u32::MAX - index)));
            }
        }
    }
    Found::Never
}

fn is_mate(chess: &Chess, winner: Color) -> bool {
    chess.turn() != winner && chess.is_check() && chess.legal_moves().is_empty()
}

/// Positions seen, found again by hash and compared whole.
struct Seen {
    positions: Vec<Chess>,
    keys: Vec<u64>,
    /// The position before and the move from there.
    origins: Vec<Option<(u32, Move)>>,
    /// Number of a position plus one, or 0; at most half full, a power of two long.
    slots: Vec<u32>,
}

impl Seen {
    fn new() -> Seen {
        Seen { positions: Vec::new(), keys: Vec::new(), origins: Vec::new(), slots: vec![0; 1 << 10] }
    }

    fn len(&self) -> usize {
        self.positions.len()
    }

    fn get(&self, index: u32) -> Option<Chess> {
        self.positions.get(index as usize).cloned()
    }

    /// The moves to that position, and one more.
    fn line(&self, index: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        let mut index = index;
        while let Some((before, m)) = self.origins.get(index as usize).copied().flatten() {
            line.push(m);
            index = before;
        }
        line.reverse();
        line
    }

    /// Its number, when it is new.
    fn insert(&mut self, chess: Chess, origin: Option<(u32, Move)>) -> Option<u32> {
        let key = chess.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0;
        let slot = self.slot(key, Some(&chess))?;
        self.positions.push(chess);
        self.keys.push(key);
        self.origins.push(origin);
        let number = self.positions.len() as u32;
        self.slots[slot] = number;
        if self.positions.len() * 2 > self.slots.len() {
            self.grow();
        }
        Some(number - 1)
    }

    /// The free slot for that key; none when the position is there already.
    fn slot(&self, key: u64, chess: Option<&Chess>) -> Option<usize> {
        let mask = self.slots.len() - 1;
        let mut slot = key as usize & mask;
        loop {
            let number = self.slots[slot] as usize;
            if number == 0 {
                return Some(slot);
            }
            if let Some(chess) = chess
                && self.keys[number - 1] == key
                && self.positions[number - 1] == *chess
            {
                return None;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self) {
        self.slots = vec![0; self.slots.len() * 4];
        for number in 1..=self.keys.len() {
            if let Some(slot) = self.slot(self.keys[number - 1], None) {
                self.slots[slot] = number as u32;
            }
        }
    }
}
