//! Where the units physically are, whatever the rules think of it.

use smallvec::SmallVec;

use crate::board::{Board, Color, Piece, Position, Role, Square, Squares};

/// A unit was set down somewhere, or taken off the board.
#[derive(Clone, Copy, Debug)]
pub(super) enum Placing {
    /// A unit, by its square at the start of the turn; `None`: off the board.
    Unit(Square, Option<Square>),
    /// A new unit.
    New(Role, Color, Square),
}

/// Where hands put the units. Units are named by their square at the start of the turn, on the board `start`.
#[derive(Clone, Debug)]
pub(super) struct Table {
    away: SmallVec<[(Square, Option<Square>); 4]>,
    fresh: Option<(Role, Color, Square)>,
}

impl Table {
    pub(super) fn new() -> Table {
        Table { away: SmallVec::new(), fresh: None }
    }

    /// Where that unit is now; `None`: off the board.
    pub(super) fn place_of(&self, origin: Square) -> Option<Square> {
        self.away.iter().find(|(unit, _)| *unit == origin).map_or(Some(origin), |(_, place)| *place)
    }

    /// The units that stand on that square now, by their squares at the start of the turn.
    pub(super) fn standing_on(&self, start: &Board, square: Square) -> impl Iterator<Item = Square> + '_ {
        let moved_in = self.away.iter().filter(move |(_, place)| *place == Some(square)).map(|(unit, _)| *unit);
        let is_home = start.occupied().contains(square) && self.place_of(square) == Some(square);
        let at_home = is_home.then_some(square);
        moved_in.filter(move |unit| *unit != square).chain(at_home)
    }

    /// The table after the placings of a log, as far as they belong to events up to `event` and to none of the spans
    /// `undone` (both ends included).
    pub(super) fn replay(log: &[(u32, Placing)], event: u32, undone: &[(u32, u32)]) -> Table {
        let mut table = Table::new();
        let stands = |at: u32| at <= event && !undone.iter().any(|(from, to)| (*from..=*to).contains(&at));
        for (_, placing) in log.iter().filter(|(at, _)| stands(*at)) {
            table.apply(*placing);
        }
        table
    }

    pub(super) fn apply(&mut self, placing: Placing) {
        match placing {
            Placing::Unit(origin, place) => self.move_to(origin, place),
            Placing::New(role, color, at) => self.fresh = Some((role, color, at)),
        }
    }

    fn move_to(&mut self, origin: Square, place: Option<Square>) {
        self.away.retain(|(unit, _)| *unit != origin);
        if place != Some(origin) {
            self.away.push((origin, place));
        }
    }

    pub(super) fn new_unit(&self) -> Option<(Role, Square)> {
        self.fresh.map(|(role, _, at)| (role, at))
    }

    /// Own units, other than these, that are set down away from where they stood.
    pub(super) fn displaced(&self, start: &Board, side: Color, except: Squares) -> bool {
        self.away
            .iter()
            .any(|(unit, place)| place.is_some() && !except.contains(*unit) && start.color_at(*unit) == Some(side))
    }

    /// Units that do not stand where they stood when the turn began.
    pub(super) fn away(&self) -> Squares {
        self.away.iter().map(|(unit, _)| *unit).collect()
    }

    pub(super) fn board(&self, start: &Board) -> Board {
        let mut board = start.clone();
        for (unit, _) in &self.away {
            board.discard_piece_at(*unit);
        }
        for (unit, place) in &self.away {
            if let (Some(place), Some(piece)) = (place, start.piece_at(*unit)) {
                board.set_piece_at(*place, piece);
            }
        }
        if let Some((role, color, at)) = self.fresh {
            board.set_piece_at(at, Piece { color, role });
        }
        board
    }

    /// The position in which `turn` begins, as the board stands now.
    pub(super) fn next_position(
        &self,
        before: &Position,
        turn: Color,
    ) -> Result<Position, crate::board::PositionFault> {
        let start = before.board();
        let mut rights = before.castling_rights();
        for (unit, _) in &self.away {
            match start.piece_at(*unit) {
                Some(Piece { role: Role::King, color }) => rights &= !start.by_color(color),
                _ => rights.discard(*unit),
            }
        }
        let double = match self.away.as_slice() {
            [(from, Some(to))] if start.role_at(*from) == Some(Role::Pawn) && from.file() == to.file() => {
                let behind = if to > from { from.offset(8) } else { from.offset(-8) };
                behind.filter(|_| from.rank().distance(to.rank()) == 2)
            }
            _ => None,
        };
        Position::from_board(&self.board(start), turn, rights, double, before.is_chess960())
    }
}
