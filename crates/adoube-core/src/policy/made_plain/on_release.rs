//! A plain move is made when the unit is let go on its new square.
//!
//! **Seen in:** all editions, Articles 4.6 and 4.7.
//!
//! **Does not cover:** captures, castling and promotion.

use std::sync::Arc;

use crate::incident::Placed;
use crate::policy::{MadePlain, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "on-release",
    topics: &[Topic::MadePlain],
    sentence: "A plain move is made when the unit is let go on its new square.",
    params: &[],
    build: |_, _| Built::MadePlain(Arc::new(OnRelease)),
};

#[derive(Debug)]
struct OnRelease;

impl MadePlain for OnRelease {
    fn is_made(&self, placed: Placed) -> bool {
        placed == Placed::Released
    }
}
