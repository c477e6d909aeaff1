//! The ruling of a competition case: what hands did, with what the court made of it on top.

use crate::adjudicate::turn::Hearing;
use crate::board::{End, Scene};
use crate::incident::competition::{At, Irregularity, Kind, seat};
use crate::policy;
use crate::ruling::{ArbiterDuty, CompletedBy, EndedBy, Game, Ruling, SanctionKind, Status, Verdict};
use crate::topic::{Topic, TopicSet};
use crate::trace::{CourtAnswer, Recorder};

use super::session::Session;

impl Session<'_> {
    /// What follows when a turn is over: its move is counted when it was completed.
    pub(super) fn end_of_turn<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>) {
        let counts = hearing.made.is_some() && hearing.index + 1 < self.incident.turns().len();
        if counts {
            self.moves.push((hearing.turn.side(), hearing.index));
        }
    }

    /// Whether the queen that was put in the pawn's place ends the game.
    pub(super) fn end_of_queen<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, scene: &Scene) {
        let Some(end) = scene.end() else { return };
        let (topic, by) = match end {
            End::Mate => (Topic::Mate, EndedBy::Mate),
            End::Stalemate => (Topic::Stalemate, EndedBy::Stalemate),
            End::Dead => (Topic::DeadPosition, EndedBy::DeadPosition),
        };
        let result = if end == End::Mate {
            crate::ruling::GameResult::win(!scene.turn())
        } else {
            crate::ruling::GameResult::Draw
        };
        self.end(hearing, at, topic, by, result);
    }

    /// The ruling on what hands did; of a position that was set up again only what may be played there.
    fn by_hands<R: Recorder>(&self, hearing: &mut Hearing<'_, R>) -> Ruling {
        match self.reset {
            Some(reset) if hearing.result.is_none() => Ruling {
                permitted: reset.permitted,
                claims: std::mem::take(&mut hearing.docket.claims),
                cites: hearing.cites,
                ground: Some(reset.ground),
                ..Ruling::open(reset.turn)
            },
            Some(_) => Ruling { made: None, shown: None, breach: TopicSet::EMPTY, ..hearing.ruling() },
            None => hearing.ruling(),
        }
    }

    /// Where nobody has noticed a completed illegal move, or may act on it, the other side plays on from what it left.
    fn leave_standing<R: Recorder>(&mut self, hearing: &Hearing<'_, R>, ruling: &mut Ruling) {
        let stands = ruling.claims.iter().any(|claim| claim.verdict == Verdict::Stands)
            || self.ruled.arbiter.is_some_and(|duty| duty != ArbiterDuty::MustAct)
            || (self.ruled.arbiter.is_none() && self.illegal_moves_stand());
        let here = |i: &Irregularity| i.at.turn == hearing.index && matches!(i.kind, Kind::Illegal(_));
        let open = ruling.result.is_none()
            && hearing.made.is_none()
            && self.reset.is_none()
            && !self.is_settled
            && self.case.irregularities.iter().any(here);
        if let Some(scene) = self.case.standing(hearing.index).filter(|_| stands && open) {
            self.ruled.stands_after = Some(hearing.index);
            ruling.turn = hearing.index;
            ruling.status = Status::Open;
            ruling.permitted = scene.all();
            ruling.ground = None;
            ruling.silent = false;
        }
    }

    /// The move of the last turn stands, and the units that lay off their squares are right again: the other side plays.
    fn leave_righted(&mut self, ruling: &mut Ruling) {
        let scene = self.case.standing(ruling.turn).filter(|_| self.is_righted && ruling.result.is_none());
        if let Some(scene) = scene {
            self.ruled.stands_after = Some(ruling.turn);
            ruling.status = Status::Open;
            ruling.made = None;
            ruling.permitted = scene.all();
        }
    }

    pub(super) fn close<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>) -> Ruling {
        self.settle_offer(hearing);
        let mut ruling = self.by_hands(hearing);
        let by_hands = match ruling.ground {
            _ if ruling.result.is_none() => None,
            Some(Topic::Mate) => Some(EndedBy::Mate),
            Some(Topic::Stalemate) => Some(EndedBy::Stalemate),
            Some(Topic::DeadPosition) => Some(EndedBy::DeadPosition),
            Some(Topic::Resignation) => Some(EndedBy::Resignation),
            Some(Topic::DrawByAgreement) => Some(EndedBy::Agreement),
            _ => None,
        };
        self.ruled.ended_by = self.ruled.ended_by.or(by_hands);
        let moved = matches!(by_hands, Some(EndedBy::Mate | EndedBy::Stalemate | EndedBy::DeadPosition));
        if self.reset.is_none() {
            let by = self.completed_now(hearing, moved).map(|by| match by {
                policy::CompletedBy::Press => CompletedBy::Press,
                policy::CompletedBy::GameEnd => CompletedBy::GameEnd,
                policy::CompletedBy::NextMove => CompletedBy::NextMove,
            });
            self.ruled.completed_by = by;
            if hearing.made.is_some() {
                self.say(hearing, None, Topic::MoveCompleted, CourtAnswer::Completed { by });
            }
        }
        if let Some((turn, moves)) = self.declared
            && ruling.turn == turn
            && ruling.made.is_none()
            && ruling.result.is_none()
        {
            ruling.status = Status::Open;
            ruling.permitted = moves;
        }
        if let Some(reset) = self.reset {
            ruling.turn = reset.turn;
        }
        self.leave_standing(hearing, &mut ruling);
        self.leave_righted(&mut ruling);
        let set_up_again = self.reset.is_some() || self.is_righted;
        if self.is_passed(At { event: usize::MAX, turn: ruling.turn, within: u32::MAX }) && !set_up_again {
            self.ruled.is_unknown = true;
            // What the board shows after moves that are not told is not known.
            ruling.permitted = crate::board::MoveSet::EMPTY;
            if ruling.result.is_none() {
                ruling.status = Status::Open;
                ruling.made = None;
            }
        }
        let over = ruling.result.is_some() || self.ruled.score.is_some();
        if over || (self.is_stopped && self.ruled.game == Game::Over) {
            ruling.status = Status::Over;
            ruling.permitted = crate::board::MoveSet::EMPTY;
            self.ruled.game = Game::Over;
        }
        if over {
            self.ruled.is_put_back = self.ruled.queen_of_turn.is_some() && self.reset.is_some_and(|r| r.queened);
        }
        if self.ruled.score.is_some() {
            ruling.result = None;
        }
        self.ruled.clocks = self.clocks();
        ruling.silent |= self.silent;
        ruling.cites = ruling.cites.or(self.cites);
        if self.reset.is_none() || over {
            ruling.ground = match (self.ground, self.ruled.ended_by) {
                (Some(topic), _) if by_hands.is_none() => Some(topic),
                (None, _) if by_hands.is_none() => self.rest.or(self.by_rate()).or(ruling.ground),
                _ => ruling.ground.or(self.ground),
            };
        }
        // A wrong claim rests on what it costs.
        if matches!(ruling.ground, Some(Topic::SamePosition | Topic::FiftyMoves)) && !self.ruled.sanctions.is_empty() {
            ruling.ground = Some(Topic::WrongClaim);
        }
        self.ruled.ground = ruling.ground.filter(|topic| topic.is_competition());
        ruling.competition = Some(Box::new(self.ruled.clone()));
        ruling
    }

    /// The clocks after the sanctions; nothing where the file did not tell them, or they are the arbiter's to set.
    fn clocks(&self) -> Option<[u32; 2]> {
        let mut clocks = self.case.conditions.clocks?;
        if self.clocks_open {
            return None;
        }
        for sanction in &self.ruled.sanctions {
            let Some(seconds) = sanction.seconds else { continue };
            let (own, other) = (seat(sanction.against), seat(!sanction.against));
            match sanction.kind {
                SanctionKind::TimeToOpponent => clocks[other] += seconds,
                SanctionKind::TimeOff | SanctionKind::IncrementOff => {
                    clocks[own] = clocks[own].saturating_sub(seconds);
                }
                SanctionKind::SetTime => clocks[own] = seconds,
                _ => {}
            }
        }
        Some(clocks)
    }
}
