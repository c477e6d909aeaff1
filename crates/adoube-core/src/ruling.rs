//! What an edition makes of an incident.

mod competition;

use smallvec::SmallVec;

pub use competition::*;

use crate::board::{Color, MoveId, MoveSet};
use crate::incident::competition::ClaimKind;
use crate::topic::{Topic, TopicSet};
use crate::words::worded;

/// How far the move of the turn has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Nothing is decided beyond the duty.
    Open,
    /// A released or placed unit narrows the move, which is not made yet.
    Bound,
    /// The move is made.
    Made,
    /// The move is made and the clock was pressed.
    Completed,
    /// The game has ended.
    Over,
}

/// The result of a game that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// 1-0
    WhiteWins,
    /// 0-1
    BlackWins,
    /// 1/2-1/2
    Draw,
}

impl GameResult {
    /// The result when `winner` wins.
    pub fn win(winner: Color) -> GameResult {
        if winner == Color::White { GameResult::WhiteWins } else { GameResult::BlackWins }
    }
}

worded! {
    /// What becomes of a complaint or claim.
    Verdict {
        /// It is right, and the breach is put right.
        Upheld = "upheld",
        /// There was no breach, or it was the complainer's own; the claim is wrong.
        Rejected = "rejected",
        /// The right to complain was lost, or the game was over.
        Lapsed = "lapsed",
        /// No move was made yet.
        Premature = "premature",
        /// It is not looked into: the wrong moment, or no such right.
        Inadmissible = "inadmissible",
        /// It is to be made in the proper way first.
        MakeLegal = "make-legal",
        /// There was a fault, and it stands.
        Stands = "stands",
        /// It is not decided yet.
        Pending = "pending",
    }
}

/// A complaint and its verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// What about.
    pub kind: ClaimKind,
    /// Who complains.
    pub by: Color,
    /// What becomes of it.
    pub verdict: Verdict,
}

/// What the board shows after a move that was made had been taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shown {
    /// Another legal move stands on the board.
    Move(MoveId),
    /// Everything was put back, or what stands there is no legal move.
    None,
}

/// What an edition makes of an incident. Moves are numbers in the scene of [`Ruling::turn`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Index of the turn in the incident that the ruling is about.
    pub turn: usize,
    /// How far its move has got.
    pub status: Status,
    /// The move made.
    pub made: Option<MoveId>,
    /// While open or bound: what the player may choose from; else empty.
    pub permitted: MoveSet,
    /// The topics whose articles the made move or a take-back breaks.
    pub breach: TopicSet,
    /// What the board shows, when the made move was taken back.
    pub shown: Option<Shown>,
    /// Complaints in order of time.
    pub claims: SmallVec<[Claim; 2]>,
    /// The result when the game is over.
    pub result: Option<GameResult>,
    /// Whether no provision covers the case and the default is shown.
    pub silent: bool,
    /// The topics that decided, in order of evaluation.
    pub cites: TopicSet,
    /// The one among them that the ruling rests on; `None` when nothing was asked.
    pub ground: Option<Topic>,
    /// The rest of a competition case.
    pub competition: Option<Box<CompetitionRuling>>,
}

impl Ruling {
    /// A turn that is open, with nothing permitted, broken or cited: what real rulings start from.
    pub fn open(turn: usize) -> Ruling {
        Ruling {
            turn,
            status: Status::Open,
            made: None,
            permitted: MoveSet::EMPTY,
            breach: TopicSet::EMPTY,
            shown: None,
            claims: SmallVec::new(),
            result: None,
            silent: false,
            cites: TopicSet::EMPTY,
            ground: None,
            competition: None,
        }
    }

    /// Whether both rulings have the same effect: article numbers and certainty may differ.
    pub fn same_outcome(&self, other: &Ruling) -> bool {
        self.turn == other.turn
            && self.status == other.status
            && self.made == other.made
            && self.permitted == other.permitted
            && self.breach.len() == other.breach.len()
            && self.shown == other.shown
            && self.claims == other.claims
            && self.result == other.result
            && match (&self.competition, &other.competition) {
                (None, None) => true,
                (Some(one), Some(other)) => one.same_outcome(other),
                _ => false,
            }
    }
}
