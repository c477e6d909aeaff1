//! `coverage`: which incidents exercise each provision, and which mutants of it they notice.

use std::io;
use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::policy::Registry;
use adoube_core::rulebook::RuleBook;
use adoube_core::scenario::Scenario;
use adoube_report::exercise::{Exercise, Fate, Mutant, exercise, exercise_json};
use adoube_report::found::{self, Voices};
use adoube_report::lists::Shape;
use adoube_search::{CERTAINTY, Look, STRAW, Trial, Tried, Witness, class_of, classes, equivalent};
use clap::ArgMatches;

use crate::context::Context;
use crate::input::Input;
use crate::search::asked::{self, Asked};
use crate::search::{prepare, print_without, state, walk};
use crate::{Exit, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let input = input::read(context, given);
    if input.editions.is_empty() || (input.faulty && input.scenarios.is_empty()) {
        return Ok(Exit::Input);
    }
    let with_mutants = given.get_flag("mutants");
    let Some(asked) = asked::domain(context, given) else { return Ok(Exit::Input) };
    if given.get_flag("discovered") {
        let faulty = input.faulty || asked.faulty;
        let found = discovered(context, given, &input, asked)?;
        return Ok(if found && !faulty { Exit::Done } else { Exit::Input });
    }
    // Looks in the domain for what a surviving mutant changes.
    let look = |one: &RuleBook, other: &RuleBook| equivalent(one, other, &asked.domain).map(|w| words(context, &w));
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
        exercises.push(tried(edition, &trial, with_mutants.then_some(&registry), &look));
    }
    let scenarios: &[Arc<Scenario>] = &input.scenarios;
    let text = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "json" => exercise_json(&exercises, scenarios),
        "markdown" => exercise(&exercises, scenarios, &context.messages, Shape::Markdown),
        _ => exercise(&exercises, scenarios, &context.messages, context.width),
    };
    output::text(given, &text)?;
    Ok(match (input.faulty || asked.faulty, broken) {
        (true, _) => Exit::Input,
        (false, true) => Exit::Found,
        (false, false) => Exit::Done,
    })
}

/// Prints the classes of divergence in the domain that no incident falls into; `false` when they cannot be searched for.
fn discovered(context: &Context, given: &ArgMatches, input: &Input, asked: Asked) -> io::Result<bool> {
    let voices = Voices::new(input.editions.clone());
    let Some(search) = prepare(context, &asked.domain, &voices) else { return Ok(false) };
    let mut state = state(&search, &voices, asked.from, (1, 1));
    state.progress = walk::whole(&search);
    let all = classes(&search, &state.progress);
    let covered: Vec<_> = input.scenarios.iter().filter_map(|s| class_of(search.bench(), &s.incident)).collect();
    let left = all.iter().filter(|c| !covered.iter().any(|(g, t)| *g == c.groups && *t == c.topics)).count();
    let args = [("count", left.into()), ("all", all.len().into())];
    let title = context.messages.with("coverage-discovered", &args);
    print_without(context, given, (&search, &voices, &state), None, Some(title), covered)?;
    Ok(true)
}

/// A witness in one line: its position, then what happened.
fn words(context: &Context, witness: &Witness) -> String {
    let told = found::told_witness(witness, &context.messages).unwrap_or_default();
    format!("{}: {told}", witness.position.fen())
}

fn tried(edition: &Arc<Edition>, trial: &Trial<'_>, registry: Option<&Registry>, look: Look<'_, String>) -> Exercise {
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
    let mutants = registry.map(|registry| trial.mutants(registry, look).into_iter().map(mutant).collect());
    Exercise { edition: Arc::clone(edition), topics: trial.exercised().collect(), mutants }
}
