//! The file event by event: deeds go to the hearing, happenings to the file of their group.

use crate::adjudicate::turn::Hearing;
use crate::board::Color;
use crate::incident::competition::{
    ArbiterAct, At, FoundWhat, Happening, Happens, Matter, Seen, Teller, Through, When,
};
use crate::incident::{Deed, What};
use crate::ruling::{Claim, Remedy, Verdict};
use crate::topic::Topic;
use crate::trace::{Answer, Recorder};

use super::session::{Raiser, Session};

impl Session<'_> {
    pub(super) fn hear_turn<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>) {
        let turn = hearing.turn;
        let index = hearing.index;
        let case = self.case;
        self.take_up_history(hearing);
        let mut deeds = turn.deeds.iter().peekable();
        let mut happenings = case.happenings.iter().filter(|h| h.at.turn == index).peekable();
        for within in 0..turn.events as u32 {
            let at = At { event: turn.first_event + within as usize, turn: index, within };
            while let Some(deed) = deeds.next_if(|d| d.event <= within) {
                self.deed(hearing, deed);
            }
            self.after_event(hearing, at);
            while let Some(happening) = happenings.next_if(|h| h.at.within <= within) {
                self.happening(hearing, happening);
            }
        }
        // A board is left by a player who has nothing more to do in the file.
        self.end_of_turn(hearing);
    }

    fn deed<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, deed: &Deed) {
        match deed.what {
            // Flags and offers are happenings here.
            What::Flag => {}
            _ if self.reset.is_some() || self.is_stopped => {
                hearing.note(Some(deed.event), Topic::IllegalMove, Answer::Ignored);
            }
            What::Offer => self.offered(hearing, deed),
            What::Accept => self.accepted(hearing, deed),
            What::Claim => {
                let undeclared = self.undeclared(hearing, deed.by).is_some();
                hearing.hear_deed(deed);
                // No article says how a move is put right that was played instead of the one declared.
                self.silent |= undeclared && self.undeclared(hearing, deed.by).is_none();
            }
            _ => hearing.hear_deed(deed),
        }
    }

    /// What comes by itself after an event: a fault that the arbiter sees being completed.
    fn after_event<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        if self.is_closed(hearing) {
            return;
        }
        self.history_goes_on(hearing, at);
        if self.is_closed(hearing) {
            return;
        }
        self.units_lying(hearing, at);
        self.next_move(hearing, at);
        if self.is_closed(hearing) || !self.case.is_watched() {
            return;
        }
        let seen = |i: &crate::incident::competition::Irregularity| i.is_complete_at(at.event);
        if self.case.irregularities.iter().any(seen) {
            self.raise(hearing, at, Raiser::Arbiter, Some(at.event));
        }
        if !self.is_closed(hearing) {
            self.see_touch(hearing, at);
        }
    }

    fn happening<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, happening: &Happening) {
        let at = happening.at;
        let by = happening.by;
        let matter = match &happening.what {
            Happens::Flag { seen_by, order, first } => {
                if !self.is_closed(hearing) || self.is_drawn_by_itself() {
                    self.flag_falls(hearing, at, by, (*seen_by, *order, *first));
                }
                return;
            }
            Happens::Inverted => {
                self.remedy(Remedy::UprightPieces);
                return;
            }
            Happens::Offer { .. } | Happens::Accept { .. } => return,
            Happens::Matter(matter) => matter,
        };
        match matter {
            Matter::Appeal(against) => return self.appeal(hearing, at, by, *against),
            Matter::Device { .. } if self.case.conditions.when != When::During || self.is_over(hearing) => {
                return self.device_after(hearing, at, by, matter);
            }
            _ if self.is_closed(hearing) => return self.too_late(hearing, at, by, matter),
            _ => {}
        }
        match matter {
            Matter::Claim(claim) => self.claim(hearing, at, by, claim),
            Matter::Arbiter { act, what, of, teller } => self.arbiter(hearing, at, (*act, *what, *of, *teller)),
            Matter::Found { what: FoundWhat::IllegalMove, through: Through::Spectator, .. } if self.only_looks() => {
                self.told(hearing, at, Seen::Move, None, Teller::Spectator);
            }
            Matter::Found { what, of, moves_ago, .. } => self.found(hearing, at, (*what, *of, *moves_ago)),
            Matter::Agree(agreed) => self.agree(hearing, at, *agreed),
            Matter::Arrive { .. } | Matter::Absent(_) => self.arrives(hearing, at, matter),
            Matter::Stop { .. }
            | Matter::Write { .. }
            | Matter::Note
            | Matter::Device { .. }
            | Matter::Leave { .. }
            | Matter::Refuse { .. }
            | Matter::Disturb { .. }
            | Matter::Analyse { .. } => self.conduct(hearing, at, by, matter),
            Matter::Withdraw(what) => self.withdrawn(hearing, at, by, *what),
            Matter::Decline => self.declined(hearing, at, by),
            Matter::Clock { fault, found } => self.clock(hearing, at, *fault, *found),
            Matter::Lift(_) | Matter::Feel(_) => self.handles(hearing, at, matter),
            _ => {}
        }
    }

    fn found<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        (what, of, moves_ago): (FoundWhat, Option<usize>, u32),
    ) {
        match what {
            FoundWhat::IllegalMove => self.found_illegal(hearing, at, of, moves_ago),
            FoundWhat::Setup => drop(self.setup(hearing, at)),
            FoundWhat::Colours => drop(self.colours(hearing, at)),
            FoundWhat::Position if self.found_displaced(hearing, at, of, None).is_some() => {}
            FoundWhat::Position => self.position(hearing, at, false),
            FoundWhat::Flag => self.flag_seen(hearing, at),
        }
    }

    fn arbiter<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        (act, what, of, teller): (ArbiterAct, Seen, Option<usize>, Teller),
    ) {
        match act {
            ArbiterAct::Sees => self.sees(hearing, at, what, of),
            ArbiterAct::Arrives => self.position(hearing, at, false),
            ArbiterAct::Told => self.told(hearing, at, what, of, teller),
            ArbiterAct::Helps => self.helps(hearing, at),
            // What he makes of a quickplay claim is asked where the claim is ruled on.
            ArbiterAct::Rejects | ArbiterAct::Postpones | ArbiterAct::Grants => {}
        }
    }

    /// Later turns of a file that is closed: claims are answered.
    pub(super) fn hear_no_more<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, turn: usize) {
        let case = self.case;
        for happening in case.happenings.iter().filter(|h| h.at.turn == turn) {
            match &happening.what {
                Happens::Matter(Matter::Appeal(against)) => self.appeal(hearing, happening.at, happening.by, *against),
                Happens::Matter(matter @ Matter::Device { .. })
                    if case.conditions.when != When::During || self.is_over(hearing) =>
                {
                    self.device_after(hearing, happening.at, happening.by, matter);
                }
                Happens::Matter(matter) => self.too_late(hearing, happening.at, happening.by, matter),
                Happens::Flag { seen_by, order, first } if self.is_drawn_by_itself() => {
                    self.flag_falls(hearing, happening.at, happening.by, (*seen_by, *order, *first));
                }
                _ => {}
            }
        }
    }

    /// A claim, or what is found, when the file is closed.
    fn too_late<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color, matter: &Matter) {
        match matter {
            Matter::Claim(claim) => {
                if self.is_over(hearing) {
                    self.after_the_game(hearing, at);
                }
                self.verdict(
                    hearing,
                    at,
                    Claim { kind: claim.kind, by, verdict: Verdict::Lapsed },
                    Topic::AfterTheGame,
                );
            }
            Matter::Found { .. } if self.is_over(hearing) => self.after_the_game(hearing, at),
            _ => {}
        }
    }
}
