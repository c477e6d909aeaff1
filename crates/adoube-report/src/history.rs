//! One article through all editions: its number, what it says, what it decides, and the rulings that moved with it.

use std::collections::BTreeSet;

use adoube_compare::{Matrix, Moved, lines, moved, origin};
use adoube_core::edition::{Edition, Provision, ProvisionRole};
use adoube_core::topic::Topic;
use adoube_text::{Concordance, Corrections, Key, side};
use serde_json::{Value, json};

use crate::layout::clean;
use crate::lists::Shape;
use crate::messages::Messages;

/// The name and version of the format for programs.
pub const FORMAT: &str = "adoube.history/1";

/// Links below this are too weak to say that an article lives on in another one.
const LEAST: f64 = 0.5;

/// For each edition of a matrix the one that it is held against, and what moved from there.
#[derive(Clone, Debug)]
pub struct Moves(Vec<Option<(usize, Vec<Moved>)>>);

impl Moves {
    /// Finds the cause of every ruling that moved.
    pub fn new(matrix: &Matrix) -> Moves {
        let from = |edition: usize| origin(&matrix.editions, edition).map(|from| (from, moved(matrix, from, edition)));
        Moves((0..matrix.editions.len()).map(from).collect())
    }
}

/// An article through all editions.
#[derive(Clone, Debug)]
pub struct History {
    article: String,
    edition: String,
    stops: Vec<Stop>,
}

/// An edition on the way.
#[derive(Clone, Debug)]
struct Stop {
    id: String,
    provisions: Vec<Provision>,
    /// The edition that it is held against.
    before: Option<String>,
    /// Incidents ruled otherwise than by that edition because of these provisions: id and title.
    moved: Vec<(String, String)>,
    /// All incidents ruled otherwise than by that edition.
    all: usize,
}

impl History {
    /// Follows the article of that number, with those below it, from one edition of the matrix to all others; `None`
    /// when that edition has no such article.
    pub fn new(
        (matrix, moves): (&Matrix, &Moves),
        edition: usize,
        article: &str,
        messages: &Messages,
    ) -> Option<History> {
        let known = matrix.editions.get(edition)?;
        let wanted: Vec<&str> =
            known.provisions.iter().map(|p| p.article.as_str()).filter(|number| is_within(number, article)).collect();
        if wanted.is_empty() {
            return None;
        }
        let found: Vec<Vec<Provision>> = matrix.editions.iter().map(|other| followed(known, &wanted, other)).collect();
        let stop = |at: usize| {
            let (before, all) = moves.0.get(at).and_then(Option::as_ref).map(|(from, all)| (*from, all)).unzip();
            let topics = |of: usize| found[of].iter().flat_map(topics).collect::<BTreeSet<Topic>>();
            let own: BTreeSet<Topic> = topics(at).into_iter().chain(before.into_iter().flat_map(topics)).collect();
            let all: &[Moved] = all.map(Vec::as_slice).unwrap_or_default();
            let by_these = all.iter().filter(|m| m.cause.topics().iter().any(|topic| own.contains(topic)));
            let named = by_these
                .filter_map(|m| matrix.rows.get(m.incident))
                .map(|row| (clean(&row.scenario.id), clean(messages.lang().pick(&row.scenario.title))));
            Stop {
                id: matrix.editions[at].id.clone(),
                provisions: found[at].clone(),
                before: before.map(|before| matrix.editions[before].id.clone()),
                moved: named.collect(),
                all: all.len(),
            }
        };
        Some(History {
            article: article.to_owned(),
            edition: known.id.clone(),
            stops: lines(&matrix.editions).into_iter().flatten().map(stop).collect(),
        })
    }

    /// As a table, with the incidents that moved at each step under it.
    pub fn table(&self, shape: impl Into<Shape>, messages: &Messages) -> String {
        let shape = shape.into();
        let keys = ["history-head-edition", "history-head-says", "history-head-decides", "history-head-moved"];
        let heads = keys.map(|key| messages.get(key));
        let rows: Vec<Vec<String>> = self.stops.iter().map(|stop| stop.row(messages)).collect();
        let args = [("article", (&self.article).into()), ("edition", (&self.edition).into())];
        let title = messages.with("history-title", &args);
        let mut text = shape.sheet(&title, &heads, &rows, &messages.get("history-note"));
        for stop in self.stops.iter().filter(|stop| !stop.moved.is_empty()) {
            let before = stop.before.as_deref().unwrap_or_default();
            let ids: Vec<&str> = stop.moved.iter().map(|(id, _)| id.as_str()).collect();
            let ids = ids.join(", ");
            let args = [
                ("before", before.into()),
                ("edition", (&stop.id).into()),
                ("count", stop.moved.len().into()),
                ("ids", (&ids).into()),
            ];
            text.push_str(&shape.note(&messages.with("history-moved", &args)));
        }
        text
    }

    /// For programs.
    pub fn to_json(&self, messages: &Messages) -> Value {
        let provision = |p: &Provision| {
            let decides: Vec<Value> = match &p.role {
                ProvisionRole::Decides(list) => list
                    .iter()
                    .map(|(topic, choice)| json!({ "topic": topic.name(), "policy": choice.to_string() }))
                    .collect(),
                ProvisionRole::Outside(_) => Vec::new(),
            };
            json!({ "article": p.article, "gist": messages.lang().pick(&p.gist), "decides": decides })
        };
        let stop = |stop: &Stop| {
            let incident = |(id, title): &(String, String)| json!({ "id": id, "title": title });
            json!({
                "edition": stop.id,
                "provisions": stop.provisions.iter().map(provision).collect::<Vec<_>>(),
                "before": stop.before,
                "moved": stop.moved.iter().map(incident).collect::<Vec<_>>(),
                "moved-in-all": stop.all,
            })
        };
        json!({
            "format": FORMAT,
            "article": self.article,
            "edition": self.edition,
            "editions": self.stops.iter().map(stop).collect::<Vec<_>>(),
        })
    }
}

impl Stop {
    fn row(&self, messages: &Messages) -> Vec<String> {
        let says = self.provisions.iter().map(|p| format!("{}: {}", p.article, messages.lang().pick(&p.gist)));
        let decides = self.provisions.iter().flat_map(|p| match &p.role {
            ProvisionRole::Decides(list) => {
                list.iter().map(|(topic, choice)| format!("{topic}: {choice}")).collect::<Vec<_>>()
            }
            ProvisionRole::Outside(_) => Vec::new(),
        });
        let says: Vec<String> = says.collect();
        let moved = match &self.before {
            Some(before) => {
                let args =
                    [("count", self.moved.len().into()), ("all", self.all.into()), ("before", before.as_str().into())];
                messages.with("history-count", &args)
            }
            None => "–".to_owned(),
        };
        let says = if says.is_empty() { messages.get("history-nothing") } else { says.join("\n") };
        vec![clean(&self.id), says, decides.collect::<Vec<_>>().join("\n"), moved]
    }
}

/// Whether the number is that of the article, in any style, or of one below it.
fn is_within(number: &str, article: &str) -> bool {
    let keys = (Key::of(number), Key::of_any(article));
    number == article || matches!(keys, (Some(number), Some(wanted)) if number.is_within(&wanted))
}

fn topics(provision: &Provision) -> Vec<Topic> {
    match &provision.role {
        ProvisionRole::Decides(list) => list.iter().map(|(topic, _)| *topic).collect(),
        ProvisionRole::Outside(_) => Vec::new(),
    }
}

/// The provisions of another edition in which the articles live on.
fn followed(known: &Edition, wanted: &[&str], other: &Edition) -> Vec<Provision> {
    let pick = |numbers: &BTreeSet<&str>| {
        other.provisions.iter().filter(|p| numbers.contains(p.article.as_str())).cloned().collect()
    };
    if known.id == other.id {
        return pick(&wanted.iter().copied().collect());
    }
    let concordance = Concordance::new(side(known, None), side(other, None), &Corrections::default());
    let article = |side: &adoube_text::Side, at: usize| side.articles.get(at).map(|a| a.number.clone());
    let links = concordance.links.iter().filter(|link| link.confidence >= LEAST || !link.grounds.topics.is_empty());
    let numbers: BTreeSet<String> = links
        .filter(|link| article(&concordance.from, link.from).is_some_and(|n| wanted.contains(&n.as_str())))
        .filter_map(|link| article(&concordance.to, link.to))
        .collect();
    pick(&numbers.iter().map(String::as_str).collect())
}
