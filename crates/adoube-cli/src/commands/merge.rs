//! `merge`: what several machines walked of one domain, joined.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_report::found::Voices;
use adoube_report::found::state::State;
use adoube_search::Search;
use clap::ArgMatches;

use crate::context::Context;
use crate::search::{files, prepare, print, state, topic};
use crate::{Exit, diagnostics, input};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let (known, faulty) = input::known_editions(context, given);
    let Ok(topic) = topic(context, given) else { return Ok(Exit::Input) };
    let paths: Vec<&PathBuf> = given.get_many("parts").into_iter().flatten().collect();
    let read: Vec<(&PathBuf, Option<State>)> =
        paths.into_iter().map(|path| (path, files::read(context, path))).collect();
    let unreadable = faulty || read.iter().any(|(_, state)| state.is_none());
    let parts: Vec<(&PathBuf, State)> = read.into_iter().filter_map(|(path, state)| Some((path, state?))).collect();
    let Some((path, first)) = parts.first().filter(|_| !unreadable) else { return Ok(Exit::Input) };
    let Some(editions) = editions(context, path, first, &known) else { return Ok(Exit::Input) };
    let voices =
        if first.readings { Voices::with_readings(editions, &first.domain) } else { Voices::new(editions) };
    let Some(search) = prepare(context, &first.domain, &voices) else { return Ok(Exit::Input) };
    let mut whole = state(&search, &voices, first.from.clone(), (1, 1));
    let mut foreign = false;
    for (path, part) in &parts {
        foreign |= !files::belongs(context, path, part, &whole, &search);
    }
    if foreign || !join(context, &search, &mut whole, &parts) {
        return Ok(Exit::Input);
    }
    print(context, given, (&search, &voices, &whole), topic, None)?;
    Ok(Exit::Done)
}

/// The editions that the file names.
fn editions(
    context: &Context,
    path: &std::path::Path,
    state: &State,
    known: &[Arc<Edition>],
) -> Option<Vec<Arc<Edition>>> {
    let mut found = Vec::new();
    let mut all = true;
    for id in &state.editions {
        match known.iter().find(|e| e.id == *id) {
            Some(edition) => found.push(Arc::clone(edition)),
            None => {
                let file = path.to_string_lossy();
                let args = [("file", (&*file).into()), ("edition", id.into())];
                diagnostics::fault(&context.messages, "search-unknown-edition-of", &args);
                all = false;
            }
        }
    }
    all.then_some(found)
}

/// Joins the parts. Says what stands in the way: parts held twice, files that are not finished, parts that no file holds.
fn join(context: &Context, search: &Search, whole: &mut State, parts: &[(&PathBuf, State)]) -> bool {
    let messages = &context.messages;
    for (index, (path, part)) in parts.iter().enumerate() {
        if let Err(number) = whole.progress.join(part.progress.clone()) {
            let earlier = parts.iter().take(index).find(|(_, p)| p.progress.done.contains(&number));
            let (file, other) = (path.to_string_lossy(), earlier.map(|(p, _)| p.to_string_lossy()).unwrap_or_default());
            let args = [
                ("file", (&*file).into()),
                ("other", (&*other).into()),
                ("part", (number + 1).into()),
                ("all", search.parts().into()),
            ];
            diagnostics::fault(messages, "search-overlap", &args);
            return false;
        }
    }
    if search.is_complete(&whole.progress, (1, 1)) {
        return true;
    }
    for (path, part) in parts.iter().filter(|(_, part)| !search.is_complete(&part.progress, part.shard)) {
        let (shard, of) = part.shard;
        let all = (0..search.parts()).filter(|part| part % of == shard - 1).count();
        let file = path.to_string_lossy();
        let args = [("file", (&*file).into()), ("done", part.progress.done.len().into()), ("all", all.into())];
        diagnostics::fault(messages, "search-unfinished", &args);
    }
    let of = parts.first().map_or(1, |(_, part)| part.shard.1);
    let missing: Vec<String> = (1..=of)
        .filter(|shard| !parts.iter().any(|(_, part)| part.shard.0 == *shard))
        .map(|shard| format!("{shard}/{of}"))
        .collect();
    if parts.iter().all(|(_, part)| part.shard.1 == of) && !missing.is_empty() {
        let names = missing.join(", ");
        let args = [("count", missing.len().into()), ("shards", (&names).into())];
        diagnostics::fault(messages, "search-missing-shards", &args);
    }
    let count = search.parts() - whole.progress.done.len();
    let args = [("missing", count.into()), ("all", search.parts().into())];
    diagnostics::fault(messages, "search-missing-parts", &args);
    false
}
