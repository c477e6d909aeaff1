//! Taking the king is an illegal move.
//!
//! **Seen in:** every edition, by name in 2005 and 2009, Article 7.4(a), otherwise by the general clause.
//!
//! **Does not cover:** whose illegal move came before.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Family, KingTaken, KingTaking, Offence, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "illegal-move",
    topics: &[Topic::KingTaken],
    sentence: "Taking the king is an illegal move.",
    params: &[],
    build: |_, _| CompetitionBuilt::KingTaken(Arc::new(IllegalMove)).into(),
};

#[derive(Debug)]
struct IllegalMove;

impl KingTaken for IllegalMove {
    fn ruling(&self) -> KingTaking {
        KingTaking::Offence(Offence::Illegal(Family::Moves))
    }
}
