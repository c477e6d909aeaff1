//! Words against rulings over the shipped editions.

use std::sync::Arc;

use crate::support::{bounds, compared, edition};
use adoube_amend::{Claim, Context, Effect, Verdict, claim, effects};
use adoube_catalog::Library;
use adoube_core::adjudicate::adjudicate;
use adoube_core::edition::{Edition, EditionKind};
use adoube_core::topic::{Topic, TopicSet};
use adoube_text::{Concordance, Corrections, side};

/// Neighbouring originals, and translations with what they render.
fn pairs() -> Vec<(Arc<Edition>, Arc<Edition>)> {
    let all = &Library::shipped().editions;
    let originals: Vec<&Arc<Edition>> = all.iter().filter(|e| e.kind == EditionKind::Original).collect();
    let neighbours = originals.windows(2).map(|pair| (Arc::clone(pair[0]), Arc::clone(pair[1])));
    let rendered = all.iter().filter_map(|e| Some((edition(e.translates.as_deref()?), Arc::clone(e))));
    neighbours.chain(rendered).collect()
}

#[test]
fn every_changed_ruling_has_a_witness_that_replays() {
    let mut changed = 0;
    for (from, to) in pairs() {
        let name = format!("{} → {}", from.id, to.id);
        let changes = compared(&from, &to);
        for row in &changes.rows {
            assert_eq!(row.effect.is_some(), matches!(row.verdict(), Verdict::WordsAndRulings | Verdict::RulingsOnly));
            let Some(found) = row.effect.found() else { continue };
            changed += 1;
            let parts = |incident: &adoube_core::incident::Incident| {
                let [before, after] = found.books.each_ref().map(|book| adjudicate(incident, book));
                !before.same_outcome(&after)
            };
            let plainest = found.plainest().expect("a witness");
            assert!(parts(&plainest.incident), "{name}: {}", plainest.id);
            let decided: Vec<Topic> = row.choices.iter().map(|c| c.topic).collect();
            for class in &found.classes {
                assert!(parts(&class.witness.incident().expect("it can happen")), "{name}");
                // The effect is the article's own.
                assert!(class.topics.iter().all(|topic| decided.contains(topic)), "{name}: {:?}", class.topics);
            }
            assert!(found.incidents.iter().all(|s| parts(&s.incident)));
        }
        // Every answer that differs belongs to exactly one row.
        let mut told: Vec<Topic> = changes.rows.iter().flat_map(|r| r.choices.iter().map(|c| c.topic)).collect();
        told.sort_unstable();
        let differing: Vec<Topic> =
            Topic::ALL.iter().copied().filter(|t| !from.book.chooses_as(&to.book, *t)).collect();
        assert_eq!(told, differing, "{name}");
    }
    assert!(changed >= 25, "{changed}");
}

#[test]
fn articles_that_went_apart_stand_together() {
    let changes = compared(&edition("fide-2014"), &edition("fide-2017"));
    let row = |article: &str| {
        let has = |articles: &[adoube_text::Article]| articles.iter().any(|a| a.number == article);
        changes.rows.iter().find(|row| has(&row.to)).expect("a row")
    };
    let contact = row("4.2.2");
    let numbers = |articles: &[adoube_text::Article]| articles.iter().map(|a| a.number.clone()).collect::<Vec<_>>();
    assert_eq!(
        (numbers(&contact.from), numbers(&contact.to)),
        (vec!["4.3".into()], vec!["4.2.2".into(), "4.3".into()])
    );
    assert_eq!(contact.verdict(), Verdict::WordsAndRulings);
    assert_eq!(row("4.6.3").verdict(), Verdict::WordsOnly);
    assert!(row("4.6.3").is_outside() && row("4.6.3").effect.searched().is_none());
    // The words stayed, and what they lead to changed with what a touch means.
    assert_eq!(row("4.8").verdict(), Verdict::RulingsOnly);
    assert_eq!(row("4.4.1").verdict(), Verdict::Neither);
    assert_eq!(changes.rows.len(), Verdict::ALL.iter().map(|v| changes.count(*v)).sum::<usize>());
}

#[test]
fn editions_with_the_same_answers_need_no_search() {
    let changes = compared(&edition("fide-2017"), &edition("ru-2017-fomin"));
    assert!(changes.rows.iter().all(|row| matches!(row.effect, Effect::SameAnswers)));
    assert!(matches!(claim(&changes), Claim::Proved { searched: None }));
}

#[test]
fn a_claim_is_judged_for_the_articles_shown() {
    let (from, to) = (edition("fide-2014"), edition("fide-2017"));
    let of = |article: &str| {
        let mut concordance = Concordance::new(side(&from, None), side(&to, None), &Corrections::default());
        assert!(concordance.narrow(article));
        adoube_amend::changes(&from, &to, &concordance, &bounds()).expect("few books")
    };
    assert!(matches!(claim(&of("4.3.3")), Claim::Refuted { by } if by.len() == 1));
    assert!(matches!(claim(&of("4.4.2")), Claim::Proved { searched: None }));
    assert!(matches!(claim(&of("4.9")), Claim::Outside));
}

#[test]
fn what_is_not_found_is_told_with_how_much_was_looked_at() {
    let (before, after) = (edition("fide-2014"), edition("fide-2017"));
    let domain_only = adoube_amend::Bounds { scenarios: Vec::new(), ..bounds() };
    let part = TopicSet::of(&[Topic::Complaint]);
    let found = effects(&before.book, &after.book, &[part, TopicSet::EMPTY], &domain_only).expect("few books");
    let Effect::None(searched) = &found[0] else { panic!("two events hold no complaint in time") };
    assert!(searched.sequences > 400_000 && searched.incidents == 0 && searched.depth == 2);
    assert!(matches!(found[1], Effect::SameAnswers));
    // With incidents that are there it shows at once.
    let found = effects(&before.book, &after.book, &[part], &bounds()).expect("few books");
    assert!(found[0].found().is_some_and(|f| f.context == Context::Alone && f.classes.is_empty()));
}

#[test]
fn a_change_that_shows_nowhere_alone_is_put_beside_the_others() {
    // What refuses a draw offer hangs on contact only where a touch refuses it, as from 2001 on.
    let (before, after) = (edition("fide-1997"), edition("fide-2017"));
    let part = TopicSet::of(&[Topic::Contact]);
    let effect = effects(&before.book, &after.book, &[part], &bounds()).expect("few books").remove(0);
    let found = effect.found().expect("it shows");
    assert_eq!(found.context, Context::Beside);
    assert_eq!(found.books[1].choice(Topic::DrawByAgreement), after.book.choice(Topic::DrawByAgreement));
    assert_eq!(found.books[0].choice(Topic::Contact), before.book.choice(Topic::Contact));
    assert!(found.classes.is_empty() && !found.incidents.is_empty());
}
