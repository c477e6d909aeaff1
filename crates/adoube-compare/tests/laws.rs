//! Laws that hold for every edition, every reading and any incident.

#![expect(clippy::expect_used, reason = "a test may panic")]

mod common;

use std::sync::Arc;

use adoube_catalog::Library;
use adoube_compare::{Panel, Told};
use adoube_core::board::{Color, Position, Square};
use adoube_core::edition::Edition;
use adoube_core::incident::{Act, Event, Incident, Line, Unit};
use adoube_core::ruling::{GameResult, Ruling, Status};
use common::{Random, events, flip_colours, map_events, mirror_files, position, start, touches};
use proptest::prelude::*;

fn editions() -> Vec<Arc<Edition>> {
    Library::shipped().editions.clone()
}

/// A position and events that can have happened.
fn incident(seed: u64) -> Option<(Position, Vec<Event>, Incident)> {
    let mut random = Random(seed);
    let position = position(&mut random);
    let list = if seed.is_multiple_of(4) { touches(&mut random, &position) } else { events(&mut random, &position) };
    let incident = Incident::new(start(&position), &list).ok()?;
    Some((position, list, incident))
}

/// Every ruling of every edition and reading, in words.
fn all(panel: &Panel, incident: &Incident) -> Vec<Told> {
    let mut told = Vec::new();
    for (edition, rulings) in panel.editions().iter().zip(panel.rule_each(incident)) {
        let books = std::iter::once(&edition.book).chain(edition.readings.iter().map(|r| &r.book));
        for (book, ruling) in books.zip(rulings) {
            told.push(Told::new(incident, &ruling, book, adoube_core::scenario::Certainty::Express));
        }
    }
    told
}

fn change(told: &Told, square: impl Fn(Square) -> Square + Copy, swap: bool) -> Told {
    let uci = |text: &String| -> String {
        let squares = [&text[0..2], &text[2..4]].map(|s| square(s.parse().expect("square")).to_string());
        format!("{}{}", squares.concat(), &text[4..])
    };
    let side = |c: Color| if swap { !c } else { c };
    let mut other = told.clone();
    other.turn = side(told.turn);
    other.made = told.made.as_ref().map(uci);
    other.permitted = told.permitted.iter().map(uci).collect();
    other.permitted.sort_unstable();
    other.shown = told.shown.as_ref().map(|s| s.as_ref().map(uci));
    for claim in &mut other.claims {
        claim.by = side(claim.by);
    }
    other.result = told.result.map(|r| match (swap, r) {
        (true, GameResult::WhiteWins) => GameResult::BlackWins,
        (true, GameResult::BlackWins) => GameResult::WhiteWins,
        _ => r,
    });
    other
}

/// `PROPTEST_CASES` asks for more.
fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(400)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn permitted_moves_are_legal_and_there_is_always_one(seed: u64) {
        let Some((_, list, incident)) = incident(seed) else { return Ok(()) };
        let panel = Panel::new(editions());
        for ruling in panel.rule_each(&incident).into_iter().flatten() {
            let Ruling { turn, status, permitted, .. } = ruling;
            let scene = &incident.turns()[turn].scene;
            prop_assert!(permitted.without(scene.all()).is_empty(), "{list:?}");
            let waits = matches!(status, Status::Open | Status::Bound);
            prop_assert_eq!(permitted.is_empty(), !waits || scene.all().is_empty(), "{:?} {:?}", status, list);
        }
    }

    #[test]
    fn ruling_by_classes_equals_ruling_each_edition(seed: u64) {
        let Some((_, list, incident)) = incident(seed) else { return Ok(()) };
        let panel = Panel::new(editions());
        let row = panel.rule(&incident);
        for (index, each) in panel.rule_each(&incident).into_iter().enumerate() {
            prop_assert_eq!(row.ruling(index), &each[0], "{} {:?}", panel.editions()[index].id, list);
            let apart: Vec<usize> =
                (1..each.len()).filter(|r| !each[*r].same_outcome(&each[0])).map(|r| r - 1).collect();
            let told: Vec<usize> = row.editions[index].readings.iter().map(|(r, _)| *r).collect();
            prop_assert_eq!(told, apart, "{} {:?}", panel.editions()[index].id, list);
        }
    }

    #[test]
    fn a_line_that_grew_and_shrank_is_the_incident_of_what_is_left(seed: u64) {
        let Some((position, list, _)) = incident(seed) else { return Ok(()) };
        let panel = Panel::new(editions());
        let mut random = Random(seed);
        let mut line = Line::new(start(&position));
        let mut left: Vec<Event> = Vec::new();
        for event in &list {
            if random.below(3) == 0 && left.pop().is_some() {
                line.pop();
            }
            if line.push(event).is_ok() {
                left.push(event.clone());
            }
            // Asked in between, so that answers kept from popped events would show.
            panel.judge(line.incident());
        }
        let anew = Incident::new(start(&position), &left).expect("each event was taken");
        prop_assert_eq!(line.len(), left.len());
        prop_assert_eq!(all(&panel, line.incident()), all(&panel, &anew), "{:?}", left);
    }

    #[test]
    fn the_story_ends_in_the_same_ruling(seed: u64) {
        let Some((_, list, incident)) = incident(seed) else { return Ok(()) };
        for edition in editions() {
            let (told, notes) = adoube_core::adjudicate::explain(&incident, &edition.book);
            prop_assert_eq!(&told, &adoube_core::adjudicate::adjudicate(&incident, &edition.book), "{:?}", list);
            let decided = told.ground.is_none_or(|ground| notes.iter().any(|n| n.topic == ground));
            prop_assert!(decided, "{:?} is not told: {:?}", told.ground, list);
        }
    }

    #[test]
    fn an_event_that_no_edition_reads_changes_nothing(seed: u64, at: u8, kind: u8) {
        let Some((position, mut list, incident)) = incident(seed) else { return Ok(()) };
        let panel = Panel::new(editions());
        let before = all(&panel, &incident);
        let side = position.turn();
        let idle = match kind % 3 {
            0 => Act::FlagFalls,
            // Without an acceptance an offer decides nothing; it must not stand before a later one.
            1 if !list.iter().any(|e| matches!(e.act, Act::AcceptDraw)) => Act::OfferDraw,
            _ => Act::SayAdjust,
        };
        // Words at the very end come after every touch.
        let place = if matches!(idle, Act::SayAdjust) { list.len() } else { usize::from(at) % (list.len() + 1) };
        list.insert(place, Event { by: Some(side), act: idle });
        let again = Incident::new(start(&position), &list).expect("idle events can happen");
        prop_assert_eq!(before, all(&panel, &again), "{:?}", list);
    }

    #[test]
    fn writing_out_the_touches_of_a_release_changes_nothing(seed: u64) {
        let Some((position, list, incident)) = incident(seed) else { return Ok(()) };
        let announced = list.iter().any(|e| matches!(e.act, Act::SayAdjust));
        // After an announcement a bare touch means adjusting, which a release does not.
        if announced { return Ok(()) }
        let written: Vec<Event> = list.iter().flat_map(|e| {
            let touch = match &e.act {
                Act::Release { unit: Unit::Of(square), .. } => Some(common::touch(*square, None, false)),
                _ => None,
            };
            touch.map(|act| Event { by: e.by, act }).into_iter().chain([e.clone()])
        }).collect();
        let again = Incident::new(start(&position), &written).expect("touches of the same units can happen");
        let panel = Panel::new(editions());
        for (one, two) in all(&panel, &incident).into_iter().zip(all(&panel, &again)) {
            prop_assert_eq!(&one.permitted, &two.permitted, "{:?}", list);
            prop_assert_eq!((one.status, &one.made, &one.breach, &one.claims, one.result),
                            (two.status, &two.made, &two.breach, &two.claims, two.result), "{:?}", list);
        }
    }

    #[test]
    fn colours_swapped_give_rulings_swapped(seed: u64) {
        let Some((position, list, incident)) = incident(seed) else { return Ok(()) };
        // Which side has moved already cannot be swapped in the initial position.
        if position.is_initial() { return Ok(()) }
        let other = Position::from_fen(&flip_colours(&position.fen()), false).expect("swapped position");
        let swapped = map_events(&list, Square::flip_vertical, |c| !c);
        let again = Incident::new(start(&other), &swapped).expect("swapped events");
        let panel = Panel::new(editions());
        for (one, two) in all(&panel, &incident).into_iter().zip(all(&panel, &again)) {
            prop_assert_eq!(change(&one, Square::flip_vertical, true), two, "{:?}", list);
        }
    }

    #[test]
    fn mirrored_incidents_give_mirrored_rulings(seed: u64) {
        let Some((position, list, incident)) = incident(seed) else { return Ok(()) };
        if position.castling_rights().any() || position.fen().contains("K3 ") { return Ok(()) }
        let other = Position::from_fen(&mirror_files(&position.fen()), false).expect("mirrored position");
        let mirrored = map_events(&list, Square::flip_horizontal, |c| c);
        // A king on e1 that goes two squares shows the wish to castle, one on d1 does not.
        let from_home = [Square::E1, Square::E8, Square::D1, Square::D8];
        let shows_wish = |e: &Event| matches!(&e.act, Act::Release { unit: Unit::Of(s), .. } | Act::Put { unit: Unit::Of(s), .. } if from_home.contains(s));
        if list.iter().any(shows_wish) { return Ok(()) }
        let again = Incident::new(start(&other), &mirrored).expect("mirrored events");
        let panel = Panel::new(editions());
        for (one, two) in all(&panel, &incident).into_iter().zip(all(&panel, &again)) {
            prop_assert_eq!(change(&one, Square::flip_horizontal, false), two, "{:?}", list);
        }
    }
}

#[test]
fn an_amendment_without_changes_to_touches_rules_alike_on_them() {
    let editions = editions();
    let place = |id: &str| editions.iter().position(|e| e.id == id).expect("shipped");
    let (old, new) = (place("fide-2017"), place("fide-2018"));
    let panel = Panel::new(editions);
    // Articles 1 to 5 of the two are alike; those on illegal moves are not.
    for scenario in Library::shipped().scenarios.iter().filter(|s| s.incident.case().is_none()) {
        let row = panel.rule(&scenario.incident);
        assert_eq!(row.ruling(old), row.ruling(new), "{}", scenario.id);
    }
}
