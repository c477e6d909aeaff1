//! Questions in words: whose ruling each choice is, and what changed.

use std::sync::Arc;

use adoube_compare::{Matrix, MatrixRow, Told};
use adoube_core::edition::Edition;
use adoube_core::scenario::Certainty;

use super::draw::Drawn;
use super::{Choice, Question};
use crate::conditions::conditions;
use crate::layout::GLUE;
use crate::messages::Messages;
use crate::story::outcome::{certainty_key, outcome};
use crate::story::tell::gist;
use crate::story::{contrast, events};
use crate::table::{Table, TableRow, letter};

pub(super) struct Teller<'a> {
    pub(super) messages: &'a Messages,
    /// The rows asked about, in the order of the questions.
    pub(super) matrix: &'a Matrix,
    pub(super) table: &'a Table,
}

impl Teller<'_> {
    /// The question about the row of that index.
    pub(super) fn question(&self, index: usize, drawn: &Drawn) -> Option<Question> {
        let messages = self.messages;
        let (row, cells) = (self.matrix.rows.get(index)?, self.table.rows.get(index)?);
        let edition = self.matrix.editions.get(drawn.edition)?;
        let right = row.row.editions.get(drawn.edition)?.outcome;
        let choice = |(place, outcome): (usize, &usize)| {
            let explanation = if *outcome == right {
                self.why(row, cells, drawn.edition)?
            } else {
                self.whose(row, *outcome, drawn.edition)?
            };
            Some(Choice { right: *outcome == right, explanation, ..self.choice(row, cells, place, *outcome)? })
        };
        let choices: Vec<Choice> = drawn.outcomes.iter().enumerate().filter_map(choice).collect();
        let answer = choices.iter().find(|choice| choice.right)?;
        let title = messages.lang().pick(&edition.title);
        Some(Question {
            number: index + 1,
            stem: messages.with("quiz-stem", &[("edition", title.into())]),
            conditions: conditions(messages, &row.scenario),
            events: events(messages, &row.scenario).into_iter().map(|event| event.words).collect(),
            answer: answer.letter.clone(),
            explanation: answer.explanation.clone(),
            ground: self.ground(cells, drawn.edition),
            scenario: Arc::clone(&row.scenario),
            edition: Arc::clone(edition),
            choices,
        })
    }

    /// A choice without its explanation.
    fn choice(&self, row: &MatrixRow, cells: &TableRow, place: usize, index: usize) -> Option<Choice> {
        let of_row = row.row.outcomes.get(index)?;
        let first = *of_row.editions.first()?;
        let told = Told { breach: Vec::new(), ..cells.cells.get(first)?.told.clone() };
        let book = &self.matrix.editions.get(first)?.book;
        let mut sentences = outcome(self.messages, &row.scenario.incident, row.row.ruling(first), book, &told);
        // The number of the article would tell whose ruling it is.
        if !row.row.ruling(first).breach.is_empty() {
            sentences.push(self.messages.get("quiz-breach"));
        }
        let ids = of_row.editions.iter().filter_map(|e| self.matrix.editions.get(*e)).map(|e| e.id.clone());
        Some(Choice {
            letter: letter(place),
            words: cells.outcomes.get(index)?.words.clone(),
            sentences,
            right: false,
            editions: ids.collect(),
            explanation: String::new(),
        })
    }

    fn ground(&self, cells: &TableRow, edition: usize) -> Option<(String, String)> {
        let article = &cells.cells.get(edition)?.article;
        let gist = gist(self.messages, self.matrix.editions.get(edition)?, article).unwrap_or_default();
        (!article.is_empty()).then(|| (article.clone(), gist))
    }

    /// Why the edition asked about rules as it does.
    fn why(&self, row: &MatrixRow, cells: &TableRow, edition: usize) -> Option<String> {
        let messages = self.messages;
        let of_row = row.row.editions.get(edition)?;
        let mut parts = vec![match self.ground(cells, edition) {
            Some((article, gist)) => {
                messages.with("quiz-right", &[("article", (&article).into()), ("gist", (&gist).into())])
            }
            None => messages.get("quiz-right-silent"),
        }];
        if of_row.certainty != Certainty::Express {
            parts.push(messages.get(certainty_key(of_row.certainty)));
        }
        let others = row.row.outcomes.get(of_row.outcome)?.editions.iter().copied().filter(|e| *e != edition);
        let others: Vec<usize> = others.collect();
        if !others.is_empty() {
            parts.push(messages.with("quiz-so-too", &[("editions", (&self.named(&others)).into())]));
        }
        Some(parts.join(" "))
    }

    /// Which editions rule so, and what changed between the nearest of them and the one asked about.
    fn whose(&self, row: &MatrixRow, outcome: usize, asked: usize) -> Option<String> {
        let messages = self.messages;
        let editions = &row.row.outcomes.get(outcome)?.editions;
        let mut parts = vec![messages.with("quiz-wrong", &[("editions", (&self.named(editions)).into())])];
        let asked_edition = self.matrix.editions.get(asked)?;
        let near = editions.iter().copied().min_by_key(|other| self.distance(asked, *other))?;
        let other = self.matrix.editions.get(near)?;
        let told = contrast(messages, &row.scenario, other, asked_edition);
        if told.questions.len() > 1 {
            parts.push(told.cause_words(messages));
        }
        for question in &told.questions {
            let [there, here] = &question.articles;
            // Where the articles say the same in short, the answers themselves are told.
            let is_told = there.gist != here.gist && !there.gist.is_empty() && !here.gist.is_empty();
            let [says_there, says_here] =
                if is_told { [&there.gist, &here.gist] } else { question.sentences.each_ref() };
            let names =
                [self.with_article(near, other, &there.number), self.with_article(asked, asked_edition, &here.number)];
            let args = [
                ("question", (&question.words).into()),
                ("there", (&names[0]).into()),
                ("says-there", says_there.into()),
                ("here", (&names[1]).into()),
                ("says-here", says_here.into()),
            ];
            parts.push(messages.with("quiz-changed", &args));
        }
        Some(parts.join(" "))
    }

    /// How far two editions are from each other: those of one issuer first, then by their order.
    fn distance(&self, one: usize, other: usize) -> (bool, usize) {
        let authority = |index: usize| self.matrix.editions.get(index).map(|e| e.authority.as_str());
        (authority(one) != authority(other), one.abs_diff(other))
    }

    fn named(&self, editions: &[usize]) -> String {
        self.table.ranges.told(editions).join("; ").replace(GLUE, " ")
    }

    fn with_article(&self, index: usize, edition: &Edition, article: &str) -> String {
        let short = self.table.ranges.told(&[index]).join(" ").replace(GLUE, " ");
        let name = if short.is_empty() { edition.id.clone() } else { short };
        if article.is_empty() || article == "–" { name } else { format!("{name}, {article}") }
    }
}
