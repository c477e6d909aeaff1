//! The position before the units were displaced is set up again, else the last one known, and the game goes on from it.
//!
//! **Seen in:** every edition, Articles 7.4, 7.5 and 7.6; with `claims: until-touch` by B5(b) of 2001.
//!
//! **Does not cover:** what the player who displaced them has to expect.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{DisplacedFound, FoundOffSquare, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "position-before",
    topics: &[Topic::DisplacedFound],
    sentence: "The position before the units were displaced is set up again, else the last one known, and the game goes on from it.",
    params: &[ParamSpec {
        name: "claims",
        kind: ParamKind::Word(&["any-time", "until-touch"]),
        flag: false,
        sentence: "Until when a player may claim it: during the whole game, or until he has touched a unit to play it.",
    }],
    build: |_, params| {
        let until_touch = params.is("claims", "until-touch");
        CompetitionBuilt::DisplacedFound(Arc::new(PositionBefore { until_touch })).into()
    },
};

#[derive(Debug)]
struct PositionBefore {
    until_touch: bool,
}

impl DisplacedFound for PositionBefore {
    fn goes_back(&self, found: FoundOffSquare) -> bool {
        !(self.until_touch && found.claimed && found.touched)
    }
}
