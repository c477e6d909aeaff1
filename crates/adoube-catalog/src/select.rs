//! Editions as the command line and the keys of `expect` name them.

use std::sync::Arc;

use adoube_core::edition::{Edition, EditionKind};

use crate::Diagnostic;
use crate::date::is_day;
use crate::faults::{Fault, Faults};
use crate::nearest::nearest;
use crate::node::span_of;

/// The editions that a selection names, in the order of mention, each once: ids, ranges `a..b` within one authority by
/// date in force, the words `all`, `fide`, `ru` (any authority in lower case), parted by commas. Groups leave out
/// overlays; ranges and ids name them too.
///
/// # Errors
/// One diagnostic for each word that names nothing, with its place in the selection.
pub fn select(selection: &str, editions: &[Arc<Edition>]) -> Result<Vec<Arc<Edition>>, Vec<Diagnostic>> {
    let mut found: Vec<Arc<Edition>> = Vec::new();
    let mut faults = Faults::default();
    let mut at = 0;
    for part in selection.split(',') {
        let word = part.trim();
        let start = at + (part.len() - part.trim_start().len());
        at += part.len() + 1;
        match named(word, editions) {
            Ok(named) => {
                for edition in named {
                    if !found.iter().any(|e| e.id == edition.id) {
                        found.push(Arc::clone(edition));
                    }
                }
            }
            Err(more) => {
                let place = span_of(selection, start..start + word.len(), 1);
                more.into_iter().for_each(|fault| faults.push(fault.at(&place)));
            }
        }
    }
    if faults.is_empty() { Ok(found) } else { Err(faults.told("", &Arc::from(selection), 1)) }
}

/// The edition of an authority (`FIDE` when none is named) in force on a day (`YYYY-MM-DD`). Drafts and overlays never are. Where
/// several are, originals and orders go before translations, and the latest before the others.
///
/// # Errors
/// When the day is no date, the authority is unknown, or none was in force.
pub fn on(date: &str, authority: Option<&str>, editions: &[Arc<Edition>]) -> Result<Arc<Edition>, Box<Diagnostic>> {
    let authority = authority.unwrap_or("FIDE");
    let told = |fault: Fault, text: &str| {
        let place = span_of(text, 0..text.len(), 1);
        Err(Box::new(fault.at(&place).told("", &Arc::from(text), 1)))
    };
    if !is_day(date) {
        return told(Fault::error("diag-bad-date").arg("date", date), date);
    }
    let of_authority = || editions.iter().filter(|e| e.authority.eq_ignore_ascii_case(authority));
    if of_authority().next().is_none() {
        let near = nearest(authority, editions.iter().map(|e| &e.authority));
        return told(Fault::error("diag-unknown-authority").arg("authority", authority).nearest(near), authority);
    }
    let in_force = of_authority().filter(|e| e.in_force_on(date));
    match in_force.max_by_key(|e| (e.kind != EditionKind::Translation, &e.from, &e.id)) {
        Some(edition) => Ok(Arc::clone(edition)),
        None => {
            let days = of_authority().filter(|e| e.stands_alone()).map(|e| e.from.as_str());
            let fault = Fault::error("diag-none-in-force").arg("date", date).arg("authority", authority);
            told(fault.arg("first", days.min().unwrap_or("–")), date)
        }
    }
}

/// The editions that one word of a selection names.
fn named<'e>(word: &str, editions: &'e [Arc<Edition>]) -> Result<Vec<&'e Arc<Edition>>, Vec<Fault>> {
    if word.is_empty() {
        return Err(vec![Fault::error("diag-selection-empty")]);
    }
    if let Some((from, to)) = word.split_once("..") {
        return range(from.trim(), to.trim(), editions);
    }
    if let Some(one) = editions.iter().find(|e| e.id == word) {
        return Ok(vec![one]);
    }
    let group: Vec<&Arc<Edition>> = editions
        .iter()
        .filter(|e| word == "all" || is_authority(word, e))
        .filter(|e| e.is_shown_by_default())
        .collect();
    if group.is_empty() {
        return Err(vec![unknown(word, editions)]);
    }
    Ok(group)
}

fn is_authority(word: &str, edition: &Edition) -> bool {
    edition.authority.to_lowercase() == word.to_lowercase()
}

fn unknown(word: &str, editions: &[Arc<Edition>]) -> Fault {
    let words = editions.iter().map(|e| e.authority.to_lowercase()).chain(["all".to_owned()]);
    let near = nearest(word, editions.iter().map(|e| e.id.clone()).chain(words));
    Fault::error("diag-unknown-edition").arg("edition", word).nearest(near)
}

/// The editions from one to another of the same authority, by date in force, both ends included. A draft belongs to a
/// range only as one of its ends.
pub(crate) fn range<'e>(
    from: &str,
    to: &str,
    editions: &'e [Arc<Edition>],
) -> Result<Vec<&'e Arc<Edition>>, Vec<Fault>> {
    let find = |id: &str| editions.iter().find(|e| e.id == id);
    let (first, last) = match (find(from), find(to)) {
        (Some(first), Some(last)) => (first, last),
        ends => {
            let missing = [(from, ends.0), (to, ends.1)].into_iter().filter(|(_, end)| end.is_none());
            let near = |id: &str| nearest(id, editions.iter().map(|e| &e.id));
            return Err(missing
                .map(|(id, _)| match id {
                    "" => Fault::error("diag-range-open"),
                    id => Fault::error("diag-unknown-edition").arg("edition", id).nearest(near(id)),
                })
                .collect());
        }
    };
    let about = |id| Fault::error(id).arg("from", from).arg("to", to);
    if first.authority != last.authority {
        return Err(vec![about("diag-range-authorities").arg("first", &first.authority).arg("last", &last.authority)]);
    }
    if first.from > last.from {
        return Err(vec![about("diag-range-order")]);
    }
    let place = |e: &Edition| (e.from.clone(), e.id.clone());
    let within = |e: &&Arc<Edition>| {
        let is_end = e.id == first.id || e.id == last.id;
        // An overlay of the last day's edition comes after it.
        let inside = if e.kind == EditionKind::Overlay {
            place(first) <= place(e) && place(e) <= place(last)
        } else {
            first.from <= e.from && e.from <= last.from
        };
        let between = inside && e.kind != EditionKind::Draft;
        e.authority == first.authority && (is_end || between)
    };
    let mut found: Vec<&Arc<Edition>> = editions.iter().filter(within).collect();
    found.sort_by_key(|e| (&e.from, &e.id));
    Ok(found)
}
