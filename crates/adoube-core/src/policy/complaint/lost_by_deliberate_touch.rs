//! The right to complain is lost by any deliberate touch.
//!
//! **Seen in:** FIDE 1997 to 2009, Articles 4.6 (1997, 2001) and 4.7.
//!
//! **Does not cover:** a touch before the breach: it costs nothing.

use std::sync::Arc;

use super::scope::Scope;
use crate::incident::Contact;
use crate::policy::{Complaint, ParamKind, ParamSpec, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "lost-by-deliberate-touch",
    topics: &[Topic::Complaint],
    sentence: "The right to complain is lost by any deliberate touch.",
    params: &[
        ParamSpec {
            name: "scope",
            kind: ParamKind::Word(Scope::WORDS),
            flag: false,
            sentence: "Breaches of which clauses it reaches: all of Article 4, only 4.3 and 4.4, or every article.",
        },
        ParamSpec {
            name: "adjusting",
            kind: ParamKind::Word(&["loses", "keeps"]),
            flag: false,
            sentence: "Whether announced adjusting loses the right too.",
        },
    ],
    build: |_, params| {
        Built::Complaint(Arc::new(LostByDeliberateTouch {
            scope: Scope::of(params),
            adjusting_keeps: params.is("adjusting", "keeps"),
        }))
    },
};

#[derive(Debug)]
struct LostByDeliberateTouch {
    scope: Scope,
    adjusting_keeps: bool,
}

impl Complaint for LostByDeliberateTouch {
    fn is_lost_by(&self, contact: &Contact, excused: bool) -> bool {
        let kept = contact.accidental || (excused && self.adjusting_keeps);
        !kept
    }

    fn covers(&self, breach: Topic) -> bool {
        self.scope.holds(breach)
    }
}
