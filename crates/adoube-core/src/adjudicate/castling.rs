//! What contacts with king and rook ask for (Article 4.4; they come before 4.3).

use smallvec::SmallVec;

use super::duty::{Units, view};
use super::turn::Hearing;
use crate::board::{MoveSet, Square};
use crate::policy::{CastlingOrder, RookFirst, Touched, View};
use crate::topic::Topic;
use crate::trace::{Answer, Recorder};

/// Contacts with king and rooks.
#[derive(Clone, Copy)]
pub(super) struct Castling<'a> {
    pub(super) king: Touched,
    pub(super) rooks: &'a [Touched],
    pub(super) wish: bool,
}

impl<R: Recorder> Hearing<'_, R> {
    /// The castling clauses, which come before 4.3. `None`: they leave the rest to 4.3, with what they bar.
    #[expect(clippy::too_many_arguments, reason = "the parts of one castling attempt, all needed, none kept")]
    pub(super) fn castling_duty(
        &mut self,
        castling: Castling<'_>,
        own: &mut Units,
        enemy: &[Touched],
        barred: &mut MoveSet,
        mut allowed: MoveSet,
        event: u32,
        tell: bool,
    ) -> Option<(MoveSet, Topic)> {
        let scene = &self.turn.scene;
        let king = castling.king;
        let (before, after): (SmallVec<[Touched; 4]>, SmallVec<[Touched; 4]>) =
            castling.rooks.iter().copied().partition(|r| r.rank < king.rank);
        let mut must = None;
        for rook in &before {
            match self.book.rook_then_king(|p| p.answer(scene.castling_with(rook.square), scene)) {
                RookFirst::Bars(moves) => {
                    *barred = barred.or(moves);
                    self.cites.insert(Topic::RookThenKing);
                    if tell {
                        self.note(Some(event), Topic::RookThenKing, Answer::Barred { rook: rook.square });
                    }
                }
                RookFirst::Castle(id) => {
                    // The order does not matter then: what binds is the clause on king and rook.
                    must = must.or(Some((*rook, MoveSet::only(id), Topic::KingThenRook)));
                }
            }
        }
        allowed = allowed.without(*barred);
        for rook in &after {
            if let Some(c) = scene.castling_with(rook.square).filter(|c| allowed.contains(c.id)) {
                must = must.or(Some((*rook, self.book.king_then_rook(|p| p.binds(c)), Topic::KingThenRook)));
            }
        }
        if let Some((rook, moves, topic)) = must {
            let moves = moves.and(allowed);
            if moves.is_empty() || self.comes_first(own, enemy, king, Some(rook), allowed) {
                self.loses(topic, event, tell);
                return None;
            }
            return Some((moves, topic));
        }
        if castling.wish {
            return self.impossible(castling, &before, &after, own, enemy, allowed, event, tell);
        }
        None
    }

    /// Castling was wished and is illegal (4.4(c), 4.4.3; from 2014 also 4.7.2).
    #[expect(clippy::too_many_arguments, reason = "the parts of one castling attempt, all needed, none kept")]
    fn impossible(
        &mut self,
        castling: Castling<'_>,
        before: &[Touched],
        after: &[Touched],
        own: &mut Units,
        enemy: &[Touched],
        allowed: MoveSet,
        event: u32,
        tell: bool,
    ) -> Option<(MoveSet, Topic)> {
        let book = self.book;
        let king = castling.king;
        let view = View { allowed, ..view(self.book, &self.turn.scene) };
        let opens = |order| book.castling_impossible(|p| p.opens(order));
        let topic = match after.first() {
            Some(rook) if rook.rank == king.rank && !self.king_let_go => {
                if !book.king_and_rook_together(|p| p.is_castling_case()) {
                    if self.comes_first(own, enemy, king, Some(*rook), allowed) {
                        self.loses(Topic::KingAndRookTogether, event, tell);
                        return None;
                    }
                    let king_moves = view.moves_of(king.square);
                    let moves = if king_moves.is_empty() { view.moves_of(rook.square) } else { king_moves };
                    return (!moves.is_empty()).then_some((moves, Topic::KingAndRookTogether));
                }
                Topic::KingAndRookTogether
            }
            Some(_) => Topic::CastlingImpossible,
            None if !before.is_empty() => return None,
            None if self.king_let_go && !opens(CastlingOrder::KingAlone) => Topic::ReleasedKing,
            None if self.king_let_go => Topic::CastlingImpossible,
            // The king alone: which side was meant is not known while one of them is legal.
            None if opens(CastlingOrder::KingAlone) && view.scene.castling_moves().and(allowed).is_empty() => {
                Topic::CastlingImpossible
            }
            None => return None,
        };
        if self.comes_first(own, enemy, king, after.first().copied(), allowed) {
            self.loses(topic, event, tell);
            return None;
        }
        let moves = book.castling_impossible(|p| p.binds(view.moves_of(king.square)));
        if !moves.is_empty() {
            return Some((moves, topic));
        }
        // King and rook are discharged; what else was touched still binds.
        own.retain(|u| u.square != king.square && !after.iter().any(|r| r.square == u.square));
        if own.is_empty() && enemy.is_empty() {
            return Some((book.none_can_move(|p| p.binds(allowed)), topic));
        }
        self.cites.insert(topic);
        if tell {
            self.note(Some(event), topic, Answer::Yields);
        }
        None
    }

    /// Whether a unit beside king and rook that can be played was touched before them.
    fn comes_first(
        &self,
        own: &[Touched],
        enemy: &[Touched],
        king: Touched,
        rook: Option<Touched>,
        allowed: MoveSet,
    ) -> bool {
        let view = View { allowed, ..view(self.book, &self.turn.scene) };
        let pair: [Option<Square>; 2] = [Some(king.square), rook.map(|r| r.square)];
        let start = rook.map_or(king.rank, |r| r.rank.min(king.rank));
        own.iter().chain(enemy).any(|u| u.rank < start && !pair.contains(&Some(u.square)) && !view.plays(*u).is_empty())
    }

    fn loses(&mut self, topic: Topic, event: u32, tell: bool) {
        if tell {
            self.note(Some(event), topic, Answer::Loses { to: Topic::OwnTouched });
        }
    }
}
