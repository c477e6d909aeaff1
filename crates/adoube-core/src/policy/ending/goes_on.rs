//! The position does not end the game; a later resignation stands.
//!
//! **Seen in:** reading of the 1997 text, whose Article 5 does not name the dead position.
//!
//! **Does not cover:** a claim of a draw, which belongs to Article 9.

use std::sync::Arc;

use crate::policy::{Ending, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "goes-on",
    topics: &[Topic::DeadPosition],
    sentence: "The position does not end the game; a later resignation stands.",
    params: &[],
    build: |_, _| Built::DeadPosition(Arc::new(GoesOn)),
};

#[derive(Debug)]
struct GoesOn;

impl Ending for GoesOn {
    fn ends(&self, _: bool) -> bool {
        false
    }

    fn is_known(&self) -> bool {
        false
    }
}
