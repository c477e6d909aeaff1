//! `list`: editions, scenarios, topics, policies.

use std::io;

use adoube_catalog::Library;
use adoube_core::policy::Registry;
use adoube_report::lists;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let (editions, faulty) = input::known_editions(context, given);
    let registry = Registry::builtin();
    let scenarios = &Library::shipped().scenarios;
    let (m, width) = (&context.messages, context.width);
    let json = given.get_one::<String>("format").is_some_and(|f| f == "json");
    let text = match (given.get_one::<String>("what").map(String::as_str), json) {
        (Some("editions"), false) => lists::editions(&editions, m, width),
        (Some("editions"), true) => lists::editions_json(&editions, m),
        (Some("scenarios"), false) => lists::scenarios(scenarios, m, width),
        (Some("scenarios"), true) => lists::scenarios_json(scenarios, m),
        (Some("topics"), false) => lists::topics(&registry, m, width),
        (Some("topics"), true) => lists::topics_json(&registry, m),
        (_, false) => lists::policies(&registry, &editions, m, width),
        (_, true) => lists::policies_json(&registry, &editions, m),
    };
    output::text(given, &text)?;
    Ok(if faulty { Exit::Input } else { Exit::Done })
}
