//! The players may agree on a draw at any time of the game.
//!
//! **Seen in:** FIDE 1997 to 2014, Articles 5.3 and 5.2(c).
//!
//! **Does not cover:** rules of an event that restrict draws.

use std::sync::Arc;

use crate::policy::{DrawByAgreement, ParamKind, ParamSpec, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "at-any-time",
    topics: &[Topic::DrawByAgreement],
    sentence: "The players may agree on a draw at any time of the game.",
    params: &[ParamSpec {
        name: "refused-by",
        kind: ParamKind::Word(&["touch", "move"]),
        flag: false,
        sentence: "What refuses a pending offer: touching a unit to play it, or only making a move.",
    }],
    build: |_, params| Built::DrawByAgreement(Arc::new(AtAnyTime { by_touch: !params.is("refused-by", "move") })),
};

#[derive(Debug)]
struct AtAnyTime {
    by_touch: bool,
}

impl DrawByAgreement for AtAnyTime {
    fn is_allowed(&self, _: bool) -> bool {
        true
    }

    fn is_refused(&self, touched: bool, moved: bool) -> bool {
        moved || (touched && self.by_touch)
    }
}
