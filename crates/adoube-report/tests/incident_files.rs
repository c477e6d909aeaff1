//! Incidents that were written are read back as they were.

#![expect(clippy::expect_used, reason = "a test may panic")]

use adoube_catalog::{Library, SourceText, read_scenarios};
use adoube_core::board::{Color, Position, Role, Square};
use adoube_core::edition::LocalText;
use adoube_core::incident::{Act, Event, Incident, Meaning, Start, Unit, With};
use adoube_core::scenario::{Play, Scenario};
use adoube_report::incident_file::{event_json, incident_yaml};
use proptest::prelude::*;

/// Reads the text, which must be without fault, warnings too.
fn read(text: &str) -> Scenario {
    let (read, told) =
        read_scenarios(vec![SourceText::new("written/written.yaml", text)], &Library::shipped().editions);
    assert!(told.is_empty(), "{text}\n{told:?}");
    Scenario::clone(read.first().expect("one incident"))
}

fn told(scenario: &Scenario) -> String {
    let expect: Vec<_> = scenario.expect.iter().map(|e| (&e.key, &e.editions, &e.fields)).collect();
    let texts = (&scenario.id, &scenario.title, &scenario.about, &scenario.source, &scenario.tags);
    let fen = scenario.start.position().fen();
    let case = scenario.incident.case().map(|case| (&case.conditions, scenario.start.played().map(|(_, moves)| moves)));
    format!("{texts:?} {:?} {:?} {case:?} {fen} {:?} {expect:?}", scenario.date, scenario.play, scenario.events)
}

#[test]
fn every_shipped_incident_is_written_and_read_back() {
    for scenario in &Library::shipped().scenarios {
        let text = incident_yaml(scenario);
        let again = read(&text);
        assert_eq!(told(scenario), told(&again), "{text}");
        assert_eq!(text, incident_yaml(&again));
        // The same events are JSON as well.
        let events: Vec<_> = scenario.events.iter().map(event_json).collect();
        let json = serde_json::json!({ "id": "written", "position": { "fen": scenario.start.position().fen(),
            "chess960": scenario.start.position().is_chess960() }, "events": events });
        let (read, _) = read_scenarios(vec![SourceText::new("written.json", &json.to_string())], &[]);
        assert_eq!(format!("{:?}", read.first().expect("one").events), format!("{:?}", scenario.events));
    }
}

#[test]
fn texts_that_look_like_something_else_stay_texts() {
    let shipped = Library::shipped().scenarios.first().expect("one");
    for word in
        ["true", "null", "no", "1-0", "a: b", "#", "\"", "'", "-", "é\u{1}", "x\ny", "{", "[a]", "1e1", "e1", " a "]
    {
        let text = LocalText { en: word.to_owned(), ru: format!("{word} ё") };
        let scenario = Scenario {
            title: text.clone(),
            about: Some(text),
            source: Some(word.to_owned()),
            tags: vec!["no".to_owned(), "on".to_owned(), "a-b".to_owned()],
            ..Scenario::clone(shipped)
        };
        assert_eq!(told(&read(&incident_yaml(&scenario))), told(&scenario), "{word:?}");
    }
}

fn square(of: &'static [&'static str]) -> impl Strategy<Value = Square> {
    prop::sample::select(of).prop_map(|name| name.parse().expect("a square"))
}

/// Squares with a unit, white and black ones, and any.
const WHITE: &[&str] = &["a1", "e1", "h1", "b7", "d2"];
const BLACK: &[&str] = &["a8", "e8", "c3"];
const OCCUPIED: &[&str] = &["a1", "e1", "h1", "b7", "d2", "a8", "e8", "c3"];
const ANY: &[&str] = &["a1", "b8", "c1", "d5", "e1", "f8", "g1", "h3"];

fn by() -> impl Strategy<Value = Option<Color>> {
    prop::sample::select(vec![None, Some(Color::White), Some(Color::Black)])
}

fn touch() -> impl Strategy<Value = Event> {
    let meanings = [Meaning::Play, Meaning::Castle, Meaning::Adjust, Meaning::OtherUnit, Meaning::None];
    let squares = prop::sample::subsequence(OCCUPIED, 1..4);
    let (one, other) = (square(WHITE), square(BLACK));
    (squares, prop::option::of(prop::sample::select(meanings.to_vec())), any::<[bool; 2]>(), 0..3, one, other, by())
        .prop_map(|(squares, meaning, [accidental, order_unknown], with, white, black, by)| {
            let held = if by == Some(Color::Black) { black } else { white };
            let with = [With::Hand, With::Object, With::Unit(held)][with as usize];
            let squares = squares.into_iter().map(|s| s.parse().expect("a square")).collect();
            Event { by, act: Act::Touch { squares, meaning, accidental, with, order_unknown } }
        })
}

fn placing() -> impl Strategy<Value = Event> {
    let roles = vec![Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let unit = prop_oneof![square(OCCUPIED).prop_map(Unit::Of), prop::sample::select(roles).prop_map(Unit::New)];
    (unit, square(ANY), any::<[bool; 2]>(), by()).prop_map(|(unit, at, [two_hands, released], by)| {
        let act = if released { Act::Release { unit, at, two_hands } } else { Act::Put { unit, at, two_hands } };
        Event { by, act }
    })
}

fn event() -> impl Strategy<Value = Event> {
    let plain =
        vec![Act::SayAdjust, Act::Press, Act::Claim, Act::OfferDraw, Act::AcceptDraw, Act::Resign, Act::FlagFalls];
    let plain = (prop::sample::select(plain), by()).prop_map(|(act, by)| Event { by, act });
    let remove = (square(OCCUPIED), any::<bool>(), by())
        .prop_map(|(square, two_hands, by)| Event { by, act: Act::Remove { square, two_hands } });
    prop_oneof![touch(), placing(), plain, remove]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_events_are_written_and_read_back(events in prop::collection::vec(event(), 0..8)) {
        let fen = "r3k3/1P6/8/8/8/2n5/3P4/R3K2R w KQq - 0 1";
        let start = Start::new(Position::from_fen(fen, false).expect("a position"));
        let incident = Incident::new(start.clone(), &events).expect("every unit is there");
        let title = LocalText { en: "Written".to_owned(), ru: "Записано".to_owned() };
        let scenario = Scenario { id: "written".to_owned(), theme: String::new(), file: String::new(), title, about: None, source: None,
            tags: Vec::new(), date: None, play: Play::Standard, start, events, incident, expect: Vec::new() };
        prop_assert_eq!(told(&read(&incident_yaml(&scenario))), told(&scenario));
    }
}
