//! `list`: editions, scenarios, topics, policies.

use std::io;

use adoube_catalog::Library;
use adoube_core::policy::Registry;
use adoube_report::lists::{self, Shape};
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let (editions, faulty) = input::known_editions(context, given);
    let registry = Registry::builtin();
    let scenarios = &Library::shipped().scenarios;
    let m = &context.messages;
    let format = given.get_one::<String>("format").map_or("terminal", String::as_str);
    let json = format == "json";
    let shape = if format == "markdown" { Shape::Markdown } else { Shape::Terminal(context.width) };
    let text = match (given.get_one::<String>("what").map(String::as_str), json) {
        (Some("editions"), false) => lists::editions(&editions, m, shape),
        (Some("editions"), true) => lists::editions_json(&editions, m),
        (Some("scenarios"), false) => lists::scenarios(scenarios, m, shape),
        (Some("scenarios"), true) => lists::scenarios_json(scenarios, m),
        (Some("topics"), false) => lists::topics(&registry, m, shape),
        (Some("topics"), true) => lists::topics_json(&registry, m),
        (_, false) => lists::policies(&registry, &editions, m, shape),
        (_, true) => lists::policies_json(&registry, &editions, m),
    };
    output::text(given, &text)?;
    Ok(if faulty { Exit::Input } else { Exit::Done })
}
