//! What hands did, in order, and the facts it folds into.
//!
//! [`Incident::new`] folds the events once into contacts and deeds. No edition is asked here: whether a contact binds,
//! whether a deed makes a move, is the business of the policies.

mod classify;
pub mod competition;
mod event;
mod film;
mod fold;
mod line;
mod play;
mod remembered;
mod table;

use smallvec::SmallVec;

pub use competition::{Case, Conditions};
pub use event::{Act, Event, EventFault, Fault, Meaning, Start, Unit, With};
pub use film::{Frame, FramedUnit};
pub use line::Line;

use remembered::Remembered;
use table::{Placing, Table};

use crate::board::{Board, Color, End, MoveId, MoveSet, Role, Scene, Square, Squares};
use crate::policy::Touched;
use crate::ruling::Ruling;

/// A position and what hands did, folded into turns.
#[derive(Clone, Debug)]
pub struct Incident {
    turns: Vec<Turn>,
    moved: [bool; 2],
    case: Option<Box<Case>>,
}

impl Incident {
    /// Folds the events, in order of time, played from `start`.
    ///
    /// # Errors
    /// All events that cannot have happened, each with its index in `events`.
    pub fn new(start: Start, events: &[Event]) -> Result<Incident, Vec<EventFault>> {
        Incident::under(start, events, Conditions::default())
    }

    /// The same under conditions of a competition.
    ///
    /// # Errors
    /// As [`Incident::new`].
    pub fn under(start: Start, events: &[Event], conditions: Conditions) -> Result<Incident, Vec<EventFault>> {
        let moved = start.moved_of_both();
        let is_case = conditions.is_competition() || events.iter().any(|e| e.act.is_competition());
        let turns = fold::fold(start.position().clone(), events)?;
        let case = is_case.then(|| Box::new(Case::new(&start, conditions, events, &turns)));
        Ok(Incident { turns, moved, case })
    }

    /// What the competition rules need to know; `None`: the file has nothing to do with them.
    pub fn case(&self) -> Option<&Case> {
        self.case.as_deref()
    }

    /// The position that the moves of a ruling are numbered in.
    pub fn scene_of(&self, ruling: &Ruling) -> &Scene {
        let extra = ruling.competition.as_ref().zip(self.case()).and_then(|(court, case)| {
            let queened = court.queen_of_turn.and_then(|turn| case.queened(turn));
            queened.or_else(|| court.stands_after.and_then(|turn| case.standing(turn)))
        });
        extra.unwrap_or_else(|| &self.turns[ruling.turn].scene)
    }

    /// The turns of the file; at least one.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Whether that side had made a move before the incident, as far as the file shows.
    pub fn moved_before(&self, side: Color) -> bool {
        self.moved[usize::from(side.is_black())]
    }
}

/// One turn: the position before it and what happened in it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The position before the turn, with its legal moves.
    pub scene: Scene,
    /// Contacts of both sides in order of time, those in the opponent's turn before it first.
    pub contacts: SmallVec<[Contact; 8]>,
    /// Everything that is more than a contact.
    pub deeds: SmallVec<[Deed; 2]>,
    /// Index in the event list of the file of the turn's first event.
    pub first_event: usize,
    /// How many events the turn has.
    pub events: usize,
    /// What the side to move touched, whether or not it counts, each unit once: the own ones in order of time, then the
    /// enemy ones.
    pub(crate) units: SmallVec<[Touched; 4]>,
    /// How many of them are own.
    pub(crate) own_units: usize,
    /// Event of its last contact, when no edition can ask whether its contacts count: every one is deliberate, meant to
    /// play, and without a question of castling.
    pub(crate) plain_until: Option<u32>,
    /// Whether contacts or deeds of the side to move raise a question of castling: king and rook, or the wish to castle.
    pub(crate) may_castle: bool,
    /// Moves were passed over before it: what the board shows is not known.
    pub(crate) passed: bool,
    placings: SmallVec<[(u32, Placing); 4]>,
    shown: Remembered,
}

/// When within the file: an event of this turn, or of the turn before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum When {
    /// Event of the turn before, counted within that turn.
    Before(u32),
    /// Event of this turn, counted within it.
    Now(u32),
}

/// A contact of a hand, or of something held, with a unit.
#[derive(Clone, Copy, Debug)]
pub struct Contact {
    /// When.
    pub when: When,
    /// Whose hand.
    pub by: Color,
    /// The unit, named by the square on which it stood when the turn began.
    pub square: Square,
    /// What kind of unit it is.
    pub role: Role,
    /// Whether it belongs to the side that touched it.
    pub own: bool,
    /// What the person wanted.
    pub meaning: Meaning,
    /// Whether it was an accident.
    pub accidental: bool,
    /// Whether a sleeve, a pen or the like touched it.
    pub by_object: bool,
    /// When adjusting had been announced, if it had.
    pub announced: Option<When>,
    /// Order in time; contacts at the same time, or whose order is unknown, share it.
    pub rank: u16,
    /// Place among the own or the enemy units of the turn; of the other side's contacts, nowhere.
    unit: u8,
}

impl Contact {
    /// Whether the person wanted to move or capture this unit, castling included.
    pub fn wishes_to_play(&self) -> bool {
        matches!(self.meaning, Meaning::Play | Meaning::Castle)
    }

    /// Whether it is deliberate, yet without the wish to play this unit, or by a sleeve or pen: then editions are asked
    /// if it counts. A deliberate contact by hand with that wish counts everywhere.
    pub fn is_doubtful(&self) -> bool {
        !self.accidental && (!self.wishes_to_play() || self.by_object)
    }

    /// Whether it is adjusting that had been announced before.
    pub fn is_announced_adjusting(&self) -> bool {
        self.meaning == Meaning::Adjust && self.announced.is_some()
    }

    /// Whether no edition asks if it counts.
    fn is_plain(&self) -> bool {
        !self.accidental && !self.is_doubtful()
    }
}

/// How a unit was set down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// The hand is still on it.
    Held,
    /// It was let go.
    Released,
}

/// Something that a side did beyond touching.
#[derive(Clone, Debug)]
pub struct Deed {
    /// Index within the turn.
    pub event: u32,
    /// Who did it.
    pub by: Color,
    /// Whether two hands were used.
    pub two_hands: bool,
    /// Whether it changed where a unit stands by setting one down elsewhere.
    pub moved: bool,
    /// What it was.
    pub what: What,
    end: Remembered,
}

impl Deed {
    /// How the move that the deed may make would end the game by itself; looked up once.
    pub fn end(&self, scene: &Scene) -> Option<End> {
        let ends = [None, Some(End::Mate), Some(End::Stalemate), Some(End::Dead)];
        let place = self.end.get(|| {
            let end = self.what.completes().and_then(|mv| scene.end_after(mv));
            ends.iter().position(|known| *known == end).unwrap_or_default() as u16
        });
        ends.get(usize::from(place)).copied().flatten()
    }
}

/// How far a capture has got when the capturing unit is set down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// Nothing is to be taken.
    None,
    /// The enemy unit is off the board.
    Done,
    /// The enemy unit still stands on that square, under the capturing one.
    Standing,
    /// The pawn to be taken in passing still stands.
    InPassing,
}

/// Deeds as facts; `mv` is the legal move that the deed carries out, if it is one.
#[derive(Clone, Copy, Debug)]
pub enum What {
    /// An own unit was set down on another square.
    Place {
        /// How.
        placed: Placed,
        /// The legal move to that square.
        mv: Option<MoveId>,
        /// How far its capture has got.
        capture: Capture,
    },
    /// The king was set down on the square where castling takes it.
    King {
        /// How.
        placed: Placed,
        /// That castling, when legal.
        castling: Option<MoveId>,
    },
    /// The rook was set down where castling takes it, the king standing on its square already.
    Rook {
        /// How.
        placed: Placed,
        /// That castling.
        castling: MoveId,
    },
    /// A pawn was set down on the last rank.
    Pawn {
        /// How.
        placed: Placed,
        /// The legal promotions there.
        moves: MoveSet,
    },
    /// A new unit was set down on the last rank.
    NewUnit {
        /// How.
        placed: Placed,
        /// What it is.
        role: Role,
        /// The legal promotions to it there: several while it is open which pawn is meant.
        moves: MoveSet,
        /// The promotion, when only one is meant.
        mv: Option<MoveId>,
        /// Whether the pawn has left the board.
        pawn_off: bool,
        /// Whether the pawn had been set down on the square of promotion.
        pawn_stood: bool,
    },
    /// The pawn was taken off after the new unit had been let go.
    PawnOff {
        /// What the new unit is.
        role: Role,
        /// The legal promotion.
        mv: MoveId,
        /// Whether the pawn had been set down on the square of promotion.
        pawn_stood: bool,
    },
    /// The enemy unit was taken off after the capturing one had been set down.
    EnemyOff {
        /// How the capturing unit stands.
        placed: Placed,
        /// Whether it was taken in passing.
        in_passing: bool,
        /// The legal capture.
        mv: MoveId,
    },
    /// A unit was set down where nothing can come of it: back on its own square, an enemy unit, a piece fetched too early.
    Nothing,
    /// The clock was pressed.
    Press,
    /// A complaint about touch-move.
    Claim,
    /// A draw was offered.
    Offer,
    /// A draw offer was accepted.
    Accept,
    /// Resignation.
    Resign,
    /// A flag fell.
    Flag,
}

impl What {
    /// The legal move that the deed may complete.
    fn completes(&self) -> Option<MoveId> {
        match *self {
            What::Place { mv, .. } | What::NewUnit { mv, .. } => mv,
            What::Rook { castling: mv, .. } | What::PawnOff { mv, .. } | What::EnemyOff { mv, .. } => Some(mv),
            _ => None,
        }
    }
}

/// Stands for "no legal move" among the numbers of moves.
const NO_MOVE: u16 = 256;

impl Turn {
    /// A turn in which nothing has happened yet.
    fn begin(scene: Scene, first_event: usize) -> Turn {
        Turn {
            scene,
            contacts: SmallVec::new(),
            deeds: SmallVec::new(),
            first_event,
            events: 0,
            units: SmallVec::new(),
            own_units: 0,
            plain_until: None,
            may_castle: false,
            passed: false,
            placings: SmallVec::new(),
            shown: Remembered::nothing(),
        }
    }

    /// Sums up what the side to move touched in the events before that index of the list; each contact learns its place
    /// among the units. `plays_of` tells what touching the own, or the enemy, unit of a square asks for.
    fn sum_up(&mut self, end: usize, mut plays_of: impl FnMut(&Scene, Square, bool) -> MoveSet) {
        let Turn { scene, contacts, deeds, units, own_units, plain_until, may_castle, .. } = self;
        units.clear();
        let side = scene.turn();
        let (mut king, mut rook, mut castle, mut plain, mut last) = (false, false, false, true, 0);
        let mut enemies: SmallVec<[Touched; 4]> = SmallVec::new();
        for contact in contacts.iter_mut().filter(|c| c.by == side) {
            match contact.when {
                When::Now(event) => last = event,
                When::Before(_) => plain = false,
            }
            king |= contact.own && contact.role == Role::King;
            rook |= contact.own && contact.role == Role::Rook;
            castle |= contact.meaning == Meaning::Castle;
            plain &= contact.is_plain();
            let square = contact.square;
            let known = if contact.own { &mut *units } else { &mut enemies };
            let place = known.iter().position(|u| u.square == square).unwrap_or_else(|| {
                let plays = plays_of(scene, square, contact.own);
                known.push(Touched { square, rank: contact.rank, own: contact.own, plays });
                known.len() - 1
            });
            contact.unit = place as u8;
        }
        *own_units = units.len();
        units.extend(enemies);
        castle |= deeds.iter().any(|deed| matches!(deed.what, What::King { .. }));
        *may_castle = king && (rook || castle);
        *plain_until = (plain && !castle && !(king && rook)).then_some(last);
        self.events = end - self.first_event;
    }

    /// What touching the own, or the enemy, unit of that square asks for.
    fn plays_of(scene: &Scene, square: Square, own: bool) -> MoveSet {
        if own { scene.moves_of(square) } else { scene.captures_of(square) }
    }

    /// The unit of a contact of the side to move, as policies see it.
    pub(crate) fn touched(&self, contact: &Contact) -> Option<Touched> {
        let place = usize::from(contact.unit) + if contact.own { 0 } else { self.own_units };
        self.units.get(place).map(|unit| Touched { rank: contact.rank, ..*unit })
    }

    /// The side whose turn it is.
    pub fn side(&self) -> Color {
        self.scene.turn()
    }

    /// The legal move that the board shows after the events up to `event`, if it is one; what was set down within the
    /// spans `undone` (both ends included) was put back by a complaint.
    pub fn shown_at(&self, event: u32, undone: &[(u32, u32)]) -> Option<MoveId> {
        // Most questions are about the end of the turn.
        if undone.is_empty() && self.placings.last().is_none_or(|(last, _)| *last <= event) {
            let number = self.shown.get(|| self.look_up(event, undone).map_or(NO_MOVE, |id| id.0.into()));
            return u8::try_from(number).ok().map(MoveId);
        }
        self.look_up(event, undone)
    }

    /// What the board shows after the events up to that one.
    pub(crate) fn board_at(&self, event: u32) -> Board {
        Table::replay(&self.placings, event, &[]).board(self.scene.position().board())
    }

    /// Whether every unit stands where it stood when the turn began, as the file leaves the board.
    pub fn is_as_it_began(&self) -> bool {
        let board = self.scene.position().board();
        Table::replay(&self.placings, u32::MAX, &[]).board(board) == *board
    }

    fn look_up(&self, event: u32, undone: &[(u32, u32)]) -> Option<MoveId> {
        let table = Table::replay(&self.placings, event, undone);
        // A move takes the unit to where it stands, castling apart, or replaces a pawn that is off the board.
        let may_be = |id: &MoveId| {
            let place = self.scene.start_of(*id).and_then(|from| table.place_of(from));
            self.scene.is_castling(*id) || place.is_none() || place == self.scene.goal_of(*id)
        };
        let moves = table.away().into_iter().flat_map(|from| self.scene.moves_of(from).iter());
        let board = || table.board(self.scene.position().board());
        moves.filter(may_be).find(|id| self.scene.leads_to(*id, &board()))
    }

    /// The event at which the other side pressed in this turn, if it did.
    pub fn other_side_pressed(&self) -> Option<u32> {
        self.deeds.iter().find(|d| d.by != self.side() && matches!(d.what, What::Press)).map(|d| d.event)
    }

    /// Squares of units that a contact of that side names.
    pub fn touched_by(&self, side: Color) -> Squares {
        let mut squares = Squares::EMPTY;
        for contact in self.contacts.iter().filter(|c| c.by == side) {
            squares.add(contact.square);
        }
        squares
    }
}
