//! Meanings that an otherwise binding contact may be spared for.

use crate::incident::{Contact, Meaning};
use crate::policy::Params;

/// The list behind the parameter `except`.
#[derive(Debug)]
pub(super) struct Exceptions {
    adjust: bool,
    other_unit: bool,
    none: bool,
    object: bool,
}

impl Exceptions {
    pub(super) fn of(params: &Params) -> Exceptions {
        let lists = |word| params.lists("except", word);
        Exceptions {
            adjust: lists("adjust"),
            other_unit: lists("other-unit"),
            none: lists("none"),
            object: lists("object"),
        }
    }

    /// Whether the contact is spared.
    pub(super) fn cover(&self, contact: &Contact) -> bool {
        let by_meaning = match contact.meaning {
            Meaning::Play | Meaning::Castle => false,
            Meaning::Adjust => self.adjust,
            Meaning::OtherUnit => self.other_unit,
            Meaning::None => self.none,
        };
        by_meaning || (self.object && contact.by_object && !contact.wishes_to_play())
    }
}
