//! How a turn comes out: for the next turn, after a complaint, and as a ruling.

use super::turn::{Hearing, Made, Previous, Reopened};
use crate::board::{MoveId, MoveSet};
use crate::ruling::{Ruling, Status};
use crate::topic::{Topic, TopicSet};
use crate::trace::Recorder;

impl<R: Recorder> Hearing<'_, R> {
    /// The move made is taken back by an upheld complaint in the same turn; its contacts stay, later ones never counted.
    pub(super) fn reopen(&mut self, made: Made, event: u32) {
        self.void.push((made.event, event));
        self.undone.push((made.event, event));
        self.docket.moved[usize::from(self.turn.side().is_black())] = self.moved_before;
        self.made = None;
        self.pressed = None;
        self.take_back = None;
        self.two_hands = false;
        self.bound_before = self.bound.is_some();
    }

    /// A complaint was upheld and the move stays; a take-back is undone.
    pub(super) fn settle(&mut self, made: Made, taken_back: Option<u32>, event: u32) {
        self.made = Some(Made { breach: TopicSet::EMPTY, ..made });
        if taken_back.is_some() {
            self.undone.push((made.event + 1, event));
            self.take_back = None;
        }
    }

    /// A lapsed complaint leaves what the board shows as the move.
    pub(super) fn let_stand(&mut self, mv: MoveId, event: u32) {
        self.stands = Some(mv);
        if let Some(end) = self.turn.scene.end_after(mv) {
            self.end_by_position(event, end, TopicSet::of(&[Topic::ReleasedPiece]));
        }
    }

    /// Whether a complaint changed what the board shows against the file, so that a later turn of the file begins from
    /// a position that this edition does not have.
    pub(super) fn parts_from_file(&self) -> bool {
        let complained = !self.undone.is_empty() || self.stands.is_some();
        complained
            && match self.stands.or(self.made.map(|m| m.mv)) {
                Some(mv) => self.turn.shown_at(u32::MAX, &[]) != Some(mv),
                None => !self.turn.is_as_it_began(),
            }
    }

    pub(super) fn previous(&mut self) -> Previous {
        self.drop_refused_offers();
        Previous {
            side: self.turn.side(),
            index: self.index,
            made: self.made,
            pressed: self.pressed,
            stood: None,
            taken_back: self.shown_by(u32::MAX),
        }
    }

    pub(super) fn ruling(&mut self) -> Ruling {
        if let Some(Reopened { turn, made, restored, pressed }) = self.reopened.take() {
            self.cites.insert(Topic::Complaint);
            let ground = if restored { Some(Topic::ReleasedPiece) } else { made.ground };
            let cites = ground.map_or(self.cites, |g| self.cites.with(g));
            let status = match (restored, pressed) {
                (false, _) => Status::Open,
                (true, false) => Status::Made,
                (true, true) => Status::Completed,
            };
            return Ruling {
                status,
                made: restored.then_some(made.mv),
                permitted: if restored { MoveSet::EMPTY } else { made.due },
                claims: std::mem::take(&mut self.docket.claims),
                silent: made.silent,
                cites,
                ground,
                ..Ruling::open(turn)
            };
        }
        let mut silent = self.made.is_some_and(|m| m.silent);
        let mut permitted = MoveSet::EMPTY;
        let mut breach = self.made.map_or(TopicSet::EMPTY, |m| m.breach);
        let mut shown = None;
        let status = if self.result.is_some() {
            Status::Over
        } else if self.made.is_some() {
            if self.pressed.is_some() { Status::Completed } else { Status::Made }
        } else if let Some((moves, topic, by_default)) = self.bound {
            (permitted, silent, self.ground) = (moves, by_default, Some(topic));
            self.cites.insert(topic);
            if self.bound_before { Status::Open } else { Status::Bound }
        } else {
            let duty = self.duty(u32::MAX, true);
            (permitted, silent, self.ground) = (duty.moves, duty.silent, duty.ground);
            Status::Open
        };
        if let Some((_, now)) = self.shown_by(u32::MAX) {
            breach.insert(Topic::ReleasedPiece);
            if self.stands.is_none() {
                shown = Some(now);
            }
        }
        if let Some(topic) = breach.without(Topic::OneHand).iter().next().or(breach.iter().next())
            && self.result.is_none()
        {
            self.ground = Some(topic);
        }
        self.cites = self.cites.or(breach);
        if self.upheld.is_some() && self.result.is_none() && breach.is_empty() {
            self.ground = self.upheld;
        }
        if !self.docket.claims.is_empty() {
            self.cites.insert(Topic::Complaint);
        }
        Ruling {
            turn: self.index,
            status,
            made: self.stands.or(self.made.map(|m| m.mv)),
            permitted,
            breach,
            shown,
            claims: std::mem::take(&mut self.docket.claims),
            result: self.result,
            silent,
            cites: self.cites,
            ground: self.ground.or(self.rest),
            competition: None,
        }
    }
}
