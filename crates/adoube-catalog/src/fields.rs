//! Values of a tree as what they should be; what they are not becomes a fault.

use std::ops::RangeInclusive;

use adoube_core::edition::LocalText;

use crate::Span;
use crate::date::is_day;
use crate::faults::{Fault, Faults};
use crate::nearest::nearest;
use crate::node::{Key, Node, Value};

/// The fields of a map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields<'n, 't> {
    entries: &'n [(Key<'t>, Node<'t>)],
    span: &'n Span,
}

impl<'n, 't> Fields<'n, 't> {
    /// The value of a field; one that is empty or `null` counts as absent.
    pub(crate) fn get(&self, name: &str) -> Option<&'n Node<'t>> {
        self.raw(name).filter(|node| !matches!(node.value, Value::Null))
    }

    /// The value of a field in which `null` has a meaning.
    pub(crate) fn raw(&self, name: &str) -> Option<&'n Node<'t>> {
        self.entries.iter().find(|(key, _)| key.text == name).map(|(_, node)| node)
    }

    /// The key of a field.
    pub(crate) fn key(&self, name: &str) -> Option<&'n Key<'t>> {
        self.entries.iter().find(|(key, _)| key.text == name).map(|(key, _)| key)
    }

    /// The value of a field that must be there.
    pub(crate) fn required(&self, name: &'static str, faults: &mut Faults) -> Option<&'n Node<'t>> {
        let found = self.get(name);
        if found.is_none() {
            faults.push(Fault::error("diag-missing-field").arg("field", name).at(self.span));
        }
        found
    }

    /// All entries.
    pub(crate) fn entries(&self) -> &'n [(Key<'t>, Node<'t>)] {
        self.entries
    }

    /// Where the map begins.
    pub(crate) fn span(&self) -> &'n Span {
        self.span
    }
}

impl Faults {
    /// The value has the wrong type; `expected` is a word that the messages know.
    pub(crate) fn wrong_type(&mut self, node: &Node<'_>, field: &str, expected: &'static str) {
        let fault = Fault::error("diag-wrong-type").arg("field", field).arg("expected", expected);
        self.push(fault.arg("found", node.value.kind()).at(&node.span));
    }

    /// A map with any fields.
    pub(crate) fn map<'n, 't>(&mut self, node: &'n Node<'t>, field: &str) -> Option<Fields<'n, 't>> {
        match &node.value {
            Value::Map(entries) => Some(Fields { entries, span: &node.span }),
            _ => {
                self.wrong_type(node, field, "map");
                None
            }
        }
    }

    /// A map with no other fields than these.
    pub(crate) fn fields<'n, 't>(
        &mut self,
        node: &'n Node<'t>,
        field: &str,
        allowed: &[&str],
    ) -> Option<Fields<'n, 't>> {
        let fields = self.map(node, field)?;
        for (key, _) in fields.entries {
            if !allowed.contains(&&*key.text) && !key.text.is_empty() {
                let fault = Fault::error("diag-unknown-field").at(&key.span);
                if self.is_full() {
                    self.push(fault);
                    continue;
                }
                let fault = fault.arg("field", &key.text).arg("in", field);
                self.push(fault.allowed(allowed).nearest(nearest(&key.text, allowed)));
            }
        }
        Some(fields)
    }

    /// A list.
    pub(crate) fn list<'n, 't>(&mut self, node: &'n Node<'t>, field: &str) -> Option<&'n [Node<'t>]> {
        match &node.value {
            Value::List(list) => Some(list),
            _ => {
                self.wrong_type(node, field, "list");
                None
            }
        }
    }

    /// A text that is not blank.
    pub(crate) fn text<'n>(&mut self, node: &'n Node<'_>, field: &str) -> Option<&'n str> {
        match &node.value {
            Value::Str(text) if text.trim().is_empty() => {
                self.push(Fault::error("diag-empty").arg("field", field).at(&node.span));
                None
            }
            Value::Str(text) => Some(text),
            _ => {
                self.wrong_type(node, field, "text");
                None
            }
        }
    }

    /// A list of texts.
    pub(crate) fn texts(&mut self, node: &Node<'_>, field: &str) -> Vec<String> {
        let list = self.list(node, field).unwrap_or_default();
        list.iter().filter_map(|item| self.text(item, field)).map(str::to_owned).collect()
    }

    /// `true` or `false`.
    pub(crate) fn flag(&mut self, node: &Node<'_>, field: &str) -> Option<bool> {
        match &node.value {
            Value::Bool(flag) => Some(*flag),
            Value::Str(text) if matches!(&**text, "true" | "false") => {
                self.quoted_flag(node, field, text);
                None
            }
            _ => {
                self.wrong_type(node, field, "flag");
                None
            }
        }
    }

    /// A whole number within these bounds.
    pub(crate) fn whole_number(&mut self, node: &Node<'_>, field: &str, bounds: RangeInclusive<u32>) -> Option<u32> {
        let Value::Number(written) = &node.value else {
            self.wrong_type(node, field, "number");
            return None;
        };
        let number = written.parse().ok().filter(|number| bounds.contains(number));
        if number.is_none() {
            let fault = Fault::error("diag-number-bounds").arg("field", field).arg("number", written);
            let fault = fault.arg("least", &bounds.start().to_string()).arg("most", &bounds.end().to_string());
            self.push(fault.at(&node.span));
        }
        number
    }

    /// `true` or `false` stands in quotation marks.
    pub(crate) fn quoted_flag(&mut self, node: &Node<'_>, field: &str, word: &str) {
        self.push(Fault::error("diag-flag-quoted").arg("field", field).arg("word", word).at(&node.span));
    }

    /// One of these words.
    pub(crate) fn word<T: Copy>(&mut self, node: &Node<'_>, field: &str, words: &[(&'static str, T)]) -> Option<T> {
        let found = node.as_str().and_then(|text| words.iter().find(|(word, _)| *word == text));
        if found.is_none() {
            self.unknown_word(node, field, words.iter().map(|(word, _)| *word));
        }
        found.map(|(_, value)| *value)
    }

    /// The value is none of the words.
    pub(crate) fn unknown_word<'a>(
        &mut self,
        node: &Node<'_>,
        field: &str,
        words: impl Iterator<Item = &'a str> + Clone,
    ) {
        let near = node.as_str().filter(|_| !self.is_full()).and_then(|given| nearest(given, words.clone()));
        self.unknown_word_near(node, field, words, near);
    }

    /// The value is none of the words, and this one was meant.
    pub(crate) fn unknown_word_near<'a>(
        &mut self,
        node: &Node<'_>,
        field: &str,
        words: impl Iterator<Item = &'a str>,
        near: Option<String>,
    ) {
        let given = match &node.value {
            Value::Str(text) | Value::Number(text) => text,
            Value::Bool(true) => "true",
            Value::Bool(false) => "false",
            _ => return self.wrong_type(node, field, "text"),
        };
        let fault = Fault::error("diag-unknown-word").arg("field", field).arg("word", given);
        self.push(fault.allowed(words).nearest(near).at(&node.span));
    }

    /// A text in one language or both; a language that is missing is taken from the other.
    pub(crate) fn local_text(&mut self, node: &Node<'_>, field: &str) -> Option<LocalText> {
        if !matches!(node.value, Value::Map(_)) {
            return self.text(node, field).map(|t| LocalText { en: t.to_owned(), ru: t.to_owned() });
        }
        let fields = self.fields(node, field, LANGUAGES)?;
        let mut language = |name| fields.get(name).and_then(|n| self.text(n, field));
        let (en, ru) = (language("en"), language("ru"));
        let Some(either) = en.or(ru) else {
            if fields.get("en").is_none() && fields.get("ru").is_none() {
                self.push(Fault::error("diag-no-language").arg("field", field).at(&node.span));
            }
            return None;
        };
        Some(LocalText { en: en.unwrap_or(either).to_owned(), ru: ru.unwrap_or(either).to_owned() })
    }

    /// A day, `YYYY-MM-DD`.
    pub(crate) fn day(&mut self, node: &Node<'_>, field: &str) -> Option<String> {
        let text = self.text(node, field)?;
        if !is_day(text) {
            self.push(Fault::error("diag-bad-date").arg("date", text).at(&node.span));
            return None;
        }
        Some(text.to_owned())
    }

    /// The number of an article, which is a text: as a number `9.10` would be `9.1`.
    pub(crate) fn article(&mut self, node: &Node<'_>, field: &str) -> Option<String> {
        if let Value::Number(written) = &node.value {
            let id = "diag-number-as-article";
            self.push(Fault::error(id).arg("article", written).arg("field", field).at(&node.span));
            return None;
        }
        self.text(node, field).map(|text| text.trim().to_owned())
    }

    /// An id in kebab-case.
    pub(crate) fn id<'n>(&mut self, node: &'n Node<'_>, field: &str) -> Option<&'n str> {
        let text = self.text(node, field)?;
        self.kebab(text, &node.span).then_some(text)
    }

    /// Whether the text is in kebab-case; tells when it is not.
    pub(crate) fn kebab(&mut self, text: &str, span: &Span) -> bool {
        let letters =
            |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        let good = text.len() <= 120 && text.split('-').all(letters);
        if !good {
            let parts = text.to_lowercase();
            let parts = parts.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
            let near = parts.collect::<Vec<_>>().join("-");
            let near = (text.is_ascii() && !near.is_empty() && near.len() <= 120).then_some(near);
            self.push(Fault::error("diag-bad-id").arg("id", text).nearest(near).at(span));
        }
        good
    }
}

/// Fields of a text in both languages.
pub(crate) const LANGUAGES: &[&str] = &["en", "ru"];
