//! A unit is touched when it is taken out of its socket.
//!
//! **Seen in:** every edition, in the appendix for players who cannot see.
//!
//! **Does not cover:** the other player, for whom the usual rules hold.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Handling, PolicySpec, TactileTouch};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "lifted-out",
    topics: &[Topic::TactileTouch],
    sentence: "A unit is touched when it is taken out of its socket.",
    params: &[],
    build: |_, _| CompetitionBuilt::TactileTouch(Arc::new(LiftedOut)).into(),
};

#[derive(Debug)]
struct LiftedOut;

impl TactileTouch for LiftedOut {
    fn touches(&self, handling: Handling) -> bool {
        handling == Handling::Lifts
    }
}
