//! The story behind a ruling: each question asked, what answered it, what lost.

mod court;

pub use court::{CourtAnswer, Fault};

use crate::board::{End, MoveId, MoveSet, Role, Square};
use crate::ruling::{GameResult, Shown, Verdict};
use crate::topic::Topic;

/// When something happened: a turn and an event in it, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// Index of the turn.
    pub turn: usize,
    /// Index of the event within the turn; `None` at its end.
    pub event: Option<usize>,
}

/// One step of the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// When.
    pub moment: Moment,
    /// The question that was asked.
    pub topic: Topic,
    /// What came out.
    pub answer: Answer,
}

/// Why a contact binds or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContactAnswer {
    /// It counts.
    Counts,
    /// It was an accident.
    Accident,
    /// It was announced adjusting.
    Adjusting,
    /// The player did not have the move.
    NotOnMove,
    /// There was no wish to play that unit.
    NoWish,
    /// It came after the move was made.
    TooLate,
}

/// What came out of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Whether the contact with the unit of that square counts.
    Contact {
        /// The unit's square when the turn began.
        square: Square,
        /// Whether and why.
        why: ContactAnswer,
    },
    /// The topic decides which moves may be played.
    Decides {
        /// The moves left.
        moves: MoveSet,
        /// Whether no provision says so and the default is shown.
        silent: bool,
    },
    /// The topic asked for something that cannot be played, and another one takes its place.
    Yields,
    /// The topic would have decided, but `to` comes first.
    Loses {
        /// What comes first.
        to: Topic,
    },
    /// Castling with the rook of that square is barred for this move.
    Barred {
        /// The rook.
        rook: Square,
    },
    /// Nothing binds: every legal move is left.
    Free,
    /// A unit set down narrows the move to these.
    Binds {
        /// The moves left.
        moves: MoveSet,
    },
    /// The unit set down would narrow the move, but not to one that the duty permits.
    BindsNothing,
    /// The unit was set down where it cannot legally go.
    Illegal,
    /// The way of promoting is not the one that the article asks for.
    NotProper {
        /// The piece chosen.
        role: Role,
    },
    /// The move is made.
    Made {
        /// Which.
        mv: MoveId,
    },
    /// The move is not made yet.
    NotMade,
    /// The move made breaks this topic's article.
    Breach,
    /// The move made was taken back.
    TakenBack {
        /// What the board shows now.
        shown: Shown,
    },
    /// The move ends the game.
    Ends {
        /// How.
        end: End,
        /// With which result.
        result: GameResult,
    },
    /// The move would end the game, had it not broken Article 4.
    EndWithheld {
        /// How.
        end: End,
    },
    /// The position would end the game, but this edition lets it go on.
    GoesOn,
    /// The game ends by resignation or agreement.
    Result {
        /// With which result.
        result: GameResult,
    },
    /// The agreement has no effect.
    NoAgreement {
        /// Why.
        why: NoAgreement,
    },
    /// The right to complain is lost by this contact.
    RightLost {
        /// The unit touched.
        square: Square,
    },
    /// The complaint is decided.
    Complaint {
        /// How.
        verdict: Verdict,
    },
    /// The event is read and changes nothing: the game is over or the turn was reopened.
    Ignored,
    /// The event belongs to articles that are not ruled on here.
    Outside,
    /// An answer of the competition rules.
    Court(CourtAnswer),
}

/// Why an acceptance of a draw has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAgreement {
    /// There is no offer of the other side.
    NoOffer,
    /// The offer was refused by a touch or a move.
    Refused,
    /// Not each side has made a move yet.
    TooEarly,
}

/// Takes the notes of an adjudication.
pub trait Recorder {
    /// Whether notes are wanted at all; lets the plain adjudication skip the work of making them.
    const WANTED: bool;
    /// Takes one note.
    fn note(&mut self, note: Note);
}

/// Takes nothing.
impl Recorder for () {
    const WANTED: bool = false;
    fn note(&mut self, _: Note) {}
}

impl Recorder for Vec<Note> {
    const WANTED: bool = true;
    fn note(&mut self, note: Note) {
        self.push(note);
    }
}
