//! An incident that grows and shrinks event by event.

use super::competition::{Case, Conditions};
use super::fold::{Fold, Hands};
use super::remembered::Remembered;
use super::{Event, Fault, Incident, MoveId, Start, Turn};
use crate::board::{MoveSet, Scene};

/// One line of events in a tree of them. After any pushes and pops [`Line::incident`] is what [`Incident::new`] makes of
/// the events that are left; only a [`Line::of_case`] knows the competition rules.
#[derive(Debug)]
pub struct Line {
    incident: Incident,
    hands: Hands,
    events: usize,
    trail: Vec<Mark>,
    /// How each move of the last turn ends the game, as far as it was asked for.
    ends: Vec<Option<u16>>,
    /// What each unit of the last turn asks for when touched, as far as it was.
    plays: Vec<Option<MoveSet>>,
    /// The last turn is summed up.
    settled: bool,
    /// What a competition case is made of anew whenever it is asked for: the start and all events.
    told: Option<Box<(Start, Vec<Event>)>>,
}

/// What the last turn was before an event.
#[derive(Debug)]
enum Mark {
    Event {
        hands: Hands,
        contacts: usize,
        deeds: usize,
        placings: usize,
    },
    /// The event began a turn.
    Turn {
        hands: Hands,
        ends: Vec<Option<u16>>,
        plays: Vec<Option<MoveSet>>,
    },
}

impl Line {
    /// The line without events.
    pub fn new(start: Start) -> Line {
        let moved = start.moved_of_both();
        let turn = Turn::begin(Scene::new(start.into_position()), 0);
        let (hands, ends) = (Hands::at_rest(&turn), vec![None; turn.scene.all().len()]);
        Line {
            incident: Incident { turns: vec![turn], moved, case: None },
            hands,
            events: 0,
            trail: Vec::new(),
            ends,
            plays: vec![None; 64],
            settled: false,
            told: None,
        }
    }

    /// The line without events, on which events of the competition rules may follow; it costs more.
    pub fn of_case(start: Start) -> Line {
        Line { told: Some(Box::new((start.clone(), Vec::new()))), ..Line::new(start) }
    }

    /// The incident of the events pushed and not popped.
    pub fn incident(&mut self) -> &Incident {
        self.settle();
        &self.incident
    }

    /// How many events there are.
    pub fn len(&self) -> usize {
        self.events
    }

    /// Whether there is no event.
    pub fn is_empty(&self) -> bool {
        self.events == 0
    }

    /// Adds an event.
    ///
    /// # Errors
    /// When it cannot have happened; then nothing has changed.
    pub fn push(&mut self, event: &Event) -> Result<(), Fault> {
        if let Some((side, position)) = event.act.begins() {
            let Some(turn) = self.incident.turns.last_mut() else { return Ok(()) };
            let fold = Fold { turn, hands: &mut self.hands };
            let next = fold.next(side, position, self.events)?;
            fold.turn.sum_up(self.events, Turn::plays_of);
            let hands = std::mem::replace(&mut self.hands, Hands::at_rest(&next));
            let ends = std::mem::replace(&mut self.ends, vec![None; next.scene.all().len()]);
            self.incident.turns.push(next);
            let plays = std::mem::replace(&mut self.plays, vec![None; 64]);
            self.trail.push(Mark::Turn { hands, ends, plays });
            self.events += 1;
        } else {
            self.keep_ends();
            let Some(turn) = self.incident.turns.last_mut() else { return Ok(()) };
            let (contacts, deeds, placings) = (turn.contacts.len(), turn.deeds.len(), turn.placings.len());
            self.trail.push(Mark::Event { hands: self.hands.clone(), contacts, deeds, placings });
            let result = Fold { turn, hands: &mut self.hands }.event(self.events, event);
            self.events += 1;
            if let Err(fault) = result {
                self.pop();
                return Err(fault);
            }
        }
        if let Some(told) = &mut self.told {
            told.1.push(event.clone());
        }
        self.settled = false;
        Ok(())
    }

    /// Takes the last event back; does nothing when there is none.
    pub fn pop(&mut self) {
        let Some(mark) = self.trail.pop() else { return };
        self.keep_ends();
        self.events -= 1;
        if let Some(told) = &mut self.told {
            told.1.truncate(self.events);
        }
        match mark {
            Mark::Turn { hands, ends, plays } => {
                self.incident.turns.pop();
                (self.hands, self.ends, self.plays) = (hands, ends, plays);
            }
            Mark::Event { hands, contacts, deeds, placings } => {
                self.hands = hands;
                if let Some(turn) = self.incident.turns.last_mut() {
                    turn.contacts.truncate(contacts);
                    turn.deeds.truncate(deeds);
                    turn.placings.truncate(placings);
                }
            }
        }
        self.settled = false;
    }

    /// Sums the last turn up, unless nothing changed since that was done.
    fn settle(&mut self) {
        if std::mem::replace(&mut self.settled, true) {
            return;
        }
        let Some(turn) = self.incident.turns.last_mut() else { return };
        turn.shown = Remembered::nothing();
        for deed in &mut turn.deeds {
            if let Some(MoveId(id)) = deed.what.completes()
                && let Some(end) = self.ends.get(usize::from(id)).copied().flatten()
            {
                deed.end = Remembered::known(end);
            }
        }
        let plays = &mut self.plays;
        turn.sum_up(self.events, |scene, square, own| match plays.get_mut(usize::from(square)) {
            Some(known) => *known.get_or_insert_with(|| Turn::plays_of(scene, square, own)),
            None => Turn::plays_of(scene, square, own),
        });
        if let Some((start, events)) = self.told.as_deref() {
            let is_case = events.iter().any(|event| event.act.is_competition());
            let case = || Box::new(Case::new(start, Conditions::default(), events, &self.incident.turns));
            self.incident.case = is_case.then(case);
        }
    }

    /// Keeps what was found out about the ends of moves.
    fn keep_ends(&mut self) {
        let deeds = self.incident.turns.last().into_iter().flat_map(|turn| &turn.deeds);
        for deed in deeds {
            if let (Some(MoveId(id)), Some(end)) = (deed.what.completes(), deed.end.so_far())
                && let Some(place) = self.ends.get_mut(usize::from(id))
            {
                *place = Some(end);
            }
        }
    }
}
