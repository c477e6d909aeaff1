//! Stories for programs.

use adoube_compare::Told;
use serde_json::{Value, json};

use super::answer::kind;
use super::{Article, Contrast, EventWords, Finding, Remark, Step, Story};
use crate::table::{certainty, competition_json, result, sanctions_json, side, status, verdict};

impl Story {
    /// The story for programs: `adoube.story/1`.
    pub fn to_json(&self) -> Value {
        json!({
            "format": "adoube.story/1",
            "incident": self.incident,
            "title": self.title,
            "edition": self.edition,
            "edition_title": self.edition_title,
            "steps": self.steps.iter().map(step).collect::<Vec<_>>(),
            "outcome": finding(&self.ruling),
            "articles": self.articles.iter().map(article).collect::<Vec<_>>(),
        })
    }
}

impl Contrast {
    /// The contrast for programs: `adoube.contrast/1`.
    pub fn to_json(&self) -> Value {
        let partings: Vec<Value> = self
            .partings
            .iter()
            .map(|parting| {
                let [first, second] = &parting.remarks;
                json!({
                    "event": parting.event.as_ref().map(event),
                    "first": first.iter().map(remark).collect::<Vec<_>>(),
                    "second": second.iter().map(remark).collect::<Vec<_>>(),
                })
            })
            .collect();
        let questions: Vec<Value> = self
            .questions
            .iter()
            .map(|q| {
                json!({
                    "topic": q.topic.name(),
                    "question": q.words,
                    "articles": q.articles.each_ref().map(article),
                    "policies": q.policies,
                })
            })
            .collect();
        let sides: Vec<Value> = self
            .sides
            .iter()
            .map(|s| json!({ "edition": s.edition, "title": s.title, "outcome": finding(&s.ruling) }))
            .collect();
        json!({
            "format": "adoube.contrast/1",
            "incident": self.incident,
            "title": self.title,
            "diverges": self.diverges,
            "partings": partings,
            "cause": self.cause.name(),
            "questions": questions,
            "editions": sides,
        })
    }
}

fn step(step: &Step) -> Value {
    json!({
        "event": step.event.as_ref().map(event),
        "remarks": step.remarks.iter().map(remark).collect::<Vec<_>>(),
    })
}

fn event(event: &EventWords) -> Value {
    json!({ "number": event.number, "words": event.words })
}

fn remark(remark: &Remark) -> Value {
    json!({
        "topic": remark.note.map(|_| remark.topic.name()),
        "policy": remark.note.map(|_| &remark.policy),
        "article": remark.article,
        "answer": remark.note.map_or("ignored", |note| kind(note.answer)),
        "moves": remark.moves,
        "words": remark.words,
    })
}

fn article(article: &Article) -> Value {
    json!({ "article": article.number, "gist": article.gist })
}

fn finding(finding: &Finding) -> Value {
    let readings: Vec<Value> = finding
        .readings
        .iter()
        .map(|r| {
            json!({
                "id": r.id,
                "source": r.source_en,
                "words": r.sentences,
                "article": r.ground,
                "ruling": ruling(&r.told),
            })
        })
        .collect();
    json!({
        "words": finding.sentences,
        "article": finding.ground,
        "article-from": finding.original,
        "ruling": ruling(&finding.told),
        "readings": readings,
    })
}

/// The ruling as other programs read it.
pub(crate) fn ruling(told: &Told) -> Value {
    let claims: Vec<Value> = told
        .claims
        .iter()
        .map(|c| json!({ "claim": c.kind.word(), "by": side(c.by), "verdict": verdict(c.verdict) }))
        .collect();
    let mut value = json!({
        "turn": side(told.turn),
        "status": status(told.status),
        "move": told.made,
        "permitted": told.permitted,
        "breach": told.breach.iter().map(|a| &**a).collect::<Vec<&str>>(),
        "claims": claims,
        "sanctions": sanctions_json(told),
        "result": told.result.map(result),
        "certainty": certainty(told.certainty),
    });
    if let (Some(court), Some(fields)) = (&told.competition, value.as_object_mut()) {
        fields.extend(competition_json(court));
    }
    if let (Some(shown), Some(fields)) = (&told.shown, value.as_object_mut()) {
        fields.insert("shown".to_owned(), json!(shown));
    }
    value
}
