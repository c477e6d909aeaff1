//! No clause names it; at most the general clause reaches it.
//!
//! **Seen in:** FIDE 1997 to 2009 on pressing without a move and on searches, 1997 and 2001 on devices.
//!
//! **Does not cover:** a device that nobody heard and nobody used: that is nothing at all.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{Conduct, DeviceDoes, Offence, Offending, PolicySpec};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "not-named",
    topics: &[Topic::EmptyPress, Topic::Devices, Topic::Inspection],
    sentence: "No clause names it; at most the general clause reaches it.",
    params: &[],
    build: |topic, _| {
        let policy = Arc::new(NotNamed);
        match topic {
            Topic::EmptyPress => CompetitionBuilt::EmptyPress(policy),
            Topic::Devices => CompetitionBuilt::Devices(policy),
            _ => CompetitionBuilt::Inspection(policy),
        }
        .into()
    },
};

#[derive(Debug)]
struct NotNamed;

impl Offending for NotNamed {
    fn offence(&self, conduct: Conduct) -> Offence {
        match conduct {
            Conduct::HasDevice(device) if !device.does.is_heard() && device.does != DeviceDoes::Used => Offence::Free,
            _ => Offence::Unnamed,
        }
    }
}
