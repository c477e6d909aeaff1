//! From the trace of an adjudication to a story.

use std::collections::BTreeSet;
use std::sync::Arc;

use adoube_compare::{Panel, Told};
use adoube_core::adjudicate::explain;
use adoube_core::board::{Role, Square};
use adoube_core::branch::Branch;
use adoube_core::edition::{Edition, LocalText};
use adoube_core::facet::Facets;
use adoube_core::incident::{Act, Event, Turn, Unit, With};
use adoube_core::rulebook::RuleBook;
use adoube_core::ruling::Verdict;
use adoube_core::scenario::Scenario;
use adoube_core::topic::Topic;
use adoube_core::trace::{Answer, ContactAnswer, CourtAnswer, Moment, Note};

use super::answer::{self, Setting};
use super::outcome::certainty_key;
use super::{Article, Finding, OtherReading, Remark, Step, Story, events, outcome};
use crate::messages::Messages;

/// Tells how the edition rules the incident.
pub fn story(messages: &Messages, scenario: &Scenario, edition: &Arc<Edition>) -> Story {
    let ruling = finding(messages, scenario, edition);
    let steps = steps(messages, scenario, &edition.book);
    let articles = articles(messages, edition, &steps, &ruling);
    Story {
        incident: scenario.id.clone(),
        title: messages.lang().pick(&scenario.title).to_owned(),
        edition: edition.id.clone(),
        edition_title: messages.lang().pick(&edition.title).to_owned(),
        steps,
        ruling,
        articles,
    }
}

/// What the edition makes of the incident, with the readings that lead elsewhere.
pub(crate) fn finding(messages: &Messages, scenario: &Scenario, edition: &Arc<Edition>) -> Finding {
    let row = Panel::new(vec![Arc::clone(edition)]).rule(&scenario.incident);
    // A panel of one edition gives one edition's ruling.
    let own = &row.editions[0];
    let tell = |ruling: usize, book: &RuleBook, certainty| {
        let told = Told::new(&scenario.incident, &row.rulings[ruling], book, certainty);
        (outcome(messages, &scenario.incident, &row.rulings[ruling], book, &told), told)
    };
    let (sentences, told) = tell(own.ruling, &edition.book, own.certainty);
    let readings = own
        .readings
        .iter()
        .filter_map(|(reading, ruling)| {
            let reading = edition.readings.get(*reading)?;
            let (sentences, told) = tell(*ruling, &reading.book, own.certainty);
            let ground = told.ground.as_deref().map(str::to_owned);
            let source = backing(messages, edition, &reading.id, &reading.source);
            let source_en = reading.source.en.clone();
            Some(OtherReading { id: reading.id.clone(), source, source_en, sentences, ground, told })
        })
        .collect();
    Finding {
        sentences,
        original: told.ground.as_deref().and_then(|article| edition.borrows(article)).map(str::to_owned),
        draw: draw_in_vain(&told),
        ground: told.ground.as_deref().map(str::to_owned),
        certainty: messages.get(certainty_key(own.certainty)),
        readings,
        told,
    }
}

/// The article by which a draw was accepted in vain, where the ruling does not rest on it anyway.
fn draw_in_vain(told: &Told) -> Option<String> {
    let (article, _) = told.cites.iter().find(|(_, topic)| *topic == Topic::DrawByAgreement)?;
    (told.result.is_none() && told.ground.as_ref() != Some(article)).then(|| article.to_string())
}

/// What speaks for a reading. `as-english` is the reading of the original, clause by clause: that is said once, whichever
/// clauses matter here.
pub(crate) fn backing(messages: &Messages, edition: &Edition, reading: &str, source: &LocalText) -> String {
    match &edition.translates {
        Some(original) if reading == "as-english" => {
            messages.with("reading-as-original", &[("edition", original.into())])
        }
        _ => messages.lang().pick(source).to_owned(),
    }
}

/// The steps of the story, one an event, and one for what was decided at the end.
pub(super) fn steps(messages: &Messages, scenario: &Scenario, book: &RuleBook) -> Vec<Step> {
    let (ruling, notes) = explain(&scenario.incident, book);
    let turns = scenario.incident.turns();
    let mut steps: Vec<Step> =
        events(messages, scenario).into_iter().map(|event| Step { event: Some(event), remarks: Vec::new() }).collect();
    let mut end = Step { event: None, remarks: Vec::new() };
    let branch = branch_of(&ruling);
    let facets = ruling.competition.as_ref().map_or(Facets::NONE, |court| court.facets);
    let article_of = |topic| article_in(book, topic, branch, facets);
    let mut counted: BTreeSet<(usize, Square)> = BTreeSet::new();
    let mut ended: Option<Moment> = None;
    for note in &notes {
        if let Answer::Contact { square, why: ContactAnswer::Counts } = note.answer
            && !counted.insert((note.moment.turn, square))
        {
            continue;
        }
        let Some(turn) = turns.get(note.moment.turn) else { continue };
        let before = is_before_the_turn(note);
        let at = place(note.moment, before, turn.first_event, turn.events);
        let one_unit = at.and_then(|i| scenario.events.get(i)).is_some_and(|event| is_one_touch(event.act.plain()));
        if ends(note.answer) {
            ended = Some(note.moment);
        }
        let lapsed = matches!(note.answer, Answer::Complaint { verdict: Verdict::Lapsed });
        let setting = Setting {
            messages,
            scene: &turn.scene,
            one_unit,
            of_castling: note.topic == Topic::IllegalRelease
                && at.is_some_and(|at| is_castling_rook(&scenario.events, turn, at)),
            after_end: lapsed && ended.is_some_and(|end| end < note.moment),
            article: &article_of,
        };
        let (mut words, moves) = answer::answer(&setting, note);
        if before {
            words = messages.with("say-before", &[("words", (&words).into())]);
        }
        let remark = Remark {
            topic: note.topic,
            policy: book.choice_in(note.topic, branch).to_string(),
            article: answer::rests_on_article(note.answer).then(|| article_of(note.topic)),
            words,
            moves: turn.scene.uci_list(moves),
            note: Some(*note),
        };
        match at.and_then(|i| steps.get_mut(i)) {
            Some(step) => step.remarks.push(remark),
            None => end.remarks.push(remark),
        }
    }
    let heard = notes.iter().map(|note| note.moment.turn).max().unwrap_or(0).max(ruling.turn);
    if ruling.turn + 1 < turns.len() {
        ignore_later_turns(messages, scenario, heard, &mut steps);
    }
    if !end.remarks.is_empty() {
        steps.push(end);
    }
    steps
}

/// The branch that a ruling was made in.
fn branch_of(ruling: &adoube_core::ruling::Ruling) -> Branch {
    ruling.competition.as_ref().map_or(Branch::Standard, |court| court.branch)
}

/// Whether the answer ends the game.
pub(super) fn ends(answer: Answer) -> bool {
    matches!(
        answer,
        Answer::Ends { .. }
            | Answer::Result { .. }
            | Answer::Court(CourtAnswer::Ended { .. } | CourtAnswer::Scored { .. })
    )
}

/// Whether the note is about a contact in the turn before.
fn is_before_the_turn(note: &Note) -> bool {
    note.moment.event.is_none() && matches!(note.answer, Answer::Contact { .. } | Answer::RightLost { .. })
}

/// Index in the file of the event that a note is about; `None`: the end of the turn. A contact in the turn before is
/// told where the new turn begins.
fn place(moment: Moment, before: bool, first_event: usize, events: usize) -> Option<usize> {
    match moment.event {
        Some(event) if event < events => Some(first_event + event),
        None if before => first_event.checked_sub(1),
        _ => None,
    }
}

fn is_one_touch(act: &Act) -> bool {
    matches!(act, Act::Touch { squares, with, .. } if squares.len() == 1 && !matches!(with, With::Unit(_)))
}

/// Whether the event lets a rook go where an illegal castling takes it, the king having been let go for that before.
fn is_castling_rook(events: &[Event], turn: &Turn, at: usize) -> bool {
    let let_go = |event: &Event| match event.act {
        Act::Release { unit: Unit::Of(from), at, .. } => Some((from, at)),
        _ => None,
    };
    let Some((rook, rook_to)) = events.get(at).and_then(let_go) else { return false };
    let file = |square: Square| square.file() as u8;
    let crossed = |(king, king_to): (Square, Square)| {
        turn.scene.king() == Some(king)
            && [king_to, rook, rook_to].iter().all(|square| square.rank() == king.rank())
            && file(king).abs_diff(file(king_to)) == 2
            && file(king) + file(king_to) == 2 * file(rook_to)
    };
    turn.scene.position().board().role_at(rook) == Some(Role::Rook)
        && events.get(turn.first_event..at).is_some_and(|before| before.iter().filter_map(let_go).any(crossed))
}

/// Turns that begin after the matter was closed are read, and nothing is asked about them.
fn ignore_later_turns(messages: &Messages, scenario: &Scenario, heard: usize, steps: &mut [Step]) {
    let later = scenario.incident.turns().get(heard + 1);
    let begins = later.and_then(|turn| turn.first_event.checked_sub(1));
    if let Some(step) = begins.and_then(|i| steps.get_mut(i)) {
        step.remarks.push(Remark {
            topic: Topic::Complaint,
            policy: String::new(),
            article: None,
            words: messages.get("say-ignored"),
            moves: Vec::new(),
            note: None,
        });
    }
}

/// The article behind a topic. King and rook touched at once, where that is ruled like own units, rests on the clause
/// on own units.
pub(crate) fn article_in(book: &RuleBook, topic: Topic, branch: Branch, facets: Facets) -> String {
    let topic = match topic {
        Topic::KingAndRookTogether if !book.king_and_rook_together.policy.is_castling_case() => Topic::OwnTouched,
        other => other,
    };
    book.article_on(topic, branch, facets).to_string()
}

/// The gist of an article.
pub(crate) fn gist(messages: &Messages, edition: &Edition, number: &str) -> Option<String> {
    let provision = edition.provisions.iter().find(|p| p.article == number)?;
    Some(messages.lang().pick(&provision.gist).to_owned())
}

/// Every article that the story names, in the order of the edition.
fn articles(messages: &Messages, edition: &Edition, steps: &[Step], ruling: &Finding) -> Vec<Article> {
    let mut named: BTreeSet<&str> =
        steps.iter().flat_map(|s| &s.remarks).filter_map(|r| r.article.as_deref()).collect();
    named.extend(ruling.ground.as_deref());
    named.extend(ruling.draw.as_deref());
    named.extend(ruling.told.breach.iter().map(|a| &**a));
    edition
        .provisions
        .iter()
        .filter(|p| named.contains(p.article.as_str()))
        .map(|p| Article { number: p.article.clone(), gist: messages.lang().pick(&p.gist).to_owned() })
        .collect()
}
