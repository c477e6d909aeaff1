//! The clock: rates of play, completed moves, defects and times.

use std::fmt::Debug;

/// How fast a game is played, by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pace {
    /// Standard play.
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

/// The time that each player has for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Minutes of all periods together, increments apart.
    pub minutes: u32,
    /// Seconds added a move.
    pub increment: u32,
}

/// Which rules the rate of play calls for.
pub trait TimeRange: Debug + Send + Sync {
    /// The kind of play.
    fn pace(&self, rate: Rate) -> Pace;
    /// Whether rapid and blitz games with enough arbiters have rules of their own.
    fn has_supervised_branch(&self) -> bool;
}

/// How far a move that was made has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whether the player pressed the clock.
    pub pressed: bool,
    /// Whether the move ended the game.
    pub ended_game: bool,
    /// Whether the player has made the next move since.
    pub next_move_made: bool,
}

/// What completed a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CompletedBy {
    /// Pressing the clock.
    Press,
    /// The end of the game by the move.
    GameEnd,
    /// The player's next move.
    NextMove,
}

/// When a move is completed.
pub trait MoveCompleted: Debug + Send + Sync {
    /// What completed it; `None`: it is not completed.
    fn by(&self, progress: Progress) -> Option<CompletedBy>;
}

/// What is wrong with a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClockFault {
    /// It does not work as it should.
    Defect,
    /// It was set to other times, or another increment, than the rules of the event say.
    WrongSetting,
    /// Somebody handled it who plays at another board.
    Neighbour,
}

/// What becomes of a clock that is not right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClockRemedy {
    /// It is replaced, and the arbiter sets the times.
    Replaced,
    /// Setting, times and counter are corrected at once.
    Corrected,
    /// No clause names the fault; the arbiter corrects it by analogy.
    ByAnalogy,
    /// Too many moves have been made: the setting stays.
    Kept {
        /// Whether the arbiter may change it where the schedule of the event would suffer.
        excusable: bool,
    },
}

/// What if the clock is defective or wrongly set.
pub trait ClockSetting: Debug + Send + Sync {
    /// The remedy, White and Black having completed so many moves.
    fn remedy(&self, fault: ClockFault, moves: [u32; 2]) -> ClockRemedy;
}

/// What becomes of the increment that a player gained by pressing after an irregularity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GainedIncrement {
    /// It is taken off again; practice, not text.
    Withdrawn,
    /// The times are left to the arbiter's best judgement, so nothing can be said of them.
    Open,
}

/// How the times are set after an irregularity.
pub trait ClockTimes: Debug + Send + Sync {
    /// What becomes of an increment gained by pressing.
    fn increment(&self) -> GainedIncrement;
}
