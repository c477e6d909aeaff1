//! Draws: offers, claims and those that come by themselves.

use std::fmt::Debug;

use super::Offence;

/// When a draw is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OfferMoment {
    /// After the own move, before the press.
    AfterMove,
    /// On one's own time before the move.
    BeforeMove,
    /// While the other side is thinking.
    OpponentsTime,
}

/// A draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// When.
    pub moment: OfferMoment,
    /// Whether a condition was attached.
    pub conditional: bool,
    /// Whether the offerer tries to take it back.
    pub withdrawn: bool,
}

/// What becomes of a draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Whether it stands until it is accepted or refused.
    pub valid: bool,
    /// What making it so is for the offerer.
    pub offence: Offence,
}

/// When a draw offer is valid.
pub trait DrawOffer: Debug + Send + Sync {
    /// What becomes of it.
    fn offered(&self, offer: Offer) -> Offered;
    /// Whether a claim of a draw is an offer too.
    fn claim_counts(&self) -> bool;
}

/// What the rules of the event say on draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DrawRule {
    /// Nothing: draws are free.
    #[default]
    Free,
    /// No draws by agreement before that move.
    BeforeMove(u32),
    /// No draws by agreement without the arbiter.
    Never,
}

impl DrawRule {
    /// Whether a draw at that move of the game is against it.
    pub fn bars(self, move_number: u32) -> bool {
        match self {
            DrawRule::Free => false,
            DrawRule::BeforeMove(first) => move_number < first,
            DrawRule::Never => true,
        }
    }
}

/// What the event bars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Barred {
    /// Nothing.
    Nothing,
    /// Agreeing.
    Agreement,
    /// Offering and agreeing.
    Offer,
}

/// Whether the event may bar draws.
pub trait DrawBar: Debug + Send + Sync {
    /// What is barred at that move of the game.
    fn barred(&self, rule: DrawRule, move_number: u32) -> Barred;
}

/// What two positions have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Likeness {
    /// The same kinds of units of the same colours stand on the same squares.
    pub placement: bool,
    /// The same side is on move.
    pub turn: bool,
    /// The castling rights are the same.
    pub rights: bool,
    /// The same legal capture in passing is possible, or none is in both.
    pub en_passant: bool,
    /// The side on move has the same legal moves.
    pub moves: bool,
}

/// When a position is the same.
pub trait SamePosition: Debug + Send + Sync {
    /// Whether it is.
    fn is_same(&self, likeness: Likeness) -> bool;
}

/// What cost the right to claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClaimLost {
    /// A touched unit.
    ByTouch,
    /// A move made.
    ByMove,
}

/// When the right to claim a draw is lost.
pub trait ClaimRight: Debug + Send + Sync {
    /// What cost it on this move; `None`: the player has it still.
    fn lost(&self, touched: bool, made: bool) -> Option<ClaimLost>;
}

/// How the player told the move that is to bring the position about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Whether it was written on a scoresheet of paper.
    pub written: bool,
    /// Whether it was entered on an electronic one.
    pub entered: bool,
}

/// What a declaration is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Declaration {
    /// It is proper.
    Proper,
    /// It is not, and the claim is a wrong one by procedure.
    WrongClaim,
    /// It is not, and the player is told to make it properly.
    MakeLegal,
}

/// How the intended move is declared in a claim.
pub trait ClaimMove: Debug + Send + Sync {
    /// What the declaration is worth.
    fn declared(&self, declared: Declared) -> Declaration;
    /// Whether a move once written for a claim can no longer be changed.
    fn is_frozen(&self) -> bool;
}

/// Moves of White and Black since the last capture or pawn move, the announced one included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietMoves {
    /// Moves made.
    pub made: [u32; 2],
    /// Moves completed; a move announced in a claim counts as such.
    pub completed: [u32; 2],
}

/// When a draw by fifty moves may be claimed.
pub trait FiftyMoves: Debug + Send + Sync {
    /// Whether it may.
    fn suffice(&self, moves: QuietMoves) -> bool;
}

/// A claim that was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongClaimFact {
    /// Seconds that the claimant has left, when known.
    pub left: Option<u32>,
    /// Whether it fails only because it was not made properly.
    pub procedural: bool,
}

/// What is taken from a claimant's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeTaken {
    /// Nothing.
    Nothing,
    /// So many seconds.
    Off(u32),
    /// All above so many seconds, which are left.
    LeaveOnly(u32),
    /// Half, at most three minutes; the time is not known.
    Half,
}

/// What a wrong claim costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimCost {
    /// Seconds for the other side.
    pub to_opponent: u32,
    /// What is taken from the claimant.
    pub taken: TimeTaken,
}

/// What a wrong claim costs.
pub trait WrongClaim: Debug + Send + Sync {
    /// The cost.
    fn cost(&self, fact: WrongClaimFact) -> ClaimCost;
}

/// What becomes of the clocks while a claim is examined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClaimClocks {
    /// Player or arbiter stops them.
    AreStopped,
    /// The claimant may stop them.
    MayBeStopped,
    /// The claimant must stop them.
    MustBeStopped,
}

/// How a claim is handled.
pub trait ClaimCheck: Debug + Send + Sync {
    /// What becomes of the clocks.
    fn clocks(&self) -> ClaimClocks;
    /// Whether a correct claim comes before a flag that falls while it is examined.
    fn claim_first(&self) -> bool;
    /// Whether a claim is heard whose claimant leaves the clocks running.
    fn hears_running(&self) -> bool;
}

/// How often a position has stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrences {
    /// How often, this time included.
    pub count: u32,
    /// Whether the last five times came one after the other, at every second move of each side.
    pub five_in_a_row: bool,
    /// Whether they came about by the same moves of each side every time.
    pub by_same_moves: bool,
}

/// Whether a fifth repetition ends the game.
pub trait Fivefold: Debug + Send + Sync {
    /// Whether it does.
    fn ends(&self, occurrences: Occurrences) -> bool;
}

/// Whether seventy-five moves end the game.
pub trait SeventyFive: Debug + Send + Sync {
    /// Whether they do; moves of White and Black since the last capture or pawn move.
    fn ends(&self, moves: [u32; 2]) -> bool;
}
