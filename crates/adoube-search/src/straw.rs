//! Weakened answers to the topics that every shipped edition answers alike, for mutants of those provisions.
//!
//! No edition says any of this. Joined to the shipped list with `Registry::builtin().with(STRAW)`.

use std::sync::Arc;

use adoube_core::board::{Castling, MoveSet, Scene};
use adoube_core::incident::Placed;
use adoube_core::policy::{
    CastlingRight, KingThenRook, MadePlain, NoneCanMove, OneHand, OrderUnknown, PolicySpec, ReleasedPawn,
};
use adoube_core::rulebook::Built;
use adoube_core::topic::Topic;

/// The answers, one for each topic that has a single policy without parameters.
pub static STRAW: &[&PolicySpec] = &[
    &PolicySpec {
        name: "never",
        topics: &[Topic::CastlingRight],
        sentence: "No castling is legal.",
        params: &[],
        build: |_, _| Built::CastlingRight(Arc::new(Straw)),
    },
    &PolicySpec {
        name: "two-hands-allowed",
        topics: &[Topic::OneHand],
        sentence: "A move may be made with two hands.",
        params: &[],
        build: |_, _| Built::OneHand(Arc::new(Straw)),
    },
    &PolicySpec {
        name: "no-castling-due",
        topics: &[Topic::KingThenRook],
        sentence: "King and rook touched in turn ask for no castling.",
        params: &[],
        build: |_, _| Built::KingThenRook(Arc::new(Straw)),
    },
    &PolicySpec {
        name: "enemy-counts-first",
        topics: &[Topic::OrderUnknown],
        sentence: "When the order is unknown the enemy unit counts as touched first.",
        params: &[],
        build: |_, _| Built::OrderUnknown(Arc::new(Straw)),
    },
    &PolicySpec {
        name: "no-move-left",
        topics: &[Topic::NoneCanMove],
        sentence: "When no touched unit can move or be taken, no move is left.",
        params: &[],
        build: |_, _| Built::NoneCanMove(Arc::new(Straw)),
    },
    &PolicySpec {
        name: "free-on-release",
        topics: &[Topic::ReleasedPawn],
        sentence: "A pawn let go on the last rank binds nothing by that.",
        params: &[],
        build: |_, _| Built::ReleasedPawn(Arc::new(Straw)),
    },
    &PolicySpec {
        name: "on-placing",
        topics: &[Topic::MadePlain],
        sentence: "A plain move is made when the unit is set down, in hand or not.",
        params: &[],
        build: |_, _| Built::MadePlain(Arc::new(Straw)),
    },
];

#[derive(Debug)]
struct Straw;

impl CastlingRight for Straw {
    fn castlings(&self, _: &Scene) -> MoveSet {
        MoveSet::EMPTY
    }
}

impl OneHand for Straw {
    fn forbids_two_hands(&self) -> bool {
        false
    }
}

impl KingThenRook for Straw {
    fn binds(&self, _: Castling) -> MoveSet {
        MoveSet::EMPTY
    }
}

impl OrderUnknown for Straw {
    fn own_first(&self) -> bool {
        false
    }
}

impl NoneCanMove for Straw {
    fn binds(&self, _: MoveSet) -> MoveSet {
        MoveSet::EMPTY
    }
}

impl ReleasedPawn for Straw {
    fn binds_to_square(&self) -> bool {
        false
    }
}

impl MadePlain for Straw {
    fn is_made(&self, _: Placed) -> bool {
        true
    }
}
