//! Answers of the trace in words.

use adoube_core::board::{Color, End, MoveSet, Scene};
use adoube_core::trace::{Answer, Note};

use super::court;
use super::duty::{duty, score};
use super::outcome::{one, why_no_agreement};
use super::unit::{self, Args, Unit};
use crate::messages::Messages;
use crate::table::verdict;

/// What an answer is told with.
pub(super) struct Setting<'a> {
    pub(super) messages: &'a Messages,
    /// The position before the turn.
    pub(super) scene: &'a Scene,
    /// Whether the event is about one unit, which then need not be named again.
    pub(super) one_unit: bool,
    /// Whether the unit set down is the rook of an illegal castling, after its king.
    pub(super) of_castling: bool,
    /// Whether the game was over when a complaint came, and only that stood against it.
    pub(super) after_end: bool,
    /// The article of a topic.
    pub(super) article: &'a dyn Fn(adoube_core::topic::Topic) -> String,
}

/// The answer in words, and the moves that it names.
pub(super) fn answer(setting: &Setting<'_>, note: &Note) -> (String, MoveSet) {
    let Setting { messages, scene, .. } = *setting;
    let turn = scene.turn();
    let args = || Args::new(messages).who(turn).text("topic", note.topic.name());
    let plain = |key: &str| (args().say(key), MoveSet::EMPTY);
    match note.answer {
        Answer::Contact { square, why } => {
            let args = with_unit(args().text("why", unit::why(why)), scene, square, turn);
            (args.say(if setting.one_unit { "say-contact" } else { "say-contact-named" }), MoveSet::EMPTY)
        }
        Answer::Decides { moves, silent } => {
            let args = args().text("words", duty(messages, scene, moves, Some(note.topic), silent));
            (args.say(if silent { "say-decides-silent" } else { "say-decides" }), moves)
        }
        Answer::Yields => plain("say-yields"),
        Answer::Loses { to } => (args().text("other", (setting.article)(to)).say("say-loses"), MoveSet::EMPTY),
        Answer::Barred { rook } => (with_unit(args(), scene, rook, turn).say("say-barred"), MoveSet::EMPTY),
        Answer::Free => plain("say-free"),
        Answer::Binds { moves } => (args().moves(scene, moves).say("say-binds"), moves),
        Answer::BindsNothing => plain("say-binds-nothing"),
        Answer::Illegal if setting.of_castling => plain("say-illegal-castling"),
        Answer::Illegal => plain("say-illegal"),
        Answer::NotProper { role } => {
            let name = |key| messages.with(key, &[("role", unit::role(role).into())]);
            let args = args().text("role", unit::role(role)).text("piece", name("unit-role"));
            (args.say("say-not-proper"), MoveSet::EMPTY)
        }
        Answer::Made { mv } => (args().text("move", one(messages, scene, mv)).say("say-made"), MoveSet::only(mv)),
        Answer::NotMade => plain("say-not-made"),
        Answer::Breach => plain("say-breach"),
        Answer::TakenBack { shown } => match shown {
            adoube_core::ruling::Shown::Move(mv) => {
                (args().text("move", one(messages, scene, mv)).say("say-taken-back"), MoveSet::only(mv))
            }
            adoube_core::ruling::Shown::None => plain("say-taken-back-all"),
        },
        Answer::Ends { end, result } => {
            (args().text("end", end_name(end)).text("result", score(result)).say("say-ends"), MoveSet::EMPTY)
        }
        Answer::EndWithheld { end } => (args().text("end", end_name(end)).say("say-end-withheld"), MoveSet::EMPTY),
        Answer::GoesOn => plain("say-goes-on"),
        Answer::Result { result } => (args().text("result", score(result)).say("say-result"), MoveSet::EMPTY),
        Answer::NoAgreement { why } => {
            (args().text("why", why_no_agreement(why)).say("say-no-agreement"), MoveSet::EMPTY)
        }
        Answer::RightLost { square } => (with_unit(args(), scene, square, turn).say("say-right-lost"), MoveSet::EMPTY),
        Answer::Complaint { verdict: how } => {
            let how = if setting.after_end { "after-end" } else { verdict(how) };
            (args().text("verdict", how).say("say-complaint"), MoveSet::EMPTY)
        }
        Answer::Ignored => plain("say-ignored"),
        Answer::Outside => plain("say-outside"),
        Answer::Court(answer) => court::answer(messages, scene, answer),
    }
}

/// The name of the kind of answer, for programs.
pub(super) fn kind(answer: Answer) -> &'static str {
    match answer {
        Answer::Contact { .. } => "contact",
        Answer::Decides { .. } => "decides",
        Answer::Yields => "yields",
        Answer::Loses { .. } => "loses",
        Answer::Barred { .. } => "barred",
        Answer::Free => "free",
        Answer::Binds { .. } => "binds",
        Answer::BindsNothing => "binds-nothing",
        Answer::Illegal => "illegal",
        Answer::NotProper { .. } => "not-proper",
        Answer::Made { .. } => "made",
        Answer::NotMade => "not-made",
        Answer::Breach => "breach",
        Answer::TakenBack { .. } => "taken-back",
        Answer::Ends { .. } => "ends",
        Answer::EndWithheld { .. } => "end-withheld",
        Answer::GoesOn => "goes-on",
        Answer::Result { .. } => "result",
        Answer::NoAgreement { .. } => "no-agreement",
        Answer::RightLost { .. } => "right-lost",
        Answer::Complaint { .. } => "complaint",
        Answer::Ignored => "ignored",
        Answer::Outside => "outside",
        Answer::Court(answer) => court::kind(answer),
    }
}

/// Whether the answer rests on an article at all.
pub(super) fn rests_on_article(answer: Answer) -> bool {
    !matches!(answer, Answer::Ignored | Answer::Outside)
}

fn end_name(end: End) -> &'static str {
    match end {
        End::Mate => "mate",
        End::Stalemate => "stalemate",
        End::Dead => "dead",
    }
}

fn with_unit<'m>(args: Args<'m>, scene: &Scene, square: adoube_core::board::Square, by: Color) -> Args<'m> {
    match Unit::of(scene, square, by) {
        Some(unit) => args.unit("unit", unit),
        // Only a unit that came up in the turn before stands nowhere; its square names it well enough.
        None => {
            let forms = ["unit", "unit-gen", "unit-acc", "unit-ins"];
            forms.iter().fold(args, |args, form| args.text(form, square.to_string()))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use adoube_core::board::{Position, Role, Square};
    use adoube_core::ruling::{GameResult, Shown, Verdict};
    use adoube_core::topic::Topic;
    use adoube_core::trace::{ContactAnswer, Moment, NoAgreement};

    use super::*;
    use crate::messages::Lang;

    /// Every answer, with every value that its message tells apart.
    fn answers(scene: &Scene) -> Vec<Answer> {
        use ContactAnswer as C;
        let moves = scene.moves_of(Square::H1);
        let mv = moves.iter().next().unwrap();
        let mut all = vec![
            Answer::Decides { moves, silent: false },
            Answer::Decides { moves: scene.all(), silent: true },
            Answer::Yields,
            Answer::Loses { to: Topic::OwnTouched },
            Answer::Barred { rook: Square::H1 },
            Answer::Free,
            Answer::Binds { moves },
            Answer::BindsNothing,
            Answer::Illegal,
            Answer::NotProper { role: Role::Queen },
            Answer::Made { mv },
            Answer::NotMade,
            Answer::Breach,
            Answer::TakenBack { shown: Shown::Move(mv) },
            Answer::TakenBack { shown: Shown::None },
            Answer::GoesOn,
            Answer::Result { result: GameResult::BlackWins },
            Answer::RightLost { square: Square::E1 },
            Answer::Ignored,
            Answer::Outside,
        ];
        for why in [C::Counts, C::Accident, C::Adjusting, C::NotOnMove, C::NoWish, C::TooLate] {
            all.push(Answer::Contact { square: Square::H1, why });
            all.push(Answer::Contact { square: Square::D4, why });
        }
        for end in [End::Mate, End::Stalemate, End::Dead] {
            all.push(Answer::Ends { end, result: GameResult::Draw });
            all.push(Answer::EndWithheld { end });
        }
        for why in [NoAgreement::NoOffer, NoAgreement::Refused, NoAgreement::TooEarly] {
            all.push(Answer::NoAgreement { why });
        }
        for verdict in [Verdict::Upheld, Verdict::Rejected, Verdict::Lapsed, Verdict::Premature] {
            all.push(Answer::Complaint { verdict });
        }
        all.extend(crate::story::court::tests::answers(moves).into_iter().map(Answer::Court));
        all
    }

    #[test]
    fn every_answer_has_words_in_both_languages() {
        let position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", false).unwrap();
        let scene = Scene::new(position);
        let all = answers(&scene);
        let kinds: BTreeSet<&str> = all.iter().map(|a| kind(*a)).collect();
        assert_eq!(kinds.len(), 23 + 43, "a kind of answer is not tried here");
        for lang in Lang::ALL {
            let messages = Messages::new(lang);
            for (answer, topic) in all.iter().flat_map(|a| Topic::ALL.iter().map(move |t| (*a, *t))) {
                for one_unit in [true, false] {
                    let note = Note { moment: Moment { turn: 0, event: Some(0) }, topic, answer };
                    let setting = Setting {
                        messages: &messages,
                        scene: &scene,
                        one_unit,
                        of_castling: !one_unit,
                        after_end: !one_unit,
                        article: &|_| "4.3".to_owned(),
                    };
                    let (words, _) = super::answer(&setting, &note);
                    assert!(!words.is_empty() && !words.contains(['{', '$']), "{answer:?}: {words}");
                    assert!(!words.contains("say-") && !words.contains("duty-"), "{answer:?}: {words}");
                    assert_eq!(words, super::unit::capital(&words), "{answer:?}: {words}");
                }
            }
        }
    }
}
