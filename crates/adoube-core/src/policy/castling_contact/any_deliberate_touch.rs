//! The castling clauses count every deliberate contact with king and rook.
//!
//! **Seen in:** all editions, Article 4.4.
//!
//! **Does not cover:** announced adjusting, which is sorted out before.

use std::sync::Arc;

use crate::incident::Contact;
use crate::policy::{CastlingContact, ParamKind, ParamSpec, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "any-deliberate-touch",
    topics: &[Topic::CastlingContact],
    sentence: "The castling clauses count every deliberate contact with king and rook.",
    params: &[
        ParamSpec {
            name: "needs-move",
            kind: ParamKind::Flag,
            flag: true,
            sentence: "Whether only the player who has the move is bound (from 2009 on).",
        },
        ParamSpec {
            name: "needs-wish",
            kind: ParamKind::Flag,
            flag: false,
            sentence: "Whether the contact must bind under the general clause too.",
        },
        ParamSpec {
            name: "accident",
            kind: ParamKind::Word(&["ignored", "counts"]),
            flag: false,
            sentence: "Whether an accidental contact counts as well.",
        },
    ],
    build: |_, params| {
        Built::CastlingContact(Arc::new(AnyDeliberateTouch {
            needs_move: params.flag("needs-move", true),
            needs_wish: params.flag("needs-wish", false),
            accident_counts: params.is("accident", "counts"),
        }))
    },
};

#[derive(Debug)]
struct AnyDeliberateTouch {
    needs_move: bool,
    needs_wish: bool,
    accident_counts: bool,
}

impl CastlingContact for AnyDeliberateTouch {
    fn counts(&self, contact: &Contact, on_move: bool, binds: bool) -> bool {
        (on_move || !self.needs_move)
            && (binds || !self.needs_wish)
            && (!contact.accidental || (self.accident_counts && on_move))
    }
}
