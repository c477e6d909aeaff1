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
    match select::select(&name, &known) {
        Ok(editions) => {
            for edition in &editions {
                texts.push(match format {
                    "markdown" => show::edition_markdown(m, edition),
                    _ => show::edition(m, edition, look),
                });
            }
        }
        Err(no_edition) => {
            let (scenarios, faults, _) =
                input::read_incidents(&[PathBuf::from(&name)], &known, &mut io::stdin().lock());
            if scenarios.is_empty() {
                let is_path = PathBuf::from(&name).exists() || name == "-";
                diagnostics::tell(context, if is_path { &faults } else { &no_edition });
                return Ok(Exit::Input);
            }
            faulty |= diagnostics::tell(context, &faults);
            for scenario in &scenarios {
                texts.push(match format {
                    "svg" => Diagram::of(scenario, 0).to_svg(m),
                    _ => show::scenario(m, scenario, &known, look),
                });
            }
        }
    }
    output::text(given, &texts.join("\n"))?;
    Ok(if faulty { Exit::Input } else { Exit::Done })
}
