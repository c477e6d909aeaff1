//! An illegal move is put right only before the other side replies.
//!
//! **Seen in:** FIDE 2001 on in rapid and blitz, B5, B6, C3, A.4.b, A.4.2 and A.5.2.
//!
//! **Does not cover:** a reply that is illegal itself: it closes the time like any other. A player's word about his own move
//! is no claim of the other side.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClosedBy, IllegalMove, ParamKind, ParamSpec, PolicySpec, Reply, Window};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "until-the-reply",
    topics: &[Topic::IllegalMove],
    sentence: "An illegal move is put right only before the other side replies.",
    params: &[
        ParamSpec {
            name: "closes",
            kind: ParamKind::Word(&["made", "touched"]),
            flag: false,
            sentence: "What closes the time: a move made in reply, or touching a unit.",
        },
        ParamSpec {
            name: "agreed",
            kind: ParamKind::Word(&["no", "yes"]),
            flag: false,
            sentence: "Whether both players may still agree, without the arbiter, to put it right.",
        },
        ParamSpec {
            name: "binds",
            kind: ParamKind::Word(&["everybody", "claims"]),
            flag: false,
            sentence: "For whom it is too late then: for everybody, or only for a player who claims.",
        },
    ],
    build: |_, params| {
        CompetitionBuilt::IllegalMove(Arc::new(UntilTheReply {
            closed_by_touch: params.is("closes", "touched"),
            may_agree: params.is("agreed", "yes"),
            claims_only: params.is("binds", "claims"),
        }))
        .into()
    },
};

#[derive(Debug)]
struct UntilTheReply {
    closed_by_touch: bool,
    may_agree: bool,
    claims_only: bool,
}

impl IllegalMove for UntilTheReply {
    fn window(&self, reply: Reply) -> Window {
        if !reply.completed {
            return Window::NotYet;
        }
        // Where the time binds claims alone, what a player says of his own move is a finding like any other.
        if reply.own && !self.claims_only {
            return Window::NotHis;
        }
        let claimed = reply.claimed && !reply.own;
        let closed = if self.closed_by_touch && reply.touched {
            Some(ClosedBy::Touch)
        } else {
            reply.made.then_some(ClosedBy::Move)
        };
        match closed {
            Some(_) if self.claims_only && !claimed => Window::Open,
            None => Window::Open,
            Some(_) if self.may_agree && reply.agreed => Window::Agreed,
            Some(by) => Window::Closed(by),
        }
    }
}
