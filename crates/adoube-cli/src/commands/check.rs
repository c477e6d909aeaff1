//! `check`: editions and incidents, without ruling anything.

use std::io;
use std::path::PathBuf;

use adoube_catalog::{Library, SourceText, check_intentions, read_editions, read_scenarios, read_sources};
use adoube_core::policy::Registry;
use adoube_report::coverage;
use adoube_report::lists::Shape;
use clap::ArgMatches;

use crate::ci::{github, sarif};
use crate::context::Context;
use crate::{Exit, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    let (known, mut faulty) = input::known_editions(context, given);
    let paths: Vec<PathBuf> = given.get_many::<PathBuf>("paths").into_iter().flatten().cloned().collect();
    let (mut editions, mut incidents) = (known.len(), Library::shipped().scenarios.len());
    let mut known = known;
    let mut unreadable = false;
    if !paths.is_empty() {
        let (sources, faults) = read_sources(&paths, &mut io::stdin().lock());
        unreadable |= diagnostics::tell(context, &faults);
        let (of_editions, of_incidents): (Vec<_>, Vec<_>) = sources.into_iter().map(SourceText::parted).unzip();
        let of_editions: Vec<SourceText> = of_editions.into_iter().flatten().collect();
        let of_incidents = of_incidents.into_iter().flatten().collect();
        let (all, faults) = read_editions(of_editions.clone(), &known, &Registry::builtin());
        faulty |= diagnostics::tell(context, &faults);
        // One that takes the place of a shipped edition counts as well.
        editions = all.iter().filter(|e| !known.iter().any(|k| std::sync::Arc::ptr_eq(k, e))).count();
        known = all;
        let (scenarios, faults) = read_scenarios(of_incidents, &known);
        faulty |= diagnostics::tell(context, &faults);
        incidents = scenarios.len();
        let all: Vec<_> = Library::shipped().scenarios.iter().cloned().chain(scenarios).collect();
        faulty |= diagnostics::tell(context, &check_intentions(&of_editions, &all));
    }
    let format = given.get_one::<String>("format").map_or("terminal", String::as_str);
    let json = format == "json";
    if matches!(format, "github" | "sarif") && given.get_flag("coverage") {
        let args = [("format", format.into()), ("names", "terminal, markdown, json".into())];
        diagnostics::fault(messages, "cli-format-not-here", &args);
        return Ok(Exit::Input);
    }
    if !matches!(format, "terminal" | "github" | "sarif") && !given.get_flag("coverage") {
        let args = [("format", format.into()), ("names", "terminal, github, sarif".into())];
        diagnostics::fault(messages, "cli-format-not-here", &args);
        return Ok(Exit::Input);
    }
    if given.get_flag("coverage") {
        let text = if json {
            coverage::coverage_json(&known, messages)
        } else if format == "markdown" {
            coverage::coverage(&known, messages, Shape::Markdown)
        } else {
            coverage::coverage(&known, messages, context.width)
        };
        output::text(given, &text)?;
        if format != "terminal" {
            return Ok(exit(unreadable, faulty));
        }
    }
    let counts = [("editions", editions.into()), ("incidents", incidents.into())];
    let key = if faulty || unreadable { "cli-check-faulty" } else { "cli-check-clean" };
    let sum = messages.with(key, &counts);
    match format {
        "sarif" => output::text(given, &sarif::log(messages, &context.found()))?,
        "github" => {
            let annotations = github::of_diagnostics(messages, &context.found());
            output::with(given, |out| {
                github::print(out, &annotations)?;
                writeln!(out, "{sum}")
            })?;
            github::summary(messages, &sum, &annotations, "")?;
        }
        _ => output::with(given, |out| writeln!(out, "{sum}"))?,
    }
    Ok(exit(unreadable, faulty))
}

fn exit(unreadable: bool, faulty: bool) -> Exit {
    if unreadable {
        Exit::Input
    } else if faulty {
        Exit::Found
    } else {
        Exit::Done
    }
}
