//! Conduct: stopping clocks, writing, devices, leaving, disturbing, refusing; and appeals.

use crate::adjudicate::turn::Hearing;
use crate::board::Color;
use crate::facet::Facet;
use crate::incident::competition::{self as told, At, Happens, Matter, Refused, When as Found, seat};
use crate::incident::{Meaning, When};
use crate::policy::{self, AppealAnswer, Conduct, Offence, Refusing};
use crate::ruling::{AppealState, ArbiterDuty, EndedBy, GameResult, Sanction, SanctionKind, Score, Verdict};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Fault, Recorder};

use super::session::{Raiser, Session};

impl Session<'_> {
    /// An act that notices itself, or that an arbiter sees who watches.
    pub(super) fn conduct<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color, matter: &Matter) {
        let hidden = matches!(matter, Matter::Write { .. } | Matter::Note);
        if hidden && !self.case.is_watched() {
            return;
        }
        if let Matter::Stop { whose: told::Whose::Neighbour, .. } = matter {
            // He meddles with another game, as a spectator would; what that costs him in his own no clause says.
            self.silent = true;
            return self.duty(hearing, at, Topic::Outsiders, ArbiterDuty::MayAct);
        }
        if let Matter::Refuse { what, nth } = matter
            && *what != Refused::Inspection
        {
            return self.refuses(hearing, at, by, *nth);
        }
        self.punish(hearing, at, by, matter);
    }

    /// Says what the act is and imposes what follows; whether a clause minds it.
    fn punish<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color, matter: &Matter) -> bool {
        let Some((topic, fault, conduct)) = self.conduct_of(hearing, by, matter) else { return false };
        match conduct {
            Conduct::StopsClocks(reason) if reason != policy::StopReason::None => {
                self.ruled.facets.insert(Facet::StoppedForHelp);
            }
            Conduct::Leaves { from: policy::LeavesFor::Venue, .. } => self.ruled.facets.insert(Facet::LeavingVenue),
            Conduct::Leaves { from: policy::LeavesFor::Area, on_move: false, .. } => {
                self.ruled.facets.insert(Facet::LeavingOffMove);
            }
            _ => {}
        }
        let branch = self.branch;
        let offence = match topic {
            Topic::ClockStop => self.court.clock_stop(branch, |p| p.offence(conduct)),
            Topic::WritingAhead => self.court.writing_ahead(branch, |p| p.offence(conduct)),
            Topic::Notes => self.court.notes(branch, |p| p.offence(conduct)),
            Topic::Devices => self.court.devices(branch, |p| p.offence(conduct)),
            Topic::Inspection => self.court.inspection(branch, |p| p.offence(conduct)),
            Topic::Leaving => self.court.leaving(branch, |p| p.offence(conduct)),
            Topic::Distraction => self.court.distraction(branch, |p| p.offence(conduct)),
            _ => self.court.analysing(branch, |p| p.offence(conduct)),
        };
        if matches!(conduct, Conduct::HasDevice(device) if device.does == policy::DeviceDoes::Used)
            && offence == Offence::List
        {
            self.ruled.facets.insert(Facet::DeviceUsed);
        }
        self.impose(hearing, at, (topic, fault), by, offence);
        !matches!(offence, Offence::Free | Offence::NotYet)
    }

    fn conduct_of<R: Recorder>(
        &self,
        hearing: &Hearing<'_, R>,
        by: Color,
        matter: &Matter,
    ) -> Option<(Topic, Fault, Conduct)> {
        Some(match *matter {
            Matter::Stop { reason, whose } => {
                // The neighbour's clock is no clock of this game.
                if whose == told::Whose::Neighbour {
                    return None;
                }
                let reason = match reason {
                    told::StopReason::Arbiter => policy::StopReason::Arbiter,
                    told::StopReason::PieceMissing => policy::StopReason::PieceMissing,
                    told::StopReason::Claim => policy::StopReason::Claim,
                    told::StopReason::None => policy::StopReason::None,
                };
                (Topic::ClockStop, Fault::ClockStop, Conduct::StopsClocks(reason))
            }
            Matter::Write { purpose, before_playing, .. } => {
                let what = match purpose {
                    told::WrittenFor::Game => policy::WrittenFor::Game,
                    told::WrittenFor::Claim => policy::WrittenFor::Claim,
                    told::WrittenFor::Seal => policy::WrittenFor::Seal,
                };
                if !before_playing {
                    return None;
                }
                (Topic::WritingAhead, Fault::WritingAhead, Conduct::WritesAhead(what))
            }
            Matter::Note => (Topic::Notes, Fault::Note, Conduct::MakesNotes),
            Matter::Device { device, does, place, state, approved } => {
                let device = self.device(device, does, place, state, approved);
                (Topic::Devices, Fault::Device, Conduct::HasDevice(device))
            }
            Matter::Leave { place, permission, .. } => {
                let from = match place {
                    told::Place::Board => policy::LeavesFor::Board,
                    told::Place::Area => policy::LeavesFor::Area,
                    told::Place::Venue => policy::LeavesFor::Venue,
                };
                let on_move = (hearing.turn.side() == by) == hearing.made.is_none();
                let must_report = self.case.conditions.regulations.leaving == told::LeavingRegulation::Report;
                let conduct = Conduct::Leaves { from, on_move, permitted: permission, must_report };
                (Topic::Leaving, Fault::Leaving, conduct)
            }
            Matter::Refuse { what: Refused::Inspection, .. } => {
                (Topic::Inspection, Fault::Inspection, Conduct::RefusesInspection)
            }
            Matter::Disturb { how, nth } => {
                let how = match how {
                    told::Disturbance::Offers => policy::Disturbance::Offers,
                    told::Disturbance::Claims => policy::Disturbance::Claims,
                    told::Disturbance::Noise => policy::Disturbance::Noise,
                    told::Disturbance::Talk => policy::Disturbance::Talk,
                };
                (Topic::Distraction, Fault::Distraction, Conduct::Disturbs { how, nth })
            }
            Matter::Analyse { .. } => (Topic::Analysing, Fault::Analysing, Conduct::Analyses),
            _ => return None,
        })
    }

    fn device(
        &self,
        device: told::Device,
        does: told::DeviceDoes,
        place: told::DeviceWhere,
        state: told::OnOff,
        approved: bool,
    ) -> policy::Device {
        policy::Device {
            kind: match device {
                told::Device::Phone => policy::DeviceKind::Phone,
                told::Device::Watch => policy::DeviceKind::Watch,
                told::Device::Other => policy::DeviceKind::Other,
            },
            does: match does {
                told::DeviceDoes::Rings => policy::DeviceDoes::Rings,
                told::DeviceDoes::Sounds => policy::DeviceDoes::Sounds,
                told::DeviceDoes::Lights => policy::DeviceDoes::Lights,
                told::DeviceDoes::Found => policy::DeviceDoes::Found,
                told::DeviceDoes::Used => policy::DeviceDoes::Used,
            },
            place: match place {
                told::DeviceWhere::Person => policy::DevicePlace::Person,
                told::DeviceWhere::Bag => policy::DevicePlace::Bag,
                told::DeviceWhere::Table => policy::DevicePlace::Table,
                told::DeviceWhere::Venue => policy::DevicePlace::Venue,
            },
            on: state == told::OnOff::On,
            approved,
            rule: match self.case.conditions.regulations.devices {
                told::DevicesRegulation::Silent => policy::DeviceRule::Silent,
                told::DevicesRegulation::Banned => policy::DeviceRule::Banned,
                told::DevicesRegulation::BagAllowed => policy::DeviceRule::BagAllowed,
                told::DevicesRegulation::Milder => policy::DeviceRule::Milder,
            },
        }
    }

    /// Persistent refusal to obey, by one player or by both.
    fn refuses<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color, nth: u32) {
        let offence = self.refusing(by, nth);
        let other = self.case.happenings.iter().find_map(|h| match h.what {
            Happens::Matter(Matter::Refuse { what, nth }) if h.by != by && what != Refused::Inspection => Some(nth),
            _ => None,
        });
        let persists = |offence| matches!(offence, Offence::Loss(_));
        if persists(offence) && other.is_some_and(|nth| persists(self.refusing(!by, nth))) {
            let topic = Topic::BothRefuse;
            let offence = Offence::Loss(self.court.both_refuse(self.branch, |p| p.scores()));
            self.impose(hearing, at, (topic, Fault::Refusal), by, offence);
            self.ruled.sanctions.push(Sanction::new(!by, SanctionKind::Loss));
            return;
        }
        self.impose(hearing, at, (Topic::Refusal, Fault::Refusal), by, offence);
    }

    /// What that player's refusal is, taken by itself.
    fn refusing(&mut self, by: Color, nth: u32) -> Offence {
        let warnings = self.case.conditions.warnings[seat(by)];
        self.court.refusal(self.branch, |p| p.offence(Refusing { nth, warnings }))
    }

    /// A breach that the other side complains of.
    pub(super) fn breach_claimed<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        of: Option<usize>,
    ) -> (Verdict, Topic) {
        if of.is_some()
            && let Some(verdict) = self.found_displaced(hearing, at, of, Some(by))
        {
            return (verdict, Topic::DisplacedFound);
        }
        let case = self.case;
        let meant = |h: &&told::Happening| h.at < at && h.by != by && of.is_none_or(|event| h.at.event == event);
        let act = case.happenings.iter().rev().filter(meant).find_map(|h| match &h.what {
            Happens::Matter(matter) => self.conduct_of(hearing, h.by, matter).map(|found| (h, matter, found.0)),
            _ => None,
        });
        if (of.is_none() || act.is_none())
            && let Some(undeclared) = self.undeclared(hearing, by)
        {
            self.put_back(hearing, at, undeclared);
            return (Verdict::Upheld, Topic::WrongClaim);
        }
        let Some((happening, matter, topic)) = act else {
            if self.mind_offer(hearing, at, Some(by), of) {
                return (Verdict::Upheld, Topic::DrawOffer);
            }
            return self.raise(hearing, at, Raiser::Claim(by, told::ClaimKind::Breach), of);
        };
        // What notices itself has been punished when it happened.
        let hidden = matches!(matter, Matter::Write { .. } | Matter::Note) && !case.is_watched();
        let acted = happening.at;
        if hidden && self.complaint_is_lost(hearing, (acted, at), by, topic) {
            return (Verdict::Lapsed, Topic::Complaint);
        }
        let minded = if hidden {
            self.punish(hearing, at, happening.by, matter)
        } else {
            self.ruled.sanctions.iter().any(|s| s.against == happening.by)
        };
        (if minded { Verdict::Upheld } else { Verdict::Rejected }, topic)
    }

    /// Whether the claimant has lost the right to complain of that act by what he touched since (Article 4); says so.
    pub(super) fn complaint_is_lost<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        (acted, at): (At, At),
        by: Color,
        topic: Topic,
    ) -> bool {
        // Which hand moves is a matter of Article 4; what else is minded here is of later ones.
        let article = if topic == Topic::TwoHandsFault { Topic::OneHand } else { topic };
        if !hearing.book.complaint(|p| p.covers(article)) {
            return false;
        }
        let turns = self.incident.turns();
        let lost = turns.iter().enumerate().take(hearing.index + 1).any(|(index, turn)| {
            turn.contacts.iter().filter(|c| c.by == by).any(|contact| {
                let before = index.checked_sub(1).and_then(|index| turns.get(index)).map_or(0, |turn| turn.first_event);
                let event = match contact.when {
                    When::Now(within) => turn.first_event + within as usize,
                    When::Before(within) => before + within as usize,
                };
                let excused = if index == hearing.index {
                    hearing.is_excused(contact)
                } else {
                    contact.announced.is_some() && contact.meaning == Meaning::Adjust
                };
                let since = event > acted.event && event < at.event;
                since && hearing.book.complaint(|p| p.is_lost_by(contact, excused))
            })
        });
        if lost {
            self.say(hearing, Some(at), Topic::Complaint, CourtAnswer::RightLost { by_touch: true });
        }
        lost
    }

    /// Whether the arbiter sees such an act, and then what he makes of it.
    pub(super) fn conduct_seen<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        of: Option<usize>,
    ) -> bool {
        let case = self.case;
        let meant = |h: &&told::Happening| h.at < at && of.is_none_or(|event| h.at.event == event);
        let act = case.happenings.iter().rev().filter(meant).find_map(|h| match &h.what {
            Happens::Matter(matter @ (Matter::Write { .. } | Matter::Note)) => Some((h, matter)),
            _ => None,
        });
        let Some((happening, matter)) = act else { return self.mind_offer(hearing, at, None, of) };
        self.punish(hearing, at, happening.by, matter);
        true
    }

    /// A device that is found, or rings, when the game is over; where bringing one loses, the result is replaced.
    pub(super) fn device_after<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        matter: &Matter,
    ) {
        let Some((_, _, conduct)) = self.conduct_of(hearing, by, matter) else { return };
        let offence = self.court.devices(self.branch, |p| p.offence(conduct));
        let other =
            self.ruled.ended_by == Some(EndedBy::Device) && self.ruled.sanctions.iter().any(|s| s.against == !by);
        if let Offence::Loss(score) = offence
            && other
        {
            self.ruled.sanctions.push(Sanction::new(by, SanctionKind::Loss));
            // Both devices: one side cannot win by what both have done.
            self.silent |= score != policy::Score::Arbiter;
            hearing.result = None;
            self.score(hearing, at, Topic::Devices, EndedBy::Device, [Score::Arbiter; 2]);
            return;
        }
        // What was worn or used during play was an offence then; what rings afterwards rings after the game.
        let during = matches!(matter, Matter::Device { does: told::DeviceDoes::Found | told::DeviceDoes::Used, .. });
        let replaces = during && matches!(offence, Offence::Loss(policy::Score::Win));
        if !replaces {
            return self.after_the_game(hearing, at);
        }
        self.say(hearing, Some(at), Topic::Devices, CourtAnswer::Offence { fault: Fault::Device, offence });
        self.say(hearing, Some(at), Topic::Devices, CourtAnswer::ByPractice);
        self.silent = true;
        self.is_stopped = false;
        self.end(hearing, at, Topic::Devices, EndedBy::Device, GameResult::win(!by));
    }

    /// An appeal, also when the game is over.
    pub(super) fn appeal<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        _by: Color,
        against: told::Appealed,
    ) {
        let what = match against {
            told::Appealed::Result => policy::Appealed::Result,
            told::Appealed::Claim => policy::Appealed::Claim,
            told::Appealed::Quickplay => policy::Appealed::Quickplay,
            told::Appealed::Sanction => policy::Appealed::Sanction,
        };
        let barred = self.case.conditions.regulations.appeals == told::AppealsRegulation::Barred;
        let signed = self.case.conditions.when == Found::AfterSigning
            || self.case.happenings.iter().any(|h| h.at < at && matches!(h.what, Happens::Matter(Matter::Sign)));
        let state = match self.court.appeal(self.branch, |p| p.hears(what, barred, signed)) {
            AppealAnswer::Open => AppealState::Open,
            AppealAnswer::Final => AppealState::Final,
            AppealAnswer::NotNamed => AppealState::NotNamed,
            AppealAnswer::TooLate => AppealState::TooLate,
        };
        self.silent |= state == AppealState::NotNamed;
        self.ruled.appeal = Some(state);
        self.ground.get_or_insert(Topic::Appeal);
        self.say(hearing, Some(at), Topic::Appeal, CourtAnswer::Appeal { state });
    }
}
