//! The arbiter restores the position only when a player asks.
//!
//! **Seen in:** FIDE 1997 and 2001 in rapid and blitz, B5; 2005 in blitz, C3.
//!
//! **Does not cover:** faults whose time has run out.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{IllegalPosition, PolicySpec, PositionFound, PositionRemedy};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "on-request",
    topics: &[Topic::IllegalPosition],
    sentence: "The arbiter restores the position only when a player asks.",
    params: &[],
    build: |_, _| CompetitionBuilt::IllegalPosition(Arc::new(OnRequest)).into(),
};

#[derive(Debug)]
struct OnRequest;

impl IllegalPosition for OnRequest {
    fn remedy(&self, found: PositionFound) -> PositionRemedy {
        if found.asked { PositionRemedy::Restores } else { PositionRemedy::Nothing }
    }
}
