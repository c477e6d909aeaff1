//! An incident for the terminal.

use std::sync::Arc;

use adoube_compare::{Panel, Tally, Told, check};
use adoube_core::edition::Edition;
use adoube_core::incident::competition::ClaimKind;
use adoube_core::scenario::{Fields, Scenario, Which};

use super::sheet::date;
use crate::board::Diagram;
use crate::conditions::conditions;
use crate::incident_file::competition_text;
use crate::messages::{Arg, Messages};
use crate::notation;
use crate::story::unit::Args;
use crate::story::{events, score};
use crate::table::{certainty, status, theme_with_word, verdict};
use crate::text::{Look, Sheet};

/// An incident for the terminal: board, events in words, what is expected, and how many of these editions keep to it.
pub fn scenario(messages: &Messages, scenario: &Scenario, editions: &[Arc<Edition>], look: Look) -> String {
    let mut sheet = Sheet::new(look);
    sheet.heading(messages.lang().pick(&scenario.title));
    about(&mut sheet, messages, scenario);
    board(&mut sheet, messages, scenario, 0, look);
    sheet.para("", 0, &messages.get("story-events"));
    sheet.gap();
    let told = events(messages, scenario);
    if told.is_empty() {
        sheet.para("", 4, &messages.get("story-no-events"));
    }
    let mut turn = 0;
    for event in told {
        sheet.para(&format!("{:>2}. ", event.number), 4, &event.words);
        if event.begins_turn {
            turn += 1;
            board(&mut sheet, messages, scenario, turn, look);
        }
    }
    sheet.gap();
    expected(&mut sheet, messages, scenario, editions);
    sheet.finish()
}

fn about(sheet: &mut Sheet, messages: &Messages, scenario: &Scenario) {
    let theme = theme_with_word(&scenario.theme, messages).unwrap_or_else(|| "none".to_owned());
    let tags = if scenario.tags.is_empty() { "none".to_owned() } else { scenario.tags.join(", ") };
    let args = [("id", (&scenario.id).into()), ("theme", (&theme).into()), ("tags", (&tags).into())];
    sheet.para("", 0, &messages.with("show-incident", &args));
    if let Some(day) = &scenario.date {
        let day = date(messages, day);
        sheet.para("", 0, &messages.with("show-happened", &[("date", (&day).into())]));
    }
    for words in conditions(messages, scenario) {
        sheet.para("", 0, &words);
    }
    if let Some(source) = &scenario.source {
        sheet.para("", 0, &messages.with("show-source", &[("source", source.into())]));
    }
    if let Some(about) = &scenario.about {
        sheet.gap();
        sheet.para("", 0, messages.lang().pick(about));
    }
    sheet.gap();
    let fen = scenario.start.position().fen();
    sheet.para("", 2, &messages.with("show-position", &[("fen", (&fen).into())]));
}

fn board(sheet: &mut Sheet, messages: &Messages, scenario: &Scenario, turn: usize, look: Look) {
    sheet.gap();
    let diagram = Diagram::of(scenario, turn);
    // The signs are explained once.
    let text = if turn == 0 { diagram.to_text(messages, look) } else { diagram.without_legend(messages, look) };
    for line in text.lines() {
        sheet.line(line);
    }
    sheet.gap();
}

fn expected(sheet: &mut Sheet, messages: &Messages, scenario: &Scenario, editions: &[Arc<Edition>]) {
    sheet.para("", 0, &messages.get("show-expected"));
    sheet.gap();
    if scenario.expect.is_empty() {
        sheet.para("", 4, &messages.get("show-expected-none"));
        return;
    }
    for expectation in &scenario.expect {
        let of = match &expectation.editions {
            Which::All => messages.get("show-everywhere"),
            Which::One(id) => id.clone(),
            Which::Range(ids) => match (ids.first(), ids.last()) {
                (Some(first), Some(last)) => {
                    messages.with("show-range", &[("first", first.into()), ("last", last.into())])
                }
                _ => expectation.key.clone(),
            },
        };
        sheet.para("    • ", 6, &format!("{of}: {}", fields(messages, scenario, &expectation.fields).join("; ")));
    }
    if editions.is_empty() {
        return;
    }
    sheet.gap();
    let (tally, wrong) = compare(messages, scenario, editions);
    let numbers = [
        ("all", editions.len().into()),
        ("held", tally.held.into()),
        ("failed", tally.failed.into()),
        ("unasserted", tally.unasserted.into()),
    ];
    sheet.para("", 4, &messages.with("show-tally", &numbers));
    for line in wrong {
        sheet.para("    • ", 6, &line);
    }
}

fn compare(messages: &Messages, scenario: &Scenario, editions: &[Arc<Edition>]) -> (Tally, Vec<String>) {
    let row = Panel::new(editions.to_vec()).rule(&scenario.incident);
    let (mut tally, mut wrong) = (Tally::default(), Vec::new());
    for (index, edition) in editions.iter().enumerate() {
        let Some(expectation) = scenario.expected_of(edition) else {
            tally.unasserted += 1;
            continue;
        };
        let certain = row.editions[index].certainty;
        let told = Told::new(&scenario.incident, row.ruling(index), &edition.book, certain);
        let faults = check(&expectation.fields, &told);
        if faults.is_empty() {
            tally.held += 1
        } else {
            tally.failed += 1
        }
        for fault in faults {
            let none = messages.get("show-nothing");
            let or_none = |text: &str| if text.is_empty() || text == "-" { none.clone() } else { text.to_owned() };
            let (expected, got) = (or_none(&fault.expected), or_none(&fault.got));
            let args = [
                ("edition", Arg::Text(&edition.id)),
                ("field", Arg::Text(fault.field)),
                ("expected", Arg::Text(&expected)),
                ("got", Arg::Text(&got)),
            ];
            wrong.push(messages.with("show-departs", &args));
        }
    }
    (tally, wrong)
}

/// The expected fields in words.
fn fields(messages: &Messages, scenario: &Scenario, fields: &Fields) -> Vec<String> {
    let mut words = Vec::new();
    let say = |key: &str, name: &str, text: String| messages.with(key, &[(name, Arg::Text(&text))]);
    if let Some(turn) = fields.turn {
        words.push(Args::new(messages).who(turn).say("show-field-turn"));
    }
    if let Some(wanted) = fields.status {
        words.push(messages.get(&format!("show-status-{}", status(wanted))));
    }
    match &fields.made {
        Some(Some(uci)) => {
            words.push(say("show-field-move", "move", people(messages, scenario, std::slice::from_ref(uci))))
        }
        Some(None) if fields.status.is_none() => words.push(messages.get("show-field-no-move")),
        _ => {}
    }
    match fields.permitted.as_deref() {
        None | Some([]) => {}
        Some(list) => words.push(say("show-field-permitted", "moves", people(messages, scenario, list))),
    }
    if let Some(breach) = fields.breach.as_ref().filter(|b| !b.is_empty()) {
        words.push(say("show-field-breach", "articles", breach.join(", ")));
    }
    match &fields.shown {
        Some(Some(uci)) => {
            words.push(say("show-field-shown", "move", people(messages, scenario, std::slice::from_ref(uci))))
        }
        Some(None) => words.push(messages.get("show-field-shown-none")),
        None => {}
    }
    for claim in fields.claims.iter().flatten() {
        let touch = claim.kind.is_none_or(|kind| kind == ClaimKind::TouchMove);
        let verdict = claim.verdict.map_or("any", verdict);
        words.push(match claim.kind.filter(|_| !touch) {
            Some(kind) => {
                let args = [("claim", Arg::Text(kind.word())), ("verdict", Arg::Text(verdict))];
                messages.with("show-field-court-claim", &args)
            }
            None => say("show-field-claim", "verdict", verdict.to_owned()),
        });
    }
    match fields.result {
        Some(Some(result)) => words.push(say("show-field-result", "result", score(result).to_owned())),
        Some(None) => words.push(messages.get("show-field-no-result")),
        None => {}
    }
    // What only the competition rules know is told as files write it.
    words.extend(competition_text(fields));
    if let Some(wanted) = fields.certainty {
        words.push(say("show-field-certainty", "certainty", certainty(wanted).to_owned()));
    }
    words
}

/// Moves in UCI as people write them, if they are legal in a turn of the incident; the latest such turn is meant.
fn people(messages: &Messages, scenario: &Scenario, moves: &[String]) -> String {
    for turn in scenario.incident.turns().iter().rev() {
        let found: Option<Vec<_>> = moves.iter().map(|uci| turn.scene.by_uci(uci)).collect();
        if let Some(ids) = found {
            let list: Vec<String> = ids.into_iter().map(|id| notation::san(messages.lang(), &turn.scene, id)).collect();
            return list.join(", ");
        }
    }
    moves.join(", ")
}
