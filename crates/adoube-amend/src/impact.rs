//! A draft against what its author intends.

use std::sync::Arc;

use adoube_compare::{Mismatch, Panel, Told, cause, check};
use adoube_core::edition::Edition;
use adoube_core::ruling::Ruling;
use adoube_core::scenario::{Certainty, Scenario};
use adoube_core::topic::{Topic, TopicSet};
use adoube_search::{Class, Unsearchable};

use crate::effect::{Bounds, Context, NewChoice, Searched, divergences, new_choices};

/// What became of an incident that changes, or was meant to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// Ruled otherwise, and nobody said so.
    Unintended,
    /// Not ruled as intended.
    Missed,
    /// Ruled otherwise, as intended.
    Intended,
    /// Ruled as intended already before.
    Already,
}

impl Fate {
    /// All fates.
    pub const ALL: [Fate; 4] = [Fate::Unintended, Fate::Missed, Fate::Intended, Fate::Already];

    /// Its name, in message keys and for programs.
    pub fn name(self) -> &'static str {
        match self {
            Fate::Unintended => "unintended",
            Fate::Missed => "missed",
            Fate::Intended => "intended",
            Fate::Already => "already",
        }
    }
}

/// An incident that changes, or was meant to.
#[derive(Clone, Debug)]
pub struct Moved {
    /// The incident.
    pub scenario: Arc<Scenario>,
    /// What became of it.
    pub fate: Fate,
    /// The ruling of the amended edition, and that of the draft.
    pub rulings: [Ruling; 2],
    /// The same in words and articles.
    pub told: [Told; 2],
    /// The intended fields that do not hold.
    pub wrong: Vec<Mismatch>,
    /// What makes the difference.
    pub topics: Vec<Topic>,
}

/// A class of incidents of the domain that the draft rules otherwise.
#[derive(Clone, Debug)]
pub struct Reached {
    /// The class.
    pub class: Class,
    /// Whether every topic that it rests on is one that an intended change rests on.
    pub is_intended: bool,
}

/// What a draft changes.
#[derive(Clone, Debug)]
pub struct Impact {
    /// The amended edition.
    pub base: Arc<Edition>,
    /// The draft.
    pub draft: Arc<Edition>,
    /// The topics that it answers otherwise.
    pub choices: Vec<NewChoice>,
    /// The incidents that change or were meant to, unintended ones first.
    pub moved: Vec<Moved>,
    /// How many incidents were ruled.
    pub incidents: usize,
    /// Incidents whose outcome stays, but not how certain it is.
    pub certainty: Vec<Arc<Scenario>>,
    /// Intentions whose incident was not among those ruled.
    pub unknown: Vec<String>,
    /// The classes of the domain, unintended ones first.
    pub reached: Vec<Reached>,
    /// How much was searched.
    pub searched: Searched,
}

impl Impact {
    /// How many incidents have that fate.
    pub fn count(&self, fate: Fate) -> usize {
        self.moved.iter().filter(|moved| moved.fate == fate).count()
    }

    /// Whether everything comes as intended: nothing missed, nothing beside it.
    pub fn is_as_intended(&self) -> bool {
        let bad = |moved: &Moved| matches!(moved.fate, Fate::Unintended | Fate::Missed);
        !self.moved.iter().any(bad) && self.reached.iter().all(|r| r.is_intended) && self.unknown.is_empty()
    }
}

/// Rules the scenarios and searches the domain under the draft and under the edition that it amends.
///
/// # Errors
/// See [`Unsearchable`].
pub fn impact(base: &Arc<Edition>, draft: &Arc<Edition>, bounds: &Bounds) -> Result<Impact, Unsearchable> {
    let scenarios = &bounds.scenarios;
    let panel = Panel::new(vec![Arc::clone(base), Arc::clone(draft)]);
    let (mut moved, mut certainty) = (Vec::new(), Vec::new());
    for scenario in scenarios {
        let row = panel.rule(&scenario.incident);
        let rulings = [0, 1].map(|edition| row.ruling(edition).clone());
        let certain = |edition: usize| row.editions.get(edition).map_or(Certainty::Express, |e| e.certainty);
        let told = |ruling: &Ruling, edition: usize, of: &Edition| {
            Told::new(&scenario.incident, ruling, &of.book, certain(edition))
        };
        let told = [told(&rulings[0], 0, base), told(&rulings[1], 1, draft)];
        let changed = !rulings[0].same_outcome(&rulings[1]);
        let intention = draft.intends.iter().find(|intention| intention.scenario == scenario.id);
        let wrong = intention.map(|i| check(&i.fields, &told[1])).unwrap_or_default();
        let was_so = intention.is_some_and(|i| check(&i.fields, &told[0]).is_empty());
        let fate = match (intention.is_some(), wrong.is_empty(), changed) {
            (true, false, _) => Fate::Missed,
            (true, true, _) if was_so && !changed => Fate::Already,
            (true, true, _) => Fate::Intended,
            (false, _, true) => Fate::Unintended,
            (false, _, false) => {
                if told[0].certainty != told[1].certainty {
                    certainty.push(Arc::clone(scenario));
                }
                continue;
            }
        };
        let topics = cause(&scenario.incident, &base.book, &draft.book).topics().to_vec();
        moved.push(Moved { scenario: Arc::clone(scenario), fate, rulings, told, wrong, topics });
    }
    moved.sort_by_key(|moved| moved.fate);
    let unknown = draft.intends.iter().filter(|i| scenarios.iter().all(|s| s.id != i.scenario));
    let pair = [base.book.clone(), draft.book.clone()];
    let ((classes, _), searched) = divergences(&[pair], Context::Alone, bounds)?.pop().unwrap_or_default();
    let intended: Vec<Topic> =
        moved.iter().filter(|m| m.fate == Fate::Intended).flat_map(|m| m.topics.iter().copied()).collect();
    let intended = TopicSet::of(&intended);
    let reached =
        |class: Class| Reached { is_intended: class.topics.iter().all(|topic| intended.contains(*topic)), class };
    let mut reached: Vec<Reached> = classes.into_iter().map(reached).collect();
    reached.sort_by_key(|reached| reached.is_intended);
    Ok(Impact {
        base: Arc::clone(base),
        draft: Arc::clone(draft),
        choices: new_choices(&base.book, &draft.book, TopicSet::of(Topic::ALL)),
        unknown: unknown.map(|i| i.scenario.clone()).collect(),
        moved,
        incidents: scenarios.len(),
        certainty,
        reached,
        searched,
    })
}
