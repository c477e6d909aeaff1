//! Which positions with up to two units beside the kings White can mate from, the other side helping: found backwards
//! from every mate, without the code under test. Of the chess library only the attacks of single units are used.

use std::collections::BTreeMap;

use adoube_core::board::{Color, Piece, Role, Square, Squares};
use shakmaty::attacks;

/// The units beside the kings, sorted.
pub(crate) type Class = Vec<(Color, Role)>;

const PROMOTED: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Every class of up to `most` units (0 to 2).
pub(crate) fn classes(most: usize) -> Vec<Class> {
    let kinds: Vec<(Color, Role)> = Color::ALL
        .into_iter()
        .flat_map(|color| Role::ALL.into_iter().filter(|r| *r != Role::King).map(move |role| (color, role)))
        .collect();
    let mut all = vec![Vec::new()];
    if most > 0 {
        all.extend(kinds.iter().map(|kind| vec![*kind]));
    }
    if most > 1 {
        for one in &kinds {
            all.extend(kinds.iter().filter(|two| key(*one) <= key(**two)).map(|two| vec![*one, *two]));
        }
    }
    all
}

fn key(kind: (Color, Role)) -> (bool, u8) {
    (kind.0.is_black(), kind.1 as u8)
}

/// A position of a class: White's king, Black's king, the units; whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) turn: Color,
    pub(crate) at: [Square; 4],
}

/// What is known of a class.
pub(crate) struct Table {
    pieces: Vec<Piece>,
    won: Vec<u64>,
}

/// Tables by class.
pub(crate) type Tables = BTreeMap<Vec<(bool, u8)>, Table>;

/// Makes the table of the class, and first those of the classes that captures and promotions lead to.
pub(crate) fn solve(class: &Class, tables: &mut Tables) {
    let name: Vec<_> = class.iter().map(|kind| key(*kind)).collect();
    if tables.contains_key(&name) {
        return;
    }
    for index in 0..class.len() {
        let mut fewer = class.clone();
        let (color, role) = fewer.remove(index);
        solve(&fewer, tables);
        if role == Role::Pawn {
            for promoted in PROMOTED {
                let mut next = fewer.clone();
                next.push((color, promoted));
                next.sort_by_key(|kind| key(*kind));
                solve(&next, tables);
            }
        }
    }
    let table = Table::new(class, tables);
    tables.insert(name, table);
}

/// The table of a class that was solved.
pub(crate) fn table<'a>(class: &Class, tables: &'a Tables) -> &'a Table {
    &tables[&class.iter().map(|kind| key(*kind)).collect::<Vec<_>>()]
}

impl Table {
    fn new(class: &Class, tables: &Tables) -> Table {
        let mut pieces = vec![Role::King.of(Color::White), Role::King.of(Color::Black)];
        pieces.extend(class.iter().map(|(color, role)| role.of(*color)));
        let size = 2 << (6 * pieces.len());
        let mut table = Table { pieces, won: vec![0; size / 64 + 1] };
        let mut open = Vec::new();
        for index in 0..size {
            let placed = table.placed(index);
            if table.is_legal(placed) && (table.is_mate(placed) || table.leaves_won(placed, tables)) {
                table.won[index / 64] |= 1 << (index % 64);
                open.push(index as u32);
            }
        }
        while let Some(index) = open.pop() {
            table.take_back(table.placed(index as usize), &mut open);
        }
        table
    }

    /// Every legal position.
    pub(crate) fn positions(&self) -> impl Iterator<Item = Placed> + '_ {
        (0..2 << (6 * self.pieces.len())).map(|index| self.placed(index)).filter(|placed| self.is_legal(*placed))
    }

    /// Whether White can mate from there.
    pub(crate) fn is_won(&self, placed: Placed) -> bool {
        let index = self.index(placed);
        self.won[index / 64] & (1 << (index % 64)) != 0
    }

    /// The units on their squares.
    pub(crate) fn units(&self, placed: Placed) -> impl Iterator<Item = (Piece, Square)> + '_ {
        self.pieces.iter().copied().zip(placed.at)
    }

    fn placed(&self, index: usize) -> Placed {
        let mut at = [Square::A1; 4];
        for (unit, square) in at.iter_mut().enumerate().take(self.pieces.len()) {
            *square = Square::new((index >> (6 * unit) & 63) as u32);
        }
        Placed { turn: Color::from_white(index >> (6 * self.pieces.len()) == 0), at }
    }

    fn index(&self, placed: Placed) -> usize {
        let squares = placed.at.iter().take(self.pieces.len()).enumerate();
        squares.fold(usize::from(placed.turn.is_black()) << (6 * self.pieces.len()), |sum, (unit, square)| {
            sum | (*square as usize) << (6 * unit)
        })
    }

    fn occupied(&self, at: [Square; 4]) -> Squares {
        at.into_iter().take(self.pieces.len()).collect()
    }

    fn is_legal(&self, placed: Placed) -> bool {
        let occupied = self.occupied(placed.at);
        occupied.count() == self.pieces.len()
            && self.units(placed).all(|(piece, sq)| piece.role != Role::Pawn || !Squares::BACKRANKS.contains(sq))
            && !self.in_check(!placed.turn, placed.at, occupied)
    }

    fn in_check(&self, side: Color, at: [Square; 4], occupied: Squares) -> bool {
        attacks_king(self.pieces.iter().copied().zip(at), side, at[usize::from(side.is_black())], occupied)
    }

    /// Squares that the unit may go to, legal or not: captures, then others.
    fn goes(&self, unit: usize, placed: Placed, occupied: Squares) -> (Squares, Squares) {
        let (piece, from) = (self.pieces[unit], placed.at[unit]);
        let enemies: Squares = self.units(placed).filter(|(p, _)| p.color != piece.color).map(|(_, sq)| sq).collect();
        let hits = attacks::attacks(from, piece, occupied);
        if piece.role != Role::Pawn {
            return (hits & enemies, hits & !occupied);
        }
        let (step, start) = if piece.color.is_white() { (8, 1) } else { (-8, 6) };
        let mut pushes = Squares::EMPTY;
        if let Some(one) = from.offset(step).filter(|sq| !occupied.contains(*sq)) {
            pushes.add(one);
            if u32::from(from.rank()) == start
                && let Some(two) = one.offset(step).filter(|sq| !occupied.contains(*sq))
            {
                pushes.add(two);
            }
        }
        (hits & enemies, pushes)
    }

    fn is_mate(&self, placed: Placed) -> bool {
        let occupied = self.occupied(placed.at);
        if placed.turn.is_white() || !self.in_check(Color::Black, placed.at, occupied) {
            return false;
        }
        (0..self.pieces.len()).filter(|unit| self.pieces[*unit].color.is_black()).all(|unit| {
            let (captures, others) = self.goes(unit, placed, occupied);
            (captures | others).into_iter().all(|to| {
                let rest = self.units(placed).enumerate().filter(|(other, (_, sq))| *other != unit && *sq != to);
                let mut after: Vec<(Piece, Square)> = rest.map(|(_, unit)| unit).collect();
                after.push((self.pieces[unit], to));
                let king = if unit == 1 { to } else { placed.at[1] };
                let occupied: Squares = after.iter().map(|(_, sq)| *sq).collect();
                attacks_king(after.iter().copied(), Color::Black, king, occupied)
            })
        })
    }

    /// Whether a capture or a promotion leads to a position of another class from which White can mate.
    fn leaves_won(&self, placed: Placed, tables: &Tables) -> bool {
        let occupied = self.occupied(placed.at);
        (0..self.pieces.len()).filter(|unit| self.pieces[*unit].color == placed.turn).any(|unit| {
            let piece = self.pieces[unit];
            let (captures, others) = self.goes(unit, placed, occupied);
            (captures | others).into_iter().any(|to| {
                let promotes = piece.role == Role::Pawn && Squares::BACKRANKS.contains(to);
                let rest = self.units(placed).enumerate().filter(|(other, (_, sq))| *other != unit && *sq != to);
                let rest: Vec<(Piece, Square)> = rest.map(|(_, unit)| unit).collect();
                if captures.contains(to) || promotes {
                    let roles = if promotes { &PROMOTED[..] } else { &[piece.role][..] };
                    return roles.iter().any(|role| {
                        let mut after = rest.clone();
                        after.push((role.of(piece.color), to));
                        is_won_in(&after, !placed.turn, tables)
                    });
                }
                piece.role == Role::Pawn && is_won_in_passing(piece.color, placed.at[unit], to, &rest, tables)
            })
        })
    }

    /// Marks the positions from which a move, neither capture nor promotion, leads here.
    fn take_back(&mut self, placed: Placed, open: &mut Vec<u32>) {
        let occupied = self.occupied(placed.at);
        let turn = !placed.turn;
        for unit in 0..self.pieces.len() {
            let (piece, to) = (self.pieces[unit], placed.at[unit]);
            if piece.color != turn {
                continue;
            }
            let mut origins = Squares::EMPTY;
            if piece.role == Role::Pawn {
                let (step, rank) = if turn.is_white() { (-8, 3) } else { (8, 4) };
                if let Some(one) = to.offset(step).filter(|sq| !occupied.contains(*sq)) {
                    origins.add(one);
                    if u32::from(to.rank()) == rank
                        && let Some(two) = one.offset(step).filter(|sq| !occupied.contains(*sq))
                    {
                        origins.add(two);
                    }
                }
            } else {
                origins = attacks::attacks(to, piece, occupied) & !occupied;
            }
            for from in origins {
                let mut before = Placed { turn, at: placed.at };
                before.at[unit] = from;
                let index = self.index(before);
                if self.won[index / 64] & (1 << (index % 64)) == 0 && self.is_legal(before) {
                    self.won[index / 64] |= 1 << (index % 64);
                    open.push(index as u32);
                }
            }
        }
    }
}

fn attacks_king(
    units: impl IntoIterator<Item = (Piece, Square)>,
    side: Color,
    king: Square,
    occupied: Squares,
) -> bool {
    units
        .into_iter()
        .take(occupied.count())
        .any(|(piece, from)| piece.color != side && attacks::attacks(from, piece, occupied).contains(king))
}

/// Whether the units make a legal position, `turn` to move, from which White can mate.
fn is_won_in(units: &[(Piece, Square)], turn: Color, tables: &Tables) -> bool {
    let mut sorted: Vec<(Piece, Square)> = units.to_vec();
    sorted.sort_by_key(|(piece, _)| (piece.role != Role::King, key((piece.color, piece.role))));
    let mut at = [Square::A1; 4];
    for (place, (_, square)) in at.iter_mut().zip(&sorted) {
        *place = *square;
    }
    let class: Class = sorted.iter().skip(2).map(|(piece, _)| (piece.color, piece.role)).collect();
    let table = table(&class, tables);
    let placed = Placed { turn, at };
    table.is_legal(placed) && table.is_won(placed)
}

/// Whether a pawn that goes two squares can be taken in passing, with a mate by White in the end.
fn is_won_in_passing(color: Color, from: Square, to: Square, rest: &[(Piece, Square)], tables: &Tables) -> bool {
    if from.distance(to) != 2 {
        return false;
    }
    let Some(passed) = from.offset(if color.is_white() { 8 } else { -8 }) else {
        return false;
    };
    let mut pushed = rest.to_vec();
    pushed.push((Role::Pawn.of(color), to));
    let occupied: Squares = pushed.iter().map(|(_, sq)| *sq).collect();
    let king = |units: &[(Piece, Square)], side: Color| {
        units.iter().find(|(piece, _)| *piece == Role::King.of(side)).map(|(_, sq)| *sq)
    };
    if king(&pushed, color).is_none_or(|sq| attacks_king(pushed.iter().copied(), color, sq, occupied)) {
        return false;
    }
    rest.iter().any(|(piece, sq)| {
        *piece == Role::Pawn.of(!color) && attacks::pawn_attacks(!color, *sq).contains(passed) && {
            let mut after: Vec<(Piece, Square)> = rest.iter().copied().filter(|(_, other)| other != sq).collect();
            after.push((*piece, passed));
            is_won_in(&after, color, tables)
        }
    })
}
