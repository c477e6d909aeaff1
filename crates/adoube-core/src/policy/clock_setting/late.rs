//! A wrong setting that is found late in rapid and blitz.

use crate::policy::{ClockRemedy, ParamKind, ParamSpec, Params};

/// The parameters behind it.
pub(super) const LATE: &[ParamSpec] = &[
    ParamSpec {
        name: "until",
        kind: ParamKind::Number { least: 0, most: 40, usual: 0 },
        flag: false,
        sentence: "Moves of each player after which a wrong setting stays; 0: never.",
    },
    ParamSpec {
        name: "late",
        kind: ParamKind::Word(&["kept", "unless-schedule"]),
        flag: false,
        sentence: "Whether it stays then in any case, or unless the schedule of the event would suffer.",
    },
];

/// How long a wrong setting is corrected.
#[derive(Debug)]
pub(super) struct Late {
    until: u32,
    excusable: bool,
}

impl Late {
    pub(super) fn of(params: &Params) -> Late {
        Late { until: params.number("until", 0), excusable: params.is("late", "unless-schedule") }
    }

    /// What is done when it is too late to correct.
    pub(super) fn remedy(&self, [white, black]: [u32; 2]) -> Option<ClockRemedy> {
        let too_late = self.until > 0 && white.min(black) >= self.until;
        too_late.then_some(ClockRemedy::Kept { excusable: self.excusable })
    }
}
