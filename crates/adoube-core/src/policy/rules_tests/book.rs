//! Books with branches.

use std::sync::Arc;

use super::{built, choice};
use crate::branch::{Branch, Branches};
use crate::policy::{Params, Registry};
use crate::rulebook::{Choice, Given, RuleBook};
use crate::topic::Topic;

fn given(topic: Topic, name: &str, article: &str, branches: Branches) -> Given {
    Given { built: built(topic, name, &[]), choice: choice(name, &[]), article: Arc::from(article), branches }
}

/// Each topic by the first policy of the registry, under its own name.
fn first(topics: &[Topic]) -> Vec<Given> {
    let of = |topic: &Topic| {
        let spec = Registry::builtin().of_topic(*topic).next().unwrap();
        let (built, choice) = spec.choose(*topic, &Params::default());
        Given::from((built, choice, Arc::from(topic.name())))
    };
    topics.iter().map(of).collect()
}

const FAST: &[Branch] = &[Branch::Rapid, Branch::Blitz];

fn book() -> RuleBook {
    let mut all = first(Topic::ALL);
    all.push(given(Topic::Quickplay, "no-claim", "C5", Branches::of(&[Branch::Blitz])));
    all.push(given(Topic::IllegalPenalty, "none", "B2", Branches::of(FAST)));
    // What is given without a branch does not win over one, wherever it stands.
    all.extend(first(&[Topic::Quickplay]));
    RuleBook::new(all).unwrap()
}

#[test]
fn a_branch_answers_by_its_own_provision_and_shares_the_rest() {
    let book = book();
    let told =
        |topic, branch| (book.choice_in(topic, branch).policy.clone(), book.article_in(topic, branch).to_string());
    let pair = |policy: &str, article: &str| (policy.to_owned(), article.to_owned());
    assert_eq!(told(Topic::Quickplay, Branch::Standard), pair("claim", "quickplay"));
    assert_eq!(told(Topic::Quickplay, Branch::Rapid), pair("claim", "quickplay"));
    assert_eq!(told(Topic::Quickplay, Branch::Blitz), pair("no-claim", "C5"));
    assert_eq!(told(Topic::IllegalPenalty, Branch::Rapid), pair("none", "B2"));
    assert_eq!(told(Topic::IllegalPenalty, Branch::BlitzSupervised), pair("loss-at-once", "illegal-penalty"));
    assert_eq!(told(Topic::Complaint, Branch::Blitz), pair("lost-by-deliberate-touch", "complaint"));
    let rules = book.competition_rules().unwrap();
    assert!(Arc::ptr_eq(rules.of(Branch::Standard), rules.of(Branch::RapidSupervised)));
    assert!(!Arc::ptr_eq(rules.of(Branch::Rapid), rules.of(Branch::Blitz)));
    assert_eq!(rules.deviating(Topic::IllegalPenalty), Branches::of(FAST));
    assert_eq!(rules.deviating(Topic::Notes), Branches::NONE);
}

#[test]
fn another_answer_for_standard_play_leaves_branches_of_their_own_alone() {
    let (before, name) = (book(), "time-then-loss");
    let after = before.clone().with(built(Topic::IllegalPenalty, name, &[]), choice(name, &[]));
    let of = |branch| after.choice_in(Topic::IllegalPenalty, branch).policy.as_str();
    assert_eq!([Branch::Standard, Branch::BlitzSupervised].map(of), [name; 2]);
    assert_eq!([Branch::Rapid, Branch::Blitz].map(of), ["none"; 2]);
    assert!(!after.chooses_as(&before, Topic::IllegalPenalty) && after.chooses_as(&before, Topic::Quickplay));
    let back = after.with_topic_of(&before, Topic::IllegalPenalty);
    assert!(Topic::ALL.iter().all(|topic| back.chooses_as(&before, *topic)));
}

#[test]
fn a_branch_alone_makes_books_differ() {
    let mut all = first(Topic::ALL);
    all.push(given(Topic::Quickplay, "no-claim", "C4", Branches::of(&[Branch::BlitzSupervised])));
    all.push(given(Topic::IllegalPenalty, "none", "B2", Branches::of(FAST)));
    let (one, other) = (book(), RuleBook::new(all).unwrap());
    assert_eq!(one.choice(Topic::Quickplay), other.choice(Topic::Quickplay));
    assert!(!one.chooses_as(&other, Topic::Quickplay) && one.chooses_as(&other, Topic::IllegalPenalty));
    let cited = one.clone().cited_as(&other);
    assert_eq!(cited.article_in(Topic::Quickplay, Branch::BlitzSupervised).as_ref(), "C4");
    assert!(cited.chooses_as(&one, Topic::Quickplay));
}

#[test]
fn a_book_has_all_competition_rules_or_none() {
    let touch = RuleBook::new(first(Topic::TOUCH)).unwrap();
    assert!(touch.competition_rules().is_none() && touch.competition(Branch::Blitz).is_none());
    assert_eq!((touch.choice(Topic::Quickplay), touch.article(Topic::Quickplay).as_ref()), (Choice::none(), ""));
    assert!(!touch.chooses_as(&book(), Topic::Quickplay) && touch.chooses_as(&touch, Topic::Quickplay));
    let mut some = first(Topic::TOUCH);
    some.push(given(Topic::Quickplay, "no-claim", "C5", Branches::of(&[Branch::Blitz])));
    assert_eq!(RuleBook::new(some).unwrap_err(), Topic::COMPETITION);
}
