//! Laws that need the shipped data: every policy is chosen and exercised, every topic is raised.

use std::collections::{BTreeMap, BTreeSet};

use adoube_catalog::Library;
use adoube_core::adjudicate::hear;
use adoube_core::branch::Branch;
use adoube_core::edition::ProvisionRole;
use adoube_core::policy::Registry;
use adoube_core::rulebook::RuleBook;
use adoube_core::topic::Topic;

/// Every rule book that is shipped, its readings too.
fn books() -> Vec<&'static RuleBook> {
    let of = |e: &'static std::sync::Arc<adoube_core::edition::Edition>| {
        std::iter::once(&e.book).chain(e.readings.iter().map(|r| &r.book))
    };
    Library::shipped().editions.iter().flat_map(of).collect()
}

#[test]
fn every_policy_is_chosen_by_some_edition_or_reading() {
    for spec in Registry::builtin().all() {
        for topic in spec.topics {
            let chosen =
                books().iter().any(|b| Branch::ALL.iter().any(|x| b.choice_in(*topic, *x).policy == spec.name));
            assert!(chosen, "no edition chooses {} for {topic}", spec.name);
        }
    }
}

#[test]
fn every_choice_decides_some_scenario() {
    // A choice, parameters included, is exercised when a book that made it was asked about its topic.
    let mut chosen: BTreeMap<(Topic, String), bool> = BTreeMap::new();
    for book in books() {
        for topic in Topic::ALL {
            for branch in Branch::ALL {
                chosen.entry((*topic, book.choice_in(*topic, branch).to_string())).or_default();
            }
        }
    }
    for scenario in &Library::shipped().scenarios {
        for book in books() {
            let (ruling, asked) = hear(&scenario.incident, book);
            let branch = ruling.competition.map_or(Branch::Standard, |ruled| ruled.branch);
            for topic in asked.iter() {
                chosen.insert((topic, book.choice_in(topic, branch).to_string()), true);
            }
        }
    }
    let idle: Vec<_> = chosen.iter().filter(|(_, used)| !**used).map(|(key, _)| key).collect();
    assert!(idle.is_empty(), "no scenario exercises {idle:?}");
}

#[test]
fn every_provision_decides_or_says_why_not() {
    for edition in &Library::shipped().editions {
        let mut decided = BTreeSet::new();
        assert!(edition.book.competition_rules().is_some(), "{} has no competition rules", edition.id);
        for provision in &edition.provisions {
            match &provision.role {
                ProvisionRole::Decides(choices) => {
                    for (topic, choice) in choices {
                        let speaks = |b: &Branch| edition.book.article_in(*topic, *b).as_ref() == provision.article;
                        let speaks: Vec<Branch> = Branch::ALL.into_iter().filter(speaks).collect();
                        assert!(!speaks.is_empty(), "{} {} never decides {topic}", edition.id, provision.article);
                        for branch in speaks {
                            assert!(provision.when.contains(branch), "{} {topic} {branch}", edition.id);
                            assert_eq!(edition.book.choice_in(*topic, branch), choice, "{} {topic}", edition.id);
                            assert!(decided.insert((*topic, branch)), "{} decides {topic} twice", edition.id);
                        }
                    }
                }
                ProvisionRole::Outside(reason) => {
                    assert!(!reason.en.is_empty() && !reason.ru.is_empty(), "{} {}", edition.id, provision.article);
                }
            }
        }
        assert_eq!(decided.len(), Topic::ALL.len() * Branch::COUNT, "{} leaves topics open", edition.id);
    }
}

#[test]
fn every_scenario_expects_something_of_every_edition() {
    for scenario in &Library::shipped().scenarios {
        for edition in &Library::shipped().editions {
            assert!(scenario.expected_of(edition).is_some(), "{} expects nothing of {}", scenario.id, edition.id);
        }
        assert!(scenario.about.is_some(), "{} says nothing about itself", scenario.id);
    }
}
