//! The clause on illegal castling covers king and rook touched at once.
//!
//! **Seen in:** FIDE 1997 to 2009, Article 4.4(c).
//!
//! **Does not cover:** legal castling, which is compulsory in every edition.

use std::sync::Arc;

use crate::policy::{KingAndRookTogether, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "as-castling-clause",
    topics: &[Topic::KingAndRookTogether],
    sentence: "The clause on illegal castling covers king and rook touched at once.",
    params: &[],
    build: |_, _| Built::KingAndRookTogether(Arc::new(AsCastlingClause)),
};

#[derive(Debug)]
struct AsCastlingClause;

impl KingAndRookTogether for AsCastlingClause {
    fn is_castling_case(&self) -> bool {
        true
    }
}
