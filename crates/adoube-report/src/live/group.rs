//! Rulings grouped by outcome, each with the editions that reach it and their articles.

use adoube_compare::{Matrix, MatrixRow, Outcome, Told};
use adoube_core::board::{MoveSet, Scene};
use adoube_core::edition::Edition;
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::Ruling;
use adoube_core::scenario::Certainty;
use serde_json::{Value, json};

use crate::layout::GLUE;
use crate::messages::Messages;
use crate::notation::san;
use crate::story::outcome::{certainty_key, outcome};
use crate::story::tell::{backing, gist};
use crate::table::{Group, Table, TableRow, certainty, mark, result, side, status, verdict};

/// One group an outcome, in the order of the first edition that has it.
pub(super) fn groups(
    messages: &Messages,
    matrix: &Matrix,
    row: &MatrixRow,
    table: &Table,
    cells: &TableRow,
) -> Vec<Value> {
    let teller = Teller { messages, matrix, row, table, cells };
    row.row.outcomes.iter().enumerate().filter_map(|(index, outcome)| teller.group(index, outcome)).collect()
}

struct Teller<'a> {
    messages: &'a Messages,
    matrix: &'a Matrix,
    row: &'a MatrixRow,
    table: &'a Table,
    cells: &'a TableRow,
}

impl Teller<'_> {
    fn group(&self, index: usize, of_row: &Outcome) -> Option<Value> {
        let cell = self.cells.outcomes.get(index)?;
        let first = *of_row.editions.first()?;
        let ruling = self.row.row.ruling(first);
        let told = &self.cells.cells.get(first)?.told;
        let scene = self.row.scenario.incident.scene_of(ruling);
        let claims = told
            .claims
            .iter()
            .map(|c| json!({ "claim": c.kind.word(), "by": side(c.by), "verdict": verdict(c.verdict) }));
        let issuers = self.table.columns.iter().zip(&cell.groups).filter(|(_, groups)| !groups.is_empty());
        let issuers = issuers.map(|(column, groups)| {
            json!({ "issuer": column.name, "ranges": groups.iter().map(|g| self.range(g)).collect::<Vec<_>>() })
        });
        Some(json!({
            "letter": cell.letter,
            "words": cell.words,
            "sentences": self.sentences(ruling, &self.matrix.editions.get(first)?.book, told),
            "turn": ruling.turn,
            "side": side(told.turn),
            "status": status(told.status),
            "move": told.made,
            "result": told.result.map(result),
            "claims": claims.collect::<Vec<_>>(),
            "moves": moves(self.messages, scene, ruling.permitted),
            "every_move": !ruling.permitted.is_empty() && ruling.permitted == scene.all(),
            "issuers": issuers.collect::<Vec<_>>(),
            "editions": of_row.editions.iter().filter_map(|e| self.edition(*e)).collect::<Vec<_>>(),
        }))
    }

    /// Neighbouring editions that stand together in the table.
    fn range(&self, group: &Group) -> Value {
        let ids = group.editions.iter().filter_map(|e| self.matrix.editions.get(*e)).map(|e| e.id.as_str());
        json!({
            "name": group.name.replace(GLUE, " "),
            "editions": ids.collect::<Vec<_>>(),
            "mark": group.mark(),
            "certainty": certainty(group.certainty),
            "articles": group.articles,
        })
    }

    fn edition(&self, index: usize) -> Option<Value> {
        let messages = self.messages;
        let (edition, cell) = (self.matrix.editions.get(index)?, self.cells.cells.get(index)?);
        let told = &cell.told;
        let article_gist = |article: &str| gist(messages, edition, article);
        let cites = told.cites.iter().map(
            |(article, topic)| json!({ "article": &**article, "topic": topic.name(), "gist": article_gist(article) }),
        );
        Some(json!({
            "id": edition.id,
            "short": self.table.editions.get(index).map(|short| short.replace(GLUE, " ")),
            "title": messages.lang().pick(&edition.title),
            "mark": mark(told.certainty),
            "certainty": certainty(told.certainty),
            "certainty_words": messages.get(certainty_key(told.certainty)),
            "article": told.ground.as_deref(),
            "gist": told.ground.as_deref().and_then(article_gist),
            "breach": told.breach.iter().map(|article| &**article).collect::<Vec<_>>(),
            "cites": cites.collect::<Vec<_>>(),
            "readings": self.readings(index, edition),
        }))
    }

    /// Readings of the edition that lead to another outcome.
    fn readings(&self, index: usize, edition: &Edition) -> Vec<Value> {
        let of_row = self.row.row.editions.get(index).map(|e| e.readings.as_slice()).unwrap_or_default();
        let told = of_row.iter().filter_map(|(reading, ruling)| {
            let reading = edition.readings.get(*reading)?;
            let ruling = self.row.row.rulings.get(*ruling)?;
            let told = Told::new(&self.row.scenario.incident, ruling, &reading.book, Certainty::Disputed);
            Some(json!({
                "id": reading.id,
                "source": backing(self.messages, edition, &reading.id, &reading.source),
                "article": told.ground.as_deref(),
                "sentences": outcome(self.messages, &self.row.scenario.incident, ruling, &reading.book, &told),
            }))
        });
        told.collect()
    }

    /// The outcome in sentences. Articles differ from edition to edition and are told apart.
    fn sentences(&self, ruling: &Ruling, book: &RuleBook, told: &Told) -> Vec<String> {
        let told = Told { breach: Vec::new(), ..told.clone() };
        outcome(self.messages, &self.row.scenario.incident, ruling, book, &told)
    }
}

/// The moves with the ends of their arrows, sorted by UCI.
fn moves(messages: &Messages, scene: &Scene, set: MoveSet) -> Vec<Value> {
    let mut listed: Vec<(String, Value)> = set
        .iter()
        .map(|id| {
            let uci = scene.uci(id);
            let castling = scene.castlings().find(|c| c.id == id);
            let to = castling.map(|c| c.king_to.to_string());
            let value = json!({
                "uci": uci,
                "san": san(messages.lang(), scene, id),
                "from": uci.get(..2),
                "to": to.as_deref().or_else(|| uci.get(2..4)),
            });
            (uci, value)
        })
        .collect();
    listed.sort_by(|a, b| a.0.cmp(&b.0));
    listed.into_iter().map(|(_, value)| value).collect()
}
