//! Incident documents to scenarios.

use std::sync::Arc;

use adoube_core::board::{Color, Position, PositionFault, Sameness};
use adoube_core::edition::{Edition, LocalText};
use adoube_core::incident::competition::{ClaimKind, ClaimMade, Conditions, Matter};
use adoube_core::incident::{Act, Event, Fault as Impossible, Incident, Start};
use adoube_core::scenario::Scenario;

use crate::Span;
use crate::conditions;
use crate::event::{self, Events, ReadEvent, is_move, is_uci};
use crate::expect;
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::node::Node;

/// Fields of an incident.
pub(crate) const INCIDENT: &[&str] =
    &["id", "title", "about", "source", "tags", "position", "conditions", "events", "expect"];
/// Fields of `position`.
pub(crate) const POSITION: &[&str] = &["fen", "moves", "chess960"];
/// Fields of a FEN.
const FEN_FIELDS: usize = 6;

/// Reads one incident of that file and theme. Without errors among the faults there is a scenario.
pub(crate) fn read(
    node: &Node<'_>,
    (file, theme): (&str, &str),
    editions: &[Arc<Edition>],
    faults: &mut Faults,
) -> Option<Scenario> {
    faults.check_keys(node);
    let fields = faults.fields(node, "incident", INCIDENT)?;
    let id = fields.required("id", faults).and_then(|n| faults.id(n, "id")).unwrap_or_default();
    let mut local = |name| fields.get(name).and_then(|n| faults.local_text(n, name));
    let (title, about) = (local("title"), local("about"));
    let source = fields.get("source").and_then(|n| faults.text(n, "source")).map(str::to_owned);
    let tags = fields.get("tags").map(|n| faults.texts(n, "tags")).unwrap_or_default();
    let start = position(fields.get("position"), faults);
    let chess960 = start.as_ref().is_some_and(|s| s.position().is_chess960());
    let (conditions, date) = conditions::read(fields.get("conditions"), chess960, faults);
    let play = conditions.play.unwrap_or_default();
    let events = fields.get("events").map_or_else(|| Some(Events::default()), |n| event::read_all(n, chess960, faults));
    let expect = fields.get("expect").map(|n| expect::read_all(n, editions, faults)).unwrap_or_default();
    let (start, events) = (start?, events?);
    let first_faulty = events.first_faulty;
    let (places, events): (Vec<_>, Vec<_>) =
        events.good.into_iter().map(|ReadEvent { index, span, event }| ((index, span), event)).unzip();
    check_history(&conditions, &start, &events, fields.get("conditions"), faults);
    match Incident::under(start.clone(), &events, conditions) {
        Ok(incident) => (!faults.has_errors()).then(|| Scenario {
            id: id.to_owned(),
            file: file.to_owned(),
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
                let Some((index, span)) = places.get(found.event) else { continue };
                // Behind an event that could not be read only that is sure which hangs on no other event.
                let hangs = !matches!(found.fault, Impossible::NewPiece { .. });
                if hangs && first_faulty.is_some_and(|first| *index > first) {
                    continue;
                }
                faults.push(describe(&found.fault).arg("number", &(index + 1).to_string()).at(span));
            }
            None
        }
    }
}

/// What conditions say of the moves before must agree with the moves told; a claim of a repetition about which nothing
/// is told is worth a warning.
fn check_history(
    conditions: &Conditions,
    start: &Start,
    events: &[Event],
    node: Option<&Node<'_>>,
    faults: &mut Faults,
) {
    let matter = |event: &Event| match event.act.plain() {
        Act::Competition(matter) => Some(Matter::clone(matter)),
        _ => None,
    };
    let claims = events.iter().filter_map(matter).filter_map(|m| if let Matter::Claim(c) = m { Some(c) } else { None });
    let mut claims: Vec<ClaimMade> = claims.filter(|c| c.kind == ClaimKind::Threefold).collect();
    let field = |name: &str| node.and_then(|n| n.get(name)).map(|n| n.span.clone());
    let at = |span: Option<Span>, fault: Fault| match span {
        Some(span) => fault.at(&span),
        None => fault,
    };
    if let Some(history) = start.history() {
        let quiet = history.quiet_halfmoves();
        if conditions.since_irreversible.is_some_and(|[white, black]| white + black != quiet) {
            let fault = Fault::error("diag-since-contradicts").arg("count", &quiet.to_string());
            faults.push(at(field("since-irreversible"), fault));
        }
        let count = history.occurrences(Sameness::Rights) as u32;
        let announced = claims.iter().any(|claim| claim.mv.is_some());
        if !announced && conditions.occurrences.is_some_and(|told| told.count != count) {
            let fault = Fault::error("diag-occurrences-contradict").arg("count", &count.to_string());
            faults.push(at(field("occurrences"), fault));
        }
        return;
    }
    let checked = events.iter().filter_map(matter).any(|m| matches!(m, Matter::Check { .. }));
    if claims.pop().is_some() && conditions.occurrences.is_none() && !checked {
        faults.push(at(node.map(|n| n.span.clone()), Fault::warning("diag-claim-untold")));
    }
}

fn position(node: Option<&Node<'_>>, faults: &mut Faults) -> Option<Start> {
    let mark = faults.errors();
    let fields = match node {
        Some(node) => Some(faults.fields(node, "position", POSITION)?),
        None => None,
    };
    let get = |name| fields.and_then(|f: Fields<'_, '_>| f.get(name));
    let chess960 = get("chess960").and_then(|n| faults.flag(n, "chess960")).unwrap_or(false);
    let position = match get("fen") {
        None => Some(Position::initial()),
        Some(node) => faults.text(node, "fen").and_then(|fen| match Position::from_fen(fen, chess960) {
            Ok(position) => {
                check_fen(fen, &position, &node.span, faults);
                Some(position)
            }
            Err(fault) => {
                faults.push(Fault::error("diag-position").arg("reason", reason(&fault)).at(&node.span));
                None
            }
        }),
    };
    let moves: &[Node<'_>] = get("moves").and_then(|n| faults.list(n, "moves")).unwrap_or_default();
    // Those before the first that is none are played all the same.
    let mut texts: Vec<&str> = Vec::with_capacity(moves.len());
    let mut all_are_moves = true;
    for node in moves {
        match faults.text(node, "moves") {
            Some(text) if is_move(text) => {
                if all_are_moves {
                    texts.push(text);
                }
                continue;
            }
            Some(text) => {
                let lower = text.trim().to_lowercase();
                let near = is_uci(&lower).then_some(lower);
                faults.push(Fault::error("diag-no-move").arg("move", text).nearest(near).at(&node.span));
            }
            None => {}
        }
        all_are_moves = false;
    }
    let played = position.map(Start::new)?.play(&texts);
    match played {
        Ok(_) if faults.has_errors_since(mark) => None,
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

/// What was given that the position did not take over: the core mends in silence what real games cannot reach.
pub(crate) fn check_fen(fen: &str, position: &Position, span: &Span, faults: &mut Faults) {
    let fields: Vec<&str> = fen.split([' ', '_']).filter(|field| !field.is_empty()).collect();
    if fields.len() < FEN_FIELDS {
        faults.push(Fault::warning("diag-fen-short").arg("count", &fields.len().to_string()).at(span));
    }
    let lost: String =
        fields.get(2).map(|f| f.chars().filter(|c| !has_right(position, *c)).collect()).unwrap_or_default();
    if !lost.is_empty() {
        faults.push(Fault::warning("diag-fen-castling").arg("rights", &lost).at(span));
    }
    if let Some(square) = fields.get(3).filter(|f| **f != "-")
        && position.ep_square().map(|s| s.to_string()).as_deref() != Some(*square)
    {
        faults.push(Fault::warning("diag-fen-en-passant").arg("square", square).at(span));
    }
    if fields.get(5).is_some_and(|f| f.bytes().all(|b| b == b'0')) {
        faults.push(Fault::warning("diag-fen-move-zero").at(span));
    }
}

/// Whether a letter of the castling field is borne out by the position: `K` and `Q`, or the file of the rook.
fn has_right(position: &Position, letter: char) -> bool {
    if letter == '-' {
        return true;
    }
    let side = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let Some(king) = position.board().king_of(side) else {
        return false;
    };
    let mut rooks = (position.castling_rights() & position.board().by_color(side)).into_iter();
    match letter.to_ascii_lowercase() {
        'k' => rooks.any(|rook| rook.file() > king.file()),
        'q' => rooks.any(|rook| rook.file() < king.file()),
        file => rooks.any(|rook| rook.file().char() == file),
    }
}

/// Why a position cannot be used, as a word that the messages know.
pub(crate) fn reason(fault: &PositionFault) -> &'static str {
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
        Impossible::Passed => Fault::error("diag-passed"),
        Impossible::NoKing => Fault::error("diag-no-king"),
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
