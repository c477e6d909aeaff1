//! Events of an incident document.

use adoube_core::board::{Color, Role, Square, parse_role, parse_square};
use adoube_core::incident::competition::{ClaimKind, Said};
use adoube_core::incident::{Act, Event, Meaning, Unit, With};
use smallvec::SmallVec;

use crate::Span;
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::matter;
use crate::nearest::nearest;
use crate::node::{Node, Value};

/// Events of one incident; the core counts what happens in one turn with 16 bits, and an event may count for three.
const MOST_EVENTS: usize = 10_000;

/// An event and where it stands.
#[derive(Debug)]
pub(crate) struct ReadEvent {
    /// Its place in the list, from 0.
    pub(crate) index: usize,
    pub(crate) span: Span,
    pub(crate) event: Event,
}

/// What an event may be, each with the modifiers that go with it.
pub(crate) const EVENTS: &[(&str, &[&str])] = &[
    ("say", &["by"]),
    ("touch", &["by", "meaning", "manner", "with", "order"]),
    ("put", &["at", "by", "hands", "inverted", "colour"]),
    ("release", &["at", "by", "hands", "inverted", "colour"]),
    ("remove", &["by", "hands"]),
    ("press", &["by", "hand"]),
    ("turn", &["fen"]),
    ("claim", &["by", "of", "move", "written", "entered", "clock-stopped", "to", "ground"]),
    ("offer", &["by", "when", "condition", "nth"]),
    ("accept", &["by", "condition"]),
    ("resign", &["by"]),
    ("flag", &["by", "seen-by", "order", "first"]),
    ("play", &["by"]),
    ("put-back", &["by"]),
    ("stop", &["by", "reason", "whose"]),
    ("start", &["by"]),
    ("check", &["by", "finds", "truly"]),
    ("withdraw", &["by"]),
    ("decline", &["by"]),
    ("agree", &["by"]),
    ("arbiter", &["by", "what", "of", "teller"]),
    ("found", &["by", "of", "moves-ago", "through"]),
    ("knock", &["by"]),
    ("displace", &["by", "on"]),
    ("restore", &["by"]),
    ("take", &["by"]),
    ("waive", &["by"]),
    ("write", &["by", "before-playing", "for"]),
    ("seal", &["by"]),
    ("erase", &["by"]),
    ("note", &["by"]),
    ("absent", &["by"]),
    ("arrive", &["by", "at"]),
    ("device", &["by", "does", "where", "state", "approved"]),
    ("leave", &["by", "permission", "returned"]),
    ("refuse", &["by", "nth"]),
    ("disturb", &["by", "how", "nth"]),
    ("analyse", &["by", "finished"]),
    ("lift", &["by"]),
    ("feel", &["by"]),
    ("announce", &["by"]),
    ("clock", &["by", "found"]),
    ("sign", &["by"]),
    ("appeal", &["by"]),
    ("pass", &[]),
];
/// Sides.
pub(crate) const SIDES: &[(&str, Color)] = &[("white", Color::White), ("black", Color::Black)];
/// Values of `meaning`.
pub(crate) const MEANINGS: &[(&str, Meaning)] = &[
    ("play", Meaning::Play),
    ("castle", Meaning::Castle),
    ("adjust", Meaning::Adjust),
    ("other-unit", Meaning::OtherUnit),
    ("none", Meaning::None),
];
/// Values of `manner`, and whether they mean an accident.
pub(crate) const MANNERS: &[(&str, bool)] = &[("deliberate", false), ("accidental", true)];
/// Values of `order`, and whether the order cannot be established.
pub(crate) const ORDERS: &[(&str, bool)] = &[("together", false), ("unknown", true)];
/// Values of `hands`, and whether there are two.
pub(crate) const HANDS: &[(&str, bool)] = &[("one", false), ("two", true)];
/// What a player says in place of the word that stands for it.
const SAID: &[&str] = &["j'adoube", "j’adoube", "jadoube", "adoube", "i adjust", "поправляю"];
/// New pieces at promotion.
pub(crate) const PIECES: &[&str] = &["queen", "rook", "bishop", "knight"];

/// The events of a document.
#[derive(Debug, Default)]
pub(crate) struct Events {
    /// Those without faults.
    pub(crate) good: Vec<ReadEvent>,
    /// Where the first faulty one stands in the list, if there is one: what the others mean is sure only before it.
    pub(crate) first_faulty: Option<usize>,
}

/// Reads the list of events; `None` when it is no list.
pub(crate) fn read_all(node: &Node<'_>, chess960: bool, faults: &mut Faults) -> Option<Events> {
    let list = faults.list(node, "events")?;
    if list.len() > MOST_EVENTS {
        let fault = Fault::error("diag-events-many").arg("count", &list.len().to_string());
        faults.push(fault.arg("limit", &MOST_EVENTS.to_string()).at(&node.span));
        return None;
    }
    let mut events = Events { good: Vec::with_capacity(list.len()), first_faulty: None };
    for (index, item) in list.iter().enumerate() {
        let mark = faults.errors();
        match read(item, index, chess960, faults) {
            Some((span, event)) if !faults.has_errors_since(mark) => {
                events.good.push(ReadEvent { index, span, event });
            }
            _ => {
                events.first_faulty.get_or_insert(index);
            }
        }
    }
    Some(events)
}

fn read(node: &Node<'_>, index: usize, chess960: bool, faults: &mut Faults) -> Option<(Span, Event)> {
    let Value::Map(_) = node.value else {
        let fault = Fault::error("diag-event-no-map").arg("found", node.value.kind());
        let given = node.as_str().unwrap_or_default();
        faults.push(fault.nearest(nearest(given, names())).at(&node.span));
        return None;
    };
    let fields = faults.map(node, "event")?;
    let mut kinds = EVENTS.iter().filter_map(|(name, modifiers)| fields.key(name).map(|key| (*name, *modifiers, key)));
    let Some((name, modifiers, key)) = kinds.next() else {
        return unknown(fields, faults);
    };
    if let Some((other, _, key)) = kinds.next() {
        faults.push(Fault::error("diag-event-two").arg("first", name).arg("second", other).at(&key.span));
        return None;
    }
    check_modifiers(fields, name, modifiers, faults);
    let span = key.span.clone();
    let value = fields.raw(name)?;
    let by = fields.get("by").and_then(|n| faults.word(n, "by", SIDES));
    let act = act(name, value, fields, index, faults)?;
    let act = matter::marked(name, act, fields, chess960, index, faults)?;
    Some((span, Event { by, act }))
}

fn names() -> impl Iterator<Item = &'static str> + Clone {
    EVENTS.iter().map(|(name, _)| *name)
}

/// No known event is named: perhaps a key is mistyped.
fn unknown<T>(fields: Fields<'_, '_>, faults: &mut Faults) -> Option<T> {
    if let Some((key, value)) = fields.entries().iter().find(|(key, _)| key.text == "move") {
        // Chess players write moves; what happened on the board is told with the hand.
        let text = value.as_str().filter(|text| is_uci(text)).unwrap_or("e2e4");
        let fault = Fault::error("diag-event-move").arg("from", text.get(..2).unwrap_or_default());
        faults.push(fault.arg("to", text.get(2..4).unwrap_or_default()).at(&key.span));
        return None;
    }
    let strange = fields.entries().iter().map(|(key, _)| key).find(|key| !is_modifier(&key.text));
    let fault = Fault::error("diag-event-unknown").allowed(names());
    faults.push(match strange {
        Some(key) => fault.arg("event", &key.text).nearest(nearest(&key.text, names())).at(&key.span),
        None => Fault::error("diag-event-none").allowed(names()).at(fields.span()),
    });
    None
}

fn is_modifier(name: &str) -> bool {
    EVENTS.iter().any(|(_, modifiers)| modifiers.contains(&name))
}

fn check_modifiers(fields: Fields<'_, '_>, event: &str, modifiers: &[&str], faults: &mut Faults) {
    for (key, _) in fields.entries() {
        if key.text == event || modifiers.contains(&&*key.text) || key.text.is_empty() {
            continue;
        }
        let id = match is_modifier(&key.text) {
            _ if modifiers.is_empty() => "diag-modifier-none",
            true => "diag-modifier-misplaced",
            false => "diag-modifier-unknown",
        };
        let fault = Fault::error(id).arg("modifier", &key.text).arg("event", event).allowed(modifiers);
        let is_worth = id == "diag-modifier-unknown" && !faults.is_full();
        let near = is_worth.then(|| nearest(&key.text, modifiers)).flatten();
        faults.push(fault.nearest(near).at(&key.span));
    }
}

fn act(name: &str, value: &Node<'_>, fields: Fields<'_, '_>, index: usize, faults: &mut Faults) -> Option<Act> {
    let mut only = |word: &'static str, act: Act| faults.word(value, name, &[(word, ())]).map(|()| act);
    match name {
        "say" => {
            if value.as_str().is_some_and(|text| SAID.contains(&text.to_lowercase().as_str())) {
                faults.unknown_word_near(value, name, ["adjust"].into_iter(), Some("adjust".to_owned()));
                return None;
            }
            let other = Said::WORDS.iter().any(|(word, _)| value.as_str() == Some(word));
            if other {
                return matter::act(name, value, fields, index, faults);
            }
            let words = || ["adjust"].into_iter().chain(Said::WORDS.iter().map(|(word, _)| *word));
            if value.as_str() == Some("adjust") {
                return Some(Act::SayAdjust);
            }
            faults.unknown_word(value, name, words().collect::<Vec<_>>().into_iter());
            None
        }
        "press" => only("clock", Act::Press),
        "offer" => only("draw", Act::OfferDraw),
        "accept" => only("draw", Act::AcceptDraw),
        "flag" => only("falls", Act::FlagFalls),
        "resign" => match value.value {
            Value::Bool(true) => Some(Act::Resign),
            Value::Str(ref text) if text == "true" => {
                faults.quoted_flag(value, name, text);
                None
            }
            _ => {
                faults.unknown_word(value, name, ["true"].into_iter());
                None
            }
        },
        "turn" => faults.word(value, name, SIDES).map(Act::Turn),
        "claim" => claim(value, fields, index, faults),
        "touch" => touch(value, fields, faults),
        "put-back" => {
            let home = square(value, faults)?;
            Some(Act::Release { unit: Unit::Of(home), at: home, two_hands: false })
        }
        "remove" => {
            let two_hands = hands(fields, faults);
            square(value, faults).map(|square| Act::Remove { square, two_hands })
        }
        "put" | "release" => {
            let two_hands = hands(fields, faults);
            let unit = unit(value, name, faults);
            let at = match fields.get("at") {
                Some(node) => square(node, faults),
                None => {
                    faults.push(Fault::error("diag-missing-at").arg("event", name).at(fields.span()));
                    None
                }
            };
            let (unit, at) = (unit?, at?);
            Some(if name == "put" { Act::Put { unit, at, two_hands } } else { Act::Release { unit, at, two_hands } })
        }
        _ => matter::act(name, value, fields, index, faults),
    }
}

fn hands(fields: Fields<'_, '_>, faults: &mut Faults) -> bool {
    fields.get("hands").and_then(|n| faults.word(n, "hands", HANDS)).unwrap_or(false)
}

fn claim(value: &Node<'_>, fields: Fields<'_, '_>, index: usize, faults: &mut Faults) -> Option<Act> {
    let kind = faults.word(value, "claim", ClaimKind::WORDS)?;
    if kind != ClaimKind::TouchMove {
        return Some(matter::claim(kind, fields, index, faults));
    }
    // A complaint under Article 4 takes nothing but the side: it is about what hands did last.
    check_modifiers(fields, "claim", &["by"], faults);
    Some(Act::Claim)
}

fn touch(value: &Node<'_>, fields: Fields<'_, '_>, faults: &mut Faults) -> Option<Act> {
    let meaning = fields.get("meaning").and_then(|n| faults.word(n, "meaning", MEANINGS));
    let accidental = fields.get("manner").and_then(|n| faults.word(n, "manner", MANNERS)).unwrap_or(false);
    let order_unknown = fields.get("order").and_then(|n| faults.word(n, "order", ORDERS)).unwrap_or(false);
    let with = fields.get("with").map_or(Some(With::Hand), |node| with(node, faults));
    let squares = match &value.value {
        Value::List(list) => {
            if list.is_empty() {
                faults.push(Fault::error("diag-touch-empty").at(&value.span));
            }
            let mut squares: SmallVec<[Square; 2]> = SmallVec::new();
            for item in list {
                let found = square(item, faults)?;
                if squares.contains(&found) {
                    let fault = Fault::warning("diag-touch-twice").arg("square", &found.to_string());
                    faults.push(fault.at(&item.span));
                } else {
                    squares.push(found);
                }
            }
            squares
        }
        _ => SmallVec::from_iter([square(value, faults)?]),
    };
    Some(Act::Touch { squares, meaning, accidental, with: with?, order_unknown })
}

fn with(node: &Node<'_>, faults: &mut Faults) -> Option<With> {
    match node.as_str() {
        Some("hand") => Some(With::Hand),
        Some("object") => Some(With::Object),
        Some(text) if parse_square(text).is_some() => parse_square(text).map(With::Unit),
        _ => {
            let Some(text) = node.as_str() else {
                faults.wrong_type(node, "with", "text");
                return None;
            };
            let words = ["hand", "object"];
            let lower = text.trim().to_lowercase();
            let near = parse_square(&lower).map(|_| lower).or_else(|| nearest(text, words));
            let fault = Fault::error("diag-unknown-with").arg("word", text).allowed(words);
            faults.push(fault.nearest(near).at(&node.span));
            None
        }
    }
}

pub(crate) fn square(node: &Node<'_>, faults: &mut Faults) -> Option<Square> {
    let Some(text) = node.as_str() else {
        faults.wrong_type(node, "square", "square");
        return None;
    };
    let found = parse_square(text);
    if found.is_none() {
        let lower = text.trim().to_lowercase();
        let near = parse_square(&lower).map(|_| lower);
        faults.push(Fault::error("diag-unknown-square").arg("square", text).nearest(near).at(&node.span));
    }
    found
}

/// The unit of a square, or a new piece. A king or pawn is let through: the core says that none can come.
fn unit(node: &Node<'_>, event: &str, faults: &mut Faults) -> Option<Unit> {
    let Some(text) = node.as_str() else {
        faults.wrong_type(node, event, "square");
        return None;
    };
    if let Some(square) = parse_square(text) {
        return Some(Unit::Of(square));
    }
    if let Some(role) = parse_role(text) {
        return Some(Unit::New(role));
    }
    let lower = text.trim().to_lowercase();
    let near = parse_square(&lower).map(|_| lower).or_else(|| nearest(text, PIECES));
    faults.push(Fault::error("diag-unknown-unit").arg("unit", text).allowed(PIECES).nearest(near).at(&node.span));
    None
}

/// Whether a text is a move in UCI, such as `e2e4` or `b7b8q`; whether it is legal is not asked.
pub(crate) fn is_uci(text: &str) -> bool {
    let squares = text.get(..2).zip(text.get(2..4));
    let promotion = text.get(4..).and_then(|rest| match rest {
        "" => Some(None),
        "q" => Some(Some(Role::Queen)),
        "r" => Some(Some(Role::Rook)),
        "b" => Some(Some(Role::Bishop)),
        "n" => Some(Some(Role::Knight)),
        _ => None,
    });
    squares.is_some_and(|(from, to)| parse_square(from).is_some() && parse_square(to).is_some() && from != to)
        && promotion.is_some()
}

/// Whether a text has the form of a move, in UCI or SAN.
pub(crate) fn is_move(text: &str) -> bool {
    is_uci(text) || is_san(text)
}

/// `Nbxd7+`, `exd8=Q#`, `O-O`; whether it is legal is not asked.
fn is_san(text: &str) -> bool {
    let text = text.strip_suffix(['+', '#']).unwrap_or(text);
    if matches!(text, "O-O" | "O-O-O" | "0-0" | "0-0-0") {
        return true;
    }
    let text = text.strip_suffix(['Q', 'R', 'B', 'N']).map_or(text, |rest| rest.strip_suffix('=').unwrap_or(rest));
    let Some((before, to)) = text.split_at_checked(text.len().saturating_sub(2)) else {
        return false;
    };
    let before = before.strip_suffix('x').unwrap_or(before);
    let before = before.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(before);
    let file = before.strip_prefix(|c| matches!(c, 'a'..='h')).unwrap_or(before);
    let rank = file.strip_prefix(|c| matches!(c, '1'..='8')).unwrap_or(file);
    parse_square(to).is_some() && rank.is_empty()
}

#[cfg(test)]
mod tests {
    use super::{is_move, is_uci};

    #[test]
    fn moves_in_san() {
        for good in ["e4", "Nf3", "Nbd7", "R1xe4+", "exd8=Q#", "e8Q", "O-O", "O-O-O+", "Qa1xb2", "b7b8q"] {
            assert!(is_move(good), "{good}");
        }
        for bad in ["", "xx", "e9", "e9e4", "Nf9", "Zf3", "ё4", "Nf3!", "castles", "--"] {
            assert!(!is_move(bad), "{bad}");
        }
    }

    #[test]
    fn moves_in_uci() {
        for good in ["e2e4", "b7b8q", "e1g1", "c1h1"] {
            assert!(is_uci(good), "{good}");
        }
        for bad in ["", "e4", "e2e9", "e2e2", "Nf3", "e7e8k", "e2e4 ", "ё2e4", "0000"] {
            assert!(!is_uci(bad), "{bad}");
        }
    }
}
