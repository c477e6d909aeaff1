//! Files to editions and scenarios.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use adoube_core::edition::{Edition, EditionKind};
use adoube_core::policy::Registry;
use adoube_core::scenario::Scenario;

use crate::date::day_after;
use crate::documents;
use crate::edition::{self, Draft};
use crate::faults::{Fault, Faults};
use crate::nearest::nearest;
use crate::node::{Document, Node, Value};
use crate::resolve;
use crate::source::{Format, SourceText};
use crate::{Diagnostic, Span, incident, json, yaml};

/// Reads edition files. They may amend the editions in `base` and each other, in any order; one that bears the id of an
/// edition in `base` replaces it, with a warning.
///
/// Gives `base` and the editions read, in the order in which they are shown: FIDE's by date in force, the Russian ones
/// by date, others, drafts last. A file with errors is left out; all its faults are told.
pub fn read_editions(
    files: Vec<SourceText>,
    base: &[Arc<Edition>],
    registry: &Registry,
) -> (Vec<Arc<Edition>>, Vec<Diagnostic>) {
    let mut told = Vec::new();
    let mut drafts: Vec<Draft> = Vec::new();
    let mut ids: BTreeMap<String, usize> = BTreeMap::new();
    for file in &files {
        let documents = documents_of(file);
        tell_empty(file, &documents, &mut told);
        let alone = documents.len() == 1;
        for document in documents {
            let draft = document
                .map_err(Faults::from)
                .and_then(|node| edition::read(&node, &file.name, &file.text, registry, Faults::default()));
            match draft {
                Ok(mut draft) => {
                    check_name(&mut draft, file, alone, base);
                    match ids.get(&draft.id.value).and_then(|at| drafts.get(*at)) {
                        Some(first) => {
                            let fault = id_twice(&draft.id.value, &first.file, &first.id.span, &draft.id.span);
                            draft.faults.push(fault);
                            told.extend(std::mem::take(&mut draft.faults).told(&file.name, &file.text, 1));
                        }
                        None => {
                            ids.insert(draft.id.value.clone(), drafts.len());
                            drafts.push(draft);
                        }
                    }
                }
                Err(faults) => told.extend(faults.told(&file.name, &file.text, 1)),
            }
        }
    }
    check_reserved(&mut drafts, base);
    let originals: Vec<Original> = drafts.iter().filter(|d| d.is_original()).map(Original::of).collect();
    let (read, more) = resolve::resolve(drafts, BTreeSet::new(), base, registry);
    told.extend(more);
    let own: BTreeSet<&str> = read.iter().map(|e| e.id.as_str()).collect();
    let mut editions: Vec<Arc<Edition>> = base.iter().filter(|e| !own.contains(e.id.as_str())).cloned().collect();
    editions.extend(read);
    resolve::sort(&mut editions);
    told.extend(check_days(&editions, &originals));
    // Editions are joined base first, whatever their order in the files.
    let mut order: BTreeMap<&str, usize> = BTreeMap::new();
    for (index, file) in files.iter().enumerate() {
        order.entry(&file.name).or_insert(index);
    }
    let place = |d: &Diagnostic| (order.get(d.file.as_str()).copied(), d.span.as_ref().map(|s| s.bytes.start));
    told.sort_by_key(place);
    (editions, told)
}

/// Reads incident files, in order; `editions` are those that the keys of `expect` may name.
///
/// An incident with errors is left out, the others of its file stay; all faults are told.
pub fn read_scenarios(files: Vec<SourceText>, editions: &[Arc<Edition>]) -> (Vec<Arc<Scenario>>, Vec<Diagnostic>) {
    let (mut scenarios, mut told) = (Vec::new(), Vec::new());
    let mut ids: BTreeMap<String, (String, Span)> = BTreeMap::new();
    for file in &files {
        let documents = documents_of(file);
        tell_empty(file, &documents, &mut told);
        for document in documents {
            let mut faults = Faults::default();
            let read = match document {
                Ok(node) => {
                    let read = incident::read(&node, (&file.name, &file.theme), editions, &mut faults);
                    if let Some(id) = node.get("id")
                        && let Some(text) = id.as_str()
                    {
                        match ids.get(text) {
                            Some((other, line)) => faults.push(id_twice(text, other, line, &id.span)),
                            None => drop(ids.insert(text.to_owned(), (file.name.clone(), id.span.clone()))),
                        }
                    }
                    read
                }
                Err(fault) => {
                    faults.push(*fault);
                    None
                }
            };
            scenarios.extend(read.filter(|_| !faults.has_errors()).map(Arc::new));
            told.extend(faults.told(&file.name, &file.text, 1));
        }
    }
    (scenarios, told)
}

/// The documents of a file as JSON values, as they stand there; one that cannot be read is left out.
pub fn as_json(file: &SourceText) -> Vec<serde_json::Value> {
    documents_of(file).into_iter().flatten().map(|node| node.to_json()).collect()
}

/// Looks whether the incidents exist that drafts in these files are meant to change; each unknown one is told at its key.
pub fn check_intentions(files: &[SourceText], scenarios: &[Arc<Scenario>]) -> Vec<Diagnostic> {
    let mut told = Vec::new();
    for file in files {
        let mut faults = Faults::default();
        for node in documents_of(file).into_iter().flatten() {
            let Some(Value::Map(entries)) = node.get("intends").map(|intends| &intends.value) else { continue };
            for (key, _) in entries.iter().filter(|(key, _)| !scenarios.iter().any(|s| s.id == key.text)) {
                let near = nearest(&key.text, scenarios.iter().map(|s| &s.id));
                faults.push(Fault::error("diag-intends-unknown").arg("id", &key.text).nearest(near).at(&key.span));
            }
        }
        told.extend(faults.told(&file.name, &file.text, 1));
    }
    told
}

impl From<Box<Fault>> for Faults {
    fn from(fault: Box<Fault>) -> Faults {
        let mut faults = Faults::default();
        faults.push(*fault);
        faults
    }
}

fn id_twice(id: &str, file: &str, first: &Span, at: &Span) -> Fault {
    Fault::error("diag-id-twice").arg("id", id).arg("file", file).arg("line", &first.line.to_string()).at(at)
}

/// The trees of a file, with places.
fn documents_of(file: &SourceText) -> Vec<Result<Node<'_>, Box<Fault>>> {
    match file.format {
        Format::Yaml => documents::split(&file.text)
            .iter()
            .map(|at| yaml::read(file.text.get(at.bytes.clone()).unwrap_or_default(), at))
            .collect(),
        Format::Json if file.text.trim().is_empty() => Vec::new(),
        Format::Json => {
            let whole = Document { bytes: 0..file.text.len(), lines: 0 };
            vec![json::read_located(&file.text, &whole)]
        }
        Format::JsonLines => {
            let (mut read, mut at) = (Vec::new(), 0);
            for (lines, line) in file.text.split_inclusive('\n').enumerate() {
                let bytes = at..at + line.len();
                at = bytes.end;
                if !line.trim().is_empty() {
                    read.push(json::read_located(line.trim_end(), &Document { bytes, lines }));
                }
            }
            read
        }
    }
}

fn tell_empty<T>(file: &SourceText, documents: &[T], told: &mut Vec<Diagnostic>) {
    if documents.is_empty() {
        told.push(Fault::error("diag-file-empty").arg("file", &file.name).told(&file.name, &file.text, 1));
    }
}

fn check_name(draft: &mut Draft, file: &SourceText, alone: bool, base: &[Arc<Edition>]) {
    let id = draft.id.value.clone();
    let stem = file.stem();
    if alone && stem.is_some_and(|stem| stem != id) {
        let fault = Fault::warning("diag-file-name").arg("id", &id).arg("file", stem.unwrap_or_default());
        draft.faults.push(fault.at(&draft.id.span));
    }
    if base.iter().any(|e| e.id == id) {
        draft.faults.push(Fault::warning("diag-replaces").arg("edition", &id).at(&draft.id.span));
    }
}

/// Ids that selections understand as something else.
fn check_reserved(drafts: &mut [Draft], base: &[Arc<Edition>]) {
    let authorities = base.iter().map(|e| &e.authority).chain(drafts.iter().map(|d| &d.authority));
    let mut reserved: BTreeSet<String> = authorities.map(|authority| authority.to_lowercase()).collect();
    reserved.extend(["all", "fide", "ru"].map(str::to_owned));
    for draft in drafts.iter_mut().filter(|d| reserved.contains(&d.id.value)) {
        let id = &draft.id;
        draft.faults.push(Fault::error("diag-id-reserved").arg("id", &id.value).at(&id.span));
    }
}

/// What is needed to tell a warning about days in force after the drafts are gone.
struct Original {
    id: String,
    file: String,
    text: Arc<str>,
    span: Span,
}

impl Original {
    fn of(draft: &Draft) -> Original {
        Original {
            id: draft.id.value.clone(),
            file: draft.file.clone(),
            text: Arc::clone(&draft.source_text),
            span: draft.in_force.clone(),
        }
    }
}

/// Days on which no original, or more than one, of an authority is in force; told where an edition just read is
/// concerned.
fn check_days(editions: &[Arc<Edition>], read: &[Original]) -> Vec<Diagnostic> {
    let mut by_authority: BTreeMap<&str, Vec<&Edition>> = BTreeMap::new();
    for edition in editions.iter().filter(|e| e.kind == EditionKind::Original) {
        by_authority.entry(&edition.authority).or_default().push(edition);
    }
    let mut told = Vec::new();
    for originals in by_authority.values_mut() {
        originals.sort_by(|a, b| (&a.from, &a.id).cmp(&(&b.from, &b.id)));
        for pair in originals.windows(2) {
            let [earlier, later] = pair else {
                continue;
            };
            let id = match &earlier.until {
                Some(until) if *until < later.from => {
                    if day_after(until).as_deref() == Some(later.from.as_str()) {
                        continue;
                    }
                    "diag-days-gap"
                }
                _ => "diag-days-overlap",
            };
            let concerned = [later, earlier].into_iter().find_map(|e| read.iter().find(|o| o.id == e.id));
            if let Some(original) = concerned {
                let fault = Fault::warning(id).arg("earlier", &earlier.id).arg("later", &later.id);
                let fault = fault.arg("until", earlier.until.as_deref().unwrap_or("…")).arg("from", &later.from);
                told.push(fault.at(&original.span).told(&original.file, &original.text, 1));
            }
        }
    }
    told
}
