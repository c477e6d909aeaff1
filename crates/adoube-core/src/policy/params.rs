//! Parameters of policies.

/// What a parameter may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamKind {
    /// `true` or `false`.
    Flag,
    /// One of these words; the first is the default.
    Word(&'static [&'static str]),
    /// A list of these words; the default is the empty list.
    Words(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The smallest that makes sense.
        least: u32,
        /// The greatest that makes sense.
        most: u32,
        /// The default.
        usual: u32,
    },
}

/// A parameter that a policy takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParamSpec {
    /// Its name in edition files.
    pub name: &'static str,
    /// What it may be.
    pub kind: ParamKind,
    /// Default of a [`ParamKind::Flag`]; the other kinds carry theirs.
    pub flag: bool,
    /// What it changes, in one English sentence.
    pub sentence: &'static str,
}

/// A value given for a parameter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ParamValue {
    /// For [`ParamKind::Flag`].
    Flag(bool),
    /// For [`ParamKind::Word`].
    Word(String),
    /// For [`ParamKind::Words`], sorted.
    Words(Vec<String>),
    /// For [`ParamKind::Number`].
    Number(u32),
}

/// The parameters given for one choice, checked against the specs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Params(Vec<(&'static str, ParamValue)>);

impl Params {
    /// Adds a value if it fits the spec; values equal to the default are left out, so that equal choices compare equal.
    ///
    /// # Errors
    /// The value when it does not fit.
    pub fn set(&mut self, spec: &ParamSpec, value: ParamValue) -> Result<(), ParamValue> {
        let value = match (spec.kind, value) {
            (ParamKind::Flag, ParamValue::Flag(flag)) => (flag != spec.flag).then_some(ParamValue::Flag(flag)),
            (ParamKind::Word(words), ParamValue::Word(word)) if words.contains(&word.as_str()) => {
                (words.first() != Some(&word.as_str())).then_some(ParamValue::Word(word))
            }
            (ParamKind::Words(words), ParamValue::Words(mut list)) => {
                if let Some(bad) = list.iter().find(|w| !words.contains(&w.as_str())) {
                    return Err(ParamValue::Word(bad.clone()));
                }
                list.sort_unstable();
                list.dedup();
                (!list.is_empty()).then_some(ParamValue::Words(list))
            }
            (ParamKind::Number { least, most, usual }, ParamValue::Number(number))
                if (least..=most).contains(&number) =>
            {
                (number != usual).then_some(ParamValue::Number(number))
            }
            (_, other) => return Err(other),
        };
        self.0.retain(|(name, _)| *name != spec.name);
        self.0.extend(value.map(|v| (spec.name, v)));
        self.0.sort();
        Ok(())
    }

    /// The value of a flag, given its default.
    pub fn flag(&self, name: &str, default: bool) -> bool {
        match self.get(name) {
            Some(ParamValue::Flag(flag)) => *flag,
            _ => default,
        }
    }

    /// Whether the word was chosen; an absent parameter has its default word.
    pub fn is(&self, name: &str, word: &str) -> bool {
        matches!(self.get(name), Some(ParamValue::Word(given)) if given == word)
    }

    /// The value of a number, given its default.
    pub fn number(&self, name: &str, usual: u32) -> u32 {
        match self.get(name) {
            Some(ParamValue::Number(number)) => *number,
            _ => usual,
        }
    }

    /// Whether the list holds the word.
    pub fn lists(&self, name: &str, word: &str) -> bool {
        matches!(self.get(name), Some(ParamValue::Words(list)) if list.iter().any(|w| w == word))
    }

    /// The values that differ from the default, as `name=value`, sorted.
    pub fn told(&self) -> Vec<String> {
        let told = |(name, value): &(&str, ParamValue)| match value {
            ParamValue::Flag(flag) => format!("{name}={flag}"),
            ParamValue::Word(word) => format!("{name}={word}"),
            ParamValue::Words(list) => format!("{name}={}", list.join("+")),
            ParamValue::Number(number) => format!("{name}={number}"),
        };
        self.0.iter().map(told).collect()
    }

    fn get(&self, name: &str) -> Option<&ParamValue> {
        self.0.iter().find(|(n, _)| *n == name).map(|(_, v)| v)
    }
}
