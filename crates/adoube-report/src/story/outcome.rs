//! A ruling in words.

use adoube_compare::Told;
use adoube_core::board::{MoveId, MoveSet, Scene};
use adoube_core::incident::Incident;
use adoube_core::ruling::{Ruling, Shown, Status};
use adoube_core::scenario::Certainty;

use super::duty::{duty, score};
use super::unit::{Args, moves_in_words};
use crate::messages::Messages;
use crate::table::verdict;

/// A ruling in sentences, moves in the notation of the language.
pub fn outcome(messages: &Messages, incident: &Incident, ruling: &Ruling, told: &Told) -> Vec<String> {
    let Some(turn) = incident.turns().get(ruling.turn) else {
        return Vec::new();
    };
    let scene = &turn.scene;
    let mut sentences: Vec<String> = Vec::new();
    for claim in &ruling.claims {
        let args = Args::new(messages).who(claim.by).text("verdict", verdict(claim.verdict));
        sentences.push(args.say("ruling-claim"));
    }
    let args = Args::new(messages).who(scene.turn());
    let made = ruling.made.map_or_else(|| "none".to_owned(), |id| one(messages, scene, id));
    sentences.push(match ruling.status {
        Status::Open => args.text("words", duty(messages, scene, ruling.permitted)).say("ruling-open"),
        Status::Bound => args.text("words", duty(messages, scene, ruling.permitted)).say("ruling-bound"),
        Status::Made => args.text("move", made).say("ruling-made"),
        Status::Completed => args.text("move", made).say("ruling-completed"),
        Status::Over => args
            .text("how", ruling.ground.map_or("other", |topic| topic.name()))
            .text("result", ruling.result.map_or("", score))
            .text("move", made)
            .say("ruling-over"),
    });
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
    sentences
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
