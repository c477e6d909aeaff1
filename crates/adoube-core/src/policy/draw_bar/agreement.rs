//! The event may bar agreeing to a draw.
//!
//! **Seen in:** FIDE 2009 and 2014, Articles 9.1a and 9.1.a.
//!
//! **Does not cover:** draws that are claimed.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Barred, DrawBar, DrawRule, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "agreement",
    topics: &[Topic::DrawBar],
    sentence: "The event may bar agreeing to a draw.",
    params: &[],
    build: |_, _| CompetitionBuilt::DrawBar(Arc::new(AgreementBarred)).into(),
};

#[derive(Debug)]
struct AgreementBarred;

impl DrawBar for AgreementBarred {
    fn barred(&self, rule: DrawRule, move_number: u32) -> Barred {
        if rule.bars(move_number) { Barred::Agreement } else { Barred::Nothing }
    }
}
