//! What many lines together come to.

use smallvec::SmallVec;

use crate::alphabet::Letter;
use adoube_core::board::Square;

/// What a bundle of lines comes to that all begin at one place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Summary {
    /// Sequences of the full alphabet.
    pub(crate) sequences: u64,
    /// Lines, folded.
    pub(crate) nodes: u64,
    /// Sequences on which some editions part.
    pub(crate) divergent: u64,
    /// Numbers of partings, how many sequences, and the first of the shortest lines.
    pub(crate) partings: SmallVec<[Met; 1]>,
}

type Met = (u32, u64, SmallVec<[u16; 6]>);

impl Summary {
    /// Adds a line of one letter.
    pub(crate) fn count(&mut self, parting: Option<u32>, weight: u64, letter: usize) {
        self.sequences += weight;
        self.nodes += 1;
        if let Some(parting) = parting {
            self.divergent += weight;
            self.add(parting, weight, &[letter as u16], &[]);
        }
    }

    /// Adds the lines that begin with that letter and then go on in these ways.
    pub(crate) fn add_after(&mut self, letter: usize, weight: u64, rest: &Summary) {
        self.sequences += weight * rest.sequences;
        self.nodes += rest.nodes;
        self.divergent += weight * rest.divergent;
        for (parting, sequences, first) in &rest.partings {
            self.add(*parting, weight * sequences, &[letter as u16], first);
        }
    }

    fn add(&mut self, parting: u32, sequences: u64, head: &[u16], tail: &[u16]) {
        let path = || head.iter().chain(tail).copied();
        match self.partings.iter_mut().find(|(known, ..)| *known == parting) {
            Some((_, all, first)) => {
                *all += sequences;
                // Letters come in order, so among lines of a length the first met is the first.
                if head.len() + tail.len() < first.len() {
                    *first = path().collect();
                }
            }
            None => self.partings.push((parting, sequences, path().collect())),
        }
    }
}

/// Letters that must be tried one by one, by the unit that must be in hand for them.
#[derive(Debug, Default)]
pub(crate) struct Singles {
    free: Vec<u16>,
    in_hand: Vec<(Square, Vec<u16>)>,
}

impl Singles {
    /// Those of the alphabet that are wanted.
    pub(crate) fn of(letters: &[Letter], wanted: impl Fn(usize, &Letter) -> bool) -> Singles {
        let mut singles = Singles::default();
        for (number, letter) in letters.iter().enumerate().filter(|(number, letter)| wanted(*number, letter)) {
            match letter.needs {
                None => singles.free.push(number as u16),
                Some(unit) => match singles.in_hand.iter_mut().find(|(known, _)| *known == unit) {
                    Some((_, list)) => list.push(number as u16),
                    None => singles.in_hand.push((unit, vec![number as u16])),
                },
            }
        }
        singles
    }

    /// How many can be done with that unit in hand.
    pub(crate) fn len(&self, hand: Option<Square>) -> usize {
        self.free.len() + self.held(hand).len()
    }

    /// The letter of that place among those that can be done with that unit in hand.
    pub(crate) fn get(&self, hand: Option<Square>, at: usize) -> Option<usize> {
        let letter = self.free.get(at).or_else(|| self.held(hand).get(at - self.free.len()));
        letter.map(|letter| usize::from(*letter))
    }

    fn held(&self, hand: Option<Square>) -> &[u16] {
        let list = hand.and_then(|hand| self.in_hand.iter().find(|(unit, _)| *unit == hand));
        list.map_or(&[], |(_, list)| list)
    }
}
