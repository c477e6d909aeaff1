//! A ready incident file for each class.

use std::sync::Arc;

use adoube_compare::{Panel, Told};
use adoube_core::edition::{Edition, LocalText};
use adoube_core::scenario::{Certainty, CompetitionFields, Expectation, ExpectedClaim, Fields, Scenario, Which};

use super::model::{Findings, Found, FoundRow};
use super::{FoundView, Voices};
use crate::layout::GLUE;
use crate::lists::question;
use crate::messages::{Lang, Messages};
use crate::story::events;

/// The witness of each class with title, explanation and what every edition rules, certainty left out.
pub fn scenarios(findings: &Findings, voices: &Voices) -> Vec<Scenario> {
    let languages = Lang::ALL.map(Messages::new);
    let panel = Panel::new(voices.editions().to_vec());
    findings.rows.iter().map(|row| scenario(row, &languages, &panel)).collect()
}

/// The same for everything that was found.
pub fn witnesses(found: &Found<'_>, messages: &Messages) -> Vec<Arc<Scenario>> {
    let view = FoundView { long: false, width: 100, colour: false, topic: None, without: Vec::new() };
    scenarios(&Findings::new(found, &view, messages), found.voices).into_iter().map(Arc::new).collect()
}

fn scenario(row: &FoundRow, languages: &[Messages; 2], panel: &Panel) -> Scenario {
    let both = |tell: &dyn Fn(&Messages) -> String| {
        let [en, ru] = languages.each_ref().map(|m| tell(m).replace(GLUE, " "));
        LocalText { en, ru }
    };
    let ruled = panel.rule(&row.witness.incident);
    let expect = panel.editions().iter().enumerate().map(|(index, edition): (usize, &Arc<Edition>)| {
        let told = Told::new(&row.witness.incident, ruled.ruling(index), &edition.book, Certainty::Express);
        let fields = fields(&told, row.witness.start.position().turn());
        Expectation { key: edition.id.clone(), editions: Which::One(edition.id.clone()), line: 0, fields }
    });
    Scenario {
        title: both(&|m| title(row, m)),
        about: Some(both(&|m| about(row, m))),
        tags: vec!["discovered".to_owned()],
        expect: expect.collect(),
        ..Scenario::clone(&row.witness)
    }
}

/// The question that decides and the number within the id, so that no two are equal.
fn title(row: &FoundRow, messages: &Messages) -> String {
    let asked = row.topics.first().map(|topic| question(*topic, messages)).unwrap_or_default();
    let number = row.id.rsplit('-').next().unwrap_or_default();
    let topics = super::model::topics(&row.topics);
    let args = [("question", (&asked).into()), ("number", number.into()), ("topics", (&topics).into())];
    messages.with("search-file-title", &args)
}

fn about(row: &FoundRow, messages: &Messages) -> String {
    let told = events(messages, &row.witness).into_iter().map(|e| e.words).collect::<Vec<_>>().join(" ");
    messages.with("search-file-about", &[("events", (&told).into()), ("position", (&row.ground).into())])
}

/// What the ruling says, as fields that must hold.
fn fields(told: &Told, side: adoube_core::board::Color) -> Fields {
    let claim =
        |c: &adoube_compare::ToldClaim| ExpectedClaim { kind: Some(c.kind), by: Some(c.by), verdict: Some(c.verdict) };
    Fields {
        turn: Some(told.turn).filter(|turn| *turn != side),
        status: Some(told.status),
        made: told.made.is_some().then(|| told.made.clone()),
        permitted: (!told.permitted.is_empty()).then(|| told.permitted.clone()),
        breach: (!told.breach.is_empty()).then(|| told.breach.iter().map(|a| a.to_string()).collect()),
        shown: told.shown.clone(),
        claims: (!told.claims.is_empty()).then(|| told.claims.iter().map(claim).collect()),
        sanctions: None,
        result: told.result.is_some().then_some(told.result),
        certainty: None,
        // What a search finds is no competition case.
        competition: CompetitionFields::default(),
    }
}
