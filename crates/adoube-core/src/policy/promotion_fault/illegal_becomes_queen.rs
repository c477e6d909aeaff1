//! It is an illegal move, and a pawn that reached the last rank becomes a queen.
//!
//! **Seen in:** FIDE 2014 on, Articles 7.5.a and 7.5.2.
//!
//! **Does not cover:** a new piece beside a pawn that never left its rank: that is an illegal move like any other.

use std::sync::Arc;

use crate::competition_book::CompetitionBuilt;
use crate::policy::{ParamKind, ParamSpec, PolicySpec, PromotionFault, PromotionRemedy, UnfinishedPromotion};
use crate::topic::Topic;

pub(in crate::policy) static SPEC: PolicySpec = PolicySpec {
    name: "illegal-becomes-queen",
    topics: &[Topic::PromotionFault],
    sentence: "It is an illegal move, and a pawn that reached the last rank becomes a queen.",
    params: &[
        ParamSpec {
            name: "who",
            kind: ParamKind::Word(&["placed-by-arbiter", "player-must"]),
            flag: false,
            sentence: "Who brings the queen: the arbiter puts it on the board, or the player must play the promotion again.",
        },
        ParamSpec {
            name: "ends",
            kind: ParamKind::Flag,
            flag: true,
            sentence: "Whether mate, stalemate or a dead position by that queen ends the game.",
        },
    ],
    build: |_, params| {
        CompetitionBuilt::PromotionFault(Arc::new(IllegalBecomesQueen {
            player_must: params.is("who", "player-must"),
            ends: params.flag("ends", true),
        }))
        .into()
    },
};

#[derive(Debug)]
struct IllegalBecomesQueen {
    player_must: bool,
    ends: bool,
}

impl PromotionFault for IllegalBecomesQueen {
    fn remedy(&self, fault: UnfinishedPromotion) -> PromotionRemedy {
        match fault {
            UnfinishedPromotion::PawnStays | UnfinishedPromotion::WrongUnit => PromotionRemedy::FreeChoice,
            UnfinishedPromotion::PawnLeft | UnfinishedPromotion::NothingPlaced if self.player_must => {
                PromotionRemedy::PlayerQueens
            }
            UnfinishedPromotion::PawnLeft | UnfinishedPromotion::NothingPlaced => {
                PromotionRemedy::Queen { ends: self.ends }
            }
        }
    }
}
