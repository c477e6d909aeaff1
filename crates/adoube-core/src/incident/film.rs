//! The board after each event, as hands left it: for views that let a reader step through an incident.

use smallvec::SmallVec;

use super::table::Table;
use super::{Act, Event, Incident, Placed, Turn, Unit, When};
use crate::board::{Color, Piece, Square};

/// What stands where after some event, whatever the rules think of it.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Number of the turn in the file, from 0.
    pub turn: usize,
    /// The units: those of the board at the beginning of the turn by their squares then, a new one last.
    pub units: Vec<FramedUnit>,
    /// Whether adjusting that White, or Black, announced still stands.
    pub announced: [bool; 2],
}

/// One unit in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FramedUnit {
    /// What it is.
    pub piece: Piece,
    /// Where it stood when the turn began, by which events name it; `None`: a new unit.
    pub origin: Option<Square>,
    /// Where it stands; `None`: off the board. Two units share a square where one was set down on another.
    pub square: Option<Square>,
    /// Whether it was set down with the hand still on it.
    pub held: bool,
    /// Whether White, or Black, touched it in this turn or in the one before, whether or not that counts.
    pub touched: [bool; 2],
}

impl Incident {
    /// The frame before the first event, then one after each event. `events` are those that the incident was made of.
    pub fn frames(&self, events: &[Event]) -> Vec<Frame> {
        (0..=events.len()).filter_map(|done| self.frame(events, done)).collect()
    }

    /// The frame after that many events.
    fn frame(&self, events: &[Event], done: usize) -> Option<Frame> {
        let number = self.turns().iter().rposition(|turn| turn.first_event <= done)?;
        let turn = self.turns().get(number)?;
        let happened = events.get(turn.first_event..done).unwrap_or_default();
        Some(turn.frame(number, happened))
    }
}

impl Turn {
    /// The turn after its first events.
    fn frame(&self, number: usize, happened: &[Event]) -> Frame {
        let start = self.scene.position().board();
        let hands = Grip::after(happened, self.side());
        let table = match happened.len().checked_sub(1) {
            Some(last) => Table::replay(&self.placings, last as u32, &[]),
            None => Table::new(),
        };
        let touched = |square: Square| {
            let was = |contact: &super::Contact| match contact.when {
                When::Before(_) => true,
                When::Now(event) => (event as usize) < happened.len(),
            };
            let by = |side: Color| self.contacts.iter().any(|c| c.square == square && c.by == side && was(c));
            [by(Color::White), by(Color::Black)]
        };
        let of_start = start.occupied().into_iter().filter_map(|origin| {
            let unit = FramedUnit {
                piece: start.piece_at(origin)?,
                origin: Some(origin),
                square: table.place_of(origin),
                held: hands.holds(Unit::Of(origin)),
                touched: touched(origin),
            };
            Some(unit)
        });
        let mut units: Vec<FramedUnit> = of_start.collect();
        if let Some((role, at)) = table.new_unit()
            && let Some(piece) = table.board(start).piece_at(at)
        {
            units.push(FramedUnit {
                piece,
                origin: None,
                square: Some(at),
                held: hands.holds(Unit::New(role)),
                touched: [piece.color.is_white(), piece.color.is_black()],
            });
        }
        Frame { turn: number, units, announced: hands.announced }
    }
}

/// What hands hold, and whether adjusting was announced.
#[derive(Debug, Default)]
struct Grip {
    held: SmallVec<[Unit; 2]>,
    announced: [bool; 2],
}

impl Grip {
    fn after(events: &[Event], side: Color) -> Grip {
        let mut grip = Grip::default();
        for event in events {
            let by = usize::from(event.by.unwrap_or(side).is_black());
            match event.act.plain() {
                Act::SayAdjust => grip.announced[by] = true,
                Act::Put { unit, at, .. } => grip.placed(by, *unit, *at, Placed::Held),
                Act::Release { unit, at, .. } => grip.placed(by, *unit, *at, Placed::Released),
                Act::Remove { square, .. } => grip.held.retain(|unit| *unit != Unit::Of(*square)),
                _ => {}
            }
        }
        grip
    }

    fn placed(&mut self, by: usize, unit: Unit, at: Square, placed: Placed) {
        self.held.retain(|held| *held != unit);
        if placed == Placed::Held {
            self.held.push(unit);
        }
        // Whoever sets a unit down elsewhere no longer adjusts.
        if unit != Unit::Of(at) {
            self.announced[by] = false;
        }
    }

    fn holds(&self, unit: Unit) -> bool {
        self.held.contains(&unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Position, Role, parse_square};
    use crate::incident::{Meaning, Start, With};

    fn square(text: &str) -> Square {
        parse_square(text).unwrap()
    }

    fn event(act: Act) -> Event {
        Event { by: None, act }
    }

    fn touch(at: &str) -> Event {
        event(Act::Touch {
            squares: SmallVec::from_slice(&[square(at)]),
            meaning: Some(Meaning::Play),
            accidental: false,
            with: With::Hand,
            order_unknown: false,
        })
    }

    fn frames(fen: &str, events: &[Event]) -> Vec<Frame> {
        let start = Start::new(Position::from_fen(fen, false).unwrap());
        Incident::new(start, events).unwrap().frames(events)
    }

    fn unit(frame: &Frame, origin: &str) -> FramedUnit {
        *frame.units.iter().find(|u| u.origin == Some(square(origin))).unwrap()
    }

    #[test]
    fn a_capture_is_shown_step_by_step() {
        let events = [
            touch("e4"),
            event(Act::Put { unit: Unit::Of(square("e4")), at: square("d5"), two_hands: false }),
            event(Act::Release { unit: Unit::Of(square("e4")), at: square("d5"), two_hands: false }),
            event(Act::Turn(Color::Black)),
        ];
        let told = frames("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", &events);
        assert_eq!(told.len(), 5);
        assert_eq!(unit(&told[0], "e4").touched, [false; 2]);
        assert_eq!(unit(&told[1], "e4").touched, [true, false]);
        let (pawn, enemy) = (unit(&told[2], "e4"), unit(&told[2], "d5"));
        assert_eq!((pawn.square, pawn.held, enemy.square), (Some(square("d5")), true, Some(square("d5"))));
        let (pawn, enemy) = (unit(&told[3], "e4"), unit(&told[3], "d5"));
        assert_eq!((pawn.square, pawn.held, enemy.square), (Some(square("d5")), false, None));
        assert_eq!((told[4].turn, unit(&told[4], "d5").piece), (1, Role::Pawn.of(Color::White)));
        assert!(told[4].units.iter().all(|u| u.square == u.origin && !u.held));
    }

    #[test]
    fn a_promotion_brings_a_new_unit() {
        let events = [
            event(Act::Remove { square: square("a7"), two_hands: false }),
            event(Act::Put { unit: Unit::New(Role::Queen), at: square("a8"), two_hands: false }),
            event(Act::Release { unit: Unit::New(Role::Rook), at: square("a8"), two_hands: false }),
        ];
        let told = frames("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", &events);
        assert_eq!(unit(&told[1], "a7").square, None);
        let fresh = |frame: &Frame| frame.units.iter().find(|u| u.origin.is_none()).copied().unwrap();
        assert_eq!((fresh(&told[2]).piece.role, fresh(&told[2]).held), (Role::Queen, true));
        assert_eq!((fresh(&told[3]).piece.role, fresh(&told[3]).held), (Role::Rook, false));
    }

    #[test]
    fn adjusting_stands_until_a_unit_is_set_elsewhere() {
        let events = [
            event(Act::SayAdjust),
            touch("e2"),
            event(Act::Release { unit: Unit::Of(square("e2")), at: square("e2"), two_hands: false }),
            event(Act::Release { unit: Unit::Of(square("e2")), at: square("e4"), two_hands: false }),
        ];
        let told = frames("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &events);
        let stands: Vec<bool> = told.iter().map(|f| f.announced[0]).collect();
        assert_eq!(stands, [false, true, true, true, false]);
    }
}
