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
            kind: ParamKind::Word(&["free", "time-left", "stop-and-time-left"]),
            flag: false,
            sentence: "What a claim needs: nothing, time of one's own, or stopped clocks as well.",
        },
    ],
    build: |_, params| {
        let needs_stop = params.is("claim", "stop-and-time-left");
        CompetitionBuilt::FlagNotice(Arc::new(SeenOrClaimed {
            arbiter_may: params.is("arbiter", "may"),
            needs_stop,
            needs_time: needs_stop || params.is("claim", "time-left"),
        }))
        .into()
    },
};

#[derive(Debug)]
struct SeenOrClaimed {
    arbiter_may: bool,
    needs_stop: bool,
    needs_time: bool,
}

impl FlagNotice for SeenOrClaimed {
    fn notice(&self, seen: FlagSeen) -> FlagNoticed {
        let (fallen, arbiter) = match seen {
            FlagSeen::ByArbiter { .. } if self.arbiter_may => (false, ArbiterDuty::May),
            FlagSeen::Claimed { clocks_stopped: false, .. } if self.needs_stop => (false, ArbiterDuty::Waits),
            FlagSeen::Claimed { own_flag_up: false, .. } if self.needs_time => (false, ArbiterDuty::Waits),
            FlagSeen::ByArbiter { .. } | FlagSeen::Claimed { .. } => (true, ArbiterDuty::Must),
        };
        FlagNoticed { fallen, arbiter }
    }
}
