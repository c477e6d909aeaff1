//! All faults that are punished like illegal moves are counted together.
//!
//! **Seen in:** every edition but the letter of 2017; 7.4(b) and 7.5.5.
//!
//! **Does not cover:** faults that were left standing.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{BothGuilty, Earlier, Family, IllegalCount, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "together",
    topics: &[Topic::IllegalCount],
    sentence: "All faults that are punished like illegal moves are counted together.",
    params: &[ParamSpec {
        name: "both-guilty",
        kind: ParamKind::Word(&["first", "each"]),
        flag: false,
        sentence: "What counts when both players are guilty: the first fault, or each.",
    }],
    build: |_, params| {
        let both = if params.is("both-guilty", "each") { BothGuilty::Each } else { BothGuilty::First };
        CompetitionBuilt::IllegalCount(Arc::new(Together { both })).into()
    },
};

#[derive(Debug)]
struct Together {
    both: BothGuilty,
}

impl IllegalCount for Together {
    fn number(&self, earlier: Earlier, _: Family) -> u32 {
        let earlier = [earlier.illegal_moves, earlier.two_hands, earlier.empty_presses];
        earlier.into_iter().fold(1, u32::saturating_add)
    }

    fn both_guilty(&self) -> BothGuilty {
        self.both
    }
}
