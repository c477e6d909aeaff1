//! What an amendment changes, for people and programs: words against rulings, drafts, changes for wanted rulings.

mod case;
mod changes;
mod changes_json;
mod claim;
mod draft;
mod entry;
mod impact;
mod impact_json;
mod seek;
mod study;

pub use changes::{changes, changes_markdown};
pub use changes_json::changes_json;
pub use claim::{claim, claim_json};
pub use draft::new_draft;
pub use impact::{impact, impact_document};
pub use impact_json::impact_json;
pub use seek::{seek, seek_json};
pub use study::study;

use adoube_amend::Searched;

use crate::messages::Messages;

/// How much was searched, in words.
pub(crate) fn searched(searched: Searched, messages: &Messages) -> String {
    let sequences = grouped(searched.sequences);
    let args = [
        ("incidents", searched.incidents.into()),
        ("positions", searched.positions.into()),
        ("depth", searched.depth.into()),
        ("sequences", (&sequences).into()),
    ];
    messages.with("amend-searched", &args)
}

/// A number with its digits in threes, parted by spaces that do not break.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{a0}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn digits_stand_in_threes() {
        assert_eq!(
            [1, 999, 1_000, 449_608, 12_345_678].map(super::grouped).map(|t| t.replace('\u{a0}', "'")),
            ["1", "999", "1'000", "449'608", "12'345'678"]
        );
    }
}
