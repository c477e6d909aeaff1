//! Searches: what they are asked, how they run, how what was walked is kept.

pub(crate) mod asked;
pub(crate) mod files;
mod progress;
pub(crate) mod walk;

use std::fmt::Write as _;
use std::io;
use std::path::PathBuf;

use adoube_core::rulebook::RuleBook;
use adoube_core::topic::Topic;
use adoube_report::found::state::State;
use adoube_report::found::{self, Findings, Found, FoundView, Voices};
use adoube_report::incident_file::incident_yaml;
use adoube_search::{Domain, Search, Unsearchable};
use clap::ArgMatches;
use sha2::{Digest, Sha256};

use crate::context::Context;
use crate::{diagnostics, input, output};

/// Prepares a search; tells why when it cannot be made.
pub(crate) fn prepare(context: &Context, domain: &Domain, voices: &Voices) -> Option<Search> {
    let books = voices.books();
    let why = match Search::new(domain.clone(), &books) {
        Ok(search) => return Some(search),
        Err(why) => why,
    };
    let args = [("count", books.len().into()), ("most", adoube_core::bench::Bench::SEATS.into())];
    let key = match why {
        Unsearchable::TooManyBooks(_) => "search-too-many-books",
        Unsearchable::NoGround => "search-no-position",
        Unsearchable::TooManyLetters => "search-too-many-letters",
    };
    diagnostics::fault(&context.messages, key, &args);
    None
}

/// A search that has not begun.
pub(crate) fn state(search: &Search, voices: &Voices, from: Vec<String>, shard: (usize, usize)) -> State {
    let topics = search.domain().topics();
    let ids = voices.ids().into_iter().map(str::to_owned);
    State {
        program: env!("CARGO_PKG_VERSION").to_owned(),
        editions: voices.editions().iter().map(|e| e.id.clone()).collect(),
        readings: voices.has_readings(),
        books: ids.zip(voices.books().iter().map(|book| digest([answers(book, topics)]))).collect(),
        from,
        domain: search.domain().clone(),
        letters: search.letters(),
        parts: search.parts(),
        shard,
        progress: adoube_search::Progress::default(),
    }
}

/// Everything that a book answers to these topics, and by which articles. A search is about standard play.
fn answers(book: &RuleBook, topics: &[Topic]) -> String {
    let line = |topic: &Topic| format!("{topic}: {} by {}\n", book.choice(*topic), book.article(*topic));
    topics.iter().map(line).collect()
}

/// The first 12 hexadecimal digits of the SHA-256 of the texts.
fn digest(texts: impl IntoIterator<Item = String>) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(format!("{}\n", text.len()));
        hash.update(text);
    }
    let mut told = String::new();
    for byte in hash.finalize().iter().take(6) {
        let _ = write!(told, "{byte:02x}");
    }
    told
}

/// Prints what was found, and writes the incident files when they are asked for. `title` stands in place of the count of
/// classes.
pub(crate) fn print(
    context: &Context,
    given: &ArgMatches,
    found: (&Search, &Voices, &State),
    topic: Option<Topic>,
    title: Option<String>,
) -> io::Result<()> {
    print_without(context, given, found, topic, title, Vec::new())
}

/// The same, some classes left out.
pub(crate) fn print_without(
    context: &Context,
    given: &ArgMatches,
    found: (&Search, &Voices, &State),
    topic: Option<Topic>,
    title: Option<String>,
    without: Vec<(Vec<Vec<usize>>, Vec<Topic>)>,
) -> io::Result<()> {
    let (search, voices, state) = found;
    let digest = digest(state.books.iter().map(|(_, digest)| digest.clone()));
    let found = Found { voices, search, progress: &state.progress, from: &state.from, digest: &digest };
    let view = FoundView {
        long: given.try_get_one::<bool>("long").ok().flatten().is_some_and(|long| *long),
        width: context.width,
        colour: context.colour && given.get_one::<PathBuf>("output").is_none(),
        topic,
        without,
    };
    let messages = &context.messages;
    let mut findings = Findings::new(&found, &view, messages);
    findings.title = title.unwrap_or(findings.title);
    let text = match given.get_one::<String>("format").map(String::as_str) {
        Some("markdown") => found::markdown(&findings, messages),
        Some("json") => found::json(&found, &findings),
        _ => found::terminal(&findings, &view, messages),
    };
    output::text(given, &text)?;
    let Some(folder) = given.get_one::<PathBuf>("write") else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(|why| output::cannot_write(folder, why))?;
    let scenarios = found::scenarios(&findings, voices);
    for scenario in &scenarios {
        let path = folder.join(format!("{}.yaml", scenario.id));
        output::to_file(&path, |out| out.write_all(incident_yaml(scenario).as_bytes()))?;
    }
    let folder = folder.to_string_lossy();
    let args = [("count", scenarios.len().into()), ("folder", (&*folder).into())];
    output::complain(&messages.with("search-written", &args));
    Ok(())
}

/// The topic behind `--topic`; tells what is wrong otherwise.
pub(crate) fn topic(context: &Context, given: &ArgMatches) -> Result<Option<Topic>, ()> {
    let Some(name) = given.get_one::<String>("topic") else { return Ok(None) };
    match Topic::ALL.iter().find(|topic| topic.name() == name.to_lowercase()) {
        Some(topic) => Ok(Some(*topic)),
        None => {
            input::no_such_among(context, "search-unknown-topic", name, Topic::ALL.iter().map(|t| t.name()));
            Err(())
        }
    }
}
