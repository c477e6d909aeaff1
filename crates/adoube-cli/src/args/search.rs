//! Arguments of the commands that search.

use std::path::PathBuf;

use adoube_report::messages::Messages;
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use super::{choice, flag, help_flag, option, template};

/// `discover`, `equivalent` and `merge`.
pub(super) fn commands(m: &Messages) -> Vec<Command> {
    vec![discover(m), equivalent(m), merge(m)]
}

fn sub(m: &Messages, name: &'static str, rest: &str) -> Command {
    Command::new(name)
        .about(m.get(&format!("cli-{name}")))
        .disable_help_flag(true)
        .arg(help_flag(m))
        .override_usage(format!("adoube {rest} [{}]", m.get("cli-word-options")))
        .help_template(template(m))
        .next_help_heading(m.get("cli-heading-options"))
}

fn discover(m: &Messages) -> Command {
    sub(m, "discover", "discover")
        .arg(option(m, "editions", 'e').value_name("SELECTION"))
        .arg(flag(m, "readings", 'r'))
        .args(domain(m))
        .args(run(m))
        .args(print(m))
        .arg(add_edition(m))
}

fn equivalent(m: &Messages) -> Command {
    let name = |id: &'static str, value: &'static str| {
        let arg = Arg::new(id).value_name(value).required(true).help(m.get(&format!("cli-arg-book-{id}")));
        arg.help_heading(m.get("cli-heading-arguments"))
    };
    sub(m, "equivalent", "equivalent A B")
        .arg(name("one", "A"))
        .arg(name("other", "B"))
        .arg(option(m, "topic", None).value_name("TOPIC").help(m.get("cli-arg-topic-of")))
        .arg(option(m, "article", None).value_name("ARTICLE").conflicts_with("topic").help(m.get("cli-arg-article-of")))
        .args(domain(m))
        .args(run(m).into_iter().filter(|a| !matches!(a.get_id().as_str(), "shard" | "out-part")))
        .args(print(m).into_iter().filter(|a| a.get_id() != "topic"))
        .arg(add_edition(m))
}

fn merge(m: &Messages) -> Command {
    let files = Arg::new("parts")
        .value_name("FILE")
        .required(true)
        .num_args(1..)
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help(m.get("cli-arg-parts"))
        .help_heading(m.get("cli-heading-arguments"));
    sub(m, "merge", "merge FILE...").arg(files).args(print(m)).arg(add_edition(m))
}

/// What is searched.
pub(super) fn domain(m: &Messages) -> [Arg; 6] {
    [
        option(m, "depth", 'd')
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..=12))
            .default_value("2")
            .hide_default_value(true),
        option(m, "positions", 'p').value_name("WHICH").num_args(1..).action(ArgAction::Append),
        option(m, "events", None).value_name("KINDS"),
        option(m, "sample", None).value_name("K").value_parser(value_parser!(u64).range(1..)),
        option(m, "seed", None).value_name("S").value_parser(value_parser!(u64)).requires("sample"),
        flag(m, "unfolded", None),
    ]
}

/// The folder for incident files.
pub(super) fn write(m: &Messages) -> Arg {
    option(m, "write", None).value_name("DIR").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::DirPath)
}

/// How it is run.
pub(super) fn run(m: &Messages) -> [Arg; 4] {
    let file = |name: &'static str| {
        option(m, name, None).value_name("FILE").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
    };
    [
        option(m, "jobs", 'j').value_name("J").value_parser(value_parser!(u64).range(1..=1024)),
        option(m, "shard", None).value_name("K/N").requires("out-part"),
        file("resume"),
        file("out-part"),
    ]
}

/// How the classes are printed.
fn print(m: &Messages) -> [Arg; 5] {
    [
        option(m, "topic", None).value_name("TOPIC"),
        choice(option(m, "format", 'f').value_name("FORMAT"), &["terminal", "markdown", "json"])
            .default_value("terminal"),
        option(m, "output", 'o')
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath),
        flag(m, "long", 'l').help(m.get("cli-arg-long-witnesses")),
        option(m, "write", 'w').value_name("DIR").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::DirPath),
    ]
}

fn add_edition(m: &Messages) -> Arg {
    let arg = option(m, "add-edition", None).value_name("FILE").value_parser(value_parser!(PathBuf));
    arg.action(ArgAction::Append).value_hint(ValueHint::AnyPath)
}
