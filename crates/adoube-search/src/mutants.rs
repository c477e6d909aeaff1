//! Mutants: an edition with one answer swapped or moved by one step, and whether what is expected of it notices.

use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::policy::{ParamKind, ParamSpec, ParamValue, Params, Registry};
use adoube_core::rulebook::{Built, Choice, RuleBook};
use adoube_core::topic::Topic;

/// One topic of an edition answered otherwise.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The topic.
    pub topic: Topic,
    /// The article that answers it.
    pub article: Arc<str>,
    /// What the edition chose.
    pub from: Choice,
    /// What the mutant chooses.
    pub to: Choice,
    built: Built,
}

impl Mutant {
    /// The book with the mutant's answer, under the article of its own.
    pub fn book(&self, book: &RuleBook) -> RuleBook {
        book.clone().with(self.built.clone(), self.to.clone())
    }
}

/// Every mutant of the edition on Articles 3 to 5, by topic: every other policy of the registry with its defaults, then every parameter of
/// the chosen policy moved by one step. What answers as before by its very name and parameters is none.
pub fn mutants(edition: &Edition, registry: &Registry) -> Vec<Mutant> {
    let mut all: Vec<Mutant> = Vec::new();
    for topic in Topic::TOUCH {
        let from = edition.book.choice(*topic);
        let others = registry.of_topic(*topic).filter(|spec| spec.name != from.policy);
        let mut made: Vec<(Built, Choice)> = others.map(|spec| spec.choose(*topic, &Params::default())).collect();
        if let Some((spec, params)) =
            registry.find(*topic, &from.policy).and_then(|spec| Some((spec, spec.params_of(from)?)))
        {
            let moved = spec.params.iter().flat_map(|param| steps(&params, param));
            made.extend(moved.map(|params| spec.choose(*topic, &params)));
        }
        for (built, to) in made {
            if to != *from && all.iter().all(|known| known.topic != *topic || known.to != to) {
                let article = Arc::clone(edition.book.article(*topic));
                all.push(Mutant { topic: *topic, article, from: from.clone(), to, built });
            }
        }
    }
    all
}

/// The parameters with this one moved by a step: a flag turned over, each other word, a word more or less in a list, a
/// number up or down by one.
fn steps(params: &Params, spec: &ParamSpec) -> Vec<Params> {
    let values: Vec<ParamValue> = match spec.kind {
        ParamKind::Flag => vec![ParamValue::Flag(!params.flag(spec.name, spec.flag))],
        ParamKind::Word(words) => words.iter().map(|word| ParamValue::Word((*word).to_owned())).collect(),
        ParamKind::Words(words) => {
            let listed = |word: &str, but: &str| params.lists(spec.name, word) != (word == but);
            let list = |but: &str| words.iter().filter(|w| listed(w, but)).map(|w| (*w).to_owned()).collect();
            words.iter().map(|but| ParamValue::Words(list(but))).collect()
        }
        ParamKind::Number { least, most, usual } => {
            let number = params.number(spec.name, usual);
            let step = [number.checked_sub(1), number.checked_add(1)];
            let allowed = |number: &u32| (least..=most).contains(number);
            step.into_iter().flatten().filter(allowed).map(ParamValue::Number).collect()
        }
    };
    let with = |value: ParamValue| {
        let mut moved = params.clone();
        moved.set(spec, value).is_ok().then_some(moved)
    };
    values.into_iter().filter_map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: ParamSpec =
        ParamSpec { name: "except", kind: ParamKind::Words(&["a", "b", "c"]), flag: false, sentence: "" };
    const WORD: ParamSpec =
        ParamSpec { name: "pair", kind: ParamKind::Word(&["x", "y", "z"]), flag: false, sentence: "" };
    const FLAG: ParamSpec = ParamSpec { name: "needs", kind: ParamKind::Flag, flag: true, sentence: "" };

    const NUMBER: ParamSpec =
        ParamSpec { name: "until", kind: ParamKind::Number { least: 0, most: 5, usual: 3 }, flag: false, sentence: "" };

    fn told(params: &Params, spec: &ParamSpec) -> Vec<String> {
        steps(params, spec).iter().map(|p| p.told().join(" ")).collect()
    }

    #[test]
    fn steps_change_one_word_or_flag() {
        let mut params = Params::default();
        params.set(&WORDS, ParamValue::Words(vec!["b".to_owned()])).unwrap();
        assert_eq!(told(&params, &WORDS), ["except=a+b", "", "except=b+c"]);
        params.set(&WORD, ParamValue::Word("y".to_owned())).unwrap();
        assert_eq!(told(&params, &WORD), ["except=b", "except=b pair=y", "except=b pair=z"]);
        assert_eq!(told(&params, &FLAG), ["except=b needs=false pair=y"]);
        let mut params = Params::default();
        assert_eq!(told(&params, &NUMBER), ["until=2", "until=4"]);
        params.set(&NUMBER, ParamValue::Number(5)).unwrap();
        assert_eq!(told(&params, &NUMBER), ["until=4"]);
        assert_eq!(params.set(&NUMBER, ParamValue::Number(6)), Err(ParamValue::Number(6)));
    }
}
