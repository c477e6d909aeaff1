//! Events of the competition rules as incident files write them.

use adoube_core::incident::competition::*;
use serde_json::{Map, Value, json};

use crate::table::side;

/// Seconds as a clock shows them.
pub(crate) fn clock_text(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Minutes of the day as people write them.
pub(crate) fn day_text(minutes: u32) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// A written move in UCI.
pub(crate) fn written_text(mv: Written) -> String {
    let promotion = mv.promotion.map(|role| role.char().to_string()).unwrap_or_default();
    format!("{}{}{promotion}", mv.from, mv.to)
}

/// An event; what is the default there is left out.
pub(crate) fn matter(matter: &Matter) -> Map<String, Value> {
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| drop(map.insert(key.to_owned(), value));
    /// Adds a word that is not the default.
    macro_rules! word {
        ($key:literal, $value:expr) => {
            if $value != Default::default() {
                put($key, json!($value.word()));
            }
        };
    }
    match matter {
        Matter::Stop { reason, whose } => {
            put("stop", json!("clocks"));
            word!("reason", *reason);
            word!("whose", *whose);
        }
        Matter::Start(of) => put("start", json!(side(*of))),
        Matter::Claim(claim) => {
            put("claim", json!(claim.kind.word()));
            if let Some(of) = claim.of {
                put("of", json!(of + 1));
            }
            if let Some(mv) = claim.mv {
                put("move", json!(written_text(mv)));
            }
            if !claim.written {
                put("written", json!(false));
            }
            word!("entered", claim.entered);
            if let Some(stopped) = claim.clock_stopped {
                put("clock-stopped", json!(stopped));
            }
            word!("to", claim.to);
            word!("ground", claim.ground);
        }
        Matter::Check { finds, truly } => {
            put("check", json!("claim"));
            word!("finds", *finds);
            if let Some(truly) = truly {
                put("truly", json!(truly.word()));
            }
        }
        Matter::Withdraw(what) => put("withdraw", json!(what.word())),
        Matter::Decline => put("decline", json!("draw")),
        Matter::Agree(what) => put("agree", json!(what.word())),
        Matter::Arbiter { act, what, of, teller } => {
            put("arbiter", json!(act.word()));
            let usual = if *act == ArbiterAct::Arrives { Seen::Position } else { Seen::Move };
            if *what != usual {
                put("what", json!(what.word()));
            }
            if let Some(of) = of {
                put("of", json!(of + 1));
            }
            word!("teller", *teller);
        }
        Matter::Found { what, of, moves_ago, through } => {
            put("found", json!(what.word()));
            if let Some(of) = of {
                put("of", json!(of + 1));
            }
            if *moves_ago > 0 {
                put("moves-ago", json!(moves_ago));
            }
            word!("through", *through);
        }
        Matter::Knock(squares) => {
            put("knock", json!(squares.iter().map(ToString::to_string).collect::<Vec<_>>()));
        }
        Matter::Displace { unit, on } => {
            put("displace", json!(unit.to_string()));
            put("on", json!(on.to_string()));
        }
        Matter::Restore(unit) => put("restore", json!(unit.to_string())),
        Matter::TakeKing => put("take", json!("king")),
        Matter::Waive => put("waive", json!("checking")),
        Matter::Write { mv, purpose, before_playing } => {
            put("write", json!(written_text(*mv)));
            word!("for", *purpose);
            if *before_playing {
                put("before-playing", json!(true));
            }
        }
        Matter::Erase => put("erase", json!(true)),
        Matter::Note => put("note", json!(true)),
        Matter::Absent(of) => put("absent", json!(side(*of))),
        Matter::Arrive { side: of, at } => {
            put("arrive", json!(side(*of)));
            if let Some(at) = at {
                put("at", json!(day_text(*at)));
            }
        }
        Matter::Device { device, does, place, state, approved } => {
            put("device", json!(device.word()));
            word!("does", *does);
            word!("where", *place);
            word!("state", *state);
            if *approved {
                put("approved", json!(true));
            }
        }
        Matter::Leave { place, permission, returned } => {
            put("leave", json!(place.word()));
            if *permission {
                put("permission", json!(true));
            }
            if !*returned {
                put("returned", json!(false));
            }
        }
        Matter::Refuse { what, nth } => {
            put("refuse", json!(what.word()));
            if *nth > 1 {
                put("nth", json!(nth));
            }
        }
        Matter::Disturb { how, nth } => {
            put("disturb", json!("opponent"));
            word!("how", *how);
            if *nth > 1 {
                put("nth", json!(nth));
            }
        }
        Matter::Analyse { finished } => {
            put("analyse", json!("venue"));
            if !*finished {
                put("finished", json!(false));
            }
        }
        Matter::Lift(unit) => put("lift", json!(unit.to_string())),
        Matter::Feel(unit) => put("feel", json!(unit.to_string())),
        Matter::Announce(mv) => put("announce", json!(written_text(*mv))),
        Matter::Clock { fault, found } => {
            put("clock", json!(fault.word()));
            if !*found {
                put("found", json!(false));
            }
        }
        Matter::Sign => put("sign", json!("sheet")),
        Matter::Appeal(what) => put("appeal", json!(what.word())),
        Matter::Pass(moves) => put("pass", json!(moves)),
        Matter::Say(what) => put("say", json!(what.word())),
    }
    map
}

/// What the competition rules add to an event of hands.
pub(crate) fn mark(mark: &Mark) -> Map<String, Value> {
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| drop(map.insert(key.to_owned(), value));
    match mark {
        Mark::OtherHand => put("hand", json!("other")),
        Mark::Flag { seen_by, order, first } => {
            // One of the three is always written: that is what marks the event.
            put("seen-by", json!(seen_by.word()));
            if *order != FlagOrder::Known {
                put("order", json!(order.word()));
            }
            if let Some(first) = first {
                put("first", json!(side(*first)));
            }
        }
        Mark::Offer { time, condition, nth } => {
            if let Some(time) = time {
                put("when", json!(time.word()));
            }
            if let Some(condition) = condition {
                put("condition", json!(condition));
            }
            if *nth > 1 || (time.is_none() && condition.is_none()) {
                put("nth", json!(nth));
            }
        }
        Mark::Accept { condition } => put("condition", json!(condition)),
        Mark::From(position) => put("fen", json!(position.fen())),
        Mark::Inverted => put("inverted", json!(true)),
        Mark::WrongColour => put("colour", json!("wrong")),
    }
    map
}
