//! Which topics an incident can raise at all.

use super::{Capture, Contact, Meaning, Placed, Turn, What, When};
use crate::board::{End, Role};
use crate::topic::{Topic, TopicSet};

/// Topics outside this set are never asked about the incident, so rule books need only agree on these.
pub(super) fn topics(turns: &[Turn]) -> TopicSet {
    let mut live = TopicSet::EMPTY;
    if turns.len() > 1 {
        live.insert(Topic::HasTheMove);
    }
    for turn in turns {
        of_contacts(turn, &mut live);
        for deed in &turn.deeds {
            if deed.two_hands {
                live.insert(Topic::OneHand);
            }
            of_deed(&deed.what, &mut live);
        }
    }
    live
}

fn of_contacts(turn: &Turn, live: &mut TopicSet) {
    let side = turn.side();
    let (mut own, mut enemy) = (0, 0);
    let (mut king, mut rook, mut castle) = (false, false, false);
    let mut last_rank = None;
    let mut seen = crate::board::Squares::EMPTY;
    for contact in &turn.contacts {
        if contact.announced.is_some() || !contact.wishes_to_play() {
            live.insert(Topic::Contact);
        }
        if contact.announced.is_some() {
            live.insert(Topic::Adjusting);
            live.insert(Topic::HasTheMove);
        }
        if contact.by_object {
            live.insert(Topic::Contact);
        }
        if contact.by != side || matches!(contact.when, When::Before(_)) {
            live.insert(Topic::HasTheMove);
        }
        if contact.by != side {
            continue;
        }
        king |= contact.own && contact.role == Role::King;
        rook |= contact.own && contact.role == Role::Rook;
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
        *live = live.or(TopicSet::of(&[
            Topic::CastlingRight,
            Topic::CastlingContact,
            Topic::KingThenRook,
            Topic::RookThenKing,
            Topic::KingAndRookTogether,
            Topic::CastlingImpossible,
        ]));
        if !turn.contacts.iter().all(Contact::is_plain) {
            *live = live.or(TopicSet::of(&[Topic::Contact, Topic::Adjusting]));
        }
    }
}

fn of_deed(what: &What, live: &mut TopicSet) {
    let end = match *what {
        What::Place { placed, mv, capture, end } => {
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
            end
        }
        What::King { .. } => {
            *live = live.or(TopicSet::of(&[Topic::ReleasedKing, Topic::ReleasedPiece, Topic::IllegalRelease]));
            None
        }
        What::Rook { end, .. } => {
            *live = live.or(TopicSet::of(&[Topic::MadeCastling, Topic::ReleasedPiece]));
            end
        }
        What::Pawn { .. } => {
            *live = live.or(TopicSet::of(&[Topic::ReleasedPawn, Topic::ReleasedPiece]));
            None
        }
        What::NewUnit { end, .. } | What::PawnOff { end, .. } => {
            *live = live.or(TopicSet::of(&[
                Topic::PromotionChoice,
                Topic::PromotionProcedure,
                Topic::MadePromotion,
                Topic::ReleasedPiece,
            ]));
            end
        }
        What::EnemyOff { end, .. } => {
            live.insert(Topic::MadeCapture);
            end
        }
        What::Claim => {
            *live = live.or(TopicSet::of(&[Topic::Complaint, Topic::Contact, Topic::Adjusting, Topic::HasTheMove]));
            None
        }
        What::Accept => {
            *live = live.or(TopicSet::of(&[Topic::DrawByAgreement, Topic::Contact, Topic::Adjusting]));
            None
        }
        What::Resign => {
            live.insert(Topic::Resignation);
            None
        }
        What::Nothing | What::Press | What::Offer | What::Flag => None,
    };
    match end {
        Some(End::Mate) => live.insert(Topic::Mate),
        Some(End::Stalemate) => live.insert(Topic::Stalemate),
        Some(End::Dead) => live.insert(Topic::DeadPosition),
        None => {}
    }
}
