//! A flag has fallen when the arbiter sees it or the other side claims it.
//!
//! **Seen in:** every edition, Article 6.8 or 6.9; in rapid and blitz from 2014.
//!
//! **Does not cover:** which result follows.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ArbiterDuty, FlagNotice, FlagNoticed, FlagSeen, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "seen-or-claimed",
    topics: &[Topic::FlagNotice],
    sentence: "A flag has fallen when the arbiter sees it or the other side claims it.",
    params: &[
        ParamSpec {
            name: "arbiter",
            kind: ParamKind::Word(&["must", "may"]),
            flag: false,
            sentence: "Whether the arbiter who sees it must say so, or may.",
        },
        ParamSpec {
            name: "claim",
            kind: ParamKind::Word(&["free", "stop-and-time-left"]),
            flag: false,
            sentence: "What a claim needs: nothing, or stopped clocks and time of one's own.",
        },
    ],
    build: |_, params| {
        CompetitionBuilt::FlagNotice(Arc::new(SeenOrClaimed {
            arbiter_may: params.is("arbiter", "may"),
            claim_needs_stop: params.is("claim", "stop-and-time-left"),
        }))
        .into()
    },
};

#[derive(Debug)]
struct SeenOrClaimed {
    arbiter_may: bool,
    claim_needs_stop: bool,
}

impl FlagNotice for SeenOrClaimed {
    fn notice(&self, seen: FlagSeen) -> FlagNoticed {
        match seen {
            FlagSeen::ByArbiter { .. } if self.arbiter_may => FlagNoticed { fallen: false, arbiter: ArbiterDuty::May },
            FlagSeen::Claimed { clocks_stopped, own_flag_up }
                if self.claim_needs_stop && !(clocks_stopped && own_flag_up) =>
            {
                FlagNoticed { fallen: false, arbiter: ArbiterDuty::Waits }
            }
            _ => FlagNoticed { fallen: true, arbiter: ArbiterDuty::Must },
        }
    }
}
