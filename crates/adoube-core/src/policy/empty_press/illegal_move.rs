//! Pressing without a move is punished like an illegal move.
//!
//! **Seen in:** FIDE 2017, Article 7.8.1; 2018 on, 7.5.3.
//!
//! **Does not cover:** a press that makes the other side put units right, where an edition allows it.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, Family, Offence, Offending, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "illegal-move",
    topics: &[Topic::EmptyPress],
    sentence: "Pressing without a move is punished like an illegal move.",
    params: &[ParamSpec {
        name: "confusion",
        kind: ParamKind::Word(&["no-excuse", "excused"]),
        flag: false,
        sentence: "A player who thought to have forgotten the press: punished all the same, or from the list at most.",
    }],
    build: |_, params| {
        let excused = params.is("confusion", "excused");
        CompetitionBuilt::EmptyPress(Arc::new(IllegalMove { excused })).into()
    },
};

#[derive(Debug)]
struct IllegalMove {
    excused: bool,
}

impl Offending for IllegalMove {
    fn offence(&self, conduct: Conduct) -> Offence {
        // What was ruled on before has not been excused.
        if self.excused && conduct == Conduct::PressesWithoutMove {
            Offence::MayList
        } else {
            Offence::Illegal(Family::EmptyPress)
        }
    }
}
