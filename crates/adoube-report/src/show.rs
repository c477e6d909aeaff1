//! One edition or one incident, shown whole.

use std::sync::Arc;

use adoube_core::edition::Edition;
use adoube_core::scenario::Scenario;

use crate::messages::Messages;
use crate::text::Look;

/// An edition for the terminal: its data and every provision.
pub fn edition(_messages: &Messages, _edition: &Edition, _look: Look) -> String {
    String::new()
}

/// An edition in Markdown.
pub fn edition_markdown(_messages: &Messages, _edition: &Edition) -> String {
    String::new()
}

/// An incident for the terminal: board, events in words, what is expected, and how many of these editions keep to it.
pub fn scenario(_messages: &Messages, _scenario: &Scenario, _editions: &[Arc<Edition>], _look: Look) -> String {
    String::new()
}
