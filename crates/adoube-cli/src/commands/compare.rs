//! `compare`: incidents by editions, and where they part.

use std::io;
use std::path::PathBuf;

use adoube_catalog::{Rejected, incidents};
use adoube_compare::{Matrix, Panel};
use adoube_core::scenario::Scenario;
use adoube_report::html::{PageView, page};
use adoube_report::table::{self, Separator, Table, View, jsonl};
use clap::ArgMatches;

use crate::ci::github;
use crate::context::Context;
use crate::{Exit, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let format = given.get_one::<String>("format").map_or("terminal", String::as_str);
    let paths: Vec<&PathBuf> = given.get_many("paths").into_iter().flatten().collect();
    if format == "jsonl" && matches!(paths.as_slice(), [path] if path.as_os_str() == "-") {
        return stream(context, given);
    }
    if matches!(format, "xlsx" | "docx") && output::is_for_eyes(given) {
        diagnostics::fault(&context.messages, "cli-not-to-a-terminal", &[("format", format.into())]);
        return Ok(Exit::Input);
    }
    let mut input = input::read(context, given);
    if let Some(themes) = given.get_many::<String>("theme") {
        let themes: Vec<&String> = themes.collect();
        for theme in &themes {
            if !input.scenarios.iter().any(|s| has_theme(s, theme)) {
                let names = input.scenarios.iter().flat_map(|s| s.tags.iter().chain([&s.theme]));
                input::no_such_among(context, "cli-unknown-theme", theme, names.map(String::as_str));
                input.faulty = true;
            }
        }
        input.scenarios.retain(|s| themes.iter().any(|t| has_theme(s, t)));
    }
    if input.editions.is_empty() || (input.faulty && input.scenarios.is_empty()) {
        return Ok(Exit::Input);
    }
    // Who brings an incident, or asks for one edition, wants to see the ruling, whether or not anything diverges.
    let all = given.get_flag("all") || input.own || input.editions.len() == 1;
    let panel = Panel::new(input.editions);
    let matrix = Matrix::new(&panel, input.scenarios);
    let (command, digest) = (context.command.clone(), input.digest);
    let messages = &context.messages;
    if format == "html" {
        let view = PageView { all, command, digest, ..PageView::default() };
        let text = page(messages, &matrix, &view).map_err(io::Error::other)?;
        output::text(given, &text)?;
    } else {
        let view = View {
            all,
            long: given.get_flag("long"),
            command,
            digest,
            width: context.width,
            separator: separator(given),
            colour: context.colour && given.get_one::<PathBuf>("output").is_none(),
            ..View::default()
        };
        let text = match format {
            "markdown" => table::markdown(&matrix, &view, messages),
            "csv" => table::csv(&matrix, &view, messages),
            "json" => table::json(&matrix, &view, messages),
            "jsonl" | "xlsx" | "docx" | "github" => String::new(),
            _ => table::terminal(&matrix, &view, messages),
        };
        if format == "xlsx" || format == "docx" {
            let bytes = if format == "xlsx" {
                table::xlsx(&matrix, &view, messages).map_err(io::Error::other)?
            } else {
                table::docx(&matrix, &view, messages).map_err(io::Error::other)?
            };
            output::with(given, |out| out.write_all(&bytes))?;
        } else if format == "github" {
            annotate(context, given, &matrix, &view)?;
        } else if format == "jsonl" {
            let mut rows = jsonl::Rows::new(&matrix.editions, messages.lang());
            output::with(given, |out| matrix.rows.iter().try_for_each(|r| rows.write_row(out, &r.scenario, &r.row)))?;
        } else {
            output::text(given, &text)?;
        }
    }
    Ok(ending(given, input.faulty, matrix.divergent() > 0))
}

/// An annotation for each incident that diverges, and the table in the summary of the job.
fn annotate(context: &Context, given: &ArgMatches, matrix: &Matrix, view: &View) -> io::Result<()> {
    let messages = &context.messages;
    let level = if given.get_flag("fail-on-divergence") { github::Level::Error } else { github::Level::Notice };
    let table = Table::new(matrix, &View { all: false, ..view.clone() }, messages);
    let mut annotations = github::of_diagnostics(messages, &context.found());
    annotations.extend(table.rows.iter().map(|row| {
        let outcomes = row.outcomes.iter().map(|outcome| {
            let editions = outcome.groups.iter().flatten().map(|g| g.text()).collect::<Vec<_>>();
            format!("{} {}: {}", outcome.letter, outcome.words, editions.join("; "))
        });
        github::Annotation {
            level,
            file: matrix.rows.get(row.index).map(|r| r.scenario.file.clone()).unwrap_or_default(),
            line: 0,
            column: 0,
            title: messages.with("ci-diverges", &[("title", (&row.title).into())]),
            text: outcomes.collect::<Vec<_>>().join("\n"),
        }
    }));
    output::with(given, |out| {
        github::print(out, &annotations)?;
        writeln!(out, "{}", table.title)
    })?;
    let faults: Vec<_> = annotations.into_iter().filter(|a| a.level != level || a.line > 0).collect();
    github::summary(messages, &table.title, &faults, &table::markdown(matrix, view, messages))
}

/// What is to stand between values of CSV.
pub(crate) fn separator(given: &ArgMatches) -> Separator {
    match given.get_one::<String>("separator").map(String::as_str) {
        Some("comma") => Separator::Comma,
        Some("semicolon") => Separator::Semicolon,
        Some("tab") => Separator::Tab,
        _ => Separator::OfLanguage,
    }
}

fn has_theme(scenario: &Scenario, theme: &String) -> bool {
    *theme == scenario.theme || scenario.tags.contains(theme)
}

/// Whether standard input is a plain file.
#[cfg(unix)]
fn stdin_is_file() -> bool {
    use std::os::fd::AsFd;
    let owned = io::stdin().as_fd().try_clone_to_owned();
    owned.is_ok_and(|fd| std::fs::File::from(fd).metadata().is_ok_and(|m| m.is_file()))
}

#[cfg(not(unix))]
fn stdin_is_file() -> bool {
    false
}

fn ending(given: &ArgMatches, faulty: bool, diverges: bool) -> Exit {
    if faulty {
        Exit::Input
    } else if diverges && given.get_flag("fail-on-divergence") {
        Exit::Found
    } else {
        Exit::Done
    }
}

/// One incident in, one object out, however long the stream.
fn stream(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let (known, mut faulty) = input::known_editions(context, given);
    let Ok(editions) = input::chosen(context, given, &known) else {
        return Ok(Exit::Input);
    };
    let panel = Panel::new(editions);
    let mut rows = jsonl::Rows::new(panel.editions(), context.messages.lang());
    let mut diverges = false;
    let themes: Option<Vec<&String>> = given.get_many("theme").map(Iterator::collect);
    // Whoever writes line by line waits for the answers; a file is read through without a pause.
    let waits = !stdin_is_file();
    output::with(given, |out| {
        for item in incidents(io::stdin().lock(), &known) {
            match item {
                Ok(scenario) if themes.as_ref().is_some_and(|t| !t.iter().any(|t| has_theme(&scenario, t))) => {}
                Ok(scenario) => {
                    let row = panel.rule(&scenario.incident);
                    diverges |= row.diverges();
                    rows.write_row(out, &scenario, &row)?;
                }
                Err(rejected) => {
                    faulty = true;
                    write_error(context, &mut rows, out, &rejected)?;
                }
            }
            if waits {
                out.flush()?;
            }
        }
        Ok(())
    })?;
    Ok(ending(given, faulty, diverges))
}

fn write_error(
    context: &Context,
    rows: &mut jsonl::Rows,
    out: &mut dyn io::Write,
    rejected: &Rejected,
) -> io::Result<()> {
    diagnostics::tell(context, &rejected.diagnostics);
    let first = rejected.diagnostics.iter().find(|d| d.is_error());
    let message = first.map(|d| diagnostics::sentence(&context.messages, d)).unwrap_or_default();
    let place = first.and_then(|d| d.span.as_ref());
    rows.write_error(
        out,
        &jsonl::Unreadable {
            id: rejected.id.as_deref(),
            message: &message,
            line: place.map_or(0, |s| s.line),
            column: place.map_or(0, |s| s.column),
        },
    )
}
