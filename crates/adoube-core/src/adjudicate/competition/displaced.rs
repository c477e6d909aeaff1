//! Units knocked over or shifted by accident: the breach of pressing with them lying, and the way back when they are found
//! off their squares.

use crate::adjudicate::turn::Hearing;
use crate::board::{Color, MoveId, MoveSet};
use crate::incident::competition::{At, Displacement, Kind, When, seat};
use crate::policy::{Displacing, FoundOffSquare, Offence, Window};
use crate::ruling::{Game, Identified, Remedy, Restored, Verdict};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Fault, Recorder};

use super::session::{Reset, Session};

impl Session<'_> {
    /// Units lie about when the clock is pressed: that notices itself. A unit that was shifted nobody need notice.
    pub(super) fn units_lying<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        let case = self.case;
        let lies = case.displacements.iter().find(|d| d.lies && d.pressed == Some(at.event));
        if let Some(displacement) = lies {
            self.mind_lying(hearing, at, displacement);
        }
    }

    /// What pressing with units off their squares is, minded once a press.
    pub(super) fn mind_lying<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        displacement: &Displacement,
    ) {
        let Some(pressed) = displacement.pressed.filter(|event| !self.lying_minded.contains(event)) else { return };
        self.lying_minded.push(pressed);
        let offence = self.court.displaced(self.branch, |p| p.offence(Displacing { pressed: true }));
        self.cites.insert(Topic::Displaced);
        if offence != Offence::Free {
            self.impose(hearing, at, (Topic::Displaced, Fault::UnitsLying), displacement.by, offence);
        }
    }

    /// The first unit that is off its square at that event, `of` the event named, where one is.
    pub(super) fn out_of_place(&self, at: At, of: Option<usize>) -> Option<Displacement> {
        if self.ruled.restored.is_some() {
            return None;
        }
        let meant = |d: &&Displacement| of.is_none_or(|event| d.at.event == event || d.pressed == Some(event));
        self.case.displacements.iter().filter(|d| d.is_open_at(at.event)).find(meant).copied()
    }

    /// Units are found off their squares: the position before that is set up again, and played on from. What becomes of
    /// a claim of it; nothing when there are none, or an illegal move before them can still be put right.
    pub(super) fn found_displaced<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        of: Option<usize>,
        claimant: Option<Color>,
    ) -> Option<Verdict> {
        let first = self.out_of_place(at, of)?;
        if self.case.conditions.when != When::During {
            self.after_the_game(hearing, at);
            return Some(Verdict::Lapsed);
        }
        let case = self.case;
        let earlier = case.irregularities.iter().filter(|i| matches!(i.kind, Kind::Illegal(_)) && i.at < first.at);
        if earlier
            .into_iter()
            .any(|fault| matches!(self.window(fault, at.event, claimant), Window::Open | Window::Agreed))
        {
            return None;
        }
        let touched = claimant.and_then(|by| first.touched[seat(by)]).is_some_and(|touch| touch <= at.event);
        let found = FoundOffSquare { claimed: claimant.is_some(), touched };
        if !self.court.displaced_found(self.branch, |p| p.goes_back(found)) {
            self.say(hearing, Some(at), Topic::DisplacedFound, CourtAnswer::WindowClosed { by_touch: true });
            return Some(Verdict::Stands);
        }
        self.set_right(hearing, at, &first);
        self.mind_lying(hearing, at, &first);
        Some(Verdict::Upheld)
    }

    fn set_right<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, first: &Displacement) {
        let topic = Topic::DisplacedFound;
        let event = first.at.event;
        self.ruled.game = Game::Continues;
        self.ruled.restored = Some(Restored { to: event, identified: Identified::Exact });
        self.ground = Some(topic);
        self.remedy(Remedy::Restore);
        self.say(hearing, Some(at), topic, CourtAnswer::Restored { event, exact: true });
        self.remedy(Remedy::SetClocks);
        self.cites.insert(Topic::ClockTimes);
        let turn = first.at.turn;
        let Some(heard) = self.heard(hearing, turn) else { return };
        let made = heard.made.filter(|(_, made)| *made < first.at.within);
        let Some((mv, _)) = made else {
            self.ruled.is_put_back = true;
            let permitted = heard.before_displaced;
            self.reset = Some(Reset { turn, queened: false, permitted, ground: topic });
            return;
        };
        // The move was made before: it stands, and the other side plays on.
        if let Some(moves) = self.after(turn, mv) {
            self.ruled.is_put_back = true;
            self.reset = Some(Reset { turn: turn + 1, queened: false, permitted: moves, ground: topic });
        } else if turn == hearing.index && hearing.pressed.is_some() && self.case.standing(turn).is_some() {
            self.ruled.is_put_back = true;
            self.is_righted = true;
        }
    }

    /// What may be played in the turn after that one, if it begins with the position that the move left.
    fn after(&self, turn: usize, mv: MoveId) -> Option<MoveSet> {
        let turns = self.incident.turns();
        let left = turns.get(turn)?.scene.position_after(mv)?;
        let next = &turns.get(turn + 1)?.scene;
        let same = next.turn() == left.turn() && next.position().board() == left.board();
        same.then(|| next.all())
    }
}
