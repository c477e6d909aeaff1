//! Numbers for things that come again and again.

/// Gives equal items the same number, in order of their first appearance.
#[derive(Debug)]
pub(crate) struct Interner<T> {
    items: Vec<T>,
    /// Numbers plus one, at the place that an item's hash leads to; a power of two of them, never more than half full.
    slots: Vec<u32>,
    hash: fn(&T) -> u64,
}

impl<T: PartialEq> Interner<T> {
    pub(crate) fn new(hash: fn(&T) -> u64) -> Interner<T> {
        Interner { items: Vec::new(), slots: vec![0; 64], hash }
    }

    /// The number of the item.
    pub(crate) fn number(&mut self, item: T) -> u32 {
        if 2 * self.items.len() >= self.slots.len() {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut place = (self.hash)(&item) as usize & mask;
        loop {
            match self.slots[place] {
                0 => {
                    self.items.push(item);
                    self.slots[place] = self.items.len() as u32;
                    return self.items.len() as u32 - 1;
                }
                taken if self.items[taken as usize - 1] == item => return taken - 1,
                _ => place = (place + 1) & mask,
            }
        }
    }

    pub(crate) fn get(&self, number: u32) -> Option<&T> {
        self.items.get(number as usize)
    }

    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    fn grow(&mut self) {
        let size = 4 * self.slots.len();
        self.slots = vec![0; size];
        for (number, item) in self.items.iter().enumerate() {
            let mut place = (self.hash)(item) as usize & (size - 1);
            while self.slots[place] != 0 {
                place = (place + 1) & (size - 1);
            }
            self.slots[place] = number as u32 + 1;
        }
    }
}

/// Stirs a word into a hash.
pub(crate) fn mix(hash: u64, word: u64) -> u64 {
    let stirred = (hash.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    stirred ^ (stirred >> 29)
}
