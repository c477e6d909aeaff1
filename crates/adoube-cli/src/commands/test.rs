//! `test`: what incident files expect against what the editions rule.

use std::io::{self, Write};

use adoube_compare::{Matrix, Panel, Tally, check};
use clap::ArgMatches;

use crate::ci::{Case, github, junit};
use crate::context::Context;
use crate::{Exit, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let input = input::read_with_overlays(context, given);
    let messages = &context.messages;
    let format = given.get_one::<String>("format").map_or("terminal", String::as_str);
    let unreadable = input.faulty && (input.editions.is_empty() || input.scenarios.is_empty());
    if unreadable && format == "terminal" {
        return Ok(Exit::Input);
    }
    let matrix = Matrix::new(&Panel::new(input.editions), input.scenarios);
    let cases = cases(&matrix);
    let tally = Tally {
        held: cases.iter().filter(|c| c.key.is_some() && c.wrong.is_empty()).count(),
        failed: cases.iter().filter(|c| !c.wrong.is_empty()).count(),
        unasserted: cases.iter().filter(|c| c.key.is_none()).count(),
    };
    let Tally { held, failed, unasserted } = tally;
    let sum = format!("{held} held, {failed} failed, {unasserted} unasserted");
    match format {
        "junit" => output::text(given, &junit::report(messages, &cases, &context.found()))?,
        "github" => {
            let mut annotations = github::of_diagnostics(messages, &context.found());
            annotations.extend(github::of_cases(messages, &cases));
            output::with(given, |out| {
                github::print(out, &annotations)?;
                writeln!(out, "{sum}")
            })?;
            github::summary(messages, &sum, &annotations, "")?;
        }
        _ => output::with(given, |out| {
            tell(context, out, &cases)?;
            writeln!(out, "{sum}")
        })?,
    }
    Ok(if input.faulty {
        Exit::Input
    } else if tally.failed > 0 {
        Exit::Found
    } else {
        Exit::Done
    })
}

/// Every incident and edition, in the order of the matrix.
fn cases(matrix: &Matrix) -> Vec<Case> {
    let mut cases = Vec::with_capacity(matrix.rows.len() * matrix.editions.len());
    for row in &matrix.rows {
        let scenario = &row.scenario;
        for (index, edition) in matrix.editions.iter().enumerate() {
            let expected = scenario.expected_of(edition);
            cases.push(Case {
                file: scenario.file.clone(),
                theme: scenario.theme.clone(),
                incident: scenario.id.clone(),
                edition: edition.id.clone(),
                key: expected.map(|e| (e.key.clone(), e.line)),
                wrong: expected.map(|e| check(&e.fields, &row.told(&matrix.editions, index))).unwrap_or_default(),
            });
        }
    }
    cases
}

/// Failures field by field, and of which editions nothing is expected.
fn tell(context: &Context, out: &mut dyn Write, cases: &[Case]) -> io::Result<()> {
    let messages = &context.messages;
    for of_incident in cases.chunk_by(|a, b| a.incident == b.incident && a.file == b.file) {
        let mut silent_about = Vec::new();
        for case in of_incident {
            let Some((key, line)) = &case.key else {
                silent_about.push(case.edition.as_str());
                continue;
            };
            if case.wrong.is_empty() {
                continue;
            }
            let head = [
                ("incident", (&case.incident).into()),
                ("edition", (&case.edition).into()),
                ("key", key.into()),
                ("line", (*line).into()),
            ];
            writeln!(out, "{}", messages.with("cli-test-failed", &head))?;
            for mismatch in &case.wrong {
                writeln!(out, "  {}", mismatch.field)?;
                writeln!(out, "    {} {}", messages.get("cli-test-expected"), output::plain(&mismatch.expected))?;
                writeln!(out, "    {} {}", messages.get("cli-test-ruled"), output::plain(&mismatch.got))?;
            }
            let see = [("incident", (&case.incident).into()), ("edition", (&case.edition).into())];
            writeln!(out, "  {}", messages.with("cli-test-see", &see))?;
        }
        if let Some(first) = of_incident.first().filter(|_| !silent_about.is_empty()) {
            let names = silent_about.join(" ");
            let about = [("incident", (&first.incident).into()), ("editions", (&names).into())];
            writeln!(out, "{}", messages.with("cli-test-unasserted", &about))?;
        }
    }
    Ok(())
}
