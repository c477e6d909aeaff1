//! The start of the game: wrong positions, turned boards, reversed colours, late players.

use crate::adjudicate::turn::Hearing;
use crate::board::{Color, Role};
use crate::facet::Facet;
use crate::incident::competition::{At, BoardSetup, ClockFault, ColoursSetup, DefaultTime, Happens, Matter, When};
use crate::policy::{
    self, Arrival, BoardFault, BoardRemedy, ClockRemedy, ColoursFault, ColoursRemedy, DefaultRule, Lateness,
    SetupFault, SetupRemedy, WhoWaits,
};
use crate::ruling::{ArbiterDuty, EndedBy, Force, Game, GameResult, Remedy, Sanction, SanctionKind, Score, Verdict};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Recorder};

use super::session::Session;

impl Session<'_> {
    /// A wrong initial position, or a turned board.
    pub(super) fn setup<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) -> Verdict {
        if self.case.conditions.when != When::During {
            self.after_the_game(hearing, at);
            return Verdict::Lapsed;
        }
        let setup = self.case.conditions.setup;
        let moves = self.moves_now(hearing, at);
        let mut found = false;
        // Where so many moves have been made that no claim of it is heard any more.
        let mut too_late = true;
        if setup.board == BoardSetup::Turned {
            found = true;
            let other_faults = setup.swapped.is_some() || setup.colours == ColoursSetup::Reversed;
            match self.court.board_turned(self.branch, |p| p.remedy(BoardFault { moves, other_faults })) {
                BoardRemedy::Transfer => {
                    too_late = false;
                    self.ruled.facets.insert(Facet::BoardTransferred);
                    self.ruled.game = Game::Transferred;
                    self.ground = Some(Topic::BoardTurned);
                    self.remedy(Remedy::TransferBoard);
                    self.say(hearing, Some(at), Topic::BoardTurned, CourtAnswer::Transferred);
                }
                BoardRemedy::PlayOn => self.play_on(hearing, at, Topic::BoardTurned),
                // That one goes on playing on a wrong board stands in no text.
                BoardRemedy::NotCovered => {
                    too_late = false;
                    self.silent = true;
                    self.ground.get_or_insert(Topic::BoardTurned);
                    self.cites.insert(Topic::BoardTurned);
                    self.duty(hearing, at, Topic::BoardTurned, ArbiterDuty::MayAct);
                }
            }
        }
        if let Some(swapped) = setup.swapped {
            found = true;
            let array = crate::board::Position::initial();
            let stood = |role: Role| swapped.iter().any(|square| array.board().role_at(*square) == Some(role));
            let [first, second] = swapped.map(|square| array.board().color_at(square));
            let fault = SetupFault {
                moves,
                king_misplaced: stood(Role::King),
                rook_misplaced: stood(Role::Rook),
                king_and_queen: stood(Role::King) && stood(Role::Queen) && first == second,
            };
            match self.court.wrong_setup(self.branch, |p| p.remedy(fault)) {
                SetupRemedy::NewGame => {
                    too_late = false;
                    self.ruled.facets.insert(Facet::SetupAnew);
                    self.new_game(hearing, at, Topic::WrongSetup);
                }
                SetupRemedy::PlayOn { castling_lost } => {
                    self.play_on(hearing, at, Topic::WrongSetup);
                    if castling_lost {
                        self.remedy(Remedy::SetCastlingLost);
                        self.say(hearing, Some(at), Topic::WrongSetup, CourtAnswer::CastlingLost);
                    }
                }
            }
        }
        match found {
            false => Verdict::Rejected,
            true if too_late => Verdict::Inadmissible,
            true => Verdict::Upheld,
        }
    }

    /// Reversed colours.
    pub(super) fn colours<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) -> Verdict {
        if self.case.conditions.setup.colours != ColoursSetup::Reversed {
            return Verdict::Rejected;
        }
        let ended = self.case.conditions.when != When::During || hearing.result.is_some();
        let moves = self.moves_now(hearing, at);
        match self.court.colours_reversed(self.branch, |p| p.remedy(ColoursFault { moves, ended })) {
            ColoursRemedy::NewGame => self.new_game(hearing, at, Topic::ColoursReversed),
            ColoursRemedy::PlayOn { excusable } => {
                if excusable {
                    self.duty(hearing, at, Topic::ColoursReversed, ArbiterDuty::MayAct);
                }
                self.play_on(hearing, at, Topic::ColoursReversed);
            }
            ColoursRemedy::Stands => {
                self.say(hearing, Some(at), Topic::ColoursReversed, CourtAnswer::TooLate);
                self.ruled.game = Game::Over;
                self.ground.get_or_insert(Topic::ColoursReversed);
                self.is_stopped = true;
                return Verdict::Lapsed;
            }
        }
        Verdict::Upheld
    }

    fn new_game<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, topic: Topic) {
        self.say(hearing, Some(at), topic, CourtAnswer::NewGame);
        self.ruled.game = Game::NewGame;
        self.ground = Some(topic);
        self.is_stopped = true;
        self.remedy(Remedy::NewGame);
    }

    fn play_on<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, topic: Topic) {
        self.ground = Some(topic);
        self.say(hearing, Some(at), topic, CourtAnswer::PlayOn);
    }

    /// Moves completed by both sides up to now, the move of this turn with them.
    fn moves_now<R: Recorder>(&self, hearing: &Hearing<'_, R>, at: At) -> [u32; 2] {
        let mut moves = self.moves_completed(hearing, at.event);
        if hearing.made.is_some() && hearing.pressed.is_some() {
            moves[usize::from(hearing.turn.side().is_black())] += 1;
        }
        moves
    }

    /// A player comes late, or has not come.
    pub(super) fn arrives<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, matter: &Matter) {
        let case = self.case;
        let Some(schedule) = case.conditions.schedule else { return };
        let regulation = match case.conditions.regulations.default_time {
            DefaultTime::Unsaid => DefaultRule::Silent,
            DefaultTime::Nobody => DefaultRule::Nobody,
            DefaultTime::Minutes(minutes) => DefaultRule::Minutes(minutes),
        };
        let (side, time) = match matter {
            Matter::Arrive { side, at: Some(time) } => (*side, *time),
            // Nobody has come yet: the time runs, and how late anybody is, is not told.
            Matter::Absent(side) if self.was_absent(at, !*side) => {
                self.rest.get_or_insert(Topic::NeitherPresent);
                return self.cites.insert(Topic::NeitherPresent);
            }
            _ => return,
        };
        let arrival = Arrival {
            after_planned: time.saturating_sub(schedule.planned),
            after_start: time.saturating_sub(schedule.started),
            regulation,
        };
        let topic = Topic::DefaultTime;
        self.ground.get_or_insert(topic);
        let allowed = self.court.default_time(self.branch, |p| p.allowed(regulation));
        match self.court.default_time(self.branch, |p| p.lateness(arrival)) {
            Lateness::InTime => {
                let minutes = arrival.after_start;
                self.say(hearing, Some(at), topic, CourtAnswer::Late { minutes, allowed });
                if side.is_white() && self.was_absent(at, Color::Black) {
                    self.both_absent(hearing, at, allowed, arrival.after_start);
                }
            }
            Lateness::Loss { late, allowed, excusable } => {
                let answer = CourtAnswer::Late { minutes: late, allowed: Some(allowed) };
                self.say(hearing, Some(at), topic, answer);
                let force = if excusable { Force::Excusable } else { Force::Mandatory };
                let loss = Sanction::new(side, SanctionKind::Loss).with_force(force);
                self.sanction(hearing, at, topic, loss);
                if self.has_come(at, !side) {
                    self.end(hearing, at, topic, EndedBy::Default, GameResult::win(!side));
                } else {
                    let other = Sanction::new(!side, SanctionKind::Loss).with_force(force);
                    self.sanction(hearing, at, topic, other);
                    self.score(hearing, at, topic, EndedBy::Default, [Score::Zero; 2]);
                }
            }
            Lateness::Undefined => {
                self.silent = true;
                self.duty(hearing, at, topic, ArbiterDuty::MayAct);
            }
        }
    }

    /// Whether that side is there: nothing says that it is not, or it came earlier.
    fn has_come(&self, at: At, side: Color) -> bool {
        !self.was_absent(at, side)
            || self
                .case
                .happenings
                .iter()
                .any(|h| h.at < at && matches!(h.what, Happens::Matter(Matter::Arrive { side: of, .. }) if of == side))
    }

    /// Whether the file says that the side was not there, or has it come later than another event.
    fn was_absent(&self, at: At, side: Color) -> bool {
        let started = self.case.conditions.schedule.map(|schedule| schedule.started);
        self.case.happenings.iter().any(|h| match h.what {
            Happens::Matter(Matter::Absent(of)) => of == side && h.at < at,
            Happens::Matter(Matter::Arrive { side: of, at: Some(time) }) => {
                of == side && h.at > at && started.is_some_and(|started| time > started)
            }
            _ => false,
        })
    }

    /// Nobody was there when the game was to begin, and White comes after so many minutes.
    fn both_absent<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, allowed: Option<u32>, minutes: u32) {
        let topic = Topic::NeitherPresent;
        self.ground = Some(topic);
        match self.court.neither_present(self.branch, |p| p.who_waits(allowed)) {
            WhoWaits::ClockRuns | WhoWaits::NotCovered => {
                self.say(hearing, Some(at), topic, CourtAnswer::PlayOn);
            }
            WhoWaits::WhiteUntilThere => {
                let lost = Sanction::new(Color::White, SanctionKind::TimeOff).seconds(minutes * 60);
                self.sanction(hearing, at, topic, lost.with_force(Force::Excusable));
                self.remedy(Remedy::TakeTime);
            }
        }
    }

    /// Something is wrong with the clock.
    pub(super) fn clock<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, fault: ClockFault, found: bool) {
        if !found {
            return;
        }
        let fault = match fault {
            ClockFault::Defect => policy::ClockFault::Defect,
            ClockFault::WrongSetting => policy::ClockFault::WrongSetting,
            ClockFault::Neighbour => policy::ClockFault::Neighbour,
        };
        let moves = self.moves_now(hearing, at);
        let remedy = self.court.clock_setting(self.branch, |p| p.remedy(fault, moves));
        if let ClockRemedy::Kept { excusable } = remedy {
            if excusable {
                self.duty(hearing, at, Topic::ClockSetting, ArbiterDuty::MayAct);
            }
            return self.play_on(hearing, at, Topic::ClockSetting);
        }
        match remedy {
            ClockRemedy::Replaced => self.ruled.facets.insert(Facet::ClockDefective),
            _ => self.ruled.facets.insert(Facet::ClockCorrected),
        }
        self.silent |= remedy == ClockRemedy::ByAnalogy;
        self.ground.get_or_insert(Topic::ClockSetting);
        self.cites.insert(Topic::ClockSetting);
        self.remedy(Remedy::SetClocks);
        self.say(hearing, Some(at), Topic::ClockSetting, CourtAnswer::Lawful);
    }
}
