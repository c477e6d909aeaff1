//! The right to complain is lost by any contact that is neither an accident nor announced adjusting.
//!
//! **Seen in:** FIDE 2017 on, Articles 4.8 and 4.2.2.
//!
//! **Does not cover:** a touch before the breach: it costs nothing.

use std::sync::Arc;

use super::scope::Scope;
use crate::incident::Contact;
use crate::policy::{Complaint, ParamKind, ParamSpec, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "lost-by-presumed-touch",
    topics: &[Topic::Complaint],
    sentence: "The right to complain is lost by any contact that is neither an accident nor announced adjusting.",
    params: &[ParamSpec {
        name: "scope",
        kind: ParamKind::Word(Scope::WORDS),
        flag: false,
        sentence: "Breaches of which clauses it reaches: all of Article 4, only 4.3 and 4.4, or every article.",
    }],
    build: |_, params| Built::Complaint(Arc::new(LostByPresumedTouch { scope: Scope::of(params) })),
};

#[derive(Debug)]
struct LostByPresumedTouch {
    scope: Scope,
}

impl Complaint for LostByPresumedTouch {
    fn is_lost_by(&self, contact: &Contact, excused: bool) -> bool {
        !contact.accidental && !excused
    }

    fn covers(&self, breach: Topic) -> bool {
        self.scope.holds(breach)
    }
}
