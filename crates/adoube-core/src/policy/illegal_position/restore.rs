//! The position before the fault is restored, or the last that is known.
//!
//! **Seen in:** every edition in standard play, Articles 7.4 and 7.5.
//!
//! **Does not cover:** a game that is over.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{IllegalPosition, PolicySpec, PositionFound, PositionRemedy};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "restore",
    topics: &[Topic::IllegalPosition],
    sentence: "The position before the fault is restored, or the last that is known.",
    params: &[],
    build: |_, _| CompetitionBuilt::IllegalPosition(Arc::new(Restore)).into(),
};

#[derive(Debug)]
struct Restore;

impl IllegalPosition for Restore {
    fn remedy(&self, _: PositionFound) -> PositionRemedy {
        PositionRemedy::Restores
    }
}
