//! Which editions and incidents a command works on.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use adoube_catalog::{Library, SourceText, read_editions, read_scenarios, read_sources, select};
use adoube_core::edition::Edition;
use adoube_core::policy::Registry;
use adoube_core::scenario::Scenario;
use clap::ArgMatches;

use crate::context::Context;
use crate::diagnostics;

/// Editions and incidents, read and checked.
#[derive(Debug)]
pub(crate) struct Input {
    /// The editions chosen, in the order in which they are shown.
    pub(crate) editions: Vec<Arc<Edition>>,
    /// The incidents.
    pub(crate) scenarios: Vec<Arc<Scenario>>,
    /// Digest of what was read.
    pub(crate) digest: String,
    /// Whether something could not be read or chosen.
    pub(crate) faulty: bool,
    /// Whether files of the reader's own were given.
    pub(crate) own: bool,
}

/// The editions known to a command: the shipped ones and those behind `--add-edition`.
pub(crate) fn known_editions(context: &Context, given: &ArgMatches) -> (Vec<Arc<Edition>>, bool) {
    let shipped = Library::shipped_editions();
    let added = given.try_get_many::<PathBuf>("add-edition").ok().flatten();
    let paths: Vec<PathBuf> = added.into_iter().flatten().cloned().collect();
    if paths.is_empty() {
        return (shipped.to_vec(), false);
    }
    let (sources, mut faults) = read_sources(&paths, &mut std::io::stdin().lock());
    let (editions, more) = read_editions(sources, shipped, &Registry::builtin());
    faults.extend(more);
    (editions, diagnostics::tell(context, &faults))
}

/// The editions chosen by `--editions` or `--on`; all of them when neither is given, overlays only on `--overlays`.
pub(crate) fn chosen(context: &Context, given: &ArgMatches, known: &[Arc<Edition>]) -> Result<Vec<Arc<Edition>>, ()> {
    let overlays = given.try_get_one::<bool>("overlays").ok().flatten().copied().unwrap_or(false);
    chosen_with(context, given, known, overlays)
}

fn chosen_with(
    context: &Context,
    given: &ArgMatches,
    known: &[Arc<Edition>],
    overlays: bool,
) -> Result<Vec<Arc<Edition>>, ()> {
    let one = |name: &str| given.try_get_one::<String>(name).ok().flatten();
    let chosen = if let Some(selection) = one("editions") {
        select::select(&selection.to_lowercase(), known)
    } else if let Some(day) = one("on") {
        select::on(day, one("authority").map(String::as_str), known).map(|e| vec![e]).map_err(|d| vec![*d])
    } else {
        Ok(known.iter().filter(|e| overlays || e.is_shown_by_default()).cloned().collect())
    };
    chosen.map_err(|faults| {
        diagnostics::tell(context, &faults);
    })
}

/// The one edition that a word names; tells what is wrong otherwise.
pub(crate) fn one_edition(context: &Context, known: &[Arc<Edition>], word: &str) -> Option<Arc<Edition>> {
    match select::select(&word.to_lowercase(), known) {
        Ok(found) if found.len() > 1 => {
            let args = [("name", word.into()), ("count", found.len().into())];
            diagnostics::fault(&context.messages, "cli-one-edition", &args);
            None
        }
        Ok(found) => found.into_iter().next(),
        Err(faults) => {
            diagnostics::tell(context, &faults);
            None
        }
    }
}

/// The latest FIDE edition that is no draft and still in force.
pub(crate) fn in_force(known: &[Arc<Edition>]) -> Option<&Arc<Edition>> {
    known.iter().rev().find(|e| e.authority == "FIDE" && e.until.is_none() && e.stands_alone())
}

/// Reads everything that a command names. Incidents default to the shipped ones.
pub(crate) fn read(context: &Context, given: &ArgMatches) -> Input {
    let (known, faulty) = known_editions(context, given);
    let editions = chosen(context, given, &known);
    read_under(context, given, (known, faulty), editions)
}

/// The same, overlays among the editions unless these are chosen by name.
pub(crate) fn read_with_overlays(context: &Context, given: &ArgMatches) -> Input {
    let (known, faulty) = known_editions(context, given);
    let editions = chosen_with(context, given, &known, true);
    read_under(context, given, (known, faulty), editions)
}

fn read_under(
    context: &Context,
    given: &ArgMatches,
    (known, mut faulty): (Vec<Arc<Edition>>, bool),
    editions: Result<Vec<Arc<Edition>>, ()>,
) -> Input {
    let editions = editions.unwrap_or_else(|()| {
        faulty = true;
        Vec::new()
    });
    let paths: Vec<PathBuf> =
        given.try_get_many::<PathBuf>("paths").ok().flatten().into_iter().flatten().cloned().collect();
    let mut digest = Library::shipped().digest.clone();
    let mut own = false;
    let scenarios = if paths.is_empty() {
        Library::shipped().scenarios.clone()
    } else {
        let (scenarios, found, texts) = read_incidents(context, &paths, &known);
        faulty |= found;
        own = !texts.is_empty();
        if own {
            digest = format!("{digest}+{}", adoube_catalog::digest(&texts));
        }
        scenarios
    };
    Input { editions, scenarios, digest, faulty, own }
}

/// Reads incident files and tells their faults; a name that is no path but a shipped id or theme means that. Gives the
/// incidents, whether there was an error, and the texts read.
pub(crate) fn read_incidents(
    context: &Context,
    paths: &[PathBuf],
    editions: &[Arc<Edition>],
) -> (Vec<Arc<Scenario>>, bool, Vec<SourceText>) {
    let mut scenarios = Vec::new();
    let mut files = Vec::new();
    let mut unknown = false;
    for path in paths {
        let named = if path.exists() || path.as_os_str() == "-" { Vec::new() } else { shipped_named(path) };
        if !named.is_empty() {
            scenarios.extend(named);
        } else if let Some(name) = mistyped(path) {
            no_such(context, "cli-no-such-incident", name, &[]);
            unknown = true;
        } else {
            files.push(path.clone());
        }
    }
    let (sources, mut faults) = read_sources(&files, &mut std::io::stdin().lock());
    let (of_editions, sources): (Vec<_>, Vec<_>) = sources.into_iter().map(SourceText::parted).unzip();
    let of_editions: Vec<SourceText> = of_editions.into_iter().flatten().collect();
    let sources: Vec<SourceText> = sources.into_iter().flatten().collect();
    for source in &of_editions {
        diagnostics::fault(&context.messages, "cli-edition-as-incident", &[("file", (&source.name).into())]);
    }
    let (read, more) = read_scenarios(sources.clone(), editions);
    scenarios.extend(read);
    faults.extend(more);
    let faulty = diagnostics::tell(context, &faults) || !of_editions.is_empty() || unknown;
    (scenarios, faulty, sources)
}

/// Whether the name is a file, a folder, standard input, or a shipped id or theme.
pub(crate) fn names_incidents(path: &Path) -> bool {
    path.exists() || path.as_os_str() == "-" || !shipped_named(path).is_empty()
}

/// Tells that nothing has that name, and the nearest of the shipped ids and themes and of the further names.
pub(crate) fn no_such(context: &Context, key: &str, name: &str, further: &[&str]) {
    let shipped = &Library::shipped().scenarios;
    let names = shipped.iter().flat_map(|s| [s.theme.as_str(), s.id.as_str()]);
    no_such_among(context, key, name, names.chain(further.iter().copied()));
}

/// Tells that nothing has that name, and the nearest of the names there are.
pub(crate) fn no_such_among<'n>(context: &Context, key: &str, name: &str, names: impl Iterator<Item = &'n str>) {
    no_such_with(context, key, &[("name", name.into())], name, names);
}

/// The same, with values of its own for the message.
pub(crate) fn no_such_with<'n>(
    context: &Context,
    key: &str,
    args: &[(&str, adoube_report::messages::Arg<'_>)],
    name: &str,
    names: impl Iterator<Item = &'n str>,
) {
    let messages = &context.messages;
    let mut words = messages.with(key, args);
    if let Some(near) = nearest(name, names) {
        words = format!("{words}; {}", messages.with("diag-did-you-mean", &[("name", near.into())]));
    }
    diagnostics::complain(messages, &words);
}

/// The path as an id or theme that does not exist, if it has the form of one: neither a folder nor an ending in it.
fn mistyped(path: &Path) -> Option<&str> {
    let text = path.to_str()?;
    let name = text.strip_prefix("scenarios/").unwrap_or(text).trim_end_matches('/');
    let is_id = !path.exists()
        && path.as_os_str() != "-"
        && name.starts_with(|c: char| c.is_ascii_alphanumeric())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    is_id.then_some(name)
}

/// The name nearest to the one given, if it is near enough to have been meant: one slip in three letters.
fn nearest<'n>(given: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    // A text that long is no mistyped name, and the comparison is quadratic.
    let wanted = given.to_lowercase();
    let length = wanted.chars().count();
    let slips = |name: &'n str| {
        let slips = strsim::damerau_levenshtein(&wanted, name);
        (length <= 80 && slips * 3 <= length.max(name.len())).then_some((slips, name))
    };
    names.filter_map(slips).min().map(|(_, name)| name)
}

/// Shipped incidents of that id or theme; `scenarios/castling` names a theme too.
fn shipped_named(path: &Path) -> Vec<Arc<Scenario>> {
    let text = path.to_string_lossy();
    let name = text.strip_prefix("scenarios/").unwrap_or(&text).trim_end_matches('/');
    let name = name.strip_suffix(".yaml").unwrap_or(name);
    let matches = |s: &&Arc<Scenario>| s.id == name || s.theme == name || format!("{}/{}", s.theme, s.id) == name;
    Library::shipped().scenarios.iter().filter(matches).cloned().collect()
}
