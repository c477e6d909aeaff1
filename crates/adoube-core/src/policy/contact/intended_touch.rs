//! A contact binds only with the wish to move or capture that unit.
//!
//! **Seen in:** FIDE 2014, head of Article 4.3.
//!
//! **Does not cover:** accidents and announced adjusting, which are sorted out before.

use std::sync::Arc;

use crate::incident::{Contact, Meaning};
use crate::policy::{ContactRule, ParamKind, ParamSpec, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "intended-touch",
    topics: &[Topic::Contact],
    sentence: "A contact binds only with the wish to move or capture that unit.",
    params: &[ParamSpec {
        name: "also",
        kind: ParamKind::Words(&["other-unit"]),
        flag: false,
        sentence: "Further meanings that bind: a unit grabbed for another one.",
    }],
    build: |_, params| Built::Contact(Arc::new(IntendedTouch { other_unit: params.lists("also", "other-unit") })),
};

#[derive(Debug)]
struct IntendedTouch {
    other_unit: bool,
}

impl ContactRule for IntendedTouch {
    fn binds(&self, contact: &Contact) -> bool {
        contact.wishes_to_play() || (self.other_unit && contact.meaning == Meaning::OtherUnit)
    }
}
