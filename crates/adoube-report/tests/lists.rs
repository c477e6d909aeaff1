//! Lists of policies, topics, editions and incidents, and coverage.
#![expect(clippy::expect_used, reason = "a fixture that cannot be built fails the test")]

mod support;

use adoube_core::policy::Registry;
use adoube_core::topic::Topic;
use adoube_report::messages::{Lang, Messages};
use adoube_report::{coverage, lists};
use unicode_width::UnicodeWidthStr;

#[test]
fn every_topic_policy_and_parameter_has_its_sentence() {
    let registry = Registry::builtin();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let known = |key: String| {
            let text = messages.find(&key, &[]);
            assert!(text.is_some(), "{}: {key} is missing", lang.code());
            text.unwrap_or_default()
        };
        for topic in Topic::ALL {
            assert!(known(format!("topic-{topic}")).ends_with('?'));
            for policy in registry.of_topic(*topic) {
                assert!(known(format!("policy-{topic}-{}", policy.name)).ends_with('.'));
                for param in policy.params {
                    assert!(known(format!("param-{topic}-{}-{}", policy.name, param.name)).ends_with('.'));
                }
            }
        }
    }
}

#[test]
fn lists_look_so() {
    let registry = Registry::builtin();
    let (editions, scenarios) = (support::editions(), support::scenarios());
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let named = |name: &str| format!("{name}-{}", lang.code());
        insta::assert_snapshot!(named("policies"), lists::policies(&registry, &editions, &messages, 100));
        insta::assert_snapshot!(named("topics"), lists::topics(&registry, &messages, 100));
        insta::assert_snapshot!(named("editions"), lists::editions(&editions, &messages, 100));
        insta::assert_snapshot!(named("scenarios"), lists::scenarios(&scenarios, &messages, 100));
        insta::assert_snapshot!(named("coverage"), coverage::coverage(&editions[..1], &messages, 100));
    }
}

#[test]
fn lists_keep_to_the_width_and_json_parses() {
    let registry = Registry::builtin();
    let (editions, scenarios) = (support::editions(), support::scenarios());
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        for width in [60, 80, 100, 140] {
            let texts = [
                lists::policies(&registry, &editions, &messages, width),
                lists::topics(&registry, &messages, width),
                lists::editions(&editions, &messages, width),
                lists::scenarios(&scenarios, &messages, width),
                coverage::coverage(&editions, &messages, width),
            ];
            for line in texts.iter().flat_map(|t| t.lines()) {
                assert!(line.width() <= width, "{width}: {line}");
            }
        }
        for (text, count) in [
            (lists::policies_json(&registry, &editions, &messages), 158),
            (lists::topics_json(&registry, &messages), Topic::ALL.len()),
            (lists::editions_json(&editions, &messages), editions.len()),
            (lists::scenarios_json(&scenarios, &messages), scenarios.len()),
            (coverage::coverage_json(&editions, &messages), editions.len()),
        ] {
            let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(json.as_array().map(Vec::len), Some(count));
        }
    }
}
