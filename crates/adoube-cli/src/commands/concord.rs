//! `concord`: which article of one edition became which of another.

use std::io;
use std::path::PathBuf;

use adoube_report::law::{self, Tables};
use clap::ArgMatches;

use super::compare::separator;
use crate::context::Context;
use crate::{Exit, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let Some(concordance) = crate::law::concordance(context, given, false) else {
        return Ok(Exit::Input);
    };
    let messages = &context.messages;
    let tables = match given.get_one::<String>("table").map(String::as_str) {
        Some("destination") => Tables::Destination,
        Some("derivation") => Tables::Derivation,
        _ => Tables::Both,
    };
    // Who asks for one article wants to see it, whatever became of it.
    let all = given.get_flag("all") || given.contains_id("article");
    let colour = context.colour && given.get_one::<PathBuf>("output").is_none();
    let text = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "markdown" => law::concordance_markdown(&concordance, tables, all, messages),
        "csv" => law::concordance_csv(&concordance, separator(given), messages),
        "json" => law::concordance_json(&concordance),
        "yaml" => law::concordance_yaml(&concordance, messages),
        _ => law::concordance(&concordance, tables, all, messages, context.width, colour),
    };
    output::text(given, &text)?;
    Ok(Exit::Done)
}
