//! `impact`: a draft against what its author intends. Exit status 1 when something is missed or comes unintended.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use adoube_amend::impact;
use adoube_catalog::{Library, SourceText, check_intentions, read_editions, read_scenarios, read_sources};
use adoube_core::edition::Edition;
use adoube_core::policy::Registry;
use adoube_report::amend;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, bounds, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let Some((base, draft, scenarios)) = read(context, given) else {
        return Ok(Exit::Input);
    };
    let messages = &context.messages;
    let Some(bounds) = bounds::bounds(context, given, &scenarios) else {
        return Ok(Exit::Input);
    };
    let found = match impact(&base, &draft, &bounds) {
        Ok(found) => found,
        Err(why) => {
            bounds::unsearchable(messages, why);
            return Ok(Exit::Input);
        }
    };
    let colour = context.colour && given.get_one::<PathBuf>("output").is_none();
    let text = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "json" => amend::impact_json(&found, messages),
        "markdown" => amend::impact_document(&found, messages).to_markdown(messages).0,
        "html" => amend::impact_document(&found, messages).to_html(messages).map_err(io::Error::other)?,
        _ => amend::impact(&found, messages, context.width, colour),
    };
    output::text(given, &text)?;
    Ok(if found.is_as_intended() { Exit::Done } else { Exit::Found })
}

type Read = (Arc<Edition>, Arc<Edition>, Vec<Arc<adoube_core::scenario::Scenario>>);

/// The amended edition, the draft, and the incidents: those in the draft's file and behind `--scenarios`, else the
/// shipped ones besides. Tells what is wrong; then there are none.
fn read(context: &Context, given: &ArgMatches) -> Option<Read> {
    let messages = &context.messages;
    let (known, mut faulty) = input::known_editions(context, given);
    let path = given.get_one::<PathBuf>("draft")?;
    let (sources, faults) = read_sources(std::slice::from_ref(path), &mut io::stdin().lock());
    faulty |= diagnostics::tell(context, &faults);
    let (of_editions, of_incidents): (Vec<_>, Vec<_>) = sources.into_iter().map(SourceText::parted).unzip();
    let of_editions: Vec<SourceText> = of_editions.into_iter().flatten().collect();
    let of_incidents: Vec<SourceText> = of_incidents.into_iter().flatten().collect();
    let (all, faults) = read_editions(of_editions.clone(), &known, &Registry::builtin());
    faulty |= diagnostics::tell(context, &faults);
    let mut scenarios = Library::shipped().scenarios.clone();
    let (own, faults) = read_scenarios(of_incidents, &all);
    faulty |= diagnostics::tell(context, &faults);
    scenarios.extend(own);
    let more: Vec<PathBuf> = given.get_many::<PathBuf>("scenarios").into_iter().flatten().cloned().collect();
    if !more.is_empty() {
        let (own, wrong, _) = input::read_incidents(context, &more, &all);
        faulty |= wrong;
        scenarios.extend(own.into_iter().filter(|own| !Library::shipped().scenarios.iter().any(|s| s.id == own.id)));
    }
    faulty |= diagnostics::tell(context, &check_intentions(&of_editions, &scenarios));
    if faulty {
        return None;
    }
    let drafts: Vec<&Arc<Edition>> = all.iter().filter(|e| !known.iter().any(|k| Arc::ptr_eq(k, e))).collect();
    let named = |id: &str| all.iter().find(|e| e.id == id).cloned();
    let file = path.display().to_string();
    match drafts.as_slice() {
        [draft] => match draft.amends.as_deref().and_then(named) {
            Some(base) => Some((base, Arc::clone(draft), scenarios)),
            None => {
                diagnostics::fault(messages, "cli-draft-no-base", &[("draft", (&draft.id).into())]);
                None
            }
        },
        many => {
            let args = [("file", (&file).into()), ("count", many.len().into())];
            diagnostics::fault(messages, "cli-draft-one", &args);
            None
        }
    }
}
