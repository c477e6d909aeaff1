//! The court of the competition rules (Articles 6 to 12 and the appendices).
//!
//! The deeds of a turn go to today's [`Hearing`] one at a time; between them happenings are ruled on, each group in a
//! file of its own. Who ends the game first, wins; after an end or a restoration the file is closed.

mod arbiter;
mod automatic;
mod claims;
mod close;
mod conduct;
mod displaced;
mod events;
mod faults;
mod flag;
mod offence;
mod offers;
mod position;
mod quickplay;
mod record;
mod restore;
mod session;
mod start;

use crate::bench::Asking;
use crate::incident::{Case, Incident};
use crate::ruling::Ruling;
use crate::trace::Recorder;

use super::turn::{Hearing, Previous};
use super::{Docket, rule_hands};
use session::Session;

/// Rules a competition case. A book without competition rules says nothing beyond Articles 1 to 5.
pub(super) fn rule<R: Recorder>(incident: &Incident, case: &Case, book: &Asking<'_>, recorder: &mut R) -> Ruling {
    let Some(court) = book.court() else {
        return rule_hands(incident, book, recorder);
    };
    let mut session = Session::open(incident, case, court);
    let mut docket = Docket::of(incident);
    let mut previous: Option<Previous> = None;
    let turns = incident.turns();
    for (index, turn) in turns.iter().enumerate() {
        let mut hearing = Hearing::new(book, turn, index, previous.take(), &mut docket, recorder);
        if index == 0 {
            session.begin(&mut hearing);
        }
        session.hear_turn(&mut hearing);
        let last = index + 1 == turns.len();
        if last || session.is_closed(&hearing) || hearing.parts_from_file() {
            for (later, turn) in turns.iter().enumerate().skip(index + 1) {
                hearing.hear_no_more(turn);
                session.hear_no_more(&mut hearing, later);
            }
            return session.close(&mut hearing);
        }
        session.keep(&mut hearing);
        previous = Some(Previous { stood: session.stood(index), ..hearing.previous() });
    }
    // An incident has a turn at least.
    rule_hands(incident, book, recorder)
}
