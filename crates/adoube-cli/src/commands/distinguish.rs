//! `distinguish`: the smallest set of incidents that tells all editions apart.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use adoube_compare::{Matrix, Panel, Row};
use adoube_core::scenario::Scenario;
use adoube_report::distinguish::{Lesson, markdown, terminal, to_json};
use adoube_report::found::{self, Found, Voices};
use adoube_report::table::View;
use adoube_search::{NODES, Proof, cover};
use clap::ArgMatches;

use crate::context::Context;
use crate::search::{asked, prepare, walk};
use crate::{Exit, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let input = input::read(context, given);
    if input.editions.is_empty() || (input.faulty && input.scenarios.is_empty()) {
        return Ok(Exit::Input);
    }
    let mut scenarios = input.scenarios;
    if given.get_flag("discovered") {
        let Some(asked) = asked::domain(context, given) else { return Ok(Exit::Input) };
        let voices = Voices::new(input.editions.clone());
        let Some(search) = prepare(context, &asked.domain, &voices) else { return Ok(Exit::Input) };
        let progress = walk::whole(&search);
        let found = Found { voices: &voices, search: &search, progress: &progress, from: &asked.from, digest: "" };
        scenarios.extend(found::witnesses(&found, &context.messages));
    }
    let lesson = lesson(&Panel::new(input.editions), &scenarios);
    let view = View {
        long: given.get_flag("long"),
        command: context.command.clone(),
        digest: input.digest,
        width: context.width,
        colour: context.colour && given.get_one::<PathBuf>("output").is_none(),
        ..View::default()
    };
    let text = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "json" => to_json(&lesson, &view, &context.messages),
        "markdown" => markdown(&lesson, &view, &context.messages),
        _ => terminal(&lesson, &view, &context.messages),
    };
    output::text(given, &text)?;
    Ok(if input.faulty { Exit::Input } else { Exit::Done })
}

/// The smallest set of these incidents that tells the editions apart; of equally good ones the plainer ones.
fn lesson(panel: &Panel, scenarios: &[Arc<Scenario>]) -> Lesson {
    let mut candidates = scenarios.to_vec();
    let units = |s: &Scenario| s.start.position().board().occupied().count();
    candidates.sort_by_cached_key(|s| (s.events.len(), units(s), s.id.clone()));
    let outcomes = |row: &Row| row.editions.iter().map(|edition| edition.outcome).collect();
    let partitions: Vec<Vec<usize>> = candidates.iter().map(|s| outcomes(&panel.rule(&s.incident))).collect();
    let found = cover(panel.editions().len(), &partitions, NODES);
    let chosen = found.steps.iter().filter_map(|step| candidates.get(step.candidate).cloned());
    Lesson {
        matrix: Matrix::new(panel, chosen),
        news: found.steps.iter().map(|step| step.news).collect(),
        pairs: found.pairs,
        alike: found.alike,
        candidates: candidates.len(),
        least: match found.proof {
            Proof::Minimal => None,
            Proof::BoundHit { least } => Some(least),
        },
    }
}
