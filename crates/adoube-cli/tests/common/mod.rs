//! The command as a test runs it: in a folder of its own, in English, 100 columns wide.

use std::path::Path;
use std::process::{Command, Output};

pub(crate) fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adoube"));
    command.args(args).current_dir(folder).env_remove("ADOUBE_LANG").env("LC_ALL", "C").env("COLUMNS", "100");
    command.env("ADOUBE_TEXTS", folder.join("texts"));
    command
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}
