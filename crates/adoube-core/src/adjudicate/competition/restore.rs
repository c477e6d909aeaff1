//! The position before a fault is set up again, and what may be played there.

use crate::adjudicate::turn::Hearing;
use crate::board::{Color, Mate, MoveSet, Position, has_mating_force, mate_possible};
use crate::incident::competition::{At, Irregularity, Kind, Wrong, seat};
use crate::policy::{Chances, PromotionRemedy, Reply, UnfinishedPromotion, Window};
use crate::ruling::{Game, Identified, Remedy, Restored};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Recorder};

use super::session::{Heard, Reset, Session};

impl<'a> Session<'a> {
    /// Keeps of a turn that is over what a later fault may need.
    pub(super) fn keep<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>) {
        let heard = self.hear_out(hearing);
        self.turns.push(heard);
    }

    /// What a turn asks for that was heard, or is being heard.
    pub(super) fn heard<R: Recorder>(&self, hearing: &mut Hearing<'_, R>, turn: usize) -> Option<Heard> {
        if turn == hearing.index { Some(self.hear_out(hearing)) } else { self.turns.get(turn).copied() }
    }

    fn hear_out<R: Recorder>(&self, hearing: &mut Hearing<'_, R>) -> Heard {
        // Whether the illegal release itself frees from the touch is no question for the move that replaces it.
        let freed = hearing.freed.take();
        let duty = hearing.duty(u32::MAX, false);
        let displaced = self.case.displacements.iter().find(|d| d.at.turn == hearing.index);
        let before_displaced = displaced.map_or(duty.moves, |d| hearing.duty(d.at.within, false).moves);
        hearing.freed = freed;
        let bound = match (&hearing.made, hearing.bound) {
            (Some(made), _) => MoveSet::only(made.mv),
            (None, Some((moves, ..))) => moves,
            (None, None) => duty.moves,
        };
        let made = hearing.made.map(|made| (made.mv, made.event));
        Heard { touched: duty.moves, bound, silent: duty.silent, made, before_displaced }
    }

    /// What must be played instead of the faulty move.
    pub(super) fn instead<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, turn: usize) -> MoveSet {
        let declared = self.declared.filter(|(of, _)| *of == turn);
        let Some(heard) = self.heard(hearing, turn) else { return MoveSet::EMPTY };
        if let Some((_, moves)) = declared {
            return moves;
        }
        self.silent |= heard.silent;
        self.cites.insert(Topic::Replacement);
        if self.court.replacement(self.branch, |p| p.release_binds()) { heard.bound } else { heard.touched }
    }

    /// How an unfinished promotion is put right in this branch; `None` for other faults.
    pub(super) fn promotion(&self, kind: Kind) -> Option<PromotionRemedy> {
        let Kind::Illegal(wrong) = kind else { return None };
        let fault = match wrong {
            Wrong::PawnLeft { .. } => UnfinishedPromotion::PawnLeft,
            Wrong::NothingPlaced { .. } => UnfinishedPromotion::NothingPlaced,
            Wrong::PawnStays { .. } => UnfinishedPromotion::PawnStays,
            Wrong::WrongUnit { .. } => UnfinishedPromotion::WrongUnit,
            Wrong::Move | Wrong::Castling | Wrong::KingTaken => return None,
        };
        Some(self.court.promotion_fault(self.branch, |p| p.remedy(fault)))
    }

    /// The position to play from after the remedy.
    pub(super) fn position_after(&self, fault: &Irregularity) -> Option<&'a Position> {
        let queened = match self.promotion(fault.kind) {
            Some(PromotionRemedy::Queen { .. }) => self.case.queened(fault.at.turn),
            _ => None,
        };
        let scene = queened.or_else(|| self.incident.turns().get(fault.at.turn).map(|turn| &turn.scene))?;
        Some(scene.position())
    }

    /// Sets up the position before the fault, or puts a queen in the pawn's place.
    pub(super) fn restore<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, fault: &Irregularity) {
        let turn = fault.at.turn;
        let Some(told) = self.incident.turns().get(turn) else { return };
        self.ruled.game = Game::Continues;
        if told.side() != fault.by {
            // A clock pressed in the other side's turn changes nothing on the board.
            self.ground = Some(Topic::EmptyPress);
            return;
        }
        self.ruled.is_put_back = true;
        let remedy = self.promotion(fault.kind);
        if let Some(remedy) = remedy {
            self.cites.insert(Topic::PromotionFault);
            if let (PromotionRemedy::Queen { ends }, Some(scene)) = (remedy, self.case.queened(turn)) {
                if let Kind::Illegal(Wrong::PawnLeft { square } | Wrong::NothingPlaced { square }) = fault.kind {
                    self.say(hearing, Some(at), Topic::PromotionFault, CourtAnswer::Queened { square });
                }
                self.remedy(Remedy::PlaceQueen);
                self.ruled.queen_of_turn = Some(turn);
                let permitted = scene.all();
                self.reset = Some(Reset { turn, queened: true, permitted, ground: Topic::PromotionFault });
                if ends {
                    self.end_of_queen(hearing, at, scene);
                }
                return;
            }
        }
        let mut permitted = self.instead(hearing, turn);
        if remedy == Some(PromotionRemedy::PlayerQueens) {
            let queens = permitted.iter().filter(|id| told.scene.uci(*id).ends_with('q'));
            let queens = queens.fold(MoveSet::EMPTY, |set, id| set.or(MoveSet::only(id)));
            if !queens.is_empty() {
                permitted = queens;
            }
        }
        let to = told.first_event;
        self.ruled.restored = Some(Restored { to, identified: Identified::Exact });
        self.remedy(Remedy::Restore);
        self.say(hearing, Some(at), Topic::IllegalMove, CourtAnswer::Restored { event: to, exact: true });
        self.cites.insert(Topic::Replacement);
        if turn == hearing.index {
            self.say(hearing, Some(at), Topic::Replacement, CourtAnswer::Instead { moves: permitted });
        }
        self.reset = Some(Reset { turn, queened: false, permitted, ground: Topic::IllegalMove });
    }

    /// The event of that turn at which an illegal move was completed, which nobody has put right.
    pub(super) fn stood(&self, turn: usize) -> Option<u32> {
        if !self.illegal_moves_stand() {
            return None;
        }
        let illegal = self.case.irregularities.iter().find(|i| i.at.turn == turn && matches!(i.kind, Kind::Illegal(_)));
        let pressed = illegal?.pressed?;
        self.case.presses.iter().find(|p| p.at.event == pressed && p.at.turn == turn).map(|p| p.at.within)
    }

    /// Whether an illegal move stands by and by, as in rapid and blitz, rather than being put right whenever it is found.
    pub(super) fn illegal_moves_stand(&self) -> bool {
        let late = Reply { completed: true, touched: true, made: true, agreed: false, claimed: true, own: false };
        matches!(self.court.illegal_move(self.branch, |p| p.window(late)), Window::Closed(_))
    }

    /// Whether that side can mate in the position; a question that stays undecided counts as yes and is silent.
    pub(super) fn can_mate<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        (at, topic): (At, Topic),
        position: &Position,
        side: Color,
    ) {
        let possible = match mate_possible(position, side) {
            Mate::Possible => Some(true),
            Mate::Impossible => Some(false),
            Mate::Undecided { .. } => None,
        };
        self.silent |= possible.is_none();
        self.say(hearing, Some(at), topic, CourtAnswer::MatePossible { side, possible });
    }

    /// Counts the offence that was ruled on.
    pub(super) fn count(&mut self, side: Color, number: u32) {
        self.ruled.offences[seat(side)] = number;
    }
}

/// What can still be mated from a position, looked up when a policy asks.
pub(super) fn with_chances<A>(position: &Position, ask: impl FnOnce(Chances<'_>) -> A) -> A {
    let known: [std::cell::Cell<Option<bool>>; 2] = Default::default();
    let can_mate = |side: Color| {
        let cell = &known[seat(side)];
        cell.get().unwrap_or_else(|| {
            let may = mate_possible(position, side).may_come();
            cell.set(Some(may));
            may
        })
    };
    ask(Chances { can_mate: &can_mate, has_force: &|side| has_mating_force(position, side) })
}
