//! The arbiter acts on faults that he sees, as far as the edition lets him.
//!
//! **Seen in:** every edition, Articles 13.1 and 12.1; in rapid and blitz the appendices.
//!
//! **Does not cover:** flags, which have a topic of their own.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ArbiterActs, ArbiterDuty, Observed, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "acts",
    topics: &[Topic::ArbiterActs],
    sentence: "The arbiter acts on faults that he sees, as far as the edition lets him.",
    params: &[
        ParamSpec {
            name: "illegal",
            kind: ParamKind::Word(&["must", "may", "on-claim"]),
            flag: false,
            sentence: "On illegal moves: he must act, may, or waits for a claim.",
        },
        ParamSpec {
            name: "touch",
            kind: ParamKind::Word(&["must", "may", "on-request"]),
            flag: false,
            sentence: "On breaches of touch-move: he must act, may, or waits to be asked.",
        },
    ],
    build: |_, params| {
        let duty = |name, never| {
            if params.is(name, never) {
                ArbiterDuty::MustNot
            } else if params.is(name, "may") {
                ArbiterDuty::May
            } else {
                ArbiterDuty::Must
            }
        };
        let (illegal, touch) = (duty("illegal", "on-claim"), duty("touch", "on-request"));
        CompetitionBuilt::ArbiterActs(Arc::new(Acts { illegal, touch })).into()
    },
};

#[derive(Debug)]
struct Acts {
    illegal: ArbiterDuty,
    touch: ArbiterDuty,
}

impl ArbiterActs for Acts {
    fn duty(&self, observed: Observed) -> ArbiterDuty {
        match observed {
            Observed::IllegalMove => self.illegal,
            Observed::Touch => self.touch,
        }
    }
}
