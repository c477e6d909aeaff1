//! Draws by agreement (Articles 5.2(c), 5.2.3, and 9.1 for what refuses an offer).

use super::turn::Hearing;
use crate::board::Color;
use crate::incident::{Deed, When};
use crate::ruling::GameResult;
use crate::topic::Topic;
use crate::trace::{Answer, NoAgreement, Recorder};

/// A draw offer that was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) by: Color,
    pub(super) turn: usize,
    pub(super) event: u32,
}

impl<R: Recorder> Hearing<'_, R> {
    pub(super) fn accept(&mut self, deed: &Deed) {
        let policy = self.book.draw_by_agreement.policy.clone();
        let why = match self.docket.offer {
            Some(offer) if offer.by != deed.by => {
                if policy.is_refused(self.touched_since(offer, deed), self.moved_since(offer, deed)) {
                    Some(NoAgreement::Refused)
                } else if !policy.is_allowed(self.docket.moved == [true; 2]) {
                    Some(NoAgreement::TooEarly)
                } else {
                    None
                }
            }
            _ => Some(NoAgreement::NoOffer),
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

    /// Whether the accepting side touched a unit to play it after the offer.
    fn touched_since(&self, offer: Offer, deed: &Deed) -> bool {
        self.turn.contacts.iter().filter(|c| c.by == deed.by).any(|c| {
            let since = match c.when {
                When::Now(at) => at < deed.event && (offer.turn < self.index || at > offer.event),
                When::Before(at) => offer.turn + 1 == self.index && at > offer.event,
            };
            since && !c.accidental && !self.is_excused(c) && self.binds(c)
        })
    }

    fn moved_since(&self, offer: Offer, deed: &Deed) -> bool {
        deed.by == self.turn.side() && self.made.is_some_and(|m| offer.turn < self.index || m.event > offer.event)
    }
}
