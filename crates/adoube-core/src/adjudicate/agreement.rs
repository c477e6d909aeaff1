//! Draws by agreement (Articles 5.2(c), 5.2.3, and 9.1 for what refuses an offer).

use super::turn::Hearing;
use crate::board::Color;
use crate::incident::{Deed, When};
use crate::ruling::GameResult;
use crate::topic::Topic;
use crate::trace::{Answer, NoAgreement, Recorder};

/// A draw offer that was made and not refused so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) turn: usize,
    pub(super) event: u32,
}

impl<R: Recorder> Hearing<'_, R> {
    pub(super) fn accept(&mut self, deed: &Deed) {
        let why = match self.docket.offers[usize::from(!deed.by.is_black())] {
            Some(offer) if self.refuses(offer, deed.by, deed.event) => Some(NoAgreement::Refused),
            Some(_) if self.book.draw_by_agreement(|p| p.is_allowed(self.docket.moved == [true; 2])) => None,
            Some(_) => Some(NoAgreement::TooEarly),
            None => Some(NoAgreement::NoOffer),
        };
        match why {
            None => {
                let result = GameResult::Draw;
                self.end(deed.event, Topic::DrawByAgreement, Answer::Result { result }, result);
            }
            Some(why) => {
                self.cites.insert(Topic::DrawByAgreement);
                self.rest = Some(Topic::DrawByAgreement);
                self.note(Some(deed.event), Topic::DrawByAgreement, Answer::NoAgreement { why });
            }
        }
    }

    /// Whether an offer of that side waits for an answer.
    pub(super) fn has_open_offer(&self, by: Color) -> bool {
        self.docket.offers[usize::from(by.is_black())].is_some_and(|offer| !self.refuses(offer, !by, u32::MAX))
    }

    /// Whether that side touched a unit to move or capture it in this turn, before the event.
    pub(super) fn has_touched(&self, by: Color, event: u32) -> bool {
        self.turn.contacts.iter().filter(|c| c.by == by).any(|c| {
            let before = match c.when {
                When::Now(at) => at < event,
                When::Before(_) => true,
            };
            before && !c.accidental && !self.is_excused(c) && self.book.contact(|p| p.is_meant(c))
        })
    }

    /// Offers that were refused by a touch or a move in this turn do not outlive it.
    pub(super) fn drop_refused_offers(&mut self) {
        for by in Color::ALL {
            let offer = &self.docket.offers[usize::from(!by.is_black())];
            if offer.is_some_and(|offer| self.refuses(offer, by, u32::MAX)) {
                self.docket.offers[usize::from(!by.is_black())] = None;
            }
        }
    }

    /// Whether that side, to whom the offer was made, refused it in this turn before the event.
    fn refuses(&self, offer: Offer, by: Color, event: u32) -> bool {
        let since = |at: u32| at < event && (offer.turn < self.index || at > offer.event);
        let touched = self.turn.contacts.iter().filter(|c| c.by == by).any(|c| {
            let counts = match c.when {
                When::Now(at) => since(at),
                // Contacts of the turn before were looked at when it ended.
                When::Before(_) => false,
            };
            counts && !c.accidental && !self.is_excused(c) && self.book.contact(|p| p.is_meant(c))
        });
        let moved = by == self.turn.side() && self.made.is_some_and(|m| since(m.event));
        self.book.draw_by_agreement(|p| p.is_refused(touched, moved))
    }
}
