//! A device that makes a sound loses the game; one that is switched off is allowed.
//!
//! **Seen in:** FIDE 2009, Article 12.3b.
//!
//! **Does not cover:** both players' devices at once, on which the text contradicts itself; devices that are no means of
//! communication for certain, such as a watch.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, DeviceKind, Offence, Offending, PolicySpec, Score};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "sound-loses",
    topics: &[Topic::Devices],
    sentence: "A device that makes a sound loses the game; one that is switched off is allowed.",
    params: &[],
    build: |_, _| CompetitionBuilt::Devices(Arc::new(SoundLoses)).into(),
};

#[derive(Debug)]
struct SoundLoses;

impl Offending for SoundLoses {
    fn offence(&self, conduct: Conduct) -> Offence {
        let Conduct::HasDevice(device) = conduct else { return Offence::Unnamed };
        // The text speaks of telephones and other means of communication; whether another device is one is open.
        if device.kind != DeviceKind::Phone && !device.approved {
            return Offence::Unnamed;
        }
        if device.does.is_heard() {
            Offence::Loss(Score::WinOrHalf)
        } else if device.approved || !device.on {
            Offence::Free
        } else {
            Offence::List
        }
    }
}
