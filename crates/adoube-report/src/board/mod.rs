//! Board diagrams for the terminal and as drawings.

mod pieces;
mod svg;
mod text;

use adoube_core::board::{Board, Color, MoveSet, Role, Scene, Square, Squares};
use adoube_core::scenario::Scenario;

use crate::messages::{Arg, Messages};
use crate::story::unit::{Owner, Unit, capital};
use crate::story::unit::{side, units_in};

pub use svg::pieces;
pub(crate) use svg::{escape, symbols};
pub(crate) use text::symbol;

/// What a diagram shows.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The units on their squares.
    pub board: Board,
    /// Whose turn it is.
    pub turn: Color,
    /// Units that somebody touched.
    pub touched: Squares,
    /// Moves shown as arrows, from and to.
    pub arrows: Vec<(Square, Square)>,
}

/// Kinds of units in the order in which positions are read out.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl Diagram {
    /// The position before a turn of the incident, counted from 0, with the units touched in it. A turn that the
    /// incident does not have gives the last one.
    pub fn of(scenario: &Scenario, turn: usize) -> Diagram {
        let turns = scenario.incident.turns();
        let Some(turn) = turns.get(turn).or(turns.last()) else {
            let position = scenario.start.position();
            let (board, turn) = (position.board().clone(), position.turn());
            return Diagram { board, turn, touched: Squares::EMPTY, arrows: Vec::new() };
        };
        let position = turn.scene.position();
        let touched = turn.touched_by(Color::White) | turn.touched_by(Color::Black);
        Diagram { board: position.board().clone(), turn: turn.side(), touched, arrows: Vec::new() }
    }

    /// The same diagram with arrows for these moves of the scene.
    #[must_use]
    pub fn with_moves(mut self, scene: &Scene, moves: MoveSet) -> Diagram {
        let ends = moves.iter().filter_map(|id| {
            let castling = scene.castlings().find(|c| c.id == id);
            let to = castling.map(|c| c.king_to).or_else(|| scene.uci(id).get(2..4)?.parse().ok());
            Some((scene.start_of(id)?, to?))
        });
        self.arrows = ends.collect();
        // Promotions to four pieces are one arrow.
        self.arrows.sort_unstable();
        self.arrows.dedup();
        self
    }

    /// Whose turn it is, in words.
    pub fn caption(&self, messages: &Messages) -> String {
        let who = messages.with("side-nom", &[("side", side(self.turn).into())]);
        let of_whom = messages.with("side-gen", &[("side", side(self.turn).into())]);
        capital(&messages.with("board-turn", &[("who", Arg::Text(&who)), ("who-gen", Arg::Text(&of_whom))]))
    }

    /// The whole position in words: for those who do not see the diagram.
    pub fn in_words(&self, messages: &Messages) -> String {
        let units = |color: Color| -> String {
            let squares = ROLES.iter().flat_map(|role| {
                let these = self.board.by_color(color) & self.board.by_role(*role);
                these.into_iter().map(|square| Unit { role: *role, square, owner: Owner::Own })
            });
            units_in(messages, "board-unit", &squares.collect::<Vec<_>>())
        };
        let touched: Vec<Unit> = self
            .touched
            .into_iter()
            .filter_map(|square| Some(Unit { role: self.board.role_at(square)?, square, owner: Owner::Own }))
            .collect();
        let (white, black) = (units(Color::White), units(Color::Black));
        let mut words = messages.with("board-words", &[("white", Arg::Text(&white)), ("black", Arg::Text(&black))]);
        words.push(' ');
        words.push_str(&self.caption(messages));
        if !touched.is_empty() {
            let touched = units_in(messages, "board-unit", &touched);
            words.push(' ');
            words.push_str(&messages.with("board-words-touched", &[("units", Arg::Text(&touched))]));
        }
        words
    }
}
