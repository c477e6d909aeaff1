//! Taking the king is an illegal move.
//!
//! **Seen in:** every edition, by name in 2005 and 2009, Article 7.4(a), otherwise by the general clause.
//!
//! **Does not cover:** whose illegal move came before.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Family, KingTaken, KingTaking, Offence, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "illegal-move",
    topics: &[Topic::KingTaken],
    sentence: "Taking the king is an illegal move.",
    params: &[ParamSpec {
        name: "said",
        kind: ParamKind::Flag,
        flag: true,
        sentence: "Whether a clause says so, if only for illegal moves at large.",
    }],
    build: |_, params| {
        let said = params.flag("said", true);
        CompetitionBuilt::KingTaken(Arc::new(IllegalMove { said })).into()
    },
};

#[derive(Debug)]
struct IllegalMove {
    said: bool,
}

impl KingTaken for IllegalMove {
    fn ruling(&self) -> KingTaking {
        KingTaking::Offence(Offence::Illegal(Family::Moves))
    }

    fn is_said(&self) -> bool {
        self.said
    }
}
