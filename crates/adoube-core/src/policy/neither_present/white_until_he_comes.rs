//! White loses the time until White comes, unless the arbiter decides otherwise.
//!
//! **Seen in:** FIDE 2001 on, Articles 6.6 and 6.7.2.
//!
//! **Does not cover:** a default time of zero, where both lose at once.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{NeitherPresent, ParamKind, ParamSpec, PolicySpec, WhoWaits};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "white-until-he-comes",
    topics: &[Topic::NeitherPresent],
    sentence: "White loses the time until White comes, unless the arbiter decides otherwise.",
    params: &[ParamSpec {
        name: "only-with-default-time",
        kind: ParamKind::Flag,
        flag: false,
        sentence: "Whether it speaks only of events that let players come late.",
    }],
    build: |_, params| {
        let only_with_default_time = params.flag("only-with-default-time", false);
        CompetitionBuilt::NeitherPresent(Arc::new(WhiteUntilHeComes { only_with_default_time })).into()
    },
};

#[derive(Debug)]
struct WhiteUntilHeComes {
    only_with_default_time: bool,
}

impl NeitherPresent for WhiteUntilHeComes {
    fn who_waits(&self, allowed: Option<u32>) -> WhoWaits {
        if self.only_with_default_time && allowed == Some(0) { WhoWaits::NotCovered } else { WhoWaits::WhiteUntilThere }
    }
}
