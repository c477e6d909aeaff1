//! Answers that are looked up when they are first asked for.

use std::sync::atomic::{AtomicU16, Ordering};

/// A small number worked out on first use. Whoever works it out comes to the same, so two at once do no harm.
#[derive(Debug)]
pub(super) struct Remembered(AtomicU16);

const UNKNOWN: u16 = u16::MAX;

impl Remembered {
    pub(super) const fn nothing() -> Remembered {
        Remembered(AtomicU16::new(UNKNOWN))
    }

    /// What is known already.
    pub(super) const fn known(number: u16) -> Remembered {
        Remembered(AtomicU16::new(number))
    }

    /// The number, if anybody has asked for it.
    pub(super) fn so_far(&self) -> Option<u16> {
        Some(self.0.load(Ordering::Relaxed)).filter(|number| *number != UNKNOWN)
    }

    /// The number; `find` is asked when it is not known yet.
    pub(super) fn get(&self, find: impl FnOnce() -> u16) -> u16 {
        let known = self.0.load(Ordering::Relaxed);
        if known != UNKNOWN {
            return known;
        }
        let found = find();
        self.0.store(found, Ordering::Relaxed);
        found
    }
}

impl Clone for Remembered {
    fn clone(&self) -> Remembered {
        Remembered(AtomicU16::new(self.0.load(Ordering::Relaxed)))
    }
}
