//! Every deliberate contact binds, whatever was wished.
//!
//! **Seen in:** FIDE 1997 to 2009, head of Article 4.3.
//!
//! **Does not cover:** accidents and announced adjusting, which are sorted out before.

use std::sync::Arc;

use super::exceptions::Exceptions;
use crate::incident::Contact;
use crate::policy::{ContactRule, ParamKind, ParamSpec, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "deliberate-touch",
    topics: &[Topic::Contact],
    sentence: "Every deliberate contact binds, whatever was wished.",
    params: &[ParamSpec {
        name: "except",
        kind: ParamKind::Words(&["adjust", "other-unit", "none", "object"]),
        flag: false,
        sentence: "Meanings that do not bind; `object`: a sleeve or pen without the wish to play the unit.",
    }],
    build: |_, params| Built::Contact(Arc::new(DeliberateTouch { except: Exceptions::of(params) })),
};

#[derive(Debug)]
struct DeliberateTouch {
    except: Exceptions,
}

impl ContactRule for DeliberateTouch {
    fn binds(&self, contact: &Contact) -> bool {
        !self.except.cover(contact)
    }
}
