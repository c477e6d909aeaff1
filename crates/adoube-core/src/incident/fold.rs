//! Events to facts: one pass that asks no edition.

use smallvec::SmallVec;

use super::competition::Mark;
use super::play::names_units;
use super::remembered::Remembered;
use super::table::{Placing, Table};
use super::{Act, Contact, Deed, Event, EventFault, Fault, Meaning, Placed, Turn, Unit, What, When, With};
use crate::board::{Color, MoveId, Piece, Position, Role, Scene, Square, Squares, unit_at};

pub(super) fn fold(position: Position, events: &[Event]) -> Result<Vec<Turn>, Vec<EventFault>> {
    let mut faults = Vec::new();
    // Turns are filled where they will stay: they are too big to be moved about.
    let mut turns = vec![Turn::begin(Scene::new(position), 0)];
    let mut begin = 0;
    while let Some(turn) = turns.last_mut() {
        let rest = events.iter().enumerate().skip(begin);
        let mut hands = Hands::at_rest(turn);
        let mut fold = Fold { turn, hands: &mut hands };
        let (mut next, mut end) = (None, events.len());
        for (index, event) in rest {
            if let Some((side, position)) = event.act.begins() {
                // When this one cannot be read, those after it cannot either: their squares would name other units.
                match fold.next(side, position, index) {
                    Ok(turn) => next = Some(turn),
                    Err(fault) => faults.push(EventFault { event: index, fault }),
                }
                end = index;
                begin = index + 1;
                break;
            }
            if let Err(fault) = fold.event(index, event) {
                faults.push(EventFault { event: index, fault });
            }
        }
        fold.turn.sum_up(end, Turn::plays_of);
        match next {
            Some(turn) => turns.push(turn),
            None => break,
        }
    }
    if faults.is_empty() { Ok(turns) } else { Err(faults) }
}

/// A new unit that was let go while its pawn is still on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    pub(super) role: Role,
    pub(super) at: Square,
    pub(super) pawn_stood: bool,
}

/// A capturing unit set down while the enemy unit is still on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taking {
    pub(super) mv: MoveId,
    pub(super) enemy: Square,
    pub(super) placed: Placed,
    pub(super) in_passing: bool,
}

/// Where hands have got to within a turn.
#[derive(Clone, Debug)]
pub(super) struct Hands {
    pub(super) now: u32,
    pub(super) table: Table,
    pub(super) rank: u16,
    pub(super) announced: [Option<u32>; 2],
    pub(super) pawn_stood_on: Squares,
    pub(super) pawns_off: SmallVec<[Square; 2]>,
    /// Units that stood away from home at the last complaint: when it is upheld they are put back.
    pub(super) put_back: Squares,
    /// The castling square on which the king was set down last.
    pub(super) king_castled_on: Option<Square>,
    pub(super) waiting: Option<Waiting>,
    pub(super) taking: Option<Taking>,
    /// Moves were passed over: what the board shows is not known.
    pub(super) passed: bool,
}

impl Hands {
    /// As the turn begins; what was touched in the turn before comes first.
    pub(super) fn at_rest(turn: &Turn) -> Hands {
        Hands {
            table: Table::new(),
            rank: turn.contacts.last().map_or(0, |carried| carried.rank.saturating_add(1)),
            now: 0,
            announced: [None; 2],
            pawn_stood_on: Squares::EMPTY,
            pawns_off: SmallVec::new(),
            put_back: Squares::EMPTY,
            king_castled_on: None,
            waiting: None,
            taking: None,
            passed: turn.passed,
        }
    }
}

pub(super) struct Fold<'t> {
    pub(super) turn: &'t mut Turn,
    pub(super) hands: &'t mut Hands,
}

impl Fold<'_> {
    /// Notes that a unit was set down, or taken off.
    pub(super) fn put(&mut self, placing: Placing) {
        self.turn.placings.push((self.hands.now, placing));
        self.hands.table.apply(placing);
    }

    /// The turn that begins now; what its side touched in this one goes over into it.
    pub(super) fn next(&self, side: Color, told: Option<&Position>, index: usize) -> Result<Turn, Fault> {
        if let Some(position) = told {
            return Ok(Turn::begin(Scene::new(position.clone()), index + 1));
        }
        let position =
            self.hands.table.next_position(self.turn.scene.position(), side).map_err(|fault| Fault::Turn { fault })?;
        let mut next = Turn::begin(Scene::new(position), index + 1);
        next.passed = self.hands.passed;
        if side != self.turn.scene.turn() {
            for contact in self.turn.contacts.iter().filter(|c| c.by == side && matches!(c.when, When::Now(_))) {
                if let Some(square) = self.hands.table.place_of(contact.square) {
                    let carry = |when| match when {
                        When::Now(event) | When::Before(event) => When::Before(event),
                    };
                    next.contacts.push(Contact {
                        square,
                        when: carry(contact.when),
                        announced: contact.announced.map(carry),
                        ..*contact
                    });
                }
            }
        }
        Ok(next)
    }

    pub(super) fn event(&mut self, index: usize, event: &Event) -> Result<(), Fault> {
        self.hands.now = (index - self.turn.first_event) as u32;
        let by = event.by.unwrap_or(self.turn.scene.turn());
        let act = event.act.plain();
        if self.hands.passed && names_units(act) {
            return Err(Fault::Passed);
        }
        if matches!(event.act.mark(), Some(Mark::WrongColour)) {
            self.set_wrong_colour(by, act);
            return Ok(());
        }
        match act {
            Act::SayAdjust => {
                self.hands.announced[usize::from(by.is_black())] = Some(self.hands.now);
            }
            Act::Touch { squares, meaning, accidental, with, .. } => {
                if let With::Unit(held) = *with {
                    if self.turn.scene.position().board().color_at(held) != Some(by) {
                        return Err(Fault::NotHeld { square: held });
                    }
                    self.hands.rank = self.hands.rank.saturating_add(1);
                    self.contact(by, held, None, *accidental, false)?;
                }
                self.hands.rank = self.hands.rank.saturating_add(1);
                for square in squares {
                    self.contact(by, *square, *meaning, *accidental, *with == With::Object)?;
                }
            }
            Act::Put { unit, at, two_hands } => self.place(by, *unit, *at, Placed::Held, *two_hands)?,
            Act::Release { unit, at, two_hands } => self.place(by, *unit, *at, Placed::Released, *two_hands)?,
            Act::Remove { square, two_hands } => self.remove(by, *square, *two_hands)?,
            Act::Press => self.deed(by, What::Press),
            Act::Claim => {
                self.hands.put_back = self.hands.table.away();
                self.deed(by, What::Claim);
            }
            Act::OfferDraw => self.deed(by, What::Offer),
            Act::AcceptDraw => self.deed(by, What::Accept),
            Act::Resign => self.deed(by, What::Resign),
            Act::FlagFalls => self.deed(by, What::Flag),
            Act::Play(mv) => self.play(by, *mv)?,
            Act::Competition(matter) => self.matter(by, matter)?,
            // What is marked is plain by now, and turns are begun elsewhere.
            Act::Turn(_) | Act::Marked(_) => {}
        }
        Ok(())
    }

    pub(super) fn unit_at(&self, square: Square) -> Option<Piece> {
        unit_at(self.turn.scene.position().board(), square)
    }

    pub(super) fn contact(
        &mut self,
        by: Color,
        square: Square,
        meaning: Option<Meaning>,
        accidental: bool,
        by_object: bool,
    ) -> Result<(), Fault> {
        let piece = self.unit_at(square).ok_or(Fault::NoUnit { square })?;
        let announced = self.hands.announced[usize::from(by.is_black())];
        let by_default = if announced.is_some() { Meaning::Adjust } else { Meaning::Play };
        self.turn.contacts.push(Contact {
            when: When::Now(self.hands.now),
            by,
            square,
            role: piece.role,
            own: piece.color == by,
            meaning: meaning.unwrap_or(by_default),
            accidental,
            by_object,
            announced: announced.map(When::Now),
            rank: self.hands.rank,
            unit: u8::MAX,
        });
        Ok(())
    }

    pub(super) fn implied(&mut self, by: Color, square: Square, meaning: Meaning) -> Result<(), Fault> {
        self.hands.rank = self.hands.rank.saturating_add(1);
        self.contact(by, square, Some(meaning), false, false)
    }

    fn deed(&mut self, by: Color, what: What) {
        self.push(by, false, false, what);
    }

    pub(super) fn push(&mut self, by: Color, two_hands: bool, moved: bool, what: What) {
        self.turn.deeds.push(Deed { event: self.hands.now, by, two_hands, moved, what, end: Remembered::nothing() });
    }

    pub(super) fn place(
        &mut self,
        by: Color,
        unit: Unit,
        at: Square,
        placed: Placed,
        two_hands: bool,
    ) -> Result<(), Fault> {
        let (what, moved) = match unit {
            Unit::Of(origin) => self.place_unit(by, origin, at, placed)?,
            Unit::New(role) => self.place_new(by, role, at, placed)?,
        };
        if by == self.turn.scene.turn() {
            // Setting a unit right on its own square is no part of a move.
            let adjusts = matches!(unit, Unit::Of(origin) if origin == at);
            self.push(by, two_hands && !adjusts, moved, what);
        }
        Ok(())
    }

    fn place_unit(&mut self, by: Color, origin: Square, at: Square, placed: Placed) -> Result<(What, bool), Fault> {
        let piece = self.unit_at(origin).ok_or(Fault::NoUnit { square: origin })?;
        let moved = self.hands.table.place_of(origin) != Some(at);
        if at == origin {
            if !self.touched(by, origin) {
                self.hands.rank = self.hands.rank.saturating_add(1);
                self.contact(by, origin, None, false, false)?;
            }
            self.put(Placing::Unit(origin, Some(at)));
            return Ok((self.rook_stays(by, origin, placed), moved));
        }
        let own_turn = piece.color == by && by == self.turn.scene.turn();
        let what = if own_turn { self.classify(origin, piece.role, at, placed) } else { What::Nothing };
        let castles = matches!(what, What::King { .. } | What::Rook { .. });
        self.implied(by, origin, if castles { Meaning::Castle } else { Meaning::Play })?;
        self.hands.announced[usize::from(by.is_black())] = None;
        self.touch_and_take(by, at, placed)?;
        self.put(Placing::Unit(origin, Some(at)));
        Ok((what, moved))
    }

    /// Touches enemy units that stand on the square; letting go there takes them.
    pub(super) fn touch_and_take(&mut self, by: Color, at: Square, placed: Placed) -> Result<(), Fault> {
        let standing: SmallVec<[Square; 2]> =
            self.hands.table.standing_on(self.turn.scene.position().board(), at).collect();
        for unit in standing {
            if self.turn.scene.position().board().color_at(unit) == Some(!by) {
                self.implied(by, unit, Meaning::Play)?;
                if placed == Placed::Released {
                    self.put(Placing::Unit(unit, None));
                }
            }
        }
        Ok(())
    }

    pub(super) fn remove(&mut self, by: Color, square: Square, two_hands: bool) -> Result<(), Fault> {
        let piece = self.unit_at(square).ok_or(Fault::NoUnit { square })?;
        self.implied(by, square, Meaning::Play)?;
        self.put(Placing::Unit(square, None));
        let own_pawn = piece == Role::Pawn.of(by);
        if own_pawn {
            self.hands.pawns_off.push(square);
        }
        let promoted =
            self.hands.waiting.and_then(|w| self.turn.scene.promotion(square, w.at, w.role).map(|mv| (w, mv)));
        let what = match (promoted, self.hands.taking) {
            (Some((w, mv)), _) => {
                self.hands.waiting = None;
                What::PawnOff { role: w.role, mv, pawn_stood: w.pawn_stood }
            }
            (_, Some(t)) if t.enemy == square => {
                self.hands.taking = None;
                What::EnemyOff { placed: t.placed, in_passing: t.in_passing, mv: t.mv }
            }
            _ => What::Nothing,
        };
        if by == self.turn.scene.turn() {
            self.push(by, two_hands, false, what);
        }
        Ok(())
    }

    pub(super) fn touched(&self, by: Color, square: Square) -> bool {
        self.turn.contacts.iter().any(|c| c.by == by && c.square == square && matches!(c.when, When::Now(_)))
    }
}
