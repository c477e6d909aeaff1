//! Incident documents to scenarios.

use std::sync::Arc;

use adoube_core::board::{Position, PositionFault};
use adoube_core::edition::{Edition, LocalText};
use adoube_core::incident::{Fault as Impossible, Incident, Start};
use adoube_core::scenario::{Play, Scenario};

use crate::event::{self, ReadEvent};
use crate::expect;
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::node::Node;

/// Fields of an incident.
pub(crate) const INCIDENT: &[&str] =
    &["id", "title", "about", "source", "tags", "position", "conditions", "events", "expect"];
/// Fields of `position`.
pub(crate) const POSITION: &[&str] = &["fen", "moves", "chess960"];
/// Fields of `conditions`.
pub(crate) const CONDITIONS: &[&str] = &["play", "date"];
/// Values of `play`.
pub(crate) const PLAY: &[(&str, Play)] =
    &[("standard", Play::Standard), ("rapid", Play::Rapid), ("blitz", Play::Blitz)];

/// Reads one incident. Without errors among the faults there is a scenario.
pub(crate) fn read(node: &Node<'_>, theme: &str, editions: &[Arc<Edition>], faults: &mut Faults) -> Option<Scenario> {
    faults.check_keys(node);
    let fields = faults.fields(node, "incident", INCIDENT)?;
    let id = fields.required("id", faults).and_then(|n| faults.id(n, "id")).unwrap_or_default();
    let mut local = |name| fields.get(name).and_then(|n| faults.local_text(n, name));
    let (title, about) = (local("title"), local("about"));
    let source = fields.get("source").and_then(|n| faults.text(n, "source")).map(str::to_owned);
    let tags = fields.get("tags").map(|n| faults.texts(n, "tags")).unwrap_or_default();
    let start = position(fields.get("position"), faults);
    let (play, date) = conditions(fields.get("conditions"), faults);
    let events = fields.get("events").map_or_else(|| Some(Vec::new()), |n| event::read_all(n, faults));
    let expect = fields.get("expect").map(|n| expect::read_all(n, editions, faults)).unwrap_or_default();
    let (start, events) = (start?, events?);
    let (spans, events): (Vec<_>, Vec<_>) = events.into_iter().map(|ReadEvent { span, event }| (span, event)).unzip();
    match Incident::new(start.clone(), &events) {
        Ok(incident) => (!faults.has_errors()).then(|| Scenario {
            id: id.to_owned(),
            theme: theme.to_owned(),
            title: title.unwrap_or_else(|| LocalText { en: id.to_owned(), ru: id.to_owned() }),
            about,
            source,
            tags,
            date,
            play,
            start,
            events,
            incident,
            expect,
        }),
        Err(impossible) => {
            for found in impossible {
                let fault = describe(&found.fault).arg("number", &(found.event + 1).to_string());
                faults.push(match spans.get(found.event) {
                    Some(span) => fault.at(span),
                    None => fault,
                });
            }
            None
        }
    }
}

fn position(node: Option<&Node<'_>>, faults: &mut Faults) -> Option<Start> {
    let mark = faults.len();
    let fields = match node {
        Some(node) => Some(faults.fields(node, "position", POSITION)?),
        None => None,
    };
    let get = |name| fields.and_then(|f: Fields<'_, '_>| f.get(name));
    let chess960 = get("chess960").and_then(|n| faults.flag(n, "chess960")).unwrap_or(false);
    let position = match get("fen") {
        None => Some(Position::initial()),
        Some(node) => faults.text(node, "fen").and_then(|fen| match Position::from_fen(fen, chess960) {
            Ok(position) => Some(position),
            Err(fault) => {
                faults.push(Fault::error("diag-position").arg("reason", reason(&fault)).at(&node.span));
                None
            }
        }),
    };
    let moves: &[Node<'_>] = get("moves").and_then(|n| faults.list(n, "moves")).unwrap_or_default();
    let texts: Vec<&str> = moves.iter().filter_map(|n| faults.text(n, "moves")).collect();
    let start = position.map(Start::new).filter(|_| !faults.has_errors_since(mark))?;
    match start.play(&texts) {
        Ok(start) => Some(start),
        Err(index) => {
            let text = texts.get(index).copied().unwrap_or_default();
            let fault = Fault::error("diag-move-illegal").arg("move", text).arg("number", &(index + 1).to_string());
            faults.push(match moves.get(index) {
                Some(node) => fault.at(&node.span),
                None => fault,
            });
            None
        }
    }
}

fn conditions(node: Option<&Node<'_>>, faults: &mut Faults) -> (Play, Option<String>) {
    let Some(fields) = node.and_then(|n| faults.fields(n, "conditions", CONDITIONS)) else {
        return (Play::Standard, None);
    };
    let play = fields.get("play").and_then(|n| faults.word(n, "play", PLAY)).unwrap_or_default();
    let date = fields.get("date").and_then(|n| faults.day(n, "date"));
    (play, date)
}

/// Why a position cannot be used, as a word that the messages know.
fn reason(fault: &PositionFault) -> &'static str {
    match fault {
        PositionFault::NotFen(part) => {
            let named = ["first", "second", "third", "fourth", "fifth", "sixth"].into_iter();
            let field = named.zip(["board", "turn", "castling", "en-passant", "halfmoves", "moves"]);
            let mut which = field.filter(|(ordinal, _)| part.contains(&format!("{ordinal} field")));
            which.next().map_or("fields", |(_, word)| word)
        }
        PositionFault::Kings => "kings",
        PositionFault::PawnOnBackRank => "pawn",
        PositionFault::OppositeCheck => "check",
        PositionFault::Empty => "empty",
        PositionFault::NoSuchMove => "move",
    }
}

fn describe(fault: &Impossible) -> Fault {
    match fault {
        Impossible::NoUnit { square } => Fault::error("diag-no-unit").arg("square", &square.to_string()),
        Impossible::NotHeld { square } => Fault::error("diag-not-held").arg("square", &square.to_string()),
        Impossible::NewPiece { role } => {
            let piece = if *role == adoube_core::board::Role::King { "king" } else { "pawn" };
            Fault::error("diag-new-piece").arg("piece", piece)
        }
        Impossible::Turn { fault } => Fault::error("diag-turn").arg("reason", reason(fault)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_field_of_a_fen_has_its_word() {
        let good = ["4k3/8/8/8/8/8/8/4K3", "w", "-", "-", "0", "1"];
        let words = ["board", "turn", "castling", "en-passant", "halfmoves", "moves"];
        for (index, word) in words.into_iter().enumerate() {
            let mut fields = good;
            fields[index] = "?";
            let fault = Position::from_fen(&fields.join(" "), false).unwrap_err();
            assert_eq!(reason(&fault), word);
        }
        assert_eq!(reason(&Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1 1", false).unwrap_err()), "fields");
    }
}
