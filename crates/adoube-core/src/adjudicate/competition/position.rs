//! Positions that cannot be right, found by an arbiter who has not seen how they arose.

use crate::adjudicate::turn::Hearing;
use crate::board::{Board, Color, LAST_RANKS, Position, Role};
use crate::incident::competition::{At, Kind};
use crate::policy::{ClosedBy, FoundPosition, PositionFound, PositionRemedy, StillThere, Window};
use crate::ruling::{ArbiterDuty, EndedBy, GameResult, Remedy};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Recorder};

use super::session::{Raiser, Session};

impl Session<'_> {
    /// The position on the board now: after the move that was made, else as the turn began.
    pub(super) fn standing<R: Recorder>(&self, hearing: &Hearing<'_, R>) -> Position {
        let scene = &hearing.turn.scene;
        hearing.made.and_then(|made| scene.position_after(made.mv)).unwrap_or_else(|| scene.position().clone())
    }

    /// The arbiter looks at the board: `asked` when a player wants a ruling.
    pub(super) fn position<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, asked: bool) {
        if self.found_displaced(hearing, at, None, None).is_some() {
            return;
        }
        let Some(what) = wrong(&hearing.turn.board_at(at.within)).or_else(|| self.hidden(at)) else {
            self.rest.get_or_insert(Topic::IllegalPosition);
            return self.say(hearing, Some(at), Topic::IllegalPosition, CourtAnswer::Lawful);
        };
        self.rule_position(hearing, at, PositionFound { what, asked, after_next_move: None });
    }

    fn rule_position<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, found: PositionFound) {
        let topic = Topic::IllegalPosition;
        match self.court.illegal_position(self.branch, |p| p.remedy(found)) {
            PositionRemedy::Restores => {
                self.duty(hearing, at, topic, ArbiterDuty::MustAct);
                if self.case.irregularities.iter().any(|i| i.at < at && matches!(i.kind, Kind::Illegal(_))) {
                    self.raise(hearing, at, Raiser::Found, None);
                } else {
                    self.restore_unknown(hearing, at);
                }
            }
            PositionRemedy::StepsIn => {
                self.duty(hearing, at, topic, ArbiterDuty::MustAct);
                if found.what == FoundPosition::PawnOnLastRank {
                    self.remedy(Remedy::FinishPromotion);
                    self.is_settled = true;
                } else {
                    self.correct(hearing, at);
                }
            }
            PositionRemedy::Waits => {
                self.waiting = Some((at.event, found.what));
                self.duty(hearing, at, topic, ArbiterDuty::Waits);
            }
            PositionRemedy::Draw => {
                // He declares it.
                self.duty(hearing, at, topic, ArbiterDuty::MustAct);
                self.end(hearing, at, topic, EndedBy::IllegalPosition, GameResult::Draw);
            }
            PositionRemedy::Nothing => self.duty(hearing, at, topic, ArbiterDuty::MustNotAct),
        }
    }

    /// A king left in check by the side that moved, or another fault of the file that can still be put right.
    fn hidden(&self, at: At) -> Option<FoundPosition> {
        let fault = self.case.irregularities.iter().any(|i| matches!(i.kind, Kind::Illegal(_)) && i.at < at);
        fault.then_some(FoundPosition::Other)
    }

    /// When the arbiter waits for the next completed move and it comes, he looks again.
    pub(super) fn next_move<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        let Some((since, what)) = self.waiting else { return };
        let side = hearing.turn.side();
        let completes = self.case.presses.iter().any(|p| p.at == at && p.by == side)
            && self.incident.turns().get(at.turn).is_some_and(|turn| turn.first_event > since);
        if !completes {
            return;
        }
        self.waiting = None;
        let still = match wrong(&hearing.turn.board_at(at.within)) {
            Some(now) if now == what => StillThere::Same,
            Some(_) => StillThere::Another,
            None => StillThere::Nothing,
        };
        let found = PositionFound { what, asked: false, after_next_move: Some(still) };
        if still == StillThere::Nothing {
            self.ruled.arbiter = None;
        }
        self.rule_position(hearing, at, found);
    }

    /// The position before the fault is set up again without a penalty, where the edition lets that be.
    pub(super) fn correct<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        let case = self.case;
        let agreed = |session: &mut Self, fault| {
            matches!(session.window(fault, at.event, Some(!fault.by)), Window::Agreed | Window::Open)
        };
        let open = case.irregularities.iter().find(|i| {
            matches!(i.kind, Kind::Illegal(_)) && i.at < at && (self.ruled.arbiter.is_some() || agreed(self, i))
        });
        if let Some(fault) = open {
            if self.ruled.arbiter.is_none() {
                self.say(hearing, Some(at), Topic::IllegalMove, CourtAnswer::Agreed);
            }
            self.restore(hearing, at, fault);
        } else {
            self.rest.get_or_insert(Topic::IllegalMove);
            let first = case.irregularities.iter().find(|i| matches!(i.kind, Kind::Illegal(_)) && i.at < at);
            let answer = match first.map(|fault| self.window(fault, at.event, Some(!fault.by))) {
                Some(Window::Closed(by)) => CourtAnswer::WindowClosed { by_touch: by == ClosedBy::Touch },
                Some(Window::NotYet) => CourtAnswer::TooEarly,
                _ => CourtAnswer::NoFault,
            };
            self.say(hearing, Some(at), Topic::IllegalMove, answer);
        }
    }
}

/// What can be seen to be wrong with a board by who looks at it alone.
fn wrong(board: &Board) -> Option<FoundPosition> {
    let check =
        |side: Color| board.king_of(side).is_some_and(|king| board.attacks_to(king, !side, board.occupied()).any());
    if Color::ALL.into_iter().all(check) {
        return Some(FoundPosition::BothKingsInCheck);
    }
    let last = |side: Color| {
        let rank = side.fold_wb(LAST_RANKS.0, LAST_RANKS.1);
        let pawns = board.by_piece(Role::Pawn.of(side));
        pawns.into_iter().any(|square| square.rank() == rank)
    };
    Color::ALL.into_iter().any(last).then_some(FoundPosition::PawnOnLastRank)
}
