//! `seek`: the smallest changes of an edition that give wanted rulings. Exit status 1 when there are none.

use std::io;
use std::path::PathBuf;

use adoube_amend::{Limits, Wanted, Wish, seek};
use adoube_catalog::{Library, read_wanted};
use adoube_core::policy::Registry;
use adoube_report::amend;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, diagnostics, input, output};

/// As many changes are tried and no more; some seconds.
const TRIES: u64 = 400_000;

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    let (known, mut faulty) = input::known_editions(context, given);
    let base = given.get_one::<String>("amends").and_then(|word| input::one_edition(context, &known, word));
    let mut scenarios = Library::shipped().scenarios.clone();
    let more: Vec<PathBuf> = given.get_many::<PathBuf>("scenarios").into_iter().flatten().cloned().collect();
    if !more.is_empty() {
        let (own, wrong, _) = input::read_incidents(context, &more, &known);
        faulty |= wrong;
        scenarios.extend(own.into_iter().filter(|own| !Library::shipped().scenarios.iter().any(|s| s.id == own.id)));
    }
    let mut wishes = Vec::new();
    for text in given.get_many::<String>("want").into_iter().flatten() {
        match read_wanted(text, &scenarios, &known) {
            Ok(read) => {
                let like = read.like.map(|edition| Wanted::Like(Box::new(edition.book.clone())));
                let fields = (read.fields != adoube_core::scenario::Fields::default())
                    .then(|| Wanted::Fields(Box::new(read.fields)));
                let scenario = read.scenario;
                wishes.extend(
                    [like, fields].into_iter().flatten().map(|wanted| Wish { scenario: scenario.clone(), wanted }),
                );
            }
            Err(faults) => faulty |= diagnostics::tell(context, &faults),
        }
    }
    let Some(base) = base.filter(|_| !faulty) else {
        return Ok(Exit::Input);
    };
    let number = |name: &str| given.get_one::<u64>(name).and_then(|number| usize::try_from(*number).ok());
    let limits = Limits { topics: number("changes").unwrap_or(2), tries: TRIES };
    let sought = seek(&base, wishes, &scenarios, &Registry::builtin(), limits);
    let colour = context.colour && given.get_one::<PathBuf>("output").is_none();
    let most = number("limit").unwrap_or(10);
    let text = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "json" => amend::seek_json(&sought),
        _ => amend::seek(&sought, most, messages, context.width, colour),
    };
    output::text(given, &text)?;
    let all_met = sought.met.len() == sought.wishes.len();
    Ok(if sought.found.is_empty() && !all_met { Exit::Found } else { Exit::Done })
}
