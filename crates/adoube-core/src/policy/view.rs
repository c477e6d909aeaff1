//! What policies on touched units see, and what they answer.

use crate::board::{MoveId, MoveSet, Scene, Square};

/// A touched unit that counts, with its place in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched {
    /// Its square when the turn began.
    pub square: Square,
    /// Order in time; units touched together, or in unknown order, share it.
    pub rank: u16,
    /// Whether it belongs to the side to move.
    pub own: bool,
}

/// The position before the turn, less castlings that are barred for this move.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The position.
    pub scene: &'a Scene,
    /// The legal moves that are not barred.
    pub allowed: MoveSet,
}

impl View<'_> {
    /// The moves left of the unit on that square.
    pub fn moves_of(&self, square: Square) -> MoveSet {
        self.scene.moves_of(square).and(self.allowed)
    }

    /// The captures left of the enemy unit on that square.
    pub fn captures_of(&self, square: Square) -> MoveSet {
        self.scene.captures_of(square).and(self.allowed)
    }

    /// What touching that unit asks for: its moves if it is one's own, its captures if it is not.
    pub fn plays(&self, unit: Touched) -> MoveSet {
        if unit.own { self.moves_of(unit.square) } else { self.captures_of(unit.square) }
    }

    /// The plays of the first touched unit that has any; several of the same rank leave a choice on which every
    /// edition is silent.
    pub fn first_that_can(&self, units: &[Touched]) -> Bind {
        let mut at = 0;
        while let Some(first) = units.get(at) {
            let together = units[at..].iter().take_while(|u| (u.rank, u.own) == (first.rank, first.own)).count();
            let bind = self.any_of(&units[at..at + together]);
            if bind != Bind::Nothing {
                return bind;
            }
            at += together;
        }
        Bind::Nothing
    }

    /// The plays of the very first touched unit alone. [`Bind::Hole`] when it has none but a later one would.
    pub fn first_only(&self, units: &[Touched]) -> Bind {
        let together = units.iter().take_while(|u| Some(u.rank) == units.first().map(|f| f.rank)).count();
        let (first, later) = units.split_at(together);
        match self.any_of(first) {
            Bind::Nothing if later.iter().any(|u| !self.plays(*u).is_empty()) => Bind::Hole,
            bind => bind,
        }
    }

    fn any_of(&self, units: &[Touched]) -> Bind {
        let mut moves = MoveSet::EMPTY;
        let mut choices = 0;
        for unit in units {
            let plays = self.plays(*unit);
            choices += usize::from(!plays.is_empty());
            moves = moves.or(plays);
        }
        match choices {
            0 => Bind::Nothing,
            1 => Bind::To(moves),
            _ => Bind::Silently(moves),
        }
    }
}

/// What touched units ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bind {
    /// One of these moves, by the letter of the article.
    To(MoveSet),
    /// One of these moves; the article does not say so, it is the default.
    Silently(MoveSet),
    /// Nothing: no unit that the article names can move or be taken.
    Nothing,
    /// Nothing, though another touched unit could move or be taken: the article leaves a hole.
    Hole,
}

impl Bind {
    /// The moves asked for, if any.
    pub fn moves(self) -> MoveSet {
        match self {
            Bind::To(moves) | Bind::Silently(moves) => moves,
            Bind::Nothing | Bind::Hole => MoveSet::EMPTY,
        }
    }

    /// The same moves on the ground that the default gives.
    #[must_use]
    pub fn silently(self) -> Bind {
        match self {
            Bind::To(moves) => Bind::Silently(moves),
            other => other,
        }
    }
}

/// What follows when a rook was touched before the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RookFirst {
    /// These castlings are barred for this move.
    Bars(MoveSet),
    /// The player must castle.
    Castle(MoveId),
}
