//! Flags: when they have fallen in law, and what follows.

use std::fmt::Debug;

use super::Chances;
use crate::board::Color;
use crate::ruling::GameResult;

/// What an arbiter does on something that he knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ArbiterDuty {
    /// He must act.
    Must,
    /// He may.
    May,
    /// He waits for something to happen first.
    Waits,
    /// He must not act unasked.
    MustNot,
}

/// Who notices that a flag is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagSeen {
    /// The arbiter.
    ByArbiter {
        /// Whether both flags are down.
        both_down: bool,
    },
    /// The other side claims.
    Claimed {
        /// Whether the claimant stopped the clocks.
        clocks_stopped: bool,
        /// Whether the claimant's own flag is up.
        own_flag_up: bool,
    },
}

/// What the notice amounts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagNoticed {
    /// Whether the flag has fallen in law. Where the arbiter may, or must not, say so, it has not.
    pub fallen: bool,
    /// What the arbiter does about it; of a claim: [`ArbiterDuty::Must`] when it is good.
    pub arbiter: ArbiterDuty,
}

/// When a flag has fallen in law, and whether the arbiter says so.
pub trait FlagNotice: Debug + Send + Sync {
    /// What the notice amounts to.
    fn notice(&self, seen: FlagSeen) -> FlagNoticed;
}

/// A flag that has fallen in law.
#[derive(Clone, Copy, Debug)]
pub struct FlagFact<'a> {
    /// Whose.
    pub flagged: Color,
    /// Whether a fifth repetition or seventy-five moves had drawn the game before, unnoticed.
    pub drawn_before: bool,
    /// What each side can still do.
    pub chances: Chances<'a>,
}

/// The result of a flag fall.
pub trait FlagFall: Debug + Send + Sync {
    /// The result.
    fn result(&self, fact: FlagFact<'_>) -> GameResult;
}

/// Both flags down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagsDown {
    /// Whether it is known which fell first.
    pub order_known: bool,
    /// Whether this is the last period.
    pub last_period: bool,
    /// Whether the guidelines on quickplay finishes were announced for the event.
    pub announced: bool,
    /// Whether time is added a move.
    pub increment: bool,
    /// The kind of play.
    pub pace: super::Pace,
}

/// What follows when both flags are down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BothDown {
    /// The game is drawn.
    Draw,
    /// It goes on.
    PlayOn,
    /// The one that fell first counts alone.
    FirstCounts,
    /// No clause covers it: the arbiter decides.
    NoRule,
}

/// What if both flags are down and nobody knows which fell first.
pub trait BothFlags: Debug + Send + Sync {
    /// What follows.
    fn outcome(&self, flags: FlagsDown) -> BothDown;
}

/// A claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuickplayClaim {
    /// Whether the rules on quickplay finishes were announced for the event.
    pub announced: bool,
    /// Whether time is added a move.
    pub increment: bool,
    /// Seconds that the claimant has left, when known.
    pub left: Option<u32>,
    /// Whether the claimant has the move.
    pub on_move: bool,
    /// Whether the claimant's flag is down.
    pub flag_down: bool,
    /// Whether the claimant stopped the clocks.
    pub clocks_stopped: bool,
}

/// Whether a claim in a quickplay finish is heard at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Admission {
    /// It is.
    Heard,
    /// There is no such right in this game.
    NoRight,
    /// The claimant does not have the move.
    NotOnMove,
    /// The claimant has two minutes or more.
    TimeLeft,
    /// The claimant's flag is down.
    FlagDown,
    /// The claimant had to stop the clocks and did not.
    ClocksRunning,
}

/// What the arbiter found on a claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QuickplayFinding {
    /// He is convinced.
    Grants,
    /// He wants to see more.
    Postpones,
    /// He holds the claim wrong.
    Rejects,
}

/// What becomes of a claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum QuickplayRuling {
    /// The game is drawn.
    Draw,
    /// Play goes on before the arbiter, who may give the other side time.
    Postponed {
        /// Seconds that the other side may get.
        may_give: u32,
    },
    /// The claim fails.
    Rejected {
        /// Seconds that the other side gets.
        seconds: u32,
    },
}

/// Whether a draw may be claimed in a quickplay finish.
pub trait Quickplay: Debug + Send + Sync {
    /// Whether the claim is heard.
    fn admits(&self, claim: QuickplayClaim) -> Admission;
    /// What becomes of a claim that is heard.
    fn rules(&self, finding: QuickplayFinding) -> QuickplayRuling;
    /// Whether the arbiter may still declare the draw after postponing, at a moment when a flag has fallen or none has.
    fn may_decide_late(&self, flag_fallen: bool) -> bool;
}

/// How a clock that adds five seconds a move adds them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Extra {
    /// As delay or as increment.
    DelayOrIncrement,
    /// As increment.
    Increment,
}

/// What a player gets who may ask for five seconds a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraTime {
    /// How the seconds are added.
    pub adds: Extra,
    /// Seconds that the other side gets besides.
    pub bonus: u32,
}

/// Whether a player short of time may ask for five seconds a move.
pub trait FiveSeconds: Debug + Send + Sync {
    /// Whether the request is heard.
    fn admits(&self, request: QuickplayClaim) -> Admission;
    /// What follows when it is granted.
    fn grants(&self) -> ExtraTime;
}
