//! Offences: what an act is in law, how faults are counted, what an illegal move costs.

use std::fmt::Debug;

use crate::board::Color;

/// Faults that some editions count apart from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Illegal moves, unfinished promotions and taking the king among them.
    Moves,
    /// Moves made with two hands.
    TwoHands,
    /// Presses of the clock without a move.
    EmptyPress,
}

/// What the other side scores when a player loses by penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Score {
    /// A win.
    Win,
    /// A win; half a point when that side cannot mate by any series of legal moves.
    WinOrHalf,
    /// Nothing.
    Nothing,
    /// What the arbiter decides.
    Arbiter,
}

/// What an act is in law; the graver, the later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Offence {
    /// No offence.
    Free,
    /// None yet: it becomes one when the clock is pressed.
    NotYet,
    /// No clause names it; the arbiter punishes by the general clause at most.
    Unnamed,
    /// A breach for which the arbiter may choose from the list of penalties; no clause obliges him.
    MayList,
    /// A breach for which the arbiter chooses from the list of penalties.
    List,
    /// An illegal move, or punished like one.
    Illegal(Family),
    /// Loss of the game.
    Loss(Score),
}

/// A player's earlier faults in the game, and the one ruled on is not among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Earlier {
    /// Illegal moves.
    pub illegal_moves: u32,
    /// Moves with two hands.
    pub two_hands: u32,
    /// Presses without a move.
    pub empty_presses: u32,
}

/// Which faults of a chain count when both players are guilty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BothGuilty {
    /// The first alone; later moves are void.
    First,
    /// Each.
    Each,
}

/// Which faults are counted together.
pub trait IllegalCount: Debug + Send + Sync {
    /// The number of this fault, from 1: the earlier ones that count with its family, and it.
    fn number(&self, earlier: Earlier, family: Family) -> u32;
    /// What counts when both are guilty.
    fn both_guilty(&self) -> BothGuilty;
}

/// Who can still win; looked up when asked only.
#[derive(Clone, Copy)]
pub struct Chances<'a> {
    /// Whether that side can mate by some series of legal moves.
    pub can_mate: &'a dyn Fn(Color) -> bool,
    /// Whether that side has force with which mate can be given at all, whatever the other side has.
    pub has_force: &'a dyn Fn(Color) -> bool,
}

impl Debug for Chances<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Chances")
    }
}

/// How a fault came to be ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RaisedBy {
    /// The other side claims.
    Claim,
    /// The arbiter acts unasked.
    Arbiter,
}

/// An illegal move to be punished.
#[derive(Clone, Copy, Debug)]
pub struct IllegalFact<'a> {
    /// Its number by [`IllegalCount`].
    pub number: u32,
    /// The offender.
    pub offender: Color,
    /// Who raises it.
    pub raised_by: RaisedBy,
    /// Whether the game is in a quickplay finish.
    pub quickplay_finish: bool,
    /// What each side can still do.
    pub chances: Chances<'a>,
}

/// What an illegal move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Penalty {
    /// Nothing but that it is put right.
    Nothing,
    /// So many seconds for the other side.
    Time(u32),
    /// The game; the other side wins.
    Loss,
    /// The game would be lost, but the other side cannot mate: draw.
    Draw,
    /// The game; the other side cannot mate, and the text is silent on its score, by default a win.
    LossOpen,
    /// The game; the other side, which cannot mate, scores half a point. No normal result.
    LossAndHalf,
    /// Nothing says what the two score: the arbiter decides.
    ScoreOpen,
}

/// What an illegal move costs.
pub trait IllegalPenalty: Debug + Send + Sync {
    /// The penalty.
    fn penalty(&self, fact: IllegalFact<'_>) -> Penalty;
    /// The number at which the game is lost; `None`: never by number.
    fn limit(&self) -> Option<u32>;
}
