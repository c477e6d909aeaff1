//! `schema`: JSON Schemas of what adoube reads and writes.

use std::io;

use adoube_catalog::{Kind, schema};
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, output};

pub(crate) fn run(_: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let kind = match given.get_one::<String>("kind").map(String::as_str) {
        Some("incident") => Kind::Incident,
        Some("edition") => Kind::Edition,
        _ => Kind::Comparison,
    };
    output::text(given, schema(kind))?;
    Ok(Exit::Done)
}
