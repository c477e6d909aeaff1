//! Which article of one edition became which of another.

mod groups;
mod pairing;
mod score;
mod side;

use adoube_core::edition::Edition;
use adoube_core::topic::Topic;

pub use groups::Group;
pub(crate) use groups::partners;
pub use side::{Article, Side};

use crate::tree::LawText;

/// What became of an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relation {
    /// It keeps its number.
    Same,
    /// It has another number.
    Renumbered,
    /// Several articles share its matter.
    Split,
    /// One article takes in the matter of several.
    Merged,
    /// Nothing goes before it.
    New,
    /// Nothing follows it.
    Gone,
}

impl Relation {
    /// All relations.
    pub const ALL: [Relation; 6] =
        [Relation::Same, Relation::Renumbered, Relation::Split, Relation::Merged, Relation::New, Relation::Gone];

    /// Its name, in message keys and for programs.
    pub fn name(self) -> &'static str {
        match self {
            Relation::Same => "same",
            Relation::Renumbered => "renumbered",
            Relation::Split => "split",
            Relation::Merged => "merged",
            Relation::New => "new",
            Relation::Gone => "gone",
        }
    }
}

/// Two articles that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// Index into the articles of the first edition.
    pub from: usize,
    /// Index into the articles of the second edition.
    pub to: usize,
    /// How sure that is, from 0 to 1.
    pub confidence: f64,
    /// What speaks for it.
    pub grounds: Grounds,
}

/// What speaks for a link.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grounds {
    /// Topics that both articles decide.
    pub topics: Vec<Topic>,
    /// How alike the gists are, from 0 to 1; 1: the same.
    pub gist: f64,
    /// How alike the words of the imported texts are, from 0 to 1; `None` where one is absent or the languages differ.
    pub words: Option<f64>,
    /// Whether the numbers are the same, or answer each other as 4.3(a) and 4.3.1 do.
    pub number: bool,
    /// Whether a correction says so.
    pub given: bool,
}

/// Links that a person has fixed. They win over whatever is proposed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Corrections {
    /// Articles of the first edition with all that they became; the indices are those of the sides.
    pub links: Vec<(usize, Vec<usize>)>,
    /// Articles of the second edition that nothing goes before.
    pub new: Vec<usize>,
    /// Articles of the first edition that nothing follows.
    pub gone: Vec<usize>,
}

/// The articles of two editions, and which belong together.
#[derive(Clone, Debug)]
pub struct Concordance {
    /// The first edition.
    pub from: Side,
    /// The second edition.
    pub to: Side,
    /// The links, by the articles of the first edition, then those of the second.
    pub links: Vec<Link>,
}

/// A line of a table: an article and what it belongs to on the other side.
#[derive(Clone, Debug)]
pub struct Row<'c> {
    /// The article.
    pub article: &'c Article,
    /// What became of it, or where it comes from.
    pub relation: Relation,
    /// The articles of the other side, with the links to them.
    pub others: Vec<(&'c Article, &'c Link)>,
}

impl Concordance {
    /// Brings two editions together by what their provisions decide and say, and by the words of their texts where these
    /// are given.
    pub fn new(from: Side, to: Side, corrections: &Corrections) -> Concordance {
        let links = pairing::links(&from, &to, corrections);
        Concordance { from, to, links }
    }

    /// Where each article of the first edition went.
    pub fn destination(&self) -> Vec<Row<'_>> {
        let rows = self.from.articles.iter().enumerate().filter(|(_, a)| a.is_shown).map(|(at, article)| {
            let links = self.links.iter().filter(move |l| l.from == at);
            let others: Vec<_> = links.filter_map(|l| Some((self.to.articles.get(l.to)?, l))).collect();
            Row { article, relation: self.relation(&others, true), others }
        });
        rows.collect()
    }

    /// Where each article of the second edition comes from.
    pub fn derivation(&self) -> Vec<Row<'_>> {
        let rows = self.to.articles.iter().enumerate().filter(|(_, a)| a.is_shown).map(|(at, article)| {
            let links = self.links.iter().filter(move |l| l.to == at);
            let others: Vec<_> = links.filter_map(|l| Some((self.from.articles.get(l.from)?, l))).collect();
            Row { article, relation: self.relation(&others, false), others }
        });
        rows.collect()
    }

    fn relation(&self, others: &[(&Article, &Link)], forward: bool) -> Relation {
        match others {
            [] if forward => Relation::Gone,
            [] => Relation::New,
            [(_, link)] => self.of_link(link),
            _ if forward => Relation::Split,
            _ => Relation::Merged,
        }
    }

    /// What a link is by itself, seen from both sides.
    pub fn of_link(&self, link: &Link) -> Relation {
        let out = self.links.iter().filter(|l| l.from == link.from).count();
        let into = self.links.iter().filter(|l| l.to == link.to).count();
        let articles = (self.from.articles.get(link.from), self.to.articles.get(link.to));
        match (out, into, articles) {
            (1, 1, (Some(a), Some(b))) if a.is_numbered_as(b) => Relation::Same,
            (1, 1, _) => Relation::Renumbered,
            (1, _, _) => Relation::Merged,
            _ => Relation::Split,
        }
    }

    /// Shows only what touches the article and those below it, in the numbering of either edition. Tells whether either
    /// edition has it.
    pub fn narrow(&mut self, article: &str) -> bool {
        let touched = |side: &Side| -> Vec<bool> { side.articles.iter().map(|a| a.is_at_or_below(article)).collect() };
        let (left, right) = (touched(&self.from), touched(&self.to));
        let is = |list: &[bool], at: usize| list.get(at) == Some(&true);
        let links = &self.links;
        let by_link = |at: usize, forward: bool| {
            let touches =
                |l: &&Link| if forward { l.from == at && is(&right, l.to) } else { l.to == at && is(&left, l.from) };
            links.iter().any(|l| touches(&l))
        };
        for (at, article) in self.from.articles.iter_mut().enumerate() {
            article.is_shown = is(&left, at) || by_link(at, true);
        }
        for (at, article) in self.to.articles.iter_mut().enumerate() {
            article.is_shown = is(&right, at) || by_link(at, false);
        }
        left.iter().chain(&right).any(|t| *t)
    }
}

/// Reads the corrections that name articles; the names are checked by whoever read them.
pub fn corrections<'n>(
    from: &Side,
    to: &Side,
    links: impl IntoIterator<Item = (&'n str, Vec<&'n str>)>,
    new: &[&str],
    gone: &[&str],
) -> Corrections {
    let at = |side: &Side, article: &&str| side.position(article);
    let many = |side: &Side, list: &[&str]| list.iter().filter_map(|a| at(side, a)).collect::<Vec<_>>();
    Corrections {
        links: links.into_iter().filter_map(|(a, b)| Some((at(from, &a)?, many(to, &b)))).collect(),
        new: many(to, new),
        gone: many(from, gone),
    }
}

/// The side of an edition, with its text if one was imported.
pub fn side(edition: &Edition, text: Option<&LawText>) -> Side {
    Side::new(edition, text)
}
