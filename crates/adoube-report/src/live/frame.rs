//! The board after each event.

use adoube_core::board::{Board, Color, Squares};
use adoube_core::incident::{Frame, FramedUnit};
use adoube_core::scenario::Scenario;
use serde_json::{Value, json};

use crate::board::Diagram;
use crate::messages::Messages;
use crate::notation::role_key;
use crate::story::events;
use crate::table::side;

/// The frame before the first event and one after each.
pub(super) fn frames(messages: &Messages, scenario: &Scenario) -> Vec<Value> {
    let words = events(messages, scenario);
    let frames = scenario.incident.frames(&scenario.events);
    // Told once a side: whoever reads the page waits for it.
    let turn_of = |turn| Diagram { board: Board::empty(), turn, touched: Squares::EMPTY, arrows: Vec::new() };
    let captions = Color::ALL.map(|side| turn_of(side).caption(messages));
    let mut told = Vec::with_capacity(frames.len());
    for (number, frame) in frames.iter().enumerate() {
        let diagram = drawn(scenario, frame);
        let event = number.checked_sub(1).and_then(|index| words.get(index));
        told.push(json!({
            "event": number,
            "words": event.map_or("", |event| &event.words),
            "turn": frame.turn,
            "side": side(diagram.turn),
            "begins_turn": event.is_some_and(|event| event.begins_turn),
            "units": frame.units.iter().map(unit).collect::<Vec<_>>(),
            "announced": sides(frame.announced),
            "caption": captions.get(usize::from(diagram.turn.is_black())),
        }));
    }
    told
}

/// The diagram after that many events, with the units touched by then; more events than there are give the last one.
pub fn diagram(scenario: &Scenario, events: usize) -> Diagram {
    let frames = scenario.incident.frames(&scenario.events);
    match frames.get(events).or(frames.last()) {
        Some(frame) => drawn(scenario, frame),
        None => Diagram::of(scenario, 0),
    }
}

fn drawn(scenario: &Scenario, frame: &Frame) -> Diagram {
    let mut board = Board::empty();
    let mut touched = Squares::EMPTY;
    // A unit set down on another one covers it.
    let on_top = |unit: &&FramedUnit| unit.square != unit.origin;
    let (moved, at_home): (Vec<&FramedUnit>, Vec<&FramedUnit>) = frame.units.iter().partition(on_top);
    for unit in at_home.into_iter().chain(moved) {
        if let Some(square) = unit.square {
            board.set_piece_at(square, unit.piece);
            if unit.touched != [false; 2] {
                touched.add(square);
            }
        }
    }
    let turn = scenario.incident.turns().get(frame.turn).map_or(Color::White, |turn| turn.side());
    Diagram { board, turn, touched, arrows: Vec::new() }
}

fn unit(unit: &FramedUnit) -> Value {
    json!({
        "piece": unit.piece.char().to_string(),
        "name": unit.origin.map_or_else(|| role_key(unit.piece.role).to_owned(), |origin| origin.to_string()),
        "square": unit.square.map(|square| square.to_string()),
        "held": unit.held,
        "touched": sides(unit.touched),
    })
}

/// The sides of which something holds: White's first.
fn sides(of: [bool; 2]) -> Vec<&'static str> {
    let both = [Color::White, Color::Black].into_iter().zip(of);
    both.filter(|(_, holds)| *holds).map(|(color, _)| side(color)).collect()
}
