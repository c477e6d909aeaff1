//! The one table of classes that every format is rendered from.

use std::sync::Arc;

use adoube_compare::{Matrix, Panel, Told};
use adoube_core::edition::LocalText;
use adoube_core::incident::{Event, Incident, Start};
use adoube_core::scenario::{Certainty, Play, Scenario};
use adoube_core::topic::Topic;
use adoube_search::{Class, Progress, Search, Witness, classes};

use super::{FoundView, Voices, domain};
use crate::lists::question;
use crate::messages::Messages;
use crate::story::events;
use crate::table::{self, Table, TableOutcome, View};

/// A search and what came of it.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// Who ruled.
    pub voices: &'a Voices,
    /// What was searched.
    pub search: &'a Search,
    /// What was walked.
    pub progress: &'a Progress,
    /// Where the positions come from, in the words of the command line.
    pub from: &'a [String],
    /// Digest of the rule books.
    pub digest: &'a str,
}

impl Found<'_> {
    /// Whether the whole domain was walked.
    pub fn is_complete(&self) -> bool {
        self.search.is_complete(self.progress, (1, 1))
    }
}

/// The classes in words.
#[derive(Debug)]
pub struct Findings {
    /// How many classes, under whom.
    pub title: String,
    /// The domain, its size, and whether anything may have been missed.
    pub domain: Vec<String>,
    /// The classes: fewest events first.
    pub rows: Vec<FoundRow>,
    /// The topics that decide, each with its question.
    pub topics: Vec<(String, String)>,
    /// What must be known to read the table.
    pub notes: Vec<String>,
    /// Editions and rule books.
    pub footer: Vec<String>,
    /// How many classes there are, shown or not.
    pub all: usize,
    /// The rows as a table of incidents.
    pub(super) table: Table,
}

/// A class of divergence.
#[derive(Debug)]
pub struct FoundRow {
    /// An id for its file: the topics and a number.
    pub id: String,
    /// The topics that decide.
    pub topics: Vec<Topic>,
    /// Sequences of the domain that fall into it.
    pub sequences: u64,
    /// Whether the editions themselves agree, so that readings alone make the difference.
    pub by_readings: bool,
    /// The outcomes, those of editions first.
    pub outcomes: Vec<FoundOutcome>,
    /// The smallest witness.
    pub witness: Arc<Scenario>,
    /// The position of the domain that the witness was found in.
    pub ground: String,
}

/// Books with the same outcome.
#[derive(Debug)]
pub struct FoundOutcome {
    /// A, B, C, ...
    pub letter: String,
    /// The outcome in words.
    pub words: String,
    /// The editions, as indices among those searched.
    pub editions: Vec<usize>,
    /// The names of all its books, readings too.
    pub books: Vec<String>,
    /// Its readings in words, each with its editions.
    pub readings: Vec<String>,
    /// The ruling as its first book tells it.
    pub told: Told,
}

impl Findings {
    /// Finds the classes and puts them in words.
    pub fn new(found: &Found<'_>, view: &FoundView, messages: &Messages) -> Findings {
        let every = classes(found.search, found.progress);
        let all = every.len();
        let mut ids = Ids::default();
        let named = every.into_iter().map(|class| (ids.next(&class.topics), class));
        let shown: Vec<(String, Class)> = named
            .filter(|(_, class)| view.topic.is_none_or(|topic| class.topics.contains(&topic)))
            .filter(|(_, class)| !view.without.iter().any(|(g, t)| *g == class.groups && *t == class.topics))
            .collect();
        let witnesses: Vec<(Arc<Scenario>, Class)> =
            shown.into_iter().filter_map(|(id, class)| Some((witness(id, &class.witness)?, class))).collect();
        let matrix =
            Matrix::new(&Panel::new(found.voices.editions().to_vec()), witnesses.iter().map(|(s, _)| s.clone()));
        let mut table = Table::new(&matrix, &View { all: true, ..View::default() }, messages);
        let panel = Panel::new(found.voices.all().to_vec());
        let mut rows = Vec::with_capacity(witnesses.len());
        for (number, ((scenario, class), shown)) in witnesses.into_iter().zip(&mut table.rows).enumerate() {
            let row = row(found, &panel, scenario, class, messages);
            shown.title = format!("{}. {}", number + 1, topics(&row.topics));
            shown.id = counted(&row, messages);
            for (place, outcome) in row.outcomes.iter().enumerate() {
                let words = outcome.with_readings(messages);
                match shown.outcomes.get_mut(place) {
                    Some(own) => own.words = words,
                    None => {
                        let groups = vec![Vec::new(); table.columns.len()];
                        shown.outcomes.push(TableOutcome { letter: outcome.letter.clone(), words, groups });
                    }
                }
            }
            rows.push(row);
        }
        let args = [("classes", all.into()), ("editions", found.voices.editions().len().into())];
        let mut title = messages.with("search-title", &args);
        if !found.is_complete() {
            title = messages.with("search-title-partial", &[("title", (&title).into())]);
        }
        let mut domain = domain::told(found, messages);
        if let Some(topic) = view.topic {
            let args = [("shown", rows.len().into()), ("all", all.into()), ("topic", topic.name().into())];
            domain.push(messages.with("search-topic", &args));
        }
        Findings {
            title,
            domain,
            topics: questions(&rows, messages),
            notes: notes(&table, messages),
            footer: footer(found, messages),
            all,
            rows,
            table,
        }
    }
}

impl FoundOutcome {
    /// The words, with the readings that lead there.
    pub fn with_readings(&self, messages: &Messages) -> String {
        if self.readings.is_empty() {
            return self.words.clone();
        }
        let list = self.readings.join("; ");
        messages.with("search-readings", &[("words", (&self.words).into()), ("readings", (&list).into())])
    }
}

/// Names of classes: their topics, counted where several classes have the same.
#[derive(Default)]
struct Ids {
    taken: std::collections::BTreeMap<String, usize>,
}

impl Ids {
    fn next(&mut self, topics: &[Topic]) -> String {
        let names: Vec<&str> = topics.iter().take(2).map(|t| t.name()).collect();
        let stem = names.join("-and-");
        let count = self.taken.entry(stem.clone()).or_default();
        *count += 1;
        format!("{stem}-{count}")
    }
}

/// What happened in a witness, in words; `None` never happens for a witness that a search gave.
pub fn told_witness(found: &Witness, messages: &Messages) -> Option<String> {
    let scenario = witness(String::new(), found)?;
    Some(events(messages, &scenario).into_iter().map(|event| event.words).collect::<Vec<_>>().join(" "))
}

/// The witness as an incident; events by the side whose turn it is need not say so.
fn witness(id: String, found: &Witness) -> Option<Arc<Scenario>> {
    let start = Start::new(found.position.clone());
    let side = found.position.turn();
    let plain = |event: &Event| Event { by: event.by.filter(|by| *by != side), act: event.act.clone() };
    let events: Vec<Event> = found.events.iter().map(plain).collect();
    let incident = Incident::new(start.clone(), &events).ok()?;
    Some(Arc::new(Scenario {
        file: String::new(),
        title: LocalText { en: id.clone(), ru: id.clone() },
        id,
        theme: String::new(),
        about: None,
        source: None,
        tags: Vec::new(),
        date: None,
        play: Play::Standard,
        start,
        events,
        incident,
        expect: Vec::new(),
    }))
}

fn row(found: &Found<'_>, panel: &Panel, scenario: Arc<Scenario>, class: Class, messages: &Messages) -> FoundRow {
    let incident = &scenario.incident;
    let voices = found.voices;
    let ruled = panel.rule(incident);
    let told: Vec<Told> = ruled
        .outcomes
        .iter()
        .filter_map(|outcome| {
            let first = *outcome.editions.first()?;
            let book = &voices.all().get(first)?.book;
            Some(Told::new(incident, ruled.ruling(first), book, Certainty::Express))
        })
        .collect();
    let words = table::outcomes(incident, &ruled, &told.iter().map(Some).collect::<Vec<_>>(), messages);
    let outcomes: Vec<FoundOutcome> = ruled
        .outcomes
        .iter()
        .zip(words)
        .zip(told)
        .enumerate()
        .map(|(place, ((outcome, words), told))| FoundOutcome {
            letter: table::letter(place),
            words,
            editions: outcome.editions.iter().copied().filter(|book| *book < voices.editions().len()).collect(),
            books: outcome.editions.iter().filter_map(|b| voices.ids().get(*b).map(|id| (*id).to_owned())).collect(),
            readings: readings(voices, &outcome.editions, messages),
            told,
        })
        .collect();
    let by_readings = outcomes.iter().filter(|o| !o.editions.is_empty()).count() < 2;
    FoundRow {
        id: scenario.id.clone(),
        topics: class.topics,
        sequences: class.sequences,
        by_readings,
        outcomes,
        witness: scenario,
        ground: class.witness.ground,
    }
}

/// The readings among the books that lead elsewhere than their editions, those of one name together.
fn readings(voices: &Voices, books: &[usize], messages: &Messages) -> Vec<String> {
    let columns = table::Columns::new(voices.editions(), messages);
    let mut named: Vec<(&str, Vec<usize>)> = Vec::new();
    let elsewhere = |(edition, _): &(usize, &str)| !books.contains(edition);
    for (edition, id) in books.iter().filter_map(|book| voices.reading(*book)).filter(elsewhere) {
        match named.iter_mut().find(|(name, _)| *name == id) {
            Some((_, editions)) => editions.push(edition),
            None => named.push((id, vec![edition])),
        }
    }
    let told = |(id, editions): (&str, Vec<usize>)| {
        let editions = columns.told(&editions).join(", ");
        messages.with("search-reading", &[("reading", id.into()), ("editions", (&editions).into())])
    };
    named.into_iter().map(told).collect()
}

pub(super) fn topics(topics: &[Topic]) -> String {
    topics.iter().map(|t| t.name()).collect::<Vec<_>>().join(", ")
}

/// How many sequences fall into the class, and whether readings alone cause it.
pub(super) fn counted(row: &FoundRow, messages: &Messages) -> String {
    let shown = domain::number(messages.lang(), row.sequences);
    // Plural forms hang on the last digits, which are kept.
    let count = usize::try_from(row.sequences).unwrap_or((row.sequences % 1_000_000) as usize);
    let text = messages.with("search-sequences", &[("count", count.into()), ("shown", (&shown).into())]);
    if row.by_readings { format!("{text}; {}", messages.get("search-by-readings")) } else { text }
}

fn questions(rows: &[FoundRow], messages: &Messages) -> Vec<(String, String)> {
    let decides = |topic: &&Topic| rows.iter().any(|row| row.topics.contains(topic));
    Topic::ALL.iter().filter(decides).map(|t| (t.name().to_owned(), question(*t, messages))).collect()
}

fn notes(table: &Table, messages: &Messages) -> Vec<String> {
    let mut notes = Vec::new();
    if table.rows.is_empty() {
        return notes;
    }
    notes.push(messages.get("search-note-table"));
    let marks = [
        (Certainty::Express, "table-note-certain"),
        (Certainty::Disputed, "search-note-disputed"),
        (Certainty::Silent, "table-note-silent"),
    ];
    for (certainty, key) in marks {
        if table.rows.iter().flat_map(|r| &r.cells).any(|c| c.told.certainty == certainty) {
            notes.push(messages.with(key, &[("mark", table::mark(certainty).into())]));
        }
    }
    let mut groups = table.rows.iter().flat_map(|r| &r.outcomes).flat_map(|o| o.groups.iter().flatten());
    if groups.any(|g| g.articles.contains('…')) {
        notes.push(messages.get("table-note-range"));
    }
    if table.rows.iter().flat_map(|r| &r.cells).any(|c| c.article.is_empty()) {
        notes.push(messages.get("table-note-no-article"));
    }
    notes
}

fn footer(found: &Found<'_>, messages: &Messages) -> Vec<String> {
    let editions: Vec<&str> = found.voices.editions().iter().map(|e| e.id.as_str()).collect();
    let key = if found.voices.has_readings() { "search-footer-readings" } else { "table-footer-editions" };
    vec![
        messages.with(key, &[("editions", (&editions.join(", ")).into())]),
        messages.with("search-footer-books", &[("digest", found.digest.into())]),
    ]
}
