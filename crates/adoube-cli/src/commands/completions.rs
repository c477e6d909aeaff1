//! `completions`: scripts that complete the command line in a shell.

use std::io;

use clap::{ArgMatches, Command};
use clap_complete::Shell;

use crate::context::Context;
use crate::{Exit, output};

pub(crate) fn run(_: &Context, given: &ArgMatches, command: &mut Command) -> io::Result<Exit> {
    if let Some(shell) = given.get_one::<Shell>("shell") {
        let mut script = Vec::new();
        clap_complete::generate(*shell, command, "adoube", &mut script);
        output::with(given, |out| out.write_all(&script))?;
    }
    Ok(Exit::Done)
}
