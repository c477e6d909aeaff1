//! Each move is made with one hand; using both breaks the article and takes nothing back.
//!
//! **Seen in:** all editions, Article 4.1.
//!
//! **Does not cover:** the penalty, which belongs to Articles 7 and 12.

use std::sync::Arc;

use crate::policy::{OneHand, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "one-hand-only",
    topics: &[Topic::OneHand],
    sentence: "Each move is made with one hand; using both breaks the article and takes nothing back.",
    params: &[],
    build: |_, _| Built::OneHand(Arc::new(OneHandOnly)),
};

#[derive(Debug)]
struct OneHandOnly;

impl OneHand for OneHandOnly {
    fn forbids_two_hands(&self) -> bool {
        true
    }
}
