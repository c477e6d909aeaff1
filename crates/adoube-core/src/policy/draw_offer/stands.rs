//! An offer stands until it is accepted or refused; at the wrong moment it disturbs, and with a condition it is none.
//!
//! **Seen in:** every edition, Articles 9.1, 9.1(a), 9.1b and 9.1.2.
//!
//! **Does not cover:** what refuses an offer: `draw-by-agreement` tells.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{DrawOffer, Offence, Offer, OfferMoment, Offered, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "stands",
    topics: &[Topic::DrawOffer],
    sentence: "An offer stands until it is accepted or refused; at the wrong moment it disturbs, and with a condition it is none.",
    params: &[
        ParamSpec {
            name: "claim-counts",
            kind: ParamKind::Flag,
            flag: true,
            sentence: "Whether a claim of a draw is an offer too.",
        },
        ParamSpec {
            name: "condition",
            kind: ParamKind::Word(&["voids", "falls-away"]),
            flag: false,
            sentence: "What a condition does: the offer is none, or it stands without the condition.",
        },
    ],
    build: |_, params| {
        let claim_counts = params.flag("claim-counts", true);
        let condition_voids = !params.is("condition", "falls-away");
        CompetitionBuilt::DrawOffer(Arc::new(Stands { claim_counts, condition_voids })).into()
    },
};

#[derive(Debug)]
struct Stands {
    claim_counts: bool,
    condition_voids: bool,
}

impl DrawOffer for Stands {
    fn offered(&self, offer: Offer) -> Offered {
        // Taking an offer back has no effect.
        let offence = match offer.moment {
            OfferMoment::AfterMove => Offence::Free,
            OfferMoment::BeforeMove | OfferMoment::OpponentsTime => Offence::MayList,
        };
        Offered { valid: !(offer.conditional && self.condition_voids), offence }
    }

    fn claim_counts(&self) -> bool {
        self.claim_counts
    }
}
