//! One incident object a line, written as it is ruled.
//!
//! Everything that repeats from incident to incident (articles, topics, ids) is spelled once; what repeats within an
//! incident (a ruling that several editions share) is spelled once for it. A row is then a matter of copying bytes.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

use adoube_compare::{Row, Told, ToldCompetition, ground};
use adoube_core::board::Scene;
use adoube_core::branch::Branch;
use adoube_core::edition::Edition;
use adoube_core::facet::Facets;
use adoube_core::incident::Incident;
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::{CompetitionRuling, Ruling, Shown};
use adoube_core::scenario::{Certainty, Scenario};
use adoube_core::topic::{Topic, TopicSet};
use serde_json::json;

use super::court::{competition_json, sanction_json};
use super::json::{certainty, result, side, status, verdict};
use crate::messages::Lang;

/// Why an incident could not be read.
#[derive(Clone, Copy, Debug)]
pub struct Unreadable<'a> {
    /// Its id, when that much could be read.
    pub id: Option<&'a str>,
    /// What is wrong, in words.
    pub message: &'a str,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
}

/// Writes incident objects; keeps what it has spelled for one incident for the next.
#[derive(Debug)]
pub struct Rows {
    editions: Vec<Arc<Edition>>,
    lang: Lang,
    /// For each edition: its spelled id, its book and its readings; empty until the first row.
    spelled: Vec<Spelled>,
    line: Vec<u8>,
    parts: Vec<Part>,
    moves: Vec<Option<String>>,
}

/// What an edition contributes to every row.
#[derive(Debug)]
struct Spelled {
    id: Vec<u8>,
    own: Book,
    readings: Vec<(Vec<u8>, Book)>,
}

/// The articles of a book, for each branch of the competition rules and each set of sides of its questions; spelled when
/// a ruling first needs them, since one incident needs few.
#[derive(Debug, Default)]
struct Book(RefCell<BTreeMap<(Branch, Facets), Arc<Articles>>>);

/// The articles of a book in one branch, where those sides of its questions matter.
#[derive(Debug)]
struct Articles {
    /// For each topic its article as a JSON string.
    articles: Vec<Vec<u8>>,
    /// For each topic the original that a translation takes the article from, as a JSON string, or `null`.
    originals: Vec<Vec<u8>>,
    /// For each topic `{"article":...,"topic":...}`.
    cites: Vec<Vec<u8>>,
}

/// A ruling but for the articles that it breaks and its certainty.
#[derive(Debug, Default)]
struct Part {
    before_breach: Vec<u8>,
    after_breach: Vec<u8>,
    /// Indices of the topics whose articles are broken.
    breach: Vec<usize>,
    /// Indices of the topics that decided.
    cites: Vec<usize>,
}

impl Rows {
    /// For rows over these editions, titles in that language.
    pub fn new(editions: &[Arc<Edition>], lang: Lang) -> Rows {
        Rows {
            editions: editions.to_vec(),
            lang,
            spelled: Vec::new(),
            line: Vec::new(),
            parts: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Writes the object of one incident and the end of its line. The row must be one over the editions given.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write_row(&mut self, out: &mut dyn Write, scenario: &Scenario, row: &Row) -> io::Result<()> {
        let mut line = std::mem::take(&mut self.line);
        line.clear();
        self.append(&mut line, scenario, row);
        line.push(b'\n');
        let done = out.write_all(&line);
        self.line = line;
        done
    }

    /// Writes the object that takes the place of an incident that cannot be read, and the end of its line.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write_error(&mut self, out: &mut dyn Write, what: &Unreadable<'_>) -> io::Result<()> {
        let error = json!({ "message": what.message, "line": what.line, "column": what.column });
        writeln!(out, "{}", json!({ "id": what.id, "error": error }))
    }

    /// Adds the object of one incident.
    pub(super) fn append(&mut self, line: &mut Vec<u8>, scenario: &Scenario, row: &Row) {
        let incident = &scenario.incident;
        if self.spelled.is_empty() {
            self.spelled = self.editions.iter().map(|edition| Spelled::new(edition)).collect();
        }
        self.spell_rulings(incident, row);
        line.extend_from_slice(b"{\"id\":");
        string(line, &scenario.id);
        line.extend_from_slice(b",\"title\":");
        string(line, self.lang.pick(&scenario.title));
        line.extend_from_slice(b",\"diverges\":");
        line.extend_from_slice(if row.diverges() { b"true" } else { b"false" });
        line.extend_from_slice(b",\"outcomes\":[");
        for (index, outcome) in row.outcomes.iter().enumerate() {
            comma(line, index);
            line.extend_from_slice(b"{\"editions\":[");
            for (index, edition) in outcome.editions.iter().enumerate() {
                comma(line, index);
                line.extend_from_slice(&self.spelled[*edition].id);
            }
            line.extend_from_slice(b"],\"ruling\":");
            // The outcome speaks with the articles and the certainty of its first edition.
            if let Some(first) = outcome.editions.first() {
                let ruled = &row.editions[*first];
                let ruling = &row.rulings[ruled.ruling];
                let own = self.spelled[*first].own.of(ruling, &self.editions[*first], None, incident);
                self.ruling(line, ruled.ruling, &own, ruled.certainty);
            }
            line.push(b'}');
        }
        line.extend_from_slice(b"],\"rulings\":{");
        let editions = self.editions.iter().zip(&self.spelled).zip(&row.editions);
        for (index, ((edition, spelled), ruled)) in editions.enumerate() {
            comma(line, index);
            line.extend_from_slice(&spelled.id);
            line.extend_from_slice(b":{\"ruling\":");
            let ruling = &row.rulings[ruled.ruling];
            let own = spelled.own.of(ruling, edition, None, incident);
            self.ruling(line, ruled.ruling, &own, ruled.certainty);
            line.extend_from_slice(b",\"article\":");
            match ground(ruling) {
                Some(topic) => {
                    line.extend_from_slice(&own.articles[topic.index()]);
                    line.extend_from_slice(b",\"article-from\":");
                    line.extend_from_slice(&own.originals[topic.index()]);
                }
                None => line.extend_from_slice(b"null,\"article-from\":null"),
            }
            line.extend_from_slice(b",\"cites\":[");
            for (index, topic) in self.parts[ruled.ruling].cites.iter().enumerate() {
                comma(line, index);
                line.extend_from_slice(&own.cites[*topic]);
            }
            line.extend_from_slice(b"],\"readings\":[");
            for (index, (reading, ruling)) in ruled.readings.iter().enumerate() {
                comma(line, index);
                let Some((id, book)) = spelled.readings.get(*reading) else { continue };
                line.extend_from_slice(b"{\"id\":");
                line.extend_from_slice(id);
                line.extend_from_slice(b",\"ruling\":");
                let silent = row.rulings[*ruling].silent;
                let certainty = if silent { Certainty::Silent } else { Certainty::Express };
                let articles = book.of(&row.rulings[*ruling], edition, Some(*reading), incident);
                self.ruling(line, *ruling, &articles, certainty);
                line.push(b'}');
            }
            line.extend_from_slice(b"]}");
        }
        line.extend_from_slice(b"}}");
    }

    /// Spells each distinct ruling once.
    fn spell_rulings(&mut self, incident: &Incident, row: &Row) {
        self.parts.resize_with(row.rulings.len(), Part::default);
        let mut turn = None;
        for (part, ruling) in self.parts.iter_mut().zip(&row.rulings) {
            // Moves are numbered in the position that the ruling is about.
            let extra = ruling.competition.as_ref().map_or((None, None), |c| (c.queen_of_turn, c.stands_after));
            let here = Some((ruling.turn, extra));
            if turn != here {
                turn = here;
                self.moves.clear();
            }
            let scene = incident.scene_of(ruling);
            part.spell(ruling, scene, &mut self.moves);
        }
    }

    fn ruling(&self, line: &mut Vec<u8>, ruling: usize, book: &Articles, sure: Certainty) {
        let part = &self.parts[ruling];
        line.extend_from_slice(&part.before_breach);
        let mut told: Vec<&[u8]> = Vec::new();
        for topic in &part.breach {
            let article = book.articles[*topic].as_slice();
            if !told.contains(&article) {
                comma(line, told.len());
                line.extend_from_slice(article);
                told.push(article);
            }
        }
        line.extend_from_slice(&part.after_breach);
        line.extend_from_slice(certainty(sure).as_bytes());
        line.extend_from_slice(b"\"}");
    }
}

impl Spelled {
    fn new(edition: &Edition) -> Spelled {
        let mut id = Vec::new();
        string(&mut id, &edition.id);
        let reading = |r: &adoube_core::edition::Reading| {
            let mut id = Vec::new();
            string(&mut id, &r.id);
            (id, Book::default())
        };
        Spelled { id, own: Book::default(), readings: edition.readings.iter().map(reading).collect() }
    }
}

impl Book {
    /// Those of the branch that the ruling was made in, by the edition or one of its readings, and of the sides that
    /// mattered there.
    fn of(&self, ruling: &Ruling, edition: &Edition, reading: Option<usize>, incident: &Incident) -> Arc<Articles> {
        let court = ruling.competition.as_ref();
        let key = court.map_or((Branch::Standard, Facets::NONE), |court| (court.branch, court.facets));
        let book = reading.and_then(|reading| edition.readings.get(reading)).map_or(&edition.book, |r| &r.book);
        let mut known = self.0.borrow_mut();
        Arc::clone(known.entry(key).or_insert_with(|| Arc::new(Articles::new(edition, book, incident, key))))
    }
}

impl Articles {
    /// Asks [`Told`] for the article of every topic, so that all formats name the same one.
    fn new(edition: &Edition, book: &RuleBook, incident: &Incident, (branch, facets): (Branch, Facets)) -> Articles {
        let competition = Some(Box::new(CompetitionRuling { facets, ..CompetitionRuling::open(branch) }));
        let ruling = Ruling { cites: TopicSet::of(Topic::ALL), competition, ..Ruling::open(0) };
        let told = Told::new(incident, &ruling, book, Certainty::Express);
        let spelled = |text: &str| {
            let mut bytes = Vec::new();
            string(&mut bytes, text);
            bytes
        };
        let original = |article: &str| edition.borrows(article).map_or_else(|| b"null".to_vec(), spelled);
        let articles: Vec<Vec<u8>> = told.cites.iter().map(|(a, _)| spelled(a)).collect();
        let originals = told.cites.iter().map(|(a, _)| original(a)).collect();
        let cite = |(article, topic): &(Arc<str>, Topic)| {
            let mut bytes = b"{\"article\":".to_vec();
            string(&mut bytes, article);
            bytes.extend_from_slice(b",\"topic\":");
            string(&mut bytes, topic.name());
            bytes.push(b'}');
            bytes
        };
        Articles { articles, originals, cites: told.cites.iter().map(cite).collect() }
    }
}

impl Part {
    fn spell(&mut self, ruling: &Ruling, scene: &Scene, moves: &mut Vec<Option<String>>) {
        self.breach.clear();
        self.breach.extend(ruling.breach.iter().map(Topic::index));
        self.cites.clear();
        self.cites.extend(ruling.cites.iter().map(Topic::index));
        let bytes = &mut self.before_breach;
        bytes.clear();
        bytes.extend_from_slice(b"{\"turn\":\"");
        bytes.extend_from_slice(side(scene.turn()).as_bytes());
        bytes.extend_from_slice(b"\",\"status\":\"");
        bytes.extend_from_slice(status(ruling.status).as_bytes());
        bytes.extend_from_slice(b"\",\"move\":");
        match ruling.made {
            Some(id) => string(bytes, &scene.uci(id)),
            None => bytes.extend_from_slice(b"null"),
        }
        bytes.extend_from_slice(b",\"permitted\":[");
        for id in ruling.permitted.iter() {
            let place = usize::from(id.0);
            if moves.len() <= place {
                moves.resize(place + 1, None);
            }
            moves[place].get_or_insert_with(|| scene.uci(id));
        }
        let mut list: Vec<&str> =
            ruling.permitted.iter().filter_map(|id| moves[usize::from(id.0)].as_deref()).collect();
        list.sort_unstable();
        for (index, uci) in list.iter().enumerate() {
            comma(bytes, index);
            string(bytes, uci);
        }
        bytes.extend_from_slice(b"],\"breach\":[");
        let bytes = &mut self.after_breach;
        bytes.clear();
        bytes.push(b']');
        if let Some(shown) = ruling.shown {
            bytes.extend_from_slice(b",\"shown\":");
            match shown {
                Shown::Move(id) => string(bytes, &scene.uci(id)),
                Shown::None => bytes.extend_from_slice(b"null"),
            }
        }
        bytes.extend_from_slice(b",\"claims\":[");
        for (index, claim) in ruling.claims.iter().enumerate() {
            comma(bytes, index);
            bytes.extend_from_slice(b"{\"claim\":\"");
            bytes.extend_from_slice(claim.kind.word().as_bytes());
            bytes.extend_from_slice(b"\",\"by\":\"");
            bytes.extend_from_slice(side(claim.by).as_bytes());
            bytes.extend_from_slice(b"\",\"verdict\":\"");
            bytes.extend_from_slice(verdict(claim.verdict).as_bytes());
            bytes.extend_from_slice(b"\"}");
        }
        bytes.extend_from_slice(b"],\"sanctions\":[");
        let court = ruling.competition.as_deref();
        for (index, sanction) in court.iter().flat_map(|court| &court.sanctions).enumerate() {
            comma(bytes, index);
            bytes.extend_from_slice(sanction_json(sanction).to_string().as_bytes());
        }
        bytes.extend_from_slice(b"],\"result\":");
        match ruling.result {
            Some(end) => string(bytes, result(end)),
            None => bytes.extend_from_slice(b"null"),
        }
        if let Some(court) = court {
            let told = ToldCompetition::new(court, scene);
            for (key, value) in competition_json(&told) {
                bytes.extend_from_slice(format!(",\"{key}\":{value}").as_bytes());
            }
        }
        bytes.extend_from_slice(b",\"certainty\":\"");
    }
}

fn comma(bytes: &mut Vec<u8>, index: usize) {
    if index > 0 {
        bytes.push(b',');
    }
}

/// The text as a JSON string.
fn string(bytes: &mut Vec<u8>, text: &str) {
    if text.bytes().all(|b| b >= 0x20 && b != b'"' && b != b'\\') {
        bytes.push(b'"');
        bytes.extend_from_slice(text.as_bytes());
        bytes.push(b'"');
    } else {
        bytes.extend_from_slice(json!(text).to_string().as_bytes());
    }
}
