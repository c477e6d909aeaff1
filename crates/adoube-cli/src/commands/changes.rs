//! `changes`: what the words of two editions changed against what their rulings changed.

use std::io;
use std::path::PathBuf;

use adoube_amend::{Changes, changes};
use adoube_catalog::Library;
use adoube_report::amend;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, bounds, law, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let Some(found) = find(context, given) else {
        return Ok(Exit::Input);
    };
    let messages = &context.messages;
    // Who asks for one article wants to see it, whatever became of it.
    let long = given.get_flag("long") || given.contains_id("article");
    let colour = context.colour && given.get_one::<PathBuf>("output").is_none();
    let text = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "markdown" => amend::changes_markdown(&found, long, messages),
        "json" => amend::changes_json(&found, messages),
        _ => amend::changes(&found, long, messages, context.width, colour),
    };
    output::text(given, &text)?;
    Ok(Exit::Done)
}

/// The changes that a command names. Tells what is wrong; then there are none.
pub(crate) fn find(context: &Context, given: &ArgMatches) -> Option<Changes> {
    let (pair, bounds) =
        (law::pair(context, given, false), bounds::bounds(context, given, &Library::shipped().scenarios));
    let (pair, bounds) = (pair?, bounds?);
    match changes(&pair.from, &pair.to, &pair.concordance, &bounds) {
        Ok(found) => Some(found),
        Err(why) => {
            bounds::unsearchable(&context.messages, why);
            None
        }
    }
}
