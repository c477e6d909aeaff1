//! Which incidents exercise each provision, and which mutants of it they notice.

use std::sync::Arc;

use adoube_core::edition::{Edition, Provision, ProvisionRole};
use adoube_core::rulebook::Choice;
use adoube_core::scenario::Scenario;
use adoube_core::topic::{Topic, TopicSet};
use serde_json::{Value, json};

use crate::layout::clean;
use crate::lists::Shape;
use crate::messages::Messages;

/// The name and version of the format for programs.
pub const FORMAT: &str = "adoube.coverage/1";

/// As many incidents are named beside a provision.
const NAMED: usize = 2;

/// What the incidents make of one edition.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The edition.
    pub edition: Arc<Edition>,
    /// For each incident the topics that the edition's ruling draws on.
    pub topics: Vec<TopicSet>,
    /// Its mutants, when they were tried.
    pub mutants: Option<Vec<Mutant>>,
}

/// The edition with one topic answered otherwise.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The topic.
    pub topic: Topic,
    /// What the mutant chooses in place of the edition's own choice.
    pub to: Choice,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a mutant. Incidents are indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// What is expected of this incident no longer holds.
    Killed(usize),
    /// Only the certainty expected of this incident no longer holds.
    KilledByCertainty(usize),
    /// This incident comes out otherwise, and what is expected of it does not say so.
    Unasserted(usize),
    /// No incident comes out otherwise; this one, told in words, would.
    Found(String),
    /// No incident comes out otherwise.
    Unnoticed,
}

impl Fate {
    fn is_killed(&self) -> bool {
        matches!(self, Fate::Killed(_) | Fate::KilledByCertainty(_))
    }

    fn name(&self) -> &'static str {
        match self {
            Fate::Killed(_) => "killed",
            Fate::KilledByCertainty(_) => "killed-by-certainty",
            Fate::Unasserted(_) => "unasserted",
            Fate::Found(_) => "found",
            Fate::Unnoticed => "unnoticed",
        }
    }
}

/// Mutants counted.
#[derive(Clone, Copy, Default)]
struct Score {
    all: usize,
    killed: usize,
    by_certainty: usize,
}

impl Score {
    fn of<'m>(mutants: impl Iterator<Item = &'m Mutant>) -> Score {
        let mut score = Score::default();
        for mutant in mutants {
            score.all += 1;
            score.killed += usize::from(mutant.fate.is_killed());
            score.by_certainty += usize::from(matches!(mutant.fate, Fate::KilledByCertainty(_)));
        }
        score
    }

    fn args(self) -> [(&'static str, crate::messages::Arg<'static>); 4] {
        let alive = self.all - self.killed;
        [
            ("mutants", self.all.into()),
            ("killed", self.killed.into()),
            ("certainty", self.by_certainty.into()),
            ("alive", alive.into()),
        ]
    }
}

/// One table an edition: article, topics, the incidents that exercise it, and the mutants when they were tried. Then the
/// score of all.
pub fn exercise(
    exercises: &[Exercise],
    scenarios: &[Arc<Scenario>],
    messages: &Messages,
    shape: impl Into<Shape>,
) -> String {
    let shape = shape.into();
    let with_mutants = exercises.iter().any(|e| e.mutants.is_some());
    let mut keys = vec!["list-head-article", "exercise-head-topics", "exercise-head-incidents"];
    keys.extend(with_mutants.then_some("exercise-head-mutants"));
    let heads: Vec<String> = keys.iter().map(|key| messages.get(key)).collect();
    let mut text = String::new();
    for one in exercises {
        let (title, id) = (clean(messages.lang().pick(&one.edition.title)), clean(&one.edition.id));
        let title = messages.with("coverage-title", &[("title", (&title).into()), ("id", (&id).into())]);
        let mut rows = Vec::new();
        let mut idle = 0;
        for (provision, topics) in deciding(&one.edition) {
            let incidents = exercising(one, topics);
            idle += usize::from(incidents.is_empty());
            let topics: Vec<&str> = topics.iter().map(Topic::name).collect();
            let mut row = vec![clean(&provision.article), topics.join("\n"), named(&incidents, scenarios, messages)];
            if with_mutants {
                row.push(fates(one, provision, scenarios, messages));
            }
            rows.push(row);
        }
        let counts = [("provisions", rows.len().into()), ("idle", idle.into())];
        let mut summary = messages.with("exercise-summary", &counts);
        if let Some(mutants) = &one.mutants {
            summary.push(' ');
            summary.push_str(&messages.with("exercise-killed", &Score::of(mutants.iter()).args()));
        }
        text.push_str(&shape.sheet(&title, &heads, &rows, &summary));
        text.push('\n');
    }
    if with_mutants {
        let all = exercises.iter().filter_map(|e| e.mutants.as_ref()).flatten();
        text.push_str(&shape.note(&messages.get("exercise-note")));
        text.push_str(&shape.note(&messages.with("exercise-score", &Score::of(all).args())));
    }
    text
}

/// The same as JSON, with every incident.
pub fn exercise_json(exercises: &[Exercise], scenarios: &[Arc<Scenario>]) -> String {
    let id = |index: &usize| scenarios.get(*index).map(|s| s.id.clone());
    let mutant = |edition: &Edition, mutant: &Mutant| {
        let from = edition.book.choice(mutant.topic);
        let (incident, witness) = match &mutant.fate {
            Fate::Killed(index) | Fate::KilledByCertainty(index) | Fate::Unasserted(index) => (id(index), None),
            Fate::Found(words) => (None, Some(words.clone())),
            Fate::Unnoticed => (None, None),
        };
        let choice = |c: &Choice| json!({ "policy": c.policy, "parameters": c.parameters });
        json!({
            "topic": mutant.topic.name(),
            "from": choice(from),
            "to": choice(&mutant.to),
            "fate": mutant.fate.name(),
            "incident": incident,
            "witness": witness,
        })
    };
    let edition = |one: &Exercise| {
        let provision = |(provision, topics): (&Provision, TopicSet)| {
            let incidents: Vec<_> = exercising(one, topics).iter().filter_map(id).collect();
            let names: Vec<&str> = topics.iter().map(Topic::name).collect();
            let mutants = one.mutants.as_ref().map(|all| {
                all.iter().filter(|m| topics.contains(m.topic)).map(|m| mutant(&one.edition, m)).collect::<Vec<_>>()
            });
            json!({ "article": provision.article, "topics": names, "incidents": incidents, "mutants": mutants })
        };
        let provisions: Vec<Value> = deciding(&one.edition).map(provision).collect();
        json!({ "id": one.edition.id, "provisions": provisions })
    };
    let score = exercises.iter().any(|e| e.mutants.is_some()).then(|| {
        let score = Score::of(exercises.iter().filter_map(|e| e.mutants.as_ref()).flatten());
        json!({ "mutants": score.all, "killed": score.killed, "killed-by-certainty": score.by_certainty })
    });
    let editions: Vec<Value> = exercises.iter().map(edition).collect();
    format!("{:#}\n", json!({ "format": FORMAT, "editions": editions, "score": score }))
}

/// The provisions that decide something, with the topics that they decide.
fn deciding(edition: &Edition) -> impl Iterator<Item = (&Provision, TopicSet)> {
    edition.provisions.iter().filter_map(|provision| match &provision.role {
        ProvisionRole::Decides(choices) => {
            Some((provision, choices.iter().fold(TopicSet::EMPTY, |set, (topic, _)| set.with(*topic))))
        }
        ProvisionRole::Outside(_) => None,
    })
}

/// The incidents whose ruling draws on one of the topics; those that draw on the fewest topics first.
fn exercising(one: &Exercise, topics: TopicSet) -> Vec<usize> {
    let drawn = |index: &usize| topics.iter().any(|topic| one.topics[*index].contains(topic));
    let mut incidents: Vec<usize> = (0..one.topics.len()).filter(drawn).collect();
    incidents.sort_by_key(|index| (one.topics[*index].len(), *index));
    incidents
}

fn named(incidents: &[usize], scenarios: &[Arc<Scenario>], messages: &Messages) -> String {
    let args = [("count", incidents.len().into())];
    let head = match incidents.len() {
        0 => messages.get("exercise-no-incident"),
        1..=NAMED => messages.with("exercise-incidents", &args),
        _ => messages.with("exercise-incidents-such", &args),
    };
    let ids = incidents.iter().take(NAMED).filter_map(|index| scenarios.get(*index)).map(|s| clean(&s.id));
    std::iter::once(head).chain(ids).collect::<Vec<_>>().join("\n")
}

/// How many mutants of the provision are killed, and each survivor with what is known of it.
fn fates(one: &Exercise, provision: &Provision, scenarios: &[Arc<Scenario>], messages: &Messages) -> String {
    let ProvisionRole::Decides(choices) = &provision.role else {
        return String::new();
    };
    let of_it = |m: &&Mutant| choices.iter().any(|(topic, _)| *topic == m.topic);
    let mutants: Vec<&Mutant> = one.mutants.iter().flatten().filter(of_it).collect();
    let mut lines = vec![messages.with("exercise-of", &Score::of(mutants.iter().copied()).args())];
    for mutant in mutants.iter().filter(|m| !m.fate.is_killed()) {
        let to = change(one.edition.book.choice(mutant.topic), &mutant.to, messages);
        let args = [("topic", mutant.topic.name().into()), ("change", (&to).into())];
        let mut line = messages.with("exercise-survives", &args);
        let incident = |index: &usize| scenarios.get(*index).map(|s| clean(&s.id)).unwrap_or_default();
        let known = match &mutant.fate {
            Fate::Unasserted(index) => {
                Some(messages.with("exercise-unasserted", &[("incident", (&incident(index)).into())]))
            }
            Fate::Found(words) => Some(messages.with("exercise-found", &[("witness", (&clean(words)).into())])),
            _ => None,
        };
        if let Some(known) = known {
            line = format!("{line} ({known})");
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// The change from one choice to another, parameters that stay left out.
fn change(from: &Choice, to: &Choice, messages: &Messages) -> String {
    if from.policy != to.policy {
        return format!("{} → {to}", from.policy);
    }
    let only = |these: &Choice, those: &Choice| {
        let differ: Vec<&str> =
            these.parameters.iter().filter(|p| !those.parameters.contains(p)).map(String::as_str).collect();
        if differ.is_empty() { messages.get("exercise-default") } else { differ.join(", ") }
    };
    format!("{} ({} → {})", to.policy, only(from, to), only(to, from))
}
