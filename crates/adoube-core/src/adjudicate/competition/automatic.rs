//! What the game has gone through, and the draws that come by themselves (Article 9.6).

use crate::adjudicate::turn::Hearing;
use crate::board::{Color, History, Sameness};
use crate::incident::competition::{At, Happens, Matter, Spacing};
use crate::policy::{self, Likeness};
use crate::ruling::{EndedBy, GameResult};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Recorder};

use super::session::Session;

impl Session<'_> {
    /// Whether the game was drawn by a fifth repetition or seventy-five moves.
    pub(super) fn is_drawn_by_itself(&self) -> bool {
        matches!(self.ruled.ended_by, Some(EndedBy::Fivefold | EndedBy::SeventyFive))
    }

    /// A turn begins. After moves that the file does not tell nothing is known of what went before.
    pub(super) fn take_up_history<R: Recorder>(&mut self, hearing: &Hearing<'_, R>) {
        let position = hearing.turn.scene.position();
        if !self.history.stands_at(position) {
            self.history = History::begin(position);
            self.is_history_told = false;
        }
    }

    /// A move was made at that event: the game goes on, and may be over.
    pub(super) fn history_goes_on<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        let Some(made) = hearing.made.filter(|made| made.event == at.within) else { return };
        let Some(after) = hearing.turn.scene.position_after(made.mv) else { return };
        self.history.go_on(&after);
        let moves = quiet_moves(&self.history, hearing.turn.side());
        let occurrences = self.is_history_told.then(|| occurrences(&self.history, self.sameness()));
        self.draw_by_itself(hearing, at, moves, occurrences);
    }

    /// The file begins with a game that is over already, by what is told of the moves before it.
    pub(super) fn drawn_from_the_start<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>) {
        let at = At { event: hearing.turn.first_event, turn: 0, within: 0 };
        let claims = self.case.happenings.iter().any(|h| {
            let Happens::Matter(Matter::Claim(claim)) = &h.what else { return false };
            claim.mv.is_some()
        });
        let moves = quiet_moves(&self.history, !hearing.turn.side());
        // With a move announced, what is told speaks of the position after it.
        let told = if self.is_history_told {
            Some(occurrences(&self.history, self.sameness()))
        } else {
            self.told_occurrences().filter(|_| !claims)
        };
        self.draw_by_itself(hearing, at, moves, told);
    }

    /// Seventy-five moves come first, for mate by the last of them was heard already.
    fn draw_by_itself<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        moves: [u32; 2],
        occurrences: Option<policy::Occurrences>,
    ) {
        if self.court.seventy_five(self.branch, |p| p.ends(moves)) {
            self.say(hearing, Some(at), Topic::SeventyFive, CourtAnswer::Quiet { moves: Some(moves) });
            return self.end(hearing, at, Topic::SeventyFive, EndedBy::SeventyFive, GameResult::Draw);
        }
        let Some(occurrences) = occurrences else { return };
        if self.court.fivefold(self.branch, |p| p.ends(occurrences)) {
            let count = Some(occurrences.count);
            self.say(hearing, Some(at), Topic::Fivefold, CourtAnswer::Occurred { count });
            self.end(hearing, at, Topic::Fivefold, EndedBy::Fivefold, GameResult::Draw);
        }
    }

    /// In which sense positions are the same.
    pub(super) fn sameness(&self) -> Sameness {
        let other_rights = Likeness { placement: true, turn: true, rights: false, en_passant: false, moves: true };
        let by_moves = self.court.same_position(self.branch, |p| p.is_same(other_rights));
        if by_moves { Sameness::Moves } else { Sameness::Rights }
    }

    /// What a witness tells of earlier occurrences, where the edition takes the positions for the same.
    pub(super) fn told_occurrences(&self) -> Option<policy::Occurrences> {
        use crate::incident::competition::Likeness as Told;
        let told = self.case.conditions.occurrences?;
        let rights = told.rights == Told::Same;
        let likeness =
            Likeness { placement: true, turn: true, rights, en_passant: rights, moves: told.moves == Told::Same };
        let same = self.court.same_position(self.branch, |p| p.is_same(likeness));
        let count = if same { told.count } else { 1 };
        let five_in_a_row = count > 4 && told.spacing == Spacing::Consecutive;
        // A witness does not tell the moves between.
        Some(policy::Occurrences { count, five_in_a_row, by_same_moves: five_in_a_row })
    }
}

/// How often the position on the board has stood.
pub(super) fn occurrences(history: &History, sameness: Sameness) -> policy::Occurrences {
    policy::Occurrences {
        count: history.occurrences(sameness) as u32,
        five_in_a_row: history.is_five_alternate(sameness),
        by_same_moves: history.is_five_by_same_moves(sameness),
    }
}

/// Moves of White and Black without capture and pawn move; `last`: who moved last.
pub(super) fn quiet_moves(history: &History, last: Color) -> [u32; 2] {
    let all = history.quiet_halfmoves();
    let (last_one, other) = (all.div_ceil(2), all / 2);
    if last.is_white() { [last_one, other] } else { [other, last_one] }
}
