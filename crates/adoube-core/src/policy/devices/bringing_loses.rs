//! Whoever evidently brought a device into the venue loses, on or off, unless the event has a milder penalty.
//!
//! **Seen in:** FIDE 2014 until October, Article 11.3.b.
//!
//! **Does not cover:** devices that are no means of communication for certain, such as a watch: no clause names them.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, DeviceKind, DeviceRule, Offence, Offending, PolicySpec, Score};
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
        // The text speaks of telephones and other means of communication; whether another device is one is open.
        if device.kind != DeviceKind::Phone && !device.approved {
            return Offence::Unnamed;
        }
        if device.approved {
            // Leave to have it is no leave to disturb.
            if device.does.is_heard() { Offence::List } else { Offence::Free }
        } else if device.rule == DeviceRule::Milder {
            Offence::List
        } else {
            Offence::Loss(Score::Win)
        }
    }
}
