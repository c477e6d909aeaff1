//! One dated text of the Laws, resolved: every provision with what it decides, and a rule book for it and each reading.

use crate::branch::Branches;
use crate::facet::Facet;
use crate::rulebook::{Choice, RuleBook};
use crate::scenario::Fields;
use crate::topic::Topic;

/// A text in both languages of adoube.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LocalText {
    /// English.
    pub en: String,
    /// Russian.
    pub ru: String,
}

/// What kind of text an edition is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditionKind {
    /// The authentic text.
    Original,
    /// A translation.
    Translation,
    /// An order of a ministry.
    Order,
    /// A draft amendment that is not in force.
    Draft,
    /// Notes or a stop-gap laid over an edition while that is in force. Shown only when asked for.
    Overlay,
}

/// One dated text of the Laws, inheritance resolved.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Its id, such as `fide-2017`.
    pub id: String,
    /// Its title.
    pub title: LocalText,
    /// Who issued it: `FIDE`, `RU`, ...
    pub authority: String,
    /// Language of the text, such as `en`.
    pub language: String,
    /// What kind of text it is.
    pub kind: EditionKind,
    /// The edition that it renders.
    pub translates: Option<String>,
    /// The edition that it amends.
    pub amends: Option<String>,
    /// First day in force, `YYYY-MM-DD`.
    pub from: String,
    /// Last day in force; `None`: still in force.
    pub until: Option<String>,
    /// Where its text was seen.
    pub source: LocalText,
    /// Every provision, in order of articles.
    pub provisions: Vec<Provision>,
    /// What it answers by default.
    pub book: RuleBook,
    /// Other defensible readings, each switched on by itself.
    pub readings: Vec<Reading>,
    /// What a draft is meant to change, in the order of its file.
    pub intends: Vec<Intention>,
}

/// An incident that a draft is meant to rule so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intention {
    /// The id of the incident.
    pub scenario: String,
    /// The line of the id in the draft's file.
    pub line: usize,
    /// The fields of the ruling that are meant.
    pub fields: Fields,
}

impl Edition {
    /// Whether it was in force on that day (`YYYY-MM-DD`), as a text of its own: drafts and overlays never are.
    pub fn in_force_on(&self, day: &str) -> bool {
        self.stands_alone() && self.from.as_str() <= day && self.until.as_deref().is_none_or(|u| day <= u)
    }

    /// Whether it is a text of its own, neither a draft nor an overlay.
    pub fn stands_alone(&self) -> bool {
        !matches!(self.kind, EditionKind::Draft | EditionKind::Overlay)
    }

    /// The original that a translation takes the clause of this number from, because its own text of it was not seen.
    pub fn borrows(&self, article: &str) -> Option<&str> {
        let taken = |p: &Provision| p.article == article && p.inherited_from.is_some();
        self.translates.as_deref().filter(|_| self.provisions.iter().any(taken))
    }

    /// Whether it is shown where editions are not chosen by name.
    pub fn is_shown_by_default(&self) -> bool {
        self.kind != EditionKind::Overlay
    }
}

/// A defensible reading of some provisions.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Its id, unique within the edition.
    pub id: String,
    /// Who holds it.
    pub source: LocalText,
    /// What the edition answers when read so.
    pub book: RuleBook,
}

/// How sure it is what a provision says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// The text itself was read.
    Seen,
    /// A copy at hand was read.
    Copy,
    /// It follows from other texts.
    Inferred,
    /// Known, not read again.
    Memory,
}

/// One numbered clause of an edition.
#[derive(Clone, Debug)]
pub struct Provision {
    /// Its number in the edition's own style.
    pub article: String,
    /// What it says, in our own words.
    pub gist: LocalText,
    /// For which branches of the competition rules it speaks: [`Branches::ALL`] unless it says so itself.
    pub when: Branches,
    /// What it decides, or why the model does not rule on it.
    pub role: ProvisionRole,
    /// The sides of a question for which this is the article to cite, whatever decides.
    pub cited_for: Vec<Facet>,
    /// How sure that is.
    pub grade: Grade,
    /// Where it was seen.
    pub evidence: LocalText,
    /// The edition that it is inherited from, when this one does not list it.
    pub inherited_from: Option<String>,
    /// Why a draft changes it.
    pub reason: Option<LocalText>,
    /// The readings that it bears: the id of each, and who holds it of this provision.
    pub readings: Vec<(String, LocalText)>,
}

/// What a provision does in the model.
#[derive(Clone, Debug, PartialEq)]
pub enum ProvisionRole {
    /// Answers these topics.
    Decides(Vec<(Topic, Choice)>),
    /// Outside the model, with the reason.
    Outside(LocalText),
}
