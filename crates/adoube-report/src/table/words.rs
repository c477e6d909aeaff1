//! Outcomes in few words, so that those of one incident can be told apart.

use adoube_compare::{Row, Told};
use adoube_core::board::{Color, MoveSet};
use adoube_core::incident::Incident;
use adoube_core::ruling::{GameResult, Ruling, Shown, Status, Verdict};
use adoube_core::topic::Topic;

use super::court;
use super::moves::Teller;
use crate::messages::Messages;

/// Words for each outcome of the row, in order; no two are equal. `told` is each outcome as its first edition tells it.
pub(crate) fn outcomes(incident: &Incident, row: &Row, told: &[Option<&Told>], messages: &Messages) -> Vec<String> {
    let rulings: Vec<&Ruling> = row.outcomes.iter().map(|o| &row.rulings[o.ruling]).collect();
    apart(incident, &rulings, told, messages)
}

/// Words for rulings with different outcomes; no two are equal.
pub(crate) fn apart(
    incident: &Incident,
    rulings: &[&Ruling],
    told: &[Option<&Told>],
    messages: &Messages,
) -> Vec<String> {
    let mut words: Vec<String> =
        rulings.iter().zip(told).map(|(r, told)| outcome(incident, r, *told, messages)).collect();
    for index in 0..words.len() {
        let alike: Vec<usize> = (0..words.len()).filter(|i| words[*i] == words[index]).collect();
        if alike.len() > 1 {
            let told: Vec<Vec<String>> = alike.iter().map(|i| finer(incident, rulings[*i], messages)).collect();
            for (place, i) in alike.iter().enumerate() {
                let differs = |fact: &usize| told.iter().any(|t| t[*fact] != told[0][*fact]);
                let facts: Vec<&str> = (0..told[0].len())
                    .filter(differs)
                    .map(|f| told[place][f].as_str())
                    .filter(|t| !t.is_empty())
                    .collect();
                if !facts.is_empty() {
                    words[*i] = format!("{}; {}", words[*i], facts.join(", "));
                }
            }
        }
    }
    words
}

/// One outcome in words.
pub(super) fn outcome(incident: &Incident, ruling: &Ruling, told: Option<&Told>, messages: &Messages) -> String {
    let teller = teller(incident, ruling, messages);
    let rest = match ruling.status {
        Status::Open => teller.choice(ruling.permitted, ruling.ground, ruling.silent),
        Status::Bound => match teller.only(ruling.permitted) {
            Some(mv) => messages.with("table-bound-only", &[("move", (&mv).into())]),
            None => {
                let choice = teller.choice(ruling.permitted, ruling.ground, ruling.silent);
                messages.with("table-bound", &[("choice", (&choice).into())])
            }
        },
        Status::Made | Status::Completed => made(ruling, &teller, messages),
        Status::Over => over(ruling, messages),
    };
    if let Some(competition) = &ruling.competition {
        return court::cell(incident, ruling, competition, rest, messages);
    }
    if ruling.claims.is_empty() {
        return rest;
    }
    let is_after = |place: usize| told.and_then(|t| t.claims.get(place)).is_some_and(|c| c.after_end);
    let in_time = ruling.claims.iter().enumerate().filter(|(place, _)| !is_after(*place));
    let mut verdicts: Vec<String> = in_time.map(|(_, c)| messages.get(verdict_key(c.verdict))).collect();
    let rest = if verdicts.len() < ruling.claims.len() {
        messages.with("table-claim-after-end", &[("rest", (&rest).into())])
    } else {
        rest
    };
    if verdicts.is_empty() {
        return rest;
    }
    verdicts.dedup();
    let verdicts = verdicts.join(", ");
    messages.with("table-claim", &[("verdict", (&verdicts).into()), ("rest", (&rest).into())])
}

fn teller<'a>(incident: &'a Incident, ruling: &Ruling, messages: &'a Messages) -> Teller<'a> {
    Teller { scene: incident.scene_of(ruling), messages }
}

fn made(ruling: &Ruling, teller: &Teller<'_>, messages: &Messages) -> String {
    let Some(mv) = ruling.made else {
        return messages.get("table-made-none");
    };
    let san = teller.san(mv);
    let key = match (ruling.status, ruling.claims.is_empty()) {
        (_, false) => "table-made-stands",
        (Status::Completed, _) => "table-made-completed",
        _ => "table-made",
    };
    let mut text = messages.with(key, &[("move", (&san).into())]);
    let mut add = |key: &str, args: &[(&str, crate::messages::Arg<'_>)]| text.push_str(&messages.with(key, args));
    if !ruling.breach.is_empty() {
        add("table-in-breach", &[]);
    }
    match ruling.shown {
        Some(Shown::Move(other)) => add("table-taken-back-for", &[("move", (&teller.san(other)).into())]),
        Some(Shown::None) => add("table-taken-back", &[]),
        None => {}
    }
    if teller.scene.end_after(mv).is_some() {
        add("table-goes-on", &[]);
    }
    text
}

fn over(ruling: &Ruling, messages: &Messages) -> String {
    let result = ruling.result.map_or("", result_text);
    let why = match ruling.ground {
        Some(Topic::Mate) => "table-end-mate",
        Some(Topic::Stalemate) => "table-end-stalemate",
        Some(Topic::DeadPosition) => "table-end-dead",
        Some(Topic::Resignation) => "table-end-resignation",
        Some(Topic::DrawByAgreement) => "table-end-agreement",
        _ => "table-end-other",
    };
    let text = messages.with(why, &[("result", result.into())]);
    if ruling.breach.is_empty() { text } else { text + &messages.get("table-in-breach") }
}

/// The result as people write it.
pub(super) fn result_text(result: GameResult) -> &'static str {
    match result {
        GameResult::WhiteWins => "1–0",
        GameResult::BlackWins => "0–1",
        GameResult::Draw => "½–½",
    }
}

pub(super) fn verdict_key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Upheld => "table-claim-upheld",
        Verdict::Rejected => "table-claim-rejected",
        Verdict::Lapsed => "table-claim-lapsed",
        Verdict::Premature => "table-claim-premature",
        Verdict::Inadmissible => "table-claim-inadmissible",
        Verdict::MakeLegal => "table-claim-make-legal",
        Verdict::Stands => "table-claim-stands",
        Verdict::Pending => "table-claim-pending",
    }
}

/// Facts that short words leave out, always in the same order and number.
fn finer(incident: &Incident, ruling: &Ruling, messages: &Messages) -> Vec<String> {
    let teller = teller(incident, ruling, messages);
    let side = match teller.scene.turn() {
        Color::White => "table-turn-white",
        Color::Black => "table-turn-black",
    };
    let moves = |set: MoveSet| if set.is_empty() { String::new() } else { teller.some(set) };
    let breaches = match ruling.breach.len() {
        0 => String::new(),
        count => messages.with("table-breaches", &[("count", count.into())]),
    };
    let status = match ruling.status {
        Status::Open => String::new(),
        other => messages.get(status_key(other)),
    };
    let turn = messages.with(side, &[("turn", (ruling.turn + 1).into())]);
    let move_made = ruling.made.map_or_else(String::new, |mv| teller.san(mv));
    let verdicts: Vec<String> = ruling.claims.iter().map(|c| messages.get(verdict_key(c.verdict))).collect();
    let mut facts = vec![turn, status, move_made, moves(ruling.permitted), breaches, verdicts.join(" + ")];
    facts.extend(court::finer(ruling.competition.as_deref(), messages));
    facts
}

/// The message that names a status.
pub(super) fn status_key(status: Status) -> &'static str {
    match status {
        Status::Open => "table-status-open",
        Status::Bound => "table-status-bound",
        Status::Made => "table-status-made",
        Status::Completed => "table-status-completed",
        Status::Over => "table-status-over",
    }
}
