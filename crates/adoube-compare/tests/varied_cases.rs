//! Laws that hold for every competition case: the shipped ones with other conditions, fewer and further events.

#![expect(clippy::expect_used, reason = "a test may panic")]

mod common;

use std::sync::Arc;

use adoube_catalog::Library;
use adoube_compare::Panel;
use adoube_core::adjudicate::{adjudicate, explain};
use adoube_core::incident::competition::{
    AppealsRegulation, Attention, Conditions, DevicesRegulation, Phase, QuickplayRegulation,
};
use adoube_core::incident::{Event, Incident};
use adoube_core::ruling::{Ruling, Status};
use adoube_core::scenario::{Play, Scenario};
use common::Random;
use proptest::prelude::*;

fn shipped() -> Vec<&'static Arc<Scenario>> {
    Library::shipped().scenarios.iter().filter(|scenario| scenario.incident.case().is_some()).collect()
}

/// The same conditions but for one to three of them.
fn other(mut conditions: Conditions, random: &mut Random) -> Conditions {
    for _ in 0..1 + random.below(3) {
        match random.below(9) {
            0 | 1 => conditions.play = random.pick(&[Play::Standard, Play::Rapid, Play::Blitz]).copied(),
            2 => conditions.supervised = !conditions.supervised,
            3 | 4 => conditions.arbiter = *random.pick(&[Attention::Watching, Attention::Away]).expect("two"),
            5 => {
                let offences = random.pick(&[0, 1]).and_then(|side: &usize| conditions.offences.get_mut(*side));
                let offences = offences.expect("of both sides");
                offences.illegal_move = random.below(3) as u32;
                offences.two_hands = random.below(2) as u32;
            }
            6 => {
                conditions.phase = Some(Phase::QuickplayFinish);
                conditions.regulations.quickplay = QuickplayRegulation::Announced;
            }
            7 => conditions.clocks = Some([random.below(400) as u32, random.below(400) as u32]),
            _ => {
                conditions.regulations.devices = DevicesRegulation::Milder;
                conditions.regulations.appeals = AppealsRegulation::Barred;
            }
        }
    }
    conditions
}

/// A case that can have happened, and what it is made of.
fn case(seed: u64) -> Option<(String, Incident)> {
    let mut random = Random(seed);
    let all = shipped();
    let scenario = random.pick(&all)?;
    let conditions = other(scenario.incident.case()?.conditions.clone(), &mut random);
    let mut events: Vec<Event> = scenario.events.clone();
    if random.below(3) == 0 && events.len() > 1 {
        events.remove(random.below(events.len()));
    }
    if random.below(3) == 0 {
        let from = random.pick(&all)?;
        let event = random.pick(&from.events)?.clone();
        events.insert(random.below(events.len() + 1), event);
    }
    let told = format!("{} {conditions:?} {events:?}", scenario.id);
    Some((told, Incident::under(scenario.start.clone(), &events, conditions).ok()?))
}

/// `PROPTEST_CASES` asks for more.
fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(100)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ruling_by_classes_equals_ruling_each_edition(seed: u64) {
        let Some((told, incident)) = case(seed) else { return Ok(()) };
        let panel = Panel::new(Library::shipped().editions.clone());
        let row = panel.rule(&incident);
        for (index, each) in panel.rule_each(&incident).into_iter().enumerate() {
            prop_assert_eq!(row.ruling(index), &each[0], "{} {}", panel.editions()[index].id, told);
            let apart: Vec<usize> =
                (1..each.len()).filter(|r| !each[*r].same_outcome(&each[0])).map(|r| r - 1).collect();
            let of_row: Vec<usize> = row.editions[index].readings.iter().map(|(r, _)| *r).collect();
            prop_assert_eq!(of_row, apart, "{} {}", panel.editions()[index].id, told);
        }
    }

    #[test]
    fn permitted_moves_are_legal_where_they_stand_and_a_game_that_is_over_leaves_none(seed: u64) {
        let Some((told, incident)) = case(seed) else { return Ok(()) };
        for edition in &Library::shipped().editions {
            let ruling = adjudicate(&incident, &edition.book);
            let scene = incident.scene_of(&ruling);
            prop_assert!(ruling.permitted.without(scene.all()).is_empty(), "{} {}", edition.id, told);
            let Ruling { status, permitted, result, .. } = &ruling;
            prop_assert!(result.is_none() || *status == Status::Over, "{} {}", edition.id, told);
            prop_assert!(*status != Status::Over || permitted.is_empty(), "{} {}", edition.id, told);
        }
    }

    #[test]
    fn the_story_of_a_case_ends_in_the_same_ruling(seed: u64) {
        let Some((told, incident)) = case(seed) else { return Ok(()) };
        for edition in &Library::shipped().editions {
            let (ruling, notes) = explain(&incident, &edition.book);
            prop_assert_eq!(&ruling, &adjudicate(&incident, &edition.book), "{} {}", edition.id, told);
            let decided = ruling.ground.is_none_or(|ground| notes.iter().any(|n| n.topic == ground));
            prop_assert!(decided, "{} {:?} is not told: {}", edition.id, ruling.ground, told);
        }
    }
}
