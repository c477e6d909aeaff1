//! Flags: when they have fallen in law, and what follows.

use crate::adjudicate::turn::Hearing;
use crate::board::Color;
use crate::facet::Facet;
use crate::incident::competition::{At, ClaimMade, FlagOrder, Happens, Matter, QuickplayRegulation, SeenBy, seat};
use crate::policy::{self, BothDown, FlagFact, FlagSeen, FlagsDown, Pace, Progress};
use crate::ruling::{ArbiterDuty, EndedBy, GameResult, Verdict};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Recorder};

use super::arbiter::duty_word;
use super::restore::with_chances;
use super::session::Session;

/// What is known of the flags.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Flags {
    /// The event at which White's, and Black's, flag fell.
    fell: [Option<usize>; 2],
    /// Nobody knows which fell first.
    unknown: bool,
    /// Which one the clock shows to have fallen first.
    first: Option<Color>,
}

impl Flags {
    pub(super) fn is_down(&self, side: Color) -> bool {
        self.fell[seat(side)].is_some()
    }

    fn both(&self) -> bool {
        Color::ALL.into_iter().all(|side| self.is_down(side))
    }

    /// Whose flag counts: the one that fell first, as far as that is known.
    fn flagged(&self) -> Option<Color> {
        let [white, black] = self.fell;
        match (white, black) {
            (Some(white), Some(black)) => {
                self.first.or((!self.unknown).then_some(if white < black { Color::White } else { Color::Black }))
            }
            (Some(_), None) => Some(Color::White),
            (None, Some(_)) => Some(Color::Black),
            (None, None) => None,
        }
    }
}

impl Session<'_> {
    pub(super) fn flag_falls<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        (seen_by, order, first): (SeenBy, FlagOrder, Option<Color>),
    ) {
        if self.control_is_reached(hearing, at, by) {
            self.ground.get_or_insert(Topic::FlagFall);
            self.say(hearing, Some(at), Topic::FlagFall, CourtAnswer::ControlReached);
            return self.sheets(hearing, Some(at));
        }
        self.flags.fell[seat(by)].get_or_insert(at.event);
        self.flags.unknown |= order == FlagOrder::Unknown;
        self.flags.first = self.flags.first.or(first);
        if seen_by == SeenBy::Arbiter || self.case.is_watched() {
            self.flag_seen(hearing, at);
        } else {
            self.say(hearing, Some(at), Topic::FlagNotice, CourtAnswer::FlagUnseen);
        }
    }

    /// The arbiter sees that a flag is down.
    pub(super) fn flag_seen<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        if !Color::ALL.into_iter().any(|side| self.flags.is_down(side)) {
            return;
        }
        let seen = FlagSeen::ByArbiter { both_down: self.flags.both() };
        let noticed = self.court.flag_notice(self.branch, |p| p.notice(seen));
        self.duty(hearing, at, Topic::FlagNotice, duty_word(noticed.arbiter));
        if noticed.fallen {
            self.fall(hearing, at);
        } else {
            self.say(hearing, Some(at), Topic::FlagNotice, CourtAnswer::FlagUnseen);
        }
    }

    pub(super) fn flag_claimed<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        claim: &ClaimMade,
    ) -> (Verdict, Topic) {
        if !self.flags.is_down(!by) {
            return (Verdict::Rejected, Topic::FlagFall);
        }
        let stopped = self
            .case
            .happenings
            .iter()
            .any(|h| h.by == by && h.at <= at && matches!(h.what, Happens::Matter(Matter::Stop { .. })));
        let seen = FlagSeen::Claimed {
            clocks_stopped: claim.clock_stopped.unwrap_or(stopped),
            own_flag_up: !self.flags.is_down(by),
        };
        let noticed = self.court.flag_notice(self.branch, |p| p.notice(seen));
        if self.branch.pace() != Pace::Standard {
            self.ruled.facets.insert(Facet::FlagClaimed);
        }
        if !noticed.fallen {
            return (Verdict::Inadmissible, Topic::FlagNotice);
        }
        self.fall(hearing, at);
        // Where nobody knows which flag fell first, and the game is not drawn for that, nothing is proved.
        let proved = hearing.result.is_some() || self.is_drawn_by_itself();
        if proved { (Verdict::Upheld, Topic::FlagFall) } else { (Verdict::Rejected, Topic::BothFlags) }
    }

    /// A flag has fallen in law, or both have.
    fn fall<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At) {
        let both = if self.flags.both() { self.both_down() } else { BothDown::FirstCounts };
        // Which flag has fallen in law nobody can say where no clause covers both.
        if both != BothDown::NoRule {
            self.say(hearing, Some(at), Topic::FlagNotice, CourtAnswer::FlagFallen);
        }
        if both != BothDown::FirstCounts {
            return self.both_flags(hearing, at, both);
        }
        let Some(flagged) = self.flags.flagged() else { return };
        let position = self.standing(hearing);
        let drawn_before = self.is_drawn_by_itself();
        let result = with_chances(&position, |chances| {
            let fact = FlagFact { flagged, drawn_before, chances };
            self.court.flag_fall(self.branch, |p| p.result(fact))
        });
        if drawn_before && result == GameResult::Draw {
            // The draw came first and stays.
            return self.cites.insert(Topic::FlagFall);
        }
        self.can_mate(hearing, (at, Topic::FlagFall), &position, !flagged);
        self.end(hearing, at, Topic::FlagFall, EndedBy::Flag, result);
    }

    fn both_down(&mut self) -> BothDown {
        let conditions = &self.case.conditions;
        let flags = FlagsDown {
            order_known: self.flags.flagged().is_some(),
            last_period: conditions.period().last,
            announced: conditions.regulations.quickplay == QuickplayRegulation::Announced,
            increment: conditions.rate.as_ref().is_some_and(|rate| rate.increment > 0),
            pace: self.branch.pace(),
        };
        self.cites.insert(Topic::BothFlags);
        self.court.both_flags(self.branch, |p| p.outcome(flags))
    }

    fn both_flags<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, outcome: BothDown) {
        let topic = Topic::BothFlags;
        match outcome {
            BothDown::FirstCounts => {}
            BothDown::Draw => self.end(hearing, at, topic, EndedBy::Flag, GameResult::Draw),
            BothDown::PlayOn => {
                self.ruled.facets.insert(Facet::BothFlagsEarlier);
                self.ruled.arbiter = None;
                self.ground = Some(topic);
                self.say(hearing, Some(at), topic, CourtAnswer::BothFlagsPlayOn);
            }
            BothDown::NoRule => {
                self.silent = true;
                self.say(hearing, Some(at), topic, CourtAnswer::NoRule);
                self.duty(hearing, at, topic, ArbiterDuty::MayAct);
                self.ground = Some(topic);
            }
        }
    }

    /// Whether that side has made the moves of its period, so that its flag falls in vain.
    fn control_is_reached<R: Recorder>(&mut self, hearing: &Hearing<'_, R>, at: At, side: Color) -> bool {
        let Some(moves) = self.case.conditions.period().moves else { return false };
        let mut completed = self.moves_completed(hearing, at.event)[seat(side)];
        if hearing.turn.side() == side && hearing.made.is_some() {
            completed += u32::from(self.completed_now(hearing, false).is_some());
        }
        completed >= moves
    }

    /// What completed the move of the turn that is being heard.
    pub(super) fn completed_now<R: Recorder>(
        &mut self,
        hearing: &Hearing<'_, R>,
        ended_game: bool,
    ) -> Option<policy::CompletedBy> {
        hearing.made?;
        let progress = Progress { pressed: hearing.pressed.is_some(), ended_game, next_move_made: false };
        self.cites.insert(Topic::MoveCompleted);
        self.court.move_completed(self.branch, |p| p.by(progress))
    }
}
