//! Answers of the competition rules in words.

use adoube_compare::{ToldClaim, ToldCompetition};
use adoube_core::board::{Color, MoveSet, Scene};
use adoube_core::branch::Branch;
use adoube_core::incident::competition::ClaimKind;
use adoube_core::policy::{Family, Offence};
use adoube_core::ruling::{Force, Game, Identified, Ruling};
use adoube_core::trace::CourtAnswer;

use super::duty::{duty, score};
use super::unit::{Args, side};
use crate::incident_file::clock_text;
use crate::messages::Messages;

/// The kind of answer: its name for programs, and the end of its message's key.
pub(super) fn kind(answer: CourtAnswer) -> &'static str {
    match answer {
        CourtAnswer::Branch { .. } => "court-branch",
        CourtAnswer::Completed { .. } => "court-completed",
        CourtAnswer::Offence { .. } => "court-offence",
        CourtAnswer::Counted { .. } => "court-counted",
        CourtAnswer::WindowOpen => "court-window-open",
        CourtAnswer::Agreed => "court-agreed",
        CourtAnswer::WindowClosed { .. } => "court-window-closed",
        CourtAnswer::TooEarly => "court-too-early",
        CourtAnswer::NotHis => "court-not-his",
        CourtAnswer::ClocksOpen => "court-clocks-open",
        CourtAnswer::NoFault => "court-no-fault",
        CourtAnswer::Restored { .. } => "court-restored",
        CourtAnswer::Queened { .. } => "court-queened",
        CourtAnswer::Instead { .. } => "court-instead",
        CourtAnswer::Penalty { .. } => "court-penalty",
        CourtAnswer::NoPenalty => "court-no-penalty",
        CourtAnswer::List => "court-list",
        CourtAnswer::Unnamed => "court-unnamed",
        CourtAnswer::MatePossible { .. } => "court-mate-possible",
        CourtAnswer::Ended { .. } => "court-ended",
        CourtAnswer::Scored { .. } => "court-scored",
        CourtAnswer::FlagFallen => "court-flag-fallen",
        CourtAnswer::FlagUnseen => "court-flag-unseen",
        CourtAnswer::ControlReached => "court-control-reached",
        CourtAnswer::BothFlagsPlayOn => "court-both-flags-play-on",
        CourtAnswer::NoRule => "court-no-rule",
        CourtAnswer::Late { .. } => "court-late",
        CourtAnswer::Claim { .. } => "court-claim",
        CourtAnswer::RightLost { .. } => "court-right-lost",
        CourtAnswer::Occurred { .. } => "court-occurred",
        CourtAnswer::Quiet { .. } => "court-quiet",
        CourtAnswer::Offer { .. } => "court-offer",
        CourtAnswer::Appeal { .. } => "court-appeal",
        CourtAnswer::Duty { .. } => "court-duty",
        CourtAnswer::NewGame => "court-new-game",
        CourtAnswer::PlayOn => "court-play-on",
        CourtAnswer::Transferred => "court-transferred",
        CourtAnswer::CastlingLost => "court-castling-lost",
        CourtAnswer::Heard { .. } => "court-heard",
        CourtAnswer::Writing { .. } => "court-writing",
        CourtAnswer::Lawful => "court-lawful",
        CourtAnswer::TooLate => "court-too-late",
        CourtAnswer::ByPractice => "court-by-practice",
    }
}

/// The side that it is about.
fn who(args: Args<'_>, color: Color) -> Args<'_> {
    args.who(color).text("side", side(color))
}

/// The answer in words, and the moves that it names.
pub(super) fn answer(messages: &Messages, scene: &Scene, answer: CourtAnswer) -> (String, MoveSet) {
    let args = Args::new(messages);
    let known = |count: Option<u32>| count.map_or_else(|| "none".to_owned(), |count| count.to_string());
    let args = match answer {
        CourtAnswer::Branch { branch } => args.text("branch", branch.name()),
        CourtAnswer::Completed { by } => args.text("by", by.map_or("none", |by| by.word())),
        CourtAnswer::Offence { fault, offence } => {
            args.text("fault", fault.word()).text("offence", offence_word(offence))
        }
        CourtAnswer::Counted { number, limit } => args.number("number", number as usize).text("limit", known(limit)),
        CourtAnswer::WindowClosed { by_touch } => args.text("by", if by_touch { "touch" } else { "move" }),
        CourtAnswer::Restored { event, exact } => {
            args.number("event", event + 1).text("exact", if exact { "yes" } else { "no" })
        }
        CourtAnswer::Queened { square } => args.text("square", square.to_string()),
        CourtAnswer::Instead { moves } => args.text("words", duty(messages, scene, moves, None, false)),
        CourtAnswer::Penalty { against, kind, seconds } => {
            let time = seconds.map_or_else(|| "none".to_owned(), clock_text);
            who(args, against)
                .text("other", messages.with("side-nom", &[("side", side(!against).into())]))
                .text("who-dat", messages.with("side-dat", &[("side", side(against).into())]))
                .text("other-dat", messages.with("side-dat", &[("side", side(!against).into())]))
                .text("kind", kind.word())
                .text("time", time)
        }
        CourtAnswer::MatePossible { side, possible } => who(args, side).text(
            "possible",
            match possible {
                Some(true) => "yes",
                Some(false) => "no",
                None => "unknown",
            },
        ),
        CourtAnswer::Ended { by, result } => args.text("by", by.word()).text("result", result.map_or("", score)),
        CourtAnswer::Scored { score: [white, black] } => args
            .text("white", crate::table::score_text(messages, white))
            .text("black", crate::table::score_text(messages, black)),
        CourtAnswer::Late { minutes, allowed } => {
            args.number("minutes", minutes as usize).text("allowed", known(allowed))
        }
        CourtAnswer::Claim { kind, verdict } => args.text("claim", kind.word()).text("verdict", verdict.word()),
        CourtAnswer::RightLost { by_touch } => args.text("by", if by_touch { "touch" } else { "move" }),
        CourtAnswer::Occurred { count } => args.text("count", known(count)),
        CourtAnswer::Quiet { moves } => {
            let of = |index: usize| known(moves.and_then(|moves| moves.get(index).copied()));
            args.text("white", of(0)).text("black", of(1))
        }
        CourtAnswer::Heard { looks } => args.text("looks", if looks { "yes" } else { "no" }),
        CourtAnswer::Offer { state } => args.text("state", state.word()),
        CourtAnswer::Appeal { state } => args.text("state", state.word()),
        CourtAnswer::Duty { duty } => args.text("duty", duty.word()),
        CourtAnswer::Writing { side, duty } => who(args, side).text("duty", duty.word()),
        _ => args,
    };
    let moves = if let CourtAnswer::Instead { moves } = answer { moves } else { MoveSet::EMPTY };
    (args.say(&format!("say-{}", kind(answer))), moves)
}

fn offence_word(offence: Offence) -> &'static str {
    match offence {
        Offence::Free => "free",
        Offence::NotYet => "not-yet",
        Offence::Unnamed => "unnamed",
        Offence::MayList => "may-list",
        Offence::List => "list",
        Offence::Illegal(Family::Moves) => "illegal",
        Offence::Illegal(_) => "as-illegal",
        Offence::Loss(_) => "loss",
    }
}

/// What is said before the move: claims, and the position that is set up again.
pub(super) fn before(messages: &Messages, claims: &[ToldClaim], told: &ToldCompetition) -> Vec<String> {
    let court = &told.ruling;
    let mut sentences: Vec<String> = Vec::new();
    if court.branch != Branch::Standard {
        sentences.push(Args::new(messages).text("branch", court.branch.name()).say("ruling-court-branch"));
    }
    for claim in claims.iter().filter(|claim| claim.kind != ClaimKind::TouchMove) {
        let args = who(Args::new(messages), claim.by).text("claim", claim.kind.word());
        sentences.push(args.text("verdict", claim.verdict.word()).say("say-court-claim"));
    }
    if let Some(restored) = court.restored {
        let exact = if restored.identified == Identified::Exact { "yes" } else { "no" };
        let args = Args::new(messages).number("event", restored.to + 1).text("exact", exact);
        sentences.push(args.say("say-court-restored"));
    }
    if let Some(position) = &told.position {
        sentences.push(Args::new(messages).text("position", position.as_str()).say("ruling-court-position"));
    }
    match court.game {
        Game::NewGame => sentences.push(messages.get("say-court-new-game")),
        Game::Transferred => sentences.push(messages.get("say-court-transferred")),
        Game::Replay => sentences.push(messages.get("ruling-court-replay")),
        Game::Continues | Game::Over => {}
    }
    sentences
}

/// What is said after it: scores, sanctions, the offer, the arbiter, the clocks, the sheets, the steps.
pub(super) fn after(messages: &Messages, told: &ToldCompetition) -> Vec<String> {
    let court = &told.ruling;
    let mut sentences: Vec<String> = Vec::new();
    if let Some(score) = court.score {
        sentences.push(answer_alone(messages, CourtAnswer::Scored { score }));
    }
    for sanction in &court.sanctions {
        let (against, kind, seconds) = (sanction.against, sanction.kind, sanction.seconds);
        let mut words = answer_alone(messages, CourtAnswer::Penalty { against, kind, seconds });
        if !sanction.menu.is_empty() {
            let menu: Vec<String> =
                sanction.menu.iter().map(|word| messages.with("court-menu", &[("word", word.word().into())])).collect();
            words = format!("{words} {}", Args::new(messages).text("menu", menu.join(", ")).say("ruling-court-menu"));
        }
        if sanction.force != Force::Mandatory {
            let force = Args::new(messages).text("force", sanction.force.word()).say("ruling-court-force");
            words = format!("{words} {force}");
        }
        sentences.push(words);
    }
    if let Some(state) = court.offer {
        sentences.push(answer_alone(messages, CourtAnswer::Offer { state }));
    }
    if let Some(duty) = court.arbiter {
        sentences.push(answer_alone(messages, CourtAnswer::Duty { duty }));
    }
    if let Some(state) = court.appeal {
        sentences.push(answer_alone(messages, CourtAnswer::Appeal { state }));
    }
    if let Some([white, black]) = court.clocks {
        let args = Args::new(messages).text("white", clock_text(white)).text("black", clock_text(black));
        sentences.push(args.say("ruling-court-clocks"));
    }
    for (side, duty) in Color::ALL.into_iter().zip(court.recording.into_iter().flatten()) {
        sentences.push(answer_alone(messages, CourtAnswer::Writing { side, duty }));
    }
    if court.remedies.len() > 1 {
        let steps: Vec<String> = court
            .remedies
            .iter()
            .map(|remedy| messages.with("court-remedy", &[("remedy", remedy.word().into())]))
            .collect();
        sentences.push(Args::new(messages).text("steps", steps.join(", ")).say("ruling-court-steps"));
    } else if court.castling_is_lost() {
        sentences.push(answer_alone(messages, CourtAnswer::CastlingLost));
    }
    sentences
}

/// How the game ended, when the competition rules gave the result.
pub(super) fn ended(messages: &Messages, ruling: &Ruling) -> String {
    let by = ruling.competition.as_ref().and_then(|court| court.ended_by).unwrap_or_default();
    answer_alone(messages, CourtAnswer::Ended { by, result: ruling.result })
}

/// An answer that names no move.
fn answer_alone(messages: &Messages, of: CourtAnswer) -> String {
    let scene = Scene::new(adoube_core::board::Position::initial());
    answer(messages, &scene, of).0
}

#[cfg(test)]
pub(super) mod tests {
    use adoube_core::board::Square;
    use adoube_core::incident::competition::ClaimKind;
    use adoube_core::policy::Score as Scores;
    use adoube_core::ruling::*;
    use adoube_core::trace::Fault;

    use super::*;

    /// Every kind of answer, with every value that its message tells apart.
    pub(in crate::story) fn answers(moves: MoveSet) -> Vec<CourtAnswer> {
        let mut all = vec![
            CourtAnswer::WindowOpen,
            CourtAnswer::Agreed,
            CourtAnswer::WindowClosed { by_touch: true },
            CourtAnswer::WindowClosed { by_touch: false },
            CourtAnswer::TooEarly,
            CourtAnswer::NotHis,
            CourtAnswer::ClocksOpen,
            CourtAnswer::NoFault,
            CourtAnswer::Restored { event: 0, exact: true },
            CourtAnswer::Restored { event: 3, exact: false },
            CourtAnswer::Queened { square: Square::F8 },
            CourtAnswer::Instead { moves },
            CourtAnswer::NoPenalty,
            CourtAnswer::List,
            CourtAnswer::Unnamed,
            CourtAnswer::FlagFallen,
            CourtAnswer::FlagUnseen,
            CourtAnswer::ControlReached,
            CourtAnswer::BothFlagsPlayOn,
            CourtAnswer::NoRule,
            CourtAnswer::Late { minutes: 5, allowed: Some(0) },
            CourtAnswer::Late { minutes: 5, allowed: None },
            CourtAnswer::RightLost { by_touch: true },
            CourtAnswer::RightLost { by_touch: false },
            CourtAnswer::Occurred { count: Some(3) },
            CourtAnswer::Occurred { count: None },
            CourtAnswer::Quiet { moves: Some([50, 49]) },
            CourtAnswer::Quiet { moves: None },
            CourtAnswer::NewGame,
            CourtAnswer::PlayOn,
            CourtAnswer::Transferred,
            CourtAnswer::CastlingLost,
            CourtAnswer::Heard { looks: true },
            CourtAnswer::Heard { looks: false },
            CourtAnswer::Lawful,
            CourtAnswer::TooLate,
            CourtAnswer::ByPractice,
            CourtAnswer::Counted { number: 2, limit: Some(2) },
            CourtAnswer::Counted { number: 1, limit: None },
            CourtAnswer::Completed { by: None },
        ];
        all.extend(Branch::ALL.map(|branch| CourtAnswer::Branch { branch }));
        all.extend(CompletedBy::WORDS.iter().map(|(_, by)| CourtAnswer::Completed { by: Some(*by) }));
        let offences = [
            Offence::Free,
            Offence::NotYet,
            Offence::Unnamed,
            Offence::MayList,
            Offence::List,
            Offence::Illegal(Family::Moves),
            Offence::Illegal(Family::TwoHands),
            Offence::Loss(Scores::Win),
        ];
        for (_, fault) in Fault::WORDS {
            all.extend(offences.map(|offence| CourtAnswer::Offence { fault: *fault, offence }));
        }
        for (_, kind) in SanctionKind::WORDS {
            for seconds in [None, Some(65)] {
                all.push(CourtAnswer::Penalty { against: Color::White, kind: *kind, seconds });
            }
        }
        for possible in [Some(true), Some(false), None] {
            all.push(CourtAnswer::MatePossible { side: Color::Black, possible });
        }
        all.extend(EndedBy::WORDS.iter().map(|(_, by)| CourtAnswer::Ended { by: *by, result: Some(GameResult::Draw) }));
        all.extend(Score::WORDS.iter().map(|(_, score)| CourtAnswer::Scored { score: [*score, Score::Zero] }));
        for (_, verdict) in Verdict::WORDS {
            all.extend(ClaimKind::WORDS.iter().map(|(_, kind)| CourtAnswer::Claim { kind: *kind, verdict: *verdict }));
        }
        all.extend(OfferState::WORDS.iter().map(|(_, state)| CourtAnswer::Offer { state: *state }));
        all.extend(AppealState::WORDS.iter().map(|(_, state)| CourtAnswer::Appeal { state: *state }));
        all.extend(ArbiterDuty::WORDS.iter().map(|(_, duty)| CourtAnswer::Duty { duty: *duty }));
        let writing = |duty| CourtAnswer::Writing { side: Color::White, duty };
        all.extend(RecordingDuty::WORDS.iter().map(|(_, duty)| writing(*duty)));
        all
    }
}
