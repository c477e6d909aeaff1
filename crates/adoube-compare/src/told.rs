//! A ruling in UCI and article numbers, as other programs read it.

use std::sync::Arc;

use adoube_core::adjudicate::explain;
use adoube_core::board::{Color, Scene};
use adoube_core::branch::Branch;
use adoube_core::facet::Facets;
use adoube_core::incident::Incident;
use adoube_core::incident::competition::ClaimKind;
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::{CompetitionRuling, GameResult, Ruling, Shown, Status, Verdict};
use adoube_core::scenario::Certainty;
use adoube_core::topic::Topic;
use adoube_core::trace::{Answer, CourtAnswer};

/// A ruling of one edition, moves in UCI, topics as articles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Whose turn the ruling is about.
    pub turn: Color,
    /// How far the move has got.
    pub status: Status,
    /// The move made.
    pub made: Option<String>,
    /// The moves permitted, sorted.
    pub permitted: Vec<String>,
    /// The articles broken.
    pub breach: Vec<Arc<str>>,
    /// What the board shows when the made move was taken back: `Some(None)` when no legal move stands there.
    pub shown: Option<Option<String>>,
    /// Complaints.
    pub claims: Vec<ToldClaim>,
    /// The rest of a competition case.
    pub competition: Option<Box<ToldCompetition>>,
    /// The result.
    pub result: Option<GameResult>,
    /// How certain the ruling is.
    pub certainty: Certainty,
    /// The articles that decided, with their topics, in order of evaluation.
    pub cites: Vec<(Arc<str>, Topic)>,
    /// The article that the ruling rests on, see [`ground`].
    pub ground: Option<Arc<str>>,
}

/// What only competition cases have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldCompetition {
    /// The ruling itself.
    pub ruling: CompetitionRuling,
    /// The four first fields of the FEN to play from, when it is put back.
    pub position: Option<String>,
}

/// A complaint and its verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldClaim {
    /// What about.
    pub kind: ClaimKind,
    /// Who complains.
    pub by: Color,
    /// What becomes of it.
    pub verdict: Verdict,
    /// Whether it came when the game was over, and lapsed for that alone.
    pub after_end: bool,
}

impl Told {
    /// Tells a ruling with the articles of the book that it was made by.
    pub fn new(incident: &Incident, ruling: &Ruling, book: &RuleBook, certainty: Certainty) -> Told {
        let scene = incident.scene_of(ruling);
        let branch = ruling.competition.as_ref().map_or(Branch::Standard, |court| court.branch);
        let facets = ruling.competition.as_ref().map_or(Facets::NONE, |court| court.facets);
        let mut breach: Vec<Arc<str>> = Vec::new();
        for topic in ruling.breach.iter() {
            let article = cited(book, topic, (branch, facets));
            if !breach.contains(&article) {
                breach.push(article);
            }
        }
        Told {
            turn: scene.turn(),
            status: ruling.status,
            made: ruling.made.map(|id| scene.uci(id)),
            permitted: scene.uci_list(ruling.permitted),
            breach,
            shown: ruling.shown.map(|shown| match shown {
                Shown::Move(id) => Some(scene.uci(id)),
                Shown::None => None,
            }),
            claims: claims(incident, ruling, book),
            competition: ruling.competition.as_ref().map(|court| Box::new(ToldCompetition::new(court, scene))),
            result: ruling.result,
            certainty,
            cites: ruling.cites.iter().map(|topic| (cited(book, topic, (branch, facets)), topic)).collect(),
            ground: ground(ruling).map(|topic| cited(book, topic, (branch, facets))),
        }
    }
}

impl ToldCompetition {
    /// Tells it; `scene` is the position that the ruling is about.
    pub fn new(ruling: &CompetitionRuling, scene: &Scene) -> ToldCompetition {
        let position = ruling.is_put_back.then(|| scene.position().fen_start());
        ToldCompetition { ruling: ruling.clone(), position }
    }
}

/// The topic that a ruling rests on, the same one in every view: where the right to complain was lost, that of complaints,
/// unless the game is over.
pub fn ground(ruling: &Ruling) -> Option<Topic> {
    let lapsed = ruling.claims.iter().any(|c| c.kind == ClaimKind::TouchMove && c.verdict == Verdict::Lapsed);
    if lapsed && ruling.result.is_none() { Some(Topic::Complaint) } else { ruling.ground }
}

/// The complaints. Whether one came after the end of the game only the story tells.
fn claims(incident: &Incident, ruling: &Ruling, book: &RuleBook) -> Vec<ToldClaim> {
    let mut told: Vec<ToldClaim> = ruling
        .claims
        .iter()
        .map(|c| ToldClaim { kind: c.kind, by: c.by, verdict: c.verdict, after_end: false })
        .collect();
    if ruling.result.is_some() && told.iter().any(|c| c.verdict == Verdict::Lapsed) {
        let (_, notes) = explain(incident, book);
        let ended = notes.iter().find(|n| {
            matches!(n.answer, Answer::Ends { .. } | Answer::Result { .. } | Answer::Court(CourtAnswer::Ended { .. }))
        });
        let heard = notes.iter().filter(|n| matches!(n.answer, Answer::Complaint { .. }));
        let touch = told.iter_mut().filter(|claim| claim.kind == ClaimKind::TouchMove);
        for (claim, note) in touch.zip(heard) {
            let over = ended.is_some_and(|end| end.moment < note.moment);
            claim.after_end = over && claim.verdict == Verdict::Lapsed;
        }
    }
    told
}

/// The article behind a topic. King and rook touched at once, where that is ruled like own units, rests on the clause
/// on own units.
fn cited(book: &RuleBook, topic: Topic, (branch, facets): (Branch, Facets)) -> Arc<str> {
    let topic = match topic {
        Topic::KingAndRookTogether if !book.king_and_rook_together.policy.is_castling_case() => Topic::OwnTouched,
        other => other,
    };
    Arc::clone(book.article_on(topic, branch, facets))
}
