//! The `adoube` command, and `mdbook-adoube`, which does in books what `adoube docs` does in documents.
//!
//! Exit status: 0 done · 1 the check found something · 2 bad usage or unreadable input · 3 fault of the program ·
//! 130 stopped by Ctrl-C, what was found so far printed.

mod args;
mod bounds;
mod ci;
mod commands;
mod context;
mod diagnostics;
mod input;
mod law;
mod mdbook;
mod output;
mod search;
mod texts;
mod usage;
mod within;

use std::io;
use std::process::ExitCode;

use adoube_report::messages::Messages;

use context::Context;

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Done.
    Done = 0,
    /// The check found something.
    Found = 1,
    /// Bad usage or unreadable input.
    Input = 2,
    /// Fault of the program.
    Fault = 3,
    /// Stopped by Ctrl-C.
    Interrupted = 130,
}

/// Runs `adoube` with the arguments of the process.
pub fn adoube() -> ExitCode {
    guarded(run)
}

/// Runs `mdbook-adoube`: reads a book from standard input and writes it with its tables renewed.
pub fn mdbook_adoube() -> ExitCode {
    guarded(mdbook::run)
}

/// A fault of the program is told as such, in the reader's language.
fn guarded(run: fn(Messages) -> Exit) -> ExitCode {
    let messages = Messages::new(context::language());
    let fault = messages.get("cli-fault");
    std::panic::set_hook(Box::new(move |info| {
        output::complain(&format!("{fault}\n{info}"));
    }));
    let run = std::panic::AssertUnwindSafe(|| run(messages));
    let exit = std::panic::catch_unwind(run).unwrap_or(Exit::Fault);
    ExitCode::from(exit as u8)
}

fn run(messages: Messages) -> Exit {
    let mut command = args::command(&messages);
    let matches = match command.try_get_matches_from_mut(std::env::args_os()) {
        Ok(matches) => matches,
        Err(error) => return usage::report(&messages, error),
    };
    let context = Context::new(messages, &matches);
    let Some((name, given)) = matches.subcommand() else {
        return Exit::Input;
    };
    let done = dispatch(&context, name, given, &mut command);
    done.unwrap_or_else(|error| {
        // A reader that has seen enough closes the pipe: that is no fault.
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Exit::Done;
        }
        let named = error.get_ref().and_then(|e| e.downcast_ref::<output::CannotWrite>());
        let (file, why) = named.map_or(("-", &error), |n| (n.file.as_str(), &n.why));
        let why = why_not(&context.messages, why);
        diagnostics::fault(&context.messages, "cli-cannot-write", &[("file", file.into()), ("why", (&why).into())]);
        Exit::Input
    })
}

/// Why a file cannot be written.
fn why_not(messages: &Messages, error: &io::Error) -> String {
    messages.get(match error.kind() {
        io::ErrorKind::NotFound => "cli-why-not-found",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "cli-why-denied",
        io::ErrorKind::StorageFull => "cli-why-full",
        io::ErrorKind::IsADirectory => "cli-why-folder",
        io::ErrorKind::ResourceBusy => "cli-why-input",
        _ => "cli-why-other",
    })
}

/// Runs the command of that name.
pub(crate) fn dispatch(
    context: &Context,
    name: &str,
    given: &clap::ArgMatches,
    command: &mut clap::Command,
) -> io::Result<Exit> {
    match name {
        "compare" => commands::compare::run(context, given),
        "explain" => commands::explain::run(context, given),
        "test" => commands::test::run(context, given),
        "check" => commands::check::run(context, given),
        "blame" => commands::blame::run(context, given),
        "history" => commands::history::run(context, given),
        "coverage" => commands::coverage::run(context, given),
        "distinguish" => commands::distinguish::run(context, given),
        "list" => commands::list::run(context, given),
        "show" => commands::show::run(context, given),
        "discover" => commands::discover::run(context, given),
        "equivalent" => commands::equivalent::run(context, given),
        "merge" => commands::merge::run(context, given),
        "text" => commands::text::run(context, given),
        "concord" => commands::concord::run(context, given),
        "redline" => commands::redline::run(context, given),
        "changes" => commands::changes::run(context, given),
        "new" => commands::new::run(context, given),
        "impact" => commands::impact::run(context, given),
        "seek" => commands::seek::run(context, given),
        "study" => commands::study::run(context, given),
        "claim" => commands::claim::run(context, given),
        "diff-driver" => commands::diff_driver::run(context, given),
        "docs" => commands::docs::run(context, given),
        "quiz" => commands::quiz::run(context, given),
        "schema" => commands::schema::run(context, given),
        "serve" => commands::serve::run(context, given),
        _ => commands::completions::run(context, given, command),
    }
}
