//! What the surroundings say: language, width, colour, the command line itself.

use std::cell::RefCell;
use std::io::IsTerminal;

use adoube_catalog::Diagnostic;
use adoube_report::messages::{Lang, Messages};
use adoube_report::text::Look;
use clap::ArgMatches;

use crate::ci;

/// Columns when neither the terminal nor `COLUMNS` tells.
const WIDTH: usize = 100;

/// What every command is told.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) messages: Messages,
    /// Columns to write in.
    pub(crate) width: usize,
    /// Whether standard output takes colour.
    pub(crate) colour: bool,
    /// Whether standard error takes colour.
    pub(crate) colour_of_errors: bool,
    /// The command line as given, for footers.
    pub(crate) command: String,
    /// What was wrong with the input, kept for formats that tell it once more; `None`: nothing is kept.
    pub(crate) found: Option<RefCell<Vec<Diagnostic>>>,
}

impl Context {
    pub(crate) fn new(messages: Messages, matches: &ArgMatches) -> Context {
        let wish = matches.get_one::<String>("color").map_or("auto", String::as_str);
        let colour = |terminal: bool| match wish {
            "always" => true,
            "never" => false,
            _ => {
                let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
                terminal && !dumb && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
            }
        };
        Context {
            messages,
            width: width(),
            colour: colour(std::io::stdout().is_terminal()),
            colour_of_errors: colour(std::io::stderr().is_terminal()),
            command: command_line(),
            found: ci::keeps(matches).then(RefCell::default),
        }
    }

    /// What was wrong with the input so far.
    pub(crate) fn found(&self) -> Vec<Diagnostic> {
        self.found.as_ref().map(|found| found.borrow().clone()).unwrap_or_default()
    }

    pub(crate) fn look(&self, ascii: bool) -> Look {
        Look { width: self.width, ascii }
    }
}

/// The language: `--lang`, else `ADOUBE_LANG`, else the locale. Looked up before the command line is read, since its
/// help is in that language too.
pub(crate) fn language() -> Lang {
    let mut args = std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned());
    while let Some(arg) = args.next() {
        let value = match arg.strip_prefix("--lang") {
            Some("") => args.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => continue,
        };
        if let Some(value) = value {
            return Lang::of_locale(&value);
        }
    }
    let set = |name: &str| std::env::var(name).ok().filter(|v| !v.is_empty());
    ["ADOUBE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).map_or(Lang::En, |l| Lang::of_locale(&l))
}

fn width() -> usize {
    let of_terminal = terminal_size::terminal_size().map(|(terminal_size::Width(w), _)| usize::from(w));
    let of_environment = || std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    of_terminal.filter(|_| std::io::stdout().is_terminal()).or_else(of_environment).unwrap_or(WIDTH).max(40)
}

fn command_line() -> String {
    let quoted = |arg: String| {
        let plain = |c: char| c.is_alphanumeric() || "-_./=:,@+".contains(c);
        if !arg.is_empty() && arg.chars().all(plain) { arg } else { format!("'{}'", arg.replace('\'', "'\\''")) }
    };
    let args = std::env::args_os().skip(1).map(|arg| quoted(arg.to_string_lossy().into_owned()));
    std::iter::once("adoube".to_owned()).chain(args).collect::<Vec<_>>().join(" ")
}
