//! The command line, in the reader's language.

mod amend;
mod law;
mod page;
mod search;

use std::path::PathBuf;

use adoube_report::messages::Messages;
use clap::builder::{PossibleValuesParser, ValueParser};
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

/// Formats that a comparison can be printed in.
pub(crate) const FORMATS: [&str; 9] =
    ["terminal", "markdown", "html", "csv", "json", "jsonl", "xlsx", "docx", "github"];

/// Builds the command line with its texts from the messages.
pub(crate) fn command(m: &Messages) -> Command {
    let sub = |name: &'static str| {
        Command::new(name).about(m.get(&format!("cli-{name}"))).disable_help_flag(true).arg(help_flag(m))
    };
    let usage = |rest: &str| format!("adoube {rest} [{}]", m.get("cli-word-options"));
    let editions = || {
        [
            option(m, "editions", 'e').value_name("SELECTION"),
            option(m, "on", None).value_name("DATE").conflicts_with("editions"),
            choice(option(m, "authority", None).value_name("NAME").requires("on"), &["fide", "ru"]),
            option(m, "overlays", None).action(ArgAction::SetTrue),
            option(m, "add-edition", None)
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .action(ArgAction::Append)
                .value_hint(ValueHint::AnyPath),
        ]
    };
    let output = || {
        option(m, "output", 'o').value_name("FILE").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
    };
    let paths = || {
        Arg::new("paths")
            .value_name("PATH")
            .value_parser(value_parser!(PathBuf))
            .num_args(0..)
            .help(m.get("cli-arg-paths"))
            .help_heading(m.get("cli-heading-arguments"))
            .value_hint(ValueHint::AnyPath)
    };
    let format = |formats: &'static [&'static str]| {
        choice(option(m, "format", 'f').value_name("FORMAT"), formats).default_value(formats[0])
    };
    Command::new("adoube")
        .version(env!("CARGO_PKG_VERSION"))
        .about(m.get("cli-about"))
        .after_help(m.get("cli-after-help"))
        .override_usage(usage(&m.get("cli-word-command")))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(help_flag(m))
        .arg(option(m, "version", 'V').action(ArgAction::Version))
        .arg(choice(option(m, "lang", None).value_name("LANG"), &["en", "ru"]).global(true))
        .arg(
            choice(option(m, "color", None).value_name("WHEN"), &["auto", "always", "never"])
                .default_value("auto")
                .global(true),
        )
        .help_template(template(m))
        .subcommand_help_heading(m.get("cli-heading-commands"))
        .subcommand(
            sub("compare")
                .override_usage(usage("compare [PATH]..."))
                .arg(paths())
                .args(editions())
                .arg(format(&FORMATS))
                .arg(output())
                .arg(flag(m, "all", 'a'))
                .arg(flag(m, "long", 'l'))
                .arg(separator(m))
                .arg(option(m, "theme", 't').value_name("THEME").action(ArgAction::Append))
                .arg(flag(m, "fail-on-divergence", None)),
        )
        .subcommand(
            sub("explain")
                .override_usage(usage("explain SCENARIO"))
                .arg(scenario(m))
                .arg(option(m, "edition", 'e').value_name("EDITION").conflicts_with("between"))
                .arg(option(m, "between", 'b').value_names(["A", "B"]).num_args(2))
                .args(editions().into_iter().filter(|a| a.get_id() == "add-edition"))
                .arg(format(&["text", "json"]))
                .arg(output()),
        )
        .subcommand(
            sub("test")
                .override_usage(usage("test [PATH]..."))
                .arg(paths())
                .args(editions())
                .arg(format(&["terminal", "github", "junit"]))
                .arg(output()),
        )
        .subcommand(
            sub("check")
                .override_usage(usage("check [PATH]..."))
                .arg(paths())
                .args(editions().into_iter().filter(|a| a.get_id() == "add-edition"))
                .arg(flag(m, "coverage", None))
                .arg(format(&["terminal", "markdown", "json", "github", "sarif"]))
                .arg(output()),
        )
        .subcommand(
            sub("blame")
                .override_usage(usage("blame SCENARIO"))
                .arg(scenario(m))
                .args(editions())
                .arg(format(&["terminal", "markdown", "json"]))
                .arg(output()),
        )
        .subcommand(
            sub("history")
                .override_usage(usage("history --article ARTICLE [PATH]..."))
                .arg(paths())
                .arg(option(m, "article", 'a').value_name("ARTICLE").required(true))
                .arg(option(m, "edition", None).value_name("EDITION").help(m.get("cli-arg-numbering")))
                .args(editions())
                .arg(format(&["terminal", "markdown", "json"]))
                .arg(output()),
        )
        .subcommand(
            sub("coverage")
                .override_usage(usage("coverage [PATH]..."))
                .arg(paths())
                .args(editions())
                .arg(flag(m, "mutants", None))
                .arg(flag(m, "discovered", None).conflicts_with("mutants"))
                .args(search::domain(m))
                .arg(search::write(m).requires("discovered"))
                .arg(format(&["terminal", "markdown", "json"]))
                .arg(output()),
        )
        .subcommand(
            sub("distinguish")
                .override_usage(usage("distinguish [PATH]..."))
                .arg(paths())
                .args(editions())
                .arg(format(&["terminal", "markdown", "json"]))
                .arg(output())
                .arg(flag(m, "discovered", None))
                .args(search::domain(m))
                .arg(flag(m, "long", 'l')),
        )
        .subcommand(
            sub("list")
                .override_usage(usage("list WHAT"))
                .arg(positional(m, "what", "WHAT", &["editions", "scenarios", "topics", "policies"]))
                .args(editions().into_iter().filter(|a| a.get_id() == "add-edition"))
                .arg(format(&["terminal", "markdown", "json"])),
        )
        .subcommand(
            sub("show")
                .override_usage(usage("show NAME"))
                .arg(
                    Arg::new("name")
                        .value_name("NAME")
                        .required(true)
                        .help(m.get("cli-arg-name"))
                        .help_heading(m.get("cli-heading-arguments")),
                )
                .args(editions().into_iter().filter(|a| a.get_id() == "add-edition"))
                .arg(flag(m, "ascii", None))
                .arg(format(&["terminal", "markdown", "svg"])),
        )
        .subcommands(search::commands(m))
        .subcommands(law::commands(m))
        .subcommands(amend::commands(m))
        .subcommands(page::commands(m))
        .subcommand(sub("schema").override_usage(usage("schema KIND")).arg(positional(
            m,
            "kind",
            "KIND",
            &["incident", "edition", "comparison"],
        )))
        .subcommand(
            sub("completions").override_usage(usage("completions SHELL")).arg(
                Arg::new("shell")
                    .value_name("SHELL")
                    .required(true)
                    .value_parser(value_parser!(clap_complete::Shell))
                    .hide_possible_values(true)
                    .help(format!("{} (bash, elvish, fish, powershell, zsh)", m.get("cli-arg-shell")))
                    .help_heading(m.get("cli-heading-arguments")),
            ),
        )
        .mut_subcommands(|c| c.help_template(template(m)).next_help_heading(m.get("cli-heading-options")))
}

fn template(m: &Messages) -> String {
    let usage = m.get("cli-heading-usage");
    format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}\n")
}

fn help_flag(m: &Messages) -> Arg {
    Arg::new("help")
        .long("help")
        .short('h')
        .action(ArgAction::Help)
        .help(m.get("cli-arg-help"))
        .help_heading(m.get("cli-heading-options"))
}

fn option(m: &Messages, name: &'static str, short: impl Into<Option<char>>) -> Arg {
    let arg =
        Arg::new(name).long(name).help(m.get(&format!("cli-arg-{name}"))).help_heading(m.get("cli-heading-options"));
    match short.into() {
        Some(short) => arg.short(short),
        None => arg,
    }
}

fn flag(m: &Messages, name: &'static str, short: impl Into<Option<char>>) -> Arg {
    option(m, name, short).action(ArgAction::SetTrue)
}

fn positional(m: &Messages, name: &'static str, value: &'static str, values: &'static [&'static str]) -> Arg {
    let arg = Arg::new(name).value_name(value).required(true).help(m.get(&format!("cli-arg-{name}")));
    choice(arg.help_heading(m.get("cli-heading-arguments")), values)
}

fn scenario(m: &Messages) -> Arg {
    let arg = Arg::new("scenario").value_name("SCENARIO").required(true).help(m.get("cli-arg-scenario"));
    arg.help_heading(m.get("cli-heading-arguments"))
}

/// What stands between values of CSV.
fn separator(m: &Messages) -> Arg {
    choice(option(m, "separator", None).value_name("SEPARATOR"), &["auto", "comma", "semicolon", "tab"])
}

fn words(words: &'static [&'static str]) -> ValueParser {
    PossibleValuesParser::new(words).into()
}

/// An option that takes one of these words; its help lists them.
fn choice(arg: Arg, values: &'static [&'static str]) -> Arg {
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    arg.help(format!("{help} ({})", values.join(", ")))
        .value_parser(words(values))
        .hide_possible_values(true)
        .hide_default_value(true)
}
