//! Nobody leaves the venue, and a player who has the move not the playing area, without permission.
//!
//! **Seen in:** every edition, Articles 12.4, 12.2, 11.2.b and 11.2.3.
//!
//! **Does not cover:** leaving the board alone.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, LeavesFor, Offence, Offending, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "on-move-needs-permission",
    topics: &[Topic::Leaving],
    sentence: "Nobody leaves the venue, and a player who has the move not the playing area, without permission.",
    params: &[ParamSpec {
        name: "not-on-move",
        kind: ParamKind::Word(&["free", "as-announced"]),
        flag: false,
        sentence: "Whether a player without the move may leave the playing area freely, or reports where the event says so.",
    }],
    build: |_, params| {
        let reports_as_announced = params.is("not-on-move", "as-announced");
        CompetitionBuilt::Leaving(Arc::new(OnMoveNeedsPermission { reports_as_announced })).into()
    },
};

#[derive(Debug)]
struct OnMoveNeedsPermission {
    reports_as_announced: bool,
}

impl Offending for OnMoveNeedsPermission {
    fn offence(&self, conduct: Conduct) -> Offence {
        let Conduct::Leaves { from, on_move, permitted, must_report } = conduct else { return Offence::Unnamed };
        let needs_permission = match from {
            LeavesFor::Board => false,
            LeavesFor::Area => on_move || (must_report && self.reports_as_announced),
            LeavesFor::Venue => true,
        };
        if needs_permission && !permitted { Offence::List } else { Offence::Free }
    }
}
