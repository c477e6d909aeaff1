//! A unit let go where it cannot legally go makes no move; the duties from earlier touches stay.
//!
//! **Seen in:** all editions.
//!
//! **Does not cover:** an illegal move that was completed by pressing the clock: Article 7.

use std::sync::Arc;

use crate::policy::{IllegalRelease, PolicySpec};
use crate::rulebook::Built;
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "touch-duty-stays",
    topics: &[Topic::IllegalRelease],
    sentence: "A unit let go where it cannot legally go makes no move; the duties from earlier touches stay.",
    params: &[],
    build: |_, _| Built::IllegalRelease(Arc::new(TouchDutyStays)),
};

#[derive(Debug)]
struct TouchDutyStays;

impl IllegalRelease for TouchDutyStays {
    fn frees(&self) -> bool {
        false
    }
}
