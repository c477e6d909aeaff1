//! Faults raised: illegal moves, unfinished promotions, two hands, empty presses and the like.

use crate::adjudicate::turn::Hearing;
use crate::board::Color;
use crate::branch::Branch;
use crate::facet::Facet;
use crate::incident::competition::{
    Agreed, At, ClaimKind, ClaimMade, Happens, Irregularity, Kind, Matter, When, Wrong, seat,
};
use crate::policy::{
    BothGuilty, ClosedBy, Family, GainedIncrement, IllegalFact, Observed, Offence, Penalty, Progress, RaisedBy, Reply,
    Window,
};
use crate::ruling::{ArbiterDuty, Claim, EndedBy, Force, GameResult, Remedy, Sanction, SanctionKind, Score, Verdict};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Recorder};

use super::offence::fault_of;
use super::restore::with_chances;
use super::session::{Raiser, Session};

/// A fault with what the edition says of it.
#[derive(Clone, Copy)]
struct Judged {
    fault: Irregularity,
    topic: Topic,
    /// `None`: won by custom.
    offence: Option<Offence>,
    window: Window,
}

impl Session<'_> {
    pub(super) fn claim<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color, claim: &ClaimMade) {
        if self.case.conditions.when != When::During {
            self.after_the_game(hearing, at);
            let verdict = Verdict::Lapsed;
            return self.verdict(hearing, at, Claim { kind: claim.kind, by, verdict }, Topic::AfterTheGame);
        }
        let told = |verdict| Claim { kind: claim.kind, by, verdict };
        let (verdict, topic) = match claim.kind {
            // A complaint under Article 4 is a deed of hands.
            ClaimKind::TouchMove => return,
            ClaimKind::IllegalMove | ClaimKind::TwoHands | ClaimKind::EmptyPress => {
                self.raise(hearing, at, Raiser::Claim(by, claim.kind), claim.of)
            }
            ClaimKind::Breach => self.breach_claimed(hearing, at, by, claim.of),
            ClaimKind::Flag => self.flag_claimed(hearing, at, by, claim),
            ClaimKind::Setup => (self.setup(hearing, at), Topic::WrongSetup),
            ClaimKind::Colours => (self.colours(hearing, at), Topic::ColoursReversed),
            ClaimKind::Threefold | ClaimKind::FiftyMove | ClaimKind::Quickplay | ClaimKind::FiveSeconds => {
                self.draw_claimed(hearing, at, by, claim)
            }
        };
        self.verdict(hearing, at, told(verdict), topic);
    }

    /// Every fault whose time is not over is a candidate; the earliest decides, later moves are void.
    pub(super) fn raise<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        raiser: Raiser,
        of: Option<usize>,
    ) -> (Verdict, Topic) {
        let claimant = if let Raiser::Claim(by, _) = raiser { Some(by) } else { None };
        let mut known = self.judged(at, of, claimant);
        if of.is_some() && known.iter().any(|j| matches!(j.offence, Some(Offence::Illegal(_)) | None)) {
            // The notice opens the books: what came before decides.
            known = self.judged(at, None, claimant);
        }
        let is_illegal = |j: &&Judged| matches!(j.offence, Some(Offence::Illegal(_)) | None);
        let is_open = |j: &&Judged| matches!(j.window, Window::Open | Window::Agreed);
        if let Some(first) = known.iter().filter(is_illegal).find(is_open).copied() {
            if raiser == Raiser::Arbiter && !self.arbiter_may(hearing, at, Observed::IllegalMove, Some(first.fault)) {
                return (Verdict::Stands, first.topic);
            }
            self.say(hearing, Some(at), Topic::IllegalMove, CourtAnswer::WindowOpen);
            self.tell(hearing, at, &first);
            if first.topic == Topic::KingTaken && !self.court.king_taken(self.branch, |p| p.is_said()) {
                self.silent = true;
                self.say(hearing, Some(at), Topic::KingTaken, CourtAnswer::Unnamed);
            }
            self.put_right(hearing, at, raiser, &first);
            if let Some(reset) = self.reset.as_mut()
                && matches!(first.topic, Topic::TwoHandsFault | Topic::EmptyPress | Topic::KingTaken)
            {
                reset.ground = first.topic;
            }
            self.punish_others(hearing, at, raiser, &known, &first);
            return (Verdict::Upheld, first.topic);
        }
        if raiser.means(Kind::UnitsLying)
            && let Some(verdict) = self.found_displaced(hearing, at, of, claimant)
        {
            return (verdict, Topic::DisplacedFound);
        }
        let is_act = |j: &&Judged| {
            matches!(j.offence, Some(Offence::List | Offence::MayList | Offence::Unnamed)) && raiser.means(j.fault.kind)
        };
        let is_others = |j: &&Judged| claimant != Some(j.fault.by);
        if let Some(act) = known.iter().filter(is_act).find(is_others).copied() {
            if claimant.is_some_and(|by| self.complaint_is_lost(hearing, (act.fault.at, at), by, act.topic)) {
                return (Verdict::Lapsed, Topic::Complaint);
            }
            if let Some(offence) = act.offence {
                self.impose(hearing, at, (act.topic, fault_of(act.fault.kind)), act.fault.by, offence);
            }
            return (Verdict::Upheld, act.topic);
        }
        // What the other side did goes before what is not his to claim.
        let stale = known.iter().filter(is_illegal).find(is_others).or_else(|| known.iter().find(is_illegal));
        if let Some(closed) = stale.copied() {
            let (verdict, answer) = match closed.window {
                Window::NotHis => (Verdict::Rejected, CourtAnswer::NotHis),
                Window::Closed(by) => (Verdict::Stands, CourtAnswer::WindowClosed { by_touch: by == ClosedBy::Touch }),
                _ => (Verdict::Premature, CourtAnswer::TooEarly),
            };
            self.say(hearing, Some(at), Topic::IllegalMove, answer);
            if raiser == Raiser::Arbiter && verdict == Verdict::Stands {
                self.duty(hearing, at, Topic::IllegalMove, ArbiterDuty::MustNotAct);
            }
            let two_hands = verdict == Verdict::Premature && matches!(closed.fault.kind, Kind::TwoHands(_));
            return (verdict, if two_hands { closed.topic } else { Topic::IllegalMove });
        }
        let lawful = known.iter().find(|j| raiser.means(j.fault.kind)).or(known.first());
        if let Some(lawful) = lawful.copied() {
            self.tell(hearing, at, &lawful);
            return (Verdict::Rejected, lawful.topic);
        }
        self.say(hearing, Some(at), Topic::IllegalMove, CourtAnswer::NoFault);
        (Verdict::Rejected, Topic::IllegalMove)
    }

    fn tell<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, judged: &Judged) {
        // That an illegal move is one need not be said.
        if let Some(offence) = judged.offence.filter(|_| judged.topic != Topic::IllegalMove) {
            let fault = fault_of(judged.fault.kind);
            self.say(hearing, Some(at), judged.topic, CourtAnswer::Offence { fault, offence });
        }
    }

    /// The faults known by then, of the event named when one is, with what the edition says of each.
    fn judged(&mut self, at: At, of: Option<usize>, claimant: Option<Color>) -> Vec<Judged> {
        let case = self.case;
        let turn_of = of.and_then(|event| self.incident.turns().iter().rposition(|turn| turn.first_event <= event));
        let meant = |i: &&Irregularity| {
            i.at.event <= at.event
                && of.is_none_or(|event| {
                    let hands = matches!(i.kind, Kind::Illegal(_) | Kind::TwoHands(_));
                    i.at.event == event || i.pressed == Some(event) || (hands && turn_of == Some(i.at.turn))
                })
        };
        let mut known = Vec::new();
        for fault in case.irregularities.iter().filter(meant) {
            let (topic, offence) = self.offence_of(fault, at.event);
            let window = match offence {
                Some(Offence::Illegal(_)) | None => self.window(fault, at.event, claimant),
                Some(Offence::NotYet) => Window::NotYet,
                _ => Window::Open,
            };
            // Two hands before the press: nothing to put right yet.
            let offence =
                if offence == Some(Offence::NotYet) { Some(Offence::Illegal(Family::TwoHands)) } else { offence };
            known.push(Judged { fault: *fault, topic, offence, window });
        }
        known.sort_by_key(|j| (j.fault.at.turn, !matches!(j.fault.kind, Kind::Illegal(_)), j.fault.at.event));
        known
    }

    /// Whether the fault can still be put right, by a claim of that player where one claims.
    pub(super) fn window(&mut self, fault: &Irregularity, event: usize, claimant: Option<Color>) -> Window {
        self.cites.insert(Topic::IllegalMove);
        let by = |index: Option<usize>| index.is_some_and(|index| index <= event);
        let passed = self.case.happenings.iter().any(|h| {
            matches!(h.what, Happens::Matter(Matter::Pass(_))) && h.at.event > fault.at.event && h.at.event <= event
        });
        // What the edition takes for an illegal move before the press needs none.
        let acts = matches!(fault.kind, Kind::EmptyPress { .. } | Kind::TwoHands(_));
        let progress = Progress {
            pressed: acts || by(fault.pressed),
            ended_game: false,
            next_move_made: passed || by(fault.next_own),
        };
        let completed = progress.pressed || {
            progress.next_move_made && self.court.move_completed(self.branch, |p| p.by(progress)).is_some()
        };
        let unfinished = matches!(
            fault.kind,
            Kind::Illegal(Wrong::PawnLeft { .. } | Wrong::NothingPlaced { .. } | Wrong::PawnStays { .. })
        );
        if unfinished && !completed {
            // No move is made before the new piece stands.
            return Window::NotYet;
        }
        let agreed = self.case.happenings.iter().any(|h| {
            let what = matches!(h.what, Happens::Matter(Matter::Agree(Agreed::Correction)));
            what && h.at.event > fault.at.event && h.at.event <= event
        });
        let reply = Reply {
            completed,
            touched: passed || by(fault.reply.touched),
            made: passed || by(fault.reply.made),
            agreed,
            claimed: claimant.is_some(),
            own: claimant == Some(fault.by),
        };
        self.court.illegal_move(self.branch, |p| p.window(reply))
    }

    /// The consequence of a fault: penalty first, for a lost game is not played on, then the position.
    fn put_right<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, raiser: Raiser, judged: &Judged) {
        let Judged { fault, topic, offence, window } = *judged;
        let offender = fault.by;
        if offence.is_none() {
            // By custom, which no text gives, the king is taken and the game is won.
            return self.end(hearing, at, topic, EndedBy::IllegalMove, GameResult::win(offender));
        }
        if window == Window::Agreed {
            self.say(hearing, Some(at), Topic::IllegalMove, CourtAnswer::Agreed);
            return self.restore(hearing, at, &fault);
        }
        // Rapid and blitz without enough arbiters have one penalty for all kinds.
        let own_penalty = matches!(self.branch, Branch::Standard | Branch::RapidSupervised);
        match fault.kind {
            _ if !own_penalty => {}
            Kind::TwoHands(_) => self.ruled.facets.insert(Facet::PenaltyTwoHands),
            Kind::EmptyPress { .. } => self.ruled.facets.insert(Facet::PenaltyEmptyPress),
            _ => {}
        }
        let penalty = self.penalty(hearing, at, raiser, judged);
        match penalty {
            Penalty::Nothing | Penalty::Time(_) => {
                self.restore(hearing, at, &fault);
                if penalty == Penalty::Nothing {
                    self.say(hearing, Some(at), Topic::IllegalPenalty, CourtAnswer::NoPenalty);
                }
                self.set_clocks(hearing, at, &fault);
                if let Penalty::Time(seconds) = penalty {
                    let sanction = Sanction::new(offender, SanctionKind::TimeToOpponent).seconds(seconds);
                    self.sanction(hearing, at, Topic::IllegalPenalty, sanction);
                    self.remedy(Remedy::GiveTime);
                }
            }
            Penalty::Loss | Penalty::LossOpen => {
                self.silent |= penalty == Penalty::LossOpen;
                self.sanction(hearing, at, Topic::IllegalPenalty, Sanction::new(offender, SanctionKind::Loss));
                let topic = self.loss_by();
                self.end(hearing, at, topic, EndedBy::IllegalMove, GameResult::win(!offender));
            }
            Penalty::Draw => {
                self.sanction(hearing, at, Topic::IllegalPenalty, Sanction::new(offender, SanctionKind::Draw));
                let topic = self.loss_by();
                self.end(hearing, at, topic, EndedBy::IllegalMove, GameResult::Draw);
            }
            Penalty::LossAndHalf => {
                self.sanction(hearing, at, Topic::IllegalPenalty, Sanction::new(offender, SanctionKind::Loss));
                let mut score = [Score::Zero; 2];
                score[seat(!offender)] = Score::Half;
                self.score(hearing, at, Topic::IllegalPenalty, EndedBy::IllegalMove, score);
            }
            Penalty::ScoreOpen => {
                self.silent = true;
                let score = [Score::Arbiter; 2];
                self.score(hearing, at, Topic::IllegalPenalty, EndedBy::IllegalMove, score);
            }
        }
    }

    /// What a lost game rests on: the count, unless the first offence decides.
    fn loss_by(&self) -> Topic {
        match self.court.illegal_penalty(self.branch, |p| p.limit()) {
            Some(limit) if limit > 1 => Topic::IllegalCount,
            _ => Topic::IllegalPenalty,
        }
    }

    /// The number of the offence and what it costs.
    fn penalty<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        raiser: Raiser,
        judged: &Judged,
    ) -> Penalty {
        let Judged { fault, offence, .. } = *judged;
        let Some(Offence::Illegal(family)) = offence else { return Penalty::Nothing };
        let earlier = self.earlier(fault.by);
        let number = self.court.illegal_count(self.branch, |p| p.number(earlier, family));
        self.count(fault.by, number);
        let limit = self.court.illegal_penalty(self.branch, |p| p.limit());
        // Where the first one decides nothing is counted.
        let counts = limit != Some(1);
        if counts {
            self.say(hearing, Some(at), Topic::IllegalCount, CourtAnswer::Counted { number, limit });
        }
        let Some(position) = self.position_after(&fault) else { return Penalty::Nothing };
        let raised_by = if matches!(raiser, Raiser::Claim(..)) { RaisedBy::Claim } else { RaisedBy::Arbiter };
        let completed = self.moves_completed(hearing, at.event)[seat(fault.by)];
        let quickplay_finish = self.case.conditions.quickplay_finish(completed).unwrap_or(false);
        self.cites.insert(Topic::IllegalPenalty);
        let penalty = with_chances(position, |chances| {
            let offender = fault.by;
            let fact = IllegalFact { number, offender, raised_by, quickplay_finish, chances };
            self.court.illegal_penalty(self.branch, |p| p.penalty(fact))
        });
        if !matches!(penalty, Penalty::Nothing | Penalty::Time(_)) {
            self.can_mate(hearing, (at, Topic::IllegalPenalty), position, !fault.by);
        }
        penalty
    }

    /// The clocks after a restoration, and the increment that the offender gained by pressing.
    fn set_clocks<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, fault: &Irregularity) {
        let increment = self.case.conditions.rate.as_ref().map_or(0, |rate| rate.increment);
        self.remedy(Remedy::SetClocks);
        if increment == 0 || fault.pressed.is_none_or(|pressed| pressed > at.event) {
            return;
        }
        self.cites.insert(Topic::ClockTimes);
        match self.court.clock_times(self.branch, |p| p.increment()) {
            GainedIncrement::Withdrawn => {
                let sanction =
                    Sanction::new(fault.by, SanctionKind::IncrementOff).seconds(increment).with_force(Force::Practice);
                self.sanction(hearing, at, Topic::ClockTimes, sanction);
                self.say(hearing, Some(at), Topic::ClockTimes, CourtAnswer::ByPractice);
                self.remedy(Remedy::TakeIncrement);
            }
            GainedIncrement::Open => {
                self.clocks_open = true;
                self.say(hearing, Some(at), Topic::ClockTimes, CourtAnswer::ClocksOpen);
            }
        }
    }

    /// Where each guilty side counts, later faults of the other one are punished too.
    fn punish_others<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        raiser: Raiser,
        known: &[Judged],
        first: &Judged,
    ) {
        let others = |j: &&Judged| {
            j.fault.by != first.fault.by && matches!(j.offence, Some(Offence::Illegal(_))) && j.window == Window::Open
        };
        let Some(other) = known.iter().find(others).copied() else { return };
        let each = self.court.illegal_count(self.branch, |p| p.both_guilty()) == BothGuilty::Each;
        if !each || hearing.result.is_some() || self.is_stopped {
            return;
        }
        if let Penalty::Time(seconds) = self.penalty(hearing, at, raiser, &other) {
            let sanction = Sanction::new(other.fault.by, SanctionKind::TimeToOpponent).seconds(seconds);
            self.sanction(hearing, at, Topic::IllegalPenalty, sanction);
        }
    }

    /// Something was found out that the file may not tell.
    pub(super) fn found_illegal<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        of: Option<usize>,
        moves_ago: u32,
    ) {
        if self.case.conditions.when != When::During {
            return self.after_the_game(hearing, at);
        }
        let told = self.case.irregularities.iter().any(|i| matches!(i.kind, Kind::Illegal(_)) && i.at < at);
        if told || self.out_of_place(at, of).is_some() {
            self.raise(hearing, at, Raiser::Arbiter, of);
        } else if moves_ago > 0 {
            self.restore_unknown(hearing, at);
        }
    }
}
