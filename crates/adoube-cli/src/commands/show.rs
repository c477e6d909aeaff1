//! `show`: one edition or one incident, whole.

use std::io;
use std::path::PathBuf;

use adoube_catalog::select;
use adoube_report::board::Diagram;
use adoube_report::show;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let (known, mut faulty) = input::known_editions(context, given);
    let name = given.get_one::<String>("name").cloned().unwrap_or_default();
    let format = given.get_one::<String>("format").map_or("terminal", String::as_str);
    let (m, look) = (&context.messages, context.look(given.get_flag("ascii")));
    let mut texts = Vec::new();
    if let Ok(editions) = select::select(&name.to_lowercase(), &known) {
        if format == "svg" {
            return Ok(not_here(context, format, "terminal, markdown"));
        }
        for edition in &editions {
            texts.push(match format {
                "markdown" => show::edition_markdown(m, edition),
                _ => show::edition(m, edition, look),
            });
        }
    } else {
        let path = PathBuf::from(&name);
        if !input::names_incidents(&path) {
            let editions: Vec<&str> = known.iter().map(|e| e.id.as_str()).collect();
            input::no_such(context, "cli-no-such-name", &name, &editions);
            return Ok(Exit::Input);
        }
        let (scenarios, found, _) = input::read_incidents(context, &[path], &known);
        faulty |= found;
        for scenario in &scenarios {
            texts.push(match format {
                "svg" => Diagram::of(scenario, 0).to_svg(m),
                // Boards need letters of one width.
                "markdown" => format!("```text\n{}```\n", show::scenario(m, scenario, &known, look)),
                _ => show::scenario(m, scenario, &known, look),
            });
        }
        if texts.is_empty() {
            return Ok(Exit::Input);
        }
    }
    output::text(given, &texts.join("\n"))?;
    Ok(if faulty { Exit::Input } else { Exit::Done })
}

fn not_here(context: &Context, format: &str, names: &str) -> Exit {
    let args = [("format", format.into()), ("names", names.into())];
    diagnostics::fault(&context.messages, "cli-format-not-here", &args);
    Exit::Input
}
