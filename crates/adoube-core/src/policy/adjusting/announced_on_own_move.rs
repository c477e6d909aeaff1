//! Adjusting is excused when the player who has the move announced it before.
//!
//! **Seen in:** all editions, Article 4.2 (4.2.1 from 2017).
//!
//! **Does not cover:** words said after the touch: they have no effect.

use std::sync::Arc;

use crate::policy::{Adjusting, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "announced-on-own-move",
    topics: &[Topic::Adjusting],
    sentence: "Adjusting is excused when the player who has the move announced it before.",
    params: &[],
    build: |_, _| Built::Adjusting(Arc::new(AnnouncedOnOwnMove)),
};

#[derive(Debug)]
struct AnnouncedOnOwnMove;

impl Adjusting for AnnouncedOnOwnMove {
    fn excuses(&self, on_move_when_announced: bool, _: bool) -> bool {
        on_move_when_announced
    }
}
