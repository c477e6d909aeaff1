//! A ruling in words.

use adoube_compare::Told;
use adoube_core::adjudicate::explain;
use adoube_core::board::{MoveId, MoveSet, Scene};
use adoube_core::incident::Incident;
use adoube_core::incident::competition::ClaimKind;
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::{Game, Ruling, Shown, Status};
use adoube_core::scenario::Certainty;
use adoube_core::topic::Topic;
use adoube_core::trace::{Answer, NoAgreement};

use super::court;
use super::duty::{duty, score};
use super::unit::{Args, moves_in_words};
use crate::messages::Messages;
use crate::table::verdict;

/// A ruling by the book in sentences, moves in the notation of the language.
pub fn outcome(messages: &Messages, incident: &Incident, ruling: &Ruling, book: &RuleBook, told: &Told) -> Vec<String> {
    let scene = incident.scene_of(ruling);
    let mut sentences: Vec<String> = Vec::new();
    for claim in told.claims.iter().filter(|claim| claim.kind == ClaimKind::TouchMove) {
        let how = if claim.after_end { "after-end" } else { verdict(claim.verdict) };
        let args = Args::new(messages).who(claim.by).text("verdict", how);
        sentences.push(args.say("ruling-claim"));
    }
    let args = Args::new(messages).who(scene.turn());
    let made = ruling.made.map_or_else(|| "none".to_owned(), |id| one(messages, scene, id));
    if let Some(court) = &told.competition {
        sentences.extend(court::before(messages, &told.claims, court));
    }
    let scored =
        told.competition.as_ref().is_some_and(|court| court.ruling.game == Game::Over && ruling.result.is_none());
    sentences.push(match ruling.status {
        Status::Over if by_court(ruling) => court::ended(messages, ruling),
        Status::Open if told.competition.as_ref().is_some_and(|court| court.ruling.is_unknown) => {
            messages.get("ruling-court-unknown")
        }
        Status::Over if scored => messages.get("ruling-court-over"),
        Status::Open => args.text("words", left(messages, scene, ruling)).say("ruling-open"),
        Status::Bound => args.text("words", left(messages, scene, ruling)).say("ruling-bound"),
        Status::Made => args.text("move", made).say("ruling-made"),
        Status::Completed => args.text("move", made).say("ruling-completed"),
        Status::Over => args
            .text("how", ruling.ground.map_or("other", |topic| topic.name()))
            .text("result", ruling.result.map_or("", score))
            .text("move", made)
            .say("ruling-over"),
    });
    if let Some(court) = &told.competition {
        sentences.extend(court::after(messages, court));
    }
    if !told.breach.is_empty() {
        sentences.push(Args::new(messages).text("articles", told.breach.join(", ")).say("ruling-breach"));
    }
    match ruling.shown {
        Some(Shown::Move(id)) => {
            sentences.push(Args::new(messages).text("move", one(messages, scene, id)).say("ruling-shown"));
        }
        Some(Shown::None) => sentences.push(messages.get("ruling-shown-none")),
        None => {}
    }
    if ruling.result.is_none() && ruling.made.is_some_and(|id| scene.end_after(id).is_some()) {
        sentences.push(messages.get("ruling-not-over"));
    }
    if let Some(why) = refusal(incident, ruling, book) {
        sentences.push(messages.with("ruling-no-agreement", &[("why", why_no_agreement(why).into())]));
    }
    sentences
}

/// Whether the competition rules gave the result.
fn by_court(ruling: &Ruling) -> bool {
    ruling.result.is_some()
        && ruling.ground.is_some_and(|topic| topic.is_competition())
        && ruling.competition.as_ref().is_some_and(|court| court.ended_by.is_some())
}

fn left(messages: &Messages, scene: &Scene, ruling: &Ruling) -> String {
    duty(messages, scene, ruling.permitted, ruling.ground, ruling.silent)
}

/// Why a draw was accepted in vain in the turn that the ruling is about, if it was.
fn refusal(incident: &Incident, ruling: &Ruling, book: &RuleBook) -> Option<NoAgreement> {
    if ruling.result.is_some() || !ruling.cites.contains(Topic::DrawByAgreement) {
        return None;
    }
    let (_, notes) = explain(incident, book);
    notes.iter().rev().filter(|note| note.moment.turn == ruling.turn).find_map(|note| match note.answer {
        Answer::NoAgreement { why } => Some(why),
        _ => None,
    })
}

pub(super) fn why_no_agreement(why: NoAgreement) -> &'static str {
    match why {
        NoAgreement::NoOffer => "no-offer",
        NoAgreement::Refused => "refused",
        NoAgreement::TooEarly => "too-early",
    }
}

pub(super) fn one(messages: &Messages, scene: &Scene, id: MoveId) -> String {
    moves_in_words(messages, scene, MoveSet::only(id))
}

pub(crate) fn certainty_key(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Express => "certainty-express",
        Certainty::Silent => "certainty-silent",
        Certainty::Disputed => "certainty-disputed",
    }
}
