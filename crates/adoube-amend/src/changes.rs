//! What the words changed against what the rulings changed, article by article.

use std::sync::Arc;

use adoube_core::edition::{Edition, LocalText, ProvisionRole};
use adoube_core::topic::{Topic, TopicSet};
use adoube_search::Unsearchable;
use adoube_text::{Article, Body, Concordance, Group, Passage, Relation, redline};

use crate::effect::{Bounds, Effect, NewChoice, effects, new_choices};

/// What changed in some articles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// The words, and with them rulings.
    WordsAndRulings,
    /// The words, and no ruling that was searched.
    WordsOnly,
    /// Rulings, under the same words: a practice or an interpretation changed.
    RulingsOnly,
    /// Neither.
    Neither,
}

impl Verdict {
    /// All verdicts.
    pub const ALL: [Verdict; 4] =
        [Verdict::WordsAndRulings, Verdict::WordsOnly, Verdict::RulingsOnly, Verdict::Neither];

    /// Its name, in message keys and for programs.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::WordsAndRulings => "words-and-rulings",
            Verdict::WordsOnly => "words-only",
            Verdict::RulingsOnly => "rulings-only",
            Verdict::Neither => "neither",
        }
    }
}

/// What was compared to say whether the words changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// The words of two imported texts in one language.
    Words,
    /// What the edition files say of the articles in their own words.
    Gists,
}

/// An article that the model does not rule on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outside {
    /// Whether it belongs to the first edition.
    pub first: bool,
    /// Its number.
    pub article: String,
    /// Why; `None`: the edition file does not list it.
    pub why: Option<LocalText>,
}

/// Articles that go together, before and after.
#[derive(Clone, Debug)]
pub struct Change {
    /// Articles of the first edition.
    pub from: Vec<Article>,
    /// Articles of the second edition.
    pub to: Vec<Article>,
    /// What became of them.
    pub relation: Relation,
    /// Whether the words changed.
    pub words: bool,
    /// What that was judged by.
    pub said: Said,
    /// The passages of the imported texts, compared.
    pub passages: Vec<Passage>,
    /// The topics that they decide, in either edition.
    pub topics: Vec<Topic>,
    /// Those that are answered otherwise.
    pub choices: Vec<NewChoice>,
    /// Readings that only the first edition bears there, and those that only the second one does.
    pub readings: [Vec<String>; 2],
    /// What that does to rulings.
    pub effect: Effect,
    /// The articles among them that the model does not rule on.
    pub outside: Vec<Outside>,
}

impl Change {
    /// What changed.
    pub fn verdict(&self) -> Verdict {
        match (self.words, self.effect.is_some()) {
            (true, true) => Verdict::WordsAndRulings,
            (true, false) => Verdict::WordsOnly,
            (false, true) => Verdict::RulingsOnly,
            (false, false) => Verdict::Neither,
        }
    }

    /// Whether none of the articles decides anything, so that nothing can be said of rulings.
    pub fn is_outside(&self) -> bool {
        self.topics.is_empty()
    }

    /// Whether there is anything to tell: a change, another number, or other readings.
    pub fn is_change(&self) -> bool {
        self.verdict() != Verdict::Neither || self.readings.iter().any(|ids| !ids.is_empty())
    }
}

/// Two editions, article by article.
#[derive(Clone, Debug)]
pub struct Changes {
    /// The first edition.
    pub from: Arc<Edition>,
    /// The second edition.
    pub to: Arc<Edition>,
    /// The articles, in order of the second edition.
    pub rows: Vec<Change>,
}

impl Changes {
    /// How many rows have that verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.rows.iter().filter(|row| row.verdict() == verdict).count()
    }
}

/// Puts words against rulings, for every family of articles that the concordance shows. The effect of each is its own:
/// the first edition takes over its answers, and nothing else.
///
/// # Errors
/// See [`Unsearchable`].
pub fn changes(
    from: &Arc<Edition>,
    to: &Arc<Edition>,
    concordance: &Concordance,
    bounds: &Bounds,
) -> Result<Changes, Unsearchable> {
    let passages = redline(concordance).passages;
    let families = concordance.families();
    let of = |list: &[usize], articles: &[Article]| -> Vec<Article> {
        list.iter().filter_map(|at| articles.get(*at)).cloned().collect()
    };
    let sides =
        |family: &Group| [of(&family.from, &concordance.from.articles), of(&family.to, &concordance.to.articles)];
    let sides: Vec<[Vec<Article>; 2]> = families.iter().map(sides).collect();
    let topics = |sides: &[Vec<Article>; 2]| {
        let all: Vec<Topic> = sides.iter().flatten().flat_map(|article| article.topics.iter().copied()).collect();
        TopicSet::of(&all)
    };
    let topics: Vec<TopicSet> = sides.iter().map(topics).collect();
    let effects = effects(&from.book, &to.book, &topics, bounds)?;
    let rows = sides.into_iter().zip(topics).zip(effects);
    let rows = rows.map(|((sides, topics), effect)| change([from, to], sides, topics, &passages, effect)).collect();
    Ok(Changes { from: Arc::clone(from), to: Arc::clone(to), rows })
}

fn change(
    [one, two]: [&Arc<Edition>; 2],
    [from, to]: [Vec<Article>; 2],
    topics: TopicSet,
    passages: &[Passage],
    effect: Effect,
) -> Change {
    let named = |numbers: &[String], articles: &[Article]| articles.iter().any(|a| numbers.contains(&a.number));
    let passages: Vec<Passage> = passages
        .iter()
        .filter(|p| p.body != Body::MovedAway && (named(&p.from, &from) || named(&p.to, &to)))
        .cloned()
        .collect();
    let compared = !passages.is_empty() && passages.iter().all(|p| matches!(p.body, Body::Compared(_)));
    let (words, said) = if compared {
        (!passages.iter().all(Passage::is_unchanged), Said::Words)
    } else {
        (gists(&from) != gists(&to), Said::Gists)
    };
    let mut outside = outsiders(one, &from, true);
    outside.extend(outsiders(two, &to, false));
    Change {
        relation: Relation::between(&from, &to),
        words,
        said,
        passages,
        topics: topics.iter().collect(),
        choices: new_choices(&one.book, &two.book, topics),
        readings: readings(one, two, &from, &to),
        effect,
        outside,
        from,
        to,
    }
}

fn gists(articles: &[Article]) -> Vec<Option<(&str, &str)>> {
    let mut gists: Vec<_> =
        articles.iter().map(|a| a.gist.as_ref().map(|gist| (gist.en.as_str(), gist.ru.as_str()))).collect();
    gists.sort_unstable();
    gists
}

fn outsiders(edition: &Edition, articles: &[Article], first: bool) -> Vec<Outside> {
    let outsider = |article: &Article| {
        let provision = edition.provisions.iter().find(|p| p.article == article.number);
        let why = match provision.map(|p| &p.role) {
            Some(ProvisionRole::Decides(_)) => return None,
            Some(ProvisionRole::Outside(why)) => Some(why.clone()),
            None => None,
        };
        Some(Outside { first, article: article.number.clone(), why })
    };
    articles.iter().filter_map(outsider).collect()
}

fn readings(one: &Edition, two: &Edition, from: &[Article], to: &[Article]) -> [Vec<String>; 2] {
    let borne = |edition: &Edition, articles: &[Article]| -> Vec<String> {
        let mut ids: Vec<String> = articles
            .iter()
            .filter_map(|article| edition.provisions.iter().find(|p| p.article == article.number))
            .flat_map(|provision| provision.readings.iter().map(|(id, _)| id.clone()))
            .collect();
        ids.sort();
        ids.dedup();
        ids
    };
    let (before, after) = (borne(one, from), borne(two, to));
    let only = |ids: &[String], others: &[String]| ids.iter().filter(|id| !others.contains(id)).cloned().collect();
    [only(&before, &after), only(&after, &before)]
}
