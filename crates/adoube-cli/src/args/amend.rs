//! Arguments of the commands for what amendments change.

use adoube_report::messages::Messages;
use clap::{Arg, Command, value_parser};

use super::law::{add_edition, format, output, pair, sub, texts};
use super::{flag, option, positional};

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

/// What is searched.
pub(super) fn domain(m: &Messages) -> [Arg; 4] {
    let number = |name: &'static str, value: &'static str| {
        option(m, name, None).value_name(value).value_parser(value_parser!(u64).range(1..=64))
    };
    [
        option(m, "positions", None).value_name("SELECTION").default_value("shipped").hide_default_value(true),
        option(m, "kinds", None).value_name("KINDS"),
        number("depth", "N").value_parser(value_parser!(u64).range(1..=6)),
        number("jobs", "N"),
    ]
}

