//! Any contact that is not plainly accidental counts as meant.
//!
//! **Seen in:** FIDE 2017 on, Article 4.2.2.
//!
//! **Does not cover:** accidents and announced adjusting, which are sorted out before.

use std::sync::Arc;

use super::exceptions::Exceptions;
use crate::incident::Contact;
use crate::policy::{ContactRule, ParamKind, ParamSpec, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "presumed-intended",
    topics: &[Topic::Contact],
    sentence: "Any contact that is not plainly accidental counts as meant.",
    params: &[ParamSpec {
        name: "except",
        kind: ParamKind::Words(&["adjust", "other-unit", "none", "object"]),
        flag: false,
        sentence: "Meanings that do not bind; `object`: a sleeve or pen without the wish to play the unit.",
    }],
    build: |_, params| Built::Contact(Arc::new(PresumedIntended { except: Exceptions::of(params) })),
};

#[derive(Debug)]
struct PresumedIntended {
    except: Exceptions,
}

impl ContactRule for PresumedIntended {
    fn binds(&self, contact: &Contact) -> bool {
        !self.except.cover(contact)
    }

    fn is_meant(&self, contact: &Contact) -> bool {
        contact.wishes_to_play() || self.binds(contact)
    }
}
