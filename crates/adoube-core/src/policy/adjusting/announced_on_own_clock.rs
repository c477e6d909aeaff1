//! Adjusting is excused only when the player's own clock was running as well.
//!
//! **Seen in:** reading of Article 6.2.d of 2014, 6.2.5 from 2017.
//!
//! **Does not cover:** who may adjust when both clocks stand still.

use std::sync::Arc;

use crate::policy::{Adjusting, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "announced-on-own-clock",
    topics: &[Topic::Adjusting],
    sentence: "Adjusting is excused only when the player's own clock was running as well.",
    params: &[],
    build: |_, _| Built::Adjusting(Arc::new(AnnouncedOnOwnClock)),
};

#[derive(Debug)]
struct AnnouncedOnOwnClock;

impl Adjusting for AnnouncedOnOwnClock {
    fn excuses(&self, on_move_when_announced: bool, opponent_completed: bool) -> bool {
        on_move_when_announced && opponent_completed
    }
}
