//! Faults on the board: displaced units, illegal moves, promotions, who acts on them.

use std::fmt::Debug;

use super::{ArbiterDuty, Offence};

/// Units knocked over by accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displacing {
    /// Whether the player pressed the clock before the units stood right again.
    pub pressed: bool,
}

/// What the other side may do so that units are put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OtherSide {
    /// Stop the clocks and call the arbiter.
    StopsClocks,
    /// Start the player's clock again without a move.
    RestartsClock,
}

/// What follows when units are knocked over.
pub trait Displaced: Debug + Send + Sync {
    /// What it is for the player who did it.
    fn offence(&self, displacing: Displacing) -> Offence;
    /// What the other side may do.
    fn other_side(&self) -> OtherSide;
}

/// How units come to be found off their squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundOffSquare {
    /// Whether a player claims it.
    pub claimed: bool,
    /// Whether that player has since touched a unit of his own, meaning to play.
    pub touched: bool,
}

/// What if units are found off their squares.
pub trait DisplacedFound: Debug + Send + Sync {
    /// Whether the position before they were displaced is set up again and played on from.
    fn goes_back(&self, found: FoundOffSquare) -> bool;
}

/// How far things have got since an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Whether the illegal move was completed.
    pub completed: bool,
    /// Whether the other side has since touched a unit of its own, meaning to play.
    pub touched: bool,
    /// Whether the other side has since let go of an own unit on another square, legally or not.
    pub made: bool,
    /// Whether both players agreed, without the arbiter, that it be put right.
    pub agreed: bool,
    /// Whether a player claims it, rather than somebody finding it or the arbiter seeing it.
    pub claimed: bool,
    /// Whether the claimant made it himself.
    pub own: bool,
}

/// What closed the time for putting an illegal move right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClosedBy {
    /// The other side touched a unit.
    Touch,
    /// The other side made a move.
    Move,
}

/// Whether an illegal move can be put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Window {
    /// There is nothing to put right yet.
    NotYet,
    /// It can.
    Open,
    /// Both players agreed that it be put right; nobody is punished.
    Agreed,
    /// Only the other side may claim it.
    NotHis,
    /// It is too late.
    Closed(ClosedBy),
}

/// Until when an illegal move is put right.
pub trait IllegalMove: Debug + Send + Sync {
    /// Whether it can be put right.
    fn window(&self, reply: Reply) -> Window;
}

/// What taking the king is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KingTaking {
    /// An offence.
    Offence(Offence),
    /// A win by custom, which no text gives.
    WinByCustom,
}

/// What taking the king is.
pub trait KingTaken: Debug + Send + Sync {
    /// What it is.
    fn ruling(&self) -> KingTaking;
    /// Whether a clause says so.
    fn is_said(&self) -> bool {
        true
    }
}

/// What was left undone, or done wrongly, when a pawn should have been promoted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnfinishedPromotion {
    /// The pawn stands on the last rank.
    PawnLeft,
    /// The pawn is off the board, and nothing stands on the square.
    NothingPlaced,
    /// A new unit was set down, and the pawn still stands before the last rank.
    PawnStays,
    /// The new unit has the wrong colour or cannot be told, as a rook upside down.
    WrongUnit,
}

/// What becomes of an unfinished promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PromotionRemedy {
    /// It is an illegal move, taken back; the player is free as far as the touched units allow.
    FreeChoice,
    /// It is an illegal move; the pawn becomes a queen, and the other side is on move.
    Queen {
        /// Whether mate, stalemate or a dead position by that queen ends the game at once.
        ends: bool,
    },
    /// It is an illegal move, taken back; the player must promote to a queen.
    PlayerQueens,
}

/// What if the promotion was not finished.
pub trait PromotionFault: Debug + Send + Sync {
    /// What becomes of it.
    fn remedy(&self, fault: UnfinishedPromotion) -> PromotionRemedy;
}

/// Which rules bind the move that replaces an illegal one.
pub trait Replacement: Debug + Send + Sync {
    /// Whether a unit let go where it can legally go binds, beside the touched units.
    fn release_binds(&self) -> bool;
}

/// An illegal position whose origin nobody saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FoundPosition {
    /// Both kings are in check.
    BothKingsInCheck,
    /// A pawn stands on its last rank.
    PawnOnLastRank,
    /// Something else cannot be.
    Other,
}

/// What stands on the board after the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StillThere {
    /// A legal position.
    Nothing,
    /// Another illegal position.
    Another,
    /// The same fault.
    Same,
}

/// What the arbiter found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionFound {
    /// What is wrong.
    pub what: FoundPosition,
    /// Whether a player asked for a ruling.
    pub asked: bool,
    /// What stands there after the next move was completed; `None` while it was not.
    pub after_next_move: Option<StillThere>,
}

/// What the arbiter does about an illegal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PositionRemedy {
    /// He restores the position before, or the last that is known.
    Restores,
    /// He steps in and has it put right, if he can.
    StepsIn,
    /// He waits until the next move is completed.
    Waits,
    /// He declares the game drawn.
    Draw,
    /// He does nothing.
    Nothing,
}

/// What the arbiter does who finds an illegal position.
pub trait IllegalPosition: Debug + Send + Sync {
    /// What he does.
    fn remedy(&self, found: PositionFound) -> PositionRemedy;
}

/// A fault that an arbiter may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Observed {
    /// An illegal move, or what is treated as one.
    IllegalMove,
    /// A breach of the rules on touched units.
    Touch,
}

/// On which faults the arbiter acts unasked.
pub trait ArbiterActs: Debug + Send + Sync {
    /// What he does.
    fn duty(&self, observed: Observed) -> ArbiterDuty;
}

/// Who tells the arbiter of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Teller {
    /// A spectator.
    Spectator,
    /// A player of another game.
    Player,
    /// A captain.
    Captain,
    /// Somebody of the organisers.
    Organiser,
    /// A player who has finished.
    FinishedPlayer,
}

/// What the word of others is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OutsideWord {
    /// They may tell the arbiter, who acts on it.
    Heard,
    /// They may tell the arbiter, but he acts only on what he observes himself: he looks at the position.
    Looks,
    /// Nothing provides for it; the arbiter may act on what he sees himself.
    NotProvided,
}

/// Whether the word of others may be acted on.
pub trait Outsiders: Debug + Send + Sync {
    /// What it is worth.
    fn hears(&self, teller: Teller) -> OutsideWord;
}

/// What of a fault found when the game is over.
pub trait AfterTheGame: Debug + Send + Sync {
    /// Whether the result stands; `signed`: both have signed.
    fn result_stands(&self, signed: bool) -> bool;
}

/// Whether the arbiter may tell a player what he has overlooked.
pub trait ArbiterHelps: Debug + Send + Sync {
    /// Whether he may.
    fn may(&self) -> bool;
}
