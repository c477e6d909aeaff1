//! Sides of a question for which an edition may have a clause of its own, though one policy answers the whole question.
//!
//! A facet changes which article a ruling cites, and never the ruling.

use crate::topic::Topic;
use crate::words::worded;

worded! {
    /// One side of a question.
    Facet {
        /// Both flags are down in a period that is not the last.
        BothFlagsEarlier = "both-flags-earlier",
        /// The clock is defective.
        ClockDefective = "clock-defective",
        /// The clock was wrongly set, and that is corrected.
        ClockCorrected = "clock-corrected",
        /// A draw by repetition is claimed.
        RepetitionClaimed = "repetition-claimed",
        /// A draw by fifty moves is claimed with a move that is written down.
        FiftyWritten = "fifty-written",
        /// A game with a wrong initial position is begun anew.
        SetupAnew = "setup-anew",
        /// The position is brought over to a board that stands right.
        BoardTransferred = "board-transferred",
        /// The rules on quickplay finishes were not announced.
        QuickplayUnannounced = "quickplay-unannounced",
        /// A quickplay finish is asked for where time is added a move.
        QuickplayIncrement = "quickplay-increment",
        /// A player without the move leaves the playing area.
        LeavingOffMove = "leaving-off-move",
        /// A player leaves the venue.
        LeavingVenue = "leaving-venue",
        /// A player claims in rapid or blitz that the other side's flag is down.
        FlagClaimed = "flag-claimed",
        /// The clocks are stopped to get the arbiter's help.
        StoppedForHelp = "stopped-for-help",
        /// A device is used, and that does not lose by itself.
        DeviceUsed = "device-used",
        /// The offence that is punished is a use of two hands.
        PenaltyTwoHands = "penalty-two-hands",
        /// The offence that is punished is a press without a move.
        PenaltyEmptyPress = "penalty-empty-press",
        /// A draw is claimed wrongly in blitz.
        WrongClaimBlitz = "wrong-claim-blitz",
        /// Two hands are used for a move where that is a breach and no illegal move.
        TwoHandsBreach = "two-hands-breach",
        /// The king is taken in rapid or blitz.
        KingTakenFast = "king-taken-fast",
    }
}

impl Facet {
    /// The questions that it is a side of.
    pub fn topics(self) -> &'static [Topic] {
        match self {
            Facet::BothFlagsEarlier => &[Topic::BothFlags],
            Facet::ClockDefective | Facet::ClockCorrected => &[Topic::ClockSetting],
            Facet::RepetitionClaimed => &[Topic::SamePosition],
            Facet::FiftyWritten => &[Topic::FiftyMoves],
            Facet::SetupAnew => &[Topic::WrongSetup],
            Facet::BoardTransferred => &[Topic::BoardTurned],
            Facet::QuickplayUnannounced | Facet::QuickplayIncrement => &[Topic::Quickplay, Topic::FiveSeconds],
            Facet::LeavingOffMove | Facet::LeavingVenue => &[Topic::Leaving],
            Facet::FlagClaimed => &[Topic::FlagNotice],
            Facet::StoppedForHelp => &[Topic::ClockStop],
            Facet::DeviceUsed => &[Topic::Devices],
            Facet::TwoHandsBreach => &[Topic::TwoHandsFault],
            Facet::KingTakenFast => &[Topic::KingTaken],
            Facet::WrongClaimBlitz => &[Topic::WrongClaim],
            Facet::PenaltyTwoHands | Facet::PenaltyEmptyPress => &[Topic::IllegalCount, Topic::IllegalPenalty],
        }
    }
}

/// A set of facets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Facets(u32);

impl Facets {
    /// None.
    pub const NONE: Facets = Facets(0);

    /// Adds a facet.
    pub fn insert(&mut self, facet: Facet) {
        self.0 |= 1 << facet as u32;
    }

    /// Whether the facet belongs to the set.
    pub fn contains(self, facet: Facet) -> bool {
        self.0 & 1 << facet as u32 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_facet_is_a_side_of_a_competition_question() {
        assert!(Facet::WORDS.len() <= 32);
        let mut all = Facets::NONE;
        for (index, (word, facet)) in Facet::WORDS.iter().enumerate() {
            assert_eq!((*facet as usize, facet.word()), (index, *word));
            assert!(!all.contains(*facet));
            all.insert(*facet);
            assert!(all.contains(*facet));
            assert!(!facet.topics().is_empty() && facet.topics().iter().all(|topic| topic.is_competition()));
        }
    }
}
