//! The sorted list of all policies.

use super::{ParamKind, ParamSpec, ParamValue, Params};
use crate::rulebook::{Built, Choice};
use crate::topic::Topic;

/// Builds a policy for a topic from checked parameters.
pub type Build = fn(Topic, &Params) -> Built;

/// A policy as the registry knows it.
#[derive(Clone, Copy, Debug)]
pub struct PolicySpec {
    /// Its name in edition files.
    pub name: &'static str,
    /// The topics that it can answer.
    pub topics: &'static [Topic],
    /// What it says, in one English sentence.
    pub sentence: &'static str,
    /// Its parameters.
    pub params: &'static [ParamSpec],
    /// Builds it.
    pub build: Build,
}

impl PolicySpec {
    /// Builds it for one of its topics, and says what was chosen.
    pub fn choose(&self, topic: Topic, params: &Params) -> (Built, Choice) {
        let choice = Choice { policy: self.name.to_owned(), parameters: params.told() };
        ((self.build)(topic, params), choice)
    }

    /// The parameters behind a choice of this policy; `None` when it is a choice of another one, or names a parameter or
    /// a value that this policy does not take.
    pub fn params_of(&self, choice: &Choice) -> Option<Params> {
        if choice.policy != self.name {
            return None;
        }
        let mut params = Params::default();
        for told in &choice.parameters {
            let (name, value) = told.split_once('=')?;
            let spec = self.params.iter().find(|p| p.name == name)?;
            let value = match (spec.kind, value) {
                (ParamKind::Flag, "true") => ParamValue::Flag(true),
                (ParamKind::Flag, "false") => ParamValue::Flag(false),
                (ParamKind::Flag, _) => return None,
                (ParamKind::Word(_), word) => ParamValue::Word(word.to_owned()),
                (ParamKind::Number { .. }, number) => ParamValue::Number(number.parse().ok()?),
                (ParamKind::Words(_), words) => ParamValue::Words(words.split('+').map(str::to_owned).collect()),
            };
            params.set(spec, value).ok()?;
        }
        Some(params)
    }
}

/// All policies known to a program.
#[derive(Clone, Debug)]
pub struct Registry(Vec<&'static PolicySpec>);

/// Two policies of one topic bear the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicatePolicy {
    /// The topic.
    pub topic: Topic,
    /// The name.
    pub name: &'static str,
}

impl Registry {
    /// The policies that come with adoube.
    pub fn builtin() -> Registry {
        Registry(super::BUILTIN.to_vec())
    }

    /// These policies and more of one's own.
    ///
    /// # Errors
    /// The first name that is taken already for one of its topics.
    pub fn with(mut self, more: &[&'static PolicySpec]) -> Result<Registry, DuplicatePolicy> {
        for spec in more {
            for topic in spec.topics {
                if self.find(*topic, spec.name).is_some() {
                    return Err(DuplicatePolicy { topic: *topic, name: spec.name });
                }
            }
            self.0.push(spec);
        }
        self.0.sort_by_key(|s| (s.topics.first().copied(), s.name));
        Ok(self)
    }

    /// All policies, sorted by topic and name.
    pub fn all(&self) -> &[&'static PolicySpec] {
        &self.0
    }

    /// The policies that can answer the topic.
    pub fn of_topic(&self, topic: Topic) -> impl Iterator<Item = &'static PolicySpec> + '_ {
        self.0.iter().copied().filter(move |s| s.topics.contains(&topic))
    }

    /// The policy of that name for the topic.
    pub fn find(&self, topic: Topic, name: &str) -> Option<&'static PolicySpec> {
        self.of_topic(topic).find(|s| s.name == name)
    }
}
