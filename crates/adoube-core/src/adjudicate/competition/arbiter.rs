//! What the arbiter sees, is told of, and may do about it.

use crate::adjudicate::turn::{Hearing, Reopened};
use crate::incident::competition::{Agreed, At, Happens, Irregularity, Kind, Matter, Seen, Teller, Wrong};
use crate::policy::{self, Observed, OutsideWord};
use crate::ruling::{ArbiterDuty, Game, Identified, Remedy, Restored};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Recorder};

use super::session::{Raiser, Session};

/// The policies' word for a duty as rulings say it.
pub(super) fn duty_word(duty: policy::ArbiterDuty) -> ArbiterDuty {
    match duty {
        policy::ArbiterDuty::Must => ArbiterDuty::MustAct,
        policy::ArbiterDuty::May => ArbiterDuty::MayAct,
        policy::ArbiterDuty::Waits => ArbiterDuty::Waits,
        policy::ArbiterDuty::MustNot => ArbiterDuty::MustNotAct,
    }
}

impl Session<'_> {
    /// Whether the arbiter acts on what he observes; says so. A pawn left on the last rank he may have to see to even
    /// where he keeps out of illegal moves.
    pub(super) fn arbiter_may<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        observed: Observed,
        fault: Option<Irregularity>,
    ) -> bool {
        let duty = duty_word(self.court.arbiter_acts(self.branch, |p| p.duty(observed)));
        if duty == ArbiterDuty::MustNotAct
            && let Some(Irregularity { kind: Kind::Illegal(Wrong::PawnLeft { .. }), .. }) = fault
        {
            self.position(hearing, at, false);
            return false;
        }
        self.duty(hearing, at, Topic::ArbiterActs, duty);
        duty == ArbiterDuty::MustAct
    }

    pub(super) fn sees<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, what: Seen, of: Option<usize>) {
        match what {
            Seen::Move => drop(self.raise(hearing, at, Raiser::Arbiter, of)),
            Seen::Position => self.position(hearing, at, false),
            Seen::Flag => self.flag_seen(hearing, at),
            Seen::Touch => self.see_touch(hearing, at),
            Seen::Act | Seen::Press => self.see_act(hearing, at, of),
        }
    }

    /// Another act: an irregularity with the clock, something written. Nothing to see means nothing to do.
    fn see_act<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, of: Option<usize>) {
        let meant = |event: usize| of.is_none_or(|of| of == event);
        if self.conduct_seen(hearing, at, of) {
            return;
        }
        if self.case.irregularities.iter().any(|i| i.at.event < at.event && meant(i.at.event)) {
            self.raise(hearing, at, Raiser::Arbiter, of);
            return;
        }
        if hearing.shown_by(at.within).is_some() {
            return self.see_touch(hearing, at);
        }
        self.helps(hearing, at);
    }

    /// He would tell a player something that nobody has done wrong.
    pub(super) fn helps<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        let may = self.court.arbiter_helps(self.branch, |p| p.may());
        let duty = if may { ArbiterDuty::MayAct } else { ArbiterDuty::MustNotAct };
        self.duty(hearing, at, Topic::ArbiterHelps, duty);
    }

    pub(super) fn told<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        what: Seen,
        of: Option<usize>,
        teller: Teller,
    ) {
        let who = match teller {
            Teller::Spectator => policy::Teller::Spectator,
            Teller::Player => policy::Teller::Player,
            Teller::Captain => policy::Teller::Captain,
            Teller::Organiser => policy::Teller::Organiser,
            Teller::FinishedPlayer => policy::Teller::FinishedPlayer,
        };
        self.cites.insert(Topic::Outsiders);
        match self.court.outsiders(self.branch, |p| p.hears(who)) {
            OutsideWord::Heard => {
                self.ground.get_or_insert(Topic::Outsiders);
                self.say(hearing, Some(at), Topic::Outsiders, CourtAnswer::Heard { looks: false });
                self.sees(hearing, at, what, of);
            }
            // What he has not observed he cannot act on; what the board shows he sees now.
            OutsideWord::Looks if what == Seen::Move => {
                self.ground.get_or_insert(Topic::Outsiders);
                self.say(hearing, Some(at), Topic::Outsiders, CourtAnswer::Heard { looks: true });
                self.position(hearing, at, false);
            }
            OutsideWord::Looks => self.sees(hearing, at, what, of),
            OutsideWord::NotProvided => {
                self.silent = true;
                self.duty(hearing, at, Topic::Outsiders, ArbiterDuty::MayAct);
            }
        }
    }

    /// Whether the arbiter acts only on what he observes, whatever a spectator tells him.
    pub(super) fn only_looks(&self) -> bool {
        self.court.outsiders(self.branch, |p| p.hears(policy::Teller::Spectator)) == OutsideWord::Looks
    }

    /// A breach of Article 4, or a take-back, that the arbiter sees: the complaint of nobody, with no right to lose.
    pub(super) fn see_touch<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        let taken_back = hearing.shown_by(at.within).map(|(event, _)| event);
        let here = hearing.made.filter(|made| !made.breach.without(Topic::OneHand).is_empty() || taken_back.is_some());
        let before = hearing.previous.as_ref().and_then(|previous| {
            previous.made.filter(|made| !made.breach.without(Topic::OneHand).is_empty()).map(|m| (previous.index, m))
        });
        if here.is_none() && before.is_none() {
            return;
        }
        if !self.arbiter_may(hearing, at, Observed::Touch, None) {
            return;
        }
        self.cites.insert(Topic::Complaint);
        // No article says how a move is put right that was played instead of the one declared.
        let breach = here.or(before.map(|(_, made)| made)).map(|made| made.breach);
        self.silent |= breach.is_some_and(|breach| breach.contains(Topic::WrongClaim));
        if let Some(made) = here {
            if made.breach.without(Topic::OneHand).is_empty() {
                hearing.settle(made, taken_back, at.within);
            } else {
                hearing.reopen(made, at.within);
            }
        } else if let Some((turn, made)) = before {
            // No article says that he reaches back over the reply.
            self.silent |= hearing.made.is_some();
            hearing.reopened = Some(Reopened { turn, made, restored: false, pressed: false });
        }
    }

    /// Both players agreed without the arbiter.
    pub(super) fn agree<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, agreed: Agreed) {
        match agreed {
            Agreed::Correction => {
                let open = self.case.irregularities.iter().any(|i| matches!(i.kind, Kind::Illegal(_)) && i.at < at);
                if open {
                    self.correct(hearing, at);
                }
            }
            Agreed::Replay => {
                self.ruled.game = Game::Replay;
                self.silent = true;
                self.ground.get_or_insert(Topic::IllegalMove);
                self.cites.insert(Topic::IllegalMove);
            }
        }
    }

    /// The fault lies before the moves that the file tells: the last known position is set up again.
    pub(super) fn restore_unknown<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        let event = self.incident.turns().first().map_or(0, |turn| turn.first_event);
        self.ruled.restored = Some(Restored { to: event, identified: Identified::LastKnown });
        self.say(hearing, Some(at), Topic::IllegalMove, CourtAnswer::Restored { event, exact: false });
        self.ground.get_or_insert(Topic::IllegalMove);
        self.remedy(Remedy::Restore);
        self.remedy(Remedy::SetClocks);
    }

    /// Whether moves were passed over before that event, so that the board is not known.
    pub(super) fn is_passed(&self, at: At) -> bool {
        self.case.happenings.iter().any(|h| h.at.turn == at.turn && matches!(h.what, Happens::Matter(Matter::Pass(_))))
    }
}
