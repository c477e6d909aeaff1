//! Laws of competition cases: for every edition, every reading, and any mixture of hands, clocks, claims and arbiters.

#![expect(clippy::expect_used, reason = "a test may panic")]

mod common;

use std::sync::Arc;

use adoube_catalog::Library;
use adoube_compare::Panel;
use adoube_core::board::{Color, Position, Scene, Square};
use adoube_core::edition::Edition;
use adoube_core::incident::competition::*;
use adoube_core::incident::{Act, Conditions, Event, Incident};
use adoube_core::ruling::{Game, Status};
use adoube_core::scenario::Play;
use common::{Random, events, position, start};
use proptest::prelude::*;

fn editions() -> Vec<Arc<Edition>> {
    Library::shipped().editions.clone()
}

fn word<T: Copy>(random: &mut Random, words: &[(&'static str, T)]) -> T {
    random.pick(words).expect("a word").1
}

/// A move of a unit that stands there, often a legal one.
fn played(random: &mut Random, scene: &Scene) -> Option<Written> {
    let uci = |text: String| -> Option<Written> {
        let promotion = text.chars().nth(4).and_then(adoube_core::board::Role::from_char);
        Some(Written { from: text.get(..2)?.parse().ok()?, to: text.get(2..4)?.parse().ok()?, promotion })
    };
    if random.below(3) > 0 {
        let moves: Vec<_> = scene.all().iter().collect();
        return random.pick(&moves).and_then(|id| uci(scene.uci(*id)));
    }
    let board = scene.position().board();
    let own: Vec<Square> = board.by_color(scene.turn()).into_iter().collect();
    let from = *random.pick(&own)?;
    let to = Square::ALL[random.below(64)];
    (from != to && board.king_of(!scene.turn()) != Some(to)).then_some(Written { from, to, promotion: None })
}

fn matter(random: &mut Random, so_far: usize) -> Matter {
    let of = (so_far > 0 && random.below(2) == 0).then(|| random.below(so_far));
    match random.below(14) {
        0..=3 => {
            let mut claim = ClaimMade::new(word(random, &ClaimKind::WORDS[1..]));
            claim.of = of;
            claim.written = random.below(3) > 0;
            claim.clock_stopped = random.pick(&[None, Some(true), Some(false)]).copied().flatten();
            Matter::Claim(claim)
        }
        4..=5 => Matter::Arbiter {
            act: word(random, ArbiterAct::WORDS),
            what: word(random, Seen::WORDS),
            of,
            teller: word(random, Teller::WORDS),
        },
        6 => Matter::Found {
            what: word(random, FoundWhat::WORDS),
            of,
            moves_ago: random.below(3) as u32,
            through: Through::Replay,
        },
        7 => Matter::Stop { reason: word(random, StopReason::WORDS), whose: Whose::Own },
        8 => Matter::Device {
            device: word(random, Device::WORDS),
            does: word(random, DeviceDoes::WORDS),
            place: word(random, DeviceWhere::WORDS),
            state: word(random, OnOff::WORDS),
            approved: random.below(4) == 0,
        },
        9 => Matter::Check { finds: word(random, Finding::WORDS), truly: None },
        10 => Matter::Agree(word(random, Agreed::WORDS)),
        11 => Matter::Refuse { what: word(random, Refused::WORDS), nth: 1 + random.below(3) as u32 },
        12 => Matter::Leave { place: word(random, Place::WORDS), permission: random.below(2) == 0, returned: true },
        _ => Matter::Disturb { how: word(random, Disturbance::WORDS), nth: 1 + random.below(3) as u32 },
    }
}

fn conditions(random: &mut Random) -> Conditions {
    let plays = [None, Some(Play::Standard), Some(Play::Rapid), Some(Play::Blitz)];
    let offences = |random: &mut Random| Offences {
        illegal_move: random.below(3) as u32,
        two_hands: random.below(2) as u32,
        empty_press: random.below(2) as u32,
    };
    let minutes = [3, 10, 12, 30, 60, 90];
    Conditions {
        play: random.pick(&plays).copied().flatten(),
        rate: (random.below(2) == 0).then(|| Rate {
            periods: vec![(None, *random.pick(&minutes).expect("minutes"))],
            increment: 10 * random.below(4) as u32,
            delay: 0,
        }),
        supervised: random.below(3) == 0,
        phase: (random.below(3) > 0).then(|| word(random, Phase::WORDS)),
        clocks: (random.below(2) == 0).then_some([90, 200]),
        offences: [offences(random), offences(random)],
        arbiter: word(random, Attention::WORDS),
        occurrences: (random.below(3) == 0)
            .then(|| Occurrences { count: 1 + random.below(5) as u32, ..Occurrences::default() }),
        when: if random.below(6) == 0 { word(random, When::WORDS) } else { When::During },
        ..Conditions::default()
    }
}

/// A game of a few turns in which things go wrong.
fn case(seed: u64) -> Option<(Vec<Event>, Incident)> {
    let mut random = Random(seed);
    let position: Position = position(&mut random);
    let mut scene = Scene::new(position.clone());
    let mut list: Vec<Event> = Vec::new();
    let plain = |list: &mut Vec<Event>, by: Option<Color>, act: Act| list.push(Event { by, act });
    for _ in 0..1 + random.below(3) {
        let side = scene.turn();
        let mv = played(&mut random, &scene)?;
        plain(&mut list, None, Act::Play(mv));
        if random.below(3) > 0 {
            plain(&mut list, None, Act::Press);
        }
        for _ in 0..random.below(3) {
            let by = [None, Some(side), Some(!side)][random.below(3)];
            let act = match random.below(8) {
                0 => Act::OfferDraw,
                1 => Act::AcceptDraw,
                2 => Act::Marked(Box::new((
                    Act::FlagFalls,
                    Mark::Flag {
                        seen_by: word(&mut random, SeenBy::WORDS),
                        order: word(&mut random, FlagOrder::WORDS),
                        first: None,
                    },
                ))),
                _ => Act::Competition(Box::new(matter(&mut random, list.len()))),
            };
            plain(&mut list, by, act);
        }
        plain(&mut list, None, Act::Turn(!side));
        let incident = Incident::new(start(&position), &list).ok()?;
        scene = incident.turns().last()?.scene.clone();
    }
    let conditions = conditions(&mut random);
    let incident = Incident::under(start(&position), &list, conditions).ok()?;
    Some((list, incident))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ruling_by_classes_equals_ruling_each_edition(seed: u64) {
        let Some((list, incident)) = case(seed) else { return Ok(()) };
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
    fn every_ruling_holds_together(seed: u64) {
        let Some((list, incident)) = case(seed) else { return Ok(()) };
        let case = incident.case().expect("a case");
        for rulings in Panel::new(editions()).rule_each(&incident) {
            for ruling in rulings {
                let court = ruling.competition.as_ref().expect("what the court made of it");
                let scene = incident.scene_of(&ruling);
                prop_assert!(ruling.permitted.without(scene.all()).is_empty(), "{:?}", list);
                let ended = ruling.result.is_some() || court.score.is_some();
                prop_assert!(!(ruling.result.is_some() && court.score.is_some()), "{:?}", list);
                if ended {
                    prop_assert_eq!((ruling.status, court.game), (Status::Over, Game::Over), "{:?}", list);
                    prop_assert!(ruling.permitted.is_empty() && court.ended_by.is_some(), "{:?}", list);
                } else {
                    prop_assert!(court.ended_by.is_none(), "{:?}", list);
                }
                prop_assert!(court.clocks.is_none() || case.conditions.clocks.is_some(), "{:?}", list);
                for sanction in &court.sanctions {
                    use adoube_core::ruling::SanctionKind as K;
                    let menu = !sanction.menu.is_empty();
                    prop_assert_eq!(menu, sanction.kind == K::Discretion, "{:?}", list);
                }
            }
        }
    }

    /// A condition that nothing asks about leaves the ruling on hands as it is.
    #[test]
    fn hands_are_ruled_on_as_before(seed: u64) {
        let mut random = Random(seed);
        let position = position(&mut random);
        let list = events(&mut random, &position);
        let Ok(before) = Incident::new(start(&position), &list) else { return Ok(()) };
        let mechanical = Conditions { clock_kind: ClockKind::Mechanical, ..Conditions::default() };
        let case = Incident::under(start(&position), &list, mechanical).expect("the same events");
        let panel = Panel::new(editions());
        for (plain, court) in panel.rule_each(&before).into_iter().zip(panel.rule_each(&case)) {
            for (plain, court) in plain.into_iter().zip(court) {
                let told = |r: &adoube_core::ruling::Ruling| {
                    (r.turn, r.status, r.made, r.permitted, r.breach, r.shown, r.claims.clone(), r.result)
                };
                prop_assert_eq!(told(&plain), told(&court), "{:?}", list);
            }
        }
    }
}
