//! Events of the competition rules as a witness saw them (Articles 6 to 12 and the appendices).

use smallvec::SmallVec;

use super::words::*;
use crate::board::{Color, Position, Role, Square};

/// A move as it is written: where from, where to, what the pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Written {
    /// Its first square.
    pub from: Square,
    /// Its last square.
    pub to: Square,
    /// The piece promoted to.
    pub promotion: Option<Role>,
}

/// A claim and how it is put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimMade {
    /// What it is about.
    pub kind: ClaimKind,
    /// Index of the event complained of; `None`: the other side's last move.
    pub of: Option<usize>,
    /// The move that the claimant means to make.
    pub mv: Option<Written>,
    /// Whether that move was written down.
    pub written: bool,
    /// Where it was written.
    pub entered: Entered,
    /// Whether the claimant stopped the clocks; `None`: as other events show.
    pub clock_stopped: Option<bool>,
    /// Whom it is put to.
    pub to: ClaimTo,
    /// What a quickplay claim rests on.
    pub ground: Ground,
}

impl ClaimMade {
    /// A claim of that kind, put in the usual way.
    pub fn new(kind: ClaimKind) -> ClaimMade {
        ClaimMade {
            kind,
            of: None,
            mv: None,
            written: true,
            entered: Entered::Paper,
            clock_stopped: None,
            to: ClaimTo::Arbiter,
            ground: Ground::NoEffort,
        }
    }
}

/// An event of the competition rules that moves no unit by a player's will.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Stops the clocks.
    Stop {
        /// Why.
        reason: StopReason,
        /// Whose clock.
        whose: Whose,
    },
    /// The clock of that side is started again.
    Start(Color),
    /// A claim under Articles 6 to 12.
    Claim(ClaimMade),
    /// The arbiter checks the latest draw claim.
    Check {
        /// What he found.
        finds: Finding,
        /// What is true, when he erred.
        truly: Option<Finding>,
    },
    /// Takes back a claim or an offer.
    Withdraw(Withdrawn),
    /// Declines the draw.
    Decline,
    /// Both players agree without the arbiter.
    Agree(Agreed),
    /// The arbiter does or learns something.
    Arbiter {
        /// What he does.
        act: ArbiterAct,
        /// What he sees, or is told of.
        what: Seen,
        /// Index of the event that it is about.
        of: Option<usize>,
        /// Who tells him.
        teller: Teller,
    },
    /// Something is found by whoever looks.
    Found {
        /// What.
        what: FoundWhat,
        /// Index of the event that it is about.
        of: Option<usize>,
        /// How many moves of each side lie between, where the file does not tell them.
        moves_ago: u32,
        /// How.
        through: Through,
    },
    /// Knocks units over.
    Knock(SmallVec<[Square; 2]>),
    /// Shifts a unit by accident.
    Displace {
        /// The unit's square.
        unit: Square,
        /// Where it stands now.
        on: Square,
    },
    /// Sets a knocked or shifted unit right.
    Restore(Square),
    /// Takes the enemy king off the board.
    TakeKing,
    /// Does not want a claim to be checked.
    Waive,
    /// Writes a move.
    Write {
        /// Which.
        mv: Written,
        /// What for.
        purpose: WrittenFor,
        /// Whether before it was played.
        before_playing: bool,
    },
    /// Deletes what was written.
    Erase,
    /// Makes a note.
    Note,
    /// A side has not come.
    Absent(Color),
    /// A side comes.
    Arrive {
        /// Which.
        side: Color,
        /// When: minutes of the day.
        at: Option<u32>,
    },
    /// An electronic device.
    Device {
        /// What it is.
        device: Device,
        /// What it does.
        does: DeviceDoes,
        /// Where it is.
        place: DeviceWhere,
        /// Whether it is on.
        state: OnOff,
        /// Whether the arbiter had agreed to it.
        approved: bool,
    },
    /// Leaves a place.
    Leave {
        /// What.
        place: Place,
        /// Whether the arbiter permitted it.
        permission: bool,
        /// Whether the player came back.
        returned: bool,
    },
    /// Refuses.
    Refuse {
        /// What.
        what: Refused,
        /// The how manieth time.
        nth: u32,
    },
    /// Disturbs the opponent.
    Disturb {
        /// How.
        how: Disturbance,
        /// The how manieth time.
        nth: u32,
    },
    /// Analyses in the playing venue.
    Analyse {
        /// Whether the player has finished his own game.
        finished: bool,
    },
    /// A blind player lifts a unit out of its square.
    Lift(Square),
    /// A blind player feels a unit.
    Feel(Square),
    /// Announces a move.
    Announce(Written),
    /// Something is wrong with the clock.
    Clock {
        /// What.
        fault: ClockFault,
        /// Whether it was found.
        found: bool,
    },
    /// Signs the scoresheet.
    Sign,
    /// Appeals.
    Appeal(Appealed),
    /// Each side makes so many moves that do not matter; what the board shows afterwards is not known.
    Pass(u32),
    /// Says something beside adjusting.
    Say(Said),
}

impl Matter {
    /// The key of the event in incident files, also the name of its message.
    pub fn key(&self) -> &'static str {
        match self {
            Matter::Stop { .. } => "stop",
            Matter::Start(_) => "start",
            Matter::Claim(_) => "claim",
            Matter::Check { .. } => "check",
            Matter::Withdraw(_) => "withdraw",
            Matter::Decline => "decline",
            Matter::Agree(_) => "agree",
            Matter::Arbiter { .. } => "arbiter",
            Matter::Found { .. } => "found",
            Matter::Knock(_) => "knock",
            Matter::Displace { .. } => "displace",
            Matter::Restore(_) => "restore",
            Matter::TakeKing => "take",
            Matter::Waive => "waive",
            Matter::Write { .. } => "write",
            Matter::Erase => "erase",
            Matter::Note => "note",
            Matter::Absent(_) => "absent",
            Matter::Arrive { .. } => "arrive",
            Matter::Device { .. } => "device",
            Matter::Leave { .. } => "leave",
            Matter::Refuse { .. } => "refuse",
            Matter::Disturb { .. } => "disturb",
            Matter::Analyse { .. } => "analyse",
            Matter::Lift(_) => "lift",
            Matter::Feel(_) => "feel",
            Matter::Announce(_) => "announce",
            Matter::Clock { .. } => "clock",
            Matter::Sign => "sign",
            Matter::Appeal(_) => "appeal",
            Matter::Pass(_) => "pass",
            Matter::Say(_) => "say",
        }
    }
}

/// What the competition rules add to an event that hands do.
#[derive(Clone, Debug)]
pub enum Mark {
    /// The clock is pressed with the hand that did not move.
    OtherHand,
    /// How a flag falls.
    Flag {
        /// Who saw it.
        seen_by: SeenBy,
        /// Whether the order of two flags is known.
        order: FlagOrder,
        /// Which side the clock shows to have fallen first.
        first: Option<Color>,
    },
    /// How a draw is offered.
    Offer {
        /// When; `None`: as the events tell.
        time: Option<OfferTime>,
        /// On what condition.
        condition: Option<String>,
        /// The how manieth offer in a row.
        nth: u32,
    },
    /// On what condition a draw is accepted.
    Accept {
        /// The condition.
        condition: String,
    },
    /// The position in which a turn begins, after moves that the file does not tell.
    From(Box<Position>),
    /// The new unit stands upside down.
    Inverted,
    /// The new unit is one of the other side.
    WrongColour,
}
