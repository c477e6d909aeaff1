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
    /// What touching it asks for: its legal moves if it is one's own, its legal captures if it is not.
    pub plays: MoveSet,
}

/// The position before the turn, less castlings that are barred for this move.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The position.
    pub scene: &'a Scene,
    /// The legal moves that are not barred.
    pub allowed: MoveSet,
    /// Whether the own unit counts as touched before the enemy unit when the order is unknown.
    pub own_first: bool,
}

impl View<'_> {
    /// The moves left of the own unit on that square.
    pub fn moves_of(&self, square: Square) -> MoveSet {
        self.scene.moves_of(square).and(self.allowed)
    }

    /// What is left of what touching that unit asks for.
    pub fn plays(&self, unit: Touched) -> MoveSet {
        unit.plays.and(self.allowed)
    }

    /// The plays of the first touched unit that has any; several of the same rank leave a choice on which every
    /// edition is silent.
    pub fn first_that_can(&self, units: &[Touched]) -> Bind {
        if let [one] = units {
            return self.of_one(*one);
        }
        let mut rest = units;
        while !rest.is_empty() {
            let together = together(rest);
            let bind = self.any_of(&rest[..together]);
            if bind != Bind::Nothing {
                return bind;
            }
            rest = &rest[together..];
        }
        Bind::Nothing
    }

    /// The plays of the first touched unit of either colour that has any.
    pub fn first_of_both(&self, own: &[Touched], enemy: &[Touched]) -> Bind {
        let (mut own, mut enemy) = (own, enemy);
        loop {
            let own_next = match (own.first(), enemy.first()) {
                (None, None) => return Bind::Nothing,
                (Some(_), None) => true,
                (None, Some(_)) => false,
                (Some(o), Some(e)) => o.rank < e.rank || (o.rank == e.rank && self.own_first),
            };
            let from = if own_next { &mut own } else { &mut enemy };
            let together = together(from);
            let bind = self.any_of(&from[..together]);
            if bind != Bind::Nothing {
                return bind;
            }
            *from = &from[together..];
        }
    }

    /// The plays of the very first touched unit alone. [`Bind::Hole`] when it has none but a later one would.
    pub fn first_only(&self, units: &[Touched]) -> Bind {
        if let [one] = units {
            return self.of_one(*one);
        }
        let (first, later) = units.split_at(together(units));
        match self.any_of(first) {
            Bind::Nothing if later.iter().any(|u| !self.plays(*u).is_empty()) => Bind::Hole,
            bind => bind,
        }
    }

    /// What one unit alone asks for: to be played, if it can.
    pub fn of_one(&self, unit: Touched) -> Bind {
        let plays = self.plays(unit);
        if plays.is_empty() { Bind::Nothing } else { Bind::To(plays) }
    }

    fn any_of(&self, units: &[Touched]) -> Bind {
        if let [one] = units {
            return self.of_one(*one);
        }
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

/// How many units at the head share the first one's rank.
fn together(units: &[Touched]) -> usize {
    let Some((first, rest)) = units.split_first() else {
        return 0;
    };
    1 + rest.iter().take_while(|u| u.rank == first.rank).count()
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
