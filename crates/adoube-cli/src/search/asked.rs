//! The domain that a command line asks for.

use std::path::PathBuf;

use adoube_catalog::{NamedPosition, read_positions, read_sources, select_positions};
use adoube_search::{Domain, Ground, Kind, Sample};
use clap::ArgMatches;

use crate::context::Context;
use crate::{diagnostics, input, output};

/// A domain and where its positions come from.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) domain: Domain,
    /// The words of the command line for the positions.
    pub(crate) from: Vec<String>,
    /// Whether some of the positions could not be read.
    pub(crate) faulty: bool,
}

/// The domain that the options name; tells what is wrong, and gives none when a kind or every position is.
pub(crate) fn domain(context: &Context, given: &ArgMatches) -> Option<Asked> {
    let kinds = kinds(context, given);
    let words: Vec<String> = given.get_many::<String>("positions").into_iter().flatten().cloned().collect();
    let from = if words.is_empty() { vec!["shipped".to_owned()] } else { words };
    let (positions, faulty) = positions(context, &from);
    let kinds = kinds?;
    if positions.is_empty() {
        if !faulty {
            diagnostics::fault(&context.messages, "search-no-position", &[]);
        }
        return None;
    }
    let number = |name: &str| given.get_one::<u64>(name).copied();
    let sample = number("sample").map(|count| Sample { seed: number("seed").unwrap_or_default(), count });
    let domain = Domain {
        grounds: positions.into_iter().map(|p| Ground { id: p.id, position: p.position }).collect(),
        kinds,
        depth: number("depth").and_then(|depth| usize::try_from(depth).ok()).unwrap_or(2),
        folded: !given.get_flag("unfolded"),
        sample,
    };
    Some(Asked { domain, from, faulty })
}

/// The kinds behind `--events`, in their own order; all usual ones when none is named.
fn kinds(context: &Context, given: &ArgMatches) -> Option<Vec<Kind>> {
    let usual = || Kind::ALL.iter().copied().filter(|kind| kind.is_usual()).collect();
    let Some(names) = given.get_one::<String>("events") else { return Some(usual()) };
    let mut chosen = Vec::new();
    let mut wrong = false;
    for name in names.split(',').map(str::trim) {
        match Kind::from_name(&name.to_lowercase()) {
            Some(kind) => chosen.push(kind),
            None => {
                let all = || Kind::ALL.iter().map(|kind| kind.name());
                input::no_such_among(context, "search-unknown-kind", name, all());
                let names = all().collect::<Vec<_>>().join(", ");
                output::complain(&context.messages.with("search-kinds", &[("names", (&names).into())]));
                wrong = true;
            }
        }
    }
    chosen.sort_unstable();
    chosen.dedup();
    (!wrong).then_some(chosen)
}

/// The positions that these words name, each once; says whether something was wrong.
fn positions(context: &Context, words: &[String]) -> (Vec<NamedPosition>, bool) {
    let (mut found, mut faulty) = (Vec::<NamedPosition>::new(), false);
    let mut seen = std::collections::BTreeSet::new();
    for word in words {
        let list = match select_positions(word) {
            Some(Ok(list)) => list,
            Some(Err(faults)) => {
                faulty |= diagnostics::tell(context, &faults);
                continue;
            }
            None => {
                let (sources, faults) = read_sources(&[PathBuf::from(word)], &mut std::io::stdin().lock());
                faulty |= diagnostics::tell(context, &faults);
                let mut list = Vec::new();
                for source in &sources {
                    let (read, faults) = read_positions(source);
                    faulty |= diagnostics::tell(context, &faults);
                    list.extend(read);
                }
                list
            }
        };
        found.extend(list.into_iter().filter(|p| seen.insert((p.position.fen(), p.position.is_chess960()))));
    }
    (found, faulty)
}
