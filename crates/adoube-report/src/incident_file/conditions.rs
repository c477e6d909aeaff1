//! Conditions of a competition as incident files write them.

use adoube_core::incident::competition::*;
use serde_json::{Map, Value, json};

use super::matter::{clock_text, day_text};
use crate::table::side;

/// White's and Black's part.
fn both<T>(pair: &[T; 2], tell: impl Fn(&T) -> Value) -> Value {
    let [white, black] = pair;
    json!({ "white": tell(white), "black": tell(black) })
}

/// A map of the entries that say more than the default.
fn map(entries: impl IntoIterator<Item = (&'static str, Option<Value>)>) -> Map<String, Value> {
    entries.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?))).collect()
}

fn word<T: Copy + Default + PartialEq>(value: T, tell: impl Fn(T) -> &'static str) -> Option<Value> {
    (value != T::default()).then(|| json!(tell(value)))
}

/// Everything but `play` and `date`; what is the default is left out.
pub(super) fn conditions(of: &Conditions) -> Map<String, Value> {
    let flag = |flag: bool| flag.then_some(json!(true));
    let clocks = |seconds: &u32| json!(clock_text(*seconds));
    let given = |map: Map<String, Value>| (!map.is_empty()).then_some(Value::Object(map));
    map([
        ("rate", of.rate.as_ref().map(rate)),
        ("supervised", flag(of.supervised)),
        ("phase", of.phase.map(|phase| json!(phase.word()))),
        ("clocks", of.clocks.as_ref().map(|pair| both(pair, clocks))),
        ("clock-kind", word(of.clock_kind, ClockKind::word)),
        ("moves-completed", of.moves_completed.as_ref().map(|pair| both(pair, |n| json!(n)))),
        (
            "period",
            of.period.map(|period| {
                let mut told = map([("moves", period.moves.map(|n| json!(n)))]);
                told.insert("last".to_owned(), json!(period.last));
                Value::Object(told)
            }),
        ),
        ("offences", (of.offences != <[Offences; 2]>::default()).then(|| both(&of.offences, offences))),
        ("warnings", (of.warnings != [0; 2]).then(|| both(&of.warnings, |n| json!(n)))),
        ("arbiter", word(of.arbiter, Attention::word)),
        ("regulations", given(regulations(&of.regulations))),
        ("schedule", of.schedule.map(|s| json!({ "planned": day_text(s.planned), "started": day_text(s.started) }))),
        ("setup", given(setup(&of.setup))),
        ("recording", of.recording.map(|r| Value::Object(recording(&r)))),
        ("players", (of.players != <[Player; 2]>::default()).then(|| both(&of.players, player))),
        ("since-irreversible", of.since_irreversible.as_ref().map(|pair| both(pair, |n| json!(n)))),
        ("occurrences", of.occurrences.map(occurrences)),
        ("when", word(of.when, When::word)),
    ])
}

fn rate(rate: &Rate) -> Value {
    let period = |(moves, minutes): &(Option<u32>, u32)| {
        let mut told = map([("moves", moves.map(|n| json!(n)))]);
        told.insert("minutes".to_owned(), json!(minutes));
        Value::Object(told)
    };
    let some = |seconds: u32| (seconds > 0).then_some(json!(seconds));
    Value::Object(map([
        ("periods", Some(Value::Array(rate.periods.iter().map(period).collect()))),
        ("increment", some(rate.increment)),
        ("delay", some(rate.delay)),
    ]))
}

fn offences(of: &Offences) -> Value {
    let some = |count: u32| (count > 0).then_some(json!(count));
    Value::Object(map([
        ("illegal-move", some(of.illegal_move)),
        ("two-hands", some(of.two_hands)),
        ("empty-press", some(of.empty_press)),
    ]))
}

fn regulations(of: &Regulations) -> Map<String, Value> {
    map([
        (
            "default-time",
            match of.default_time {
                DefaultTime::Unsaid => None,
                DefaultTime::Nobody => Some(json!("none")),
                DefaultTime::Minutes(minutes) => Some(json!(minutes)),
            },
        ),
        (
            "draws",
            match of.draws {
                DrawsRegulation::Free => None,
                DrawsRegulation::BeforeMove(least) => Some(json!({ "before-move": least })),
                DrawsRegulation::Never => Some(json!("never")),
            },
        ),
        ("devices", word(of.devices, DevicesRegulation::word)),
        ("quickplay", word(of.quickplay, QuickplayRegulation::word)),
        ("leaving", word(of.leaving, LeavingRegulation::word)),
        ("appeals", word(of.appeals, AppealsRegulation::word)),
    ])
}

fn setup(of: &Setup) -> Map<String, Value> {
    map([
        ("colours", word(of.colours, ColoursSetup::word)),
        ("swapped", of.swapped.map(|pair| json!(pair.map(|square| square.to_string())))),
        ("board", word(of.board, BoardSetup::word)),
    ])
}

fn recording(of: &Recording) -> Map<String, Value> {
    let [white, black] = of.writes;
    let clock = |seconds: Option<u32>| seconds.map(|s| json!(clock_text(s)));
    map([
        ("white", Some(json!(white))),
        ("black", Some(json!(black))),
        ("sheet", word(of.sheet, Sheet::word)),
        ("stopped", of.stopped.map(|who| json!(side(who)))),
        ("remaining", clock(of.remaining)),
        ("now", clock(of.now)),
    ])
}

fn player(of: &Player) -> Value {
    Value::Object(map([
        ("disability", word(of.disability, Disability::word)),
        ("assistant", of.assistant.then_some(json!(true))),
    ]))
}

fn occurrences(of: Occurrences) -> Value {
    Value::Object(map([
        ("count", Some(json!(of.count))),
        ("spacing", word(of.spacing, Spacing::word)),
        ("rights", word(of.rights, Likeness::word)),
        ("moves", word(of.moves, Likeness::word)),
    ]))
}
