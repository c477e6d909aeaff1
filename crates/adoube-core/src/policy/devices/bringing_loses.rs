//! Whoever evidently brought a device into the venue loses, on or off, unless the event has a milder penalty.
//!
//! **Seen in:** FIDE 2014 until October, Article 11.3.b.
//!
//! **Does not cover:** devices that nothing connects with a player.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, DeviceRule, Offence, Offending, PolicySpec, Score};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "bringing-loses",
    topics: &[Topic::Devices],
    sentence: "Whoever evidently brought a device into the venue loses, on or off, unless the event has a milder penalty.",
    params: &[],
    build: |_, _| CompetitionBuilt::Devices(Arc::new(BringingLoses)).into(),
};

#[derive(Debug)]
struct BringingLoses;

impl Offending for BringingLoses {
    fn offence(&self, conduct: Conduct) -> Offence {
        let Conduct::HasDevice(device) = conduct else { return Offence::Unnamed };
        if device.approved {
            Offence::Free
        } else if device.rule == DeviceRule::Milder {
            Offence::List
        } else {
            Offence::Loss(Score::Win)
        }
    }
}
