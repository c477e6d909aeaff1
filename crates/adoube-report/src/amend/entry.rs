//! One change in words, the same for every view.

use std::collections::BTreeSet;

use adoube_amend::{Change, Changes, Context, Effect, Found, NewChoice, Said, scenario};

use super::case::Case;
use super::searched;
use crate::found::grouped;
use crate::layout::clean;
use crate::messages::Messages;

/// As many incidents are named.
const NAMED: usize = 4;

/// A change in words.
pub(crate) struct Entry<'c> {
    pub(crate) change: &'c Change,
    /// The numbers, before and after.
    pub(crate) numbers: String,
    pub(crate) relation: String,
    pub(crate) verdict: String,
    /// The topics that are answered otherwise.
    pub(crate) answers: Vec<String>,
    /// Where that shows, or how much shows nothing.
    pub(crate) shows: String,
    /// Readings, articles outside the model, what else must be said.
    pub(crate) notes: Vec<String>,
    /// The smallest witness of each class of the domain, else the plainest incident.
    pub(crate) cases: Vec<(String, Case)>,
    /// Incidents there already that change, named.
    pub(crate) incidents: Option<String>,
    /// Article, gist: before and after.
    pub(crate) gists: [Vec<(String, String)>; 2],
}

impl<'c> Entry<'c> {
    pub(crate) fn new(changes: &Changes, change: &'c Change, messages: &Messages) -> Entry<'c> {
        let gists = [&change.from, &change.to].map(|articles| {
            let told = articles.iter().filter_map(|a| Some((clean(&a.number), a.gist.as_ref()?)));
            told.map(|(number, gist)| (number, messages.lang().pick(gist).to_owned())).collect()
        });
        let found = change.effect.found();
        Entry {
            change,
            numbers: numbers(change),
            relation: messages.get(&format!("law-relation-{}", change.relation.name())),
            verdict: verdict(change, messages),
            answers: change.choices.iter().map(answer).collect(),
            shows: shows(change, messages),
            notes: notes(changes, change, messages),
            cases: found.map(|found| cases(found, messages)).unwrap_or_default(),
            incidents: found.and_then(|found| named(found, messages)),
            gists,
        }
    }

    /// Whether details of it are worth more than its line in the table.
    pub(crate) fn is_told(&self, long: bool) -> bool {
        self.change.effect.is_some() || long
    }
}

/// The numbers of a change, before and after.
pub(crate) fn numbers(change: &Change) -> String {
    let list = |articles: &[adoube_text::Article]| {
        articles.iter().map(|article| clean(&article.number)).collect::<Vec<_>>().join(", ")
    };
    match (list(&change.from), list(&change.to)) {
        (from, to) if from.is_empty() => format!("– → {to}"),
        (from, to) if to.is_empty() => format!("{from} → –"),
        (from, to) if from == to => from,
        (from, to) => format!("{from} → {to}"),
    }
}

fn verdict(change: &Change, messages: &Messages) -> String {
    let verdict = messages.get(&format!("amend-verdict-{}", change.verdict().name()));
    // What the model does not rule on gets no verdict on rulings.
    if change.is_outside() { format!("{verdict} *") } else { verdict }
}

/// `topic: before → after`.
pub(crate) fn answer(choice: &NewChoice) -> String {
    format!("{}: {} → {}", choice.topic, choice.from, choice.to)
}

fn shows(change: &Change, messages: &Messages) -> String {
    match &change.effect {
        _ if change.is_outside() => messages.get("amend-shows-outside"),
        Effect::SameAnswers => messages.get("amend-shows-same"),
        Effect::None(looked) => {
            let size = searched(*looked, messages);
            messages.with("amend-shows-none", &[("searched", (&size).into())])
        }
        Effect::Some(found, _) => {
            let counts = [("classes", found.classes.len().into()), ("incidents", found.incidents.len().into())];
            messages.with("amend-shows-some", &counts)
        }
    }
}

fn notes(changes: &Changes, change: &Change, messages: &Messages) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(found) = change.effect.found()
        && found.context == Context::Beside
    {
        notes.push(messages.with("amend-beside", &[("edition", (&changes.to.id).into())]));
    }
    for (side, key) in ["amend-readings-gone", "amend-readings-new"].into_iter().enumerate() {
        let ids = change.readings.get(side).map(|ids| ids.join(", ")).unwrap_or_default();
        if !ids.is_empty() {
            notes.push(messages.with(key, &[("readings", (&ids).into())]));
        }
    }
    // One reason often covers several articles, in both editions.
    let why = |outside: &adoube_amend::Outside| match &outside.why {
        Some(why) => messages.lang().pick(why).to_owned(),
        None => messages.get("amend-not-listed"),
    };
    let reasons: Vec<(String, String)> =
        change.outside.iter().map(|outside| (clean(&outside.article), why(outside))).collect();
    let mut told = BTreeSet::new();
    for (_, why) in &reasons {
        if told.insert(why.clone()) {
            let mut articles: Vec<&str> =
                reasons.iter().filter(|(_, other)| other == why).map(|(article, _)| article.as_str()).collect();
            articles.dedup();
            let articles = articles.join(", ");
            notes.push(messages.with("amend-outside", &[("articles", (&articles).into()), ("why", why.into())]));
        }
    }
    notes
}

fn cases(found: &Found, messages: &Messages) -> Vec<(String, Case)> {
    let of_class = |class: &adoube_search::Class| {
        let ground = &class.witness.ground;
        let case = Case::new(&scenario(&class.witness, ground)?, &found.books, messages);
        let topics: Vec<String> = class.topics.iter().map(|t| messages.get(&format!("topic-{t}"))).collect();
        let (topics, sequences) = (topics.join(" "), grouped(messages.lang(), class.sequences));
        let args = [("topics", (&topics).into()), ("sequences", (&sequences).into())];
        Some((messages.with("amend-class", &args), case))
    };
    if found.classes.is_empty() {
        let plainest = found.plainest();
        return plainest
            .map(|scenario| {
                let title = messages.lang().pick(&scenario.title).to_owned();
                let args = [("title", (&title).into()), ("id", (&scenario.id).into())];
                (messages.with("amend-incident", &args), Case::new(&scenario, &found.books, messages))
            })
            .into_iter()
            .collect();
    }
    found.classes.iter().filter_map(of_class).collect()
}

/// Incidents there already that change; the first few by name.
fn named(found: &Found, messages: &Messages) -> Option<String> {
    let ids: Vec<&str> = found.incidents.iter().take(NAMED).map(|s| s.id.as_str()).collect();
    let more = found.incidents.len().saturating_sub(NAMED);
    let list = ids.join(", ");
    let args = [("ids", (&list).into()), ("more", more.into())];
    (!ids.is_empty()).then(|| messages.with("amend-incidents", &args))
}

/// How it was judged whether words changed, in a sentence; `None` when nothing was.
pub(crate) fn basis(changes: &Changes, messages: &Messages) -> Option<String> {
    let by = |said: Said| changes.rows.iter().filter(|row| row.said == said).count();
    match (by(Said::Words), by(Said::Gists)) {
        (0, 0) => None,
        (0, _) => Some(messages.get("amend-basis-gists")),
        (_, 0) => Some(messages.get("amend-basis-words")),
        _ => Some(messages.get("amend-basis-both")),
    }
}
