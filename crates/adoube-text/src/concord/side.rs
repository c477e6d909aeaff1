//! The articles of one edition: what its provisions and its text say.

use std::collections::BTreeMap;

use adoube_core::edition::{Edition, LocalText, ProvisionRole};
use adoube_core::topic::Topic;

use crate::number::Key;
use crate::tree::LawText;
use crate::words::stems;

/// An article of an edition.
#[derive(Clone, Debug)]
pub struct Article {
    /// Its number in the edition's own style.
    pub number: String,
    /// What the number means; `None` when it is in no known style.
    pub key: Option<Key>,
    /// What it says, in our own words; `None` for one that only the text has.
    pub gist: Option<LocalText>,
    /// Its words in the imported text.
    pub text: Option<String>,
    /// Whether tables show it.
    pub is_shown: bool,
    /// What it decides.
    pub topics: Vec<Topic>,
    pub(super) stems: [BTreeMap<String, usize>; 2],
    pub(super) words: BTreeMap<String, usize>,
}

impl Article {
    /// Whether the numbers mean the same.
    pub(crate) fn is_numbered_as(&self, other: &Article) -> bool {
        self.number == other.number || (self.key.is_some() && self.key == other.key)
    }

    /// Whether this is the article of that number, in any style, or stands below it.
    pub(super) fn is_at_or_below(&self, number: &str) -> bool {
        let wanted = Key::of_any(number);
        let below = self.key.as_ref().zip(wanted.as_ref()).is_some_and(|(key, wanted)| key.is_within(wanted));
        below || self.number == number
    }
}

/// One side of a concordance: an edition.
#[derive(Clone, Debug)]
pub struct Side {
    /// The edition's id.
    pub edition: String,
    /// The edition's title.
    pub title: LocalText,
    /// The language of its text.
    pub language: String,
    /// Whether a text was given.
    pub has_text: bool,
    /// Its articles, in order.
    pub articles: Vec<Article>,
}

impl Side {
    pub(super) fn new(edition: &Edition, text: Option<&LawText>) -> Side {
        let mut articles: Vec<Article> = Vec::new();
        for provision in &edition.provisions {
            let topics = match &provision.role {
                ProvisionRole::Decides(topics) => topics.iter().map(|(topic, _)| *topic).collect(),
                ProvisionRole::Outside(_) => Vec::new(),
            };
            let gist = &provision.gist;
            articles.push(Article {
                number: provision.article.clone(),
                key: Key::of(&provision.article),
                gist: Some(gist.clone()),
                text: None,
                is_shown: true,
                topics,
                stems: [stems(&gist.en), stems(&gist.ru)],
                words: BTreeMap::new(),
            });
        }
        let mut known: BTreeMap<Key, usize> = BTreeMap::new();
        for (at, article) in articles.iter().enumerate() {
            if let Some(key) = &article.key {
                known.entry(key.clone()).or_insert(at);
            }
        }
        let mut texts = text.map(LawText::texts).unwrap_or_default();
        for clause in text.iter().flat_map(|t| &t.clauses) {
            let Some(words) = texts.remove(&clause.key) else { continue };
            match known.get(&clause.key).and_then(|at| articles.get_mut(*at)) {
                Some(article) => {
                    article.words = stems(&words);
                    article.text = Some(words);
                }
                None => articles.push(Article {
                    number: clause.article.clone(),
                    key: Some(clause.key.clone()),
                    gist: None,
                    is_shown: true,
                    words: stems(&words),
                    text: Some(words),
                    topics: Vec::new(),
                    stems: [BTreeMap::new(), BTreeMap::new()],
                }),
            }
        }
        let articles = ordered(articles);
        Side {
            edition: edition.id.clone(),
            title: edition.title.clone(),
            language: edition.language.clone(),
            has_text: text.is_some(),
            articles,
        }
    }

    /// Where the article of that number stands, in whatever style it is written.
    pub fn position(&self, number: &str) -> Option<usize> {
        let key = Key::of(number);
        let exact = self.articles.iter().position(|a| a.number == number);
        exact.or_else(|| self.articles.iter().position(|a| key.is_some() && a.key == key))
    }
}

/// The articles by their numbers; one in no known style stays behind the article that it follows.
fn ordered(articles: Vec<Article>) -> Vec<Article> {
    let mut last = None;
    let mut keyed: Vec<(Option<Key>, Article)> = Vec::new();
    for article in articles {
        if article.key.is_some() {
            last.clone_from(&article.key);
        }
        keyed.push((last.clone(), article));
    }
    keyed.sort_by(|a, b| a.0.cmp(&b.0));
    keyed.into_iter().map(|(_, article)| article).collect()
}
