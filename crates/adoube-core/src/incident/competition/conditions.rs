//! Under which conditions a game of a competition is played.

use crate::board::{Color, Square};
use crate::scenario::Play;
use crate::words::worded;

worded! {
    /// Which kind of clock.
    ClockKind {
        /// With digits.
        Electronic = "electronic",
        /// With hands and flags.
        Mechanical = "mechanical",
    }
    /// Which part of the game.
    Phase {
        /// Any but the last one without increment.
        Main = "main",
        /// The last period, without increment.
        QuickplayFinish = "quickplay-finish",
    }
    /// What the arbiter does meanwhile.
    Attention {
        /// He is elsewhere.
        Away = "away",
        /// He sees every act.
        Watching = "watching",
    }
    /// What the regulations say of electronic devices.
    DevicesRegulation {
        /// Nothing.
        Silent = "silent",
        /// They may not be brought.
        Banned = "banned",
        /// Switched off in a bag they are allowed.
        BagAllowed = "bag-allowed",
        /// There is a milder penalty than loss.
        Milder = "milder",
    }
    /// Whether the guidelines on quickplay finishes apply.
    QuickplayRegulation {
        /// It was not announced.
        NotAnnounced = "not-announced",
        /// It was announced beforehand.
        Announced = "announced",
    }
    /// What the regulations say of leaving.
    LeavingRegulation {
        /// Nothing.
        Silent = "silent",
        /// Players report when they leave.
        Report = "report",
    }
    /// Whether the regulations bar appeals.
    AppealsRegulation {
        /// Nothing is said.
        Silent = "silent",
        /// They are barred.
        Barred = "barred",
    }
    /// How the colours were taken.
    ColoursSetup {
        /// As drawn.
        AsDrawn = "as-drawn",
        /// The other way round.
        Reversed = "reversed",
    }
    /// How the board lies.
    BoardSetup {
        /// As it should.
        Right = "right",
        /// Turned by a quarter.
        Turned = "turned",
    }
    /// What the moves are written on.
    Sheet {
        /// Paper.
        Paper = "paper",
        /// An electronic scoresheet.
        Electronic = "electronic",
    }
    /// What a player cannot do.
    Disability {
        /// Nothing of the kind.
        None = "none",
        /// Move units or write.
        Motor = "motor",
        /// See.
        Visual = "visual",
    }
    /// When a thing is found.
    When {
        /// While the game is played.
        During = "during",
        /// When it is over.
        AfterGame = "after-game",
        /// When the scoresheets are signed.
        AfterSigning = "after-signing",
    }
    /// How the occurrences of a position follow each other.
    Spacing {
        /// Every fourth ply.
        Consecutive = "consecutive",
        /// Anyhow.
        Gapped = "gapped",
    }
    /// Whether something was alike at all occurrences of a position.
    Likeness {
        /// It was.
        Same = "same",
        /// It changed.
        Changed = "changed",
    }
}

/// How much time there is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rate {
    /// The periods in order: moves, `None` for the rest of the game, and minutes.
    pub periods: Vec<(Option<u32>, u32)>,
    /// Seconds added with each move.
    pub increment: u32,
    /// Seconds before the main time runs.
    pub delay: u32,
}

impl Rate {
    /// Minutes of all periods.
    pub fn minutes(&self) -> u32 {
        self.periods.iter().map(|(_, minutes)| minutes).sum()
    }
}

/// The period that the clocks are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// Moves to be made in it, counted from the start of the game.
    pub moves: Option<u32>,
    /// Whether it is the last one.
    pub last: bool,
}

impl Default for Period {
    fn default() -> Period {
        Period { moves: None, last: true }
    }
}

/// Offences of one side before the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offences {
    /// Illegal moves, unfinished promotions and captured kings.
    pub illegal_move: u32,
    /// Moves with two hands.
    pub two_hands: u32,
    /// Presses without a move.
    pub empty_press: u32,
}

/// How late a player may come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DefaultTime {
    /// The regulations say nothing.
    #[default]
    Unsaid,
    /// Nobody is forfeited.
    Nobody,
    /// So many minutes.
    Minutes(u32),
}

/// When players may agree on a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DrawsRegulation {
    /// At any time.
    #[default]
    Free,
    /// Not before that move.
    BeforeMove(u32),
    /// Not without the arbiter.
    Never,
}

/// The regulations of the event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Regulations {
    /// How late a player may come.
    pub default_time: DefaultTime,
    /// When players may agree on a draw.
    pub draws: DrawsRegulation,
    /// Electronic devices.
    pub devices: DevicesRegulation,
    /// Quickplay finishes.
    pub quickplay: QuickplayRegulation,
    /// Leaving the playing area.
    pub leaving: LeavingRegulation,
    /// Appeals.
    pub appeals: AppealsRegulation,
}

/// When the game was to begin and when it did, in minutes of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// As planned.
    pub planned: u32,
    /// In fact.
    pub started: u32,
}

/// How the game was set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The colours.
    pub colours: ColoursSetup,
    /// Squares whose units stood interchanged.
    pub swapped: Option<[Square; 2]>,
    /// The board.
    pub board: BoardSetup,
}

/// How the moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recording {
    /// Whether White and Black write.
    pub writes: [bool; 2],
    /// On what.
    pub sheet: Sheet,
    /// Who stopped writing.
    pub stopped: Option<Color>,
    /// Seconds that he had left then.
    pub remaining: Option<u32>,
    /// Seconds that he has now.
    pub now: Option<u32>,
}

impl Default for Recording {
    fn default() -> Recording {
        Recording { writes: [true; 2], sheet: Sheet::Paper, stopped: None, remaining: None, now: None }
    }
}

/// What is known of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// What he cannot do.
    pub disability: Disability,
    /// Whether somebody helps him.
    pub assistant: bool,
}

/// How often a position has stood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Occurrences {
    /// This time included.
    pub count: u32,
    /// How they follow each other.
    pub spacing: Spacing,
    /// Whether the rights to castle and to take in passing were alike.
    pub rights: Likeness,
    /// Whether the possible moves were alike.
    pub moves: Likeness,
}

/// All conditions; pairs are White's and Black's. What a file does not give has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// How the game is played, when it is said.
    pub play: Option<Play>,
    /// How much time there is.
    pub rate: Option<Rate>,
    /// Whether there are arbiters enough, in rapid and blitz.
    pub supervised: bool,
    /// Which part of the game, when it is said.
    pub phase: Option<Phase>,
    /// Seconds on the clocks when something is ruled on; nothing runs within a file.
    pub clocks: Option<[u32; 2]>,
    /// Which kind of clock.
    pub clock_kind: ClockKind,
    /// Moves completed before the first event, when it is said.
    pub moves_completed: Option<[u32; 2]>,
    /// The period that the clocks are in.
    pub period: Option<Period>,
    /// Offences before the file.
    pub offences: [Offences; 2],
    /// Warnings before the file.
    pub warnings: [u32; 2],
    /// What the arbiter does meanwhile.
    pub arbiter: Attention,
    /// The regulations of the event.
    pub regulations: Regulations,
    /// When the game was to begin.
    pub schedule: Option<Schedule>,
    /// How the game was set up.
    pub setup: Setup,
    /// How the moves are written.
    pub recording: Option<Recording>,
    /// The players.
    pub players: [Player; 2],
    /// Moves of each side without pawn move or capture.
    pub since_irreversible: Option<[u32; 2]>,
    /// How often the position has stood.
    pub occurrences: Option<Occurrences>,
    /// When the thing is found.
    pub when: When,
}

impl Conditions {
    /// Whether a field other than `play` is given, or differs from its default: such a file is a competition case.
    pub fn is_competition(&self) -> bool {
        let main = self.phase.filter(|phase| *phase == Phase::Main);
        *self != Conditions { play: self.play, phase: main, ..Conditions::default() }
    }

    /// Whether it is a quickplay finish, in which all moves that are left share a time to which none is added, for a
    /// player who has completed so many moves: as the file says, else as the rate of play tells; `None`: nothing tells.
    pub fn quickplay_finish(&self, completed: u32) -> Option<bool> {
        // A finish in which time is added a move is none.
        if self.rate.as_ref().is_some_and(|rate| rate.increment > 0) {
            return Some(false);
        }
        if let Some(phase) = self.phase {
            return Some(phase == Phase::QuickplayFinish);
        }
        let rate = self.rate.as_ref()?;
        let (last, earlier) = rate.periods.split_last()?;
        if rate.delay > 0 || last.0.is_some() {
            return Some(false);
        }
        match self.period {
            Some(period) if !earlier.is_empty() => Some(period.last),
            _ => {
                let before: Option<u32> = earlier.iter().map(|(moves, _)| *moves).sum();
                before.map(|moves| completed >= moves)
            }
        }
    }

    /// The period that the clocks are in.
    pub fn period(&self) -> Period {
        self.period.unwrap_or_default()
    }
}

/// Which of a pair belongs to that side.
pub fn seat(side: Color) -> usize {
    usize::from(side.is_black())
}
