//! A player may stop the clocks only to get the arbiter's help.
//!
//! **Seen in:** every edition, Articles 6.12, 6.13 and 6.11.
//!
//! **Does not cover:** clocks that the arbiter stops.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, Offence, Offending, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "for-help",
    topics: &[Topic::ClockStop],
    sentence: "A player may stop the clocks only to get the arbiter's help.",
    params: &[ParamSpec {
        name: "abuse",
        kind: ParamKind::Word(&["penalty-list", "not-named"]),
        flag: false,
        sentence: "What stopping them for nothing is: a breach for the list of penalties, or nothing that a clause names.",
    }],
    build: |_, params| {
        let abuse = if params.is("abuse", "not-named") { Offence::Unnamed } else { Offence::List };
        CompetitionBuilt::ClockStop(Arc::new(ForHelp { abuse })).into()
    },
};

#[derive(Debug)]
struct ForHelp {
    abuse: Offence,
}

impl Offending for ForHelp {
    fn offence(&self, conduct: Conduct) -> Offence {
        if conduct.is_provided() { Offence::Free } else { self.abuse }
    }
}
