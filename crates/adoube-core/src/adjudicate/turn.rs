//! One turn before the court: what was bound, made, broken, and how it ended.

use smallvec::SmallVec;

use super::Docket;
use super::agreement::Offer;
use super::duty::Duty;
use crate::board::{Color, End, MoveId, MoveSet, can_mate};
use crate::incident::{Capture, Contact, Deed, Meaning, Placed, Turn, What, When};
use crate::rulebook::RuleBook;
use crate::ruling::{Claim, GameResult, Ruling, Shown, Status, Verdict};
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
    pub(super) book: &'a RuleBook,
    pub(super) turn: &'a Turn,
    pub(super) index: usize,
    pub(super) previous: Option<Previous>,
    pub(super) docket: &'a mut Docket,
    recorder: &'a mut R,
    /// What units set down have narrowed the move to, and by which topic.
    bound: Option<(MoveSet, Topic, bool)>,
    pub(super) made: Option<Made>,
    pub(super) pressed: Option<u32>,
    /// First event at which the made move was taken back.
    pub(super) take_back: Option<u32>,
    /// Contacts up to this event no longer bind.
    pub(super) freed: Option<u32>,
    /// The king was let go for a castling that is illegal.
    pub(super) king_let_go: bool,
    two_hands: bool,
    pub(super) result: Option<GameResult>,
    pub(super) reopened: Option<Reopened>,
    /// Events whose contacts count for nothing: from a move taken back by a complaint to that complaint.
    pub(super) void: SmallVec<[(u32, u32); 2]>,
    /// Whether this side had made a move before this turn.
    moved_before: bool,
    /// What narrows the move stood before it was opened again: that is told as open.
    bound_before: bool,
    /// What an upheld complaint was about that left the move as it is.
    pub(super) upheld: Option<Topic>,
    /// Spans of events whose placings a complaint undid.
    undone: SmallVec<[(u32, u32); 2]>,
    /// A lapsed complaint left what the board shows as the move.
    pub(super) stands: Option<MoveId>,
    pub(super) cites: TopicSet,
    ground: Option<Topic>,
    /// What a ruling rests on that nothing else decides: an agreement without effect, a complaint.
    pub(super) rest: Option<Topic>,
}

impl<'a, R: Recorder> Hearing<'a, R> {
    pub(super) fn new(
        book: &'a RuleBook,
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
            if matches!(deed.what, What::Claim) && self.reopened.is_none() {
                self.claim(deed);
            } else if self.is_closed() {
                self.note(Some(deed.event), Topic::Complaint, Answer::Ignored);
            } else if self.made.is_some() {
                self.after_the_move(deed);
            } else {
                self.two_hands |= deed.two_hands && self.book.one_hand.policy.forbids_two_hands();
                self.before_the_move(deed);
            }
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
            self.docket.claims.push(Claim { by: deed.by, verdict });
            self.note(None, Topic::Complaint, Answer::Complaint { verdict });
        }
    }

    /// Whether later events of the file change nothing any more.
    pub(super) fn is_closed(&self) -> bool {
        self.result.is_some() || self.reopened.is_some()
    }

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

    fn before_the_move(&mut self, deed: &Deed) {
        let event = deed.event;
        let book = self.book;
        match deed.what {
            What::Place { placed, mv: Some(mv), capture } => {
                let (made, topic) = match capture {
                    Capture::None => (book.made_plain.policy.is_made(placed), Topic::MadePlain),
                    Capture::Done => {
                        let in_passing = self.turn.scene.taken_in_passing(mv).is_some();
                        (book.made_capture.policy.is_made(placed, in_passing), Topic::MadeCapture)
                    }
                    Capture::Standing | Capture::InPassing => (false, Topic::MadeCapture),
                };
                if made {
                    self.make(mv, deed, topic);
                } else {
                    self.note(Some(event), topic, Answer::NotMade);
                    if book.released_piece.policy.fixes(placed) {
                        self.bind(MoveSet::only(mv), event, Topic::ReleasedPiece);
                    }
                }
            }
            What::Place { placed: Placed::Released, mv: None, .. } => self.illegal_release(event),
            What::King { placed: Placed::Released, castling: Some(mv) } => {
                if book.released_king.policy.binds_to_castle() {
                    self.bind(MoveSet::only(mv), event, Topic::ReleasedKing);
                }
            }
            What::King { placed: Placed::Held, castling: Some(mv) } => {
                if book.released_piece.policy.fixes(Placed::Held) {
                    self.bind(MoveSet::only(mv), event, Topic::ReleasedPiece);
                }
            }
            What::King { placed: Placed::Released, castling: None } => {
                self.king_let_go = true;
                self.note(Some(event), Topic::ReleasedKing, Answer::Illegal);
            }
            What::Rook { placed, castling } => {
                if book.made_castling.policy.is_made(placed) {
                    self.make(castling, deed, Topic::MadeCastling);
                } else {
                    self.note(Some(event), Topic::MadeCastling, Answer::NotMade);
                }
            }
            What::Pawn { placed, moves } => {
                if placed == Placed::Released && book.released_pawn.policy.binds_to_square() {
                    self.bind(moves, event, Topic::ReleasedPawn);
                } else if book.released_piece.policy.fixes(placed) {
                    self.bind(moves, event, Topic::ReleasedPiece);
                }
            }
            What::NewUnit { placed, role, moves, mv, pawn_off, pawn_stood } if !moves.is_empty() => {
                let proper = book.promotion_procedure.policy.is_proper(pawn_stood);
                let made = book.made_promotion.policy.is_made(placed, pawn_off);
                if let (true, true, Some(mv)) = (made, proper, mv) {
                    self.make(mv, deed, Topic::MadePromotion);
                    return;
                }
                if made {
                    self.not_proper(event, role);
                } else {
                    self.note(Some(event), Topic::MadePromotion, Answer::NotMade);
                }
                if book.promotion_choice.policy.is_final(placed) {
                    self.bind(moves, event, book.promotion_choice.policy.ground());
                }
            }
            What::NewUnit { .. } => self.note(Some(event), Topic::PromotionChoice, Answer::Illegal),
            What::PawnOff { role, mv, pawn_stood } => {
                if !book.promotion_procedure.policy.is_proper(pawn_stood) {
                    self.not_proper(event, role);
                    // Now it is known which pawn was meant.
                    if book.promotion_choice.policy.is_final(Placed::Released) {
                        self.bind(MoveSet::only(mv), event, book.promotion_choice.policy.ground());
                    }
                } else if book.made_promotion.policy.is_made(Placed::Released, true) {
                    self.make(mv, deed, Topic::MadePromotion);
                }
            }
            What::EnemyOff { placed, in_passing, mv } => {
                if book.made_capture.policy.is_made(placed, in_passing) {
                    self.make(mv, deed, Topic::MadeCapture);
                }
            }
            What::Place { .. } | What::King { .. } | What::Nothing | What::Press | What::Claim => {}
            What::Offer | What::Accept | What::Resign | What::Flag => self.any_time(deed),
        }
    }

    fn after_the_move(&mut self, deed: &Deed) {
        match deed.what {
            What::Press if deed.by == self.turn.side() => {
                self.pressed.get_or_insert(deed.event);
            }
            What::Offer | What::Accept | What::Resign | What::Flag => self.any_time(deed),
            _ if deed.moved && deed.by == self.turn.side() => {
                self.take_back.get_or_insert(deed.event);
                if R::WANTED
                    && let Some((_, shown)) = self.shown_by(deed.event)
                {
                    self.note(Some(deed.event), Topic::ReleasedPiece, Answer::TakenBack { shown });
                }
            }
            _ => {}
        }
    }

    fn any_time(&mut self, deed: &Deed) {
        match deed.what {
            What::Offer => {
                let offer = Offer { turn: self.index, event: deed.event };
                self.docket.offers[usize::from(deed.by.is_black())] = Some(offer);
            }
            What::Accept => self.accept(deed),
            What::Resign => {
                let scene = &self.turn.scene;
                let position = self.made.and_then(|m| scene.position_after(m.mv));
                let here = position.as_ref().unwrap_or(scene.position());
                let result = self.book.resignation.policy.result(deed.by, &|side| can_mate(here, side));
                self.end(deed.event, Topic::Resignation, Answer::Result { result }, result);
            }
            What::Flag => self.note(Some(deed.event), Topic::HasTheMove, Answer::Outside),
            _ => {}
        }
    }

    fn illegal_release(&mut self, event: u32) {
        self.note(Some(event), Topic::IllegalRelease, Answer::Illegal);
        self.cites.insert(Topic::IllegalRelease);
        if self.book.illegal_release.policy.frees() && self.bound.is_none() {
            self.freed = Some(event);
            self.note(Some(event), Topic::IllegalRelease, Answer::Free);
        }
    }

    fn not_proper(&mut self, event: u32, role: crate::board::Role) {
        self.cites.insert(Topic::PromotionProcedure);
        self.note(Some(event), Topic::PromotionProcedure, Answer::NotProper { role });
    }

    /// A unit set down narrows the move, if to something that is due.
    fn bind(&mut self, candidate: MoveSet, event: u32, topic: Topic) {
        let (left, silent) = match self.bound {
            Some((moves, _, silent)) => (candidate.and(moves), silent),
            None => {
                let duty = self.duty(event, false);
                (candidate.and(duty.moves), duty.silent)
            }
        };
        if left.is_empty() {
            self.note(Some(event), topic, Answer::BindsNothing);
            return;
        }
        self.bound = Some((left, topic, silent));
        self.bound_before = false;
        self.note(Some(event), topic, Answer::Binds { moves: left });
    }

    fn make(&mut self, mv: MoveId, deed: &Deed, topic: Topic) {
        let event = deed.event;
        let (due, ground, silent, barred) = match self.bound {
            Some((moves, topic, silent)) => (moves, Some(topic), silent, MoveSet::EMPTY),
            None => {
                let Duty { moves, ground, silent, barred, .. } = self.duty(event, true);
                (moves, ground, silent, barred)
            }
        };
        let mut breach = TopicSet::EMPTY;
        if self.two_hands {
            breach.insert(Topic::OneHand);
        }
        if !due.contains(mv) {
            breach.insert(if barred.contains(mv) { Topic::RookThenKing } else { ground.unwrap_or(Topic::NoneCanMove) });
        }
        self.note(Some(event), topic, Answer::Made { mv });
        for broken in breach.iter() {
            self.note(Some(event), broken, Answer::Breach);
        }
        self.cites.insert(topic);
        self.ground = Some(topic);
        self.made = Some(Made { mv, event, due, ground, silent, breach });
        self.docket.moved[usize::from(self.turn.side().is_black())] = true;
        if let Some(end) = deed.end(&self.turn.scene) {
            self.end_by_position(event, end, breach);
        }
    }

    fn end_by_position(&mut self, event: u32, end: End, breach: TopicSet) {
        let (topic, ending, result) = match end {
            End::Mate => (Topic::Mate, &self.book.mate, GameResult::win(self.turn.side())),
            End::Stalemate => (Topic::Stalemate, &self.book.stalemate, GameResult::Draw),
            End::Dead => (Topic::DeadPosition, &self.book.dead_position, GameResult::Draw),
        };
        let policy = &ending.policy;
        if policy.ends(!breach.without(Topic::OneHand).is_empty()) {
            self.end(event, topic, Answer::Ends { end, result }, result);
        } else {
            let answer = if policy.is_known() { Answer::EndWithheld { end } } else { Answer::GoesOn };
            self.cites.insert(topic);
            self.note(Some(event), topic, answer);
        }
    }

    pub(super) fn end(&mut self, event: u32, topic: Topic, answer: Answer, result: GameResult) {
        self.result = Some(result);
        self.cites.insert(topic);
        self.ground = Some(topic);
        self.note(Some(event), topic, answer);
    }

    /// Whether the side to move has the move at that time.
    pub(super) fn on_move(&self, when: When) -> bool {
        match &self.previous {
            None => true,
            Some(_) => self.book.has_the_move.policy.has(self.opponent_made(when), self.opponent_completed(when)),
        }
    }

    fn opponent_made(&self, when: When) -> bool {
        let made = self.previous.as_ref().and_then(|p| p.made).map(|m| m.event);
        match when {
            When::Before(event) => made.is_some_and(|m| m < event),
            When::Now(_) => made.is_some(),
        }
    }

    pub(super) fn opponent_completed(&self, when: When) -> bool {
        let Some(previous) = &self.previous else {
            return true;
        };
        previous.made.is_some()
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
            (self.book.has_the_move.policy.has(made, completed), completed)
        };
        self.book.adjusting.policy.excuses(on_move, completed)
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

    pub(super) fn into_previous(mut self) -> Previous {
        self.drop_refused_offers();
        Previous {
            side: self.turn.side(),
            index: self.index,
            made: self.made,
            pressed: self.pressed,
            taken_back: self.shown_by(u32::MAX),
        }
    }

    pub(super) fn ruling(mut self) -> Ruling {
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
                turn,
                status,
                made: restored.then_some(made.mv),
                permitted: if restored { MoveSet::EMPTY } else { made.due },
                breach: TopicSet::EMPTY,
                shown: None,
                claims: std::mem::take(&mut self.docket.claims),
                result: None,
                silent: made.silent,
                cites,
                ground,
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
