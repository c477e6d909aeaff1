//! `blame`: which editions flipped the ruling on an incident, and by which article.

use std::io;
use std::path::PathBuf;

use adoube_compare::{Matrix, Panel};
use adoube_report::blame::Blame;
use adoube_report::lists::Shape;
use clap::ArgMatches;
use serde_json::Value;

use crate::context::Context;
use crate::{Exit, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let (known, mut faulty) = input::known_editions(context, given);
    let Ok(editions) = input::chosen(context, given, &known) else {
        return Ok(Exit::Input);
    };
    let path = given.get_one::<String>("scenario").map(PathBuf::from).unwrap_or_default();
    let (scenarios, found, _) = input::read_incidents(context, &[path], &known);
    faulty |= found;
    if scenarios.is_empty() {
        return Ok(Exit::Input);
    }
    let matrix = Matrix::new(&Panel::new(editions), scenarios);
    let messages = &context.messages;
    let all: Vec<Blame> = (0..matrix.rows.len()).filter_map(|row| Blame::new(&matrix, row, messages)).collect();
    let format = given.get_one::<String>("format").map_or("terminal", String::as_str);
    let text = match format {
        "json" => {
            let mut values: Vec<Value> = all.iter().map(Blame::to_json).collect();
            let whole = if values.len() == 1 { values.remove(0) } else { Value::Array(values) };
            format!("{whole:#}\n")
        }
        other => {
            let shape = if other == "markdown" { Shape::Markdown } else { Shape::Terminal(context.width) };
            all.iter().map(|blame| blame.tables(shape, messages)).collect::<Vec<_>>().join("\n")
        }
    };
    output::text(given, &text)?;
    Ok(if faulty { Exit::Input } else { Exit::Done })
}
