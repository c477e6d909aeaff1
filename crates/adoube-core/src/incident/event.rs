//! Events as a witness saw them.

use std::fmt;

use smallvec::SmallVec;

use super::competition::{Mark, Matter, Written};
use crate::board::{Color, History, Position, PositionFault, Role, Square};

/// Where an incident begins: a position and what is known of the moves before it.
#[derive(Clone, Debug)]
pub struct Start {
    position: Position,
    moved: [bool; 2],
    /// What the game went through, when moves are told.
    history: Option<History>,
    /// Where those moves begin, and the moves as they are written.
    played: Option<Box<(Position, Vec<String>)>>,
}

impl Start {
    /// A position. One that is not the initial position is taken to have come about by moves of both sides.
    pub fn new(position: Position) -> Start {
        let both = !position.is_initial();
        Start { position, moved: [both; 2], history: None, played: None }
    }

    /// Plays moves in SAN or UCI from there.
    ///
    /// # Errors
    /// The index of the first text that names no legal move.
    pub fn play<S: AsRef<str>>(mut self, moves: &[S]) -> Result<Start, usize> {
        for (index, text) in moves.iter().enumerate() {
            let history = self.history.get_or_insert_with(|| History::begin(&self.position));
            let played = self.played.get_or_insert_with(|| Box::new((self.position.clone(), Vec::new())));
            played.1.push(text.as_ref().to_owned());
            let side = self.position.turn();
            self.position.play_text(text.as_ref()).map_err(|_| index)?;
            history.go_on(&self.position);
            self.moved[usize::from(side.is_black())] = true;
        }
        Ok(self)
    }

    /// The position before the first event.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What the game went through before the first event; `None`: the file tells no moves.
    pub fn history(&self) -> Option<&History> {
        self.history.as_ref()
    }

    /// The moves that are told before the first event, as they are written, and the position that they begin from.
    pub fn played(&self) -> Option<(&Position, &[String])> {
        self.played.as_ref().map(|played| (&played.0, played.1.as_slice()))
    }

    pub(super) fn into_position(self) -> Position {
        self.position
    }

    pub(super) fn moved_of_both(&self) -> [bool; 2] {
        self.moved
    }
}

/// One event: who did what.
#[derive(Clone, Debug)]
pub struct Event {
    /// Who; `None`: the side whose turn it is in the file.
    pub by: Option<Color>,
    /// What.
    pub act: Act,
}

/// What a witness could have seen or heard.
#[derive(Clone, Debug)]
pub enum Act {
    /// Announces adjusting.
    SayAdjust,
    /// Touches units, together or in unknown order when there are several.
    Touch {
        /// The units, named by their squares.
        squares: SmallVec<[Square; 2]>,
        /// What the person wanted; `None`: the default (to play, or to adjust when it was announced).
        meaning: Option<Meaning>,
        /// Whether it was an accident.
        accidental: bool,
        /// With what.
        with: With,
        /// Whether the order of several units cannot be established, rather than that they were touched together.
        order_unknown: bool,
    },
    /// Sets a unit down, the hand still on it.
    Put {
        /// Which.
        unit: Unit,
        /// Where.
        at: Square,
        /// Whether two hands were used.
        two_hands: bool,
    },
    /// Sets a unit down and lets it go.
    Release {
        /// Which.
        unit: Unit,
        /// Where.
        at: Square,
        /// Whether two hands were used.
        two_hands: bool,
    },
    /// Takes a unit off the board.
    Remove {
        /// The unit's square.
        square: Square,
        /// Whether two hands were used.
        two_hands: bool,
    },
    /// Presses the clock.
    Press,
    /// A new turn of that side begins in the file.
    Turn(Color),
    /// Complains of a breach of Article 4 by the other side.
    Claim,
    /// Offers a draw.
    OfferDraw,
    /// Accepts a draw.
    AcceptDraw,
    /// Resigns.
    Resign,
    /// The actor's flag falls.
    FlagFalls,
    /// Makes a move, legal or not: sets the unit down and lets it go, with all that belongs to it.
    Play(Written),
    /// An event of the competition rules.
    Competition(Box<Matter>),
    /// An event of hands to which the competition rules add something.
    Marked(Box<(Act, Mark)>),
}

impl Act {
    /// The act without what the competition rules add to it.
    pub fn plain(&self) -> &Act {
        match self {
            Act::Marked(marked) => &marked.0,
            act => act,
        }
    }

    /// What the competition rules add to it.
    pub fn mark(&self) -> Option<&Mark> {
        match self {
            Act::Marked(marked) => Some(&marked.1),
            _ => None,
        }
    }

    /// Whether the event belongs to the competition rules; a file that has one is a competition case.
    pub fn is_competition(&self) -> bool {
        matches!(self, Act::Competition(_) | Act::Marked(_) | Act::Play(_))
    }

    /// The side whose turn the event begins, and the position in which it does when that is told.
    pub(super) fn begins(&self) -> Option<(Color, Option<&Position>)> {
        let Act::Turn(side) = *self.plain() else { return None };
        let position = match self.mark() {
            Some(Mark::From(position)) => Some(&**position),
            _ => None,
        };
        Some((side, position))
    }
}

/// What a person wanted of the unit touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Meaning {
    /// To move or capture it.
    Play,
    /// To castle with it.
    Castle,
    /// To centre it.
    Adjust,
    /// Another unit than this one.
    OtherUnit,
    /// Nothing.
    None,
}

/// What touched the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// The hand.
    Hand,
    /// A sleeve, a pen.
    Object,
    /// The held unit of that square.
    Unit(Square),
}

/// A unit on the board, or a new one at promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The unit that stood on that square when the turn began.
    Of(Square),
    /// A new unit.
    New(Role),
}

/// An event that cannot have happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFault {
    /// Index in the event list.
    pub event: usize,
    /// Why not.
    pub fault: Fault,
}

/// Why an event cannot have happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No unit stood there when the turn began.
    NoUnit {
        /// The square named.
        square: Square,
    },
    /// The square behind `with:` names no unit of that side.
    NotHeld {
        /// The square named.
        square: Square,
    },
    /// No piece of that kind can come onto the board.
    NewPiece {
        /// What was named.
        role: Role,
    },
    /// The position in which the new turn begins cannot be played.
    Turn {
        /// Why not.
        fault: PositionFault,
    },
    /// What the board shows is not known since moves were passed over.
    Passed,
    /// That side has no king on the board that could be taken.
    NoKing,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoUnit { square } => write!(f, "no unit stood on {square} when the turn began"),
            Fault::NotHeld { square } => write!(f, "no unit of that side stood on {square}, so it cannot be held"),
            Fault::NewPiece { .. } => f.write_str("a pawn is promoted to queen, rook, bishop or knight"),
            Fault::Passed => {
                f.write_str("moves were passed over: no square can be named until a turn tells its position")
            }
            Fault::NoKing => f.write_str("there is no enemy king to be taken"),
            Fault::Turn { fault } => write!(f, "the position in which this turn begins cannot be played: {fault}"),
        }
    }
}
