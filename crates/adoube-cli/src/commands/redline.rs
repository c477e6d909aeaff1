//! `redline`: two imported texts, word by word.

use std::io;
use std::path::PathBuf;

use adoube_report::law;
use adoube_text::redline;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let Some(concordance) = crate::law::concordance(context, given, true) else {
        return Ok(Exit::Input);
    };
    let messages = &context.messages;
    let compared = redline(&concordance);
    let all = given.get_flag("all") || given.contains_id("article");
    let colour = context.colour && given.get_one::<PathBuf>("output").is_none();
    let text = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "markdown" => law::redline_markdown(&compared, &concordance, all, messages),
        "html" => law::redline_html(&compared, &concordance, all, messages).map_err(io::Error::other)?,
        _ => law::redline(&compared, &concordance, all, messages, context.width, colour),
    };
    output::text(given, &text)?;
    Ok(Exit::Done)
}
