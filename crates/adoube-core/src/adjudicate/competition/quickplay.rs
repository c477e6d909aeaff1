//! Claims in a quickplay finish (Article 10 to 2009, then Appendix G and the Guidelines).

use crate::adjudicate::turn::Hearing;
use crate::board::Color;
use crate::facet::Facet;
use crate::incident::competition::{ArbiterAct, At, ClaimMade, Happening, Happens, Matter, QuickplayRegulation, seat};
use crate::policy::{Admission, Pace, QuickplayClaim, QuickplayFinding, QuickplayRuling};
use crate::ruling::{EndedBy, GameResult, Remedy, Sanction, SanctionKind, Verdict};
use crate::topic::Topic;
use crate::trace::Recorder;

use super::session::Session;

impl Session<'_> {
    /// A player short of time claims a draw.
    pub(super) fn quickplay_claimed<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        claim: &ClaimMade,
    ) -> (Verdict, Topic) {
        let topic = Topic::Quickplay;
        if self.admission(hearing, at, by, claim, topic) != Admission::Heard {
            return (Verdict::Inadmissible, topic);
        }
        self.claim_offers(hearing, at, by);
        let acts = self.acts_after(at);
        let Some((_, finding)) = acts.first().copied() else { return (Verdict::Pending, topic) };
        match self.rules(finding) {
            QuickplayRuling::Draw => {
                self.end(hearing, at, topic, EndedBy::Quickplay, GameResult::Draw);
                (Verdict::Upheld, topic)
            }
            QuickplayRuling::Rejected { seconds } => {
                self.give_time(hearing, at, by, topic, seconds);
                (Verdict::Rejected, topic)
            }
            QuickplayRuling::Postponed { .. } => {
                let late = acts.iter().skip(1).find(|(_, finding)| *finding != QuickplayFinding::Postpones);
                let Some((when, finding)) = late else { return (Verdict::Pending, topic) };
                let fallen =
                    self.case.happenings.iter().any(|h| h.at < *when && matches!(h.what, Happens::Flag { .. }));
                if *finding == QuickplayFinding::Rejects {
                    // A lost game needs no time any more.
                    if !fallen && let QuickplayRuling::Rejected { seconds } = self.rules(QuickplayFinding::Rejects) {
                        self.give_time(hearing, *when, by, topic, seconds);
                    }
                    return (Verdict::Rejected, topic);
                }
                if !self.court.quickplay(self.branch, |p| p.may_decide_late(fallen)) {
                    return (Verdict::Pending, topic);
                }
                self.end(hearing, at, topic, EndedBy::Quickplay, GameResult::Draw);
                (Verdict::Upheld, topic)
            }
        }
    }

    /// A player short of time asks for a clock that adds five seconds a move.
    pub(super) fn five_seconds_asked<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        claim: &ClaimMade,
    ) -> (Verdict, Topic) {
        let topic = Topic::FiveSeconds;
        if self.admission(hearing, at, by, claim, topic) != Admission::Heard {
            return (Verdict::Inadmissible, topic);
        }
        // Asking for it offers a draw as well.
        self.claim_offers(hearing, at, by);
        match self.acts_after(at).first() {
            Some((granted, QuickplayFinding::Grants)) => {
                let granted = *granted;
                self.remedy(Remedy::SetDelay);
                let extra = self.court.five_seconds(self.branch, |p| p.grants());
                self.give_time(hearing, granted, by, topic, extra.bonus);
                (Verdict::Upheld, topic)
            }
            Some((_, QuickplayFinding::Rejects)) => (Verdict::Rejected, topic),
            Some((_, QuickplayFinding::Postpones)) | None => (Verdict::Pending, topic),
        }
    }

    fn rules(&mut self, finding: QuickplayFinding) -> QuickplayRuling {
        self.court.quickplay(self.branch, |p| p.rules(finding))
    }

    fn admission<R: Recorder>(
        &mut self,
        hearing: &Hearing<'_, R>,
        at: At,
        by: Color,
        claim: &ClaimMade,
        topic: Topic,
    ) -> Admission {
        let conditions = &self.case.conditions;
        self.cites.insert(topic);
        let completed = self.moves_completed(hearing, at.event)[seat(by)];
        let finish = conditions.quickplay_finish(completed);
        if self.branch.pace() != Pace::Blitz {
            if conditions.rate.as_ref().is_some_and(|rate| rate.increment > 0) {
                self.ruled.facets.insert(Facet::QuickplayIncrement);
            } else if conditions.regulations.quickplay != QuickplayRegulation::Announced && finish != Some(false) {
                self.ruled.facets.insert(Facet::QuickplayUnannounced);
            }
        }
        if finish == Some(false) {
            return Admission::NoRight;
        }
        let asked = QuickplayClaim {
            announced: conditions.regulations.quickplay == QuickplayRegulation::Announced,
            increment: false,
            left: conditions.clocks.map(|clocks| clocks[seat(by)]),
            on_move: self.is_passed(at) || (by == hearing.turn.side() && hearing.made.is_none()),
            flag_down: self.flags.is_down(by),
            clocks_stopped: self.has_stopped_clocks(at, by, claim),
        };
        let admission = match topic {
            Topic::FiveSeconds => self.court.five_seconds(self.branch, |p| p.admits(asked)),
            _ => self.court.quickplay(self.branch, |p| p.admits(asked)),
        };
        if finish.is_none() && admission == Admission::Heard {
            // Nothing tells whether the claim may be made at all.
            self.silent = true;
            return Admission::NoRight;
        }
        admission
    }

    /// What the arbiter says after that event.
    fn acts_after(&self, at: At) -> Vec<(At, QuickplayFinding)> {
        let finding = |h: &Happening| match h.what {
            Happens::Matter(Matter::Arbiter { act: ArbiterAct::Grants, .. }) => Some(QuickplayFinding::Grants),
            Happens::Matter(Matter::Arbiter { act: ArbiterAct::Postpones, .. }) => Some(QuickplayFinding::Postpones),
            Happens::Matter(Matter::Arbiter { act: ArbiterAct::Rejects, .. }) => Some(QuickplayFinding::Rejects),
            _ => None,
        };
        let later = self.case.happenings.iter().filter(|h| h.at > at);
        later.filter_map(|h| finding(h).map(|finding| (h.at, finding))).collect()
    }

    fn give_time<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color, topic: Topic, seconds: u32) {
        let sanction = Sanction::new(by, SanctionKind::TimeToOpponent).seconds(seconds);
        self.sanction(hearing, at, topic, sanction);
        self.remedy(Remedy::GiveTime);
    }
}
