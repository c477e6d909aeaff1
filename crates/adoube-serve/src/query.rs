//! The words behind the question mark.

use adoube_report::messages::{Lang, Messages};

use crate::fault::{Kind, Refusal};

/// The words of a query, each with its value.
#[derive(Debug, Default)]
pub(crate) struct Query(Vec<(String, String)>);

impl Query {
    pub(crate) fn new(text: &str) -> Query {
        Query(form_urlencoded::parse(text.as_bytes()).into_owned().collect())
    }

    /// The value of a word; an empty one counts as none.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(word, _)| word == name).map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    /// Refuses words that the request does not know, and words given twice.
    pub(crate) fn only(&self, known: &[&str], messages: &Messages) -> Result<(), Refusal> {
        for (index, (word, _)) in self.0.iter().enumerate() {
            if !known.contains(&word.as_str()) {
                let near = nearest(word, known.iter().copied());
                let names = known.join(", ");
                let args = [("word", word.clone()), ("names", names)];
                return Err(Refusal::new(Kind::Usage, messages.diagnosis("serve-unknown-word", &args, near)));
            }
            if self.0.iter().take(index).any(|(other, _)| other == word) {
                let args = [("word", word.clone())];
                return Err(Refusal::new(Kind::Usage, messages.diagnosis("serve-word-twice", &args, None)));
            }
        }
        Ok(())
    }

    /// A whole number within bounds, or the default.
    pub(crate) fn number(&self, name: &str, bounds: [u64; 2], default: u64, m: &Messages) -> Result<u64, Refusal> {
        let Some(text) = self.get(name) else { return Ok(default) };
        let [least, most] = bounds;
        let read = text.parse().ok().filter(|number| (least..=most).contains(number));
        read.ok_or_else(|| {
            let args = [("word", name), ("value", text), ("least", &least.to_string()), ("most", &most.to_string())]
                .map(|(key, value)| (key, value.to_owned()));
            Refusal::new(Kind::Usage, m.diagnosis("serve-bad-number", &args, None))
        })
    }

    /// One of these words; without a value the first.
    pub(crate) fn choice<'c>(&self, name: &str, words: &[&'c str], m: &Messages) -> Result<&'c str, Refusal> {
        let given = self.get(name).or(words.first().copied()).unwrap_or_default();
        words.iter().find(|word| **word == given).copied().ok_or_else(|| {
            let args = [("word", name.to_owned()), ("value", given.to_owned()), ("names", words.join(", "))];
            Refusal::new(Kind::Usage, m.diagnosis("serve-bad-choice", &args, nearest(given, words.iter().copied())))
        })
    }
}

/// The language that a query asks for, if it is one that there is.
pub(crate) fn language(query: Option<&str>) -> Option<Lang> {
    let query = Query::new(query?);
    let wanted = query.get("lang")?;
    Lang::ALL.into_iter().find(|lang| lang.code() == wanted)
}

/// The name nearest to the one given, if it is near enough to have been meant: one slip in three letters.
pub(crate) fn nearest<'n>(given: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let wanted = given.to_lowercase();
    let length = wanted.chars().count();
    let slips = |name: &'n str| {
        let slips = strsim::damerau_levenshtein(&wanted, name);
        (length <= 80 && slips * 3 <= length.max(name.len())).then_some((slips, name))
    };
    names.filter_map(slips).min().map(|(_, name)| name)
}
