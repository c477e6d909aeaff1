//! What was walked so far, as a file: to go on with later, or to be joined with what other machines walked.

use adoube_core::board::Position;
use adoube_core::topic::{Topic, TopicSet};
use adoube_search::{Count, Domain, Ground, Kind, Parting, Place, Progress, Sample, Search, Tally};
use serde_json::{Map, Value, json};

/// The name and version of the format.
pub const FORMAT: &str = "adoube.search/1";

/// A search under way.
#[derive(Clone, Debug)]
pub struct State {
    /// Version of the program that walked: another one may have other letters.
    pub program: String,
    /// The editions, by id.
    pub editions: Vec<String>,
    /// Whether their readings ruled too.
    pub readings: bool,
    /// The names of all books, with a digest of what each answers.
    pub books: Vec<(String, String)>,
    /// Where the positions came from, in the words of the command line.
    pub from: Vec<String>,
    /// What is searched.
    pub domain: Domain,
    /// Letters of all positions.
    pub letters: u64,
    /// In how many parts the domain is cut.
    pub parts: usize,
    /// Which shard of how many.
    pub shard: (usize, usize),
    /// What was walked.
    pub progress: Progress,
}

/// Why a text is no such file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StateFault {
    /// It is no JSON; holds line and column, from 1.
    NotJson(usize, usize),
    /// It is JSON of another kind.
    NotState,
    /// This field is missing or has a value that cannot be.
    Field(String),
}

/// A point on which two searches differ: a word for the message files, and both values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// `program`, `editions`, `books`, `positions`, `kinds`, `depth`, `folded`, `sample` or `letters`.
    pub what: &'static str,
    /// The value of the first.
    pub one: String,
    /// The value of the second.
    pub other: String,
}

/// The domain as JSON.
pub(crate) fn domain_json(domain: &Domain, from: &[String]) -> Value {
    let position = |g: &Ground| json!({ "id": g.id, "fen": g.position.fen(), "chess960": g.position.is_chess960() });
    json!({
        "from": from,
        "positions": domain.grounds.iter().map(position).collect::<Vec<_>>(),
        "kinds": domain.kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>(),
        "depth": domain.depth,
        "folded": domain.folded,
        "sample": domain.sample.map(|s| json!({ "seed": s.seed, "count": s.count })),
    })
}

impl State {
    /// The state as a text: one JSON object.
    pub fn to_json(&self) -> String {
        let tally = &self.progress.tally;
        let books: Map<String, Value> = self.books.iter().map(|(id, digest)| (id.clone(), json!(digest))).collect();
        let value = json!({
            "format": FORMAT,
            "program": self.program,
            "editions": self.editions,
            "readings": self.readings,
            "books": books,
            "domain": domain_json(&self.domain, &self.from),
            "letters": self.letters,
            "parts": self.parts,
            "shard": [self.shard.0, self.shard.1],
            "done": ranges(&self.progress),
            "sequences": tally.sequences,
            "ruled": tally.nodes,
            "divergent": tally.divergent,
            "partings": tally.partings.iter().map(|(parting, count)| parting_json(parting, count)).collect::<Vec<_>>(),
        });
        format!("{value}\n")
    }

    /// Reads such a text. What it holds is checked: parts, books and places that cannot be are refused.
    ///
    /// # Errors
    /// See [`StateFault`].
    pub fn from_json(text: &str) -> Result<State, StateFault> {
        let value: Value =
            serde_json::from_str(text).map_err(|e| StateFault::NotJson(e.line().max(1), e.column().max(1)))?;
        if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(StateFault::NotState);
        }
        let field = |name: &str| StateFault::Field(name.to_owned());
        let get = |name: &str| value.get(name).ok_or_else(|| field(name));
        let number = |name: &str| get(name)?.as_u64().ok_or_else(|| field(name));
        let text = |v: &Value, name: &str| v.as_str().map(str::to_owned).ok_or_else(|| field(name));
        let texts = |v: &Value, name: &str| -> Result<Vec<String>, StateFault> {
            v.as_array().ok_or_else(|| field(name))?.iter().map(|item| text(item, name)).collect()
        };
        let books: Vec<(String, String)> = get("books")?
            .as_object()
            .ok_or_else(|| field("books"))?
            .iter()
            .map(|(id, digest)| Ok((id.clone(), text(digest, "books")?)))
            .collect::<Result<_, StateFault>>()?;
        let inner = get("domain")?;
        let (domain, from) = domain(inner).ok_or_else(|| field("domain"))?;
        let parts = number("parts")? as usize;
        let shard = get("shard")?.as_array().map(Vec::as_slice).unwrap_or_default();
        let shard = match shard.iter().filter_map(Value::as_u64).collect::<Vec<_>>().as_slice() {
            [shard, of] if *shard >= 1 && shard <= of => (*shard as usize, *of as usize),
            _ => return Err(field("shard")),
        };
        let mut done = std::collections::BTreeSet::new();
        for range in get("done")?.as_array().ok_or_else(|| field("done"))? {
            match range.as_array().map(|r| r.iter().filter_map(Value::as_u64).collect::<Vec<_>>()).as_deref() {
                Some([from, to]) if from <= to && (*to as usize) < parts => done.extend(*from as usize..=*to as usize),
                _ => return Err(field("done")),
            }
        }
        let mut tally = Tally {
            sequences: number("sequences")?,
            nodes: number("ruled")?,
            divergent: number("divergent")?,
            ..Tally::default()
        };
        for item in get("partings")?.as_array().ok_or_else(|| field("partings"))? {
            let (key, count) = parting(item, books.len(), &domain).ok_or_else(|| field("partings"))?;
            tally.partings.insert(key, count);
        }
        Ok(State {
            program: text(get("program")?, "program")?,
            editions: texts(get("editions")?, "editions")?,
            readings: get("readings")?.as_bool().ok_or_else(|| field("readings"))?,
            books,
            from,
            domain,
            letters: number("letters")?,
            parts,
            shard,
            progress: Progress { done, tally },
        })
    }

    /// Where this search differs from another one; the shard and what was walked do not count.
    pub fn differences(&self, other: &State) -> Vec<Difference> {
        let mut found = Vec::new();
        let mut hold = |what: &'static str, one: String, other: String| {
            if one != other {
                found.push(Difference { what, one, other });
            }
        };
        let sample = |s: &State| s.domain.sample.map_or("-".to_owned(), |s| format!("{} ({})", s.count, s.seed));
        let kinds = |s: &State| s.domain.kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
        hold("program", self.program.clone(), other.program.clone());
        hold("editions", self.editions.join(", "), other.editions.join(", "));
        hold("depth", self.domain.depth.to_string(), other.domain.depth.to_string());
        hold("kinds", kinds(self), kinds(other));
        hold("sample", sample(self), sample(other));
        hold("folded", self.domain.folded.to_string(), other.domain.folded.to_string());
        let (one, two) = first_apart(&self.positions(), &other.positions());
        hold("positions", one, two);
        if self.editions == other.editions {
            let told = |s: &State| s.books.iter().map(|(id, digest)| format!("{id} {digest}")).collect::<Vec<_>>();
            let (one, two) = first_apart(&told(self), &told(other));
            hold("books", one, two);
        }
        if found.is_empty() {
            let size = |s: &State| format!("{} / {}", s.letters, s.parts);
            if size(self) != size(other) {
                found.push(Difference { what: "letters", one: size(self), other: size(other) });
            }
        }
        found
    }

    fn positions(&self) -> Vec<String> {
        let told = |g: &Ground| {
            let mark = if g.position.is_chess960() { " chess960" } else { "" };
            format!("{} {}{mark}", g.id, g.position.fen())
        };
        self.domain.grounds.iter().map(told).collect()
    }

    /// Whether every place that the file names lies in the domain; the search must be one over it.
    pub fn fits(&self, search: &Search) -> bool {
        self.parts == search.parts()
            && self.letters == search.letters()
            && self.progress.tally.partings.values().all(|count| search.line(&count.first).is_some())
    }
}

/// The first pair that differs; both empty when none does.
fn first_apart(one: &[String], other: &[String]) -> (String, String) {
    let longest = one.len().max(other.len());
    let at = (0..longest).find(|at| one.get(*at) != other.get(*at));
    let told = |list: &[String]| {
        at.map_or_else(String::new, |at| match list.get(at) {
            Some(text) => text.clone(),
            None => "-".to_owned(),
        })
    };
    (told(one), told(other))
}

/// The parts that are done, neighbours as one range.
fn ranges(progress: &Progress) -> Vec<[usize; 2]> {
    let mut ranges: Vec<[usize; 2]> = Vec::new();
    for part in &progress.done {
        match ranges.last_mut() {
            Some([_, to]) if *to + 1 == *part => *to = *part,
            _ => ranges.push([*part, *part]),
        }
    }
    ranges
}

fn parting_json(parting: &Parting, count: &Count) -> Value {
    let groups: Vec<Vec<u32>> =
        parting.groups.iter().map(|books| (0..u128::BITS).filter(|book| books & 1 << book != 0).collect()).collect();
    json!({
        "groups": groups,
        "topics": parting.topics.iter().map(Topic::name).collect::<Vec<_>>(),
        "sequences": count.sequences,
        "first": { "units": count.first.units, "position": count.first.ground, "path": count.first.path.as_slice() },
    })
}

fn parting(value: &Value, books: usize, domain: &Domain) -> Option<(Parting, Count)> {
    let group = |group: &Value| -> Option<u128> {
        let list = group.as_array()?.iter().map(|book| book.as_u64().filter(|book| (*book as usize) < books));
        list.collect::<Option<Vec<u64>>>().map(|list| list.iter().fold(0, |set, book| set | 1_u128 << book))
    };
    let groups: Option<Vec<u128>> = value.get("groups")?.as_array()?.iter().map(group).collect();
    let groups = groups.filter(|list| list.len() > 1 && list.iter().all(|set| *set != 0))?;
    let mut topics = TopicSet::EMPTY;
    for name in value.get("topics")?.as_array()? {
        topics.insert(*Topic::ALL.iter().find(|t| Some(t.name()) == name.as_str())?);
    }
    let first = value.get("first")?;
    let small = |name: &str| first.get(name)?.as_u64().and_then(|n| u32::try_from(n).ok());
    let letter = |n: &Value| n.as_u64().and_then(|n| u16::try_from(n).ok());
    let path: Option<Vec<u16>> = first.get("path")?.as_array()?.iter().map(letter).collect();
    let place = Place { units: small("units")?, ground: small("position")?, path: path?.into_iter().collect() };
    let fits = (place.ground as usize) < domain.grounds.len() && place.path.len() <= domain.depth;
    let count = Count { sequences: value.get("sequences")?.as_u64()?, first: place };
    fits.then(|| (Parting { groups: groups.into_iter().collect(), topics }, count))
}

fn domain(value: &Value) -> Option<(Domain, Vec<String>)> {
    let ground = |v: &Value| {
        let chess960 = v.get("chess960")?.as_bool()?;
        let position = Position::from_fen(v.get("fen")?.as_str()?, chess960).ok()?;
        Some(Ground { id: v.get("id")?.as_str()?.to_owned(), position })
    };
    let sample = match value.get("sample")? {
        Value::Null => None,
        s => Some(Sample { seed: s.get("seed")?.as_u64()?, count: s.get("count")?.as_u64()? }),
    };
    let domain = Domain {
        grounds: value.get("positions")?.as_array()?.iter().map(ground).collect::<Option<_>>()?,
        kinds: value
            .get("kinds")?
            .as_array()?
            .iter()
            .map(|kind| kind.as_str().and_then(Kind::from_name))
            .collect::<Option<_>>()?,
        depth: usize::try_from(value.get("depth")?.as_u64()?).ok()?,
        folded: value.get("folded")?.as_bool()?,
        sample,
    };
    let from = value.get("from")?.as_array()?.iter().map(|f| f.as_str().map(str::to_owned)).collect::<Option<_>>()?;
    Some((domain, from))
}
