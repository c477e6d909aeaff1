//! The parts of an edition between which the way of playing decides.

use crate::words::worded;

worded! {
    /// Which rules of play apply.
    Branch {
        /// Standard chess.
        Standard = "standard",
        /// Rapid chess with arbiters enough.
        RapidSupervised = "rapid-supervised",
        /// Rapid chess.
        Rapid = "rapid",
        /// Blitz with arbiters enough.
        BlitzSupervised = "blitz-supervised",
        /// Blitz.
        Blitz = "blitz",
    }
}

impl Branch {
    /// All branches in the order of their index.
    pub const ALL: [Branch; 5] =
        [Branch::Standard, Branch::RapidSupervised, Branch::Rapid, Branch::BlitzSupervised, Branch::Blitz];

    /// The word used in files.
    pub fn name(self) -> &'static str {
        self.word()
    }

    /// Position in [`Branch::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}
