//! `coverage`: which incidents exercise each provision, and which mutants of it they notice.

use std::io;
use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::policy::Registry;
use adoube_core::scenario::Scenario;
use adoube_report::exercise::{Exercise, Fate, Mutant, exercise, exercise_json};
use adoube_report::lists::Shape;
use adoube_search::{CERTAINTY, STRAW, Trial, Tried};
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let input = input::read(context, given);
    if input.editions.is_empty() || (input.faulty && input.scenarios.is_empty()) {
        return Ok(Exit::Input);
    }
    let with_mutants = given.get_flag("mutants");
    // The names of the weakened answers are free, or the shipped policies alone make the mutants.
    let registry = Registry::builtin().with(STRAW).unwrap_or_else(|_| Registry::builtin());
    let mut broken = false;
    let mut exercises = Vec::new();
    for edition in &input.editions {
        let trial = Trial::new(edition, &input.scenarios);
        let not_held = trial.broken().count();
        if with_mutants && not_held > 0 {
            let args = [("edition", (&edition.id).into()), ("count", not_held.into())];
            diagnostics::fault(&context.messages, "cli-coverage-broken", &args);
            broken = true;
        }
        exercises.push(tried(edition, &trial, with_mutants.then_some(&registry)));
    }
    let scenarios: &[Arc<Scenario>] = &input.scenarios;
    let text = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "json" => exercise_json(&exercises, scenarios),
        "markdown" => exercise(&exercises, scenarios, &context.messages, Shape::Markdown),
        _ => exercise(&exercises, scenarios, &context.messages, context.width),
    };
    output::text(given, &text)?;
    Ok(match (input.faulty, broken) {
        (true, _) => Exit::Input,
        (false, true) => Exit::Found,
        (false, false) => Exit::Done,
    })
}

fn tried(edition: &Arc<Edition>, trial: &Trial<'_>, registry: Option<&Registry>) -> Exercise {
    let mutant = |tried: Tried<String>| {
        let fate = match tried.fate {
            adoube_search::Fate::Killed { scenario, field: CERTAINTY } => Fate::KilledByCertainty(scenario),
            adoube_search::Fate::Killed { scenario, .. } => Fate::Killed(scenario),
            adoube_search::Fate::Unasserted(scenario) => Fate::Unasserted(scenario),
            adoube_search::Fate::Witness(words) => Fate::Found(words),
            adoube_search::Fate::Unnoticed => Fate::Unnoticed,
        };
        Mutant { topic: tried.mutant.topic, to: tried.mutant.to, fate }
    };
    let mutants = registry.map(|registry| trial.mutants(registry, &|_, _| None).into_iter().map(mutant).collect());
    Exercise { edition: Arc::clone(edition), topics: trial.exercised().collect(), mutants }
}
