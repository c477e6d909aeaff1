//! Wanted rulings as the command line writes them: `INCIDENT=FIELD=VALUE`, further fields behind `;`.

use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::ruling::Verdict;
use adoube_core::scenario::{ExpectedClaim, Fields, Scenario};

use crate::Diagnostic;
use crate::event::{SIDES, is_uci};
use crate::expect::{RESULTS, STATUSES};
use crate::faults::{Fault, Faults};
use crate::nearest::nearest;
use crate::node::span_of;

/// Fields that can be wanted; `as` names an edition whose ruling it should be.
const FIELDS: &[&str] = &["turn", "status", "move", "permitted", "breach", "shown", "claims", "result", "as"];
/// Stands for nothing: no move, no result, an empty list.
const NONE: &str = "none";

/// A wanted ruling.
#[derive(Clone, Debug)]
pub struct WantedRuling {
    /// The incident.
    pub scenario: Arc<Scenario>,
    /// Fields that must hold.
    pub fields: Fields,
    /// The edition whose outcome it should be.
    pub like: Option<Arc<Edition>>,
}

/// Reads a wanted ruling, such as `ID=permitted=h1f1,h1g1`, `ID=status=made;move=e1g1` or `ID=as=fide-2014`. Lists are
/// parted by commas; `none` is an empty one, no move, no result.
///
/// # Errors
/// Every fault, with its place in the text.
pub fn read_wanted(
    text: &str,
    scenarios: &[Arc<Scenario>],
    editions: &[Arc<Edition>],
) -> Result<WantedRuling, Vec<Diagnostic>> {
    let mut reader = Reader { text, faults: Faults::default() };
    let (id, rest) = text.split_once('=').unwrap_or((text, ""));
    let scenario = scenarios.iter().find(|scenario| scenario.id == id.trim());
    if scenario.is_none() {
        let near = nearest(id.trim(), scenarios.iter().map(|s| &s.id));
        reader.fault(Fault::error("diag-intends-unknown").arg("id", id.trim()).nearest(near), id);
    }
    let (mut fields, mut like) = (Fields::default(), None);
    for part in rest.split(';') {
        match part.split_once('=') {
            Some((name, value)) if name.trim() == "as" => {
                like = editions.iter().find(|e| e.id == value.trim().to_lowercase()).cloned();
                if like.is_none() {
                    let near = nearest(value.trim(), editions.iter().map(|e| &e.id));
                    let fault = Fault::error("diag-unknown-edition").arg("edition", value.trim()).nearest(near);
                    reader.fault(fault, value);
                }
            }
            Some((name, value)) => reader.field(name, value, &mut fields),
            None => reader.fault(Fault::error("diag-wanted-form").arg("text", text), part),
        }
    }
    match scenario {
        Some(scenario) if reader.faults.is_empty() => Ok(WantedRuling { scenario: Arc::clone(scenario), fields, like }),
        _ => Err(reader.faults.told("", &Arc::from(text), 1)),
    }
}

struct Reader<'t> {
    text: &'t str,
    faults: Faults,
}

impl Reader<'_> {
    /// Notes a fault at a part of the text.
    fn fault(&mut self, fault: Fault, part: &str) {
        let trimmed = part.trim();
        // Parts are slices of the text.
        let start = (trimmed.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len());
        let end = (start + trimmed.len()).min(self.text.len());
        self.faults.push(fault.at(&span_of(self.text, start..end, 1)));
    }

    fn field(&mut self, name: &str, value: &str, fields: &mut Fields) {
        match name.trim() {
            "turn" => fields.turn = self.word("turn", value, SIDES),
            "status" => fields.status = self.word("status", value, STATUSES),
            "result" => fields.result = self.optional(value, |reader, v| reader.word("result", v, RESULTS)),
            "move" => fields.made = self.optional(value, |reader, v| reader.uci("move", v)),
            "shown" => fields.shown = self.optional(value, |reader, v| reader.uci("shown", v)),
            "permitted" => fields.permitted = Some(self.list(value, |reader, v| reader.uci("permitted", v))),
            "breach" => fields.breach = Some(self.list(value, |_, v| Some(v.trim().to_owned()))),
            "claims" => {
                let claim = |verdict| ExpectedClaim { kind: None, by: None, verdict: Some(verdict) };
                fields.claims = Some(self.list(value, |r, v| r.word("claims", v, Verdict::WORDS).map(claim)));
            }
            other => {
                let fault = Fault::error("diag-unknown-field").arg("field", other).arg("in", "--want").allowed(FIELDS);
                self.fault(fault.nearest(nearest(other, FIELDS)), name);
            }
        }
    }

    fn word<T: Copy>(&mut self, field: &str, value: &str, words: &[(&'static str, T)]) -> Option<T> {
        let given = value.trim();
        let found = words.iter().find(|(word, _)| *word == given);
        if found.is_none() {
            let all = words.iter().map(|(word, _)| *word);
            let fault = Fault::error("diag-unknown-word").arg("field", field).arg("word", given).allowed(all.clone());
            self.fault(fault.nearest(nearest(given, all)), value);
        }
        found.map(|(_, value)| *value)
    }

    fn uci(&mut self, field: &str, value: &str) -> Option<String> {
        let given = value.trim();
        if !is_uci(given) {
            self.fault(Fault::error("diag-bad-move").arg("move", given).arg("field", field), value);
            return None;
        }
        Some(given.to_owned())
    }

    fn optional<T>(&mut self, value: &str, read: impl Fn(&mut Self, &str) -> Option<T>) -> Option<Option<T>> {
        if value.trim() == NONE { Some(None) } else { read(self, value).map(Some) }
    }

    fn list<T>(&mut self, value: &str, read: impl Fn(&mut Self, &str) -> Option<T>) -> Vec<T> {
        if value.trim() == NONE {
            return Vec::new();
        }
        value.split(',').filter_map(|item| read(self, item)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Library;

    /// Id, column and nearest name of a fault.
    type Told = (&'static str, usize, Option<String>);

    fn read(text: &str) -> Result<WantedRuling, Vec<Told>> {
        let library = Library::shipped();
        read_wanted(text, &library.scenarios, &library.editions)
            .map_err(|faults| faults.into_iter().map(|d| (d.id, d.span.map_or(0, |s| s.column), d.nearest)).collect())
    }

    #[test]
    fn fields_and_editions_are_read() {
        let wanted =
            read("mate-with-the-wrong-piece=status=made; move=none;permitted=e2e4, e7e8q;claims=upheld").unwrap();
        assert_eq!(wanted.scenario.id, "mate-with-the-wrong-piece");
        assert_eq!(wanted.fields.status, Some(adoube_core::ruling::Status::Made));
        assert_eq!(wanted.fields.made, Some(None));
        assert_eq!(wanted.fields.permitted.as_deref(), Some(&["e2e4".to_owned(), "e7e8q".to_owned()][..]));
        assert_eq!(wanted.fields.claims.map(|claims| claims.len()), Some(1));
        let like = read("mate-with-the-wrong-piece=as=fide-2009").unwrap().like.unwrap();
        assert_eq!(like.id, "fide-2009");
        assert_eq!(read("mate-with-the-wrong-piece=permitted=none").unwrap().fields.permitted, Some(Vec::new()));
    }

    #[test]
    fn every_fault_has_its_place() {
        let faults = read("mate-with-the-wrong-pece=stats=open;status=opne;move=e2-e4;as=fide-2008").unwrap_err();
        let told: Vec<(&str, usize, Option<&str>)> =
            faults.iter().map(|(id, column, near)| (*id, *column, near.as_deref())).collect();
        assert_eq!(
            told,
            [
                ("diag-intends-unknown", 1, Some("mate-with-the-wrong-piece")),
                ("diag-unknown-field", 26, Some("status")),
                ("diag-unknown-word", 44, Some("open")),
                ("diag-bad-move", 54, None),
                ("diag-unknown-edition", 63, Some("fide-2001")),
            ]
        );
        assert_eq!(read("mate-with-the-wrong-piece").unwrap_err()[0].0, "diag-wanted-form");
        assert_eq!(read("mate-with-the-wrong-piece=open").unwrap_err()[0].0, "diag-wanted-form");
    }
}
