//! What an edition makes of a competition case, beside what it makes of the move.

use smallvec::SmallVec;

use crate::board::Color;
use crate::branch::Branch;
use crate::facet::Facets;
use crate::topic::Topic;
use crate::words::worded;

worded! {
    /// What is imposed.
    SanctionKind {
        /// Time for the opponent.
        TimeToOpponent = "time-to-opponent",
        /// A warning.
        Warning = "warning",
        /// Loss of the game.
        Loss = "loss",
        /// The game is drawn where it would be lost.
        Draw = "draw",
        /// What the arbiter chooses from the list.
        Discretion = "discretion",
        /// Time taken off.
        TimeOff = "time-off",
        /// The increment gained is taken off.
        IncrementOff = "increment-off",
        /// The time left is set.
        SetTime = "set-time",
    }
    /// How binding a sanction is.
    Force {
        /// The text demands it.
        Mandatory = "mandatory",
        /// Unless the arbiter decides otherwise.
        Excusable = "excusable",
        /// Practice or manual, not the text.
        Practice = "practice",
    }
    /// A penalty of the list.
    MenuWord {
        /// A warning.
        Warning = "warning",
        /// More time for the opponent.
        TimeUp = "time-up",
        /// Less time for the offender.
        TimeDown = "time-down",
        /// More points for the opponent.
        PointsUp = "points-up",
        /// Fewer points for the offender.
        PointsDown = "points-down",
        /// Loss of the game.
        Loss = "loss",
        /// A fine announced in advance.
        Fine = "fine",
        /// Exclusion from rounds.
        ExcludeRounds = "exclude-rounds",
        /// Expulsion from the event.
        Expel = "expel",
    }
    /// What becomes of the game.
    Game {
        /// It goes on.
        Continues = "continues",
        /// It is over.
        Over = "over",
        /// A new one is played.
        NewGame = "new-game",
        /// The position goes over to a board that lies right.
        Transferred = "transferred",
        /// It is played again from where it went wrong, as the players agreed.
        Replay = "replay",
    }
    /// What ended the game.
    EndedBy {
        /// Mate.
        Mate = "mate",
        /// Stalemate.
        Stalemate = "stalemate",
        /// A dead position.
        DeadPosition = "dead-position",
        /// Resignation.
        Resignation = "resignation",
        /// Agreement.
        Agreement = "agreement",
        /// A flag fall.
        Flag = "flag",
        /// A draw claim.
        Claim = "claim",
        /// A fifth repetition.
        Fivefold = "fivefold",
        /// Seventy-five moves.
        SeventyFive = "seventy-five",
        /// An illegal move.
        IllegalMove = "illegal-move",
        /// An illegal position.
        IllegalPosition = "illegal-position",
        /// An electronic device.
        Device = "device",
        /// Coming too late.
        Default = "default",
        /// Refusing to obey.
        Refusal = "refusal",
        /// A quickplay claim.
        Quickplay = "quickplay",
        /// The arbiter's decision.
        Arbiter = "arbiter",
    }
    /// The score of one player.
    Score {
        /// A point.
        One = "1",
        /// Half a point.
        Half = "1/2",
        /// Nothing.
        Zero = "0",
        /// What the arbiter decides.
        Arbiter = "arbiter",
    }
    /// What a draw offer is worth.
    OfferState {
        /// It stands.
        Open = "open",
        /// It was refused.
        Refused = "refused",
        /// It was accepted.
        Accepted = "accepted",
        /// It has no effect.
        Void = "void",
        /// The event bars it.
        Barred = "barred",
    }
    /// What is for the arbiter to do.
    ArbiterDuty {
        /// He must step in.
        MustAct = "must-act",
        /// He may step in.
        MayAct = "may-act",
        /// He waits for the next completed move.
        Waits = "waits",
        /// He must not step in.
        MustNotAct = "must-not-act",
    }
    /// What completed a move.
    CompletedBy {
        /// The press of the clock.
        Press = "press",
        /// The end of the game.
        GameEnd = "game-end",
        /// The player's next move.
        NextMove = "next-move",
    }
    /// Whether an appeal is heard.
    AppealState {
        /// It is.
        Open = "open",
        /// The ruling is final.
        Final = "final",
        /// No clause speaks of it.
        NotNamed = "not-named",
        /// It comes too late.
        TooLate = "too-late",
    }
    /// Whether a player must write.
    RecordingDuty {
        /// He must.
        Required = "required",
        /// He need not.
        Waived = "waived",
        /// He must bring his sheet up to date.
        CatchUp = "catch-up",
    }
    /// A step that puts things right.
    Remedy {
        /// Stop checking the claim.
        StopCheck = "stop-check",
        /// Set a delay or an increment.
        SetDelay = "set-delay",
        /// Set up the position before the irregularity.
        Restore = "restore",
        /// Put a queen in the pawn's place.
        PlaceQueen = "place-queen",
        /// Move the position to a board that lies right.
        TransferBoard = "transfer-board",
        /// Play a new game.
        NewGame = "new-game",
        /// Set the clocks by best judgement.
        SetClocks = "set-clocks",
        /// Take the increment off.
        TakeIncrement = "take-increment",
        /// Give time.
        GiveTime = "give-time",
        /// Take time.
        TakeTime = "take-time",
        /// Castling is lost with what stood wrong.
        SetCastlingLost = "set-castling-lost",
        /// The move that was written down is played.
        PlayIntendedMove = "play-intended-move",
        /// The promotion is finished.
        FinishPromotion = "finish-promotion",
        /// Pieces are set upright.
        UprightPieces = "upright-pieces",
        /// The scoresheet is brought up to date.
        BringSheetUpToDate = "bring-sheet-up-to-date",
        /// The result is declared.
        DeclareResult = "declare-result",
        /// The arbiter chooses from the list.
        Menu = "menu",
    }
    /// How sure it is which position is set up again.
    Identified {
        /// It is the one before the irregularity.
        Exact = "exact",
        /// It is the last one that is known.
        LastKnown = "last-known",
    }
}

/// A sanction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanction {
    /// The offender.
    pub against: Color,
    /// What it is.
    pub kind: SanctionKind,
    /// How many seconds, where it is about time.
    pub seconds: Option<u32>,
    /// What the arbiter may choose from.
    pub menu: SmallVec<[MenuWord; 8]>,
    /// How binding it is.
    pub force: Force,
}

impl Sanction {
    /// A sanction that the text demands.
    pub fn new(against: Color, kind: SanctionKind) -> Sanction {
        Sanction { against, kind, seconds: None, menu: SmallVec::new(), force: Force::Mandatory }
    }

    /// So many seconds.
    #[must_use]
    pub fn seconds(mut self, seconds: u32) -> Sanction {
        self.seconds = Some(seconds);
        self
    }

    /// As binding as this.
    #[must_use]
    pub fn with_force(mut self, force: Force) -> Sanction {
        self.force = force;
        self
    }

    /// Whether both hit the same side with the same thing; how binding it is may differ.
    fn same(&self, other: &Sanction) -> bool {
        let sorted = |s: &Sanction| {
            let mut menu = s.menu.clone();
            menu.sort_unstable();
            menu
        };
        self.against == other.against
            && self.kind == other.kind
            && self.seconds == other.seconds
            && sorted(self) == sorted(other)
    }
}

/// The position that is set up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The index of the event before which it stood.
    pub to: usize,
    /// How sure that is.
    pub identified: Identified,
}

/// What an edition makes of a competition case. Pairs are White's and Black's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompetitionRuling {
    /// Which rules of play apply.
    pub branch: Branch,
    /// The turn whose unfinished pawn has become a queen: the ruling is about the position after it.
    pub queen_of_turn: Option<usize>,
    /// The turn whose illegal position stands: the ruling is about what may be played from it.
    pub stands_after: Option<usize>,
    /// Whether what the board shows is not known, since moves were passed over.
    pub is_unknown: bool,
    /// Whether the position to play from differs from what the board showed.
    pub is_put_back: bool,
    /// The position set up again.
    pub restored: Option<Restored>,
    /// What becomes of the game.
    pub game: Game,
    /// What ended it.
    pub ended_by: Option<EndedBy>,
    /// The scores, where they are no ordinary result.
    pub score: Option<[Score; 2]>,
    /// Sanctions in the order in which they are imposed.
    pub sanctions: SmallVec<[Sanction; 2]>,
    /// Seconds on the clocks, when the file told them.
    pub clocks: Option<[u32; 2]>,
    /// Offences counted, the new one included.
    pub offences: [u32; 2],
    /// What the draw offer is worth.
    pub offer: Option<OfferState>,
    /// What is for the arbiter to do.
    pub arbiter: Option<ArbiterDuty>,
    /// What completed the move.
    pub completed_by: Option<CompletedBy>,
    /// Whether the latest appeal is heard.
    pub appeal: Option<AppealState>,
    /// Whether the players must write, when the file told how they do.
    pub recording: Option<[RecordingDuty; 2]>,
    /// The steps that put things right, in order.
    pub remedies: SmallVec<[Remedy; 4]>,
    /// The sides of its questions for which an edition may have a clause of its own.
    pub facets: Facets,
    /// What happened to the ruling's ground outside Articles 1 and 3 to 5.
    pub ground: Option<Topic>,
}

impl CompetitionRuling {
    /// A game that goes on as it was.
    pub fn open(branch: Branch) -> CompetitionRuling {
        CompetitionRuling {
            branch,
            queen_of_turn: None,
            stands_after: None,
            is_unknown: false,
            is_put_back: false,
            restored: None,
            game: Game::Continues,
            ended_by: None,
            score: None,
            sanctions: SmallVec::new(),
            clocks: None,
            offences: [0; 2],
            offer: None,
            arbiter: None,
            completed_by: None,
            appeal: None,
            recording: None,
            remedies: SmallVec::new(),
            facets: Facets::NONE,
            ground: None,
        }
    }

    /// Whether castling is lost with what stood wrong: the one step that is a rule and no mere order.
    pub fn castling_is_lost(&self) -> bool {
        self.remedies.contains(&Remedy::SetCastlingLost)
    }

    /// Whether both have the same effect.
    pub fn same_outcome(&self, other: &CompetitionRuling) -> bool {
        self.queen_of_turn == other.queen_of_turn
            && self.stands_after == other.stands_after
            && self.is_put_back == other.is_put_back
            && self.restored.map(|r| r.to) == other.restored.map(|r| r.to)
            && self.game == other.game
            && self.ended_by == other.ended_by
            && self.score == other.score
            && self.sanctions.len() == other.sanctions.len()
            && self.sanctions.iter().zip(&other.sanctions).all(|(a, b)| a.same(b))
            && self.clocks == other.clocks
            && self.offences == other.offences
            && self.offer == other.offer
            && self.arbiter == other.arbiter
            && self.completed_by == other.completed_by
            && self.appeal == other.appeal
            && self.castling_is_lost() == other.castling_is_lost()
            && self.recording == other.recording
    }
}
