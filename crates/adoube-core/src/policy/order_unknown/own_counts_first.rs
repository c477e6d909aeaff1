//! When the order is unknown the own unit counts as touched first.
//!
//! **Seen in:** all editions, last sentence of the clause on both colours.
//!
//! **Does not cover:** several own units at once: there the player may choose.

use std::sync::Arc;

use crate::policy::{OrderUnknown, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "own-counts-first",
    topics: &[Topic::OrderUnknown],
    sentence: "When the order is unknown the own unit counts as touched first.",
    params: &[],
    build: |_, _| Built::OrderUnknown(Arc::new(OwnCountsFirst)),
};

#[derive(Debug)]
struct OwnCountsFirst;

impl OrderUnknown for OwnCountsFirst {
    fn own_first(&self) -> bool {
        true
    }
}
