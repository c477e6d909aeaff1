//! What turns left on the board that cannot stand there, and what was done with the clock.

use smallvec::SmallVec;

use super::{At, Case, Happens, Matter};
use crate::board::{Color, LAST_RANKS, Piece, Role, Scene, Square};
use crate::incident::table::{Placing, Table};
use crate::incident::{Act, Capture, Event, Placed, Turn, Unit, What};

/// What is wrong with a move as it stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wrong {
    /// A unit was let go where it cannot legally go.
    Move,
    /// An illegal castling.
    Castling,
    /// The enemy king was taken off.
    KingTaken,
    /// A pawn stands on the last rank.
    PawnLeft {
        /// Where.
        square: Square,
    },
    /// The pawn is off the board and nothing stands in its place.
    NothingPlaced {
        /// Where the new piece belongs.
        square: Square,
    },
    /// The new piece stands there and the pawn is still on the rank before.
    PawnStays {
        /// What was placed.
        role: Role,
        /// Where.
        square: Square,
    },
    /// The new unit is one of the other side.
    WrongUnit {
        /// Where.
        square: Square,
    },
}

/// What was done with two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TwoHanded {
    /// A plain move.
    Move,
    /// A capture.
    Capture,
    /// Castling.
    Castling,
    /// A promotion.
    Promotion,
}

/// A kind of irregularity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// An illegal move, or a promotion that is not finished.
    Illegal(Wrong),
    /// Two hands were used.
    TwoHands(TwoHanded),
    /// The clock was pressed without a move.
    EmptyPress {
        /// Whether that restarted the opponent's clock after he had left units lying.
        restarts: bool,
    },
    /// The clock was pressed with the hand that did not move.
    OtherHand,
    /// Units lay about when the clock was pressed.
    UnitsLying,
}

/// How the other side went on after an irregularity; indices of events of the file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// Its first touch of an own unit.
    pub touched: Option<usize>,
    /// The first own unit that it let go on another square, legal or not.
    pub made: Option<usize>,
    /// Its first press.
    pub pressed: Option<usize>,
}

/// Something that the rules may mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Irregularity {
    /// When it was done.
    pub at: At,
    /// By whom.
    pub by: Color,
    /// What.
    pub kind: Kind,
    /// The press that followed it: index of the event in the file.
    pub pressed: Option<usize>,
    /// The next move of the same side: index of the event in the file.
    pub next_own: Option<usize>,
    /// What the other side did then.
    pub reply: Reply,
    /// Whether the units were put back before the press, so that the move pressed for is another one.
    pub undone: bool,
}

impl Irregularity {
    /// Whether it was done, or completed, at that event.
    pub fn is_complete_at(&self, event: usize) -> bool {
        match self.kind {
            Kind::EmptyPress { .. } | Kind::OtherHand | Kind::UnitsLying => self.at.event == event,
            Kind::Illegal(_) | Kind::TwoHands(_) => self.pressed == Some(event),
        }
    }
}

/// Finds what every turn did against the rules.
pub(super) fn find(case: &mut Case, events: &[Event], turns: &[Turn]) {
    let mut found = Vec::new();
    for (index, turn) in turns.iter().enumerate() {
        let side = turn.side();
        let at = |within: u32| At { event: turn.first_event + within as usize, turn: index, within };
        let pressed = first_press(case, index, side);
        let until = pressed.filter(|p| p.turn == index).map_or(u32::MAX, |p| p.within);
        let placed = turn.placings.iter().filter(|(w, _)| *w <= until);
        let started = placed.clone().next().map_or(0, |(w, _)| *w);
        if !turn.passed {
            let wrongs = wrongs(case, events, turn, index, until);
            if !wrongs.is_empty() && pressed.is_some() && index + 1 == turns.len() {
                let left = Table::replay(&turn.placings, until, &[]).next_position(turn.scene.position(), !side);
                case.standing = left.ok().map(|position| (index, Box::new(Scene::new(position))));
            }
            for wrong in wrongs {
                found.push((at(first_of(turn, until, started)), Kind::Illegal(wrong), pressed));
                if let Wrong::PawnLeft { square } | Wrong::NothingPlaced { square } = wrong {
                    queen(case, turn, index, square);
                }
            }
        }
        if let Some(deed) = turn.deeds.iter().find(|d| d.by == side && d.two_hands && d.event <= until) {
            found.push((at(deed.event), Kind::TwoHands(two_handed(turn, side, until)), pressed));
        }
    }
    presses(case, turns, &mut found);
    for (at, kind, pressed) in found {
        let side = match kind {
            Kind::EmptyPress { .. } | Kind::OtherHand | Kind::UnitsLying => {
                case.presses.iter().find(|p| p.at.event == at.event).map(|p| p.by)
            }
            _ => turns.get(at.turn).map(Turn::side),
        };
        let Some(by) = side else { continue };
        let pressed = pressed.map(|p| p.event);
        let since = pressed.unwrap_or(at.event);
        let irregularity = Irregularity {
            at,
            by,
            kind,
            pressed,
            next_own: made_by(turns, by, since),
            reply: reply(case, turns, !by, since),
            undone: matches!(kind, Kind::TwoHands(_)) && turns.get(at.turn).is_some_and(|turn| is_undone(turn, at)),
        };
        case.irregularities.push(irregularity);
    }
    case.irregularities.sort_by_key(|i| (i.at, i.kind));
}

/// The first press of that side that completes what it did in the turn: in it, or in the turn after it.
fn first_press(case: &Case, turn: usize, side: Color) -> Option<At> {
    case.presses.iter().find(|p| p.by == side && (p.at.turn == turn || p.at.turn == turn + 1)).map(|p| p.at)
}

/// The first event whose placing is left standing by the end.
fn first_of(turn: &Turn, until: u32, fallback: u32) -> u32 {
    let away = Table::replay(&turn.placings, until, &[]).away();
    let stands = |placing: &Placing| match placing {
        Placing::Unit(square, place) => away.contains(*square) && *place != Some(*square),
        Placing::New(..) => true,
    };
    turn.placings.iter().find(|(w, p)| *w <= until && stands(p)).map_or(fallback, |(w, _)| *w)
}

/// Whether the whole of a turn is told by its side's own hands: what the other side moved about is not its move.
fn wrongs(case: &Case, events: &[Event], turn: &Turn, index: usize, until: u32) -> SmallVec<[Wrong; 2]> {
    let mut wrongs = SmallVec::new();
    let side = turn.side();
    let scene = &turn.scene;
    let board = scene.position().board();
    let table = Table::replay(&turn.placings, until, &[]);
    let takes_king = |h: &&super::Happening| {
        h.at.turn == index && h.by == side && matches!(h.what, Happens::Matter(Matter::TakeKing))
    };
    if case.happenings.iter().any(|h| takes_king(&h)) {
        wrongs.push(Wrong::KingTaken);
        return wrongs;
    }
    let shown = table.board(board);
    let legal = turn.shown_at(until, &[]).is_some();
    if let Some(square) = wrong_unit(events, turn, side) {
        wrongs.push(Wrong::WrongUnit { square });
        return wrongs;
    }
    if legal || shown == *board {
        return wrongs;
    }
    let last = side.fold_wb(LAST_RANKS.0, LAST_RANKS.1);
    let own_pawn = Role::Pawn.of(side);
    let new = table.new_unit();
    let away = table.away();
    for square in away {
        if board.piece_at(square) != Some(own_pawn) {
            continue;
        }
        match table.place_of(square) {
            Some(place) if place.rank() == last && scene_promotes(scene, square, place) => {
                wrongs.push(Wrong::PawnLeft { square: place });
            }
            None if new.is_none() => {
                if let Some(place) = promoted_on(turn, square, until) {
                    wrongs.push(Wrong::NothingPlaced { square: place });
                }
            }
            _ => {}
        }
    }
    if let Some((role, square)) = new
        && wrongs.is_empty()
        && scene.pawns_promoting_on(square).into_iter().any(|pawn| table.place_of(pawn) == Some(pawn))
    {
        wrongs.push(Wrong::PawnStays { role, square });
    }
    if wrongs.is_empty() && moved_own(turn, side, until) {
        let king = turn.deeds.iter().any(|d| d.event <= until && matches!(d.what, What::King { .. }));
        let rook = away.into_iter().any(|s| board.piece_at(s) == Some(Piece { color: side, role: Role::Rook }));
        wrongs.push(if king && rook { Wrong::Castling } else { Wrong::Move });
    }
    wrongs
}

fn scene_promotes(scene: &Scene, pawn: Square, square: Square) -> bool {
    !scene.promotions(pawn, square).is_empty()
}

/// Where a pawn that is off the board was to become a piece: where it stood before, else the one square that it has.
fn promoted_on(turn: &Turn, pawn: Square, until: u32) -> Option<Square> {
    let stood = turn.placings.iter().rev().filter(|(w, _)| *w <= until).find_map(|(_, placing)| match placing {
        Placing::Unit(square, Some(place)) if *square == pawn => Some(*place),
        _ => None,
    });
    let ahead = pawn.offset(turn.side().fold_wb(8, -8));
    stood.or(ahead).filter(|square| scene_promotes(&turn.scene, pawn, *square))
}

/// A new unit of the other side that this side set down.
fn wrong_unit(events: &[Event], turn: &Turn, side: Color) -> Option<Square> {
    let here = events.iter().skip(turn.first_event).take(turn.events);
    here.filter(|e| e.by.unwrap_or(side) == side).find_map(|e| match (e.act.plain(), e.act.mark()) {
        (Act::Release { unit: Unit::New(_), at, .. }, Some(super::Mark::WrongColour)) => Some(*at),
        _ => None,
    })
}

/// Whether that side set an own unit down elsewhere, so that what the board shows is its doing.
fn moved_own(turn: &Turn, side: Color, until: u32) -> bool {
    turn.deeds.iter().any(|d| d.by == side && d.moved && d.event <= until)
}

/// What kind of move it was, by all that its side did in the turn: it may be told in one event or step by step.
fn two_handed(turn: &Turn, side: Color, until: u32) -> TwoHanded {
    let any = |is: &dyn Fn(&What) -> bool| {
        turn.deeds.iter().filter(|d| d.by == side && d.event <= until).any(|deed| is(&deed.what))
    };
    if any(&|what| matches!(what, What::King { .. } | What::Rook { .. })) {
        TwoHanded::Castling
    } else if any(&|what| matches!(what, What::Pawn { .. } | What::NewUnit { .. } | What::PawnOff { .. })) {
        TwoHanded::Promotion
    } else if any(&|what| match what {
        What::EnemyOff { .. } => true,
        What::Place { capture, .. } => *capture != Capture::None,
        _ => false,
    }) {
        TwoHanded::Capture
    } else {
        TwoHanded::Move
    }
}

fn queen(case: &mut Case, turn: &Turn, index: usize, square: Square) {
    let scene = &turn.scene;
    let table = Table::replay(&turn.placings, u32::MAX, &[]);
    let pawns = scene.pawns_promoting_on(square);
    let moved = pawns.into_iter().find(|pawn| table.place_of(*pawn) != Some(*pawn)).or(pawns.first());
    let after = moved.and_then(|pawn| scene.promotion(pawn, square, Role::Queen)).and_then(|m| scene.position_after(m));
    if let Some(position) = after
        && case.queened(index).is_none()
    {
        case.queened.push((index, Box::new(Scene::new(position))));
    }
}

/// What was wrong with presses: nothing moved before it, the other hand, units lying about.
fn presses(case: &Case, turns: &[Turn], found: &mut Vec<(At, Kind, Option<At>)>) {
    for press in &case.presses {
        let at = press.at;
        if press.other_hand {
            found.push((at, Kind::OtherHand, Some(at)));
        }
        if lying(case, at.event, press.by) {
            found.push((at, Kind::UnitsLying, Some(at)));
        }
        if !has_something_to_complete(case, turns, at, press.by) {
            let restarts = lying_any(case, at.event, !press.by);
            found.push((at, Kind::EmptyPress { restarts }, Some(at)));
        }
    }
}

/// Whether something of that side was moved since its last press.
fn has_something_to_complete(case: &Case, turns: &[Turn], at: At, by: Color) -> bool {
    let since = case.presses.iter().rev().find(|p| p.by == by && p.at.event < at.event).map(|p| p.at.event);
    // A clock pressed in the other side's first turn completes the move before the file.
    let answered = case.presses.iter().any(|p| p.by != by && p.at.event < at.event);
    if since.is_none() && !answered && at.turn == 0 && turns.first().is_some_and(|t| t.side() != by) {
        return true;
    }
    turns.iter().take(at.turn + 1).any(|turn| {
        turn.side() == by
            && turn.deeds.iter().any(|deed| {
                let event = turn.first_event + deed.event as usize;
                let placed = deed.moved || matches!(deed.what, What::NewUnit { placed: Placed::Released, .. });
                deed.by == by && placed && event < at.event && since.is_none_or(|since| event > since)
            })
            && (turn.passed || !stands_as_it_began(turn, at))
    }) || case.happenings.iter().any(|h| {
        let passed = matches!(h.what, Happens::Matter(Matter::Pass(_) | Matter::TakeKing));
        passed && h.at.event < at.event && since.is_none_or(|since| h.at.event > since)
    })
}

/// Whether all that was set down in the turn up to that event stands at home again.
fn stands_as_it_began(turn: &Turn, at: At) -> bool {
    let within = at.event.saturating_sub(turn.first_event).min(u32::MAX as usize) as u32;
    let board = turn.scene.position().board();
    Table::replay(&turn.placings, within, &[]).board(board) == *board
}

/// Whether units that side knocked over lie about at that event.
fn lying(case: &Case, event: usize, by: Color) -> bool {
    lying_any(case, event, by)
}

fn lying_any(case: &Case, event: usize, by: Color) -> bool {
    let mut open: SmallVec<[Square; 4]> = SmallVec::new();
    for happening in case.happenings.iter().filter(|h| h.at.event < event) {
        match &happening.what {
            Happens::Matter(Matter::Knock(squares)) if happening.by == by => open.extend(squares.iter().copied()),
            Happens::Matter(Matter::Displace { unit, .. }) if happening.by == by => open.push(*unit),
            Happens::Matter(Matter::Restore(square)) => open.retain(|s| s != square),
            _ => {}
        }
    }
    !open.is_empty()
}

/// The event at which that side next let an own unit go elsewhere.
fn made_by(turns: &[Turn], by: Color, since: usize) -> Option<usize> {
    turns.iter().filter(|t| t.side() == by).find_map(|turn| {
        let made = turn.deeds.iter().find(|d| {
            let event = turn.first_event + d.event as usize;
            d.by == by && event > since && lets_go(&d.what)
        });
        made.map(|d| turn.first_event + d.event as usize)
    })
}

/// Whether every unit stood at home again some time after that event.
fn is_undone(turn: &Turn, at: At) -> bool {
    let board = turn.scene.position().board();
    let later = turn.placings.iter().map(|(within, _)| *within).filter(|within| *within > at.within);
    later.into_iter().any(|within| Table::replay(&turn.placings, within, &[]).board(board) == *board)
}

fn lets_go(what: &What) -> bool {
    matches!(
        what,
        What::Place { placed: Placed::Released, .. }
            | What::King { placed: Placed::Released, .. }
            | What::Rook { placed: Placed::Released, .. }
            | What::Pawn { placed: Placed::Released, .. }
            | What::NewUnit { placed: Placed::Released, .. }
    )
}

/// What that side did after the event, in its own turns.
pub(super) fn reply(case: &Case, turns: &[Turn], side: Color, since: usize) -> Reply {
    let touched = turns.iter().filter(|t| t.side() == side).find_map(|turn| {
        let meant = turn.contacts.iter().filter(|c| c.by == side && c.own && !c.accidental && c.wishes_to_play());
        let events = meant.filter_map(|c| match c.when {
            crate::incident::When::Now(within) => Some(turn.first_event + within as usize),
            crate::incident::When::Before(_) => None,
        });
        events.filter(|event| *event > since).min()
    });
    let pressed = case.presses.iter().find(|p| p.by == side && p.at.event > since).map(|p| p.at.event);
    Reply { touched, made: made_by(turns, side, since), pressed }
}
