//! The other side may claim a win for an illegal move; without a claim it costs nothing.
//!
//! **Seen in:** FIDE 1997 to 2009 in blitz, C3, C4 and B.3.c.
//!
//! **Does not cover:** illegal moves found after the reply.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{IllegalFact, IllegalPenalty, ParamKind, ParamSpec, Penalty, PolicySpec, RaisedBy};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "win-on-claim",
    topics: &[Topic::IllegalPenalty],
    sentence: "The other side may claim a win for an illegal move; without a claim it costs nothing.",
    params: &[ParamSpec {
        name: "no-mate",
        kind: ParamKind::Word(&["claim-draw", "needs-force"]),
        flag: false,
        sentence: "What of a claimant who cannot mate: a draw may be claimed, or a win needs mating force and the score is open without.",
    }],
    build: |_, params| {
        let needs_force = params.is("no-mate", "needs-force");
        CompetitionBuilt::IllegalPenalty(Arc::new(WinOnClaim { needs_force })).into()
    },
};

#[derive(Debug)]
struct WinOnClaim {
    needs_force: bool,
}

impl IllegalPenalty for WinOnClaim {
    fn penalty(&self, fact: IllegalFact<'_>) -> Penalty {
        let claimant = fact.offender.other();
        match fact.raised_by {
            RaisedBy::Arbiter => Penalty::Nothing,
            RaisedBy::Claim if self.needs_force => {
                if (fact.chances.has_force)(claimant) {
                    Penalty::Loss
                } else {
                    Penalty::ScoreOpen
                }
            }
            RaisedBy::Claim => {
                if (fact.chances.can_mate)(claimant) {
                    Penalty::Loss
                } else {
                    Penalty::Draw
                }
            }
        }
    }

    fn limit(&self) -> Option<u32> {
        Some(1)
    }
}
