//! Events of the competition rules in words.

use adoube_core::incident::competition::{Mark, Matter};
use serde_json::{Map, Value};

use super::unit::Args;
use crate::incident_file::{mark_json, matter_json};

/// Names that a message may choose by; what the event does not say is `unsaid`.
const NAMES: &[&str] = &[
    "reason",
    "whose",
    "start",
    "claim",
    "move",
    "written",
    "finds",
    "withdraw",
    "agree",
    "arbiter",
    "what",
    "teller",
    "found",
    "through",
    "displace",
    "on",
    "restore",
    "write",
    "for",
    "before-playing",
    "absent",
    "arrive",
    "at",
    "device",
    "does",
    "where",
    "state",
    "leave",
    "permission",
    "returned",
    "refuse",
    "how",
    "lift",
    "feel",
    "announce",
    "clock",
    "appeal",
    "say",
    "knock",
    "hand",
    "seen-by",
    "order",
    "when",
    "condition",
    "fen",
    "inverted",
    "colour",
    "to",
];

/// What happened, in a sentence.
pub(super) fn matter(args: Args<'_>, matter: &Matter) -> String {
    filled(args, matter_json(matter)).say(&format!("event-court-{}", matter.key()))
}

/// What the competition rules add to a sentence about hands.
pub(super) fn mark(args: Args<'_>, mark: &Mark) -> String {
    let key = match mark {
        Mark::OtherHand => "event-mark-hand",
        Mark::Flag { .. } => "event-mark-flag",
        Mark::Offer { .. } => "event-mark-offer",
        Mark::Accept { .. } => "event-mark-accept",
        Mark::From(_) => "event-mark-fen",
        Mark::Inverted => "event-mark-inverted",
        Mark::WrongColour => "event-mark-colour",
    };
    filled(args, mark_json(mark)).say(key)
}

fn filled(args: Args<'_>, map: Map<String, Value>) -> Args<'_> {
    let mut args = NAMES.iter().fold(args, |args, name| args.text(name, "unsaid")).number("count", 0);
    for (name, value) in map {
        args = match value {
            Value::String(text) => args.text(&name, text),
            Value::Bool(flag) => args.text(&name, flag.to_string()),
            Value::Number(number) => args.number("count", number.as_u64().unwrap_or_default() as usize),
            Value::Array(list) => {
                let words: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
                args.text(&name, words.join(", "))
            }
            _ => args,
        };
    }
    args
}

#[cfg(test)]
mod tests {
    use adoube_core::board::{Color, Square};
    use adoube_core::incident::competition::*;

    use super::*;
    use crate::messages::{Lang, Messages};

    /// Every event, with every word that its message may choose by.
    fn matters() -> Vec<Matter> {
        let mv = Written { from: Square::E2, to: Square::E4, promotion: None };
        let mut all = vec![
            Matter::Start(Color::Black),
            Matter::Decline,
            Matter::Knock([Square::E1, Square::D1].into_iter().collect()),
            Matter::Displace { unit: Square::F7, on: Square::F6 },
            Matter::Restore(Square::F7),
            Matter::TakeKing,
            Matter::Waive,
            Matter::Erase,
            Matter::Note,
            Matter::Absent(Color::White),
            Matter::Arrive { side: Color::Black, at: Some(1205) },
            Matter::Arrive { side: Color::White, at: None },
            Matter::Analyse { finished: true },
            Matter::Lift(Square::E2),
            Matter::Feel(Square::E2),
            Matter::Announce(mv),
            Matter::Sign,
            Matter::Pass(3),
        ];
        for (_, reason) in StopReason::WORDS {
            all.extend(Whose::WORDS.iter().map(|(_, whose)| Matter::Stop { reason: *reason, whose: *whose }));
        }
        for (_, kind) in ClaimKind::WORDS {
            let claim = ClaimMade::new(*kind);
            all.push(Matter::Claim(claim.clone()));
            all.push(Matter::Claim(ClaimMade { mv: Some(mv), written: false, ..claim }));
        }
        all.extend(Finding::WORDS.iter().map(|(_, finds)| Matter::Check { finds: *finds, truly: None }));
        all.extend(Withdrawn::WORDS.iter().map(|(_, what)| Matter::Withdraw(*what)));
        all.extend(Agreed::WORDS.iter().map(|(_, what)| Matter::Agree(*what)));
        for (_, act) in ArbiterAct::WORDS {
            for (_, what) in Seen::WORDS {
                let teller = |teller: &Teller| Matter::Arbiter { act: *act, what: *what, of: None, teller: *teller };
                all.extend(Teller::WORDS.iter().map(|(_, who)| teller(who)));
            }
        }
        let found = |what| Matter::Found { what, of: None, moves_ago: 3, through: Through::Replay };
        all.extend(FoundWhat::WORDS.iter().map(|(_, what)| found(*what)));
        for before_playing in [true, false] {
            all.push(Matter::Write { mv, purpose: WrittenFor::Game, before_playing });
        }
        for (_, device) in Device::WORDS {
            for ((_, does), (_, place)) in
                DeviceDoes::WORDS.iter().flat_map(|does| DeviceWhere::WORDS.iter().map(move |place| (does, place)))
            {
                for (_, state) in OnOff::WORDS {
                    let (does, place, state) = (*does, *place, *state);
                    all.push(Matter::Device { device: *device, does, place, state, approved: false });
                }
            }
        }
        for permission in [true, false] {
            let leave = |place| Matter::Leave { place, permission, returned: true };
            all.extend(Place::WORDS.iter().map(|(_, place)| leave(*place)));
        }
        all.extend(Refused::WORDS.iter().map(|(_, what)| Matter::Refuse { what: *what, nth: 2 }));
        all.extend(Disturbance::WORDS.iter().map(|(_, how)| Matter::Disturb { how: *how, nth: 2 }));
        all.extend(ClockFault::WORDS.iter().map(|(_, fault)| Matter::Clock { fault: *fault, found: true }));
        all.extend(Appealed::WORDS.iter().map(|(_, what)| Matter::Appeal(*what)));
        all.extend(Said::WORDS.iter().map(|(_, what)| Matter::Say(*what)));
        all
    }

    #[test]
    fn every_event_has_words_in_both_languages() {
        for lang in Lang::ALL {
            let messages = Messages::new(lang);
            let args = || Args::new(&messages).who(Color::White);
            for told in matters() {
                let words = matter(args(), &told);
                assert!(words.ends_with(['.', '”', '»']), "{told:?}: {words}");
                assert!(!words.contains(['{', '$']) && !words.contains("event-"), "{told:?}: {words}");
                assert!(!words.contains("  ") && !words.contains(" ,"), "{told:?}: {words}");
            }
            let marks = [
                Mark::OtherHand,
                Mark::Flag { seen_by: SeenBy::Arbiter, order: FlagOrder::Unknown, first: None },
                Mark::Flag { seen_by: SeenBy::Nobody, order: FlagOrder::Known, first: Some(Color::White) },
                Mark::Offer { time: Some(OfferTime::BeforeMove), condition: Some("…".to_owned()), nth: 2 },
                Mark::Accept { condition: "…".to_owned() },
                Mark::Inverted,
                Mark::WrongColour,
            ];
            for told in marks {
                let words = mark(args(), &told);
                assert!(!words.is_empty() && !words.contains(['{', '$']), "{told:?}: {words}");
            }
        }
    }
}
