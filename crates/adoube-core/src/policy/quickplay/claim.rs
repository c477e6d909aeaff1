//! A player with less than two minutes may claim a draw, and the arbiter judges.
//!
//! **Seen in:** FIDE 1997 to 2009, Article 10; 2014, Appendix G; 2017 on, Guidelines III.
//!
//! **Does not cover:** blitz, where there is no such claim.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{
    Admission, ParamKind, ParamSpec, PolicySpec, Quickplay, QuickplayClaim, QuickplayFinding, QuickplayRuling,
};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "claim",
    topics: &[Topic::Quickplay],
    sentence: "A player with less than two minutes may claim a draw, and the arbiter judges.",
    params: &[
        ParamSpec {
            name: "available",
            kind: ParamKind::Word(&["by-right", "if-announced"]),
            flag: false,
            sentence: "Whether the right exists by itself, or only where it was announced and no time is added a move.",
        },
        ParamSpec {
            name: "on-move",
            kind: ParamKind::Flag,
            flag: true,
            sentence: "Whether only the player who has the move may claim.",
        },
        ParamSpec {
            name: "clock",
            kind: ParamKind::Word(&["may-stop", "must-stop"]),
            flag: false,
            sentence: "Whether the claimant may stop the clocks, or must.",
        },
        ParamSpec {
            name: "reject",
            kind: ParamKind::Flag,
            flag: true,
            sentence: "Whether the arbiter may reject the claim rather than postpone it.",
        },
        ParamSpec {
            name: "late",
            kind: ParamKind::Word(&["any-time", "after-flag"]),
            flag: false,
            sentence: "When a postponed claim may still be granted: at any time, or only after a flag has fallen.",
        },
        ParamSpec {
            name: "bonus",
            kind: ParamKind::Number { least: 1, most: 600, usual: 120 },
            flag: false,
            sentence: "Seconds for the other side when the claim is rejected.",
        },
    ],
    build: |_, params| {
        CompetitionBuilt::Quickplay(Arc::new(Claim {
            if_announced: params.is("available", "if-announced"),
            on_move: params.flag("on-move", true),
            must_stop: params.is("clock", "must-stop"),
            reject: params.flag("reject", true),
            after_flag: params.is("late", "after-flag"),
            bonus: params.number("bonus", 120),
        }))
        .into()
    },
};

/// Seconds below which a claim may be made.
const SHORT: u32 = 120;

#[derive(Debug)]
struct Claim {
    if_announced: bool,
    on_move: bool,
    must_stop: bool,
    reject: bool,
    after_flag: bool,
    bonus: u32,
}

impl Quickplay for Claim {
    fn admits(&self, claim: QuickplayClaim) -> Admission {
        if self.if_announced && (!claim.announced || claim.increment) {
            Admission::NoRight
        } else if claim.flag_down {
            Admission::FlagDown
        } else if self.on_move && !claim.on_move {
            Admission::NotOnMove
        } else if claim.left.is_some_and(|left| left >= SHORT) {
            Admission::TimeLeft
        } else if self.must_stop && !claim.clocks_stopped {
            Admission::ClocksRunning
        } else {
            Admission::Heard
        }
    }

    fn rules(&self, finding: QuickplayFinding) -> QuickplayRuling {
        match finding {
            QuickplayFinding::Grants => QuickplayRuling::Draw,
            QuickplayFinding::Rejects if self.reject => QuickplayRuling::Rejected { seconds: self.bonus },
            QuickplayFinding::Rejects | QuickplayFinding::Postpones => {
                QuickplayRuling::Postponed { may_give: self.bonus }
            }
        }
    }

    fn may_decide_late(&self, flag_fallen: bool) -> bool {
        flag_fallen || !self.after_flag
    }
}
