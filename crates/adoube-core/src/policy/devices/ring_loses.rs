//! A telephone that rings loses the game, and the arbiter decides the other side's score; a device not allowed is a breach.
//!
//! **Seen in:** FIDE 2005, Article 12.2(b).
//!
//! **Does not cover:** sounds other than ringing, which are a breach at most; devices that are no means of communication
//! for certain, such as a watch.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, DeviceDoes, DeviceKind, Offence, Offending, PolicySpec, Score};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "ring-loses",
    topics: &[Topic::Devices],
    sentence: "A telephone that rings loses the game, and the arbiter decides the other side's score; a device not allowed is a breach.",
    params: &[],
    build: |_, _| CompetitionBuilt::Devices(Arc::new(RingLoses)).into(),
};

#[derive(Debug)]
struct RingLoses;

impl Offending for RingLoses {
    fn offence(&self, conduct: Conduct) -> Offence {
        let Conduct::HasDevice(device) = conduct else { return Offence::Unnamed };
        if device.kind == DeviceKind::Phone && device.does == DeviceDoes::Rings {
            Offence::Loss(Score::Arbiter)
        } else if device.kind != DeviceKind::Phone && !device.approved {
            // The text speaks of telephones and other means of communication; whether another device is one is open.
            Offence::Unnamed
        } else if device.approved && !device.does.is_heard() {
            Offence::Free
        } else {
            Offence::List
        }
    }
}
