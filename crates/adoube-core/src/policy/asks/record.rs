//! The record of the moves, and players who need help with it.

use std::fmt::Debug;

/// A player's scoresheet when time runs short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Seconds added a move.
    pub increment: u32,
    /// Seconds left when the player stopped writing; `None`: the player is writing.
    pub stopped_at: Option<u32>,
    /// Seconds left now.
    pub now: u32,
    /// Whether a flag has fallen since the player left moves unwritten, and the game goes on.
    pub flagged: bool,
}

/// Whether the moves must be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetDuty {
    /// They must.
    Required,
    /// They need not.
    Waived,
    /// They must, and those not written must be brought up to date.
    CatchUp,
}

/// Whether the player must write the moves.
pub trait Recording: Debug + Send + Sync {
    /// Whether.
    fn duty(&self, sheet: Sheet) -> SheetDuty;
}

/// What an assistant costs the player who has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AssistantCost {
    /// The arbiter adjusts the clock in a fair way.
    FairAdjustment,
    /// Nothing.
    Nothing,
    /// Time taken off at the start.
    TimeOff,
}

/// What an assistant costs.
pub trait Assistant: Debug + Send + Sync {
    /// What; `disabled`: the player has a disability.
    fn cost(&self, disabled: bool) -> AssistantCost;
}

/// How a player who cannot see handles a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Handling {
    /// Feels it in its place.
    Feels,
    /// Takes it out of its socket.
    Lifts,
}

/// When a player who cannot see touches a unit.
pub trait TactileTouch: Debug + Send + Sync {
    /// Whether that is a touch.
    fn touches(&self, handling: Handling) -> bool;
}
