//! The smallest changes of an edition that give wanted rulings.

use std::sync::Arc;

use adoube_core::adjudicate::adjudicate;
use adoube_core::edition::Edition;
use adoube_core::policy::{ParamKind, ParamSpec, ParamValue, Params, PolicySpec, Registry};
use adoube_core::rulebook::{Built, Choice, RuleBook};
use adoube_core::ruling::Ruling;
use adoube_core::scenario::Scenario;
use adoube_core::topic::Topic;

use crate::effect::NewChoice;
use crate::wanted::Wish;

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most topics that are changed together.
    pub topics: usize,
    /// As many combinations are tried, and no more.
    pub tries: u64,
}

/// Changes that give every wanted ruling.
#[derive(Clone, Debug)]
pub struct Amendment {
    /// The topics answered otherwise, with the article that answers each.
    pub choices: Vec<(NewChoice, Arc<str>)>,
    /// The edition's book with them.
    pub book: RuleBook,
    /// Incidents beside the wanted ones whose outcome changes too.
    pub side_effects: Vec<Arc<Scenario>>,
    /// Further changes of the same topics, by other policies or parameters, with the same side effects.
    pub variants: Vec<Vec<NewChoice>>,
    /// How many parameters are not at their defaults.
    parameters: usize,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Sought {
    /// The edition.
    pub edition: Arc<Edition>,
    /// What was wanted.
    pub wishes: Vec<Wish>,
    /// Wishes that the edition meets as it is, by index.
    pub met: Vec<usize>,
    /// The smallest changes first: the fewest topics, the fewest side effects, the fewest parameters. No one holds another.
    pub found: Vec<Amendment>,
    /// How many combinations were tried.
    pub tried: u64,
    /// Whether trying ended before everything within the limits was tried.
    pub is_cut: bool,
    /// The most topics that were changed together.
    pub topics: usize,
}

/// Another answer to a topic.
#[derive(Clone)]
struct Other {
    topic: Topic,
    built: Built,
    choice: Choice,
}

/// Looks for the smallest changes that give every wanted ruling: all single ones, then all pairs, and so on; each with what
/// else it changes among the scenarios. Every policy of the registry on Articles 3 to 5 is tried with every setting of its parameters.
pub fn seek(
    edition: &Arc<Edition>,
    wishes: Vec<Wish>,
    scenarios: &[Arc<Scenario>],
    registry: &Registry,
    limits: Limits,
) -> Sought {
    let base = &edition.book;
    let met: Vec<usize> =
        wishes.iter().enumerate().filter(|(_, wish)| wish.is_met_by(base)).map(|(index, _)| index).collect();
    let mut sought =
        Sought { edition: Arc::clone(edition), met, found: Vec::new(), tried: 0, is_cut: false, topics: 0, wishes };
    if sought.met.len() == sought.wishes.len() {
        return sought;
    }
    let others: Vec<Other> = Topic::TOUCH.iter().flat_map(|topic| others(*topic, base, registry)).collect();
    let mut found: Vec<(Vec<usize>, RuleBook)> = Vec::new();
    // Each round adds one topic to the sets of the round before, in order of the topics.
    let mut round: Vec<(Vec<usize>, RuleBook)> = vec![(Vec::new(), base.clone())];
    'rounds: for size in 1..=limits.topics {
        let mut next = Vec::new();
        for (chosen, book) in &round {
            let last = chosen.last().and_then(|last| others.get(*last)).map(|other| other.topic);
            for (at, other) in others.iter().enumerate().filter(|(_, o)| last.is_none_or(|last| o.topic > last)) {
                let mut set = chosen.clone();
                set.push(at);
                // Who holds a smaller set that is enough changes more than needed.
                if found.iter().any(|(smaller, _)| smaller.iter().all(|at| set.contains(at))) {
                    continue;
                }
                if sought.tried == limits.tries {
                    sought.is_cut = true;
                    break 'rounds;
                }
                sought.tried += 1;
                let changed = book.clone().with(other.built.clone(), other.choice.clone());
                if sought.wishes.iter().all(|wish| wish.is_met_by(&changed)) {
                    found.push((set, changed));
                } else if size < limits.topics {
                    next.push((set, changed));
                }
            }
        }
        sought.topics = size;
        round = next;
    }
    let before: Vec<Ruling> = scenarios.iter().map(|s| adjudicate(&s.incident, base)).collect();
    let amendment = |(set, book): (Vec<usize>, RuleBook)| {
        let wanted = |scenario: &Scenario| sought.wishes.iter().any(|wish| wish.scenario.id == scenario.id);
        let moved = scenarios.iter().zip(&before).filter(|(scenario, ruling)| {
            !wanted(scenario) && !adjudicate(&scenario.incident, &book).same_outcome(ruling)
        });
        let choice = |other: &Other| {
            let from = base.choice(other.topic).clone();
            let new = NewChoice { topic: other.topic, from, to: other.choice.clone() };
            (new, Arc::clone(base.article(other.topic)))
        };
        let chosen: Vec<&Other> = set.iter().filter_map(|at| others.get(*at)).collect();
        Amendment {
            side_effects: moved.map(|(scenario, _)| Arc::clone(scenario)).collect(),
            parameters: chosen.iter().map(|other| other.choice.parameters.len()).sum(),
            choices: chosen.into_iter().map(choice).collect(),
            variants: Vec::new(),
            book,
        }
    };
    let mut all: Vec<Amendment> = found.into_iter().map(amendment).collect();
    all.sort_by_cached_key(|a| {
        let names: Vec<String> = a.choices.iter().map(|(c, _)| format!("{} {}", c.topic, c.to)).collect();
        (a.choices.len(), a.side_effects.len(), a.parameters, names)
    });
    for amendment in all {
        match sought.found.iter_mut().find(|known| known.is_like(&amendment)) {
            Some(known) => known.variants.push(amendment.choices.into_iter().map(|(choice, _)| choice).collect()),
            None => sought.found.push(amendment),
        }
    }
    sought
}

impl Amendment {
    /// Whether both change the same topics with the same side effects.
    fn is_like(&self, other: &Amendment) -> bool {
        let topics = |a: &Amendment| a.choices.iter().map(|(choice, _)| choice.topic).collect::<Vec<_>>();
        let ids = |a: &Amendment| a.side_effects.iter().map(|s| s.id.clone()).collect::<Vec<_>>();
        topics(self) == topics(other) && ids(self) == ids(other)
    }
}

/// Every answer to the topic but that of the book: each policy with each setting of its parameters.
fn others(topic: Topic, book: &RuleBook, registry: &Registry) -> Vec<Other> {
    let of_policy = |spec: &'static PolicySpec| {
        let settings = spec.params.iter().fold(vec![Params::default()], |settings, param| {
            let with = |params: &Params| {
                values(param)
                    .into_iter()
                    .filter_map(|value| {
                        let mut params = params.clone();
                        params.set(param, value).ok().map(|()| params)
                    })
                    .collect::<Vec<_>>()
            };
            settings.iter().flat_map(with).collect()
        });
        settings.into_iter().map(move |params| {
            let (built, choice) = spec.choose(topic, &params);
            Other { topic, built, choice }
        })
    };
    registry.of_topic(topic).flat_map(of_policy).filter(|other| other.choice != *book.choice(topic)).collect()
}

/// The bounds of a number and its default: whatever lies between differs from them by degree alone.
fn numbers(param: &ParamSpec) -> Vec<ParamValue> {
    let ParamKind::Number { least, most, usual } = param.kind else { return Vec::new() };
    let mut all = vec![least, usual, most];
    all.dedup();
    all.into_iter().map(ParamValue::Number).collect()
}

/// Every value of a parameter; of lists every subset, of numbers a few.
fn values(param: &ParamSpec) -> Vec<ParamValue> {
    match param.kind {
        ParamKind::Flag => [false, true].map(ParamValue::Flag).to_vec(),
        ParamKind::Word(words) => words.iter().map(|word| ParamValue::Word((*word).to_owned())).collect(),
        ParamKind::Words(words) => {
            let subset = |bits: u32| {
                let chosen = words.iter().enumerate().filter(|(at, _)| bits & 1 << at != 0);
                ParamValue::Words(chosen.map(|(_, word)| (*word).to_owned()).collect())
            };
            (0..1_u32 << words.len().min(8)).map(subset).collect()
        }
        ParamKind::Number { .. } => numbers(param),
    }
}
