//! A draft that restores the touch-move clause of 2014 on top of 2023, and the search for it.

use std::collections::BTreeMap;

use crate::support::{bounds, draft, edition};
use adoube_amend::{Fate, Limits, NewChoice, Wanted, Wish, impact, seek};
use adoube_catalog::Library;
use adoube_compare::{Cause, cause};
use adoube_core::policy::Registry;
use adoube_core::topic::Topic;
use adoube_search::{Progress, Run, Search, classes};

/// Article 4.3 with its clauses as in 2014: contact by aim, and one unit of each colour.
const RESTORED: &str = "
id: draft-2014
title: T
authority: FIDE
language: en
kind: draft
in-force: { from: \"2027-01-01\" }
amends: fide-2023
provisions:
  - article: \"4.3\"
    gist: { en: \"Contact binds only when meant.\", ru: \"Касание обязывает, только если так хотели.\" }
    decides:
      contact: { policy: intended-touch }
  - article: \"4.3.3\"
    gist: { en: \"One unit of each colour.\", ru: \"По фигуре каждого цвета.\" }
    decides:
      both-colours: { policy: pair-then-earlier }
      order-unknown: { policy: own-counts-first }
";

#[test]
fn a_restored_clause_shows_exactly_the_classes_that_separate_the_two() {
    let (base, draft) = (edition("fide-2023"), draft(RESTORED));
    let old = edition("fide-2014");
    for topic in [Topic::Contact, Topic::BothColours, Topic::OrderUnknown, Topic::OwnTouched, Topic::EnemyTouched] {
        assert_eq!(draft.book.choice(topic), old.book.choice(topic), "{topic} is not as in 2014");
    }
    let found = impact(&base, &draft, &bounds()).expect("few books");
    let topics: Vec<Topic> = found.choices.iter().map(|c| c.topic).collect();
    assert_eq!(topics, [Topic::Contact, Topic::BothColours]);
    // The classes of a search by the two books themselves.
    let search = Search::new(bounds().domain, &[base.book.clone(), draft.book.clone()]).expect("two books");
    let stop = std::sync::atomic::AtomicBool::new(false);
    let run = Run { jobs: 2, shard: (1, 1), stop: &stop, tell: &|_, _, _| () };
    let progress = search.run(Progress::default(), run);
    let key = |class: &adoube_search::Class| {
        (class.topics.clone(), (class.sequences, class.witness.position.fen(), format!("{:?}", class.witness.events)))
    };
    let wanted: BTreeMap<_, _> = classes(&search, &progress).iter().map(key).collect();
    let shown: BTreeMap<_, _> = found.reached.iter().map(|r| key(&r.class)).collect();
    assert_eq!(shown, wanted);
    let sets = [vec![Topic::Contact], vec![Topic::Contact, Topic::BothColours], vec![Topic::BothColours]];
    assert!(shown.len() == 3 && sets.iter().all(|set| shown.contains_key(set)), "{:?}", shown.keys());
    assert_eq!(found.reached.iter().map(|r| r.class.sequences).sum::<u64>(), progress.tally.divergent);
    // Nothing was declared, so all of it is unintended.
    assert!(!found.is_as_intended() && found.reached.iter().all(|r| !r.is_intended));
    assert_eq!(found.count(Fate::Unintended), found.moved.len());
    assert!(found.moved.len() >= 10);
}

#[test]
fn intentions_are_kept_missed_or_met_already() {
    let text = format!(
        "{RESTORED}intends:
  rook-with-two-enemy-units-the-first-out-of-reach: {{ status: open, permitted: [d1d5] }}
  knight-centred-silently-then-the-queen: {{ permitted: [d1e1] }}
  mate-with-the-wrong-piece: {{ status: made }}
"
    );
    let found = impact(&edition("fide-2023"), &draft(&text), &bounds()).expect("few books");
    let fate = |id: &str| found.moved.iter().find(|m| m.scenario.id == id).map(|m| m.fate);
    assert_eq!(fate("rook-with-two-enemy-units-the-first-out-of-reach"), Some(Fate::Intended));
    assert_eq!(fate("knight-centred-silently-then-the-queen"), Some(Fate::Missed));
    assert_eq!(fate("mate-with-the-wrong-piece"), Some(Fate::Already));
    assert_eq!(fate("bagirov-korchnoi-1960"), Some(Fate::Unintended));
    // The class of the clause on both colours is meant; contact is not, and so is not what rests on both.
    let intended: Vec<&[Topic]> =
        found.reached.iter().filter(|r| r.is_intended).map(|r| r.class.topics.as_slice()).collect();
    assert_eq!(intended, [&[Topic::BothColours]]);
}

#[test]
fn seek_finds_the_change_of_the_draft_when_asked_for_one_of_its_rulings() {
    let (base, draft) = (edition("fide-2023"), draft(RESTORED));
    let library = Library::shipped();
    let mut asked = 0;
    for scenario in &library.scenarios {
        let Cause::One(topic) = cause(&scenario.incident, &base.book, &draft.book) else { continue };
        let wish = Wish { scenario: scenario.clone(), wanted: Wanted::Like(Box::new(draft.book.clone())) };
        let limits = Limits { topics: 1, tries: 10_000 };
        let sought = seek(&base, vec![wish.clone()], &library.scenarios, &Registry::builtin(), limits);
        let is_it = |new: &NewChoice| new.topic == topic && new.to == *draft.book.choice(topic);
        let has_it = sought
            .found
            .iter()
            .any(|a| a.choices.iter().all(|(new, _)| is_it(new)) || a.variants.iter().any(|set| set.iter().all(is_it)));
        assert!(has_it, "{}: {topic}", scenario.id);
        // Whatever was found gives the ruling, and is told with what else it moves.
        for amendment in &sought.found {
            assert!(wish.is_met_by(&amendment.book));
            let wrong = amendment.side_effects.iter().find(|s| s.id == scenario.id);
            assert!(wrong.is_none());
        }
        let effects: Vec<usize> = sought.found.iter().map(|a| a.side_effects.len()).collect();
        assert!(effects.is_sorted(), "{effects:?}");
        assert!(!sought.is_cut && sought.met.is_empty());
        asked += 1;
    }
    assert!(asked >= 8, "{asked}");
}

#[test]
fn two_rulings_of_two_clauses_need_two_changes_and_none_larger() {
    let (base, draft) = (edition("fide-2023"), draft(RESTORED));
    let library = Library::shipped();
    let wish = |id: &str| {
        let scenario = library.scenarios.iter().find(|s| s.id == id).expect("shipped").clone();
        Wish { scenario, wanted: Wanted::Like(Box::new(draft.book.clone())) }
    };
    let wishes =
        vec![wish("rook-with-two-enemy-units-the-first-out-of-reach"), wish("knight-centred-silently-then-the-queen")];
    let limits = Limits { topics: 2, tries: 100_000 };
    let sought = seek(&base, wishes.clone(), &library.scenarios, &Registry::builtin(), limits);
    assert!(!sought.found.is_empty() && sought.found.iter().all(|a| a.choices.len() == 2));
    let topics = |a: &adoube_amend::Amendment| a.choices.iter().map(|(c, _)| c.topic).collect::<Vec<_>>();
    assert!(sought.found.iter().any(|a| topics(a) == [Topic::Contact, Topic::BothColours]));
    // A limit that is reached is told.
    let cut = seek(&base, wishes, &library.scenarios, &Registry::builtin(), Limits { topics: 2, tries: 50 });
    assert!(cut.is_cut && cut.tried == 50);
    // What is ruled so already needs no change.
    let own = Wanted::Like(Box::new(base.book.clone()));
    let met = vec![Wish { wanted: own, ..wish("bagirov-korchnoi-1960") }];
    let sought = seek(&base, met, &library.scenarios, &Registry::builtin(), limits);
    assert!(sought.met == [0] && sought.found.is_empty() && sought.tried == 0);
}
