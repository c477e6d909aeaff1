//! A device on the player's person loses, unless the event has a milder penalty; one that is off may lie in a bag where the event allows it.
//!
//! **Seen in:** FIDE 2014 from October, Article 11.3.b; 2017 on, 11.3.2.
//!
//! **Does not cover:** devices that the arbiter approved.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{
    Conduct, Device, DeviceDoes, DeviceKind, DevicePlace, DeviceRule, Offence, Offending, ParamKind, ParamSpec,
    PolicySpec, Score,
};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "on-person-loses",
    topics: &[Topic::Devices],
    sentence: "A device on the player's person loses, unless the event has a milder penalty; one that is off may lie in a bag where the event allows it.",
    params: &[ParamSpec {
        name: "kinds",
        kind: ParamKind::Word(&["electronic", "communication"]),
        flag: false,
        sentence: "Which devices: any electronic one, or those for communication and for suggesting moves.",
    }],
    build: |_, params| {
        let only_communication = params.is("kinds", "communication");
        CompetitionBuilt::Devices(Arc::new(OnPersonLoses { only_communication })).into()
    },
};

#[derive(Debug)]
struct OnPersonLoses {
    only_communication: bool,
}

/// Whether the rules of the event let the device lie where it is.
fn is_in_allowed_bag(device: Device) -> bool {
    let silent = !device.on && !device.does.is_heard() && device.does != DeviceDoes::Used;
    device.place == DevicePlace::Bag && device.rule == DeviceRule::BagAllowed && silent
}

impl Offending for OnPersonLoses {
    fn offence(&self, conduct: Conduct) -> Offence {
        let Conduct::HasDevice(device) = conduct else { return Offence::Unnamed };
        let is_meant = !self.only_communication || device.kind != DeviceKind::Other;
        // Whoever uses a device has it on his person, wherever he went to do so.
        let on_person = device.place == DevicePlace::Person || device.does == DeviceDoes::Used;
        let is_allowed = device.approved && !device.does.is_heard();
        if is_allowed || is_in_allowed_bag(device) || (!is_meant && !device.does.is_heard()) {
            Offence::Free
        } else if device.approved {
            // Leave to have it is no leave to disturb.
            Offence::List
        } else if is_meant && on_person && device.rule != DeviceRule::Milder {
            Offence::Loss(Score::Win)
        } else {
            Offence::List
        }
    }
}
