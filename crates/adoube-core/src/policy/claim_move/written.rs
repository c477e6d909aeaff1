//! The move that is to bring the position about is written down and told to the arbiter.
//!
//! **Seen in:** every edition, Articles 9.2(a), 9.2a and 9.2.1.1.
//!
//! **Does not cover:** positions that stand already, for which no move is written.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClaimMove, Declaration, Declared, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "written",
    topics: &[Topic::ClaimMove],
    sentence: "The move that is to bring the position about is written down and told to the arbiter.",
    params: &[
        ParamSpec {
            name: "unwritten",
            kind: ParamKind::Word(&["wrong-claim", "make-legal"]),
            flag: false,
            sentence: "What of a move that was not written: the claim is wrong, or the player is told to write it.",
        },
        ParamSpec {
            name: "electronic",
            kind: ParamKind::Flag,
            flag: false,
            sentence: "Whether an electronic scoresheet will do.",
        },
        ParamSpec {
            name: "frozen",
            kind: ParamKind::Flag,
            flag: true,
            sentence: "Whether the written move can no longer be changed.",
        },
    ],
    build: |_, params| {
        CompetitionBuilt::ClaimMove(Arc::new(Written {
            make_legal: params.is("unwritten", "make-legal"),
            electronic: params.flag("electronic", false),
            frozen: params.flag("frozen", true),
        }))
        .into()
    },
};

#[derive(Debug)]
struct Written {
    make_legal: bool,
    electronic: bool,
    frozen: bool,
}

impl ClaimMove for Written {
    fn declared(&self, declared: Declared) -> Declaration {
        if declared.written || (self.electronic && declared.entered) {
            Declaration::Proper
        } else if self.make_legal {
            Declaration::MakeLegal
        } else {
            Declaration::WrongClaim
        }
    }

    fn is_frozen(&self) -> bool {
        self.frozen
    }
}
