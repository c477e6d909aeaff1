//! Units knocked over or shifted by accident, and until when they lay so.

use super::{At, Case, Happens, Matter};
use crate::board::{Color, Scene, Square};
use crate::incident::Turn;

/// A unit that was knocked over or shifted by accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displacement {
    /// When.
    pub at: At,
    /// Who did it.
    pub by: Color,
    /// Where the unit belongs.
    pub unit: Square,
    /// Whether it lies about, so that everybody sees it; a unit that was shifted nobody need notice.
    pub lies: bool,
    /// When it was set right: index of the event in the file.
    pub restored: Option<usize>,
    /// When the one who did it pressed the clock with the unit still off its square: index of the event in the file.
    pub pressed: Option<usize>,
    /// When White and Black next touched a unit of their own, meaning to play: index of the event in the file.
    pub touched: [Option<usize>; 2],
}

impl Displacement {
    /// Whether the unit was off its square just before that event.
    pub fn is_open_at(&self, event: usize) -> bool {
        self.at.event < event && self.restored.is_none_or(|restored| restored >= event)
    }
}

/// Finds all displacements of a file, and the position that stands when those of the last turn are set right.
pub(super) fn find(case: &mut Case, turns: &[Turn]) {
    let mut found: Vec<Displacement> = Vec::new();
    for happening in &case.happenings {
        let Happens::Matter(matter) = &happening.what else { continue };
        let mut displaced = |unit: Square, lies: bool| {
            let (at, by) = (happening.at, happening.by);
            let touched = Color::ALL.map(|side| super::faults::reply(case, turns, side, at.event).touched);
            found.push(Displacement { at, by, unit, lies, restored: None, pressed: None, touched });
        };
        match matter {
            Matter::Knock(squares) => squares.iter().for_each(|square| displaced(*square, true)),
            Matter::Displace { unit, .. } => displaced(*unit, false),
            Matter::Restore(square) => {
                let event = happening.at.event;
                let lying = |d: &&mut Displacement| d.unit == *square && d.restored.is_none();
                if let Some(displacement) = found.iter_mut().find(lying) {
                    displacement.restored = Some(event);
                }
            }
            _ => {}
        }
    }
    for displacement in &mut found {
        let lying = |event: usize| displacement.is_open_at(event);
        let press = case.presses.iter().find(|p| p.by == displacement.by && lying(p.at.event));
        displacement.pressed = press.map(|press| press.at.event);
    }
    let last = turns.len().saturating_sub(1);
    if let Some(turn) = turns.last()
        && case.standing.is_none()
        && found.iter().any(|d| d.at.turn == last)
        && case.presses.iter().any(|p| p.by == turn.side() && p.at.turn == last)
        && let Some(position) = turn.shown_at(u32::MAX, &[]).and_then(|mv| turn.scene.position_after(mv))
    {
        case.standing = Some((last, Box::new(Scene::new(position))));
    }
    case.displacements = found;
}
