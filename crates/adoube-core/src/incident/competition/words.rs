//! The words of events of the competition rules.

use crate::words::worded;

worded! {
    /// What a claim is about.
    ClaimKind {
        /// A breach of Article 4.
        TouchMove = "touch-move",
        /// An illegal move.
        IllegalMove = "illegal-move",
        /// The other side's flag has fallen.
        Flag = "flag",
        /// The position has stood three times.
        Threefold = "threefold",
        /// Fifty moves without pawn move and capture.
        FiftyMove = "fifty-move",
        /// A draw in a quickplay finish.
        Quickplay = "quickplay",
        /// A clock with more time a move in a quickplay finish.
        FiveSeconds = "five-seconds",
        /// A wrong initial position.
        Setup = "setup",
        /// Reversed colours.
        Colours = "colours",
        /// A move made with two hands.
        TwoHands = "two-hands",
        /// A press of the clock without a move.
        EmptyPress = "empty-press",
        /// Any other act of the other side under Articles 6, 8 and 11.
        Breach = "breach",
    }
    /// Why clocks are stopped.
    StopReason {
        /// To ask the arbiter for help.
        Arbiter = "arbiter",
        /// A promotion piece is not at hand.
        PieceMissing = "piece-missing",
        /// To claim.
        Claim = "claim",
        /// For no reason.
        None = "none",
    }
    /// Whose clock.
    Whose {
        /// The one of this game.
        Own = "own",
        /// That of the next board.
        Neighbour = "neighbour",
    }
    /// Who saw a flag fall when it fell.
    SeenBy {
        /// Nobody.
        Nobody = "nobody",
        /// The arbiter.
        Arbiter = "arbiter",
    }
    /// Whether it is known which flag fell first.
    FlagOrder {
        /// It is.
        Known = "known",
        /// It is not.
        Unknown = "unknown",
    }
    /// With which hand the clock is pressed.
    Hand {
        /// The one that made the move.
        Same = "same",
        /// The other one.
        Other = "other",
    }
    /// Whom a claim is put to.
    ClaimTo {
        /// The arbiter.
        Arbiter = "arbiter",
        /// The opponent.
        Opponent = "opponent",
    }
    /// How the intended move is written down.
    Entered {
        /// On paper.
        Paper = "paper",
        /// On an electronic scoresheet.
        Electronic = "electronic",
    }
    /// What a quickplay claim rests on.
    Ground {
        /// The opponent makes no effort to win.
        NoEffort = "no-effort",
        /// The opponent cannot win by normal means.
        CannotWin = "cannot-win",
    }
    /// What the arbiter found when he checked a claim.
    Finding {
        /// It is correct.
        Correct = "correct",
        /// It is wrong.
        Wrong = "wrong",
        /// Another irregularity came to light.
        OtherFault = "other-fault",
    }
    /// What is withdrawn.
    Withdrawn {
        /// The claim.
        Claim = "claim",
        /// The offer.
        Offer = "offer",
    }
    /// When a draw is offered.
    OfferTime {
        /// After the move, before the press.
        AfterMove = "after-move",
        /// Before the move.
        BeforeMove = "before-move",
        /// While the opponent thinks.
        OpponentsTime = "opponents-time",
    }
    /// What both players agree on without the arbiter.
    Agreed {
        /// To play the moves again from where it went wrong.
        Replay = "replay",
        /// To put it right.
        Correction = "correction",
    }
    /// What the arbiter does.
    ArbiterAct {
        /// He sees something happen.
        Sees = "sees",
        /// He comes and sees the position, not how it arose.
        Arrives = "arrives",
        /// He is told.
        Told = "told",
        /// He tells a player something that he should find himself.
        Helps = "helps",
        /// He rejects the quickplay claim.
        Rejects = "rejects",
        /// He postpones the quickplay claim.
        Postpones = "postpones",
        /// He grants the quickplay claim.
        Grants = "grants",
    }
    /// What the arbiter comes to know.
    Seen {
        /// A move.
        Move = "move",
        /// The position.
        Position = "position",
        /// A flag.
        Flag = "flag",
        /// A touch.
        Touch = "touch",
        /// Another act.
        Act = "act",
        /// A press of the clock, or that it is missing.
        Press = "press",
    }
    /// Who tells the arbiter.
    Teller {
        /// Somebody who watches.
        Spectator = "spectator",
        /// One of the two players.
        Player = "player",
        /// The captain of a team.
        Captain = "captain",
        /// The organiser.
        Organiser = "organiser",
        /// A player who has finished his game.
        FinishedPlayer = "finished-player",
    }
    /// What is found.
    FoundWhat {
        /// That an illegal move was made.
        IllegalMove = "illegal-move",
        /// A wrong initial position, or a turned board.
        Setup = "setup",
        /// Reversed colours.
        Colours = "colours",
        /// That the position cannot be right.
        Position = "position",
        /// That a flag is down.
        Flag = "flag",
    }
    /// How it is found.
    Through {
        /// By playing the game again.
        Replay = "replay",
        /// By somebody who watches.
        Spectator = "spectator",
        /// By analysing afterwards.
        Analysis = "analysis",
        /// While a claim is checked.
        Claim = "claim",
    }
    /// What a written move is for.
    WrittenFor {
        /// The record of the game.
        Game = "game",
        /// A draw claim.
        Claim = "claim",
        /// An adjournment.
        Seal = "seal",
    }
    /// An electronic device.
    Device {
        /// A telephone.
        Phone = "phone",
        /// A watch that communicates.
        Watch = "watch",
        /// Any other one.
        Other = "other",
    }
    /// What a device does.
    DeviceDoes {
        /// It rings.
        Rings = "rings",
        /// It makes another sound.
        Sounds = "sounds",
        /// It lights up.
        Lights = "lights",
        /// It is found.
        Found = "found",
        /// Its owner uses it.
        Used = "used",
    }
    /// Where a device is.
    DeviceWhere {
        /// On the player's body.
        Person = "person",
        /// In his bag.
        Bag = "bag",
        /// On the table.
        Table = "table",
        /// Elsewhere in the playing venue.
        Venue = "venue",
    }
    /// Whether a device is on.
    OnOff {
        /// On.
        On = "on",
        /// Completely off.
        Off = "off",
    }
    /// What is left.
    Place {
        /// The board.
        Board = "board",
        /// The playing area.
        Area = "area",
        /// The playing venue.
        Venue = "venue",
    }
    /// What is refused.
    Refused {
        /// Being searched.
        Inspection = "inspection",
        /// To do as the arbiter says.
        Order = "order",
        /// To play on by the Laws.
        Play = "play",
    }
    /// How the opponent is disturbed.
    Disturbance {
        /// By draw offers.
        Offers = "offers",
        /// By claims.
        Claims = "claims",
        /// By noise.
        Noise = "noise",
        /// By talking.
        Talk = "talk",
    }
    /// What is wrong with the clock.
    ClockFault {
        /// It does not work.
        Defect = "defect",
        /// It is set wrongly.
        WrongSetting = "wrong-setting",
        /// A neighbour pressed it.
        Neighbour = "neighbour",
    }
    /// What an appeal is against.
    Appealed {
        /// The result.
        Result = "result",
        /// The ruling on a claim.
        Claim = "claim",
        /// The ruling on a quickplay claim.
        Quickplay = "quickplay",
        /// A sanction.
        Sanction = "sanction",
    }
    /// What a player says, beside adjusting.
    Said {
        /// A piece that he wants.
        Queen = "queen",
        /// Check.
        Check = "check",
        /// Mate.
        Mate = "mate",
        /// Something else.
        Other = "other",
    }
}
