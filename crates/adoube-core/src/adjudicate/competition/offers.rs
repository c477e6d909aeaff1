//! Draw offers, and what the event bars (Article 9.1).

use crate::adjudicate::agreement;
use crate::adjudicate::turn::Hearing;
use crate::board::Color;
use crate::incident::Deed;
use crate::incident::competition::{At, DrawsRegulation, Happening, Happens, OfferTime, Withdrawn, seat};
use crate::policy::{Barred, DrawRule, Offence, Offer, OfferMoment};
use crate::ruling::{EndedBy, OfferState};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Fault, Recorder};

use super::session::Session;

impl Session<'_> {
    /// A draw is offered.
    pub(super) fn offered<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, deed: &Deed) {
        let Some(Happening { at, what: Happens::Offer { time, conditional, .. }, .. }) =
            self.happening_of(hearing, deed)
        else {
            return hearing.hear_deed(deed);
        };
        if self.barred(hearing) == Barred::Offer {
            return self.offer_is(hearing, at, Topic::DrawBar, OfferState::Barred);
        }
        let own = deed.by == hearing.turn.side();
        let moment = match time {
            Some(OfferTime::AfterMove) => OfferMoment::AfterMove,
            Some(OfferTime::BeforeMove) => OfferMoment::BeforeMove,
            Some(OfferTime::OpponentsTime) => OfferMoment::OpponentsTime,
            None if !own || hearing.pressed.is_some() => OfferMoment::OpponentsTime,
            // Letting a unit go, legally or not, is a move for the one who plays it.
            None if hearing.turn.deeds.iter().any(|d| own && d.by == deed.by && d.moved && d.event < deed.event) => {
                OfferMoment::AfterMove
            }
            None => OfferMoment::BeforeMove,
        };
        let offer = Offer { moment, conditional, withdrawn: false };
        let offered = self.court.draw_offer(self.branch, |p| p.offered(offer));
        if offered.valid {
            hearing.hear_deed(deed);
        }
        let state = if offered.valid { OfferState::Open } else { OfferState::Void };
        self.offer_is(hearing, at, Topic::DrawOffer, state);
        if !matches!(offered.offence, Offence::Free | Offence::NotYet) {
            self.rash_offers.push((at.event, deed.by, offered.offence));
            if self.case.is_watched() {
                self.mind_offer(hearing, at, None, Some(at.event));
            }
        }
    }

    /// An offer at a wrong moment is complained of, or seen by the arbiter; whether there is one.
    pub(super) fn mind_offer<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        claimant: Option<Color>,
        of: Option<usize>,
    ) -> bool {
        let meant = |(event, by, _): &(usize, Color, Offence)| {
            claimant.is_none_or(|claimant| claimant != *by) && of.is_none_or(|of| of == *event)
        };
        let Some(place) = self.rash_offers.iter().rposition(meant) else { return false };
        let (_, by, offence) = self.rash_offers.remove(place);
        self.impose(hearing, at, (Topic::DrawOffer, Fault::Offer), by, offence);
        true
    }

    /// A draw is accepted.
    pub(super) fn accepted<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, deed: &Deed) {
        let Some(Happening { at, what: Happens::Accept { conditional }, .. }) = self.happening_of(hearing, deed) else {
            return hearing.hear_deed(deed);
        };
        if self.barred(hearing) != Barred::Nothing {
            // Where the offer itself is free it stays open.
            let state = OfferState::Barred;
            self.ground = Some(Topic::DrawBar);
            return self.say(hearing, Some(at), Topic::DrawBar, CourtAnswer::Offer { state });
        }
        if conditional {
            // What is no offer is no acceptance either.
            let state = OfferState::Void;
            self.ground.get_or_insert(Topic::DrawOffer);
            return self.say(hearing, Some(at), Topic::DrawOffer, CourtAnswer::Offer { state });
        }
        let open = hearing.result.is_none();
        hearing.hear_deed(deed);
        if open && hearing.result.is_some() {
            self.ruled.offer = Some(OfferState::Accepted);
            self.ruled.ended_by = Some(EndedBy::Agreement);
        }
    }

    /// The draw is declined.
    pub(super) fn declined<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color) {
        if hearing.docket.offers[seat(!by)].take().is_some() {
            self.offer_is(hearing, at, Topic::DrawOffer, OfferState::Refused);
        }
    }

    /// A claim or an offer is taken back, which has no effect.
    pub(super) fn withdrawn<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color, what: Withdrawn) {
        match what {
            Withdrawn::Claim => self.cites.insert(Topic::ClaimCheck),
            Withdrawn::Offer if hearing.has_open_offer(by) => {
                let offer = Offer { moment: OfferMoment::AfterMove, conditional: false, withdrawn: true };
                let valid = self.court.draw_offer(self.branch, |p| p.offered(offer)).valid;
                if !valid {
                    hearing.docket.offers[seat(by)] = None;
                }
                let state = if valid { OfferState::Open } else { OfferState::Void };
                self.offer_is(hearing, at, Topic::DrawOffer, state);
            }
            Withdrawn::Offer => {}
        }
    }

    /// A claim of a draw is an offer as well, where the edition says so.
    pub(super) fn claim_offers<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color) {
        if self.court.draw_offer(self.branch, |p| p.claim_counts()) {
            hearing.docket.offers[seat(by)] = Some(agreement::Offer { turn: hearing.index, event: at.within });
            self.cites.insert(Topic::DrawOffer);
            self.ruled.offer = Some(OfferState::Open);
        }
    }

    /// What has become of an offer by the end of the file.
    pub(super) fn settle_offer<R: Recorder>(&mut self, hearing: &Hearing<'_, R>) {
        if self.ruled.offer != Some(OfferState::Open) {
            return;
        }
        if hearing.result.is_some() || self.ruled.score.is_some() {
            // Something else ended the game.
            self.ruled.offer = None;
        } else if !Color::ALL.into_iter().any(|side| hearing.has_open_offer(side)) {
            self.ruled.offer = Some(OfferState::Refused);
        }
    }

    fn offer_is<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, topic: Topic, state: OfferState) {
        self.ruled.offer = Some(state);
        self.ground.get_or_insert(topic);
        self.say(hearing, Some(at), topic, CourtAnswer::Offer { state });
    }

    /// What the event bars at this move.
    pub(super) fn barred<R: Recorder>(&mut self, hearing: &Hearing<'_, R>) -> Barred {
        let rule = match self.case.conditions.regulations.draws {
            DrawsRegulation::Free => DrawRule::Free,
            DrawsRegulation::BeforeMove(first) => DrawRule::BeforeMove(first),
            DrawsRegulation::Never => DrawRule::Never,
        };
        let number = self.move_number(hearing);
        if rule != DrawRule::Free {
            self.cites.insert(Topic::DrawBar);
        }
        self.court.draw_bar(self.branch, |p| p.barred(rule, number))
    }

    /// The deed as the competition rules see it.
    fn happening_of<R: Recorder>(&self, hearing: &Hearing<'_, R>, deed: &Deed) -> Option<Happening> {
        let is_it = |h: &&Happening| {
            h.at.turn == hearing.index
                && h.at.within == deed.event
                && matches!(h.what, Happens::Offer { .. } | Happens::Accept { .. })
        };
        self.case.happenings.iter().find(is_it).cloned()
    }
}
