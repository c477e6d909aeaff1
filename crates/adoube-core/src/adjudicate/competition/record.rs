//! Scoresheets, assistants, and players who cannot see.

use crate::adjudicate::turn::Hearing;
use crate::board::Color;
use crate::incident::competition::{At, Disability, Happens, Matter, seat};
use crate::policy::{self, AssistantCost, Handling, SheetDuty};
use crate::ruling::{ArbiterDuty, RecordingDuty, Remedy, Sanction, SanctionKind};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Recorder};

use super::session::Session;

impl Session<'_> {
    /// Whether the players must write, when the file tells how they do; anew when a flag has fallen and play goes on.
    pub(super) fn sheets<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, flag: Option<At>) {
        let conditions = &self.case.conditions;
        let Some(recording) = conditions.recording else { return };
        let increment = conditions.rate.as_ref().map_or(0, |rate| rate.increment);
        // What a flag changes is told once, when it falls.
        let flags = self.case.happenings.iter().any(|h| matches!(h.what, Happens::Flag { .. }));
        let tells = flag.is_some() || !flags;
        let mut duties = [RecordingDuty::Required; 2];
        for side in Color::ALL {
            let stopped = recording.stopped == Some(side);
            let flagged = flag.is_some() && (stopped || !recording.writes[seat(side)]);
            let clock = conditions.clocks.map(|clocks| clocks[seat(side)]);
            let sheet = policy::Sheet {
                increment,
                stopped_at: if stopped { recording.remaining.or(clock) } else { None },
                now: if stopped { recording.now.or(recording.remaining).or(clock) } else { clock }.unwrap_or(u32::MAX),
                flagged,
            };
            let duty = match self.court.recording(self.branch, |p| p.duty(sheet)) {
                SheetDuty::Required => RecordingDuty::Required,
                SheetDuty::Waived => RecordingDuty::Waived,
                SheetDuty::CatchUp => RecordingDuty::CatchUp,
            };
            duties[seat(side)] = duty;
            self.cites.insert(Topic::Recording);
            if tells {
                self.say(hearing, flag, Topic::Recording, CourtAnswer::Writing { side, duty });
            }
        }
        self.ruled.recording = Some(duties);
        self.rest.get_or_insert(Topic::Recording);
        if duties.contains(&RecordingDuty::CatchUp) {
            self.remedy(Remedy::BringSheetUpToDate);
        }
    }

    /// What an assistant costs the player who has one.
    pub(super) fn assistants<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>) {
        for side in Color::ALL {
            let player = self.case.conditions.players[seat(side)];
            if !player.assistant {
                continue;
            }
            let topic = Topic::Assistant;
            let disabled = player.disability != Disability::None;
            self.rest.get_or_insert(topic);
            match self.court.assistant(self.branch, |p| p.cost(disabled)) {
                AssistantCost::Nothing => self.say(hearing, None, topic, CourtAnswer::NoPenalty),
                AssistantCost::TimeOff => {
                    let first = At { event: 0, turn: 0, within: u32::MAX };
                    self.sanction(hearing, first, topic, Sanction::new(side, SanctionKind::TimeOff));
                }
                AssistantCost::FairAdjustment => {
                    let first = At { event: 0, turn: 0, within: u32::MAX };
                    self.duty(hearing, first, topic, ArbiterDuty::MustAct);
                    self.remedy(Remedy::SetClocks);
                }
            }
        }
    }

    /// A player who cannot see feels a unit, or lifts it out.
    pub(super) fn handles<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, matter: &Matter) {
        let handling = match matter {
            Matter::Lift(_) => Handling::Lifts,
            _ => Handling::Feels,
        };
        let touches = self.court.tactile_touch(self.branch, |p| p.touches(handling));
        if !touches {
            self.say(hearing, Some(at), Topic::TactileTouch, CourtAnswer::Lawful);
        }
        self.cites.insert(Topic::TactileTouch);
    }
}
