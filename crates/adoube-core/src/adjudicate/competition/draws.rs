//! Draw claims, draw offers and draws that come by themselves.

use crate::adjudicate::turn::Hearing;
use crate::board::Color;
use crate::incident::competition::{At, ClaimMade};
use crate::ruling::Verdict;
use crate::topic::Topic;
use crate::trace::Recorder;

use super::session::Session;

impl Session<'_> {
    /// A claim of a draw by Article 9, or in a quickplay finish.
    pub(super) fn draw_claimed<R: Recorder>(
        &mut self,
        _hearing: &mut Hearing<'_, R>,
        _at: At,
        _by: Color,
        _claim: &ClaimMade,
    ) -> (Verdict, Topic) {
        (Verdict::Pending, Topic::ClaimCheck)
    }

    /// Whether a fifth repetition or seventy-five moves had drawn the game before that event, unnoticed.
    pub(super) fn drawn_before<R: Recorder>(&mut self, _hearing: &mut Hearing<'_, R>, _at: At) -> bool {
        false
    }
}
