//! Taking the king wins, by a custom that no text gives.
//!
//! **Seen in:** a reading of FIDE 1997 and 2001 in blitz.
//!
//! **Does not cover:** standard and rapid play.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{KingTaken, KingTaking, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "win-by-custom",
    topics: &[Topic::KingTaken],
    sentence: "Taking the king wins, by a custom that no text gives.",
    params: &[],
    build: |_, _| CompetitionBuilt::KingTaken(Arc::new(WinByCustom)).into(),
};

#[derive(Debug)]
struct WinByCustom;

impl KingTaken for WinByCustom {
    fn ruling(&self) -> KingTaking {
        KingTaking::WinByCustom
    }
}
