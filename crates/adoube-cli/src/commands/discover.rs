//! `discover`: every class of divergence within a domain, each with its smallest witness.

use std::io;
use std::path::PathBuf;

use adoube_report::found::Voices;
use clap::ArgMatches;

use crate::context::Context;
use crate::search::{asked, prepare, print, state, topic, walk};
use crate::{Exit, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let (known, faulty) = input::known_editions(context, given);
    // Everything is looked at, so that all faults of the command line are told at once.
    let editions = input::chosen(context, given, &known);
    let (topic, shard) = (topic(context, given), walk::shard(context, given));
    let asked = asked::domain(context, given);
    let (Ok(editions), Ok(topic), Some(shard), Some(asked)) = (editions, topic, shard, asked) else {
        return Ok(Exit::Input);
    };
    let faulty = faulty || asked.faulty;
    let voices = if given.get_flag("readings") {
        Voices::with_readings(editions, &asked.domain)
    } else {
        Voices::new(editions)
    };
    let Some(search) = prepare(context, &asked.domain, &voices) else { return Ok(Exit::Input) };
    let begun = state(&search, &voices, asked.from, shard);
    let state = match walk::walk(context, given, &search, begun)? {
        Ok(state) => state,
        Err(exit) => return Ok(exit),
    };
    let stopped = walk::stopped(context, given, &search, &state);
    if let Some(path) = given.get_one::<PathBuf>("out-part") {
        walk::write(path, &state)?;
        let file = path.to_string_lossy();
        let of_shard = (0..search.parts()).filter(|part| part % shard.1 == shard.0 - 1).count();
        let args = [
            ("shard", shard.0.into()),
            ("of", shard.1.into()),
            ("done", state.progress.done.len().into()),
            ("all", of_shard.into()),
            ("file", (&*file).into()),
        ];
        output::complain(&context.messages.with("search-part-written", &args));
    }
    // A shard alone says nothing of the domain; `merge` does.
    if shard.1 == 1 {
        print(context, given, (&search, &voices, &state), topic, None)?;
    }
    Ok(match (stopped, faulty) {
        (true, _) => Exit::Interrupted,
        (_, true) => Exit::Input,
        _ => Exit::Done,
    })
}
