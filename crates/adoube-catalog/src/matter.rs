//! Events of the competition rules in an incident document.

use adoube_core::board::{Position, Role, parse_square};
use adoube_core::incident::Act;
use adoube_core::incident::competition::*;

use crate::conditions::{day_time, number};
use crate::event::{SIDES, is_uci, square};
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::node::{Node, Value};

/// Values of `colour`, and whether the new unit is one of the other side.
pub(crate) const COLOURS: &[(&str, bool)] = &[("right", false), ("wrong", true)];
/// How often something may happen, and how many moves may be passed over.
const MOST: u32 = 10_000;

/// The modifiers of an event, read one by one; what is absent or wrong has its default.
struct Reader<'r, 'n, 't> {
    fields: Fields<'n, 't>,
    faults: &'r mut Faults,
    /// Place of the event in the list.
    index: usize,
}

impl Reader<'_, '_, '_> {
    fn word<T: Copy + Default>(&mut self, name: &str, words: &[(&'static str, T)]) -> T {
        self.optional(name, words).unwrap_or_default()
    }

    fn optional<T: Copy>(&mut self, name: &str, words: &[(&'static str, T)]) -> Option<T> {
        self.fields.get(name).and_then(|n| self.faults.word(n, name, words))
    }

    fn flag(&mut self, name: &str) -> Option<bool> {
        self.fields.get(name).and_then(|n| self.faults.flag(n, name))
    }

    fn nth(&mut self) -> u32 {
        self.fields.get("nth").and_then(|n| number(n, "nth", MOST, self.faults)).unwrap_or(1).max(1)
    }

    fn text(&mut self, name: &str) -> Option<String> {
        self.fields.get(name).and_then(|n| self.faults.text(n, name)).map(str::to_owned)
    }

    /// The index of an earlier event, which the file counts from 1.
    fn of(&mut self) -> Option<usize> {
        let node = self.fields.get("of")?;
        let given = number(node, "of", MOST, self.faults)? as usize;
        if given == 0 || given > self.index {
            let fault = Fault::error("diag-of-nowhere").arg("of", &given.to_string());
            self.faults.push(fault.arg("number", &(self.index + 1).to_string()).at(&node.span));
            return None;
        }
        Some(given - 1)
    }
}

/// An event that is none of hands and voices, or `None` when its value is wrong.
pub(crate) fn act(
    name: &str,
    value: &Node<'_>,
    fields: Fields<'_, '_>,
    index: usize,
    faults: &mut Faults,
) -> Option<Act> {
    let mut read = Reader { fields, faults, index };
    if name == "play" {
        return written(value, name, read.faults).map(Act::Play);
    }
    matter(name, value, &mut read).map(|matter| Act::Competition(Box::new(matter)))
}

fn matter(name: &str, value: &Node<'_>, read: &mut Reader<'_, '_, '_>) -> Option<Matter> {
    match name {
        "stop" => {
            read.faults.word(value, name, &[("clocks", ())])?;
            Some(Matter::Stop {
                reason: read.word("reason", StopReason::WORDS),
                whose: read.word("whose", Whose::WORDS),
            })
        }
        "start" => read.faults.word(value, name, SIDES).map(Matter::Start),
        "check" => {
            read.faults.word(value, name, &[("claim", ())])?;
            Some(Matter::Check {
                finds: read.word("finds", Finding::WORDS),
                truly: read.optional("truly", Finding::WORDS),
            })
        }
        "withdraw" => read.faults.word(value, name, Withdrawn::WORDS).map(Matter::Withdraw),
        "decline" => read.faults.word(value, name, &[("draw", ())]).map(|()| Matter::Decline),
        "agree" => read.faults.word(value, name, Agreed::WORDS).map(Matter::Agree),
        "arbiter" => {
            let act = read.faults.word(value, name, ArbiterAct::WORDS)?;
            let usual = if act == ArbiterAct::Arrives { Seen::Position } else { Seen::Move };
            Some(Matter::Arbiter {
                act,
                what: read.optional("what", Seen::WORDS).unwrap_or(usual),
                of: read.of(),
                teller: read.word("teller", Teller::WORDS),
            })
        }
        "found" => Some(Matter::Found {
            what: read.faults.word(value, name, FoundWhat::WORDS)?,
            of: read.of(),
            moves_ago: read
                .fields
                .get("moves-ago")
                .and_then(|n| number(n, "moves-ago", MOST, read.faults))
                .unwrap_or_default(),
            through: read.word("through", Through::WORDS),
        }),
        "knock" => match &value.value {
            Value::List(list) => {
                let squares = list.iter().map(|item| square(item, read.faults)).collect::<Option<_>>()?;
                Some(Matter::Knock(squares))
            }
            _ => square(value, read.faults).map(|one| Matter::Knock([one].into_iter().collect())),
        },
        "displace" => {
            let unit = square(value, read.faults)?;
            let on = match read.fields.get("on") {
                Some(node) => square(node, read.faults)?,
                None => {
                    read.faults.push(Fault::error("diag-missing-on").at(read.fields.span()));
                    return None;
                }
            };
            Some(Matter::Displace { unit, on })
        }
        "restore" => square(value, read.faults).map(Matter::Restore),
        "take" => read.faults.word(value, name, &[("king", ())]).map(|()| Matter::TakeKing),
        "waive" => read.faults.word(value, name, &[("checking", ())]).map(|()| Matter::Waive),
        "write" => Some(Matter::Write {
            mv: written(value, name, read.faults)?,
            purpose: read.word("for", WrittenFor::WORDS),
            before_playing: read.flag("before-playing").unwrap_or_default(),
        }),
        "seal" => {
            let mv = written(value, name, read.faults)?;
            Some(Matter::Write { mv, purpose: WrittenFor::Seal, before_playing: true })
        }
        "erase" => only_true(value, name, read.faults).then_some(Matter::Erase),
        "note" => only_true(value, name, read.faults).then_some(Matter::Note),
        "absent" => read.faults.word(value, name, SIDES).map(Matter::Absent),
        "arrive" => {
            let side = read.faults.word(value, name, SIDES)?;
            let at = read.fields.get("at").and_then(|n| day_time(n, "at", read.faults));
            Some(Matter::Arrive { side, at })
        }
        "device" => Some(Matter::Device {
            device: read.faults.word(value, name, Device::WORDS)?,
            does: read.word("does", DeviceDoes::WORDS),
            place: read.word("where", DeviceWhere::WORDS),
            state: read.word("state", OnOff::WORDS),
            approved: read.flag("approved").unwrap_or_default(),
        }),
        "leave" => Some(Matter::Leave {
            place: read.faults.word(value, name, Place::WORDS)?,
            permission: read.flag("permission").unwrap_or_default(),
            returned: read.flag("returned").unwrap_or(true),
        }),
        "refuse" => {
            let what = read.faults.word(value, name, Refused::WORDS)?;
            Some(Matter::Refuse { what, nth: read.nth() })
        }
        "disturb" => {
            read.faults.word(value, name, &[("opponent", ())])?;
            Some(Matter::Disturb { how: read.word("how", Disturbance::WORDS), nth: read.nth() })
        }
        "analyse" => {
            read.faults.word(value, name, &[("venue", ())])?;
            Some(Matter::Analyse { finished: read.flag("finished").unwrap_or(true) })
        }
        "lift" => square(value, read.faults).map(Matter::Lift),
        "feel" => square(value, read.faults).map(Matter::Feel),
        "announce" => written(value, name, read.faults).map(Matter::Announce),
        "clock" => {
            let fault = read.faults.word(value, name, ClockFault::WORDS)?;
            Some(Matter::Clock { fault, found: read.flag("found").unwrap_or(true) })
        }
        "sign" => read.faults.word(value, name, &[("sheet", ())]).map(|()| Matter::Sign),
        "appeal" => read.faults.word(value, name, Appealed::WORDS).map(Matter::Appeal),
        "pass" => number(value, name, MOST, read.faults).map(Matter::Pass),
        "say" => read.faults.word(value, name, Said::WORDS).map(Matter::Say),
        _ => None,
    }
}

/// A claim beside that of touch-move.
pub(crate) fn claim(kind: ClaimKind, fields: Fields<'_, '_>, index: usize, faults: &mut Faults) -> Act {
    let mut read = Reader { fields, faults, index };
    let made = ClaimMade {
        kind,
        of: read.of(),
        mv: read.fields.get("move").and_then(|n| written(n, "move", read.faults)),
        written: read.flag("written").unwrap_or(true),
        entered: read.word("entered", Entered::WORDS),
        clock_stopped: read.flag("clock-stopped"),
        to: read.word("to", ClaimTo::WORDS),
        ground: read.word("ground", Ground::WORDS),
    };
    Act::Competition(Box::new(Matter::Claim(made)))
}

/// What the modifiers of the competition rules add to an event of hands.
pub(crate) fn marked(
    name: &str,
    act: Act,
    fields: Fields<'_, '_>,
    chess960: bool,
    index: usize,
    faults: &mut Faults,
) -> Option<Act> {
    let given = |names: &[&str]| names.iter().any(|name| fields.get(name).is_some());
    let mut read = Reader { fields, faults, index };
    let mark = match name {
        "press" if read.word("hand", Hand::WORDS) == Hand::Other => Mark::OtherHand,
        "flag" if given(&["seen-by", "order", "first"]) => Mark::Flag {
            seen_by: read.word("seen-by", SeenBy::WORDS),
            order: read.word("order", FlagOrder::WORDS),
            first: read.optional("first", SIDES),
        },
        "offer" if given(&["when", "condition", "nth"]) => Mark::Offer {
            time: read.optional("when", OfferTime::WORDS),
            condition: read.text("condition"),
            nth: read.nth(),
        },
        "accept" if given(&["condition"]) => Mark::Accept { condition: read.text("condition")? },
        "put" | "release" if given(&["inverted", "colour"]) => {
            let wrong = read.word("colour", COLOURS);
            match (read.flag("inverted").unwrap_or_default(), wrong) {
                (_, true) => Mark::WrongColour,
                (true, false) => Mark::Inverted,
                (false, false) => return Some(act),
            }
        }
        "turn" if given(&["fen"]) => {
            let node = fields.get("fen")?;
            let text = read.faults.text(node, "fen")?;
            let position = match Position::from_fen(text, chess960) {
                Ok(position) => position,
                Err(fault) => {
                    let reason = crate::incident::reason(&fault);
                    read.faults.push(Fault::error("diag-position").arg("reason", reason).at(&node.span));
                    return None;
                }
            };
            if !matches!(act, Act::Turn(side) if side == position.turn()) {
                read.faults.push(Fault::error("diag-turn-fen").at(&node.span));
                return None;
            }
            Mark::From(Box::new(position))
        }
        _ => return Some(act),
    };
    Some(Act::Marked(Box::new((act, mark))))
}

fn only_true(value: &Node<'_>, name: &str, faults: &mut Faults) -> bool {
    match value.value {
        Value::Bool(true) => true,
        _ => {
            faults.unknown_word(value, name, ["true"].into_iter());
            false
        }
    }
}

fn written(node: &Node<'_>, field: &str, faults: &mut Faults) -> Option<Written> {
    let text = faults.text(node, field)?;
    if !is_uci(text) {
        faults.push(Fault::error("diag-bad-move").arg("move", text).arg("field", field).at(&node.span));
        return None;
    }
    let promotion = match text.get(4..) {
        Some("q") => Some(Role::Queen),
        Some("r") => Some(Role::Rook),
        Some("b") => Some(Role::Bishop),
        Some("n") => Some(Role::Knight),
        _ => None,
    };
    let (from, to) = (text.get(..2).and_then(parse_square)?, text.get(2..4).and_then(parse_square)?);
    Some(Written { from, to, promotion })
}
