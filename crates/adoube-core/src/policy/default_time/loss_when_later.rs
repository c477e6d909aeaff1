//! A player who comes later than allowed loses.
//!
//! **Seen in:** every edition, Articles 6.6(a), 6.7 and 6.7.1.
//!
//! **Does not cover:** a game that neither player comes to in time.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Arrival, DefaultRule, DefaultTime, Lateness, ParamKind, ParamSpec, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "loss-when-later",
    topics: &[Topic::DefaultTime],
    sentence: "A player who comes later than allowed loses.",
    params: &[
        ParamSpec {
            name: "unspecified",
            kind: ParamKind::Word(&["zero", "sixty", "undefined"]),
            flag: false,
            sentence: "Minutes allowed where the rules of the event are silent; `undefined`: nothing says.",
        },
        ParamSpec {
            name: "excuse",
            kind: ParamKind::Word(&["arbiter", "regulations-only"]),
            flag: false,
            sentence: "Who may excuse a late player: the arbiter too, or the rules of the event alone.",
        },
        ParamSpec {
            name: "from",
            kind: ParamKind::Word(&["actual-start", "planned-start"]),
            flag: false,
            sentence: "From which start minutes are counted.",
        },
    ],
    build: |_, params| {
        let unspecified = if params.is("unspecified", "sixty") {
            Some(60)
        } else if params.is("unspecified", "undefined") {
            None
        } else {
            Some(0)
        };
        CompetitionBuilt::DefaultTime(Arc::new(LossWhenLater {
            unspecified,
            excusable: !params.is("excuse", "regulations-only"),
            from_planned: params.is("from", "planned-start"),
        }))
        .into()
    },
};

#[derive(Debug)]
struct LossWhenLater {
    /// Minutes allowed where the rules of the event are silent.
    unspecified: Option<u32>,
    excusable: bool,
    from_planned: bool,
}

impl DefaultTime for LossWhenLater {
    fn lateness(&self, arrival: Arrival) -> Lateness {
        let late = if self.from_planned { arrival.after_planned } else { arrival.after_start };
        match self.allowed(arrival.regulation) {
            Some(allowed) if late > allowed => Lateness::Loss { late, allowed, excusable: self.excusable },
            None if late > 0 && arrival.regulation == DefaultRule::Silent => Lateness::Undefined,
            _ => Lateness::InTime,
        }
    }

    fn allowed(&self, regulation: DefaultRule) -> Option<u32> {
        match regulation {
            DefaultRule::Silent => self.unspecified,
            DefaultRule::Nobody => None,
            DefaultRule::Minutes(minutes) => Some(minutes),
        }
    }
}
