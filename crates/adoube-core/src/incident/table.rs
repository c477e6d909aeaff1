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

/// The board as hands leave it. Units are named by their square at the start of the turn.
pub(super) struct Table {
    start: Board,
    away: SmallVec<[(Square, Option<Square>); 4]>,
    fresh: Option<(Role, Color, Square)>,
    /// Everything that was set down or taken off, with its event.
    log: SmallVec<[(u32, Placing); 2]>,
    now: u32,
}

impl Table {
    pub(super) fn new(start: &Board) -> Table {
        Table { start: start.clone(), away: SmallVec::new(), fresh: None, log: SmallVec::new(), now: 0 }
    }

    /// Where that unit is now; `None`: off the board.
    pub(super) fn place_of(&self, origin: Square) -> Option<Square> {
        self.away.iter().find(|(unit, _)| *unit == origin).map_or(Some(origin), |(_, place)| *place)
    }

    /// The units that stand on that square now, by their squares at the start of the turn.
    pub(super) fn standing_on(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        let moved_in = self.away.iter().filter(move |(_, place)| *place == Some(square)).map(|(unit, _)| *unit);
        let at_home = self.start.piece_at(square).filter(|_| self.place_of(square) == Some(square)).map(|_| square);
        moved_in.filter(move |unit| *unit != square).chain(at_home)
    }

    /// The board after the placings of a log, as far as they belong to events up to `event` and to none of the spans
    /// `undone` (both ends included), and the units away then.
    pub(super) fn replay(start: &Board, log: &[(u32, Placing)], event: u32, undone: &[(u32, u32)]) -> (Board, Squares) {
        let mut table = Table::new(start);
        let stands = |at: u32| at <= event && !undone.iter().any(|(from, to)| (*from..=*to).contains(&at));
        for (_, placing) in log.iter().filter(|(at, _)| stands(*at)) {
            table.put(*placing);
        }
        (table.board(), table.away())
    }

    /// Says which event the placings that follow belong to.
    pub(super) fn begin(&mut self, event: u32) {
        self.now = event;
    }

    pub(super) fn into_log(self) -> SmallVec<[(u32, Placing); 2]> {
        self.log
    }

    fn put(&mut self, placing: Placing) {
        self.log.push((self.now, placing));
        match placing {
            Placing::Unit(origin, place) => self.move_to(origin, place),
            Placing::New(role, color, at) => self.fresh = Some((role, color, at)),
        }
    }

    pub(super) fn set(&mut self, origin: Square, place: Option<Square>) {
        self.put(Placing::Unit(origin, place));
    }

    fn move_to(&mut self, origin: Square, place: Option<Square>) {
        self.away.retain(|(unit, _)| *unit != origin);
        if place != Some(origin) {
            self.away.push((origin, place));
        }
    }

    /// A new unit comes onto the board; it takes the place of one set down before.
    pub(super) fn set_new(&mut self, role: Role, color: Color, at: Square) {
        self.put(Placing::New(role, color, at));
    }

    pub(super) fn new_unit(&self) -> Option<(Role, Square)> {
        self.fresh.map(|(role, _, at)| (role, at))
    }

    /// Own units, other than these, that are set down away from where they stood.
    pub(super) fn displaced(&self, side: Color, except: Squares) -> bool {
        self.away
            .iter()
            .any(|(unit, place)| place.is_some() && !except.contains(*unit) && self.start.color_at(*unit) == Some(side))
    }

    /// Units that do not stand where they stood when the turn began.
    pub(super) fn away(&self) -> Squares {
        self.away.iter().map(|(unit, _)| *unit).collect()
    }

    pub(super) fn board(&self) -> Board {
        let mut board = self.start.clone();
        for (unit, _) in &self.away {
            board.discard_piece_at(*unit);
        }
        for (unit, place) in &self.away {
            if let (Some(place), Some(piece)) = (place, self.start.piece_at(*unit)) {
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
        let mut rights = before.castling_rights();
        for (unit, _) in &self.away {
            match self.start.piece_at(*unit) {
                Some(Piece { role: Role::King, color }) => rights &= !self.start.by_color(color),
                _ => rights.discard(*unit),
            }
        }
        let double = match self.away.as_slice() {
            [(from, Some(to))] if self.start.role_at(*from) == Some(Role::Pawn) && from.file() == to.file() => {
                let behind = if to > from { from.offset(8) } else { from.offset(-8) };
                behind.filter(|_| from.rank().distance(to.rank()) == 2)
            }
            _ => None,
        };
        Position::from_board(&self.board(), turn, rights, double, before.is_chess960())
    }
}
