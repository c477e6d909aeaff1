//! Deed by deed: what is bound, what is made, and how it ends the game (Articles 4.4(d), 4.6, 4.7 and 5).

use super::agreement::Offer;
use super::duty::Duty;
use super::turn::{Hearing, Made};
use crate::board::{End, MoveId, MoveSet, Role, mate_possible};
use crate::incident::{Capture, Deed, Placed, What};
use crate::policy::Ending;
use crate::ruling::GameResult;
use crate::topic::{Topic, TopicSet};
use crate::trace::{Answer, Recorder};

impl<R: Recorder> Hearing<'_, R> {
    pub(super) fn before_the_move(&mut self, deed: &Deed) {
        let event = deed.event;
        let book = self.book;
        match deed.what {
            What::Place { placed, mv: Some(mv), capture } => {
                let (made, topic) = match capture {
                    Capture::None => (book.made_plain(|p| p.is_made(placed)), Topic::MadePlain),
                    Capture::Done => {
                        let in_passing = self.turn.scene.taken_in_passing(mv).is_some();
                        (book.made_capture(|p| p.is_made(placed, in_passing)), Topic::MadeCapture)
                    }
                    Capture::Standing | Capture::InPassing => (false, Topic::MadeCapture),
                };
                if made {
                    self.make(mv, deed, topic);
                } else {
                    self.note(Some(event), topic, Answer::NotMade);
                    if book.released_piece(|p| p.fixes(placed)) {
                        self.bind(MoveSet::only(mv), event, Topic::ReleasedPiece);
                    }
                }
            }
            What::Place { placed: Placed::Released, mv: None, .. } => self.illegal_release(event),
            What::King { placed: Placed::Released, castling: Some(mv) } => {
                if book.released_king(|p| p.binds_to_castle()) {
                    self.bind(MoveSet::only(mv), event, Topic::ReleasedKing);
                }
            }
            What::King { placed: Placed::Held, castling: Some(mv) } => {
                if book.released_piece(|p| p.fixes(Placed::Held)) {
                    self.bind(MoveSet::only(mv), event, Topic::ReleasedPiece);
                }
            }
            What::King { placed: Placed::Released, castling: None } => {
                self.king_let_go = true;
                self.note(Some(event), Topic::ReleasedKing, Answer::Illegal);
            }
            What::Rook { placed, castling } => {
                if book.made_castling(|p| p.is_made(placed)) {
                    self.make(castling, deed, Topic::MadeCastling);
                } else {
                    self.note(Some(event), Topic::MadeCastling, Answer::NotMade);
                }
            }
            What::Pawn { placed, moves } => {
                if placed == Placed::Released && book.released_pawn(|p| p.binds_to_square()) {
                    self.bind(moves, event, Topic::ReleasedPawn);
                } else if book.released_piece(|p| p.fixes(placed)) {
                    self.bind(moves, event, Topic::ReleasedPiece);
                }
            }
            What::NewUnit { placed, role, moves, mv, pawn_off, pawn_stood } if !moves.is_empty() => {
                let proper = book.promotion_procedure(|p| p.is_proper(pawn_stood));
                let made = book.made_promotion(|p| p.is_made(placed, pawn_off));
                if let (true, true, Some(mv)) = (made, proper, mv) {
                    self.make(mv, deed, Topic::MadePromotion);
                    return;
                }
                if made {
                    self.not_proper(event, role);
                } else {
                    self.note(Some(event), Topic::MadePromotion, Answer::NotMade);
                }
                if book.promotion_choice(|p| p.is_final(placed)) {
                    self.bind(moves, event, book.promotion_choice(|p| p.ground()));
                }
            }
            What::NewUnit { .. } => self.note(Some(event), Topic::PromotionChoice, Answer::Illegal),
            What::PawnOff { role, mv, pawn_stood } => {
                if !book.promotion_procedure(|p| p.is_proper(pawn_stood)) {
                    self.not_proper(event, role);
                    // Now it is known which pawn was meant.
                    if book.promotion_choice(|p| p.is_final(Placed::Released)) {
                        self.bind(MoveSet::only(mv), event, book.promotion_choice(|p| p.ground()));
                    }
                } else if book.made_promotion(|p| p.is_made(Placed::Released, true)) {
                    self.make(mv, deed, Topic::MadePromotion);
                }
            }
            What::EnemyOff { placed, in_passing, mv } => {
                if book.made_capture(|p| p.is_made(placed, in_passing)) {
                    self.make(mv, deed, Topic::MadeCapture);
                }
            }
            What::Place { .. } | What::King { .. } | What::Nothing | What::Press | What::Claim => {}
            What::Offer | What::Accept | What::Resign | What::Flag => self.any_time(deed),
        }
    }

    pub(super) fn after_the_move(&mut self, deed: &Deed) {
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
                let result = self.book.resignation(|p| p.result(deed.by, &|side| mate_possible(here, side).may_come()));
                self.end(deed.event, Topic::Resignation, Answer::Result { result }, result);
            }
            What::Flag => self.note(Some(deed.event), Topic::HasTheMove, Answer::Outside),
            _ => {}
        }
    }

    fn illegal_release(&mut self, event: u32) {
        self.note(Some(event), Topic::IllegalRelease, Answer::Illegal);
        self.cites.insert(Topic::IllegalRelease);
        if self.book.illegal_release(|p| p.frees()) && self.bound.is_none() {
            self.freed = Some(event);
            self.note(Some(event), Topic::IllegalRelease, Answer::Free);
        }
    }

    fn not_proper(&mut self, event: u32, role: Role) {
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

    pub(super) fn end_by_position(&mut self, event: u32, end: End, breach: TopicSet) {
        let broke_article_4 = !breach.without(Topic::OneHand).is_empty();
        let answer = |policy: &dyn Ending| (policy.ends(broke_article_4), policy.is_known());
        let (topic, (ends, known), result) = match end {
            End::Mate => (Topic::Mate, self.book.mate(answer), GameResult::win(self.turn.side())),
            End::Stalemate => (Topic::Stalemate, self.book.stalemate(answer), GameResult::Draw),
            End::Dead => (Topic::DeadPosition, self.book.dead_position(answer), GameResult::Draw),
        };
        if ends {
            self.end(event, topic, Answer::Ends { end, result }, result);
        } else {
            let answer = if known { Answer::EndWithheld { end } } else { Answer::GoesOn };
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
}
