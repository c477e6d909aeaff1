//! The questions that the Laws answer.

use std::fmt;

macro_rules! topics {
    ($( $(#[doc = $doc:literal])* $variant:ident $name:literal, )*) => {
        /// A question that the Laws answer; the order is the order of evaluation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Topic { $( $(#[doc = $doc])* $variant, )* }

        impl Topic {
            /// All topics in order of evaluation.
            pub const ALL: &'static [Topic] = &[$( Topic::$variant, )*];

            /// The name used in edition files.
            pub fn name(self) -> &'static str {
                match self { $( Topic::$variant => $name, )* }
            }

            /// The question in one English sentence.
            pub fn question(self) -> &'static str {
                match self { $( Topic::$variant => concat!($($doc),*).trim_ascii(), )* }
            }
        }
    };
}

topics! {
    /// From when on does a player have the move?
    HasTheMove "has-the-move",
    /// When may a side castle at all?
    CastlingRight "castling-right",
    /// May a move be made with two hands?
    OneHand "one-hand",
    /// Who may adjust units, and what must be said before?
    Adjusting "adjusting",
    /// Which contact with a unit binds?
    Contact "contact",
    /// Which contacts do the castling clauses count?
    CastlingContact "castling-contact",
    /// What binds a player who touched the king and then a rook?
    KingThenRook "king-then-rook",
    /// What follows when the rook was touched before the king?
    RookThenKing "rook-then-king",
    /// What follows when king and rook were touched at once and castling is illegal?
    KingAndRookTogether "king-and-rook-together",
    /// What must be played when the intended castling is illegal?
    CastlingImpossible "castling-impossible",
    /// What binds a player who touched units of both colours?
    BothColours "both-colours",
    /// What counts as first when the order of touches is unknown?
    OrderUnknown "order-unknown",
    /// What binds a player who touched own units?
    OwnTouched "own-touched",
    /// What binds a player who touched enemy units?
    EnemyTouched "enemy-touched",
    /// What may be played when no touched unit can move or be taken?
    NoneCanMove "none-can-move",
    /// When is the choice of the promotion piece final?
    PromotionChoice "promotion-choice",
    /// In which way is a pawn promoted?
    PromotionProcedure "promotion-procedure",
    /// When can a unit no longer go to another square?
    ReleasedPiece "released-piece",
    /// What binds a player who let go of the king on its castling square?
    ReleasedKing "released-king",
    /// What binds a player who let go of a pawn on the last rank?
    ReleasedPawn "released-pawn",
    /// What follows when a unit was let go where it cannot legally go?
    IllegalRelease "illegal-release",
    /// When is a plain move made?
    MadePlain "made-plain",
    /// When is a capture made?
    MadeCapture "made-capture",
    /// When is castling made?
    MadeCastling "made-castling",
    /// When is a promotion made?
    MadePromotion "made-promotion",
    /// Does mate end the game at once?
    Mate "mate",
    /// Does stalemate end the game at once?
    Stalemate "stalemate",
    /// Does a dead position end the game at once?
    DeadPosition "dead-position",
    /// What is the result when a player resigns?
    Resignation "resignation",
    /// When may the players agree on a draw?
    DrawByAgreement "draw-by-agreement",
    /// Who may complain of a breach, of which, and until when?
    Complaint "complaint",
    /// Which rules does the rate of play call for?
    TimeRange "time-range",
    /// When is a move completed?
    MoveCompleted "move-completed",
    /// What if the clock is pressed with the other hand?
    PressHand "press-hand",
    /// What is a press of the clock without a move?
    EmptyPress "empty-press",
    /// When does a player who comes late lose?
    DefaultTime "default-time",
    /// Who loses the time when nobody has come?
    NeitherPresent "neither-present",
    /// When has a flag fallen in law, and may the arbiter say so?
    FlagNotice "flag-notice",
    /// What is the result of a flag fall?
    FlagFall "flag-fall",
    /// What if both flags are down and nobody knows which fell first?
    BothFlags "both-flags",
    /// What if the clock is defective or wrongly set?
    ClockSetting "clock-setting",
    /// When may a player stop the clocks?
    ClockStop "clock-stop",
    /// How are the times set after an irregularity?
    ClockTimes "clock-times",
    /// What if the initial position was wrong?
    WrongSetup "wrong-setup",
    /// What if the board was turned?
    BoardTurned "board-turned",
    /// What if the colours were reversed?
    ColoursReversed "colours-reversed",
    /// What follows when units are knocked over?
    Displaced "displaced",
    /// What if units are found off their squares?
    DisplacedFound "displaced-found",
    /// Until when is an illegal move put right?
    IllegalMove "illegal-move",
    /// What is taking the king?
    KingTaken "king-taken",
    /// What if the promotion was not finished?
    PromotionFault "promotion-fault",
    /// Is a move with two hands an illegal move?
    TwoHandsFault "two-hands-fault",
    /// Which rules bind the move that replaces an illegal one?
    Replacement "replacement",
    /// Which faults are counted together?
    IllegalCount "illegal-count",
    /// What does an illegal move cost?
    IllegalPenalty "illegal-penalty",
    /// What does the arbiter do who finds an illegal position and has not seen how it arose?
    IllegalPosition "illegal-position",
    /// On which faults does the arbiter act unasked?
    ArbiterActs "arbiter-acts",
    /// May the arbiter tell a player what he has overlooked?
    ArbiterHelps "arbiter-helps",
    /// May the word of others be acted on?
    Outsiders "outsiders",
    /// What of a fault found when the game is over?
    AfterTheGame "after-the-game",
    /// Must the player write the moves?
    Recording "recording",
    /// May a move be written before it is played?
    WritingAhead "writing-ahead",
    /// May a player make notes?
    Notes "notes",
    /// What does an assistant cost?
    Assistant "assistant",
    /// When is a draw offer valid?
    DrawOffer "draw-offer",
    /// May the event bar draws?
    DrawBar "draw-bar",
    /// When is a position the same?
    SamePosition "same-position",
    /// When is the right to claim a draw lost?
    ClaimRight "claim-right",
    /// How is the intended move declared in a claim?
    ClaimMove "claim-move",
    /// When may a draw by fifty moves be claimed?
    FiftyMoves "fifty-moves",
    /// What does a wrong claim cost?
    WrongClaim "wrong-claim",
    /// How is a claim handled?
    ClaimCheck "claim-check",
    /// Does a fifth repetition end the game?
    Fivefold "fivefold",
    /// Do seventy-five moves without progress end the game?
    SeventyFive "seventy-five",
    /// May a draw be claimed in a quickplay finish?
    Quickplay "quickplay",
    /// May a player short of time ask for five seconds a move?
    FiveSeconds "five-seconds",
    /// What does an electronic device cost?
    Devices "devices",
    /// What if a player refuses to be searched?
    Inspection "inspection",
    /// Who may leave the board?
    Leaving "leaving",
    /// What of disturbing the opponent?
    Distraction "distraction",
    /// May players who have finished analyse in the venue?
    Analysing "analysing",
    /// What of persistent refusal to obey?
    Refusal "refusal",
    /// What if both players persistently refuse to obey?
    BothRefuse "both-refuse",
    /// Which penalties stand in the arbiter's list?
    Penalties "penalties",
    /// May a ruling be appealed?
    Appeal "appeal",
    /// When does a player who cannot see touch a unit?
    TactileTouch "tactile-touch",
}

impl Topic {
    /// The topic of that name.
    pub fn from_name(name: &str) -> Option<Topic> {
        Topic::ALL.iter().copied().find(|t| t.name() == name)
    }

    /// The topics of Articles 3 to 5, which never depend on the rate of play.
    pub const TOUCH: &'static [Topic] = Topic::ALL.split_at(Topic::TimeRange as usize).0;

    /// The topics of the competition rules: one answer a [`Branch`](crate::branch::Branch).
    pub const COMPETITION: &'static [Topic] = Topic::ALL.split_at(Topic::TimeRange as usize).1;

    /// Whether it belongs to the competition rules.
    pub fn is_competition(self) -> bool {
        self >= Topic::TimeRange
    }

    /// Position in [`Topic::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of topics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TopicSet(u128);

impl TopicSet {
    /// No topic.
    pub const EMPTY: TopicSet = TopicSet(0);

    /// Just these topics.
    pub fn of(topics: &[Topic]) -> TopicSet {
        topics.iter().fold(TopicSet::EMPTY, |set, t| set.with(*t))
    }

    /// This set and the topic.
    #[must_use]
    pub fn with(self, topic: Topic) -> TopicSet {
        TopicSet(self.0 | 1 << topic as u8)
    }

    /// Adds a topic.
    pub fn insert(&mut self, topic: Topic) {
        *self = self.with(topic);
    }

    /// This set less the topic.
    #[must_use]
    pub fn without(self, topic: Topic) -> TopicSet {
        TopicSet(self.0 & !(1 << topic as u8))
    }

    /// Both sets joined.
    #[must_use]
    pub fn or(self, other: TopicSet) -> TopicSet {
        TopicSet(self.0 | other.0)
    }

    /// Whether the topic belongs to the set.
    pub fn contains(self, topic: Topic) -> bool {
        self.0 & 1 << topic as u8 != 0
    }

    /// Whether there is no topic in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many topics the set holds.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The topics in order of evaluation.
    pub fn iter(self) -> impl Iterator<Item = Topic> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let topic = Topic::ALL.get(left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            topic.copied()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_and_are_unique() {
        for topic in Topic::ALL {
            assert_eq!(Topic::from_name(topic.name()), Some(*topic));
            assert!(topic.question().ends_with('?'), "{topic} asks no question");
        }
        assert_eq!((Topic::TOUCH.len(), Topic::COMPETITION.len()), (31, 55));
        assert!(Topic::ALL.len() <= u128::BITS as usize);
    }
}
