//! In the last period the game is drawn, in an earlier one it goes on.
//!
//! **Seen in:** FIDE 1997 to 2014, Articles 10.3, 10.4, 6.12 and 6.11.
//!
//! **Does not cover:** flags whose order the clock itself shows.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{BothDown, BothFlags, FlagsDown, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "last-period-draw",
    topics: &[Topic::BothFlags],
    sentence: "In the last period the game is drawn, in an earlier one it goes on.",
    params: &[ParamSpec {
        name: "increment",
        kind: ParamKind::Word(&["draw", "play-on"]),
        flag: false,
        sentence: "A last period in which time is added a move: drawn as well, or no quickplay finish, so the game goes on.",
    }],
    build: |_, params| {
        let finish_only = params.is("increment", "play-on");
        CompetitionBuilt::BothFlags(Arc::new(LastPeriodDraw { finish_only })).into()
    },
};

#[derive(Debug)]
struct LastPeriodDraw {
    /// Whether the draw belongs to a quickplay finish alone.
    finish_only: bool,
}

impl BothFlags for LastPeriodDraw {
    fn outcome(&self, flags: FlagsDown) -> BothDown {
        let finish = flags.last_period && !(self.finish_only && flags.increment);
        match (flags.order_known, finish) {
            (true, _) => BothDown::FirstCounts,
            (false, true) => BothDown::Draw,
            (false, false) => BothDown::PlayOn,
        }
    }
}
