//! Arguments of the commands for what amendments change.

use adoube_report::messages::Messages;
use clap::{Arg, Command};

use super::law::{add_edition, format, output, pair, sub, texts};
use super::{flag, positional, search};

/// `changes` and `claim`.
pub(super) fn commands(m: &Messages) -> Vec<Command> {
    vec![changes(m), claim(m)]
}

fn changes(m: &Messages) -> Command {
    sub(m, "changes", "changes", "changes A B")
        .args(pair(m))
        .arg(flag(m, "long", 'l').help(m.get("cli-arg-long-changes")))
        .args(domain(m))
        .arg(format(m, &["terminal", "markdown", "json"]))
        .arg(output(m))
        .args([texts(m), add_edition(m)])
}

fn claim(m: &Messages) -> Command {
    sub(m, "claim", "claim", "claim editorial A B")
        .arg(positional(m, "claimed", "CLAIM", &["editorial"]))
        .args(pair(m))
        .args(domain(m))
        .arg(format(m, &["terminal", "json"]))
        .arg(output(m))
        .args([texts(m), add_edition(m)])
}

/// What is searched, and with how many threads.
fn domain(m: &Messages) -> impl Iterator<Item = Arg> {
    let jobs = search::run(m).into_iter().filter(|arg| arg.get_id() == "jobs");
    search::domain(m).into_iter().chain(jobs)
}
