//! Arguments of the local page and of the quiz.

use std::path::PathBuf;

use adoube_report::messages::Messages;
use clap::{ArgAction, Command, ValueHint, value_parser};

use super::law::{format, output, sub};
use super::{flag, option};

/// Larger seeds are not exact in every program that reads JSON.
const MOST_SEED: u64 = (1 << 53) - 1;

/// `serve` and `quiz`.
pub(super) fn commands(m: &Messages) -> Vec<Command> {
    vec![serve(m), quiz(m)]
}

fn serve(m: &Messages) -> Command {
    let export = option(m, "export", None).value_name("PATH").value_parser(value_parser!(PathBuf));
    sub(m, "serve", "serve", "serve")
        .arg(option(m, "port", 'p').value_name("PORT").value_parser(value_parser!(u16)))
        .arg(flag(m, "open", None))
        .arg(export.value_hint(ValueHint::AnyPath).conflicts_with_all(["port", "open"]))
}

fn quiz(m: &Messages) -> Command {
    let theme = option(m, "theme", 't').value_name("THEME").action(ArgAction::Append);
    sub(m, "quiz", "quiz", "quiz")
        .arg(option(m, "seed", 's').value_name("NUMBER").value_parser(value_parser!(u64).range(..=MOST_SEED)))
        .arg(theme)
        .arg(option(m, "editions", 'e').value_name("SELECTION"))
        .arg(option(m, "ask", None).value_name("EDITION"))
        .arg(option(m, "n", 'n').value_name("COUNT").value_parser(value_parser!(u64).range(1..=200)))
        .arg(format(m, &["text", "html", "csv", "json"]))
        .arg(output(m))
}
