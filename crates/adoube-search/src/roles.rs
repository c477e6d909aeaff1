//! What letters are as long as nothing but touching has happened.

use adoube_core::bench::{Bench, Books};
use adoube_core::board::{Color, Position, Role, Scene, Square, Squares};
use adoube_core::incident::{Act, Deed, Event, Line, Meaning, Placed, Start, Unit, What, With};
use smallvec::{SmallVec, smallvec};

use crate::alphabet::{Effect, Letter};
use crate::stand::Edge;

/// A letter, while nothing but touching has happened.
#[derive(Clone, Copy, Debug)]
pub(crate) enum InTouching {
    /// It changes no ruling and leaves it at that: the other side touches or complains, the clock is pressed.
    Idle,
    /// A contact that comes to a plain touch for the editions that count it, and to nothing for the rest.
    Contact { edge: u16, squares: Squares, counted: Books, castling: Castling },
    /// Anything else.
    Other,
}

impl InTouching {
    pub(crate) fn castling(self) -> Castling {
        match self {
            InTouching::Contact { castling, .. } => castling,
            _ => Castling::default(),
        }
    }

    pub(crate) fn forget_castling(&mut self) {
        if let InTouching::Contact { castling, .. } = self {
            *castling = Castling::default();
        }
    }
}

/// What has been touched that the castling clauses look at, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Castling(u8);

impl Castling {
    pub(crate) const KING: Castling = Castling(1);
    pub(crate) const ROOK: Castling = Castling(2);
    /// A contact with one of them that some edition counts for castling, though not for anything else.
    pub(crate) const DOUBT: Castling = Castling(4);

    pub(crate) fn and(self, other: Castling) -> Castling {
        Castling(self.0 | other.0)
    }

    pub(crate) fn has(self, other: Castling) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether contacts no longer come to plain touches.
    pub(crate) fn is_open(self) -> bool {
        self.0 == Castling::KING.0 | Castling::ROOK.0 | Castling::DOUBT.0
    }

    pub(crate) fn bits(self) -> u64 {
        u64::from(self.0)
    }
}

/// What each letter is while nothing but touching has happened, with the plain touches that contacts come to.
pub(crate) fn roles(bench: &Bench, scene: &Scene, letters: &[Letter]) -> (Vec<InTouching>, Vec<Edge>) {
    let position = scene.position();
    let (mut edges, mut units) = (Vec::new(), Vec::new());
    let side = position.turn();
    let frees = bench.books().iter().any(|book| book.illegal_release.policy.frees());
    let mut edge_of = |squares: &SmallVec<[Square; 2]>| {
        let known = units.iter().position(|known| known == squares);
        let edge = known.unwrap_or_else(|| {
            edges.push(Edge::new(scene, touch(side, squares.clone()), squares));
            units.push(squares.clone());
            units.len() - 1
        });
        edge as u16
    };
    let mut contact = |squares: &SmallVec<[Square; 2]>, counted, castling| InTouching::Contact {
        edge: edge_of(squares),
        squares: squares.iter().copied().collect(),
        counted,
        castling,
    };
    let role = |letter: &Letter| {
        let by_other = letter.event.by == Some(!side);
        match &letter.event.act {
            Act::Touch { .. } if by_other => InTouching::Idle,
            Act::Touch { squares, .. } => match counted(bench, position, &letter.event) {
                Some((counted, castling)) => contact(squares, counted, castling),
                None => InTouching::Other,
            },
            // Let go where it may not stand a unit has been touched, and that is all, unless it frees the player.
            Act::Release { unit: Unit::Of(square), .. } if !frees && is_illegal(position, &letter.event) => {
                let squares = smallvec![*square];
                match counted(bench, position, &touch(side, squares.clone())) {
                    Some((counted, castling)) => contact(&squares, counted, castling),
                    None => InTouching::Other,
                }
            }
            Act::Press => InTouching::Idle,
            Act::Claim if by_other => InTouching::Idle,
            _ if by_other && letter.effect == Effect::None => InTouching::Idle,
            _ => InTouching::Other,
        }
    };
    let roles = letters.iter().map(role).collect();
    (roles, edges)
}

/// A plain touch.
fn touch(by: Color, squares: SmallVec<[Square; 2]>) -> Event {
    let act = Act::Touch { squares, meaning: None, accidental: false, with: With::Hand, order_unknown: false };
    Event { by: Some(by), act }
}

/// The editions that count the contact, and what the castling clauses may see in it; `None` when it does not come to a
/// plain touch for those that do.
fn counted(bench: &Bench, position: &Position, event: &Event) -> Option<(Books, Castling)> {
    let side = position.turn();
    let Act::Touch { squares, meaning, accidental, with, .. } = &event.act else { return None };
    let plain = meaning.is_none() && !accidental && *with == With::Hand;
    if *meaning == Some(Meaning::Castle) || (!plain && squares.len() > 1) {
        return None;
    }
    let own = |square: &Square| position.board().piece_at(*square).filter(|unit| unit.color == side);
    let mut castling = squares.iter().filter_map(own).fold(Castling::default(), |all, unit| match unit.role {
        Role::King => all.and(Castling::KING),
        Role::Rook => all.and(Castling::ROOK),
        _ => all,
    });
    if plain {
        return Some((bench.everybody(), castling));
    }
    let mut line = Line::new(Start::new(position.clone()));
    line.push(event).ok()?;
    let contact = line.incident().turns().first().and_then(|turn| turn.contacts.first())?;
    let mut counted = 0;
    for (index, book) in bench.books().iter().enumerate() {
        let counts = !accidental && book.contact.policy.binds(contact);
        counted |= Books::from(counts) << index;
        // The castling clauses have a say of their own on contacts that bind to nothing else.
        if castling != Castling::default() && !counts && book.castling_contact.policy.counts(contact, true, false) {
            castling = castling.and(Castling::DOUBT);
        }
    }
    Some((counted, castling))
}

/// Whether a unit is let go where it may not stand, with nothing else touched.
fn is_illegal(position: &Position, event: &Event) -> bool {
    let mut line = Line::new(Start::new(position.clone()));
    let turn = line.push(event).ok().and_then(|()| line.incident().turns().first());
    turn.is_some_and(|turn| {
        let illegal = |deed: &Deed| matches!(deed.what, What::Place { placed: Placed::Released, mv: None, .. });
        turn.contacts.len() == 1 && turn.deeds.iter().all(illegal)
    })
}
