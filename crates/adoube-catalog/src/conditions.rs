//! The conditions of an incident document.

use adoube_core::board::{Color, Position, Square, parse_square};
use adoube_core::incident::competition::*;
use adoube_core::scenario::Play;

use crate::event::SIDES;
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::node::{Node, Value};

/// Fields of `conditions`.
pub(crate) const CONDITIONS: &[&str] = &[
    "play",
    "date",
    "rate",
    "supervised",
    "phase",
    "clocks",
    "clock-kind",
    "moves-completed",
    "period",
    "offences",
    "warnings",
    "arbiter",
    "regulations",
    "schedule",
    "setup",
    "recording",
    "players",
    "since-irreversible",
    "occurrences",
    "when",
];
/// Values of `play`.
pub(crate) const PLAY: &[(&str, Play)] =
    &[("standard", Play::Standard), ("rapid", Play::Rapid), ("blitz", Play::Blitz)];
/// Fields of `rate`.
pub(crate) const RATE: &[&str] = &["periods", "increment", "delay"];
/// Fields of a period of `rate`.
pub(crate) const RATE_PERIOD: &[&str] = &["moves", "minutes"];
/// Fields of `period`.
pub(crate) const PERIOD: &[&str] = &["moves", "last"];
/// Fields that tell White's and Black's part.
pub(crate) const BOTH: &[&str] = &["white", "black"];
/// Fields of a side's offences.
pub(crate) const OFFENCES: &[&str] = &["illegal-move", "two-hands", "empty-press"];
/// Fields of `regulations`.
pub(crate) const REGULATIONS: &[&str] = &["default-time", "draws", "devices", "quickplay", "leaving", "appeals"];
/// Fields of `regulations.draws`.
pub(crate) const DRAWS: &[&str] = &["before-move"];
/// Fields of `schedule`.
pub(crate) const SCHEDULE: &[&str] = &["planned", "started"];
/// Fields of `setup`.
pub(crate) const SETUP: &[&str] = &["colours", "swapped", "board"];
/// Fields of `recording`.
pub(crate) const RECORDING: &[&str] = &["white", "black", "sheet", "stopped", "remaining", "now"];
/// Fields of a player.
pub(crate) const PLAYER: &[&str] = &["disability", "assistant"];
/// Fields of `occurrences`.
pub(crate) const OCCURRENCES: &[&str] = &["count", "spacing", "rights", "moves"];

/// Longest time on a clock, in seconds: ten hours.
const LONGEST: u32 = 10 * 3600;
/// Largest number of moves, offences and the like.
const MOST: u32 = 10_000;

/// Reads `conditions`: those of a competition, and the date.
pub(crate) fn read(node: Option<&Node<'_>>, chess960: bool, faults: &mut Faults) -> (Conditions, Option<String>) {
    let mut read = Conditions::default();
    let Some(fields) = node.and_then(|n| faults.fields(n, "conditions", CONDITIONS)) else {
        return (read, None);
    };
    let get = |name: &str| fields.get(name);
    read.play = get("play").and_then(|n| faults.word(n, "play", PLAY));
    let date = get("date").and_then(|n| faults.day(n, "date"));
    read.rate = get("rate").and_then(|n| rate(n, faults));
    if let Some(node) = get("supervised") {
        read.supervised = faults.flag(node, "supervised").unwrap_or_default();
        if read.supervised && read.play == Some(Play::Standard) {
            faults.push(Fault::error("diag-supervised-standard").at(&node.span));
        }
    }
    read.phase = get("phase").and_then(|n| faults.word(n, "phase", Phase::WORDS));
    read.clocks = get("clocks").and_then(|n| pair(n, "clocks", faults, time));
    read.clock_kind = word(fields, "clock-kind", ClockKind::WORDS, faults);
    let count = |n: &Node<'_>, field: &str, faults: &mut Faults| number(n, field, MOST, faults);
    read.moves_completed = get("moves-completed").and_then(|n| pair(n, "moves-completed", faults, count));
    read.period = get("period").and_then(|n| period(n, faults));
    if let Some(node) = get("offences") {
        read.offences = each(node, "offences", faults, offences);
    }
    if let Some(node) = get("warnings") {
        read.warnings = each(node, "warnings", faults, count);
    }
    read.arbiter = word(fields, "arbiter", Attention::WORDS, faults);
    if let Some(node) = get("regulations") {
        read.regulations = regulations(node, faults).unwrap_or_default();
    }
    read.schedule = get("schedule").and_then(|n| schedule(n, faults));
    if let Some(node) = get("setup") {
        read.setup = setup(node, chess960, faults).unwrap_or_default();
    }
    read.recording = get("recording").and_then(|n| recording(n, faults));
    if let Some(node) = get("players") {
        read.players = each(node, "players", faults, player);
    }
    read.since_irreversible = get("since-irreversible").and_then(|n| pair(n, "since-irreversible", faults, count));
    read.occurrences = get("occurrences").and_then(|n| occurrences(n, faults));
    read.when = word(fields, "when", When::WORDS, faults);
    (read, date)
}

/// A word of a set, its default when the field is absent or wrong.
fn word<T: Copy + Default>(fields: Fields<'_, '_>, name: &str, words: &[(&'static str, T)], faults: &mut Faults) -> T {
    fields.get(name).and_then(|n| faults.word(n, name, words)).unwrap_or_default()
}

/// White's and Black's part, both of which must be there.
fn pair<T>(
    node: &Node<'_>,
    field: &str,
    faults: &mut Faults,
    read: impl Fn(&Node<'_>, &str, &mut Faults) -> Option<T>,
) -> Option<[T; 2]> {
    let fields = faults.fields(node, field, BOTH)?;
    let [white, black] = ["white", "black"].map(|side| {
        let found = fields.required(side, faults)?;
        read(found, side, faults)
    });
    Some([white?, black?])
}

/// White's and Black's part, each with its default.
fn each<T: Default>(
    node: &Node<'_>,
    field: &str,
    faults: &mut Faults,
    read: impl Fn(&Node<'_>, &str, &mut Faults) -> Option<T>,
) -> [T; 2] {
    let Some(fields) = faults.fields(node, field, BOTH) else {
        return Default::default();
    };
    ["white", "black"].map(|side| fields.get(side).and_then(|n| read(n, side, faults)).unwrap_or_default())
}

/// A whole number from 0 to `most`.
pub(crate) fn number(node: &Node<'_>, field: &str, most: u32, faults: &mut Faults) -> Option<u32> {
    let Value::Number(written) = &node.value else {
        faults.wrong_type(node, field, "number");
        return None;
    };
    let found = written.parse::<u32>().ok().filter(|n| *n <= most);
    if found.is_none() {
        let fault = Fault::error("diag-bad-number").arg("field", field).arg("number", written);
        faults.push(fault.arg("most", &most.to_string()).at(&node.span));
    }
    found
}

/// Time on a clock in seconds, written `m:ss` or `h:mm:ss`.
pub(crate) fn time(node: &Node<'_>, field: &str, faults: &mut Faults) -> Option<u32> {
    let text = faults.text(node, field)?;
    let found = seconds(text).filter(|s| *s <= LONGEST);
    if found.is_none() {
        faults.push(Fault::error("diag-bad-time").arg("time", text).arg("field", field).at(&node.span));
    }
    found
}

fn seconds(text: &str) -> Option<u32> {
    let part = |text: &str, least: usize| {
        let good = (least..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        good.then(|| text.parse::<u32>().ok()).flatten()
    };
    let sixty = |text: &str| part(text, 2).filter(|n| *n < 60);
    let parts: Vec<&str> = text.split(':').collect();
    match parts.as_slice() {
        [minutes, seconds] => {
            let minutes = if minutes.len() == 3 { minutes.parse().ok() } else { part(minutes, 1) };
            Some(minutes? * 60 + sixty(seconds)?)
        }
        [hours, minutes, seconds] => Some(part(hours, 1)? * 3600 + sixty(minutes)? * 60 + sixty(seconds)?),
        _ => None,
    }
}

/// A time of day in minutes, written `hh:mm`.
pub(crate) fn day_time(node: &Node<'_>, field: &str, faults: &mut Faults) -> Option<u32> {
    let text = faults.text(node, field)?;
    let digits = |text: &str| text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit());
    let found = text.split_once(':').filter(|(h, m)| digits(h) && digits(m)).and_then(|(h, m)| {
        let (hours, minutes): (u32, u32) = (h.parse().ok()?, m.parse().ok()?);
        (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
    });
    if found.is_none() {
        faults.push(Fault::error("diag-bad-day-time").arg("time", text).arg("field", field).at(&node.span));
    }
    found
}

fn rate(node: &Node<'_>, faults: &mut Faults) -> Option<Rate> {
    let fields = faults.fields(node, "rate", RATE)?;
    let mut seconds = |name| fields.get(name).and_then(|n| number(n, name, 3600, faults)).unwrap_or_default();
    let (increment, delay) = (seconds("increment"), seconds("delay"));
    let list = fields.required("periods", faults)?;
    let list = faults.list(list, "periods")?;
    let mut periods = Vec::new();
    for item in list {
        let fields = faults.fields(item, "periods", RATE_PERIOD)?;
        let moves = fields.get("moves").and_then(|n| number(n, "moves", MOST, faults));
        let minutes = fields.required("minutes", faults).and_then(|n| number(n, "minutes", 600, faults))?;
        periods.push((moves, minutes));
    }
    Some(Rate { periods, increment, delay })
}

fn period(node: &Node<'_>, faults: &mut Faults) -> Option<Period> {
    let fields = faults.fields(node, "period", PERIOD)?;
    let moves = fields.get("moves").and_then(|n| number(n, "moves", MOST, faults));
    let last = fields.get("last").and_then(|n| faults.flag(n, "last")).unwrap_or(true);
    Some(Period { moves, last })
}

fn offences(node: &Node<'_>, field: &str, faults: &mut Faults) -> Option<Offences> {
    let fields = faults.fields(node, field, OFFENCES)?;
    let mut count = |name| fields.get(name).and_then(|n| number(n, name, MOST, faults)).unwrap_or_default();
    Some(Offences {
        illegal_move: count("illegal-move"),
        two_hands: count("two-hands"),
        empty_press: count("empty-press"),
    })
}

fn regulations(node: &Node<'_>, faults: &mut Faults) -> Option<Regulations> {
    let fields = faults.fields(node, "regulations", REGULATIONS)?;
    let default_time = match fields.get("default-time") {
        None => DefaultTime::Unsaid,
        Some(node) if node.as_str() == Some("none") => DefaultTime::Nobody,
        Some(node) => number(node, "default-time", 600, faults).map_or(DefaultTime::Unsaid, DefaultTime::Minutes),
    };
    let draws = match fields.get("draws") {
        None => DrawsRegulation::Free,
        Some(node) if matches!(node.value, Value::Map(_)) => {
            let draws = faults.fields(node, "draws", DRAWS)?;
            let least = draws.required("before-move", faults)?;
            DrawsRegulation::BeforeMove(number(least, "before-move", MOST, faults)?)
        }
        Some(node) => {
            let words = [("free", DrawsRegulation::Free), ("never", DrawsRegulation::Never)];
            faults.word(node, "draws", &words).unwrap_or_default()
        }
    };
    Some(Regulations {
        default_time,
        draws,
        devices: word(fields, "devices", DevicesRegulation::WORDS, faults),
        quickplay: word(fields, "quickplay", QuickplayRegulation::WORDS, faults),
        leaving: word(fields, "leaving", LeavingRegulation::WORDS, faults),
        appeals: word(fields, "appeals", AppealsRegulation::WORDS, faults),
    })
}

fn schedule(node: &Node<'_>, faults: &mut Faults) -> Option<Schedule> {
    let fields = faults.fields(node, "schedule", SCHEDULE)?;
    let planned = fields.required("planned", faults).and_then(|n| day_time(n, "planned", faults))?;
    let started = fields.get("started").and_then(|n| day_time(n, "started", faults)).unwrap_or(planned);
    Some(Schedule { planned, started })
}

fn setup(node: &Node<'_>, chess960: bool, faults: &mut Faults) -> Option<Setup> {
    let fields = faults.fields(node, "setup", SETUP)?;
    let swapped = fields.get("swapped").and_then(|n| {
        let list = faults.list(n, "swapped")?;
        let squares: Vec<Square> = list.iter().filter_map(|s| s.as_str().and_then(parse_square)).collect();
        match (squares.as_slice(), list.len()) {
            // In Chess960 nothing tells what should have stood there.
            ([one, other], 2) if one != other && !chess960 && stands_alike(*one, *other) => {
                faults.push(Fault::error("diag-swapped-alike").at(&n.span));
                None
            }
            ([one, other], 2) if one != other => Some([*one, *other]),
            _ => {
                faults.push(Fault::error("diag-swapped").at(&n.span));
                None
            }
        }
    });
    Some(Setup {
        colours: word(fields, "colours", ColoursSetup::WORDS, faults),
        swapped,
        board: word(fields, "board", BoardSetup::WORDS, faults),
    })
}

/// Whether a game begins with the same unit, or with none, on both squares, so that to swap them changes nothing.
fn stands_alike(one: Square, other: Square) -> bool {
    let array = Position::initial();
    array.board().piece_at(one) == array.board().piece_at(other)
}

fn recording(node: &Node<'_>, faults: &mut Faults) -> Option<Recording> {
    let fields = faults.fields(node, "recording", RECORDING)?;
    let writes = ["white", "black"].map(|side| fields.get(side).and_then(|n| faults.flag(n, side)).unwrap_or(true));
    let stopped: Option<Color> = fields.get("stopped").and_then(|n| faults.word(n, "stopped", SIDES));
    Some(Recording {
        writes,
        sheet: word(fields, "sheet", Sheet::WORDS, faults),
        stopped,
        remaining: fields.get("remaining").and_then(|n| time(n, "remaining", faults)),
        now: fields.get("now").and_then(|n| time(n, "now", faults)),
    })
}

fn player(node: &Node<'_>, field: &str, faults: &mut Faults) -> Option<Player> {
    let fields = faults.fields(node, field, PLAYER)?;
    Some(Player {
        disability: word(fields, "disability", Disability::WORDS, faults),
        assistant: fields.get("assistant").and_then(|n| faults.flag(n, "assistant")).unwrap_or_default(),
    })
}

fn occurrences(node: &Node<'_>, faults: &mut Faults) -> Option<Occurrences> {
    let fields = faults.fields(node, "occurrences", OCCURRENCES)?;
    let count = fields.required("count", faults).and_then(|n| number(n, "count", MOST, faults))?;
    Some(Occurrences {
        count,
        spacing: word(fields, "spacing", Spacing::WORDS, faults),
        rights: word(fields, "rights", Likeness::WORDS, faults),
        moves: word(fields, "moves", Likeness::WORDS, faults),
    })
}

#[cfg(test)]
mod tests {
    use super::seconds;

    #[test]
    fn times_on_clocks() {
        assert_eq!(seconds("6:02"), Some(362));
        assert_eq!(seconds("0:45"), Some(45));
        assert_eq!(seconds("1:30:00"), Some(5400));
        assert_eq!(seconds("100:00"), Some(6000));
        for bad in ["", "6", "6:2", "6:60", "-1:00", "1:2:03", "6:02:", "a:bc", "6:002", "1.30"] {
            assert_eq!(seconds(bad), None, "{bad}");
        }
    }
}
