//! A wrong claim gives the other side time.
//!
//! **Seen in:** every edition, Articles 9.5(b), 9.5b and 9.5.3.
//!
//! **Does not cover:** claims that are not heard at all.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ClaimCost, ParamKind, ParamSpec, PolicySpec, TimeTaken, WrongClaim, WrongClaimFact};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "time",
    topics: &[Topic::WrongClaim],
    sentence: "A wrong claim gives the other side time.",
    params: &[
        ParamSpec {
            name: "seconds",
            kind: ParamKind::Number { least: 1, most: 3600, usual: 120 },
            flag: false,
            sentence: "Seconds for the other side.",
        },
        ParamSpec {
            name: "deduct",
            kind: ParamKind::Word(&["none", "half", "half-with-floor"]),
            flag: false,
            sentence: "What the claimant loses: nothing, half of the time left but three minutes at most, or the same without going below one minute.",
        },
        ParamSpec {
            name: "procedural",
            kind: ParamKind::Word(&["costs", "free"]),
            flag: false,
            sentence: "Whether a claim that was only made improperly costs the same.",
        },
    ],
    build: |_, params| {
        let deduct = if params.is("deduct", "half") {
            Deduct::Half
        } else if params.is("deduct", "half-with-floor") {
            Deduct::HalfWithFloor
        } else {
            Deduct::None
        };
        CompetitionBuilt::WrongClaim(Arc::new(Time {
            seconds: params.number("seconds", 120),
            deduct,
            procedural_is_free: params.is("procedural", "free"),
        }))
        .into()
    },
};

/// The most that is taken from a claimant.
const MOST: u32 = 180;

#[derive(Clone, Copy, Debug)]
enum Deduct {
    None,
    Half,
    HalfWithFloor,
}

#[derive(Debug)]
struct Time {
    seconds: u32,
    deduct: Deduct,
    procedural_is_free: bool,
}

impl Time {
    fn taken(&self, left: Option<u32>) -> TimeTaken {
        let half = |left: u32| TimeTaken::Off((left / 2).min(MOST));
        match (self.deduct, left) {
            (Deduct::None, _) => TimeTaken::Nothing,
            (Deduct::Half | Deduct::HalfWithFloor, None) => TimeTaken::Half,
            (Deduct::Half, Some(left)) => half(left),
            // Two minutes or more: half; down to one minute: one minute is left; less: nothing is taken.
            (Deduct::HalfWithFloor, Some(left @ 120..)) => half(left),
            (Deduct::HalfWithFloor, Some(61..120)) => TimeTaken::LeaveOnly(60),
            (Deduct::HalfWithFloor, Some(_)) => TimeTaken::Nothing,
        }
    }
}

impl WrongClaim for Time {
    fn cost(&self, fact: WrongClaimFact) -> ClaimCost {
        if fact.procedural && self.procedural_is_free {
            return ClaimCost { to_opponent: 0, taken: TimeTaken::Nothing };
        }
        ClaimCost { to_opponent: self.seconds, taken: self.taken(fact.left) }
    }
}
