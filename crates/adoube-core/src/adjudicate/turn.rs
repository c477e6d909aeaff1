//! One turn before the court: what was bound, made, broken, and how it ended.

use smallvec::SmallVec;

use super::Docket;
use crate::bench::Asking;
use crate::board::{Color, MoveId, MoveSet};
use crate::incident::competition::ClaimKind;
use crate::incident::{Contact, Deed, Meaning, Turn, What, When};
use crate::ruling::{Claim, GameResult, Shown, Verdict};
use crate::topic::{Topic, TopicSet};
use crate::trace::{Answer, Moment, Note, Recorder};

/// A move that was made, and what was due when it was.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made {
    pub(super) mv: MoveId,
    pub(super) event: u32,
    /// What had to be played.
    pub(super) due: MoveSet,
    /// What made that due.
    pub(super) ground: Option<Topic>,
    pub(super) silent: bool,
    pub(super) breach: TopicSet,
}

/// A finished turn, as the next one sees it.
#[derive(Debug)]
pub(super) struct Previous {
    pub(super) side: Color,
    pub(super) index: usize,
    pub(super) made: Option<Made>,
    pub(super) pressed: Option<u32>,
    /// Event at which the turn was completed with an illegal move, where that is so: nobody has put it right.
    pub(super) stood: Option<u32>,
    /// Event of the take-back, and what the board shows.
    pub(super) taken_back: Option<(u32, Shown)>,
}

/// An upheld complaint put the turn before right.
pub(super) struct Reopened {
    pub(super) turn: usize,
    pub(super) made: Made,
    /// Only a take-back was undone: the move stays, the board shows it again.
    pub(super) restored: bool,
    /// Whether the clock had been pressed after it.
    pub(super) pressed: bool,
}

pub(super) struct Hearing<'a, R> {
    pub(super) book: &'a Asking<'a>,
    pub(super) turn: &'a Turn,
    pub(super) index: usize,
    pub(super) previous: Option<Previous>,
    pub(super) docket: &'a mut Docket,
    recorder: &'a mut R,
    /// What units set down have narrowed the move to, and by which topic.
    pub(super) bound: Option<(MoveSet, Topic, bool)>,
    pub(super) made: Option<Made>,
    pub(super) pressed: Option<u32>,
    /// First event at which the made move was taken back.
    pub(super) take_back: Option<u32>,
    /// Contacts up to this event no longer bind.
    pub(super) freed: Option<u32>,
    /// The king was let go for a castling that is illegal.
    pub(super) king_let_go: bool,
    pub(super) two_hands: bool,
    pub(super) result: Option<GameResult>,
    pub(super) reopened: Option<Reopened>,
    /// Events whose contacts count for nothing: from a move taken back by a complaint to that complaint.
    pub(super) void: SmallVec<[(u32, u32); 2]>,
    /// Whether this side had made a move before this turn.
    pub(super) moved_before: bool,
    /// What narrows the move stood before it was opened again: that is told as open.
    pub(super) bound_before: bool,
    /// What an upheld complaint was about that left the move as it is.
    pub(super) upheld: Option<Topic>,
    /// Spans of events whose placings a complaint undid.
    pub(super) undone: SmallVec<[(u32, u32); 2]>,
    /// A lapsed complaint left what the board shows as the move.
    pub(super) stands: Option<MoveId>,
    pub(super) cites: TopicSet,
    pub(super) ground: Option<Topic>,
    /// What a ruling rests on that nothing else decides: an agreement without effect, a complaint.
    pub(super) rest: Option<Topic>,
}

impl<'a, R: Recorder> Hearing<'a, R> {
    pub(super) fn new(
        book: &'a Asking<'a>,
        turn: &'a Turn,
        index: usize,
        previous: Option<Previous>,
        docket: &'a mut Docket,
        recorder: &'a mut R,
    ) -> Self {
        Hearing {
            book,
            turn,
            index,
            previous,
            moved_before: docket.moved[usize::from(turn.side().is_black())],
            docket,
            recorder,
            bound: None,
            made: None,
            pressed: None,
            take_back: None,
            freed: None,
            king_let_go: false,
            two_hands: false,
            result: None,
            reopened: None,
            void: SmallVec::new(),
            bound_before: false,
            upheld: None,
            undone: SmallVec::new(),
            stands: None,
            cites: TopicSet::EMPTY,
            ground: None,
            rest: None,
        }
    }

    pub(super) fn hear(&mut self) {
        let turn = self.turn;
        for deed in &turn.deeds {
            self.hear_deed(deed);
        }
    }

    pub(super) fn hear_deed(&mut self, deed: &Deed) {
        if matches!(deed.what, What::Claim) && self.reopened.is_none() {
            self.claim(deed);
        } else if self.is_closed() {
            self.note(Some(deed.event), Topic::Complaint, Answer::Ignored);
        } else if self.made.is_some() {
            self.after_the_move(deed);
        } else {
            self.two_hands |= deed.two_hands && self.book.one_hand(|p| p.forbids_two_hands());
            self.before_the_move(deed);
        }
    }

    /// Later turns of a file after the game has ended, or after a complaint parted it from the board: only complaints
    /// are answered.
    pub(super) fn hear_no_more(&mut self, later: &Turn) {
        for deed in later.deeds.iter().filter(|d| matches!(d.what, What::Claim)) {
            let breach = self.made.map_or(TopicSet::EMPTY, |m| m.breach);
            let verdict = if self.result.is_none() {
                continue;
            } else if deed.by == self.turn.side() || breach.is_empty() {
                Verdict::Rejected
            } else {
                Verdict::Lapsed
            };
            self.docket.claims.push(Claim { kind: ClaimKind::TouchMove, by: deed.by, verdict });
            self.note(None, Topic::Complaint, Answer::Complaint { verdict });
        }
    }

    /// Whether later events of the file change nothing any more.
    pub(super) fn is_closed(&self) -> bool {
        self.result.is_some() || self.reopened.is_some()
    }

    /// Whether the side to move has the move at that time.
    pub(super) fn on_move(&self, when: When) -> bool {
        match &self.previous {
            None => true,
            Some(_) => self.book.has_the_move(|p| p.has(self.opponent_made(when), self.opponent_completed(when))),
        }
    }

    fn opponent_made(&self, when: When) -> bool {
        let made = self.previous.as_ref().and_then(|p| p.made.map(|m| m.event).or(p.stood));
        match when {
            When::Before(event) => made.is_some_and(|m| m < event),
            When::Now(_) => made.is_some(),
        }
    }

    pub(super) fn opponent_completed(&self, when: When) -> bool {
        let Some(previous) = &self.previous else {
            return true;
        };
        previous.stood.is_some_and(|stood| When::Before(stood) < when)
            || previous.made.is_some()
                && match when {
                    When::Before(event) => previous.pressed.is_some_and(|p| p < event),
                    When::Now(event) => {
                        previous.pressed.is_some() || self.turn.other_side_pressed().is_some_and(|p| p < event)
                    }
                }
    }

    /// Whether the contact is adjusting, announced before by a player who had the move.
    pub(super) fn is_excused(&self, contact: &Contact) -> bool {
        let Some(when) = contact.announced.filter(|_| contact.meaning == Meaning::Adjust) else {
            return false;
        };
        let (on_move, completed) = if contact.by == self.turn.side() {
            (self.on_move(when), self.opponent_completed(when))
        } else {
            // The other side has the move once this turn's is made, or completed.
            let after = |event: Option<u32>| event.is_some_and(|event| when > When::Now(event));
            let made = after(self.made.map(|m| m.event));
            let completed = made && after(self.pressed);
            (self.book.has_the_move(|p| p.has(made, completed)), completed)
        };
        self.book.adjusting(|p| p.excuses(on_move, completed))
    }

    /// What the board shows when the made move was taken back by that event.
    pub(super) fn shown_by(&self, event: u32) -> Option<(u32, Shown)> {
        let made = self.made?;
        let back = self.take_back.filter(|back| *back <= event)?;
        match self.turn.shown_at(event, &self.undone) {
            Some(mv) if mv == made.mv => None,
            Some(mv) => Some((back, Shown::Move(mv))),
            None => Some((back, Shown::None)),
        }
    }

    pub(super) fn note(&mut self, event: Option<u32>, topic: Topic, answer: Answer) {
        if R::WANTED {
            let moment =
                Moment { turn: self.index, event: event.map(|e| e as usize).filter(|e| *e < self.turn.events) };
            self.recorder.note(Note { moment, topic, answer });
        }
    }
}
