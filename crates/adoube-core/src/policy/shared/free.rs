//! The act is no breach of the Laws.
//!
//! **Seen in:** FIDE 1997 and 2001 on writing ahead, 2001 on for analysing.
//!
//! **Does not cover:** an act that disturbs the other side: that has a clause of its own.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, Offence, Offending, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "free",
    topics: &[Topic::WritingAhead, Topic::Analysing],
    sentence: "The act is no breach of the Laws.",
    params: &[],
    build: |topic, _| {
        let policy = Arc::new(Free);
        match topic {
            Topic::WritingAhead => CompetitionBuilt::WritingAhead(policy),
            _ => CompetitionBuilt::Analysing(policy),
        }
        .into()
    },
};

#[derive(Debug)]
struct Free;

impl Offending for Free {
    fn offence(&self, _: Conduct) -> Offence {
        Offence::Free
    }
}
