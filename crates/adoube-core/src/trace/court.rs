//! Answers of the competition rules.

use crate::board::{Color, MoveSet, Square};
use crate::branch::Branch;
use crate::incident::competition::ClaimKind;
use crate::policy::Offence;
use crate::ruling::{
    AppealState, ArbiterDuty, CompletedBy, EndedBy, GameResult, OfferState, RecordingDuty, SanctionKind, Score, Verdict,
};
use crate::words::worded;

worded! {
    /// What an answer is about.
    Fault {
        /// An illegal move.
        IllegalMove = "illegal-move",
        /// An illegal castling.
        Castling = "castling",
        /// The enemy king was taken.
        KingTaken = "king-taken",
        /// A promotion that is not finished.
        Promotion = "promotion",
        /// A move with two hands.
        TwoHands = "two-hands",
        /// A press of the clock without a move.
        EmptyPress = "empty-press",
        /// A press with the other hand.
        OtherHand = "other-hand",
        /// Units lying about.
        UnitsLying = "units-lying",
        /// Clocks stopped.
        ClockStop = "clock-stop",
        /// A move written before it is played.
        WritingAhead = "writing-ahead",
        /// A note.
        Note = "note",
        /// An electronic device.
        Device = "device",
        /// Refusing to be searched.
        Inspection = "inspection",
        /// Leaving.
        Leaving = "leaving",
        /// Disturbing the opponent.
        Distraction = "distraction",
        /// Analysing in the venue.
        Analysing = "analysing",
        /// Refusing to obey.
        Refusal = "refusal",
        /// A draw offered at the wrong moment or on a condition.
        Offer = "offer",
    }
}

/// What came out of a question of the competition rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourtAnswer {
    /// Which rules of play apply.
    Branch {
        /// Which.
        branch: Branch,
    },
    /// What completed the move; nothing when it is not completed.
    Completed {
        /// What.
        by: Option<CompletedBy>,
    },
    /// What an act is in law.
    Offence {
        /// Which act.
        fault: Fault,
        /// What it is.
        offence: Offence,
    },
    /// The number of the offence and the one at which the game is lost.
    Counted {
        /// Its number.
        number: u32,
        /// The limit, if there is one.
        limit: Option<u32>,
    },
    /// The fault can still be put right.
    WindowOpen,
    /// The players agreed to put it right.
    Agreed,
    /// It can no longer be put right: the other side touched a unit, or made a move.
    WindowClosed {
        /// Whether by a touch alone.
        by_touch: bool,
    },
    /// There is nothing to put right yet.
    TooEarly,
    /// Only the other side may claim it.
    NotHis,
    /// The press brought an increment, and the arbiter sets the clocks as he thinks right.
    ClocksOpen,
    /// No such fault is there.
    NoFault,
    /// The position before that event is set up again.
    Restored {
        /// Its index in the file.
        event: usize,
        /// Whether that is the one before the fault.
        exact: bool,
    },
    /// The pawn becomes a queen.
    Queened {
        /// Where.
        square: Square,
    },
    /// What may be played instead.
    Instead {
        /// The moves.
        moves: MoveSet,
    },
    /// A penalty.
    Penalty {
        /// The offender.
        against: Color,
        /// What.
        kind: SanctionKind,
        /// How much time.
        seconds: Option<u32>,
    },
    /// Nothing is imposed.
    NoPenalty,
    /// The arbiter chooses from the list.
    List,
    /// No clause names it; the arbiter has the general clause at most.
    Unnamed,
    /// Whether that side can still mate; nothing when it is not known within the bound of the search.
    MatePossible {
        /// Which side.
        side: Color,
        /// Whether.
        possible: Option<bool>,
    },
    /// The game ends.
    Ended {
        /// By what.
        by: EndedBy,
        /// With which result; none where only the scores tell.
        result: Option<GameResult>,
    },
    /// The players score so.
    Scored {
        /// White and Black.
        score: [Score; 2],
    },
    /// The flag has fallen in law.
    FlagFallen,
    /// Nobody who may say so has noticed the flag.
    FlagUnseen,
    /// The moves of the period had been made.
    ControlReached,
    /// Both flags are down and play goes on.
    BothFlagsPlayOn,
    /// No clause says what follows.
    NoRule,
    /// Whether a late player is still in time.
    Late {
        /// Minutes late.
        minutes: u32,
        /// Minutes allowed, when that is said.
        allowed: Option<u32>,
    },
    /// The claim is decided.
    Claim {
        /// What about.
        kind: ClaimKind,
        /// How.
        verdict: Verdict,
    },
    /// The right to claim is lost.
    RightLost {
        /// Whether by a touch, rather than a move.
        by_touch: bool,
    },
    /// How often the position has stood.
    Occurred {
        /// How often; none when the file does not tell.
        count: Option<u32>,
    },
    /// Moves of White and Black without capture and pawn move.
    Quiet {
        /// How many; none when the file does not tell.
        moves: Option<[u32; 2]>,
    },
    /// What a draw offer is worth.
    Offer {
        /// What.
        state: OfferState,
    },
    /// Whether an appeal is heard.
    Appeal {
        /// Whether.
        state: AppealState,
    },
    /// What is for the arbiter to do.
    Duty {
        /// What.
        duty: ArbiterDuty,
    },
    /// A new game is played.
    NewGame,
    /// The game goes on as it is.
    PlayOn,
    /// The position is moved to a board that lies right.
    Transferred,
    /// Castling is lost with what stood wrong.
    CastlingLost,
    /// Somebody who is not one of the players told the arbiter of it.
    Heard {
        /// Whether he then goes by what he sees on the board himself.
        looks: bool,
    },
    /// Whether a player must write.
    Writing {
        /// Which player.
        side: Color,
        /// Whether.
        duty: RecordingDuty,
    },
    /// The act is in order.
    Lawful,
    /// It is found when the game is over: the result stands.
    TooLate,
    /// It rests on practice, not on the text.
    ByPractice,
}
