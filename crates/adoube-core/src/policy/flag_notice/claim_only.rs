//! The arbiter is silent; a flag has fallen when the other side stops the clocks, its own flag being up, and claims.
//!
//! **Seen in:** FIDE 1997 to 2009 in rapid and blitz, B6, B7 and A.4.d.
//!
//! **Does not cover:** both flags down, which a claim makes known, however the clocks run.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ArbiterDuty, FlagNotice, FlagNoticed, FlagSeen, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "claim-only",
    topics: &[Topic::FlagNotice],
    sentence: "The arbiter is silent; a flag has fallen when the other side stops the clocks, its own flag being up, and claims.",
    params: &[ParamSpec {
        name: "both-down",
        kind: ParamKind::Word(&["silent", "may-speak"]),
        flag: false,
        sentence: "Whether the arbiter may speak once both flags are down.",
    }],
    build: |_, params| {
        let may_speak_of_both = params.is("both-down", "may-speak");
        CompetitionBuilt::FlagNotice(Arc::new(ClaimOnly { may_speak_of_both })).into()
    },
};

#[derive(Debug)]
struct ClaimOnly {
    may_speak_of_both: bool,
}

impl FlagNotice for ClaimOnly {
    fn notice(&self, seen: FlagSeen) -> FlagNoticed {
        match seen {
            FlagSeen::ByArbiter { both_down } => {
                let may = both_down && self.may_speak_of_both;
                let arbiter = if may { ArbiterDuty::May } else { ArbiterDuty::MustNot };
                FlagNoticed { fallen: false, arbiter }
            }
            FlagSeen::Claimed { clocks_stopped: false, own_flag_up: true } => {
                FlagNoticed { fallen: false, arbiter: ArbiterDuty::MustNot }
            }
            FlagSeen::Claimed { .. } => FlagNoticed { fallen: true, arbiter: ArbiterDuty::Must },
        }
    }
}
