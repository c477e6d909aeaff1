//! Laws of the list of policies.

use std::collections::BTreeSet;
use std::path::Path;

use super::*;
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
