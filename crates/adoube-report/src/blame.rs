//! Where the ruling on an incident flipped from edition to edition, and which article did it.

use std::sync::Arc;

use adoube_compare::{Flip, Matrix, MatrixRow, Row, flips, lines};
use adoube_core::branch::Branch;
use adoube_core::edition::Edition;
use serde_json::{Value, json};

use crate::layout::{GLUE, clean};
use crate::lists::Shape;
use crate::messages::Messages;
use crate::story::{Question, question};
use crate::table::{Columns, Table, TableRow, View, authority, mark, spanned};

/// The name and version of the format for programs.
pub const FORMAT: &str = "adoube.blame/1";

/// One incident along every line of editions.
#[derive(Clone, Debug)]
pub struct Blame {
    id: String,
    title: String,
    lines: Vec<Line>,
}

/// The editions of one issuer, oldest first.
#[derive(Clone, Debug)]
struct Line {
    issuer: String,
    stages: Vec<Stage>,
}

/// Editions in a row that rule alike, and what brought them there.
#[derive(Clone, Debug)]
struct Stage {
    ids: Vec<String>,
    name: String,
    letter: String,
    words: String,
    mark: &'static str,
    articles: String,
    change: Option<Change>,
}

#[derive(Clone, Debug)]
struct Change {
    before: String,
    flip: Flip,
    questions: Vec<Question>,
}

impl Blame {
    /// Tells where the rulings of a row of the matrix flip; `None` when there is no such row.
    pub fn new(matrix: &Matrix, row: usize, messages: &Messages) -> Option<Blame> {
        let of_matrix = matrix.rows.get(row)?;
        let table = Table::new(matrix, &View { all: true, ..View::default() }, messages);
        let told = table.rows.get(row)?;
        let columns = Columns::new(&matrix.editions, messages);
        let line = |line: Vec<usize>| Line {
            issuer: line.first().map(|e| authority(&matrix.editions[*e], messages)).unwrap_or_default(),
            stages: stages(matrix, of_matrix, told, &columns, &line, messages),
        };
        Some(Blame {
            id: told.id.clone(),
            title: told.title.clone(),
            lines: lines(&matrix.editions).into_iter().map(line).collect(),
        })
    }

    /// How often the ruling flips.
    pub fn count(&self) -> usize {
        self.lines.iter().flat_map(|l| &l.stages).filter(|s| s.change.is_some()).count()
    }

    /// As tables, one a line of editions.
    pub fn tables(&self, shape: impl Into<Shape>, messages: &Messages) -> String {
        let shape = shape.into();
        let heads = ["table-head-editions", "blame-head-ruling", "blame-head-change"].map(|key| messages.get(key));
        let mut text = shape.title(&messages.with(
            "blame-title",
            &[("title", (&self.title).into()), ("id", (&self.id).into()), ("count", self.count().into())],
        ));
        for line in &self.lines {
            let rows: Vec<Vec<String>> = line.stages.iter().map(|stage| stage.row(messages)).collect();
            let flips = line.stages.iter().filter(|s| s.change.is_some()).count();
            let foot = messages.with("blame-count", &[("count", flips.into())]);
            text.push('\n');
            text.push_str(&shape.sheet(&line.issuer, &heads, &rows, &foot));
        }
        text
    }

    /// For programs.
    pub fn to_json(&self) -> Value {
        let line = |line: &Line| json!({ "issuer": line.issuer, "stages": line.stages.iter().map(Stage::to_json).collect::<Vec<_>>() });
        json!({
            "format": FORMAT,
            "incident": self.id,
            "title": self.title,
            "lines": self.lines.iter().map(line).collect::<Vec<_>>(),
        })
    }
}

fn stages(
    matrix: &Matrix,
    of_matrix: &MatrixRow,
    told: &TableRow,
    columns: &Columns,
    line: &[usize],
    messages: &Messages,
) -> Vec<Stage> {
    let flips = flips(&of_matrix.scenario.incident, &of_matrix.row, &matrix.editions, line);
    let alike = |a: &usize, b: &usize| told.cells[*a].outcome == told.cells[*b].outcome;
    let stage = |run: &[usize]| {
        let (first, last) = (run.first()?, run.last()?);
        let (cell, end) = (&told.cells[*first], &told.cells[*last]);
        let outcome = told.outcomes.get(cell.outcome)?;
        let flip = flips.iter().find(|flip| flip.to == *first).cloned();
        Some(Stage {
            ids: run.iter().map(|e| matrix.editions[*e].id.clone()).collect(),
            name: columns.range(run).replace(GLUE, " "),
            letter: outcome.letter.clone(),
            words: outcome.words.clone(),
            mark: mark(cell.told.certainty),
            articles: spanned(&cell.article, &end.article),
            change: flip.map(|flip| change(flip, &of_matrix.row, &matrix.editions, messages)),
        })
    };
    line.chunk_by(alike).filter_map(stage).collect()
}

fn change(flip: Flip, row: &Row, editions: &[Arc<Edition>], messages: &Messages) -> Change {
    let pair = [&editions[flip.from], &editions[flip.to]];
    let branches = [flip.from, flip.to]
        .map(|edition| row.ruling(edition).competition.as_ref().map_or(Branch::Standard, |court| court.branch));
    let questions = flip.cause.topics().iter().map(|topic| question(messages, *topic, pair, branches)).collect();
    Change { before: pair[0].id.clone(), questions, flip }
}

impl Stage {
    fn row(&self, messages: &Messages) -> Vec<String> {
        let mut ruling = format!("{}{GLUE}{GLUE}{}", self.letter, self.words);
        let cited = format!("{}{GLUE}{}", self.mark, self.articles);
        if !self.articles.is_empty() {
            ruling.push('\n');
            ruling.push_str(&cited);
        }
        let mut why = Vec::new();
        if let Some(change) = &self.change {
            let count = [("count", change.questions.len().into())];
            if change.flip.back {
                why.push(messages.get("blame-back"));
            }
            if change.questions.len() > 1 {
                why.push(messages.with(&format!("contrast-{}", change.flip.cause.name()), &count));
            }
            let after = self.ids.first().map_or("", String::as_str);
            for question in &change.questions {
                why.extend(told(question, [&change.before, after]));
            }
        }
        vec![clean(&self.name), ruling, why.join("\n")]
    }

    fn to_json(&self) -> Value {
        let change = self.change.as_ref().map(|change| {
            json!({
                "before": change.before,
                "back": change.flip.back,
                "cause": change.flip.cause.name(),
                "questions": change.questions.iter().map(asked).collect::<Vec<_>>(),
            })
        });
        json!({
            "editions": self.ids,
            "outcome": self.letter,
            "words": self.words,
            "articles": self.articles,
            "change": change,
        })
    }
}

/// A question, what both editions say on it, and the policies that stand for that.
fn told(question: &Question, editions: [&str; 2]) -> Vec<String> {
    let mut lines = vec![question.words.clone()];
    for (at, edition) in editions.iter().enumerate() {
        let (article, sentence) = (&question.articles[at], &question.sentences[at]);
        lines.push(format!("{edition} {}: {}", article.number, article.gist));
        // Equal gists leave the difference to the policies.
        if question.articles[0].gist == question.articles[1].gist && !sentence.is_empty() {
            lines.push(format!("→ {sentence}"));
        }
        lines.extend(question.parameters[at].iter().map(|parameter| format!("→ {parameter}")));
    }
    lines.push(format!("{}: {} → {}", question.topic, question.policies[0], question.policies[1]));
    lines
}

fn asked(question: &Question) -> Value {
    let side = |at: usize| {
        json!({
            "article": question.articles[at].number,
            "gist": question.articles[at].gist,
            "policy": question.policies[at],
        })
    };
    json!({ "topic": question.topic.name(), "before": side(0), "after": side(1) })
}
