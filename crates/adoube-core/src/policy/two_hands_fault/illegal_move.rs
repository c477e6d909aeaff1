//! A move with two hands is punished like an illegal move.
//!
//! **Seen in:** FIDE 2017, Article 7.7.1; 2018 on, 7.5.4.
//!
//! **Does not cover:** pressing the clock with another hand than moved.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, Family, Offence, Offending, ParamKind, ParamSpec, PolicySpec, TwoHandsFor};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "illegal-move",
    topics: &[Topic::TwoHandsFault],
    sentence: "A move with two hands is punished like an illegal move.",
    params: &[
        ParamSpec {
            name: "needs-press",
            kind: ParamKind::Flag,
            flag: true,
            sentence: "Whether it is one only once the clock was pressed.",
        },
        ParamSpec {
            name: "acts",
            kind: ParamKind::Word(&["any", "listed"]),
            flag: false,
            sentence: "Which moves are meant: any, or castling, captures and promotions alone.",
        },
    ],
    build: |_, params| {
        CompetitionBuilt::TwoHandsFault(Arc::new(IllegalMove {
            needs_press: params.flag("needs-press", true),
            only_listed: params.is("acts", "listed"),
        }))
        .into()
    },
};

#[derive(Debug)]
struct IllegalMove {
    needs_press: bool,
    only_listed: bool,
}

impl Offending for IllegalMove {
    fn offence(&self, conduct: Conduct) -> Offence {
        match conduct {
            Conduct::UsesTwoHands { what: TwoHandsFor::Other, .. } if self.only_listed => Offence::MayList,
            Conduct::UsesTwoHands { pressed: false, .. } if self.needs_press => Offence::NotYet,
            _ => Offence::Illegal(Family::TwoHands),
        }
    }
}
