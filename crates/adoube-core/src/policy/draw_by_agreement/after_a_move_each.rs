//! The players may agree on a draw after each of them has made a move.
//!
//! **Seen in:** FIDE 2017 on, Article 5.2.3.
//!
//! **Does not cover:** rules of an event that restrict draws.

use std::sync::Arc;

use crate::policy::{DrawByAgreement, ParamKind, ParamSpec, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "after-a-move-each",
    topics: &[Topic::DrawByAgreement],
    sentence: "The players may agree on a draw after each of them has made a move.",
    params: &[ParamSpec {
        name: "refused-by",
        kind: ParamKind::Word(&["touch", "move"]),
        flag: false,
        sentence: "What refuses a pending offer: touching a unit to play it, or only making a move.",
    }],
    build: |_, params| Built::DrawByAgreement(Arc::new(AfterAMoveEach { by_touch: !params.is("refused-by", "move") })),
};

#[derive(Debug)]
struct AfterAMoveEach {
    by_touch: bool,
}

impl DrawByAgreement for AfterAMoveEach {
    fn is_allowed(&self, each_moved: bool) -> bool {
        each_moved
    }

    fn is_refused(&self, touched: bool, moved: bool) -> bool {
        moved || (touched && self.by_touch)
    }
}
