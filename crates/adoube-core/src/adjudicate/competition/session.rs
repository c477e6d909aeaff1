//! What the court keeps while it goes through the file, and what it does at each event.

use smallvec::SmallVec;

use crate::adjudicate::turn::Hearing;
use crate::bench::Court;
use crate::board::{Color, History, MoveId, MoveSet};
use crate::branch::Branch;
use crate::incident::Incident;
use crate::incident::competition::{At, Case, ClaimKind, Happens, Kind, Matter, When, seat};
use crate::policy::{self, Pace};
use crate::ruling::{ArbiterDuty, Claim, CompetitionRuling, EndedBy, Game, GameResult, Remedy, Sanction, Score};
use crate::scenario::Play;
use crate::topic::{Topic, TopicSet};
use crate::trace::{Answer, CourtAnswer, Recorder};

use super::flag::Flags;

/// Who raises a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Raiser {
    /// A player claims, and what.
    Claim(Color, ClaimKind),
    /// The arbiter saw it himself, or it was found out.
    Arbiter,
    /// The arbiter found the position and has said already what is for him to do.
    Found,
}

impl Raiser {
    /// Whether an act of that kind can be what is meant: a claim of two hands or of an empty press means one of these.
    pub(super) fn means(self, kind: Kind) -> bool {
        match self {
            Raiser::Claim(_, ClaimKind::TwoHands) => matches!(kind, Kind::TwoHands(_)),
            Raiser::Claim(_, ClaimKind::EmptyPress) => matches!(kind, Kind::EmptyPress { .. }),
            _ => true,
        }
    }
}

/// A turn that is over, as later faults need it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heard {
    /// What its touches ask for.
    pub(super) touched: MoveSet,
    /// What units let go narrow that to.
    pub(super) bound: MoveSet,
    /// Whether no provision says so.
    pub(super) silent: bool,
    /// What was made, and at which event of the turn.
    pub(super) made: Option<(MoveId, u32)>,
    /// What the touches up to the first displacement of the turn ask for.
    pub(super) before_displaced: MoveSet,
}

/// The position that is played from instead of the one that the board shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reset {
    /// The turn that is played again.
    pub(super) turn: usize,
    /// Whether its pawn has become a queen and the other side is on move.
    pub(super) queened: bool,
    /// What may be played.
    pub(super) permitted: MoveSet,
    /// What that rests on.
    pub(super) ground: Topic,
}

pub(super) struct Session<'a> {
    pub(super) incident: &'a Incident,
    pub(super) case: &'a Case,
    pub(super) court: Court<'a>,
    pub(super) branch: Branch,
    pub(super) ruled: CompetitionRuling,
    pub(super) cites: TopicSet,
    /// No provision covers the case.
    pub(super) silent: bool,
    pub(super) reset: Option<Reset>,
    /// The game is over without a result of its own, or a new one is played.
    pub(super) is_stopped: bool,
    /// What the result rests on, where the court gave it.
    pub(super) ground: Option<Topic>,
    /// What it rests on when nothing else decides.
    pub(super) rest: Option<Topic>,
    pub(super) turns: SmallVec<[Heard; 2]>,
    pub(super) flags: Flags,
    /// The moves made in turns that are over: by whom, in which turn.
    pub(super) moves: SmallVec<[(Color, usize); 4]>,
    /// The times after a restoration are left to the arbiter, so the clocks cannot be told.
    pub(super) clocks_open: bool,
    /// The arbiter had the promotion finished; nothing more is to be put right.
    pub(super) is_settled: bool,
    /// What the game has gone through, up to the last move made.
    pub(super) history: History,
    /// Whether repetitions can be counted.
    pub(super) is_history_told: bool,
    /// Offers at a wrong moment, not yet minded: the event, by whom, and what that is.
    pub(super) rash_offers: SmallVec<[(usize, Color, policy::Offence); 1]>,
    /// The turn in which a draw was claimed in vain with a move declared, and what that leaves to play.
    pub(super) declared: Option<(usize, MoveSet)>,
    /// Units lying about at that press, or found off their squares, have been minded.
    pub(super) lying_minded: SmallVec<[usize; 1]>,
    /// The move of this turn stands, and the units are set right: the other side plays on.
    pub(super) is_righted: bool,
    /// The arbiter waits since that event what becomes of an illegal position.
    pub(super) waiting: Option<(usize, policy::FoundPosition)>,
}

impl<'a> Session<'a> {
    pub(super) fn open(incident: &'a Incident, case: &'a Case, court: Court<'a>) -> Session<'a> {
        let mut cites = TopicSet::EMPTY;
        let branch = branch(case, court, &mut cites);
        Session {
            incident,
            case,
            court,
            branch,
            ruled: CompetitionRuling::open(branch),
            cites,
            silent: false,
            reset: None,
            is_stopped: false,
            ground: None,
            rest: None,
            turns: SmallVec::new(),
            flags: Flags::default(),
            moves: SmallVec::new(),
            clocks_open: false,
            is_settled: false,
            history: told_history(case),
            is_history_told: case.has_moves,
            rash_offers: SmallVec::new(),
            declared: None,
            lying_minded: SmallVec::new(),
            is_righted: false,
            waiting: None,
        }
    }

    /// What conditions alone ask for, before anything happens.
    pub(super) fn begin<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>) {
        if self.case.conditions.rate.is_some() && self.case.conditions.play.is_none() {
            self.say(hearing, None, Topic::TimeRange, CourtAnswer::Branch { branch: self.branch });
        }
        self.count_earlier();
        self.sheets(hearing, None);
        self.assistants(hearing);
        self.drawn_from_the_start(hearing);
    }

    /// What the rate of play decides, where the file leaves the rules of play to it.
    pub(super) fn by_rate(&self) -> Option<Topic> {
        let conditions = &self.case.conditions;
        (conditions.rate.is_some() && conditions.play.is_none()).then_some(Topic::TimeRange)
    }

    /// Whether the game is over, for what is found now.
    pub(super) fn after_the_game<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        let signed = self.case.conditions.when == When::AfterSigning
            || self.case.happenings.iter().any(|h| h.at < at && matches!(h.what, Happens::Matter(Matter::Sign)));
        if self.court.after_the_game(self.branch, |p| p.result_stands(signed)) {
            self.say(hearing, Some(at), Topic::AfterTheGame, CourtAnswer::TooLate);
            self.ruled.game = Game::Over;
            self.is_stopped = true;
        }
    }

    pub(super) fn is_closed<R: Recorder>(&self, hearing: &Hearing<'_, R>) -> bool {
        hearing.is_closed() || self.reset.is_some() || self.is_stopped || self.is_righted
    }

    /// Whether the game is over, rather than set up again.
    pub(super) fn is_over<R: Recorder>(&self, hearing: &Hearing<'_, R>) -> bool {
        hearing.result.is_some() || self.ruled.game == Game::Over
    }

    /// Notes an answer and cites its topic.
    pub(super) fn say<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: Option<At>,
        topic: Topic,
        answer: CourtAnswer,
    ) {
        self.cites.insert(topic);
        let within = at.filter(|at| at.turn == hearing.index).map(|at| at.within);
        hearing.note(within, topic, Answer::Court(answer));
    }

    /// A claim and what becomes of it.
    pub(super) fn verdict<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, claim: Claim, topic: Topic) {
        hearing.docket.claims.push(claim);
        self.ground.get_or_insert(topic);
        self.say(hearing, Some(at), topic, CourtAnswer::Claim { kind: claim.kind, verdict: claim.verdict });
    }

    /// What is for the arbiter to do.
    pub(super) fn duty<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, topic: Topic, duty: ArbiterDuty) {
        self.ruled.arbiter = Some(duty);
        self.ground.get_or_insert(topic);
        self.say(hearing, Some(at), topic, CourtAnswer::Duty { duty });
    }

    /// The game ends with a result.
    pub(super) fn end<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        topic: Topic,
        by: EndedBy,
        result: GameResult,
    ) {
        let answer = Answer::Court(CourtAnswer::Ended { by, result: Some(result) });
        let within = if at.turn == hearing.index { at.within } else { u32::MAX };
        hearing.end(within, topic, answer, result);
        self.cites.insert(topic);
        self.ground = Some(topic);
        self.ruled.ended_by = Some(by);
        self.remedy(Remedy::DeclareResult);
    }

    /// The game ends with scores that are no ordinary result.
    pub(super) fn score<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        topic: Topic,
        by: EndedBy,
        score: [Score; 2],
    ) {
        self.say(hearing, Some(at), topic, CourtAnswer::Scored { score });
        self.ruled.ended_by = Some(by);
        self.ruled.score = Some(score);
        self.ruled.game = Game::Over;
        self.ground = Some(topic);
        self.is_stopped = true;
        self.remedy(Remedy::DeclareResult);
    }

    pub(super) fn sanction<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        topic: Topic,
        sanction: Sanction,
    ) {
        let answer = CourtAnswer::Penalty { against: sanction.against, kind: sanction.kind, seconds: sanction.seconds };
        self.say(hearing, Some(at), topic, answer);
        self.ruled.sanctions.push(sanction);
    }

    /// Adds a step that puts things right, each once.
    pub(super) fn remedy(&mut self, remedy: Remedy) {
        if !self.ruled.remedies.contains(&remedy) {
            self.ruled.remedies.push(remedy);
        }
    }

    /// Moves completed by White and Black at that event, the turn that is heard apart.
    pub(super) fn moves_completed<R: Recorder>(&self, hearing: &Hearing<'_, R>, event: usize) -> [u32; 2] {
        let first = self.incident.turns().first().map_or(Color::White, |turn| turn.side());
        let number = self.case.first_move;
        let by_number = [if first.is_white() { number.saturating_sub(1) } else { number }, number.saturating_sub(1)];
        let before = self.case.conditions.moves_completed.unwrap_or(by_number);
        let passed: u32 = self
            .case
            .happenings
            .iter()
            .map(|h| if let Happens::Matter(Matter::Pass(moves)) = h.what { moves } else { 0 })
            .sum();
        let mut moves = before.map(|count| count + passed);
        for (place, (side, turn)) in self.moves.iter().enumerate() {
            let near = |p: &crate::incident::competition::Press| p.at.turn == *turn || p.at.turn == turn + 1;
            let later = self.moves.iter().skip(place + 1).any(|(by, _)| by == side);
            let progress = policy::Progress {
                pressed: self.case.presses.iter().any(|p| p.by == *side && near(p) && p.at.event <= event),
                ended_game: false,
                next_move_made: later || (hearing.turn.side() == *side && hearing.made.is_some()),
            };
            // Pressing completes a move everywhere.
            let completed = progress.pressed
                || (progress.next_move_made && self.court.move_completed(self.branch, |p| p.by(progress)).is_some());
            moves[seat(*side)] += u32::from(completed);
        }
        moves
    }

    /// The number of the move that is being played, counted from that of the first turn: later positions do not tell it.
    pub(super) fn move_number<R: Recorder>(&self, hearing: &Hearing<'_, R>) -> u32 {
        let later = self.incident.turns().iter().take(hearing.index + 1).skip(1);
        let begun = later.filter(|turn| turn.side().is_white()).count() as u32;
        let passed: u32 = self
            .case
            .happenings
            .iter()
            .filter(|h| h.at.turn < hearing.index)
            .map(|h| if let Happens::Matter(Matter::Pass(moves)) = h.what { moves } else { 0 })
            .sum();
        self.case.first_move + begun + passed
    }

    /// Offences before the file, of the counter that illegal moves are counted with.
    fn count_earlier(&mut self) {
        for side in Color::ALL {
            let earlier = self.earlier(side);
            if earlier != policy::Earlier::default() {
                let number = self.court.illegal_count(self.branch, |p| p.number(earlier, policy::Family::Moves));
                self.ruled.offences[seat(side)] = number.saturating_sub(1);
            }
        }
    }

    pub(super) fn earlier(&self, side: Color) -> policy::Earlier {
        let of = self.case.conditions.offences[seat(side)];
        // Only what the edition treats as an illegal move has been counted as one.
        let counts = |offence| matches!(offence, policy::Offence::Illegal(_));
        let two_hands = of.two_hands > 0 && {
            let what = policy::TwoHandsFor::Castling;
            let conduct = policy::Conduct::UsesTwoHands { what, pressed: true };
            counts(self.court.two_hands_fault(self.branch, |p| p.offence(conduct)))
        };
        let empty_presses = of.empty_press > 0 && {
            let conduct = policy::Conduct::PressedWithoutMoveBefore;
            counts(self.court.empty_press(self.branch, |p| p.offence(conduct)))
        };
        policy::Earlier {
            illegal_moves: of.illegal_move,
            two_hands: if two_hands { of.two_hands } else { 0 },
            empty_presses: if empty_presses { of.empty_press } else { 0 },
        }
    }
}

/// What the game went through before the file, as moves or witnesses tell.
fn told_history(case: &Case) -> History {
    let history = case.history.clone();
    match case.conditions.since_irreversible {
        Some([white, black]) if !case.has_moves => history.with_quiet_halfmoves(white + black),
        _ => history,
    }
}

/// Which rules of play apply: as the file says, else as the rate of play calls for.
fn branch(case: &Case, court: Court<'_>, cites: &mut TopicSet) -> Branch {
    let conditions = &case.conditions;
    let pace = match (conditions.play, &conditions.rate) {
        (Some(Play::Standard), _) | (None, None) => Pace::Standard,
        (Some(Play::Rapid), _) => Pace::Rapid,
        (Some(Play::Blitz), _) => Pace::Blitz,
        (None, Some(rate)) => {
            cites.insert(Topic::TimeRange);
            let rate = policy::Rate { minutes: rate.minutes(), increment: rate.increment };
            court.time_range(Branch::Standard, |p| p.pace(rate))
        }
    };
    let supervised = conditions.supervised
        && pace != Pace::Standard
        && court.time_range(Branch::Standard, |p| p.has_supervised_branch());
    Branch::of(pace, supervised)
}
