//! What some answers of one edition change in another one.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use adoube_core::bench::Bench;
use adoube_core::branch::Branch;
use adoube_core::edition::LocalText;
use adoube_core::incident::Start;
use adoube_core::rulebook::{Choice, RuleBook};
use adoube_core::scenario::{Play, Scenario};
use adoube_core::topic::{Topic, TopicSet};
use adoube_search::{Class, Domain, Parting, Progress, Run, Search, Tally, Unsearchable, Witness, classes};

/// Where differences are looked for, and with how many threads.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Incidents that are there already: they reach further than a domain can.
    pub scenarios: Vec<Arc<Scenario>>,
    /// Incidents that the search makes.
    pub domain: Domain,
    /// Threads; the result does not depend on them.
    pub jobs: usize,
}

/// How much was searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Searched {
    /// Incidents that were there already.
    pub incidents: usize,
    /// Positions.
    pub positions: usize,
    /// The most events of a sequence.
    pub depth: usize,
    /// Sequences of events, all positions together.
    pub sequences: u64,
}

/// A topic answered otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChoice {
    /// The topic.
    pub topic: Topic,
    /// What was chosen.
    pub from: Choice,
    /// What is chosen now.
    pub to: Choice,
}

/// Beside which other answers a change shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// In the first edition, all else as it was.
    Alone,
    /// Only in the second edition, beside its other changes.
    Beside,
}

/// Incidents that are ruled otherwise.
#[derive(Clone, Debug)]
pub struct Found {
    /// Beside which other answers.
    pub context: Context,
    /// The book before the change, and that after it; each cites the articles of its own side.
    pub books: [RuleBook; 2],
    /// The classes of the domain, the one with the smallest witness first.
    pub classes: Vec<Class>,
    /// The incidents there already, those with the fewest events first.
    pub incidents: Vec<Arc<Scenario>>,
}

/// What a change of answers does to rulings.
#[derive(Clone, Debug)]
pub enum Effect {
    /// The same policies with the same parameters: no ruling can change.
    SameAnswers,
    /// No incident of the domain is ruled otherwise.
    None(Searched),
    /// Some are.
    Some(Box<Found>, Searched),
}

impl Found {
    /// The plainest incident that is ruled otherwise: the smallest witness, else the incident with the fewest events.
    pub fn plainest(&self) -> Option<Arc<Scenario>> {
        let witness = self.classes.first().and_then(|class| scenario(&class.witness, &class.witness.ground));
        witness.or_else(|| self.incidents.first().cloned())
    }
}

impl Effect {
    /// Whether rulings change.
    pub fn is_some(&self) -> bool {
        matches!(self, Effect::Some(..))
    }

    /// What is ruled otherwise.
    pub fn found(&self) -> Option<&Found> {
        match self {
            Effect::Some(found, _) => Some(found),
            _ => None,
        }
    }

    /// How much was searched, when there was anything to search for.
    pub fn searched(&self) -> Option<Searched> {
        match self {
            Effect::SameAnswers => None,
            Effect::None(searched) | Effect::Some(_, searched) => Some(*searched),
        }
    }
}

/// The topics among these that the two books answer by another policy or other parameters.
pub(crate) fn new_choices(before: &RuleBook, after: &RuleBook, topics: TopicSet) -> Vec<NewChoice> {
    // Of a topic of the competition rules the first branch is told in which they differ.
    let differs = |topic: Topic, branch: &Branch| before.choice_in(topic, *branch) != after.choice_in(topic, *branch);
    let new = |topic: Topic| {
        let branch = Branch::ALL.into_iter().find(|branch| differs(topic, branch))?;
        let (from, to) = (before.choice_in(topic, branch).clone(), after.choice_in(topic, branch).clone());
        Some(NewChoice { topic, from, to })
    };
    topics.iter().filter_map(new).collect()
}

/// What follows when the first book takes over the answers of the second to some topics, and nothing else; for each of
/// these parts by itself. Where that shows nothing, the part is put beside all other answers of the second book.
///
/// # Errors
/// See [`Unsearchable`].
pub fn effects(
    before: &RuleBook,
    after: &RuleBook,
    parts: &[TopicSet],
    bounds: &Bounds,
) -> Result<Vec<Effect>, Unsearchable> {
    let new = |part: &TopicSet| new_choices(before, after, *part).iter().map(|new| new.topic).collect::<Vec<_>>();
    let new: Vec<Vec<Topic>> = parts.iter().map(new).collect();
    let with = |book: &RuleBook, other: &RuleBook, topics: &[Topic]| {
        topics.iter().fold(book.clone(), |book, topic| book.with_topic_of(other, *topic))
    };
    let mut effects = vec![Effect::SameAnswers; parts.len()];
    let all = new_choices(before, after, TopicSet::of(Topic::ALL)).len();
    for context in [Context::Alone, Context::Beside] {
        let open: Vec<usize> = (0..parts.len())
            .filter(|part| match context {
                Context::Alone => new.get(*part).is_some_and(|topics| !topics.is_empty()),
                // A part that is all there is has no other changes beside it.
                Context::Beside => {
                    matches!(effects.get(*part), Some(Effect::None(_))) && new.get(*part).is_some_and(|t| t.len() < all)
                }
            })
            .collect();
        if open.is_empty() {
            continue;
        }
        let pair = |part: &usize| {
            let topics = new.get(*part).map(Vec::as_slice).unwrap_or_default();
            match context {
                // Whoever reads the later ruling has the later text in hand, also where a clause is the earlier one's.
                Context::Alone => [before.clone(), with(before, after, topics).cited_as(after)],
                Context::Beside => [with(after, before, topics).cited_as(before), after.clone()],
            }
        };
        let pairs: Vec<[RuleBook; 2]> = open.iter().map(pair).collect();
        let found = divergences(&pairs, context, bounds)?;
        for ((part, books), ((classes, incidents), searched)) in open.into_iter().zip(pairs).zip(found) {
            let Some(effect) = effects.get_mut(part) else { continue };
            *effect = if classes.is_empty() && incidents.is_empty() {
                Effect::None(searched)
            } else {
                Effect::Some(Box::new(Found { context, books, classes, incidents }), searched)
            };
        }
    }
    Ok(effects)
}

/// The classes of the domain and the incidents on which two books part.
pub(crate) type Apart = (Vec<Class>, Vec<Arc<Scenario>>);

/// What parts each of these pairs, in one search: the pairs have their first book in common (`Alone`) or their second.
/// Pairs that answer everything alike that the domain can ask are not searched: for these only the incidents that are
/// there speak.
///
/// # Errors
/// See [`Unsearchable`].
pub(crate) fn divergences(
    pairs: &[[RuleBook; 2]],
    context: Context,
    bounds: &Bounds,
) -> Result<Vec<(Apart, Searched)>, Unsearchable> {
    let (common, other) = if context == Context::Alone { (0, 1) } else { (1, 0) };
    let asked: Vec<bool> = pairs.iter().map(|[before, after]| bounds.domain.may_part(before, after)).collect();
    let searching = || pairs.iter().zip(&asked).filter(|(_, asked)| **asked).map(|(pair, _)| pair);
    let books: Vec<RuleBook> =
        searching().take(1).map(|pair| &pair[common]).chain(searching().map(|pair| &pair[other])).cloned().collect();
    let progress = if books.is_empty() {
        Progress::default()
    } else {
        let stop = AtomicBool::new(false);
        let run = Run { jobs: bounds.jobs, shard: (1, 1), stop: &stop, tell: &|_, _, _| () };
        Search::new(bounds.domain.clone(), &books)?.run(Progress::default(), run)
    };
    let incidents = incidents_apart(pairs, [common, other], &bounds.scenarios);
    let here = Searched { incidents: bounds.scenarios.len(), ..Searched::default() };
    let everywhere = Searched {
        positions: bounds.domain.grounds.len(),
        depth: bounds.domain.depth,
        sequences: progress.tally.sequences,
        ..here
    };
    let mut apart = Vec::with_capacity(pairs.len());
    let mut book = 0;
    for ((pair, asked), incidents) in pairs.iter().zip(&asked).zip(incidents) {
        if !asked {
            apart.push(((Vec::new(), incidents), here));
            continue;
        }
        book += 1;
        let part = Progress { done: progress.done.clone(), tally: of_pair(&progress.tally, book) };
        // The letters of a position do not hang on the books, so places of one search are places of the other.
        let found = if part.tally.partings.is_empty() {
            Vec::new()
        } else {
            classes(&Search::new(bounds.domain.clone(), pair)?, &part)
        };
        apart.push(((found, incidents), everywhere));
    }
    Ok(apart)
}

/// For each pair the incidents on which it parts, those with the fewest events first. What the pairs have in common, and
/// all that rule alike, are heard once.
fn incidents_apart(
    pairs: &[[RuleBook; 2]],
    [common, other]: [usize; 2],
    scenarios: &[Arc<Scenario>],
) -> Vec<Vec<Arc<Scenario>>> {
    let firsts = pairs.iter().take(1).map(|pair| &pair[common]);
    let books: Vec<RuleBook> = firsts.chain(pairs.iter().map(|pair| &pair[other])).cloned().collect();
    let benches = Bench::seat(&books);
    let mut sorted = scenarios.to_vec();
    sorted.sort_by_cached_key(|s| (s.events.len(), s.id.clone()));
    let mut apart = vec![Vec::new(); pairs.len()];
    for scenario in sorted {
        let heard = Bench::hear_all(&benches, &scenario.incident);
        let of = |book: usize| heard.iter().find(|heard| heard.holds(book)).map(|heard| &heard.ruling);
        for (pair, apart) in apart.iter_mut().enumerate() {
            if of(0).zip(of(pair + 1)).is_some_and(|(mine, theirs)| !mine.same_outcome(theirs)) {
                apart.push(Arc::clone(&scenario));
            }
        }
    }
    apart
}

/// The ways in which the first book and that one part, as a search by these two alone would count them.
fn of_pair(tally: &Tally, book: usize) -> Tally {
    let mut pair = Tally { sequences: tally.sequences, nodes: tally.nodes, ..Tally::default() };
    for (parting, count) in &tally.partings {
        let together = parting.groups.iter().any(|group| group & 1 != 0 && group & (1 << book) != 0);
        if together {
            continue;
        }
        pair.divergent += count.sequences;
        let of_two = Parting { groups: [1, 2].into_iter().collect(), topics: parting.topics };
        match pair.partings.get_mut(&of_two) {
            Some(known) => {
                known.sequences += count.sequences;
                known.first = known.first.clone().min(count.first.clone());
            }
            None => drop(pair.partings.insert(of_two, count.clone())),
        }
    }
    pair
}

/// A witness as an incident to be told; `None` never happens for a witness that a search gave.
pub fn scenario(witness: &Witness, id: &str) -> Option<Arc<Scenario>> {
    Some(Arc::new(Scenario {
        id: id.to_owned(),
        file: String::new(),
        theme: String::new(),
        title: LocalText { en: id.to_owned(), ru: id.to_owned() },
        about: None,
        source: None,
        tags: Vec::new(),
        date: None,
        play: Play::default(),
        start: Start::new(witness.position.clone()),
        events: witness.events.clone(),
        incident: witness.incident()?,
        expect: Vec::new(),
    }))
}
