//! A capture is made when the taken unit is off the board and the capturing one let go.
//!
//! **Seen in:** all FIDE editions, Articles 4.6(a) and 4.7.1.
//!
//! **Does not cover:** captures that promote.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{MadeCapture, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "taken-off-and-released",
    topics: &[Topic::MadeCapture],
    sentence: "A capture is made when the taken unit is off the board and the capturing one let go.",
    params: &[],
    build: |_, _| Built::MadeCapture(Arc::new(TakenOffAndReleased)),
};

#[derive(Debug)]
struct TakenOffAndReleased;

impl MadeCapture for TakenOffAndReleased {
    fn is_made(&self, placed: Placed, _: bool) -> bool {
        placed == Placed::Released
    }
}
