//! Whoever sees a fault may tell the arbiter, and nobody else.
//!
//! **Seen in:** FIDE 2009 on, Articles 13.7 and 12.7; with `acts: on-what-he-observes` by A.4.b, A.4.2 and A.5.2 from 2014.
//!
//! **Does not cover:** claims of the players.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{OutsideWord, Outsiders, ParamKind, ParamSpec, PolicySpec, Teller};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "arbiter-only",
    topics: &[Topic::Outsiders],
    sentence: "Whoever sees a fault may tell the arbiter, and nobody else.",
    params: &[ParamSpec {
        name: "acts",
        kind: ParamKind::Word(&["on-what-he-hears", "on-what-he-observes"]),
        flag: false,
        sentence: "What the arbiter acts on: what he is told, or only what he observes himself.",
    }],
    build: |_, params| {
        let observes = params.is("acts", "on-what-he-observes");
        CompetitionBuilt::Outsiders(Arc::new(ArbiterOnly { observes })).into()
    },
};

#[derive(Debug)]
struct ArbiterOnly {
    observes: bool,
}

impl Outsiders for ArbiterOnly {
    fn hears(&self, teller: Teller) -> OutsideWord {
        // A player who tells him claims.
        if self.observes && teller != Teller::Player { OutsideWord::Looks } else { OutsideWord::Heard }
    }
}
