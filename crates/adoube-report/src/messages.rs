//! Texts in English and Russian, from message files.
//!
//! One file an area and language in `locales/`. A key that one language lacks fails the tests.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::langid;

/// A language that people can read adoube in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Ru];

    /// The language that a locale such as `ru_RU.UTF-8` asks for; English unless it is Russian.
    pub fn of_locale(locale: &str) -> Lang {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("ru") { Lang::Ru } else { Lang::En }
    }

    /// Its two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
        }
    }

    /// The text in this language.
    pub fn pick(self, text: &adoube_core::edition::LocalText) -> &str {
        match self {
            Lang::En => &text.en,
            Lang::Ru => &text.ru,
        }
    }
}

/// Areas of messages, one file each.
macro_rules! areas {
    ($( $name:literal, )*) => {
        const AREAS: &[(&str, [&str; 2])] = &[$(
            ($name, [
                include_str!(concat!("../locales/en/", $name, ".ftl")),
                include_str!(concat!("../locales/ru/", $name, ".ftl")),
            ]),
        )*];
    };
}

areas! {
    "amend", "blame", "ci", "cli", "conditions", "court", "coverage", "diagnostics", "law", "office", "page", "policies", "quiz",
    "search", "serve", "story", "table", "web",
}

/// A value put into a message.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// A text.
    Text(&'a str),
    /// A number; chooses plural forms.
    Number(usize),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(number)
    }
}

/// The messages of one language.
pub struct Messages {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Messages {
    /// Reads the messages of the language.
    pub fn new(lang: Lang) -> Messages {
        let id = match lang {
            Lang::En => langid!("en"),
            Lang::Ru => langid!("ru"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for (_, files) in AREAS {
            // What the parser could not read is missing then, and the test on keys tells.
            let resource = FluentResource::try_new(files[lang as usize].to_owned()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        Messages { lang, bundle }
    }

    /// Their language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of a message without values. A key that does not exist gives the key itself.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text of a message with its values.
    pub fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.find(key, args).unwrap_or_else(|| key.to_owned())
    }

    /// What is wrong with an input, in words: the message of a diagnostic, and the nearest right name.
    pub fn diagnosis(&self, id: &str, args: &[(&str, String)], nearest: Option<&str>) -> String {
        let values: Vec<(&str, Arg<'_>)> = args.iter().map(|(name, value)| (*name, Arg::from(value))).collect();
        let text = self.with(id, &values);
        match nearest {
            Some(name) => format!("{text}; {}", self.with("diag-did-you-mean", &[("name", name.into())])),
            None => text,
        }
    }

    /// The advice that goes with a diagnostic, if there is some.
    pub fn advice(&self, id: &str, args: &[(&str, String)]) -> Option<String> {
        let values: Vec<(&str, Arg<'_>)> = args.iter().map(|(name, value)| (*name, Arg::from(value))).collect();
        self.find(&format!("{id}-help"), &values)
    }

    /// Every message whose key begins so, in the order of the keys; values stand as `{$name}`.
    pub fn beginning(&self, prefix: &str) -> Vec<(String, String)> {
        let mut keys: Vec<&str> = Vec::new();
        for (_, files) in AREAS {
            let lines = files[self.lang as usize].lines();
            keys.extend(
                lines.filter(|l| l.starts_with(prefix)).filter_map(|l| l.split_once('=')).map(|(k, _)| k.trim()),
            );
        }
        keys.sort_unstable();
        let text = |key: &str| {
            let pattern = self.bundle.get_message(key)?.value()?;
            Some((key.to_owned(), self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned()))
        };
        keys.into_iter().filter_map(text).collect()
    }

    /// The text of a message, if it exists.
    pub fn find(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut values = FluentArgs::new();
        for (name, value) in args {
            values.set(
                *name,
                match value {
                    Arg::Text(text) => FluentValue::from(*text),
                    Arg::Number(number) => FluentValue::from(*number),
                },
            );
        }
        let mut faults = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&values), &mut faults).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn keys(text: &str) -> BTreeSet<String> {
        let starts_key = |l: &&str| l.starts_with(|c: char| c.is_ascii_lowercase() || c == '-');
        text.lines().filter(starts_key).filter_map(|l| l.split_once('=')).map(|(k, _)| k.trim().to_owned()).collect()
    }

    #[test]
    fn both_languages_have_every_key_with_the_same_values() {
        for (area, [en, ru]) in AREAS {
            assert_eq!(keys(en), keys(ru), "keys of {area}.ftl differ");
            for (lang, text) in [("en", en), ("ru", ru)] {
                let parsed = FluentResource::try_new((*text).to_owned());
                assert!(parsed.is_ok(), "{lang}/{area}.ftl: {:?}", parsed.err().map(|(_, e)| e));
            }
        }
    }

    #[test]
    fn no_key_stands_in_two_areas() {
        let mut seen = BTreeSet::new();
        for (area, [en, _]) in AREAS {
            for key in keys(en) {
                assert!(seen.insert(key.clone()), "{key} stands in {area}.ftl and in another file");
            }
        }
    }
}
