//! Claims of a draw by repetition or by fifty moves (Articles 9.2 to 9.5).

use crate::adjudicate::turn::{Hearing, Made, Reopened};
use crate::board::{Color, History, MoveId, MoveSet, Scene};
use crate::facet::Facet;
use crate::incident::competition::{
    Appealed, At, ClaimKind, ClaimMade, ClaimTo, Entered, Finding, Happening, Happens, Matter, Written, WrittenFor,
    seat,
};
use crate::policy::{Barred, ClaimLost, Declaration, Declared, Pace, QuietMoves, TimeTaken, WrongClaimFact};
use crate::ruling::{EndedBy, GameResult, Remedy, Sanction, SanctionKind, Verdict};
use crate::topic::Topic;
use crate::trace::{CourtAnswer, Recorder};

use super::automatic::{occurrences, quiet_moves};
use super::session::Session;

/// The arbiter's examination of a claim.
#[derive(Clone, Copy)]
struct Check {
    at: At,
    finds: Finding,
    truly: Option<Finding>,
}

impl Session<'_> {
    /// A claim of a draw by Article 9, or in a quickplay finish.
    pub(super) fn draw_claimed<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        claim: &ClaimMade,
    ) -> (Verdict, Topic) {
        match claim.kind {
            ClaimKind::Quickplay => self.quickplay_claimed(hearing, at, by, claim),
            ClaimKind::FiveSeconds => self.five_seconds_asked(hearing, at, by, claim),
            _ => self.counted_claim(hearing, at, by, claim),
        }
    }

    fn counted_claim<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        claim: &ClaimMade,
    ) -> (Verdict, Topic) {
        let check = self.check_after(at);
        if check.is_some_and(|check| check.finds == Finding::OtherFault) {
            self.remedy(Remedy::StopCheck);
            // Nobody examines it any more: the game goes back.
            return (Verdict::Inadmissible, Topic::ClaimCheck);
        }
        self.claim_offers(hearing, at, by);
        if self.is_accepted_unchecked(hearing, at, by, check) && self.is_right(hearing, at, by, claim) != Some(true) {
            // The game is drawn by agreement; nothing is examined, and nothing found incorrect.
            self.cites.insert(Topic::DrawOffer);
            return (Verdict::Pending, Topic::DrawOffer);
        }
        let topic = if claim.kind == ClaimKind::FiftyMove { Topic::FiftyMoves } else { Topic::SamePosition };
        if claim.to == ClaimTo::Opponent && check.is_none() {
            // A claim goes to the arbiter; nobody has examined this one, and no article says what it is worth.
            self.silent = true;
            return (Verdict::MakeLegal, if claim.mv.is_some() { Topic::ClaimMove } else { topic });
        }
        if topic == Topic::SamePosition {
            self.ruled.facets.insert(Facet::RepetitionClaimed);
        } else if claim.mv.is_some() {
            self.ruled.facets.insert(Facet::FiftyWritten);
        }
        // Only the player who has the move may claim; after moves that are not told nobody knows who that is.
        if by != hearing.turn.side() && !self.is_passed(at) {
            self.pay(hearing, at, by, true);
            return (Verdict::Inadmissible, topic);
        }
        if let Some(topic) = self.right_is_lost(hearing, at, by) {
            // It is not examined since the right is gone; that it costs time like a wrong one comes after.
            self.ground.get_or_insert(topic);
            self.pay(hearing, at, by, true);
            return (Verdict::Inadmissible, topic);
        }
        if claim.mv.is_some() {
            let declared = Declared {
                written: claim.written && claim.entered == Entered::Paper,
                entered: claim.entered == Entered::Electronic,
            };
            if let Some(first) = self.written_first(at, by).filter(|first| claim.mv != Some(*first))
                && self.court.claim_move(self.branch, |p| p.is_frozen())
            {
                // The move that was written first binds, and the claim does not speak of it.
                self.reject(hearing, at, by, &ClaimMade { mv: Some(first), ..claim.clone() }, true);
                return (Verdict::Rejected, Topic::ClaimMove);
            }
            match self.court.claim_move(self.branch, |p| p.declared(declared)) {
                Declaration::Proper => {}
                Declaration::MakeLegal => return (Verdict::MakeLegal, Topic::ClaimMove),
                Declaration::WrongClaim => {
                    self.reject(hearing, at, by, claim, true);
                    return (Verdict::Rejected, Topic::ClaimMove);
                }
            }
        }
        if claim.clock_stopped == Some(false) && !self.court.claim_check(self.branch, |p| p.hears_running()) {
            return (Verdict::MakeLegal, Topic::ClaimCheck);
        }
        if self.flag_comes_first(at, by, claim, check) {
            return (Verdict::Lapsed, Topic::ClaimCheck);
        }
        if self.is_granted(hearing, at, by, claim, check) {
            self.end(hearing, at, topic, EndedBy::Claim, GameResult::Draw);
            (Verdict::Upheld, topic)
        } else {
            self.reject(hearing, at, by, claim, false);
            (Verdict::Rejected, topic)
        }
    }

    /// Whether the other side accepts the claim as an offer before anybody has examined it.
    fn is_accepted_unchecked<R: Recorder>(
        &mut self,
        hearing: &Hearing<'_, R>,
        at: At,
        by: Color,
        check: Option<Check>,
    ) -> bool {
        let accepts = |h: &Happening| {
            let before = check.is_none_or(|check| h.at < check.at);
            h.by != by && h.at > at && before && matches!(h.what, Happens::Accept { conditional: false })
        };
        // An acceptance that comes after a move or a touch finds no offer any more: only the first thing counts.
        let first = self.case.happenings.iter().find(|h| {
            h.at > at
                && matches!(h.what, Happens::Accept { .. } | Happens::Matter(Matter::Decline | Matter::Check { .. }))
        });
        first.is_some_and(accepts) && hearing.has_open_offer(by) && self.barred(hearing) == Barred::Nothing
    }

    /// Whether the claimant has lost the right by what he did on this move; by which topic.
    fn right_is_lost<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color) -> Option<Topic> {
        if self.is_passed(at) {
            return None;
        }
        let sealed = |h: &&Happening| {
            let sealed = matches!(h.what, Happens::Matter(Matter::Write { purpose: WrittenFor::Seal, .. }));
            sealed && h.by == by && h.at < at && h.at.turn == at.turn
        };
        let touched = hearing.has_touched(by, at.within);
        let made = hearing.made.is_some() || self.case.happenings.iter().any(|h| sealed(&h));
        let lost = self.court.claim_right(self.branch, |p| p.lost(touched, made))?;
        let answer = CourtAnswer::RightLost { by_touch: lost == ClaimLost::ByTouch };
        self.say(hearing, Some(at), Topic::ClaimRight, answer);
        Some(Topic::ClaimRight)
    }

    /// What the arbiter decides. The record of the game goes before a witness, and he before the arbiter's finding,
    /// unless the file says that the arbiter erred.
    fn is_granted<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        claim: &ClaimMade,
        check: Option<Check>,
    ) -> bool {
        let facts = self.is_right(hearing, at, by, claim);
        if let Some(Check { finds, truly: Some(truly), .. }) = check
            && finds != truly
        {
            // No article says what follows when the arbiter errs: a draw stands, a refusal falls on appeal.
            self.silent = true;
            let appealed = |h: &Happening| {
                h.by == by && h.at > at && matches!(h.what, Happens::Matter(Matter::Appeal(Appealed::Claim)))
            };
            return finds == Finding::Correct || self.case.happenings.iter().any(appealed);
        }
        match (facts, check) {
            (Some(facts), _) => facts,
            (None, Some(check)) => check.finds == Finding::Correct,
            (None, None) => {
                self.silent = true;
                false
            }
        }
    }

    /// Whether the claim is right; nothing when the file does not tell.
    fn is_right<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        claim: &ClaimMade,
    ) -> Option<bool> {
        let after = self.after_the_move(hearing, claim)?;
        if claim.kind == ClaimKind::FiftyMove {
            let told = self.is_history_told
                || self.case.conditions.since_irreversible.is_some()
                || self.history.quiet_halfmoves() > 0;
            let last = if claim.mv.is_some() { by } else { !by };
            let made = quiet_moves(&after, last);
            let mut completed = made;
            // The other side's move stands on the board, but the clock was not pressed.
            if claim.mv.is_none() && hearing.previous.as_ref().is_some_and(|p| p.made.is_some() && p.pressed.is_none())
            {
                let count = &mut completed[seat(!by)];
                *count = count.saturating_sub(1);
            }
            let moves = told.then_some(made);
            self.say(hearing, Some(at), Topic::FiftyMoves, CourtAnswer::Quiet { moves });
            let suffice = self.court.fifty_moves(self.branch, |p| p.suffice(QuietMoves { made, completed }));
            return told.then_some(suffice);
        }
        let stood =
            if self.is_history_told { Some(occurrences(&after, self.sameness())) } else { self.told_occurrences() };
        let count = stood.map(|stood| stood.count);
        self.say(hearing, Some(at), Topic::SamePosition, CourtAnswer::Occurred { count });
        count.map(|count| count > 2)
    }

    /// The game with the announced move; nothing when there is no such move.
    fn after_the_move<R: Recorder>(&self, hearing: &Hearing<'_, R>, claim: &ClaimMade) -> Option<History> {
        let mut history = self.history.clone();
        if let Some(written) = claim.mv {
            let scene = &hearing.turn.scene;
            let id = move_of(scene, written)?;
            history.go_on(&scene.position_after(id)?);
        }
        Some(history)
    }

    /// The claim fails: time, and the move that was declared is played.
    fn reject<R: Recorder>(
        &mut self,
        hearing: &mut Hearing<'_, R>,
        at: At,
        by: Color,
        claim: &ClaimMade,
        procedural: bool,
    ) {
        self.pay(hearing, at, by, procedural);
        let Some(written) = claim.mv else { return };
        let scene = &hearing.turn.scene;
        let unit = scene.moves_of(written.from);
        let moves = match move_of(scene, written) {
            Some(id) => MoveSet::only(id),
            None if unit.is_empty() => scene.all(),
            None => unit,
        };
        self.declared = Some((hearing.index, moves));
        if by == hearing.turn.side() && !self.is_passed(at) {
            // Neither touches before nor later ones ask for anything else.
            hearing.bound = Some((moves, Topic::WrongClaim, false));
        }
        self.remedy(Remedy::PlayIntendedMove);
    }

    /// The other side's last move, if it is another than the one declared in a claim that failed; in which turn.
    pub(super) fn undeclared<R: Recorder>(&self, hearing: &Hearing<'_, R>, claimant: Color) -> Option<(usize, Made)> {
        let (turn, made) = if claimant == hearing.turn.side() {
            let previous = hearing.previous.as_ref().filter(|_| hearing.reopened.is_none())?;
            (previous.index, previous.made?)
        } else {
            (hearing.index, hearing.made?)
        };
        made.breach.contains(Topic::WrongClaim).then_some((turn, made))
    }

    /// A move that was not the one declared is taken back. No article says so.
    pub(super) fn put_back<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, (turn, made): (usize, Made)) {
        self.silent = true;
        if turn == hearing.index {
            hearing.reopen(made, at.within);
        } else {
            hearing.reopened = Some(Reopened { turn, made, restored: false, pressed: false });
        }
    }

    /// What a wrong claim costs.
    fn pay<R: Recorder>(&mut self, hearing: &mut Hearing<'_, R>, at: At, by: Color, procedural: bool) {
        let left = self.case.conditions.clocks.map(|clocks| clocks[seat(by)]);
        let cost = self.court.wrong_claim(self.branch, |p| p.cost(WrongClaimFact { left, procedural }));
        let topic = Topic::WrongClaim;
        self.cites.insert(topic);
        if self.branch.pace() == Pace::Blitz {
            self.ruled.facets.insert(Facet::WrongClaimBlitz);
        }
        if cost.to_opponent > 0 || cost.taken != TimeTaken::Nothing {
            self.ground.get_or_insert(topic);
        }
        let off = Sanction::new(by, SanctionKind::TimeOff);
        let taken = match cost.taken {
            TimeTaken::Nothing | TimeTaken::Off(0) => None,
            TimeTaken::Off(seconds) => Some(off.seconds(seconds)),
            TimeTaken::LeaveOnly(seconds) => Some(Sanction::new(by, SanctionKind::SetTime).seconds(seconds)),
            TimeTaken::Half => Some(off),
        };
        if let Some(taken) = taken {
            self.sanction(hearing, at, topic, taken);
            self.remedy(Remedy::TakeTime);
        }
        if cost.to_opponent > 0 {
            let gift = Sanction::new(by, SanctionKind::TimeToOpponent).seconds(cost.to_opponent);
            self.sanction(hearing, at, topic, gift);
            self.remedy(Remedy::GiveTime);
        }
    }

    /// The move that the claimant wrote down first for a claim in this turn.
    fn written_first(&self, at: At, by: Color) -> Option<Written> {
        let here = |h: &&Happening| h.by == by && h.at < at && h.at.turn == at.turn;
        self.case.happenings.iter().filter(here).find_map(|h| match h.what {
            Happens::Matter(Matter::Write { mv, purpose: WrittenFor::Claim, .. }) => Some(mv),
            _ => None,
        })
    }

    /// The check of the claim made then.
    fn check_after(&self, at: At) -> Option<Check> {
        self.case.happenings.iter().filter(|h| h.at > at).find_map(|h| match h.what {
            Happens::Matter(Matter::Check { finds, truly }) => Some(Check { at: h.at, finds, truly }),
            _ => None,
        })
    }

    /// Whether the claimant's flag falls with clocks running before the claim is examined, and counts first.
    fn flag_comes_first(&mut self, at: At, by: Color, claim: &ClaimMade, check: Option<Check>) -> bool {
        let Some(check) = check else { return false };
        let falls =
            |h: &Happening| h.by == by && h.at > at && h.at < check.at && matches!(h.what, Happens::Flag { .. });
        if self.has_stopped_clocks(at, by, claim) || !self.case.happenings.iter().any(falls) {
            return false;
        }
        self.cites.insert(Topic::ClaimCheck);
        !self.court.claim_check(self.branch, |p| p.claim_first())
    }

    /// Whether the claimant has stopped the clocks.
    pub(super) fn has_stopped_clocks(&self, at: At, by: Color, claim: &ClaimMade) -> bool {
        claim.clock_stopped.unwrap_or_else(|| {
            let stops =
                |h: &Happening| h.by == by && h.at <= at && matches!(h.what, Happens::Matter(Matter::Stop { .. }));
            self.case.happenings.iter().any(stops)
        })
    }
}

/// The legal move that is written so.
fn move_of(scene: &Scene, written: Written) -> Option<MoveId> {
    let promotion = written.promotion.map_or_else(String::new, |role| role.char().to_string());
    scene.by_uci(&format!("{}{}{promotion}", written.from, written.to))
}
