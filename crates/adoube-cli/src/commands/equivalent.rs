//! `equivalent`: whether two books lead to the same outcomes wherever a domain can tell.

use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;

use adoube_core::edition::{Edition, ProvisionRole};
use adoube_core::topic::Topic;
use adoube_report::found::{Voices, grouped};
use clap::ArgMatches;

use crate::context::Context;
use crate::search::{asked, prepare, print, state, topic, walk};
use crate::{Exit, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    let (known, faulty) = input::known_editions(context, given);
    let named = |name: &str| book(context, &known, given.get_one::<String>(name)?);
    // Both are looked up, and the domain too, so that all faults are told.
    let (one, other) = (named("one"), named("other"));
    let (topic, asked) = (topic(context, given), asked::domain(context, given));
    let (Some(one), Some(other), Ok(topic), Some(asked)) = (one, other, topic, asked) else {
        return Ok(Exit::Input);
    };
    let article = given.get_one::<String>("article");
    let (mut second, mut told) = (Arc::clone(&other), other.id.clone());
    let topics = match (topic, article) {
        (Some(topic), _) => Some((topic.name().to_owned(), vec![topic])),
        (None, Some(article)) => match decided(context, &one, &other, article) {
            Some(topics) => Some((article.clone(), topics)),
            None => return Ok(Exit::Input),
        },
        (None, None) => None,
    };
    if let Some((name, topics)) = topics {
        let names = topics.iter().map(|t| t.name()).collect::<Vec<_>>().join(", ");
        let args = [("one", (&one.id).into()), ("other", (&other.id).into()), ("topics", (&names).into())];
        told = messages.with("search-mixed", &args);
        second = Arc::new(mixed(&one, &other, &name, &topics));
    }
    let faulty = faulty || asked.faulty;
    let voices = Voices::new(vec![Arc::clone(&one), second]);
    let Some(search) = prepare(context, &asked.domain, &voices) else { return Ok(Exit::Input) };
    let begun = state(&search, &voices, asked.from, (1, 1));
    let state = match walk::walk(context, given, &search, begun)? {
        Ok(state) => state,
        Err(exit) => return Ok(exit),
    };
    let stopped = walk::stopped(context, given, &search, &state);
    let tally = &state.progress.tally;
    let [sequences, divergent] = [tally.sequences, tally.divergent].map(|n| grouped(messages.lang(), n));
    let args = [
        ("one", (&one.id).into()),
        ("other", (&told).into()),
        ("sequences", (&sequences).into()),
        ("divergent", (&divergent).into()),
        ("complete", if stopped { "no" } else { "yes" }.into()),
    ];
    let key = if tally.divergent == 0 { "search-equivalent-none" } else { "search-equivalent-some" };
    let title = messages.with(key, &args);
    print(context, given, (&search, &voices, &state), None, Some(title))?;
    Ok(match (stopped, faulty) {
        (true, _) => Exit::Interrupted,
        (_, true) => Exit::Input,
        _ if tally.divergent > 0 => Exit::Found,
        _ => Exit::Done,
    })
}

/// The edition, or the reading of one, that a word names.
fn book(context: &Context, known: &[Arc<Edition>], word: &str) -> Option<Arc<Edition>> {
    let (edition, reading) = word.split_once('/').map_or((word, None), |(edition, reading)| (edition, Some(reading)));
    let edition = input::one_edition(context, known, edition)?;
    let Some(reading) = reading else { return Some(edition) };
    let place = edition.readings.iter().position(|r| r.id == reading.to_lowercase());
    if let Some(place) = place {
        return Voices::read_so(&edition, place);
    }
    let messages = &context.messages;
    let names: Vec<&str> = edition.readings.iter().map(|r| r.id.as_str()).collect();
    let args = [("edition", (&edition.id).into()), ("name", reading.into())];
    diagnostics::fault(messages, "search-unknown-reading", &args);
    let names_told = names.join(", ");
    output::complain(&match names.is_empty() {
        true => messages.with("search-no-readings", &args),
        false => messages.with("search-readings-of", &[("names", (&names_told).into())]),
    });
    None
}

/// The topics that an article of either edition decides; tells when there are none.
fn decided(context: &Context, one: &Edition, other: &Edition, article: &str) -> Option<Vec<Topic>> {
    let mut topics = BTreeSet::new();
    let mut articles = Vec::new();
    for provision in one.provisions.iter().chain(&other.provisions) {
        if let ProvisionRole::Decides(decides) = &provision.role {
            articles.push(provision.article.as_str());
            if provision.article == article {
                topics.extend(decides.iter().map(|(topic, _)| *topic));
            }
        }
    }
    if topics.is_empty() {
        let args = [("name", article.into()), ("one", (&one.id).into()), ("other", (&other.id).into())];
        input::no_such_with(context, "search-no-article", &args, article, articles.into_iter());
        return None;
    }
    Some(topics.into_iter().collect())
}

/// The first edition with the answers of the second to these topics.
fn mixed(one: &Edition, other: &Edition, name: &str, topics: &[Topic]) -> Edition {
    let book = topics.iter().fold(one.book.clone(), |book, topic| book.with_topic_of(&other.book, *topic));
    Edition { id: format!("{}+{name}", one.id), book, readings: Vec::new(), ..one.clone() }
}
