//! It is a breach for which the arbiter chooses from the list of penalties.
//!
//! **Seen in:** every edition, for other acts in each; the list stands in Article 13.4, from 2014 in 12.9.
//!
//! **Does not cover:** what the Laws themselves tell players to do, such as writing a move for a claim.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, Offence, Offending, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "penalty-list",
    topics: &[
        Topic::PressHand,
        Topic::EmptyPress,
        Topic::TwoHandsFault,
        Topic::WritingAhead,
        Topic::Notes,
        Topic::Inspection,
        Topic::Analysing,
    ],
    sentence: "It is a breach for which the arbiter chooses from the list of penalties.",
    params: &[ParamSpec {
        name: "penalty",
        kind: ParamKind::Word(&["must", "may"]),
        flag: false,
        sentence: "Whether the text demands a penalty of the list, or leaves it to the arbiter.",
    }],
    build: |topic, params| {
        let offence = if params.is("penalty", "may") { Offence::MayList } else { Offence::List };
        let policy = Arc::new(PenaltyList { offence });
        match topic {
            Topic::PressHand => CompetitionBuilt::PressHand(policy),
            Topic::EmptyPress => CompetitionBuilt::EmptyPress(policy),
            Topic::TwoHandsFault => CompetitionBuilt::TwoHandsFault(policy),
            Topic::WritingAhead => CompetitionBuilt::WritingAhead(policy),
            Topic::Notes => CompetitionBuilt::Notes(policy),
            Topic::Inspection => CompetitionBuilt::Inspection(policy),
            _ => CompetitionBuilt::Analysing(policy),
        }
        .into()
    },
};

#[derive(Debug)]
struct PenaltyList {
    offence: Offence,
}

impl Offending for PenaltyList {
    fn offence(&self, conduct: Conduct) -> Offence {
        if conduct.is_provided() { Offence::Free } else { self.offence }
    }
}
