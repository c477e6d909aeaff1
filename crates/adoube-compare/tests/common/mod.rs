//! Varied positions and events from a seed, for property tests and benches.

#![allow(
    dead_code,
    clippy::expect_used,
    clippy::allow_attributes,
    reason = "each user of this module takes a part of it, and a test may panic"
)]

use adoube_core::board::{Color, MoveId, Position, Role, Scene, Square};
use adoube_core::incident::{Act, Event, Meaning, Start, Unit, With};

/// A small deterministic stream of numbers (splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }
}

/// Positions rich in castling, promotion and en passant to start from.
const SEEDS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "r3k2r/8/8/8/2b5/8/8/R3K2R w KQkq - 0 1",
    "6k1/1P3pp1/7p/8/8/8/p4PPP/6K1 w - - 0 1",
    "2r3k1/1P3ppp/8/3pP3/8/8/p4PPP/1N4K1 w - d6 0 1",
    "8/k1P5/2K5/8/8/8/8/8 w - - 0 1",
    "4r1k1/5p2/8/8/2B5/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/7P/6n1/3PPP2/3QK2R w K - 0 1",
    "r1bqkbnr/ppp2ppp/2np4/1B2p3/3PP3/5N2/PPP2PPP/RNBQK2R b KQkq - 0 4",
];

/// A position after some moves of random legal play.
pub(crate) fn position(random: &mut Random) -> Position {
    let mut position = Position::from_fen(random.pick(SEEDS).expect("seeds"), false).expect("the seeds are positions");
    for _ in 0..random.below(30) {
        let scene = Scene::new(position.clone());
        let moves: Vec<MoveId> = scene.all().iter().collect();
        let Some(next) = random.pick(&moves).and_then(|id| scene.position_after(*id)) else {
            break;
        };
        if Scene::new(next.clone()).all().is_empty() {
            break;
        }
        position = next;
    }
    position
}

/// Touches only, of the side to move, all meant and deliberate.
pub(crate) fn touches(random: &mut Random, position: &Position) -> Vec<Event> {
    let units: Vec<Square> = position.board().occupied().into_iter().collect();
    (0..1 + random.below(4))
        .filter_map(|_| random.pick(&units).copied())
        .map(|square| event(touch(square, None, false)))
        .collect()
}

/// Events of all kinds.
pub(crate) fn events(random: &mut Random, position: &Position) -> Vec<Event> {
    let scene = Scene::new(position.clone());
    let side = scene.turn();
    let units: Vec<Square> = position.board().occupied().into_iter().collect();
    let moves: Vec<MoveId> = scene.all().iter().collect();
    let mut list = Vec::new();
    for _ in 0..1 + random.below(6) {
        let Some(square) = random.pick(&units).copied() else { continue };
        let meaning = [None, None, None, Some(Meaning::Adjust), Some(Meaning::OtherUnit), Some(Meaning::None)];
        match random.below(20) {
            0..=5 => {
                let meaning = random.pick(&meaning).copied().flatten();
                list.push(event(touch(square, meaning, random.below(5) == 0)));
            }
            6 => {
                let Some(other) = random.pick(&units).copied().filter(|o| *o != square) else { continue };
                let squares = [square, other].into_iter().collect();
                list.push(event(Act::Touch {
                    squares,
                    meaning: None,
                    accidental: false,
                    with: With::Hand,
                    order_unknown: false,
                }));
            }
            7 => list.push(event(Act::SayAdjust)),
            8..=11 => {
                if let Some(id) = random.pick(&moves) {
                    play(&scene, *id, random, &mut list);
                }
            }
            12 => {
                let at = Square::new(random.below(64) as u32);
                list.push(event(Act::Release { unit: Unit::Of(square), at, two_hands: random.below(4) == 0 }));
            }
            13 => {
                let at = Square::new(random.below(64) as u32);
                list.push(event(Act::Put { unit: Unit::Of(square), at, two_hands: false }));
            }
            14 => castle(&scene, random, &mut list),
            15 => list.push(event(Act::Press)),
            16 => list.push(Event { by: Some(!side), act: touch(square, None, random.below(4) == 0) }),
            17 => list.push(Event { by: Some(!side), act: Act::Claim }),
            18 => list.push(Event { by: Some(!side), act: Act::SayAdjust }),
            _ => match random.below(6) {
                0 => list.push(event(Act::Resign)),
                1 => list.push(event(Act::OfferDraw)),
                2 => list.push(Event { by: Some(!side), act: Act::AcceptDraw }),
                3 => list.push(event(Act::Turn(!side))),
                4 => list.push(event(Act::Remove { square, two_hands: false })),
                _ => list.push(event(Act::FlagFalls)),
            },
        }
    }
    list
}

fn play(scene: &Scene, id: MoveId, random: &mut Random, list: &mut Vec<Event>) {
    let uci = scene.uci(id);
    let square = |range: std::ops::Range<usize>| uci[range].parse::<Square>().expect("UCI names squares");
    let (from, to) = (square(0..2), square(2..4));
    let promoted = match uci.get(4..5) {
        Some("q") => Some(Role::Queen),
        Some("r") => Some(Role::Rook),
        Some("b") => Some(Role::Bishop),
        Some("n") => Some(Role::Knight),
        _ => None,
    };
    if scene.is_castling(id) {
        castle(scene, random, list);
        return;
    }
    if let Some(pawn) = scene.taken_in_passing(id).filter(|_| random.below(3) > 0) {
        list.push(event(Act::Remove { square: pawn, two_hands: false }));
    }
    let Some(role) = promoted else {
        let act = Act::Release { unit: Unit::Of(from), at: to, two_hands: random.below(6) == 0 };
        list.push(event(act));
        return;
    };
    match random.below(3) {
        0 => list.push(event(Act::Release { unit: Unit::Of(from), at: to, two_hands: false })),
        1 => list.push(event(Act::Remove { square: from, two_hands: false })),
        _ => {}
    }
    list.push(event(Act::Release { unit: Unit::New(role), at: to, two_hands: false }));
    if random.below(2) == 0 {
        list.push(event(Act::Remove { square: from, two_hands: false }));
    }
}

fn castle(scene: &Scene, random: &mut Random, list: &mut Vec<Event>) {
    let (Some(king), Some(castling)) = (scene.king(), scene.castlings().next()) else { return };
    let steps = [
        Act::Release { unit: Unit::Of(king), at: castling.king_to, two_hands: false },
        Act::Release { unit: Unit::Of(castling.rook), at: castling.rook_to, two_hands: false },
    ];
    if random.below(3) == 0 {
        list.push(event(touch(castling.rook, Some(Meaning::Castle), false)));
    }
    list.extend(steps.into_iter().take(1 + random.below(2)).map(event));
}

pub(crate) fn touch(square: Square, meaning: Option<Meaning>, accidental: bool) -> Act {
    Act::Touch { squares: [square].into_iter().collect(), meaning, accidental, with: With::Hand, order_unknown: false }
}

pub(crate) fn event(act: Act) -> Event {
    Event { by: None, act }
}

pub(crate) fn start(position: &Position) -> Start {
    Start::new(position.clone())
}

/// The other side of the board, colours swapped.
pub(crate) fn flip_colours(fen: &str) -> String {
    let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    let swap = |text: &str| -> String {
        let other = |c: char| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
        text.chars().map(other).collect()
    };
    fields[0] = swap(&fields[0].split('/').rev().collect::<Vec<_>>().join("/"));
    fields[1] = if fields[1] == "w" { "b".into() } else { "w".into() };
    fields[2] = swap(&fields[2]);
    fields[3] = fields[3].replace('3', "x").replace('6', "3").replace('x', "6");
    fields.join(" ")
}

/// The same position with the queen side on the right; castling rights must be gone.
pub(crate) fn mirror_files(fen: &str) -> String {
    let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    let ranks = fields[0].split('/').map(|rank| rank.chars().rev().collect::<String>());
    fields[0] = ranks.collect::<Vec<_>>().join("/");
    if let Ok(square) = fields[3].parse::<Square>() {
        fields[3] = square.flip_horizontal().to_string();
    }
    fields.join(" ")
}

/// The same events with every square and side changed.
pub(crate) fn map_events(
    events: &[Event],
    square: impl Fn(Square) -> Square,
    side: impl Fn(Color) -> Color,
) -> Vec<Event> {
    let unit = |u: &Unit| match *u {
        Unit::Of(s) => Unit::Of(square(s)),
        Unit::New(role) => Unit::New(role),
    };
    let act = |act: &Act| match act {
        Act::Touch { squares, meaning, accidental, with, order_unknown } => Act::Touch {
            order_unknown: *order_unknown,
            squares: squares.iter().map(|s| square(*s)).collect(),
            meaning: *meaning,
            accidental: *accidental,
            with: match with {
                With::Unit(s) => With::Unit(square(*s)),
                other => *other,
            },
        },
        Act::Put { unit: u, at, two_hands } => Act::Put { unit: unit(u), at: square(*at), two_hands: *two_hands },
        Act::Release { unit: u, at, two_hands } => {
            Act::Release { unit: unit(u), at: square(*at), two_hands: *two_hands }
        }
        Act::Remove { square: s, two_hands } => Act::Remove { square: square(*s), two_hands: *two_hands },
        Act::Turn(colour) => Act::Turn(side(*colour)),
        other => other.clone(),
    };
    events.iter().map(|e| Event { by: e.by.map(&side), act: act(&e.act) }).collect()
}
