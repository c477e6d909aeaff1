//! A claim is examined and cannot be taken back.
//!
//! **Seen in:** every edition, Article 9.5.
//!
//! **Does not cover:** claims that are not admitted.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClaimCheck, ClaimClocks, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "examined",
    topics: &[Topic::ClaimCheck],
    sentence: "A claim is examined and cannot be taken back.",
    params: &[
        ParamSpec {
            name: "clocks",
            kind: ParamKind::Word(&["shall-be-stopped", "may-be-stopped", "must-be-stopped"]),
            flag: false,
            sentence: "The clocks meanwhile: player or arbiter stops them, the claimant may, or the claimant must.",
        },
        ParamSpec {
            name: "flag-during",
            kind: ParamKind::Word(&["claim-first", "flag-first"]),
            flag: false,
            sentence: "What comes first when a flag falls meanwhile.",
        },
        ParamSpec {
            name: "running",
            kind: ParamKind::Word(&["heard", "not-heard"]),
            flag: false,
            sentence: "A claim made while the claimant leaves the clocks running: heard, or not before they are stopped.",
        },
    ],
    build: |_, params| {
        let clocks = if params.is("clocks", "may-be-stopped") {
            ClaimClocks::MayBeStopped
        } else if params.is("clocks", "must-be-stopped") {
            ClaimClocks::MustBeStopped
        } else {
            ClaimClocks::AreStopped
        };
        let flag_first = params.is("flag-during", "flag-first");
        let stopped_first = params.is("running", "not-heard");
        CompetitionBuilt::ClaimCheck(Arc::new(Examined { clocks, flag_first, stopped_first })).into()
    },
};

#[derive(Debug)]
struct Examined {
    clocks: ClaimClocks,
    flag_first: bool,
    stopped_first: bool,
}

impl ClaimCheck for Examined {
    fn clocks(&self) -> ClaimClocks {
        self.clocks
    }

    fn claim_first(&self) -> bool {
        !self.flag_first
    }

    fn hears_running(&self) -> bool {
        !self.stopped_first
    }
}
