//! A ruling on a claim in a quickplay finish is final.
//!
//! **Seen in:** FIDE 2001 to 2009, Articles 10.2(d) and 12.10.
//!
//! **Does not cover:** how an appeal ends.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Appeal, AppealAnswer, Appealed, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "quickplay-final",
    topics: &[Topic::Appeal],
    sentence: "A ruling on a claim in a quickplay finish is final.",
    params: &[ParamSpec {
        name: "others",
        kind: ParamKind::Word(&["not-named", "open-unless-barred"]),
        flag: false,
        sentence: "What of other rulings: no clause speaks of appeals, or they may be appealed unless the event bars it.",
    }],
    build: |_, params| {
        let others_open = params.is("others", "open-unless-barred");
        CompetitionBuilt::Appeal(Arc::new(QuickplayFinal { others_open })).into()
    },
};

#[derive(Debug)]
struct QuickplayFinal {
    others_open: bool,
}

impl Appeal for QuickplayFinal {
    fn hears(&self, against: Appealed, barred: bool, signed: bool) -> AppealAnswer {
        if against == Appealed::Quickplay || (self.others_open && barred) {
            AppealAnswer::Final
        } else if signed {
            AppealAnswer::TooLate
        } else if self.others_open {
            AppealAnswer::Open
        } else {
            AppealAnswer::NotNamed
        }
    }
}
