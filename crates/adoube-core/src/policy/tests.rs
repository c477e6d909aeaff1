//! Laws of the list of policies.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;
use crate::board::{Position, Scene, Square, Squares};
use crate::rulebook::Built;
use crate::topic::Topic;

#[test]
fn sorted_unique_and_documented() {
    let keys: Vec<_> = BUILTIN.iter().map(|s| (s.topics[0], s.name)).collect();
    let mut sorted = keys.clone();
    sorted.sort();
    assert_eq!(keys, sorted, "keep the list sorted by topic and name");
    let mut seen = BTreeSet::new();
    for spec in BUILTIN {
        for topic in spec.topics {
            assert!(seen.insert((*topic, spec.name)), "{topic} {} twice", spec.name);
        }
        assert!(spec.sentence.ends_with('.') && spec.sentence.len() > 20, "{} lacks a sentence", spec.name);
        assert!(spec.name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'));
        for param in spec.params {
            assert!(param.sentence.ends_with('.'), "{} {} lacks a sentence", spec.name, param.name);
        }
    }
}

#[test]
fn every_topic_has_a_policy_and_every_policy_builds() {
    for topic in Topic::ALL {
        assert!(Registry::builtin().of_topic(*topic).next().is_some(), "{topic} has no policy");
    }
    for spec in BUILTIN {
        for topic in spec.topics {
            assert_eq!((spec.build)(*topic, &Params::default()).topic(), *topic);
        }
    }
}

#[test]
fn every_file_has_a_line_and_is_short() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/policy");
    let names: BTreeSet<String> = BUILTIN.iter().map(|s| s.name.replace('-', "_")).collect();
    for topic in std::fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).filter(|p| p.is_dir()) {
        for file in std::fs::read_dir(topic).unwrap().map(|e| e.unwrap().path()) {
            let text = std::fs::read_to_string(&file).unwrap();
            let stem = file.file_stem().unwrap().to_str().unwrap().to_owned();
            if text.contains("PolicySpec") {
                assert!(names.contains(&stem), "{} has no line in the list", file.display());
                assert!(text.contains("**Seen in:**") && text.contains("**Does not cover:**"), "{}", file.display());
            }
            let longest = if text.contains("PolicySpec") { 200 } else { 400 };
            assert!(text.lines().count() <= longest, "{} is too long", file.display());
        }
    }
}

#[test]
fn a_policy_of_another_crate_joins_and_a_taken_name_is_refused() {
    static OWN: PolicySpec = PolicySpec { name: "one-hand-or-two", ..*BUILTIN[3] };
    assert!(Registry::builtin().with(&[&OWN]).unwrap().all().len() == BUILTIN.len() + 1);
    let again = Registry::builtin().with(&[BUILTIN[0]]).unwrap_err();
    assert_eq!(again.name, BUILTIN[0].name);
}

#[test]
fn a_choice_leads_back_to_its_parameters() {
    for spec in BUILTIN {
        let topic = spec.topics[0];
        let mut all = vec![Params::default()];
        for param in spec.params {
            let mut params = Params::default();
            let value = match param.kind {
                ParamKind::Flag => ParamValue::Flag(!param.flag),
                ParamKind::Word(words) => ParamValue::Word((*words.last().unwrap()).to_owned()),
                ParamKind::Words(words) => ParamValue::Words(words.iter().map(|w| (*w).to_owned()).collect()),
                ParamKind::Number { least, most, usual } => {
                    assert!((least..=most).contains(&usual), "{} {}", spec.name, param.name);
                    ParamValue::Number(if usual == most { least } else { most })
                }
            };
            params.set(param, value).unwrap();
            all.push(params);
        }
        for params in all {
            let (built, choice) = spec.choose(topic, &params);
            assert_eq!(built.topic(), topic);
            assert_eq!(spec.params_of(&choice), Some(params), "{choice}");
        }
    }
}

#[test]
fn a_choice_of_another_policy_or_value_has_no_parameters() {
    let spec = &contact::deliberate_touch::SPEC;
    let choice = |policy: &str, parameter: &str| crate::rulebook::Choice {
        policy: policy.to_owned(),
        parameters: vec![parameter.to_owned()],
    };
    assert!(spec.params_of(&choice("deliberate-touch", "except=adjust")).is_some());
    for (policy, parameter) in [
        ("intended-touch", "except=adjust"),
        ("deliberate-touch", "except=sleeve"),
        ("deliberate-touch", "also=adjust"),
        ("deliberate-touch", "except"),
    ] {
        assert_eq!(spec.params_of(&choice(policy, parameter)), None, "{policy} {parameter}");
    }
    let flag = &castling_contact::any_deliberate_touch::SPEC;
    assert_eq!(flag.params_of(&choice("any-deliberate-touch", "needs-move=no")), None);
}

/// Units touched one after the other, as both colours' lists.
fn lists(units: &[Touched]) -> (Vec<Touched>, Vec<Touched>) {
    units.iter().partition(|unit| unit.own)
}

/// The same touches with nothing but what is remembered of them, in another order where the order is forgotten.
fn remembered(memory: &Memory, units: &[Touched]) -> Vec<Touched> {
    let (own, enemy) = lists(units);
    let kept = |list: &[Touched]| -> Vec<Touched> {
        let keeps = |at: &usize| {
            let (own, enemy) = lists(&list[..*at]);
            memory.takes_in(&own, &enemy).contains(list[*at].square)
        };
        (0..list.len()).filter(keeps).map(|at| list[at]).collect()
    };
    let (own, enemy) = (kept(&own), kept(&enemy));
    let first = |list: &[Touched]| list.iter().find(|u| memory.can_play(**u)).map_or(u16::MAX, |u| u.rank);
    let mut all = if memory.castles(own.iter().map(|u| u.square).collect()) {
        let mut all = [own, enemy].concat();
        all.sort_by_key(|u| u.rank);
        all
    } else if first(&own) < first(&enemy) {
        [own, enemy].concat()
    } else {
        [enemy, own].concat()
    };
    all.iter_mut().zip(1..).for_each(|(unit, rank)| unit.rank = rank);
    all
}

/// What the policy says about these units, asked as rulings ask it; `None` when it forgets nothing or is not asked.
fn answer(policy: &Built, view: View<'_>, units: &[Touched]) -> Option<Bind> {
    let (own, enemy) = lists(units);
    match policy {
        Built::OwnTouched(p) if p.forgets() => match own.as_slice() {
            [] => None,
            [one] if p.alone_binds() => Some(view.of_one(*one)),
            own => Some(p.bind(view, own)),
        },
        Built::EnemyTouched(p) if p.forgets() => match enemy.as_slice() {
            [] => None,
            [one] if p.alone_binds() => Some(view.of_one(*one)),
            enemy => Some(p.bind(view, enemy)),
        },
        Built::BothColours(p) if p.forgets() && !own.is_empty() && !enemy.is_empty() => {
            Some(p.bind(view, (&own, view.first_that_can(&own)), (&enemy, view.first_that_can(&enemy))))
        }
        _ => None,
    }
}

#[test]
fn who_forgets_looks_at_nothing_else() {
    const POSITIONS: &[&str] = &[
        "r3k2r/pppq1ppp/3pbn2/2bNp3/2BnP3/3PBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "4k3/8/8/b2n4/8/2N5/8/4K3 w - - 0 1",
        "4k3/2p5/8/pP6/8/8/6p1/4K3 w - a6 0 1",
        "rnb1kbnr/pppp1ppp/8/4p3/4P2q/5P2/PPPP2PP/RNBQKBNR w KQkq - 0 1",
        "r3k3/7p/7P/8/8/8/5PPP/4K2R w Kq - 0 1",
    ];
    let policies: Vec<(&str, Built)> = BUILTIN
        .iter()
        .flat_map(|spec| spec.topics.iter().map(move |topic| (spec, *topic)))
        .flat_map(|(spec, topic)| choices(spec).into_iter().map(move |p| (spec.name, (spec.build)(topic, &p))))
        .collect();
    let mut seed = 1_u64;
    let mut below = |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % bound
    };
    let (mut asked, mut shorter, mut fewer) = (0, 0, 0);
    for fen in POSITIONS {
        let scene = Scene::new(Position::from_fen(fen, false).unwrap());
        let (memory, board) = (Memory::of(&scene), scene.position().board());
        let view = View { scene: &scene, allowed: scene.all(), own_first: true };
        for _ in 0..2_000 {
            let mut squares: Vec<Square> = board.occupied().into_iter().collect();
            let touches = 1 + below(squares.len().min(7));
            let mut units = Vec::new();
            while units.len() < touches {
                let square = squares.swap_remove(below(squares.len()));
                let own = board.color_at(square) == Some(scene.turn());
                let plays = if own { scene.moves_of(square) } else { scene.captures_of(square) };
                units.push(Touched { square, rank: units.len() as u16 + 1, own, plays });
            }
            let (mut told_by, mut touched) = (Squares::EMPTY, Squares::EMPTY);
            for (at, unit) in units.iter().enumerate() {
                let (own, enemy) = lists(&units[..at]);
                if memory.tells(&own, &enemy).contains(unit.square) {
                    told_by = memory.told_with(told_by, touched, unit.square);
                }
                touched.add(unit.square);
            }
            let telling: Vec<Touched> = units.iter().copied().filter(|unit| told_by.contains(unit.square)).collect();
            fewer += usize::from(telling.len() < units.len());
            for (name, policy) in &policies {
                let now = answer(policy, view, &units);
                assert_eq!(now, answer(policy, view, &telling), "{name} on {units:?} in {fen}");
            }
            // What is touched later adds to both.
            let later = units.split_off(below(units.len()) + 1);
            let mut short = remembered(&memory, &units);
            shorter += usize::from(short.len() < units.len());
            units.extend(&later);
            short.extend(later.iter().zip(100..).map(|(unit, rank)| Touched { rank, ..*unit }));
            for (name, policy) in &policies {
                let whole = answer(policy, view, &units);
                asked += usize::from(whole.is_some());
                assert_eq!(whole, answer(policy, view, &short), "{name} on {units:?} in {fen}");
            }
        }
    }
    assert!(asked > 20_000 && shorter > 1_000 && fewer > 1_000, "{asked} {shorter} {fewer}");
}

/// Every value of each parameter, the others as they are.
fn choices(spec: &PolicySpec) -> Vec<Params> {
    let mut all = vec![Params::default()];
    for param in spec.params {
        if let ParamKind::Word(words) = param.kind {
            for word in words {
                let mut params = Params::default();
                params.set(param, ParamValue::Word((*word).to_owned())).unwrap();
                all.push(params);
            }
        }
    }
    all
}
