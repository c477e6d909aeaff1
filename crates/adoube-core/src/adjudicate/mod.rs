//! Events in, ruling and trace out. Pure, and cannot fail.

mod agreement;
mod castling;
mod competition;
mod complaint;
mod duty;
mod outcome;
mod steps;
mod turn;

use smallvec::SmallVec;

use crate::bench::Asking;
use crate::board::{Color, MoveSet, Scene};
use crate::incident::Incident;
use crate::policy::Touched;
use crate::rulebook::RuleBook;
use crate::ruling::{Claim, Ruling};
use crate::topic::TopicSet;
use crate::trace::{Note, Recorder};

use agreement::Offer;
use duty::{Duty, touch_duty, view};
use turn::{Hearing, Previous};

/// Rules the incident by the book.
pub fn adjudicate(incident: &Incident, book: &RuleBook) -> Ruling {
    rule(incident, &Asking::alone(book), &mut ())
}

/// Rules the incident by the book and tells on which topics it was asked.
pub fn hear(incident: &Incident, book: &RuleBook) -> (Ruling, TopicSet) {
    let asking = Asking::alone(book);
    (rule(incident, &asking, &mut ()), asking.asked())
}

/// Rules the incident by the book and tells each question asked on the way.
pub fn explain(incident: &Incident, book: &RuleBook) -> (Ruling, Vec<Note>) {
    let mut notes = Vec::new();
    let ruling = rule(incident, &Asking::alone(book), &mut notes);
    (ruling, notes)
}

pub(crate) fn by(incident: &Incident, asking: &Asking<'_>) -> Ruling {
    rule(incident, asking, &mut ())
}

/// The moves left by plain touches alone.
pub(crate) fn left_by_touches(asking: &Asking<'_>, scene: &Scene, own: &[Touched], enemy: &[Touched]) -> MoveSet {
    touch_duty(asking, view(asking, scene), own, enemy, MoveSet::EMPTY, None).moves
}

/// What goes over from turn to turn.
struct Docket {
    claims: SmallVec<[Claim; 2]>,
    /// Offers not refused so far, White's first.
    offers: [Option<Offer>; 2],
    moved: [bool; 2],
}

impl Docket {
    /// As the incident begins.
    fn of(incident: &Incident) -> Docket {
        Docket {
            claims: SmallVec::new(),
            offers: [None; 2],
            moved: [incident.moved_before(Color::White), incident.moved_before(Color::Black)],
        }
    }
}

fn rule<R: Recorder>(incident: &Incident, book: &Asking<'_>, recorder: &mut R) -> Ruling {
    if let Some(case) = incident.case() {
        return competition::rule(incident, case, book, recorder);
    }
    rule_hands(incident, book, recorder)
}

/// The ruling by Articles 1 to 5 alone.
fn rule_hands<R: Recorder>(incident: &Incident, book: &Asking<'_>, recorder: &mut R) -> Ruling {
    if !R::WANTED
        && let [turn] = incident.turns()
        && turn.deeds.is_empty()
        && turn.plain_until.is_some()
    {
        let (own, enemy) = turn.units.split_at(turn.own_units);
        return only_touched(touch_duty(book, view(book, &turn.scene), own, enemy, MoveSet::EMPTY, None));
    }
    let mut docket = Docket::of(incident);
    let mut previous: Option<Previous> = None;
    let last = incident.turns().len() - 1;
    for (index, turn) in incident.turns().iter().enumerate() {
        let mut hearing = Hearing::new(book, turn, index, previous.take(), &mut docket, recorder);
        hearing.hear();
        if index == last || hearing.is_closed() || hearing.parts_from_file() {
            for later in incident.turns().iter().skip(index + 1) {
                hearing.hear_no_more(later);
            }
            return hearing.ruling();
        }
        previous = Some(hearing.previous());
    }
    nothing_happened(docket)
}

/// The ruling when units were touched, plainly, and nothing else happened.
fn only_touched(duty: Duty) -> Ruling {
    let mut cites = TopicSet::EMPTY;
    duty.cite(&mut cites);
    Ruling { permitted: duty.moves, silent: duty.silent, cites, ground: duty.ground, ..Ruling::open(0) }
}

/// The ruling on a file without turns; [`Incident`] never makes one.
fn nothing_happened(docket: Docket) -> Ruling {
    Ruling { claims: docket.claims, silent: true, ..Ruling::open(0) }
}
