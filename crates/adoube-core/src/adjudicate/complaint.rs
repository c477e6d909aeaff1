//! Complaints of touch-move and their verdicts (the last but one clause of Article 4).

use super::turn::{Hearing, Made, Previous, Reopened};
use crate::incident::competition::ClaimKind;
use crate::incident::{Deed, When};
use crate::ruling::{Claim, Shown, Verdict};
use crate::topic::{Topic, TopicSet};
use crate::trace::{Answer, Recorder};

/// The move complained of.
struct Accused {
    turn: usize,
    made: Option<Made>,
    taken_back: Option<(u32, Shown)>,
    /// Whether the clock was pressed after it.
    pressed: bool,
    /// Whether it was made in the turn in which the complaint is heard.
    this_turn: bool,
}

impl<R: Recorder> Hearing<'_, R> {
    pub(super) fn claim(&mut self, deed: &Deed) {
        let verdict = match self.accused(deed) {
            None => Verdict::Rejected,
            Some(accused) => self.try_claim(&accused, deed),
        };
        self.cites.insert(Topic::Complaint);
        self.rest = Some(Topic::Complaint);
        self.docket.claims.push(Claim { kind: ClaimKind::TouchMove, by: deed.by, verdict });
        self.note(Some(deed.event), Topic::Complaint, Answer::Complaint { verdict });
    }

    /// The move of the other side: in this turn, or in the one before when the side to move complains.
    fn accused(&self, deed: &Deed) -> Option<Accused> {
        if deed.by != self.turn.side() {
            return Some(Accused {
                turn: self.index,
                made: self.made,
                taken_back: self.shown_by(deed.event),
                pressed: self.pressed.is_some(),
                this_turn: true,
            });
        }
        let Previous { side, index, made, taken_back, pressed, .. } = *self.previous.as_ref()?;
        let pressed = pressed.is_some();
        (side != deed.by).then_some(Accused { turn: index, made, taken_back, pressed, this_turn: false })
    }

    fn try_claim(&mut self, accused: &Accused, deed: &Deed) -> Verdict {
        let Some(made) = accused.made else {
            return if self.result.is_some() { Verdict::Rejected } else { Verdict::Premature };
        };
        let taken_back = accused.taken_back.map(|(event, _)| event);
        if made.breach.is_empty() && taken_back.is_none() {
            return Verdict::Rejected;
        }
        if self.result.is_some() {
            return Verdict::Lapsed;
        }
        let mut told = false;
        let mut lost = |this: &mut Self, breach: Topic, since: u32| {
            this.book.complaint(|p| p.covers(breach)) && this.right_lost(accused, deed, since, &mut told)
        };
        let mut left = TopicSet::EMPTY;
        for breach in made.breach.iter() {
            if !lost(self, breach, made.event) {
                left.insert(breach);
            }
        }
        let take_back_left = taken_back.is_some_and(|since| !lost(self, Topic::ReleasedPiece, since));
        if left.is_empty() && !take_back_left {
            if let (true, Some((_, Shown::Move(mv)))) = (accused.this_turn, accused.taken_back) {
                self.let_stand(mv, deed.event);
            }
            return Verdict::Lapsed;
        }
        let reopens = !left.without(Topic::OneHand).is_empty();
        let upheld = if take_back_left && !reopens { Some(Topic::ReleasedPiece) } else { left.iter().next() };
        match (accused.this_turn, reopens) {
            (true, true) => self.reopen(made, deed.event),
            (false, true) => {
                self.reopened = Some(Reopened { turn: accused.turn, made, restored: false, pressed: false })
            }
            // One hand alone takes nothing back; a take-back is undone, the move stays.
            (true, false) => {
                self.upheld = upheld;
                self.settle(made, taken_back.filter(|_| take_back_left), deed.event);
            }
            (false, false) if take_back_left => {
                let pressed = accused.pressed;
                self.reopened = Some(Reopened { turn: accused.turn, made, restored: true, pressed });
            }
            (false, false) => {}
        }
        Verdict::Upheld
    }

    /// Whether the complainer touched, since the breach, what costs the right.
    fn right_lost(&mut self, accused: &Accused, deed: &Deed, since: u32, told: &mut bool) -> bool {
        let turn = self.turn;
        for contact in turn.contacts.iter().filter(|c| c.by == deed.by) {
            let counts = match (contact.when, accused.this_turn) {
                (When::Now(at), true) => at > since && at < deed.event,
                (When::Now(at), false) => at < deed.event,
                (When::Before(at), false) => at > since,
                (When::Before(_), true) => false,
            };
            if counts {
                let excused = self.is_excused(contact);
                if self.book.complaint(|p| p.is_lost_by(contact, excused)) {
                    let event = match contact.when {
                        When::Now(at) => Some(at),
                        When::Before(_) => None,
                    };
                    if !std::mem::replace(told, true) {
                        self.note(event, Topic::Complaint, Answer::RightLost { square: contact.square });
                    }
                    return true;
                }
            }
        }
        false
    }
}
