//! What the page shows, made ready for the template.

use std::collections::BTreeSet;

use adoube_compare::{Matrix, MatrixRow, Told};
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::{Ruling, Status};
use adoube_core::scenario::Certainty;
use askama::Template;

use super::words::Words;
use super::{Link, PageView};
use crate::board::{Diagram, symbols};
use crate::conditions::conditions;
use crate::layout::GLUE;
use crate::messages::Messages;
use crate::story::{EventWords, events, outcome, outcome::certainty_key, tell::backing};
use crate::table::{Table, TableRow, View};

/// More arrows than this hide the board.
const ARROWS: usize = 20;

#[derive(Debug, Template)]
#[template(path = "page.html")]
pub(super) struct Page {
    lang: &'static str,
    title: String,
    words: Words,
    symbols: String,
    notes: Vec<String>,
    footer: Vec<String>,
    heads: Vec<Head>,
    editions: Vec<EditionName>,
    themes: Vec<Theme>,
    articles: Vec<String>,
    has_alike: bool,
    links: Vec<Link>,
    handouts: String,
    count: usize,
    count_words: String,
    columns: usize,
}

/// A column of the table model: editions of one issuer.
#[derive(Debug)]
struct Head {
    name: String,
    span: usize,
}

#[derive(Debug)]
struct EditionName {
    id: String,
    short: String,
    title: String,
    starts_group: bool,
}

#[derive(Debug)]
struct Theme {
    name: String,
    incidents: Vec<Incident>,
}

#[derive(Debug)]
pub(super) struct Incident {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) diverges: bool,
    /// For each edition the index of its outcome, joined by commas, for the filter.
    pub(super) pattern: String,
    /// Articles that any edition cites, joined by spaces, for the filter.
    pub(super) cited: String,
    cells: Vec<Cell>,
    pub(super) outcomes: Vec<OutcomeView>,
    pub(super) about: Option<String>,
    pub(super) source: Option<String>,
    pub(super) conditions: Vec<String>,
    pub(super) board: String,
    pub(super) later_boards: Vec<String>,
    pub(super) events: Vec<EventWords>,
    pub(super) readings: Vec<ReadingView>,
}

/// Neighbouring editions with the same outcome.
#[derive(Debug)]
struct Cell {
    span: usize,
    letter: String,
    class: usize,
    mark: &'static str,
    mark_words: String,
    /// The article of the first edition.
    article: String,
    /// That of the last one, when it is another.
    until: String,
    words: String,
    starts_group: bool,
}

#[derive(Debug)]
pub(super) struct OutcomeView {
    pub(super) letter: String,
    pub(super) class: usize,
    pub(super) words: String,
    /// Editions in short, one text an issuer.
    pub(super) groups: Vec<GroupView>,
    pub(super) sentences: Vec<String>,
    pub(super) board: Option<String>,
    editions: Vec<EditionView>,
}

#[derive(Debug)]
pub(super) struct GroupView {
    pub(super) issuer: String,
    pub(super) text: String,
}

#[derive(Debug)]
struct EditionView {
    ids: String,
    articles: String,
    certainty: String,
}

#[derive(Debug)]
pub(super) struct ReadingView {
    pub(super) of: String,
    pub(super) id: String,
    pub(super) source: String,
    pub(super) sentences: String,
}

impl Page {
    pub(super) fn new(messages: &Messages, matrix: &Matrix, view: &PageView) -> Page {
        let table_view =
            View { all: view.all, command: view.command.clone(), digest: view.digest.clone(), ..View::default() };
        let table = Table::new(matrix, &table_view, messages);
        let order: Vec<usize> = table.columns.iter().flat_map(|c| c.editions.iter().copied()).collect();
        let starts: BTreeSet<usize> = table.columns.iter().filter_map(|c| c.editions.first().copied()).collect();
        let mut themes: Vec<Theme> = Vec::new();
        let mut articles: BTreeSet<String> = BTreeSet::new();
        for row in &table.rows {
            let incident = Maker { messages, matrix, table: &table, order: &order, starts: &starts }.incident(row);
            articles.extend(row.cells.iter().map(|c| c.article.clone()).filter(|a| !a.is_empty()));
            let name = row.theme.clone();
            match themes.last_mut().filter(|t| t.name == name) {
                Some(theme) => theme.incidents.push(incident),
                None => themes.push(Theme { name, incidents: vec![incident] }),
            }
        }
        let count = table.rows.len();
        let counts = [("shown", count.into()), ("all", count.into())];
        let heads = table.columns.iter().map(|c| Head { name: c.name.clone(), span: c.editions.len() }).collect();
        let name = |edition: &usize| EditionName {
            id: matrix.editions[*edition].id.clone(),
            // Short names are glued for the terminal; here they may break.
            short: table.editions[*edition].replace(GLUE, " "),
            title: messages.lang().pick(&matrix.editions[*edition].title).to_owned(),
            starts_group: starts.contains(edition),
        };
        Page {
            lang: messages.lang().code(),
            words: Words::new(messages),
            symbols: symbols(),
            heads,
            editions: order.iter().map(name).collect(),
            has_alike: table.rows.iter().any(|r| !r.diverges),
            links: view.links.clone(),
            handouts: view.handouts.clone(),
            count,
            count_words: messages.with("page-filter-count", &counts),
            columns: order.len() + 1,
            articles: articles.into_iter().collect(),
            themes,
            notes: notes(messages, &table.notes),
            title: table.title,
            footer: table.footer,
        }
    }
}

/// Notes of the table, and how to read the marks of the page.
fn notes(messages: &Messages, of_table: &[String]) -> Vec<String> {
    let keys = [
        "page-letters",
        "page-mark-certain",
        "page-mark-disputed",
        "page-mark-silent",
        "page-range",
        "table-note-bound",
    ];
    of_table.first().cloned().into_iter().chain(keys.iter().map(|key| messages.get(key))).collect()
}

pub(super) struct Maker<'a> {
    pub(super) messages: &'a Messages,
    pub(super) matrix: &'a Matrix,
    pub(super) table: &'a Table,
    /// Editions in the order of the table's columns.
    pub(super) order: &'a [usize],
    /// First editions of the columns.
    pub(super) starts: &'a BTreeSet<usize>,
}

impl Maker<'_> {
    pub(super) fn incident(&self, row: &TableRow) -> Incident {
        let messages = self.messages;
        let of_matrix = &self.matrix.rows[row.index];
        let scenario = &of_matrix.scenario;
        let pattern: Vec<String> = self.order.iter().map(|e| row.cells[*e].outcome.to_string()).collect();
        let cited: BTreeSet<String> =
            row.cells.iter().flat_map(|c| &c.told.cites).map(|(article, _)| article.replace(' ', "_")).collect();
        let board =
            |turn: usize| Diagram::of(scenario, turn).to_inline_svg(messages, &format!("{}-{}", row.index, turn));
        Incident {
            id: row.id.clone(),
            title: row.title.clone(),
            diverges: row.diverges,
            pattern: pattern.join(","),
            cited: cited.into_iter().collect::<Vec<_>>().join(" "),
            cells: self.cells(row),
            outcomes: (0..row.outcomes.len()).map(|index| self.outcome(row, of_matrix, index)).collect(),
            about: scenario.about.as_ref().map(|about| messages.lang().pick(about).to_owned()),
            source: scenario.source.clone(),
            conditions: conditions(messages, scenario),
            board: board(0),
            later_boards: (1..scenario.incident.turns().len()).map(board).collect(),
            events: events(messages, scenario),
            readings: self.readings(of_matrix),
        }
    }

    /// Neighbours with the same outcome and certainty stand in one cell.
    fn cells(&self, row: &TableRow) -> Vec<Cell> {
        let mut runs: Vec<Vec<usize>> = Vec::new();
        for edition in self.order {
            let key = |e: usize| (row.cells[e].outcome, row.cells[e].told.certainty);
            let joins = |run: &Vec<usize>| {
                !self.starts.contains(edition) && run.last().is_some_and(|last| key(*last) == key(*edition))
            };
            match runs.last_mut().filter(|run| joins(run)) {
                Some(run) => run.push(*edition),
                None => runs.push(vec![*edition]),
            }
        }
        runs.iter().filter_map(|run| self.cell(row, run)).collect()
    }

    fn cell(&self, row: &TableRow, run: &[usize]) -> Option<Cell> {
        let (first, last) = (row.cells.get(*run.first()?)?, row.cells.get(*run.last()?)?);
        let outcome = row.outcomes.get(first.outcome)?;
        let (mark, mark_words) = match first.told.certainty {
            Certainty::Express => ("", String::new()),
            Certainty::Silent => ("–", self.messages.get("page-silent")),
            Certainty::Disputed => ("?", self.messages.get("page-disputed")),
        };
        Some(Cell {
            span: run.len(),
            letter: outcome.letter.clone(),
            class: first.outcome.min(5),
            mark,
            mark_words,
            article: first.article.clone(),
            until: if first.article == last.article { String::new() } else { last.article.clone() },
            words: outcome.words.clone(),
            starts_group: self.starts.contains(run.first()?),
        })
    }

    fn outcome(&self, row: &TableRow, of_matrix: &MatrixRow, index: usize) -> OutcomeView {
        let outcome = &row.outcomes[index];
        let editions: Vec<usize> = self.order.iter().copied().filter(|e| row.cells[*e].outcome == index).collect();
        let groups = self.table.columns.iter().zip(&outcome.groups).filter(|(_, groups)| !groups.is_empty());
        let groups = groups.map(|(column, groups)| GroupView {
            issuer: column.name.clone(),
            text: groups.iter().map(crate::table::Group::text).collect::<Vec<_>>().join("; "),
        });
        let (sentences, board) = match editions.first() {
            Some(first) => {
                let (ruling, told) = (of_matrix.row.ruling(*first), &row.cells[*first].told);
                let sentences = self.without_articles(of_matrix, ruling, &self.matrix.editions[*first].book, told);
                (sentences, self.arrows(of_matrix, ruling, &format!("{}-o{index}", row.index)))
            }
            None => (Vec::new(), None),
        };
        OutcomeView {
            letter: outcome.letter.clone(),
            class: index.min(5),
            words: outcome.words.clone(),
            groups: groups.collect(),
            sentences,
            board,
            editions: self.editions(row, &editions),
        }
    }

    /// Editions with the articles that decided; those that agree on them are named together.
    fn editions(&self, row: &TableRow, editions: &[usize]) -> Vec<EditionView> {
        let mut views: Vec<EditionView> = Vec::new();
        for edition in editions {
            let told = &row.cells[*edition].told;
            let id = &self.matrix.editions[*edition].id;
            let mut articles: Vec<&str> = told.cites.iter().map(|(article, _)| &**article).collect();
            articles.dedup();
            let articles = articles.join(", ");
            let certainty = match told.certainty {
                Certainty::Express => String::new(),
                other => self.messages.get(certainty_key(other)),
            };
            match views.last_mut().filter(|v| v.articles == articles && v.certainty == certainty) {
                Some(view) => {
                    view.ids.push_str(", ");
                    view.ids.push_str(id);
                }
                None => views.push(EditionView { ids: id.clone(), articles, certainty }),
            }
        }
        views
    }

    /// The outcome in sentences. Articles differ from edition to edition and are listed apart.
    fn without_articles(&self, of_matrix: &MatrixRow, ruling: &Ruling, book: &RuleBook, told: &Told) -> Vec<String> {
        let told = Told { breach: Vec::new(), ..told.clone() };
        outcome(self.messages, &of_matrix.scenario.incident, ruling, book, &told)
    }

    /// The board with the moves that may be played, when they are few enough to be seen.
    fn arrows(&self, of_matrix: &MatrixRow, ruling: &Ruling, name: &str) -> Option<String> {
        let scene = of_matrix.scenario.incident.scene_of(ruling);
        // The board below is the one before the turn; after a queen was put there it is another.
        if ruling.competition.as_ref().is_some_and(|court| court.queen_of_turn.is_some()) {
            return None;
        }
        let few = !ruling.permitted.is_empty() && ruling.permitted.len() <= ARROWS && ruling.permitted != scene.all();
        (few && matches!(ruling.status, Status::Open | Status::Bound)).then(|| {
            Diagram::of(&of_matrix.scenario, ruling.turn)
                .with_moves(scene, ruling.permitted)
                .to_inline_svg(self.messages, name)
        })
    }

    /// Readings that lead elsewhere; editions that share one and what comes of it are named together.
    fn readings(&self, of_matrix: &MatrixRow) -> Vec<ReadingView> {
        let mut views: Vec<ReadingView> = Vec::new();
        for edition in self.order {
            for (reading, ruling) in &of_matrix.row.editions[*edition].readings {
                let Some(reading) = self.matrix.editions[*edition].readings.get(*reading) else { continue };
                let ruling = &of_matrix.row.rulings[*ruling];
                let incident = &of_matrix.scenario.incident;
                let told = Told::new(incident, ruling, &reading.book, Certainty::Disputed);
                let sentences = self.without_articles(of_matrix, ruling, &reading.book, &told).join(" ");
                let id = &self.matrix.editions[*edition].id;
                match views.iter_mut().find(|v| v.id == reading.id && v.sentences == sentences) {
                    Some(view) => {
                        view.of.push_str(", ");
                        view.of.push_str(id);
                    }
                    None => views.push(ReadingView {
                        of: id.clone(),
                        id: reading.id.clone(),
                        source: backing(self.messages, &self.matrix.editions[*edition], &reading.id, &reading.source),
                        sentences,
                    }),
                }
            }
        }
        views
    }
}
