//! The start of the game: late arrival, wrong set-up, turned board, reversed colours.

use std::fmt::Debug;

/// What the rules of the event say on the default time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DefaultRule {
    /// Nothing.
    #[default]
    Silent,
    /// Nobody is forfeited for coming late.
    Nobody,
    /// Whoever comes later than so many minutes loses.
    Minutes(u32),
}

/// How late a player comes, in minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Minutes after the planned start; 0 when in time.
    pub after_planned: u32,
    /// Minutes after the actual start; 0 when in time.
    pub after_start: u32,
    /// What the rules of the event say.
    pub regulation: DefaultRule,
}

/// What becomes of a player who comes late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lateness {
    /// The player plays.
    InTime,
    /// The player loses.
    Loss {
        /// Minutes late as this edition counts them.
        late: u32,
        /// Minutes allowed.
        allowed: u32,
        /// Whether the arbiter may decide otherwise.
        excusable: bool,
    },
    /// Nothing says how late is too late; the arbiter may decide.
    Undefined,
}

/// When a player who comes late loses.
pub trait DefaultTime: Debug + Send + Sync {
    /// What becomes of the player.
    fn lateness(&self, arrival: Arrival) -> Lateness;
    /// Minutes allowed under the rules of the event; `None`: nobody is forfeited, or nothing says.
    fn allowed(&self, regulation: DefaultRule) -> Option<u32>;
}

/// Who loses the time while neither player is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WhoWaits {
    /// Nobody in particular: White's clock runs from the start of the game.
    ClockRuns,
    /// White, until White comes; the arbiter may decide otherwise.
    WhiteUntilThere,
    /// Nothing is said for an event with this default time.
    NotCovered,
}

/// Who loses the time when nobody has come.
pub trait NeitherPresent: Debug + Send + Sync {
    /// Who; `allowed`: minutes that a player may be late, `None` when nobody is forfeited.
    fn who_waits(&self, allowed: Option<u32>) -> WhoWaits;
}

/// A wrong initial position found during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupFault {
    /// Moves completed by White and Black.
    pub moves: [u32; 2],
    /// Whether a king stood on a wrong square.
    pub king_misplaced: bool,
    /// Whether a rook stood on a wrong square.
    pub rook_misplaced: bool,
    /// Whether a king and the queen of its colour stood in each other's place.
    pub king_and_queen: bool,
}

/// What becomes of a game begun from a wrong position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SetupRemedy {
    /// It is cancelled, a new one is played.
    NewGame,
    /// It goes on.
    PlayOn {
        /// Whether a king or rook that stood wrong may not castle.
        castling_lost: bool,
    },
}

/// What if the initial position was wrong.
pub trait WrongSetup: Debug + Send + Sync {
    /// What becomes of the game.
    fn remedy(&self, fault: SetupFault) -> SetupRemedy;
}

/// A board turned by a quarter, found during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardFault {
    /// Moves completed by White and Black.
    pub moves: [u32; 2],
    /// Whether something else was wrong at the start too.
    pub other_faults: bool,
}

/// What becomes of a game on a turned board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardRemedy {
    /// The position is moved to a right board.
    Transfer,
    /// Play goes on as it is.
    PlayOn,
    /// The clause does not cover it; the other fault decides.
    NotCovered,
}

/// What if the board was turned.
pub trait BoardTurned: Debug + Send + Sync {
    /// What becomes of the game.
    fn remedy(&self, fault: BoardFault) -> BoardRemedy;
}

/// Colours reversed, found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColoursFault {
    /// Moves completed by White and Black.
    pub moves: [u32; 2],
    /// Whether the game had ended before.
    pub ended: bool,
}

/// What becomes of a game with reversed colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ColoursRemedy {
    /// It is stopped, a new one is played.
    NewGame,
    /// It goes on.
    PlayOn {
        /// Whether the arbiter may rule otherwise.
        excusable: bool,
    },
    /// It had ended, and the result stands.
    Stands,
}

/// What if the colours were reversed.
pub trait ColoursReversed: Debug + Send + Sync {
    /// What becomes of the game.
    fn remedy(&self, fault: ColoursFault) -> ColoursRemedy;
}
