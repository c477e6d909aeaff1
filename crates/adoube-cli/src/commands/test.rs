//! `test`: what incident files expect against what the editions rule.

use std::io;

use adoube_compare::{Matrix, Panel, Tally, check};
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let input = input::read(context, given);
    let messages = &context.messages;
    if input.faulty && (input.editions.is_empty() || input.scenarios.is_empty()) {
        return Ok(Exit::Input);
    }
    let panel = Panel::new(input.editions);
    let matrix = Matrix::new(&panel, input.scenarios);
    let mut tally = Tally::default();
    output::with(given, |out| {
        for row in &matrix.rows {
            let scenario = &row.scenario;
            let mut silent_about = Vec::new();
            for (index, edition) in matrix.editions.iter().enumerate() {
                let Some(expectation) = scenario.expected_of(&edition.id) else {
                    tally.unasserted += 1;
                    silent_about.push(edition.id.as_str());
                    continue;
                };
                let wrong = check(&expectation.fields, &row.told(&matrix.editions, index));
                if wrong.is_empty() {
                    tally.held += 1;
                    continue;
                }
                tally.failed += 1;
                let head = [
                    ("incident", (&scenario.id).into()),
                    ("edition", (&edition.id).into()),
                    ("key", (&expectation.key).into()),
                    ("line", expectation.line.into()),
                ];
                writeln!(out, "{}", messages.with("cli-test-failed", &head))?;
                for mismatch in wrong {
                    writeln!(out, "  {}", mismatch.field)?;
                    writeln!(out, "    {} {}", messages.get("cli-test-expected"), output::plain(&mismatch.expected))?;
                    writeln!(out, "    {} {}", messages.get("cli-test-ruled"), output::plain(&mismatch.got))?;
                }
                let see = [("incident", (&scenario.id).into()), ("edition", (&edition.id).into())];
                writeln!(out, "  {}", messages.with("cli-test-see", &see))?;
            }
            if !silent_about.is_empty() {
                let names = silent_about.join(" ");
                let about = [("incident", (&scenario.id).into()), ("editions", (&names).into())];
                writeln!(out, "{}", messages.with("cli-test-unasserted", &about))?;
            }
        }
        let Tally { held, failed, unasserted } = tally;
        writeln!(out, "{held} held, {failed} failed, {unasserted} unasserted")
    })?;
    Ok(if input.faulty {
        Exit::Input
    } else if tally.failed > 0 {
        Exit::Found
    } else {
        Exit::Done
    })
}
