//! `claim`: whether a change may be called editorial. Exit status: 0 proved within the domain, 1 refuted or outside the
//! model.

use std::io;

use adoube_amend::{Claim, claim};
use adoube_report::amend;
use clap::ArgMatches;

use super::changes;
use crate::context::Context;
use crate::{Exit, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let Some(found) = changes::find(context, given) else {
        return Ok(Exit::Input);
    };
    let judged = claim(&found);
    let messages = &context.messages;
    let text = match given.get_one::<String>("format").map(String::as_str) {
        Some("json") => amend::claim_json(&found, &judged, messages),
        _ => amend::claim(&found, &judged, messages, context.look(false)),
    };
    output::text(given, &text)?;
    Ok(if matches!(judged, Claim::Proved { .. }) { Exit::Done } else { Exit::Found })
}
