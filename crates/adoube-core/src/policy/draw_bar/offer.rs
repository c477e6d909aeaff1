//! The event may bar offering and agreeing to a draw.
//!
//! **Seen in:** FIDE 2017 on, Article 9.1.1.
//!
//! **Does not cover:** draws that are claimed.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Barred, DrawBar, DrawRule, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "offer",
    topics: &[Topic::DrawBar],
    sentence: "The event may bar offering and agreeing to a draw.",
    params: &[],
    build: |_, _| CompetitionBuilt::DrawBar(Arc::new(OfferBarred)).into(),
};

#[derive(Debug)]
struct OfferBarred;

impl DrawBar for OfferBarred {
    fn barred(&self, rule: DrawRule, move_number: u32) -> Barred {
        if rule.bars(move_number) { Barred::Offer } else { Barred::Nothing }
    }
}
