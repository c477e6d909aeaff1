//! Conditions of competition cases in words.
#![expect(clippy::expect_used, reason = "a test may panic")]

use std::sync::Arc;

use adoube_catalog::{Library, SourceText, read_scenarios};
use adoube_compare::{Matrix, Panel};
use adoube_core::scenario::Scenario;
use adoube_report::live;
use adoube_report::messages::{Lang, Messages};

fn told(scenario: &Arc<Scenario>, lang: Lang) -> Vec<String> {
    let editions = Library::shipped().editions.iter().take(1).cloned().collect();
    let matrix = Matrix::new(&Panel::new(editions), [Arc::clone(scenario)]);
    let ruled = live::ruled(&Messages::new(lang), &matrix).expect("one incident");
    let list = ruled["conditions"].as_array().expect("a list");
    list.iter().map(|words| words.as_str().expect("words").to_owned()).collect()
}

const FULL: &str = r#"
id: full
position: { fen: "8/5pk1/6p1/8/8/6P1/5PK1/R2r4 w - - 0 60" }
conditions:
  play: rapid
  date: "2015-02-26"
  rate: { periods: [{ moves: 40, minutes: 90 }, { minutes: 30 }], increment: 30, delay: 5 }
  supervised: true
  phase: quickplay-finish
  clocks: { white: "1:30", black: "1:00:05" }
  clock-kind: mechanical
  moves-completed: { white: 39, black: 38 }
  period: { moves: 40, last: false }
  offences: { white: { illegal-move: 1, two-hands: 2 }, black: { empty-press: 1 } }
  warnings: { white: 2 }
  arbiter: watching
  regulations: { default-time: 30, draws: { before-move: 30 }, devices: bag-allowed, quickplay: announced, leaving: report, appeals: barred }
  schedule: { planned: "19:30", started: "19:40" }
  setup: { colours: reversed, swapped: [f1, g1], board: turned }
  recording: { white: true, black: false, sheet: electronic, stopped: white, remaining: "4:50", now: "5:40" }
  players: { white: { disability: visual }, black: { disability: motor, assistant: true } }
  since-irreversible: { white: 50, black: 49 }
  occurrences: { count: 3, spacing: gapped, rights: changed, moves: changed }
  when: after-game
events:
  - { flag: falls, by: white }
"#;

#[test]
fn every_condition_has_its_sentence() {
    let (read, faults) = read_scenarios(vec![SourceText::new("own/full.yaml", FULL)], &[]);
    assert!(faults.is_empty(), "{faults:?}");
    let full = read.first().expect("one incident");
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("full-{}", lang.code()), told(full, lang).join("\n"));
    }
}

#[test]
fn what_is_shipped_is_told_in_whole_sentences() {
    for scenario in &Library::shipped().scenarios {
        let written = scenario.incident.case().is_some_and(|case| case.conditions.is_competition());
        for lang in Lang::ALL {
            let told = told(scenario, lang);
            assert!(!written || !told.is_empty(), "{}: conditions are not told", scenario.id);
            for words in told {
                let whole = words.ends_with('.') && !words.contains("condition-") && !words.contains('$');
                assert!(whole, "{}: {words}", scenario.id);
            }
        }
    }
}

#[test]
fn every_shipped_theme_has_a_name() {
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        for scenario in &Library::shipped().scenarios {
            let key = format!("theme-{}", scenario.theme);
            assert!(messages.find(&key, &[]).is_some(), "{}: {key} is missing", lang.code());
        }
    }
}
