//! The incidents that tell editions apart, as a lesson plan: one after the other, with what each adds.

use adoube_compare::Matrix;
use serde_json::{Value, json};

use crate::messages::Messages;
use crate::table::{Columns, Table, View, certainty, drawn, written};

/// The name and version of the format for programs.
pub const FORMAT: &str = "adoube.distinguish/1";

/// A set of incidents that tells apart whatever can be told apart.
#[derive(Debug)]
pub struct Lesson {
    /// Its incidents, the one that tells the most pairs of editions apart first.
    pub matrix: Matrix,
    /// For each incident the pairs that no earlier one tells apart.
    pub news: Vec<usize>,
    /// How many pairs of editions there are.
    pub pairs: usize,
    /// The pairs that no incident tells apart, as indices of editions.
    pub alike: Vec<(usize, usize)>,
    /// From how many incidents the set was chosen.
    pub candidates: usize,
    /// How many incidents are needed at least, when it is not proved that no smaller set does.
    pub least: Option<usize>,
}

impl Lesson {
    /// Editions that nothing tells apart, grouped.
    fn inseparable(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (one, other) in &self.alike {
            // Whoever is alike is alike to the first of its group too, and pairs come in order.
            match groups.iter_mut().find(|g| g.contains(one)) {
                Some(group) if group.contains(other) => {}
                Some(group) => group.push(*other),
                None => groups.push(vec![*one, *other]),
            }
        }
        groups
    }

    fn table(&self, view: &View, messages: &Messages) -> Table {
        let mut table = Table::new(&self.matrix, &View { all: true, ..view.clone() }, messages);
        let editions = self.matrix.editions.len();
        let counts = [
            ("incidents", self.matrix.rows.len().into()),
            ("editions", editions.into()),
            ("told", (self.pairs - self.alike.len()).into()),
            ("pairs", self.pairs.into()),
            ("candidates", self.candidates.into()),
            ("least", self.least.unwrap_or_default().into()),
        ];
        table.title = messages.with("distinguish-title", &counts);
        for (place, (row, news)) in table.rows.iter_mut().zip(&self.news).enumerate() {
            let args = [("place", (place + 1).into()), ("title", (&row.title).into()), ("news", (*news).into())];
            row.title = messages.with("distinguish-step", &args);
        }
        let counts_of_table =
            [("incidents", self.matrix.rows.len().into()), ("divergent", self.matrix.divergent().into())];
        let said = messages.with("table-note-counts", &counts_of_table);
        table.notes.retain(|note| *note != said);
        if !self.news.is_empty() {
            table.notes.push(messages.get("distinguish-note-news"));
        }
        let columns = Columns::new(&self.matrix.editions, messages);
        for group in self.inseparable() {
            let names = columns.told(&group).join("; ");
            table.notes.push(messages.with("distinguish-alike", &[("editions", (&names).into())]));
        }
        if self.pairs > 0 {
            table.notes.push(messages.with("distinguish-told", &counts));
        }
        match self.least {
            Some(_) => table.notes.push(messages.with("distinguish-bound", &counts)),
            // That no set is smaller than an empty one needs no words.
            None if self.news.is_empty() => {}
            None => table.notes.push(messages.with("distinguish-proved", &counts)),
        }
        table
    }
}

/// The lesson for a terminal of [`View::width`] columns.
pub fn terminal(lesson: &Lesson, view: &View, messages: &Messages) -> String {
    let view = View { themes: false, ..view.clone() };
    drawn(&lesson.matrix, &lesson.table(&view, messages), &view, messages)
}

/// The lesson as Markdown.
pub fn markdown(lesson: &Lesson, view: &View, messages: &Messages) -> String {
    written(&lesson.matrix, &lesson.table(view, messages), view, messages)
}

/// The lesson as JSON.
pub fn to_json(lesson: &Lesson, view: &View, messages: &Messages) -> String {
    let table = Table::new(&lesson.matrix, &View { all: true, ..view.clone() }, messages);
    let id = |edition: &usize| lesson.matrix.editions[*edition].id.clone();
    let incidents: Vec<Value> = table
        .rows
        .iter()
        .zip(&lesson.news)
        .map(|(row, news)| {
            let outcome = |(place, outcome): (usize, &crate::table::TableOutcome)| {
                let members = row.cells.iter().enumerate().filter(|(_, cell)| cell.outcome == place);
                let edition = |(edition, cell): (usize, &crate::table::TableCell)| {
                    json!({ "id": id(&edition), "article": cell.article, "certainty": certainty(cell.told.certainty) })
                };
                json!({ "words": outcome.words, "editions": members.map(edition).collect::<Vec<_>>() })
            };
            let outcomes: Vec<Value> = row.outcomes.iter().enumerate().map(outcome).collect();
            json!({ "id": row.id, "title": row.title, "new-pairs": news, "outcomes": outcomes })
        })
        .collect();
    let alike: Vec<Value> =
        lesson.inseparable().iter().map(|group| json!(group.iter().map(id).collect::<Vec<_>>())).collect();
    let value = json!({
        "format": FORMAT,
        "editions": lesson.matrix.editions.iter().map(|e| e.id.clone()).collect::<Vec<_>>(),
        "candidates": lesson.candidates,
        "pairs": lesson.pairs,
        "told-apart": lesson.pairs - lesson.alike.len(),
        "alike": alike,
        "proof": if lesson.least.is_none() { "minimal" } else { "bound-hit" },
        "least": lesson.least.unwrap_or(lesson.news.len()),
        "incidents": incidents,
    });
    format!("{value:#}\n")
}
