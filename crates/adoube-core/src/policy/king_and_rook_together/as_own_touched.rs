//! King and rook touched at once are ruled like any own units: the king if it can move, else the rook.
//!
//! **Seen in:** FIDE 2014 on, Article 4.4.c no longer names the case.
//!
//! **Does not cover:** legal castling, which is compulsory in every edition.

use std::sync::Arc;

use crate::policy::{KingAndRookTogether, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "as-own-touched",
    topics: &[Topic::KingAndRookTogether],
    sentence: "King and rook touched at once are ruled like any own units: the king if it can move, else the rook.",
    params: &[],
    build: |_, _| Built::KingAndRookTogether(Arc::new(AsOwnTouched)),
};

#[derive(Debug)]
struct AsOwnTouched;

impl KingAndRookTogether for AsOwnTouched {
    fn is_castling_case(&self) -> bool {
        false
    }
}
