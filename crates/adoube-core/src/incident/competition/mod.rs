//! What the competition rules need to know of an incident: conditions, happenings, and what turns left on the board.
//!
//! Like the facts about hands this is folded once and asks no edition.

mod conditions;
mod displaced;
mod faults;
mod matter;
mod words;

use smallvec::SmallVec;

pub use conditions::*;
pub use displaced::Displacement;
pub use faults::{Irregularity, Kind, Reply, TwoHanded, Wrong};
pub use matter::*;
pub use words::*;

use super::{Act, Event, Start, Turn};
use crate::board::{Color, History, Scene};

/// A competition case.
#[derive(Clone, Debug)]
pub struct Case {
    /// Under which conditions.
    pub conditions: Conditions,
    /// What happened beside what hands did, in order of time.
    pub happenings: Vec<Happening>,
    /// What was done against the rules, in order of time; whether an edition minds is not asked.
    pub irregularities: Vec<Irregularity>,
    /// Units that were knocked over or shifted by accident, in order of time.
    pub displacements: Vec<Displacement>,
    /// Presses of the clock, in order of time.
    pub presses: Vec<Press>,
    /// The number of the first move of the file.
    pub first_move: u32,
    /// What the game went through before the first event.
    pub history: History,
    /// Whether the file tells the moves before the first event, so that repetitions can be counted.
    pub has_moves: bool,
    /// Positions in which a pawn left on the last rank, or taken off, has become a queen; by turns.
    queened: SmallVec<[(usize, Box<Scene>); 1]>,
    /// The position that the last turn left when the clock was pressed, the other side to move: after an illegal move,
    /// or after a legal one with units off their squares, those set right.
    standing: Option<(usize, Box<Scene>)>,
}

/// A point of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct At {
    /// Index of the event in the file.
    pub event: usize,
    /// Index of the turn.
    pub turn: usize,
    /// Index of the event in that turn.
    pub within: u32,
}

/// Something that happened.
#[derive(Clone, Debug)]
pub struct Happening {
    /// When.
    pub at: At,
    /// Who did it; of what the arbiter does, the side whose turn it is.
    pub by: Color,
    /// What it was.
    pub what: Happens,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Happens {
    /// An event of the competition rules.
    Matter(Matter),
    /// A flag fell.
    Flag {
        /// Who saw it.
        seen_by: SeenBy,
        /// Whether the order of two flags is known.
        order: FlagOrder,
        /// Which side the clock shows to have fallen first.
        first: Option<Color>,
    },
    /// A draw was offered.
    Offer {
        /// When.
        time: Option<OfferTime>,
        /// Whether on a condition.
        conditional: bool,
        /// The how manieth offer in a row.
        nth: u32,
    },
    /// A draw was accepted.
    Accept {
        /// Whether on a condition.
        conditional: bool,
    },
    /// A new unit was set down upside down.
    Inverted,
}

/// A press of the clock.
#[derive(Clone, Copy, Debug)]
pub struct Press {
    /// When.
    pub at: At,
    /// By whom.
    pub by: Color,
    /// Whether with the hand that did not move.
    pub other_hand: bool,
}

impl Case {
    pub(super) fn new(start: &Start, conditions: Conditions, events: &[Event], turns: &[Turn]) -> Case {
        let mut case = Case {
            conditions,
            happenings: Vec::new(),
            irregularities: Vec::new(),
            displacements: Vec::new(),
            presses: Vec::new(),
            first_move: start.position().move_number(),
            history: start.history().cloned().unwrap_or_else(|| History::begin(start.position())),
            has_moves: start.history().is_some(),
            queened: SmallVec::new(),
            standing: None,
        };
        let mut turn = 0;
        for (event, told) in events.iter().enumerate() {
            if matches!(told.act.plain(), Act::Turn(_)) {
                turn += 1;
                continue;
            }
            let Some(here) = turns.get(turn) else { break };
            let at = At { event, turn, within: (event - here.first_event) as u32 };
            let by = told.by.unwrap_or(here.side());
            case.take(at, by, &told.act);
        }
        faults::find(&mut case, events, turns);
        displaced::find(&mut case, turns);
        case
    }

    fn take(&mut self, at: At, by: Color, act: &Act) {
        let what = match (act.plain(), act.mark()) {
            (Act::Competition(matter), _) => Happens::Matter((**matter).clone()),
            (Act::Press, mark) => {
                self.presses.push(Press { at, by, other_hand: matches!(mark, Some(Mark::OtherHand)) });
                return;
            }
            (Act::FlagFalls, Some(Mark::Flag { seen_by, order, first })) => {
                Happens::Flag { seen_by: *seen_by, order: *order, first: *first }
            }
            (Act::FlagFalls, _) => Happens::Flag { seen_by: SeenBy::Nobody, order: FlagOrder::Known, first: None },
            (Act::OfferDraw, Some(Mark::Offer { time, condition, nth })) => {
                Happens::Offer { time: *time, conditional: condition.is_some(), nth: *nth }
            }
            (Act::OfferDraw, _) => Happens::Offer { time: None, conditional: false, nth: 1 },
            (Act::AcceptDraw, mark) => Happens::Accept { conditional: matches!(mark, Some(Mark::Accept { .. })) },
            (_, Some(Mark::Inverted)) => Happens::Inverted,
            _ => return,
        };
        self.happenings.push(Happening { at, by, what });
    }

    /// The position of that turn after the pawn that was left unfinished has become a queen.
    pub fn queened(&self, turn: usize) -> Option<&Scene> {
        self.queened.iter().find(|(of, _)| *of == turn).map(|(_, scene)| &**scene)
    }

    /// The position to play from after that turn, the other side to move: what an illegal move left, or what stands when
    /// displaced units are set right.
    pub fn standing(&self, turn: usize) -> Option<&Scene> {
        self.standing.as_ref().filter(|(of, _)| *of == turn).map(|(_, scene)| &**scene)
    }

    /// Whether the arbiter sees every act.
    pub fn is_watched(&self) -> bool {
        self.conditions.arbiter == Attention::Watching
    }
}
