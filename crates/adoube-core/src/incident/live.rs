//! Which topics an incident can raise at all.

use super::{Capture, Meaning, Placed, Turn, What};
use crate::board::{End, Role, Squares};
use crate::topic::{Topic, TopicSet};

/// Topics outside this set are never asked about the incident, so rule books need only agree on these.
pub(super) fn topics(turns: &[Turn]) -> TopicSet {
    let mut live = TopicSet::EMPTY;
    if turns.len() > 1 {
        live.insert(Topic::HasTheMove);
    }
    // What the other side touches is looked at when somebody complains or accepts a draw.
    let (mut claimed, mut accepted) = (false, false);
    for deed in turns.iter().flat_map(|t| &t.deeds) {
        claimed |= matches!(deed.what, What::Claim);
        accepted |= matches!(deed.what, What::Accept);
    }
    for turn in turns {
        of_contacts(turn, claimed, accepted, &mut live);
        // The first deed that can make a move nearly always does: only its end is looked up here.
        let mut looked_up = false;
        for deed in &turn.deeds {
            if deed.two_hands {
                live.insert(Topic::OneHand);
            }
            of_deed(&deed.what, &mut live);
            if deed.what.completes().is_none() {
                continue;
            }
            if std::mem::replace(&mut looked_up, true) {
                live = live.or(TopicSet::of(&[Topic::Mate, Topic::Stalemate, Topic::DeadPosition]));
            } else {
                match deed.end(&turn.scene) {
                    Some(End::Mate) => live.insert(Topic::Mate),
                    Some(End::Stalemate) => live.insert(Topic::Stalemate),
                    Some(End::Dead) => live.insert(Topic::DeadPosition),
                    None => {}
                }
            }
        }
    }
    live
}

fn of_contacts(turn: &Turn, claimed: bool, accepted: bool, live: &mut TopicSet) {
    let side = turn.side();
    let (mut own, mut enemy) = (0, 0);
    let (mut king, mut rook, mut castle, mut rook_first, mut in_doubt) = (false, false, false, false, false);
    let mut last_rank = None;
    let mut seen = Squares::EMPTY;
    for contact in &turn.contacts {
        let ours = contact.by == side;
        if contact.is_doubtful() && (ours || accepted) {
            live.insert(Topic::Contact);
        }
        if contact.is_announced_adjusting() && (ours || claimed || accepted) {
            live.insert(Topic::Adjusting);
            if !ours {
                live.insert(Topic::HasTheMove);
            }
        }
        if !ours {
            continue;
        }
        in_doubt |= contact.accidental || contact.is_doubtful();
        king |= contact.own && contact.role == Role::King;
        rook |= contact.own && contact.role == Role::Rook;
        rook_first |= rook && !king;
        castle |= contact.meaning == Meaning::Castle;
        if last_rank == Some(contact.rank) {
            live.insert(Topic::OrderUnknown);
        }
        last_rank = Some(contact.rank);
        if !seen.contains(contact.square) {
            seen.add(contact.square);
            if contact.own { own += 1 } else { enemy += 1 }
        }
    }
    if own > 1 {
        live.insert(Topic::OwnTouched);
    }
    if enemy > 1 {
        live.insert(Topic::EnemyTouched);
    }
    if own > 0 && enemy > 0 {
        live.insert(Topic::BothColours);
    }
    if own + enemy > 0 {
        live.insert(Topic::NoneCanMove);
    }
    if king && (rook || castle) {
        live.insert(Topic::CastlingRight);
        live.insert(Topic::KingThenRook);
        if rook_first {
            live.insert(Topic::RookThenKing);
        }
        if castle {
            live.insert(Topic::CastlingImpossible);
            live.insert(Topic::KingAndRookTogether);
        }
        if in_doubt || live.contains(Topic::HasTheMove) {
            live.insert(Topic::CastlingContact);
            live.insert(Topic::Contact);
        }
    }
}

fn of_deed(what: &What, live: &mut TopicSet) {
    match *what {
        What::Place { placed, mv, capture, .. } => {
            if placed == Placed::Held {
                live.insert(Topic::ReleasedPiece);
            }
            live.insert(if mv.is_none() && placed == Placed::Released {
                Topic::IllegalRelease
            } else {
                Topic::MadePlain
            });
            if capture != Capture::None {
                live.insert(Topic::MadeCapture);
            }
        }
        What::King { .. } => {
            *live = live.or(TopicSet::of(&[Topic::ReleasedKing, Topic::ReleasedPiece, Topic::IllegalRelease]));
        }
        What::Rook { .. } => {
            *live = live.or(TopicSet::of(&[Topic::MadeCastling, Topic::ReleasedPiece]));
        }
        What::Pawn { .. } => {
            *live = live.or(TopicSet::of(&[Topic::ReleasedPawn, Topic::ReleasedPiece]));
        }
        What::NewUnit { .. } | What::PawnOff { .. } => {
            *live = live.or(TopicSet::of(&[
                Topic::PromotionChoice,
                Topic::PromotionProcedure,
                Topic::MadePromotion,
                Topic::ReleasedPiece,
            ]));
        }
        What::EnemyOff { .. } => {
            live.insert(Topic::MadeCapture);
        }
        What::Claim => {
            live.insert(Topic::Complaint);
        }
        What::Accept => {
            live.insert(Topic::DrawByAgreement);
        }
        What::Resign => {
            live.insert(Topic::Resignation);
        }
        What::Nothing | What::Press | What::Offer | What::Flag => {}
    }
}
