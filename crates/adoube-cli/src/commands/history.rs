//! `history`: an article through all editions, with the rulings that moved.

use std::io;
use std::sync::Arc;

use adoube_compare::{Matrix, Panel};
use adoube_report::history::{History, Moves};
use adoube_report::lists::Shape;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let (known, _) = input::known_editions(context, given);
    let mut input = input::read(context, given);
    let article = given.get_one::<String>("article").cloned().unwrap_or_default();
    let edition = match given.get_one::<String>("edition") {
        Some(word) => input::one_edition(context, &known, word),
        None => input::in_force(&known).cloned(),
    };
    let Some(edition) = edition.filter(|_| !input.editions.is_empty()) else {
        return Ok(Exit::Input);
    };
    if input.faulty && input.scenarios.is_empty() {
        return Ok(Exit::Input);
    }
    // The edition whose number is given takes part, whichever were chosen.
    let at = input.editions.iter().position(|e| e.id == edition.id).unwrap_or_else(|| {
        input.editions.push(Arc::clone(&edition));
        input.editions.len() - 1
    });
    let matrix = Matrix::new(&Panel::new(input.editions), input.scenarios);
    let messages = &context.messages;
    let Some(history) = History::new((&matrix, &Moves::new(&matrix)), at, &article, messages) else {
        let args = [("edition", (&edition.id).into()), ("article", (&article).into())];
        diagnostics::fault(messages, "history-no-article", &args);
        return Ok(Exit::Input);
    };
    let text = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "json" => format!("{:#}\n", history.to_json(messages)),
        "markdown" => history.table(Shape::Markdown, messages),
        _ => history.table(Shape::Terminal(context.width), messages),
    };
    output::text(given, &text)?;
    Ok(if input.faulty { Exit::Input } else { Exit::Done })
}
