//! `serve`: the page on the loopback address, or the comparison as files.

use std::io::{self, Write as _};

use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, diagnostics};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    let wished = given.get_one::<u16>("port").copied().unwrap_or(adoube_serve::PORT);
    let bound = match adoube_serve::bind(wished) {
        Ok(bound) => bound,
        Err(why) => {
            diagnostics::fault(messages, "serve-cannot-listen", &[("why", (&why.to_string()).into())]);
            return Ok(Exit::Input);
        }
    };
    let address = bound.address();
    let mut out = io::stdout().lock();
    if bound.elsewhere {
        writeln!(out, "{}", messages.with("serve-elsewhere", &[("port", wished.to_string().as_str().into())]))?;
    }
    writeln!(out, "{}", messages.with("serve-at", &[("address", (&address).into())]))?;
    writeln!(out, "{}", messages.get("serve-how-to-stop"))?;
    out.flush()?;
    drop(out);
    if given.get_flag("open") && adoube_serve::open(&address).is_err() {
        diagnostics::fault(messages, "serve-cannot-open", &[]);
    }
    bound.run(messages.lang())?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", messages.get("serve-stopped"))?;
    out.flush()?;
    Ok(Exit::Done)
}
