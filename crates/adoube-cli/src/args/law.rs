//! Arguments of the commands for law texts and documents.

use std::path::PathBuf;

use adoube_report::messages::Messages;
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use super::{choice, flag, help_flag, option, separator, template};

/// `text`, `concord`, `redline`, `docs` and `diff-driver`.
pub(super) fn commands(m: &Messages) -> Vec<Command> {
    vec![text(m), concord(m), redline(m), docs(m), diff_driver(m)]
}

pub(super) fn sub(m: &Messages, name: &'static str, key: &str, rest: &str) -> Command {
    let usage = format!("adoube {rest} [{}]", m.get("cli-word-options"));
    let heading = m.get("cli-heading-options");
    Command::new(name)
        .about(m.get(&format!("cli-{key}")))
        .disable_help_flag(true)
        .arg(help_flag(m))
        .override_usage(usage)
        .help_template(template(m))
        .next_help_heading(heading)
}

fn text(m: &Messages) -> Command {
    let import = sub(m, "import", "text-import", "text import FILE --edition EDITION")
        .arg(file(m, "file"))
        .arg(option(m, "edition", 'e').value_name("EDITION").required(true).help(m.get("cli-arg-text-edition")))
        .arg(choice(option(m, "form", None).value_name("FORM"), &["markdown", "plain"]))
        .arg(flag(m, "dry-run", 'n'))
        .args([texts(m), add_edition(m)]);
    let list = sub(m, "list", "text-list", "text list")
        .arg(format(m, &["terminal", "markdown", "json"]))
        .arg(output(m))
        .args([texts(m), add_edition(m)]);
    let show = sub(m, "show", "text-show", "text show EDITION")
        .arg(name(m, "of", "EDITION"))
        .arg(option(m, "article", 'a').value_name("ARTICLE"))
        .arg(format(m, &["terminal", "markdown", "json"]))
        .arg(output(m))
        .args([texts(m), add_edition(m)]);
    sub(m, "text", "text", &format!("text {}", m.get("cli-word-command")))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(m.get("cli-heading-commands"))
        .subcommands([import, list, show])
}

fn concord(m: &Messages) -> Command {
    sub(m, "concord", "concord", "concord A B")
        .args(pair(m))
        .arg(choice(option(m, "table", 't').value_name("TABLE"), &["both", "destination", "derivation"]))
        .arg(flag(m, "all", 'a').help(m.get("cli-arg-all-articles")))
        .arg(format(m, &["terminal", "markdown", "csv", "json", "yaml"]))
        .arg(separator(m))
        .arg(output(m))
        .args([texts(m), add_edition(m)])
}

fn redline(m: &Messages) -> Command {
    sub(m, "redline", "redline", "redline A B")
        .args(pair(m))
        .arg(flag(m, "all", 'a').help(m.get("cli-arg-all-passages")))
        .arg(format(m, &["terminal", "markdown", "html"]))
        .arg(output(m))
        .args([texts(m), add_edition(m)])
}

fn docs(m: &Messages) -> Command {
    let files = file(m, "files").num_args(1..).action(ArgAction::Append);
    sub(m, "docs", "docs", "docs FILE...").arg(files).arg(flag(m, "check", None)).arg(texts(m))
}

fn diff_driver(m: &Messages) -> Command {
    // Git gives the path, the old file with its hash and mode, the new file with the same, and what a rename made of it.
    let files = file(m, "versions").num_args(2..=9).required(true);
    sub(m, "diff-driver", "diff-driver", "diff-driver OLD NEW").arg(files).arg(add_edition(m))
}

/// The two editions, and what narrows or corrects their concordance.
pub(super) fn pair(m: &Messages) -> [Arg; 4] {
    [
        name(m, "from", "A"),
        name(m, "to", "B"),
        option(m, "article", None).value_name("ARTICLE"),
        option(m, "with", 'w').value_name("FILE").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath),
    ]
}

pub(super) fn name(m: &Messages, id: &'static str, value: &'static str) -> Arg {
    let arg = Arg::new(id).value_name(value).required(true).help(m.get(&format!("cli-arg-{id}")));
    arg.help_heading(m.get("cli-heading-arguments"))
}

pub(super) fn file(m: &Messages, id: &'static str) -> Arg {
    name(m, id, "FILE").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
}

pub(super) fn format(m: &Messages, formats: &'static [&'static str]) -> Arg {
    choice(option(m, "format", 'f').value_name("FORMAT"), formats).default_value(formats[0])
}

pub(super) fn output(m: &Messages) -> Arg {
    option(m, "output", 'o').value_name("FILE").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
}

pub(super) fn texts(m: &Messages) -> Arg {
    let arg = option(m, "texts", None).value_name("FOLDER").value_parser(value_parser!(PathBuf));
    arg.env("ADOUBE_TEXTS").hide_env(true).value_hint(ValueHint::DirPath)
}

pub(super) fn add_edition(m: &Messages) -> Arg {
    let arg = option(m, "add-edition", None).value_name("FILE").value_parser(value_parser!(PathBuf));
    arg.action(ArgAction::Append).value_hint(ValueHint::AnyPath)
}
