//! The player writes the moves until less than five minutes are left, always with thirty seconds or more a move.
//!
//! **Seen in:** every edition, Article 8.4; what a flag asks for, 8.5(b), 8.5b and 8.5.2 too.
//!
//! **Does not cover:** who writes when neither player does.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ParamKind, ParamSpec, PolicySpec, Recording, Sheet, SheetDuty};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "until-five-minutes",
    topics: &[Topic::Recording],
    sentence: "The player writes the moves until less than five minutes are left, always with thirty seconds or more a move.",
    params: &[ParamSpec {
        name: "waiver",
        kind: ParamKind::Word(&["rest-of-period", "at-some-stage", "present-time"]),
        flag: false,
        sentence: "How long the player need not write: for the rest of the period, once at some stage, or by the time left at present.",
    }],
    build: |_, params| {
        let present_time = params.is("waiver", "present-time");
        CompetitionBuilt::Recording(Arc::new(UntilFiveMinutes { present_time })).into()
    },
};

/// Seconds below which nobody need write.
const SHORT: u32 = 300;
/// Seconds a move from which on everybody must write.
const LONG_INCREMENT: u32 = 30;

#[derive(Debug)]
struct UntilFiveMinutes {
    /// Whether only the time left now counts, not what was left once.
    present_time: bool,
}

impl Recording for UntilFiveMinutes {
    fn duty(&self, sheet: Sheet) -> SheetDuty {
        // As soon as a flag has fallen the sheet is brought up to date, before the player moves; a new period begins.
        if sheet.flagged {
            return SheetDuty::CatchUp;
        }
        let must = match sheet.stopped_at {
            None => SheetDuty::Required,
            Some(_) => SheetDuty::CatchUp,
        };
        let was_short = sheet.stopped_at.is_some_and(|left| left < SHORT);
        if sheet.increment >= LONG_INCREMENT {
            must
        } else if sheet.now < SHORT || (was_short && !self.present_time) {
            SheetDuty::Waived
        } else {
            must
        }
    }
}
