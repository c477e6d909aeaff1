//! A policy of another crate joins the registry and is chosen by an edition of one's own.

use std::sync::Arc;

use adoube_catalog::{Library, SourceText, read_editions};
use adoube_core::adjudicate::adjudicate;
use adoube_core::policy::{OneHand, PolicySpec, Registry};
use adoube_core::rulebook::Built;
use adoube_core::topic::Topic;

/// Moves may be made with both hands.
#[derive(Debug)]
struct EitherHand;

impl OneHand for EitherHand {
    fn forbids_two_hands(&self) -> bool {
        false
    }
}

static SPEC: PolicySpec = PolicySpec {
    name: "either-hand",
    topics: &[Topic::OneHand],
    sentence: "A move may be made with both hands.",
    params: &[],
    build: |_, _| Built::OneHand(Arc::new(EitherHand)),
};

const DRAFT: &str = r#"
id: own-draft
title: { en: "Draft", ru: "Проект" }
authority: OWN
language: en
kind: draft
in-force: { from: "2030-01-01" }
amends: fide-2023
provisions:
  - article: "4.1"
    gist: { en: "Either hand will do.", ru: "Можно ходить любой рукой." }
    decides:
      one-hand: { policy: either-hand }
"#;

#[test]
fn a_policy_of_another_crate_rules_article_4_1_of_a_draft() {
    let registry = Registry::builtin().with(&[&SPEC]).unwrap();
    let file = SourceText::new("own-draft.yaml", DRAFT);
    let (editions, told) = read_editions(vec![file.clone()], &Library::shipped().editions, &registry);
    assert!(told.iter().all(|d| !d.is_error()), "{told:?}");
    let named = |id: &str| editions.iter().find(|e| e.id == id).unwrap();
    let scenarios = &Library::shipped().scenarios;
    let scenario = scenarios.iter().find(|s| s.id == "rook-taken-with-both-hands").unwrap();
    assert!(adjudicate(&scenario.incident, &named("fide-2023").book).breach.contains(Topic::OneHand));
    assert!(adjudicate(&scenario.incident, &named("own-draft").book).breach.is_empty());

    // Without it the name is told as unknown.
    let (_, told) = read_editions(vec![file], &Library::shipped().editions, &Registry::builtin());
    assert!(told.iter().any(|d| d.id == "diag-unknown-policy" && d.nearest.is_none()), "{told:?}");
}
