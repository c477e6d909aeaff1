//! Conduct: acts that a clause may punish, and persistent refusal.

use std::fmt::Debug;

use super::{Offence, Score};

/// What a device did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviceDoes {
    /// Rings for a call or a message.
    Rings,
    /// Makes some other sound.
    Sounds,
    /// Lights up or trembles.
    Lights,
    /// Was found.
    Found,
    /// Was used.
    Used,
}

impl DeviceDoes {
    /// Whether it could be heard.
    pub fn is_heard(self) -> bool {
        matches!(self, DeviceDoes::Rings | DeviceDoes::Sounds)
    }
}

/// What kind of device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviceKind {
    /// A telephone.
    Phone,
    /// A watch that is more than a watch.
    Watch,
    /// Another electronic device.
    Other,
}

/// Where a device was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DevicePlace {
    /// On the player's person.
    Person,
    /// In the player's bag.
    Bag,
    /// On the table.
    Table,
    /// Elsewhere in the venue.
    Venue,
}

/// What the rules of the event say on devices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviceRule {
    /// Nothing.
    #[default]
    Silent,
    /// They are banned.
    Banned,
    /// A device that is off may lie in a bag.
    BagAllowed,
    /// They are banned, with a milder penalty.
    Milder,
}

/// A player's electronic device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    /// What kind.
    pub kind: DeviceKind,
    /// What it did.
    pub does: DeviceDoes,
    /// Where it was.
    pub place: DevicePlace,
    /// Whether it was switched on.
    pub on: bool,
    /// Whether the arbiter had approved it.
    pub approved: bool,
    /// What the rules of the event say.
    pub rule: DeviceRule,
}

/// Why a player stops the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StopReason {
    /// To get the arbiter's help.
    Arbiter,
    /// A piece for the promotion is not at hand.
    PieceMissing,
    /// To claim.
    Claim,
    /// None.
    None,
}

/// What was done with two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TwoHandsFor {
    /// Castling.
    Castling,
    /// A capture.
    Capture,
    /// A promotion.
    Promotion,
    /// Another move.
    Other,
}

/// Why a move is written before it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrittenFor {
    /// The game.
    Game,
    /// A claim of a draw.
    Claim,
    /// To seal it.
    Seal,
}

/// Where a player goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LeavesFor {
    /// Leaves the board.
    Board,
    /// Leaves the playing area.
    Area,
    /// Leaves the venue.
    Venue,
}

/// How the other side is disturbed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Disturbance {
    /// By draw offers.
    Offers,
    /// By claims.
    Claims,
    /// By noise.
    Noise,
    /// By talk.
    Talk,
}

/// An act that a clause may punish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conduct {
    /// Presses the clock with another hand than moved ([`Topic::PressHand`](crate::topic::Topic::PressHand)).
    PressesWithOtherHand,
    /// Presses the clock without having moved ([`Topic::EmptyPress`](crate::topic::Topic::EmptyPress)).
    PressesWithoutMove,
    /// Had pressed the clock without having moved, and that was ruled on then
    /// ([`Topic::EmptyPress`](crate::topic::Topic::EmptyPress)).
    PressedWithoutMoveBefore,
    /// Stops the clocks ([`Topic::ClockStop`](crate::topic::Topic::ClockStop)).
    StopsClocks(StopReason),
    /// Makes a move with two hands ([`Topic::TwoHandsFault`](crate::topic::Topic::TwoHandsFault)).
    UsesTwoHands {
        /// For what.
        what: TwoHandsFor,
        /// Whether the clock was pressed then.
        pressed: bool,
    },
    /// Writes a move before playing it ([`Topic::WritingAhead`](crate::topic::Topic::WritingAhead)).
    WritesAhead(WrittenFor),
    /// Makes notes ([`Topic::Notes`](crate::topic::Topic::Notes)).
    MakesNotes,
    /// Has a device ([`Topic::Devices`](crate::topic::Topic::Devices)).
    HasDevice(Device),
    /// Refuses to be searched ([`Topic::Inspection`](crate::topic::Topic::Inspection)).
    RefusesInspection,
    /// Leaves ([`Topic::Leaving`](crate::topic::Topic::Leaving)).
    Leaves {
        /// From where.
        from: LeavesFor,
        /// Whether the player has the move.
        on_move: bool,
        /// Whether the arbiter permitted it.
        permitted: bool,
        /// Whether the rules of the event ask players to report who leave without having the move.
        must_report: bool,
    },
    /// Disturbs the other side ([`Topic::Distraction`](crate::topic::Topic::Distraction)).
    Disturbs {
        /// How.
        how: Disturbance,
        /// For the how-manieth time in a row, from 1.
        nth: u32,
    },
    /// Analyses in the venue having finished ([`Topic::Analysing`](crate::topic::Topic::Analysing)).
    Analyses,
}

impl Conduct {
    /// Whether no edition asks about it: what the Laws themselves tell players to do.
    pub fn is_provided(self) -> bool {
        matches!(
            self,
            Conduct::WritesAhead(WrittenFor::Claim | WrittenFor::Seal)
                | Conduct::StopsClocks(StopReason::Arbiter | StopReason::PieceMissing | StopReason::Claim)
        )
    }
}

/// What an act is in law; serves all topics that ask nothing else.
pub trait Offending: Debug + Send + Sync {
    /// What it is.
    fn offence(&self, conduct: Conduct) -> Offence;
}

/// Refusing to obey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusing {
    /// For the how-manieth time, from 1.
    pub nth: u32,
    /// Warnings that the player had before.
    pub warnings: u32,
}

/// What of persistent refusal to obey.
pub trait Refusal: Debug + Send + Sync {
    /// What it is; a loss tells what the other side scores.
    fn offence(&self, refusing: Refusing) -> Offence;
}

/// What if both players persistently refuse to obey.
pub trait BothRefuse: Debug + Send + Sync {
    /// What each of them scores.
    fn scores(&self) -> Score;
}
