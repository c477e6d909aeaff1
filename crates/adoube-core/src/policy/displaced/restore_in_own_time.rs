//! The player puts the units right in his own time; pressing before that is a breach.
//!
//! **Seen in:** every edition, Articles 7.3, 7.4 and 7.4.1.
//!
//! **Does not cover:** units found out of place with nobody knowing why.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Displaced, Displacing, Offence, OtherSide, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "restore-in-own-time",
    topics: &[Topic::Displaced],
    sentence: "The player puts the units right in his own time; pressing before that is a breach.",
    params: &[
        ParamSpec {
            name: "pressing",
            kind: ParamKind::Word(&["penalty-list", "not-named"]),
            flag: false,
            sentence: "What pressing with units lying is: a breach that the arbiter may punish from the list of penalties, or nothing that a clause punishes.",
        },
        ParamSpec {
            name: "other-side",
            kind: ParamKind::Word(&["may-stop-clocks", "may-restart-clock"]),
            flag: false,
            sentence: "What the other side may do: stop the clocks, or start the player's clock again without a move.",
        },
    ],
    build: |_, params| {
        let restarts = params.is("other-side", "may-restart-clock");
        let pressing = if params.is("pressing", "not-named") { Offence::Unnamed } else { Offence::MayList };
        CompetitionBuilt::Displaced(Arc::new(RestoreInOwnTime { pressing, restarts })).into()
    },
};

#[derive(Debug)]
struct RestoreInOwnTime {
    pressing: Offence,
    restarts: bool,
}

impl Displaced for RestoreInOwnTime {
    fn offence(&self, displacing: Displacing) -> Offence {
        if displacing.pressed { self.pressing } else { Offence::Free }
    }

    fn other_side(&self) -> OtherSide {
        if self.restarts { OtherSide::RestartsClock } else { OtherSide::StopsClocks }
    }
}
