//! Sets of moves over the legal move list of one scene.

/// Number of a move in the list of its [`Scene`](super::Scene), `0..=255`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveId(pub u8);

/// A set of moves of one scene: a bit mask over its move list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MoveSet([u64; 4]);

impl MoveSet {
    /// No move.
    pub const EMPTY: MoveSet = MoveSet([0; 4]);

    /// The first `count` moves of the list.
    pub fn first(count: usize) -> MoveSet {
        let mut set = MoveSet::EMPTY;
        for (word, bits) in set.0.iter_mut().enumerate() {
            let here = count.saturating_sub(word * 64).min(64);
            *bits = if here == 64 { u64::MAX } else { (1 << here) - 1 };
        }
        set
    }

    /// Just this move.
    pub fn only(id: MoveId) -> MoveSet {
        let mut set = MoveSet::EMPTY;
        set.insert(id);
        set
    }

    /// The moves whose byte in `bytes` (one byte a move, filled up to a multiple of eight) equals `wanted`.
    #[inline]
    pub fn matching(bytes: &[u8], wanted: u8) -> MoveSet {
        let word = |from: usize| bytes.get(from..).map_or(0, |rest| equal_bytes(rest, wanted));
        // Most positions have no more than 64 moves.
        if bytes.len() <= 64 { MoveSet([word(0), 0, 0, 0]) } else { MoveSet([0, 64, 128, 192].map(word)) }
    }

    /// Adds a move.
    pub fn insert(&mut self, id: MoveId) {
        self.0[usize::from(id.0) / 64] |= 1 << (id.0 % 64);
    }

    /// Whether the move belongs to the set.
    pub fn contains(self, id: MoveId) -> bool {
        self.0[usize::from(id.0) / 64] & (1 << (id.0 % 64)) != 0
    }

    /// The set as four words, the lowest numbers first.
    pub fn words(self) -> [u64; 4] {
        self.0
    }

    /// Whether there is no move in the set.
    pub fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// How many moves the set holds.
    pub fn len(self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Moves in both sets.
    #[must_use]
    pub fn and(self, other: MoveSet) -> MoveSet {
        self.zip(other, |a, b| a & b)
    }

    /// Moves in either set.
    #[must_use]
    pub fn or(self, other: MoveSet) -> MoveSet {
        self.zip(other, |a, b| a | b)
    }

    /// Moves of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: MoveSet) -> MoveSet {
        self.zip(other, |a, b| a & !b)
    }

    /// The moves in order of their number.
    pub fn iter(self) -> impl Iterator<Item = MoveId> {
        let MoveSet(words) = self;
        let mut word = 0;
        let mut left = words[0];
        std::iter::from_fn(move || {
            while left == 0 {
                word += 1;
                left = *words.get(word)?;
            }
            let bit = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(MoveId(64 * word as u8 + bit))
        })
    }

    fn zip(self, other: MoveSet, f: impl Fn(u64, u64) -> u64) -> MoveSet {
        let ([a, b, c, d], [e, g, h, i]) = (self.0, other.0);
        MoveSet([f(a, e), f(b, g), f(c, h), f(d, i)])
    }
}

/// Which of the first 64 bytes equal `wanted`, a bit a byte; looks at eight bytes at a time.
#[inline]
fn equal_bytes(bytes: &[u8], wanted: u8) -> u64 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let pattern = LOW * u64::from(wanted);
    bytes.as_chunks::<8>().0.iter().take(8).enumerate().fold(0, |bits, (chunk, eight)| {
        // A byte of `x` is zero exactly where the bytes agree.
        let x = u64::from_le_bytes(*eight) ^ pattern;
        let zero = !(((x & !HIGH) + !HIGH) | x) & HIGH;
        // Gathers the eight high bits into one byte.
        bits | ((zero >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * chunk)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matching_finds_exactly_the_equal_bytes() {
        for len in [0_usize, 1, 7, 8, 9, 63, 64, 65, 218] {
            let mut bytes: Vec<u8> = (0..len).map(|i| (i * 37 % 64) as u8).collect();
            bytes.resize(len.next_multiple_of(8), u8::MAX);
            for wanted in 0..=64u8 {
                let set = MoveSet::matching(&bytes, wanted);
                let plain: Vec<u8> = (0..len).filter(|i| bytes[*i] == wanted).map(|i| i as u8).collect();
                assert_eq!(set.iter().map(|id| id.0).collect::<Vec<_>>(), plain, "{len} {wanted}");
            }
        }
    }

    #[test]
    fn first_counts() {
        for count in [0, 1, 63, 64, 65, 128, 218, 256] {
            assert_eq!(MoveSet::first(count).len(), count);
        }
    }
}
