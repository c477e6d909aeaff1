//! Competition cases in few words, and as other programs read them.

use adoube_compare::{Told, ToldCompetition};
use adoube_core::board::Color;
use adoube_core::incident::Incident;
use adoube_core::incident::competition::ClaimKind;
use adoube_core::ruling::{
    ArbiterDuty, CompetitionRuling, EndedBy, Game, Ruling, Sanction, SanctionKind, Score, Status, Verdict,
};
use adoube_core::topic::Topic;
use serde_json::{Map, Value, json};

use super::json::side;
use super::words::{result_text, verdict_key};
use crate::incident_file::clock_text;
use crate::messages::Messages;

/// The parts of a cell: what becomes of the game, then the duty `rest`, then sanctions, claims, offer, arbiter. `rest` is
/// what the status alone says.
pub(super) fn cell(
    incident: &Incident,
    ruling: &Ruling,
    court: &CompetitionRuling,
    rest: String,
    messages: &Messages,
) -> String {
    let mut parts: Vec<String> = Vec::new();
    let get = |key: &str| messages.get(key);
    let over = ruling.status == Status::Over;
    if let Some([white, black]) = court.score {
        let [white, black] = [white, black].map(|score| score_text(messages, score));
        parts.push(messages.with("court-cell-score", &[("white", (&white).into()), ("black", (&black).into())]));
    } else if over && ruling.result.is_none() {
        parts.push(get("court-cell-result-stands"));
    } else if let (Some(result), Some(by), true) = (ruling.result, court.ended_by, over) {
        let touch = matches!(
            by,
            EndedBy::Mate | EndedBy::Stalemate | EndedBy::DeadPosition | EndedBy::Resignation | EndedBy::Agreement
        );
        parts.push(match touch && court.queen_of_turn.is_none() {
            true => rest.clone(),
            false => {
                let args = [("by", by.word().into()), ("result", result_text(result).into())];
                messages.with("court-cell-ended", &args)
            }
        });
    }
    if !over {
        if court.queen_of_turn.is_some() {
            parts.push(match square_of_queen(incident, court) {
                Some(square) => messages.with("court-cell-queen", &[("square", (&square).into())]),
                None => get("court-cell-restored"),
            });
        } else if court.restored.is_some() {
            parts.push(get("court-cell-restored"));
        }
        match court.game {
            Game::NewGame => parts.push(get("court-cell-new-game")),
            Game::Transferred => parts.push(get("court-cell-transferred")),
            Game::Replay => parts.push(get("court-cell-replay")),
            Game::Continues if plays_on(court) => {
                parts.push(get("court-cell-continues"));
                if court.castling_is_lost() {
                    parts.push(get("court-cell-castling-lost"));
                }
            }
            Game::Continues | Game::Over => {}
        }
        let told = matches!(court.game, Game::NewGame | Game::Transferred) || (plays_on(court) && !is_bound(ruling));
        if court.is_unknown {
            parts.push(get("court-cell-unknown"));
        } else if court.stands_after.is_some() {
            // What stands is said by the claim, or by what the arbiter does; the other side plays on.
            parts.push(
                messages.with("court-cell-plays", &[("side", side(!incident.turns()[ruling.turn].side()).into())]),
            );
        } else if !told {
            parts.push(rest);
        }
    }
    parts.extend(court.sanctions.iter().filter_map(|sanction| sanction_words(messages, sanction)));
    let mut claims: Vec<String> = ruling
        .claims
        .iter()
        .filter(|claim| !(claim.verdict == Verdict::Upheld && (court.restored.is_some() || court.is_put_back || over)))
        .map(|claim| messages.get(&claim_key(claim.kind, claim.verdict)))
        .collect();
    claims.dedup();
    parts.extend(claims);
    if let Some(offer) = court.offer.filter(|_| !over) {
        parts.push(messages.with("court-cell-offer", &[("offer", offer.word().into())]));
    }
    // That the game is over says by itself that he acts.
    if let Some(duty) = court.arbiter.filter(|duty| !over || *duty != ArbiterDuty::MustAct) {
        parts.push(messages.with("court-cell-arbiter", &[("duty", duty.word().into())]));
    }
    if let Some(state) = court.appeal {
        parts.push(messages.with("court-cell-appeal", &[("state", state.word().into())]));
    }
    if let Some(recording) = court.recording {
        parts.extend(Color::ALL.into_iter().zip(recording).map(|(of, duty)| {
            messages.with("court-cell-recording", &[("side", side(of).into()), ("duty", duty.word().into())])
        }));
    }
    parts.join("; ")
}

/// Whether the ruling is that the game simply goes on.
fn plays_on(court: &CompetitionRuling) -> bool {
    matches!(
        court.ground,
        Some(Topic::WrongSetup | Topic::BoardTurned | Topic::ColoursReversed | Topic::BothFlags | Topic::DefaultTime)
    ) && court.game == Game::Continues
        && court.sanctions.is_empty()
        && court.arbiter.is_none()
}

/// Whether the status says more than that the turn is open.
fn is_bound(ruling: &Ruling) -> bool {
    ruling.status != Status::Open
}

fn square_of_queen(incident: &Incident, court: &CompetitionRuling) -> Option<String> {
    use adoube_core::incident::competition::{Kind, Wrong};
    let turn = court.queen_of_turn?;
    let found = incident.case()?.irregularities.iter().find_map(|i| match i.kind {
        Kind::Illegal(Wrong::PawnLeft { square } | Wrong::NothingPlaced { square }) if i.at.turn == turn => {
            Some(square)
        }
        _ => None,
    });
    found.map(|square| square.to_string())
}

/// A sanction in words; a lost or drawn game is told by the result.
fn sanction_words(messages: &Messages, sanction: &Sanction) -> Option<String> {
    let gets = if sanction.kind == SanctionKind::TimeToOpponent { !sanction.against } else { sanction.against };
    let time = sanction.seconds.map(clock_text).unwrap_or_default();
    let args = [("kind", sanction.kind.word().into()), ("side", side(gets).into()), ("time", (&time).into())];
    match sanction.kind {
        SanctionKind::Loss | SanctionKind::Draw => None,
        _ => Some(messages.with("court-cell-sanction", &args)),
    }
}

fn claim_key(kind: ClaimKind, verdict: Verdict) -> String {
    if kind == ClaimKind::TouchMove {
        return verdict_key(verdict).to_owned();
    }
    format!("court-cell-claim-{}", verdict.word())
}

/// A score as people write it.
pub(crate) fn score_text(messages: &Messages, score: Score) -> String {
    let name = match score {
        Score::One => "one",
        Score::Half => "half",
        Score::Zero => "zero",
        Score::Arbiter => "arbiter",
    };
    messages.with("court-score", &[("score", name.into())])
}

/// Facts that short words leave out, always in the same order and number.
pub(super) fn finer(court: Option<&CompetitionRuling>, messages: &Messages) -> [String; 5] {
    let Some(court) = court else { return Default::default() };
    let pair = |key: &str, pair: Option<[String; 2]>| {
        pair.map_or_else(String::new, |[white, black]| {
            messages.with(key, &[("white", (&white).into()), ("black", (&black).into())])
        })
    };
    [
        pair("court-finer-clocks", court.clocks.map(|clocks| clocks.map(clock_text))),
        pair("court-finer-offences", Some(court.offences.map(|count| count.to_string()))),
        court.restored.map_or_else(String::new, |restored| {
            messages.with("court-finer-restored", &[("event", (restored.to + 1).into())])
        }),
        court.completed_by.map_or_else(
            || messages.get("court-finer-not-completed"),
            |by| messages.with("court-finer-completed", &[("by", by.word().into())]),
        ),
        menu(messages, court),
    ]
}

fn menu(messages: &Messages, court: &CompetitionRuling) -> String {
    let words: Vec<String> = court
        .sanctions
        .iter()
        .flat_map(|sanction| &sanction.menu)
        .map(|word| messages.with("court-menu", &[("word", word.word().into())]))
        .collect();
    words.join(", ")
}

/// The sanctions as other programs read them.
pub(crate) fn sanctions_json(told: &Told) -> Value {
    let court = told.competition.as_ref().map(|c| &c.ruling);
    Value::Array(court.into_iter().flat_map(|c| &c.sanctions).map(sanction_json).collect())
}

pub(super) fn sanction_json(sanction: &Sanction) -> Value {
    let mut map = Map::new();
    map.insert("against".to_owned(), json!(side(sanction.against)));
    map.insert("kind".to_owned(), json!(sanction.kind.word()));
    if let Some(seconds) = sanction.seconds {
        map.insert("seconds".to_owned(), json!(seconds));
    }
    if !sanction.menu.is_empty() {
        map.insert("menu".to_owned(), json!(sanction.menu.iter().map(|word| word.word()).collect::<Vec<_>>()));
    }
    map.insert("force".to_owned(), json!(sanction.force.word()));
    Value::Object(map)
}

/// What only competition cases have, as other programs read it.
pub(crate) fn competition_json(told: &ToldCompetition) -> Map<String, Value> {
    let court = &told.ruling;
    fn pair<T: Copy>(pair: Option<[T; 2]>, tell: impl Fn(T) -> Value) -> Value {
        pair.map_or(Value::Null, |[white, black]| json!({ "white": tell(white), "black": tell(black) }))
    }
    let restore = court
        .restored
        .map_or(Value::Null, |restored| json!({ "to": restored.to + 1, "identified": restored.identified.word() }));
    let list = [
        ("position", json!(told.position)),
        ("restore", restore),
        ("game", json!(court.game.word())),
        ("ended-by", json!(court.ended_by.map(|by| by.word()))),
        ("score", pair(court.score, |score| json!(score.word()))),
        ("clocks", pair(court.clocks, |seconds| json!(clock_text(seconds)))),
        ("offences", pair(Some(court.offences), |count| json!(count))),
        ("offer", json!(court.offer.map(|offer| offer.word()))),
        ("arbiter", json!(court.arbiter.map(|duty| duty.word()))),
        ("completed-by", json!(court.completed_by.map(|by| by.word()))),
        ("appeal", json!(court.appeal.map(|state| state.word()))),
        ("appendix", json!(court.branch.name())),
        ("recording", pair(court.recording, |duty| json!(duty.word()))),
        ("remedies", json!(court.remedies.iter().map(|remedy| remedy.word()).collect::<Vec<_>>())),
    ];
    list.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

#[cfg(test)]
mod tests {
    use adoube_core::ruling::*;

    use super::*;
    use crate::messages::Lang;

    #[test]
    fn every_word_of_a_ruling_has_words_of_a_cell_in_both_languages() {
        for lang in Lang::ALL {
            let messages = Messages::new(lang);
            let mut told: Vec<String> = Vec::new();
            for (_, kind) in SanctionKind::WORDS {
                told.extend(sanction_words(&messages, &Sanction::new(Color::White, *kind).seconds(60)));
            }
            for (_, verdict) in Verdict::WORDS {
                for (_, kind) in ClaimKind::WORDS {
                    told.push(messages.get(&claim_key(*kind, *verdict)));
                }
            }
            told.extend(Score::WORDS.iter().map(|(_, score)| score_text(&messages, *score)));
            let mut chosen = |key: &str, name: &str, words: Vec<&'static str>| {
                told.extend(words.into_iter().map(|word| messages.with(key, &[(name, word.into())])));
            };
            chosen("court-cell-offer", "offer", OfferState::WORDS.iter().map(|(word, _)| *word).collect());
            chosen("court-cell-arbiter", "duty", ArbiterDuty::WORDS.iter().map(|(word, _)| *word).collect());
            chosen("court-menu", "word", MenuWord::WORDS.iter().map(|(word, _)| *word).collect());
            chosen("court-remedy", "remedy", Remedy::WORDS.iter().map(|(word, _)| *word).collect());
            for text in told {
                assert!(!text.is_empty() && !text.contains(['{', '$']) && !text.contains("court-"), "{text}");
            }
        }
    }
}
