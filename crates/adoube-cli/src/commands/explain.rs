//! `explain`: the story behind a ruling, or where two stories part.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use adoube_catalog::select;
use adoube_core::edition::Edition;
use adoube_report::story;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let (known, mut faulty) = input::known_editions(context, given);
    let path = given.get_one::<String>("scenario").map(PathBuf::from).unwrap_or_default();
    let (scenarios, found, _) = input::read_incidents(context, &[path], &known);
    faulty |= found;
    let one = |selection: &String| -> Result<Vec<Arc<Edition>>, Exit> {
        select::select(&selection.to_lowercase(), &known).map_err(|faults| {
            diagnostics::tell(context, &faults);
            Exit::Input
        })
    };
    let json = given.get_one::<String>("format").is_some_and(|f| f == "json");
    let (messages, look) = (&context.messages, context.look(false));
    let mut texts = Vec::new();
    let mut values = Vec::new();
    if let Some(between) = given.get_many::<String>("between") {
        let mut pair = Vec::new();
        for selection in between {
            match one(selection) {
                Ok(found) if found.len() > 1 => {
                    let args = [("name", selection.into()), ("count", found.len().into())];
                    diagnostics::fault(messages, "cli-one-edition", &args);
                    return Ok(Exit::Input);
                }
                Ok(found) => pair.extend(found),
                Err(exit) => return Ok(exit),
            }
        }
        if let [first, second] = pair.as_slice() {
            for scenario in &scenarios {
                let contrast = story::contrast(messages, scenario, first, second);
                if json { values.push(contrast.to_json()) } else { texts.push(contrast.to_text(messages, look)) }
            }
        }
    } else {
        let editions = match given.get_one::<String>("edition").map(one) {
            Some(Ok(editions)) => editions,
            Some(Err(exit)) => return Ok(exit),
            // Without a wish: the edition in force now.
            None => input::in_force(&known).cloned().into_iter().collect(),
        };
        for scenario in &scenarios {
            for edition in &editions {
                let story = story::story(messages, scenario, edition);
                if json { values.push(story.to_json()) } else { texts.push(story.to_text(messages, look)) }
            }
        }
    }
    if json {
        let whole = if values.len() == 1 { values.remove(0) } else { serde_json::Value::Array(values) };
        output::text(given, &serde_json::to_string_pretty(&whole).map_err(io::Error::other)?)?;
    } else if !texts.is_empty() {
        output::text(given, &texts.join("\n"))?;
    }
    Ok(if faulty { Exit::Input } else { Exit::Done })
}
