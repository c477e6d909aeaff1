//! Arguments of the commands for what amendments change.

use std::path::PathBuf;

use adoube_report::messages::Messages;
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use super::law::{add_edition, file, format, output, pair, sub, texts};
use super::{flag, option, positional, search};

/// `changes`, `claim`, `study`, `new draft`, `impact` and `seek`.
pub(super) fn commands(m: &Messages) -> Vec<Command> {
    vec![changes(m), claim(m), study(m), new(m), impact(m), seek(m)]
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

fn study(m: &Messages) -> Command {
    let out = option(m, "out", 'o').value_name("PATH").required(true).value_parser(value_parser!(PathBuf));
    sub(m, "study", "study", "study A B --out DIR|FILE.html|FILE.docx")
        .args(pair(m))
        .arg(out.value_hint(ValueHint::AnyPath))
        .args(domain(m))
        .args([texts(m), add_edition(m)])
}

fn new(m: &Messages) -> Command {
    let draft = sub(m, "draft", "new-draft", "new draft --amends EDITION")
        .arg(amends(m))
        .arg(
            option(m, "article", 'a')
                .value_name("ARTICLE")
                .action(ArgAction::Append)
                .help(m.get("cli-arg-article-of-draft")),
        )
        .arg(output(m))
        .arg(add_edition(m));
    sub(m, "new", "new", &format!("new {}", m.get("cli-word-command")))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(m.get("cli-heading-commands"))
        .subcommand(draft)
}

fn impact(m: &Messages) -> Command {
    sub(m, "impact", "impact", "impact DRAFT")
        .arg(file(m, "draft"))
        .arg(scenarios(m))
        .args(domain(m))
        .arg(format(m, &["terminal", "markdown", "html", "json"]))
        .arg(output(m))
        .arg(add_edition(m))
}

fn seek(m: &Messages) -> Command {
    let number = |name: &'static str, most: u64| {
        option(m, name, None).value_name("N").value_parser(value_parser!(u64).range(1..=most))
    };
    sub(m, "seek", "seek", "seek --amends EDITION --want INCIDENT=RULING...")
        .arg(amends(m))
        .arg(
            option(m, "want", 'w').value_name("INCIDENT=RULING").required(true).num_args(1..).action(ArgAction::Append),
        )
        .arg(scenarios(m))
        .arg(number("changes", 4))
        .arg(number("limit", 1_000))
        .arg(format(m, &["terminal", "json"]))
        .arg(output(m))
        .arg(add_edition(m))
}

fn amends(m: &Messages) -> Arg {
    option(m, "amends", None).value_name("EDITION").required(true)
}

fn scenarios(m: &Messages) -> Arg {
    let arg = option(m, "scenarios", 's').value_name("PATH").value_parser(value_parser!(PathBuf));
    arg.action(ArgAction::Append).value_hint(ValueHint::AnyPath)
}

/// What is searched, and with how many threads.
fn domain(m: &Messages) -> impl Iterator<Item = Arg> {
    let jobs = search::run(m).into_iter().filter(|arg| arg.get_id() == "jobs");
    search::domain(m).into_iter().chain(jobs)
}
