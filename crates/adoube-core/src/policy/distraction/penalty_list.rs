//! Disturbing the other side is a breach; the arbiter chooses from the list of penalties.
//!
//! **Seen in:** every edition, Articles 12.5, 12.6 and 11.5.
//!
//! **Does not cover:** offers and claims that are neither unreasonable nor persistent.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, Disturbance, Offence, Offending, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "penalty-list",
    topics: &[Topic::Distraction],
    sentence: "Disturbing the other side is a breach; the arbiter chooses from the list of penalties.",
    params: &[ParamSpec {
        name: "offers",
        kind: ParamKind::Word(&["unreasonable", "persistent"]),
        flag: false,
        sentence: "Which draw offers disturb: unreasonable ones, or persistent ones alone.",
    }],
    build: |_, params| {
        let only_persistent = params.is("offers", "persistent");
        CompetitionBuilt::Distraction(Arc::new(PenaltyList { only_persistent })).into()
    },
};

#[derive(Debug)]
struct PenaltyList {
    only_persistent: bool,
}

impl Offending for PenaltyList {
    fn offence(&self, conduct: Conduct) -> Offence {
        match conduct {
            Conduct::Disturbs { how: Disturbance::Offers, nth: 0 | 1 } if self.only_persistent => Offence::Free,
            _ => Offence::List,
        }
    }
}
