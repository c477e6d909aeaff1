//! A law text as a tree of articles, and where each byte of its source went.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::number::Key;
use crate::signs::Noise;

/// A numbered clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Its whole number: that of the edition where the edition has the article, else as the text writes it.
    pub article: String,
    /// What the number means.
    pub key: Key,
    /// The clause that it stands under, if the text has it.
    pub parent: Option<usize>,
    /// Line on which it begins, from 1.
    pub line: usize,
    /// Its words in one line, without its number and without the clauses under it.
    pub text: String,
    /// Whether the text cuts the number short and its neighbours restored it.
    pub restored: bool,
    /// Whether the number was there before.
    pub repeated: bool,
    /// Whether the sentence is cut off: nothing closes it, and no clause under it goes on.
    pub cut_off: bool,
}

/// A heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// Line on which it stands, from 1.
    pub line: usize,
    /// Its words.
    pub text: String,
    /// The article that it names, such as 4.
    pub article: Option<u16>,
}

/// What a piece of the source is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Part of the clause with this index.
    Clause(usize),
    /// The heading with this index.
    Heading(usize),
    /// No part of the law.
    Noise(Noise),
    /// Not understood.
    Unclear,
}

/// Some bytes of one line of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The bytes.
    pub bytes: Range<usize>,
    /// Their line, from 1.
    pub line: usize,
    /// What they are.
    pub place: Place,
}

/// A law text, read. Its pieces joined are its source: nothing is dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawText {
    /// The text as it was given.
    pub source: String,
    /// Every byte of it, in order.
    pub pieces: Vec<Piece>,
    /// The clauses, in order of the text.
    pub clauses: Vec<Clause>,
    /// The headings, in order of the text.
    pub headings: Vec<Heading>,
}

impl LawText {
    /// The bytes of a piece.
    pub fn words(&self, piece: &Piece) -> &str {
        self.source.get(piece.bytes.clone()).unwrap_or_default()
    }

    /// The first clause of that number.
    pub fn clause(&self, key: &Key) -> Option<&Clause> {
        self.clauses.iter().find(|c| c.key == *key)
    }

    /// Pieces that are no part of the law, blank lines and markup aside.
    pub fn noise(&self) -> impl Iterator<Item = (&Piece, Noise)> {
        self.pieces.iter().filter_map(|p| match p.place {
            Place::Noise(Noise::Blank | Noise::Markup) => None,
            Place::Noise(noise) => Some((p, noise)),
            _ => None,
        })
    }

    /// Pieces that were not understood.
    pub fn unclear(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(|p| p.place == Place::Unclear)
    }

    /// Numbers that clauses stand under while the text lacks them, such as 4.4 in a text that has only 4.4.1.
    pub fn absent(&self) -> Vec<Key> {
        let known: BTreeSet<&Key> = self.clauses.iter().map(|c| &c.key).collect();
        let mut told = BTreeSet::new();
        let parents = self.clauses.iter().filter_map(|c| c.key.parent()).filter(|p| p.parts().len() > 1);
        parents.filter(|p| !known.contains(p) && told.insert(p.clone())).collect()
    }

    /// The words under each number, joined where it stands more than once.
    pub(crate) fn texts(&self) -> BTreeMap<&Key, String> {
        let mut texts: BTreeMap<&Key, String> = BTreeMap::new();
        for clause in &self.clauses {
            let text = texts.entry(&clause.key).or_default();
            if !text.is_empty() && !clause.text.is_empty() {
                text.push(' ');
            }
            text.push_str(&clause.text);
        }
        texts
    }

    /// How deep a clause stands in the tree, from 0.
    pub fn depth(&self, clause: &Clause) -> usize {
        let above = std::iter::successors(Some(clause), |c| c.parent.and_then(|p| self.clauses.get(p)));
        above.take(self.clauses.len()).count().saturating_sub(1)
    }
}
