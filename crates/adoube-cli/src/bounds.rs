//! The domain that a command searches.

use std::path::PathBuf;
use std::sync::Arc;

use adoube_amend::Bounds;
use adoube_catalog::{NamedPosition, read_positions, read_sources, select_positions};
use adoube_core::scenario::Scenario;
use adoube_report::messages::Messages;
use adoube_search::{Domain, Ground, Kind, Unsearchable};
use clap::ArgMatches;

use crate::context::Context;
use crate::{diagnostics, input};

/// The most events of a sequence, when the command does not say.
const DEPTH: u64 = 2;

/// Where the command looks: these incidents, and the domain behind `--positions`, `--kinds` and `--depth`. Tells what is
/// wrong; then there is none.
pub(crate) fn bounds(context: &Context, given: &ArgMatches, scenarios: &[Arc<Scenario>]) -> Option<Bounds> {
    let (positions, kinds) = (positions(context, given), kinds(context, given));
    let (positions, kinds) = (positions?, kinds?);
    let number = |name: &str| given.get_one::<u64>(name).and_then(|number| usize::try_from(*number).ok());
    let jobs = number("jobs").or_else(|| std::thread::available_parallelism().ok().map(usize::from)).unwrap_or(1);
    let ground = |named: NamedPosition| Ground { id: named.id, position: named.position };
    let domain = Domain {
        grounds: positions.into_iter().map(ground).collect(),
        kinds,
        depth: number("depth").unwrap_or(DEPTH as usize),
        folded: true,
        sample: None,
    };
    Some(Bounds { scenarios: scenarios.to_vec(), domain, jobs })
}

fn positions(context: &Context, given: &ArgMatches) -> Option<Vec<NamedPosition>> {
    let selection = given.get_one::<String>("positions").map_or("shipped", String::as_str);
    match select_positions(selection) {
        Some(Ok(found)) => return Some(found),
        Some(Err(faults)) => {
            diagnostics::tell(context, &faults);
            return None;
        }
        None => {}
    }
    let (sources, mut faults) = read_sources(&[PathBuf::from(selection)], &mut std::io::stdin().lock());
    let mut found = Vec::new();
    for source in &sources {
        let (read, told) = read_positions(source);
        found.extend(read);
        faults.extend(told);
    }
    (!diagnostics::tell(context, &faults)).then_some(found)
}

fn kinds(context: &Context, given: &ArgMatches) -> Option<Vec<Kind>> {
    let Some(list) = given.get_one::<String>("kinds") else {
        return Some(Kind::ALL.iter().copied().filter(|kind| kind.is_usual()).collect());
    };
    let mut kinds = Vec::new();
    for word in list.split(',').map(str::trim) {
        let Some(kind) = Kind::from_name(word) else {
            let names = Kind::ALL.iter().map(|kind| kind.name());
            input::no_such_among(context, "cli-no-such-kind", word, names);
            return None;
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds.sort_unstable();
    Some(kinds)
}

/// Tells why a search cannot be made.
pub(crate) fn unsearchable(messages: &Messages, why: Unsearchable) {
    let key = match why {
        Unsearchable::TooManyBooks(_) => "cli-search-books",
        Unsearchable::NoGround => "cli-search-no-position",
        Unsearchable::TooManyLetters => "cli-search-letters",
    };
    diagnostics::fault(messages, key, &[]);
}
