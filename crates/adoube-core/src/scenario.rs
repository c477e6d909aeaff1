//! An incident file, checked: the incident and what is told and expected of it.

use crate::board::Color;
use crate::branch::Branch;
use crate::edition::{Edition, EditionKind, LocalText};
use crate::incident::competition::ClaimKind;
use crate::incident::{Event, Incident, Start};
use crate::ruling::{
    AppealState, ArbiterDuty, CompletedBy, EndedBy, Force, Game, GameResult, Identified, MenuWord, OfferState,
    RecordingDuty, Remedy, SanctionKind, Score, Status, Verdict,
};

/// An incident with its texts and expectations.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its id, kebab-case.
    pub id: String,
    /// The name of its file, as diagnostics show it; `-` for standard input, empty when it was made otherwise.
    pub file: String,
    /// The folder that it lies in, its theme; empty for input that has none.
    pub theme: String,
    /// Its title; both languages equal when the file gave one only.
    pub title: LocalText,
    /// What there is to see.
    pub about: Option<LocalText>,
    /// Where it comes from.
    pub source: Option<String>,
    /// Its tags.
    pub tags: Vec<String>,
    /// When it happened, `YYYY-MM-DD`.
    pub date: Option<String>,
    /// Standard, rapid or blitz.
    pub play: Play,
    /// The position before the first event.
    pub start: Start,
    /// What happened, as written.
    pub events: Vec<Event>,
    /// The same, folded into facts.
    pub incident: Incident,
    /// What it should be ruled, in the order of the file.
    pub expect: Vec<Expectation>,
}

/// How the game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Play {
    /// Standard chess.
    #[default]
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz.
    Blitz,
}

/// What is expected of some editions.
#[derive(Clone, Debug)]
pub struct Expectation {
    /// The key as written: an edition id, a range `a..b`, or `*`.
    pub key: String,
    /// The editions that it names.
    pub editions: Which,
    /// The line of the key in its file; 0 when unknown.
    pub line: usize,
    /// The fields that must hold.
    pub fields: Fields,
}

/// Which editions a key names; the first kinds beat the later ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// One edition.
    One(String),
    /// Editions of one authority, by date in force, both ends included.
    Range(Vec<String>),
    /// Every edition.
    All,
}

/// Fields of a ruling that must hold; absent ones are not compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    /// Whose turn the ruling is about.
    pub turn: Option<Color>,
    /// How far the move has got.
    pub status: Option<Status>,
    /// The move made, in UCI, or none.
    pub made: Option<Option<String>>,
    /// The moves permitted, in UCI; compared as a set.
    pub permitted: Option<Vec<String>>,
    /// The articles broken.
    pub breach: Option<Vec<String>>,
    /// What the board shows after a take-back.
    pub shown: Option<Option<String>>,
    /// Complaints, each by the fields named.
    pub claims: Option<Vec<ExpectedClaim>>,
    /// Sanctions, each by the fields named.
    pub sanctions: Option<Vec<ExpectedSanction>>,
    /// The result, or none.
    pub result: Option<Option<GameResult>>,
    /// How certain the ruling is.
    pub certainty: Option<Certainty>,
    /// What only competition cases have.
    pub competition: CompetitionFields,
}

/// Fields that only the ruling of a competition case has; absent ones are not compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CompetitionFields {
    /// The position to play from: the four first fields of a FEN, or none.
    pub position: Option<Option<String>>,
    /// The event before which the position is set up again, counted from 1, or none.
    pub restore: Option<Option<ExpectedRestore>>,
    /// What becomes of the game.
    pub game: Option<Game>,
    /// What ended it, or nothing.
    pub ended_by: Option<Option<EndedBy>>,
    /// White's and Black's score, or none.
    pub score: Option<Option<[Score; 2]>>,
    /// Seconds on White's and Black's clock, or none.
    pub clocks: Option<Option<[u32; 2]>>,
    /// Offences of White and Black, each when named.
    pub offences: Option<[Option<u32>; 2]>,
    /// What the draw offer is worth, or nothing.
    pub offer: Option<Option<OfferState>>,
    /// What is for the arbiter to do, or nothing.
    pub arbiter: Option<Option<ArbiterDuty>>,
    /// What completed the move, or nothing.
    pub completed_by: Option<Option<CompletedBy>>,
    /// Whether the appeal is heard, or nothing.
    pub appeal: Option<Option<AppealState>>,
    /// Which rules of play apply.
    pub appendix: Option<Branch>,
    /// Whether White and Black must write, or nothing.
    pub recording: Option<Option<[RecordingDuty; 2]>>,
    /// The steps that put things right.
    pub remedies: Option<Vec<Remedy>>,
}

/// An expected restoration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExpectedRestore {
    /// The event before which the position stood, counted from 1.
    pub to: Option<usize>,
    /// How sure that is.
    pub identified: Option<Identified>,
}

/// An expected sanction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExpectedSanction {
    /// Whom it hits.
    pub against: Option<Color>,
    /// What it is.
    pub kind: Option<SanctionKind>,
    /// How many seconds.
    pub seconds: Option<u32>,
    /// The words of the menu, in any order.
    pub menu: Option<Vec<MenuWord>>,
    /// How binding it is.
    pub force: Option<Force>,
}

/// An expected complaint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExpectedClaim {
    /// What about.
    pub kind: Option<ClaimKind>,
    /// Who complains.
    pub by: Option<Color>,
    /// What becomes of it.
    pub verdict: Option<Verdict>,
}

/// How certain a ruling is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Certainty {
    /// A numbered provision says so.
    Express,
    /// No provision covers it; the default is shown.
    Silent,
    /// The edition bears readings that lead to different rulings; that of the default reading is shown.
    Disputed,
}

impl Scenario {
    /// The fields expected of that edition: an id beats a range, a range beats `*`. Of an overlay that no key names,
    /// what is expected of the edition that it amends.
    pub fn expected_of(&self, edition: &Edition) -> Option<&Expectation> {
        let base = edition.amends.as_deref().filter(|_| edition.kind == EditionKind::Overlay);
        self.named(&edition.id).or_else(|| self.named(base?))
    }

    fn named(&self, edition: &str) -> Option<&Expectation> {
        let by_rank = |wanted: fn(&Which, &str) -> bool| self.expect.iter().find(|e| wanted(&e.editions, edition));
        by_rank(|w, id| matches!(w, Which::One(one) if one == id))
            .or_else(|| by_rank(|w, id| matches!(w, Which::Range(ids) if ids.iter().any(|i| i == id))))
            .or_else(|| by_rank(|w, _| *w == Which::All))
    }
}
